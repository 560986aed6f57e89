//! Everything there is to know, as plain data. Nothing is hidden: the tokens set aside are those
//! that are nowhere else.

use arrayvec::ArrayVec;
use patolli_game::Seat;
use serde::{Deserialize, Serialize};

use crate::board::cell::Cell;
use crate::board::cells::Cells;
use crate::board::{Board, MOST_SEATS, Owner};
use crate::components::bridge::Axis;
use crate::components::calpulli::Calpullis;
use crate::components::temple::{Floors, MOST_FLOORS, Temples};
use crate::format::options::Options;
use crate::format::source::Source;
use crate::rules::player::Player;
use crate::rules::question::Question;
use crate::rules::state::Mexica;

/// The cells with temples of one floor, of two, of three and of four.
pub type BuiltTemples = [Cells; MOST_FLOORS];

/// Everything there is to know.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct View {
    /// How many play.
    pub seats: u8,
    /// What the table chose.
    pub options: Options,
    /// Which round it is, from 1; if left out, the earliest possible.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub round: Option<u16>,
    /// Which period it is, 1 or 2.
    pub period: u8,
    /// Whose turn it is.
    pub turn: Seat,
    /// What is being asked; if left out, what to do, once all Pillis stand on the board.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub question: Option<Question>,
    /// The points left in this turn; if left out, all.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub points: Option<u8>,
    /// How many action tokens were taken in this turn.
    pub taken: u8,
    /// The calpulli tokens that can be founded; if left out, drawn.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub row: Option<Calpullis>,
    /// The calpulli tokens of the second period, during the first; if left out, drawn.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub aside: Option<Calpullis>,
    /// Canal tiles of one cell left; if left out, as many as possible.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub singles: Option<u8>,
    /// Canal tiles of two cells left; if left out, what follows from the canals.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub doubles: Option<u8>,
    /// Every canal cell, the printed ones too.
    pub canals: Cells,
    /// The bridges.
    pub bridges: Bridges,
    /// Where calpulli tokens lie; their districts are founded.
    pub calpullis: Cells,
    /// The neutral temples of a game for two; if left out, drawn.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub neutral: Option<BuiltTemples>,
    /// What belongs to each player.
    pub players: ArrayVec<PlayerView, MOST_SEATS>,
    /// Has anything been put on the board in this round?
    pub placed: bool,
    /// For how many rounds before this one nothing has been.
    pub idle_rounds: u8,
    /// The periods that ended because nothing was put on the board any more.
    pub stalled: ArrayVec<u8, 2>,
}

/// The bridges by their axis.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Bridges {
    /// Those that lead from west to east.
    pub east_west: Cells,
    /// Those that lead from north to south.
    pub north_south: Cells,
}

impl Bridges {
    /// All of them.
    pub fn all(self) -> Cells {
        self.east_west | self.north_south
    }
}

/// What belongs to a player.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct PlayerView {
    /// Where the Pilli stands.
    pub pilli: Option<Cell>,
    /// The temples built.
    pub built: BuiltTemples,
    /// The temples still to be built in this period, by floors; if left out, those not built.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub temples: Option<Temples>,
    /// Action tokens.
    pub tokens: u8,
    /// Points scored.
    pub points: Points,
}

/// Points by where they came from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[expect(missing_docs, reason = "points from each source")]
pub struct Points {
    pub founding: u16,
    pub presence: u16,
    pub first_scoring: u16,
    pub second_scoring: u16,
    pub unfounded: u16,
    pub palace: u16,
}

impl Points {
    fn of(player: &Player) -> Self {
        let points = |source: Source| player.points[source.index()];
        Self {
            founding: points(Source::Founding),
            presence: points(Source::Presence),
            first_scoring: points(Source::FirstScoring),
            second_scoring: points(Source::SecondScoring),
            unfounded: points(Source::Unfounded),
            palace: points(Source::Palace),
        }
    }

    /// In the order of the sources.
    pub(crate) const fn by_source(self) -> [u16; Source::COUNT] {
        [
            self.founding,
            self.presence,
            self.first_scoring,
            self.second_scoring,
            self.unfounded,
            self.palace,
        ]
    }

    /// All of them.
    pub fn total(self) -> u32 {
        self.by_source().into_iter().map(u32::from).sum()
    }
}

fn built(board: &Board, owner: Owner) -> BuiltTemples {
    let mut built = BuiltTemples::default();
    for cell in &board.temples_of(owner) {
        if let Some((_, floors)) = board.temple(cell) {
            built[floors.index()].insert(cell);
        }
    }
    built
}

/// Each temple with its floors.
pub(crate) fn each_temple(built: &BuiltTemples) -> impl Iterator<Item = (Cell, Floors)> {
    let by_floors = Floors::all().zip(built);
    by_floors.flat_map(|(floors, cells)| cells.iter().map(move |cell| (cell, floors)))
}

impl View {
    /// Does the Emperor still order a district of this size?
    pub fn is_ordered(&self, size: u32) -> bool {
        self.row.is_some_and(|row| row.count(size) > 0)
    }

    pub(crate) fn of(game: &Mexica) -> Self {
        let player = |seat: Seat| {
            let player = &game.players[seat];
            PlayerView {
                pilli: player.pilli,
                built: built(&game.board, Owner::Seat(seat)),
                temples: Some(player.temples),
                tokens: player.tokens,
                points: Points::of(player),
            }
        };
        Self {
            seats: game.seats,
            options: game.options,
            round: Some(game.round),
            period: game.period,
            turn: game.actor,
            question: Some(game.question),
            points: Some(game.points),
            taken: game.taken,
            row: Some(game.row),
            aside: Some(game.aside),
            singles: Some(game.singles),
            doubles: Some(game.doubles),
            canals: game.board.canals(),
            bridges: Bridges {
                east_west: game.board.bridges_of(Axis::EastWest),
                north_south: game.board.bridges_of(Axis::NorthSouth),
            },
            calpullis: game.board.calpullis,
            neutral: (game.seats == 2).then(|| built(&game.board, Owner::Neutral)),
            players: Seat::first(game.seats.into()).map(player).collect(),
            placed: game.placed,
            idle_rounds: game.idle_rounds,
            stalled: (1..=2).filter(|period| game.stalled & (1 << (period - 1)) != 0).collect(),
        }
    }
}
