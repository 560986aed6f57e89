//! Where points come from.

use patolli_game::named_enum;

named_enum! {
    /// Where points come from.
    Source in "mexica-source":
    /// Founding districts.
    Founding,
    /// Being there when others found them.
    Presence,
    /// Temples in districts at the first scoring.
    FirstScoring,
    /// Temples in founded districts at the second scoring.
    SecondScoring,
    /// Temples in districts that were never founded.
    Unfounded,
    /// Standing in the palace at a scoring.
    Palace,
}
