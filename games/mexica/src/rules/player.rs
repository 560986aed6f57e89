//! What belongs to one player.

use crate::board::cell::Cell;
use crate::board::cells::Cells;
use crate::components::temple::Temples;
use crate::format::source::Source;

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
