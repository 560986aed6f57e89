//! What happens in a game.

use patolli_game::{Name, Phrase, Say, Seat, Viewer};
use serde::{Deserialize, Serialize};
use strum::{IntoStaticStr, VariantNames};

use crate::board::cell::Cell;
use crate::components::bridge::Axis;
use crate::components::temple::Floors;

/// Something that happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, IntoStaticStr, VariantNames)]
#[serde(tag = "event", rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
#[expect(missing_docs, reason = "the fields are what the variant's sentence speaks of")]
pub enum Event {
    /// A neutral temple was built at set-up.
    NeutralBuilt { cell: Cell, floors: Floors },
    /// The Emperor orders districts of these sizes.
    DistrictsOrdered { sizes: Vec<u8> },
    /// A player's Pilli begins on a start cell.
    PilliPlaced { seat: Seat, cell: Cell },
    /// A round began.
    RoundBegan { round: u16 },
    /// A Pilli walked.
    Walked { seat: Seat, from: Cell, cell: Cell, cost: u8 },
    /// A Pilli went by boat.
    Sailed { seat: Seat, from: Cell, cell: Cell, cost: u8 },
    /// A Pilli jumped.
    Jumped { seat: Seat, from: Cell, cell: Cell, cost: u8 },
    /// A canal of one cell was dug.
    CanalDug { seat: Seat, cell: Cell },
    /// A canal of two cells was dug.
    DoubleCanalDug { seat: Seat, cell: Cell, other: Cell },
    /// A bridge was built.
    BridgeBuilt { seat: Seat, cell: Cell, axis: Axis },
    /// A bridge was moved.
    BridgeMoved { seat: Seat, from: Cell, cell: Cell, axis: Axis },
    /// A temple was built.
    TempleBuilt { seat: Seat, cell: Cell, floors: Floors },
    /// A district was founded.
    DistrictFounded { seat: Seat, cell: Cell, size: u32, points: u16 },
    /// A player was there when another founded a district.
    PresenceScored { seat: Seat, points: u16 },
    /// A calpulli token can never be founded any more, and leaves the game.
    CalpulliRemoved { size: u8 },
    /// A player took an action token.
    TokenTaken { seat: Seat },
    /// A player spent action tokens.
    TokensSpent { seat: Seat, count: u8 },
    /// A player ended the turn with points left.
    PointsLost { seat: Seat, points: u8 },
    /// The period ends with this round: these seats have built every temple.
    LastRoundBegan { period: u8, seats: Vec<Seat> },
    /// A period is over, and scored.
    PeriodEnded { period: u8 },
    /// Nobody put anything on the board for `rounds` rounds: the period is over, and scored.
    PeriodStalled { period: u8, rounds: u8 },
    /// A founded district was scored.
    DistrictScored { seat: Seat, cell: Cell, size: u32, floors: u32, place: u8, points: u16 },
    /// A district that was never founded was scored.
    UnfoundedScored { seat: Seat, cell: Cell, size: u32, floors: u32, place: u8, points: u16 },
    /// A scoring brought nobody anything.
    NobodyScored,
    /// A Pilli in the palace was scored.
    PalaceScored { seat: Seat, points: u16 },
    /// The second period began, with new temples for everyone.
    PeriodBegan { period: u8 },
    /// The game is over.
    GameEnded { winners: Vec<Seat> },
}

impl patolli_game::Event for Event {
    const KINDS: &'static [&'static str] = Self::VARIANTS;

    fn kind(&self) -> &'static str {
        self.into()
    }

    /// Nothing is hidden.
    fn seen_by(&self, _: Viewer) -> Option<Self> {
        Some(self.clone())
    }
}

/// What first, second and third place are called.
fn place_name(place: u8) -> Name {
    let id = match place {
        1 => "first",
        2 => "second",
        _ => "third",
    };
    Name::new("mexica-place", id)
}

/// Several sizes, as digits.
pub(crate) fn listed(sizes: impl IntoIterator<Item = u8>) -> String {
    let sizes: Vec<String> = sizes.into_iter().map(|size| size.to_string()).collect();
    sizes.join(", ")
}

impl Say for Event {
    fn phrase(&self) -> Phrase {
        let say = Phrase::new("mexica-event", self.into());
        match self {
            Self::NeutralBuilt { cell, floors } => {
                say.text("cell", cell).number("floors", floors.number())
            }
            Self::DistrictsOrdered { sizes } => say.text("sizes", listed(sizes.iter().copied())),
            Self::PilliPlaced { seat, cell } | Self::CanalDug { seat, cell } => {
                say.seat("seat", *seat).text("cell", cell)
            }
            Self::RoundBegan { round } => say.number("round", *round),
            Self::Walked { seat, from, cell, cost }
            | Self::Sailed { seat, from, cell, cost }
            | Self::Jumped { seat, from, cell, cost } => {
                say.seat("seat", *seat).text("from", from).text("cell", cell).number("cost", *cost)
            }
            Self::DoubleCanalDug { seat, cell, other } => {
                say.seat("seat", *seat).text("cell", cell).text("other", other)
            }
            Self::BridgeBuilt { seat, cell, axis } => {
                say.seat("seat", *seat).text("cell", cell).name("axis", axis.name())
            }
            Self::BridgeMoved { seat, from, cell, axis } => say
                .seat("seat", *seat)
                .text("from", from)
                .text("cell", cell)
                .name("axis", axis.name()),
            Self::TempleBuilt { seat, cell, floors } => {
                say.seat("seat", *seat).text("cell", cell).number("floors", floors.number())
            }
            Self::DistrictFounded { seat, cell, size, points } => say
                .seat("seat", *seat)
                .text("cell", cell)
                .number("size", *size)
                .number("points", *points),
            Self::PresenceScored { seat, points } | Self::PalaceScored { seat, points } => {
                say.seat("seat", *seat).number("points", *points)
            }
            Self::PointsLost { seat, points } => say.seat("seat", *seat).number("points", *points),
            Self::CalpulliRemoved { size } => say.number("size", *size),
            Self::TokenTaken { seat } => say.seat("seat", *seat),
            Self::TokensSpent { seat, count } => say.seat("seat", *seat).number("count", *count),
            Self::LastRoundBegan { period, seats } => say
                .number("period", *period)
                .seats("seats", seats.iter().copied().collect())
                .number("count", seats.len() as i64),
            Self::NobodyScored => say,
            Self::PeriodEnded { period } | Self::PeriodBegan { period } => {
                say.number("period", *period)
            }
            Self::PeriodStalled { period, rounds } => {
                say.number("period", *period).number("rounds", *rounds)
            }
            Self::DistrictScored { seat, cell, size, floors, place, points }
            | Self::UnfoundedScored { seat, cell, size, floors, place, points } => say
                .seat("seat", *seat)
                .text("cell", cell)
                .number("size", *size)
                .number("floors", *floors)
                .name("place", place_name(*place))
                .number("points", *points),
            Self::GameEnded { winners } => say
                .seats("winners", winners.iter().copied().collect())
                .number("count", winners.len() as i64),
        }
    }
}
