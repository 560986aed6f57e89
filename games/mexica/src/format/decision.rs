//! What a player may decide, and how it is written.

use patolli_game::{Phrase, Say, decisions, named_enum};

use crate::board::cell::Cell;
use crate::components::bridge::Axis;
use crate::components::temple::Floors;

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

decisions! {
    /// One choice of one seat.
    Decision in "mexica":
    /// What to do.
    each "" Do(Action),
    /// Where.
    "" At(Cell),
    /// Which way a bridge leads.
    "" Axis(Axis),
    /// How many floors a temple has.
    "floors=" Floors(Floors),
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
    fn every_action_is_a_kind_of_its_own() {
        let kinds = Action::ALL.iter().map(|action| action.text());
        assert_eq!(kinds.chain(["at", "axis", "floors"]).collect::<Vec<_>>(), Decision::KINDS);
    }
}
