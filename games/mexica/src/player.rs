//! What belongs to one player.

use patolli_game::named_enum;

use crate::cell::Cell;
use crate::cells::Cells;
use crate::temple::Temples;

/// How many action tokens there are.
pub const ACTION_TOKENS: u8 = 12;

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

/// What belongs to one player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Player {
    /// Where the Pilli stands, once it is placed.
    pub pilli: Option<Cell>,
    /// The district the Pilli is in; none on a bridge.
    pub district: Cells,
    /// The temples still to be built in this period.
    pub temples: Temples,
    pub tokens: u8,
    pub points: [u16; Source::COUNT],
}

impl Player {
    pub const NEW: Self = Self {
        pilli: None,
        district: Cells::NONE,
        temples: Temples::FIRST_SET,
        tokens: 0,
        points: [0; Source::COUNT],
    };

    pub fn score(&mut self, source: Source, points: u16) {
        self.points[source.index()] += points;
    }
}
