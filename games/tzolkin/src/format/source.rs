//! Where points come from.

use patolli_game::named_enum;

/// Points are counted in quarters: corn left at the end is worth one each.
pub(crate) const UNITS_PER_POINT: u8 = 4;

named_enum! {
    /// Where points come from while the game goes on.
    Source in "tzolkin-source":
    /// The gods, at the end of an age.
    Temples,
    /// Skulls left at Chichen Itza.
    Chichen,
    /// Points printed on buildings.
    Buildings,
    /// Architecture: for building, and beyond its last level.
    Technologies,
    /// Workers that were not fed.
    Hunger,
    /// Prophecies.
    Prophecies,
}
