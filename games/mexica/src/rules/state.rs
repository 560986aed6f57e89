//! The game as a value: everything that lies on the table.

use patolli_game::{BySeat, Name, Seat};

use crate::board::{Board, MOST_SEATS};
use crate::components::calpulli::Calpullis;
use crate::format::options::Options;
use crate::rules::answers::Answers;
use crate::rules::player::Player;
use crate::rules::question::Question;

/// A game of Mexica.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Mexica {
    pub(crate) board: Board,
    pub(crate) players: BySeat<Player, MOST_SEATS>,
    /// The answers to the question being asked.
    pub(crate) answers: Answers,
    /// What is being asked.
    pub(crate) question: Question,
    /// The calpulli tokens that can be founded.
    pub(crate) row: Calpullis,
    /// Those of the second period, while the first lasts.
    pub(crate) aside: Calpullis,
    pub(crate) round: u16,
    pub(crate) period: u8,
    /// Whose turn it is.
    pub(crate) actor: Seat,
    /// The points left in this turn.
    pub(crate) points: u8,
    /// How many action tokens were taken in this turn.
    pub(crate) taken: u8,
    /// Canal tiles of one cell left.
    pub(crate) singles: u8,
    /// Canal tiles of two cells left.
    pub(crate) doubles: u8,
    /// Bridges left.
    pub(crate) bridges: u8,
    /// Has anything been put on the board in this round?
    pub(crate) placed: bool,
    /// For how many rounds before this one nothing has been.
    pub(crate) idle_rounds: u8,
    /// Does the period end with this round?
    pub(crate) last_round: bool,
    /// Which periods ended because nothing was put on the board any more, as bits.
    pub(crate) stalled: u8,
    pub(crate) seats: u8,
    pub(crate) options: Options,
}

impl Mexica {
    pub(crate) fn ending(&self) -> Name {
        let id = match self.stalled {
            0 => "complete",
            1 => "first_stalled",
            2 => "second_stalled",
            _ => "both_stalled",
        };
        Name::new("mexica-ending", id)
    }
}
