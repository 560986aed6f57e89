//! Bridges: which way they lead.

use patolli_game::noun;

/// How many bridges there are.
pub const BRIDGES: u8 = 11;

noun! {
    /// Which way a bridge leads.
    Axis in "mexica-axis":
    /// From west to east.
    EastWest,
    /// From north to south.
    NorthSouth,
}
