//! What a player may decide, and how it is written.

use patolli_game::{Phrase, Say, decisions, named_enum};

use crate::board::cell::Cell;
use crate::components::bridge::Axis;
use crate::components::map::ROWS;
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
    Decision in "mexica", misread by in_the_lake:
    /// What to do.
    each "" Do(Action),
    /// Where.
    "" At(Cell),
    /// Which way a bridge leads.
    "" Axis(Axis),
    /// How many floors a temple has.
    "floors=" Floors(Floors),
}

/// The name of a place on the map that is no cell of the island.
fn in_the_lake(text: &str) -> Option<&'static str> {
    let (column, row) = text.split_at_checked(1)?;
    let on_map = column.as_bytes().iter().all(|letter| (b'a'..=b'u').contains(letter))
        && row.parse().is_ok_and(|row: usize| (1..=ROWS).contains(&row));
    on_map.then_some("lake")
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
    fn a_place_in_the_lake_is_said_to_be_there() {
        let id = |text: &str| text.parse::<Decision>().unwrap_err().expected.id;
        assert_eq!(
            (id("a1"), id("u14"), id("u14x"), id("v1")),
            ("lake", "lake", "notation", "notation")
        );
        assert_eq!(id(""), "notation");
    }

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
