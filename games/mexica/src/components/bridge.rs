//! Bridges: which way they lead.

use patolli_game::named_enum;

/// How many bridges there are.
pub const BRIDGES: u8 = 11;

named_enum! {
    /// Which way a bridge leads.
    Axis in "mexica-axis":
    /// From west to east.
    EastWest,
    /// From north to south.
    NorthSouth,
}
