//! The four technologies.

use patolli_game::named_enum;

named_enum! {
    /// A track of technology.
    Track in "tzolkin-track":
    /// More corn.
    Agriculture,
    /// More blocks.
    Extraction,
    /// Better buildings.
    Architecture,
    /// More of the gods and of skulls.
    Theology,
}

/// The highest level; a player who advances beyond it gets the bonus of the track instead.
pub const TOP_LEVEL: u8 = 3;

/// The points of advancing beyond the last level of Architecture.
pub(crate) const ARCHITECTURE_BONUS: i16 = 3;

/// How many blocks an advance from this level costs.
pub const fn advance_cost(level: u8) -> u8 {
    if level < TOP_LEVEL { level + 1 } else { 1 }
}

/// What the next advance on a track brings, by the track and its level now.
pub(crate) const fn level_id(track: usize, level: u8) -> &'static str {
    const IDS: [[&str; 4]; 4] = [
        ["agriculture1", "agriculture2", "agriculture3", "agriculture_bonus"],
        ["extraction1", "extraction2", "extraction3", "extraction_bonus"],
        ["architecture1", "architecture2", "architecture3", "architecture_bonus"],
        ["theology1", "theology2", "theology3", "theology_bonus"],
    ];
    IDS[track][if level < 3 { level as usize } else { 3 }]
}
