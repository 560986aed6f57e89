//! How many tiles and tokens everyone shares.

/// How many canal tiles of one cell there are.
pub const SINGLE_CANALS: u8 = 6;
/// How many canal tiles of two cells there are, without the two on the printed canal.
pub const DOUBLE_CANALS: u8 = 35;
/// How many action tokens there are.
pub const ACTION_TOKENS: u8 = 12;
