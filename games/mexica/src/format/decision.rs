//! What a player may decide, and how it is written.

use std::fmt;
use std::str::FromStr;

use patolli_game::{BadNotation, Name, Phrase, Say, named_enum};

use crate::board::cell::Cell;
use crate::components::bridge::Axis;
use crate::components::temple::{Floors, MOST_FLOORS};

named_enum! {
    /// What to do next in a turn.
    Action in "mexica-action":
    /// Walk.
    Walk,
    /// Go by boat.
    Sail,
    /// Jump anywhere for five points.
    Jump,
    /// Dig a canal of one cell.
    Canal,
    /// Dig a canal of two cells.
    DoubleCanal,
    /// Build a bridge.
    Bridge,
    /// Move a bridge.
    MoveBridge,
    /// Build a temple.
    Temple,
    /// Found the district the Pilli is in.
    Found,
    /// Take an action token.
    Take,
    /// End the turn.
    Done,
}

/// One choice of one seat.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Decision {
    /// What to do.
    Do(Action),
    /// Where.
    At(Cell),
    /// Which way a bridge leads.
    Axis(Axis),
    /// How many floors a temple has.
    Floors(Floors),
}

const KINDS: &[&str] = &[
    "walk",
    "sail",
    "jump",
    "canal",
    "double_canal",
    "bridge",
    "move_bridge",
    "temple",
    "found",
    "take",
    "done",
    "at",
    "axis",
    "floors",
];

/// The index of the first decision of each form.
pub(crate) mod first {
    use super::{Action, Axis, Cell, MOST_FLOORS};

    pub const AT: usize = Action::COUNT;
    pub const AXIS: usize = AT + Cell::COUNT;
    pub const FLOORS: usize = AXIS + Axis::COUNT;
    pub const END: usize = FLOORS + MOST_FLOORS;
}

impl patolli_game::Decision for Decision {
    const COUNT: usize = first::END;
    const KINDS: &'static [&'static str] = KINDS;

    fn index(self) -> usize {
        match self {
            Self::Do(action) => action.index(),
            Self::At(cell) => first::AT + cell.index(),
            Self::Axis(axis) => first::AXIS + axis.index(),
            Self::Floors(floors) => first::FLOORS + floors.index(),
        }
    }

    fn from_index(index: usize) -> Option<Self> {
        if let Some(&action) = Action::ALL.get(index) {
            return Some(Self::Do(action));
        }
        if let Some(cell) = Cell::from_index(index - first::AT) {
            return Some(Self::At(cell));
        }
        if let Some(&axis) = Axis::ALL.get(index - first::AXIS) {
            return Some(Self::Axis(axis));
        }
        Floors::new(u8::try_from(index - first::FLOORS).ok()?.checked_add(1)?).map(Self::Floors)
    }

    fn kind(self) -> &'static str {
        match self {
            Self::Do(action) => action.text(),
            Self::At(_) => "at",
            Self::Axis(_) => "axis",
            Self::Floors(_) => "floors",
        }
    }
}

impl fmt::Display for Decision {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Do(action) => f.write_str(action.text()),
            Self::At(cell) => cell.fmt(f),
            Self::Axis(axis) => f.write_str(axis.text()),
            Self::Floors(floors) => write!(f, "floors={floors}"),
        }
    }
}

impl FromStr for Decision {
    type Err = BadNotation;

    fn from_str(text: &str) -> Result<Self, BadNotation> {
        let read = match text.strip_prefix("floors=") {
            Some(floors) => floors.parse().ok().map(Self::Floors),
            None => None
                .or_else(|| text.parse().ok().map(Self::Do))
                .or_else(|| text.parse().ok().map(Self::Axis))
                .or_else(|| text.parse().ok().map(Self::At)),
        };
        let expected = Name::new("mexica", "notation");
        read.ok_or_else(|| BadNotation { text: text.to_owned(), expected })
    }
}

impl Say for Decision {
    fn phrase(&self) -> Phrase {
        match *self {
            Self::Do(action) => Phrase::from(action.name()),
            Self::At(cell) => Phrase::new("mexica-decision", "at").text("cell", cell),
            Self::Axis(axis) => Phrase::from(axis.name()),
            Self::Floors(floors) => {
                Phrase::new("mexica-decision", "floors").number("floors", floors.number())
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use patolli_game::Decision as _;

    use super::*;

    #[test]
    fn decisions_are_written_as_in_the_notation() {
        for (text, index) in [
            ("walk", 0),
            ("done", 10),
            ("b1", 11),
            ("j14", 206),
            ("east_west", 207),
            ("floors=4", 212),
        ] {
            let decision: Decision = text.parse().unwrap();
            assert_eq!((decision.index(), decision.to_string().as_str()), (index, text));
        }
        for bad in ["", "a1", "floors=5", "floors", "dig", "Walk", "end"] {
            assert!(bad.parse::<Decision>().is_err(), "{bad}");
        }
    }

    #[test]
    fn every_kind_is_that_of_some_decision() {
        let kinds = Action::ALL.iter().map(|action| action.text());
        assert_eq!(kinds.chain(["at", "axis", "floors"]).collect::<Vec<_>>(), KINDS);
    }
}
