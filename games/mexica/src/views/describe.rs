//! Decisions in words, for someone who sees the table: what is done where, and what it costs.

use patolli_game::{Phrase, Say};

use crate::board::cell::Cell;
use crate::components::calpulli::values;
use crate::format::decision::{Action, Decision};
use crate::rules::question::Question;
use crate::rules::state::Mexica;
use crate::views::view::View;

fn say(id: &'static str) -> Phrase {
    Phrase::new("mexica-describe", id)
}

/// Nothing is hidden, so the game says it all.
pub(crate) fn describe(game: &Mexica, _: &View, decision: Decision) -> Phrase {
    in_game(game, decision).unwrap_or_else(|| decision.phrase())
}

fn in_game(game: &Mexica, decision: Decision) -> Option<Phrase> {
    match decision {
        Decision::Do(action) => acting(game, action),
        Decision::At(cell) => at(game, cell),
        Decision::Axis(_) | Decision::Floors(_) => None,
    }
}

/// An action, with what is left of what it needs.
fn acting(game: &Mexica, action: Action) -> Option<Phrase> {
    Some(match action {
        Action::Canal => say("canal").number("left", game.singles),
        Action::DoubleCanal => say("double_canal").number("left", game.doubles),
        Action::Bridge => say("bridge").number("left", game.bridges),
        Action::Found => {
            let size = game.own().district.len();
            say("found").number("size", size).number("points", values(size)[1])
        }
        Action::Take => say("take").number("left", game.tokens_left()),
        Action::Done if game.points > 0 => say("done").number("points", game.points),
        _ => return None,
    })
}

/// What is done at a cell.
fn at(game: &Mexica, cell: Cell) -> Option<Phrase> {
    let id = match game.question {
        Question::Start => "start",
        Question::Walk => {
            let cost = game.cost(Decision::At(cell))?;
            return Some(say("walk_to").text("cell", cell).number("cost", cost));
        }
        Question::Sail => {
            let cost = game.cost(Decision::At(cell))?;
            return Some(say("sail_to").text("cell", cell).number("cost", cost));
        }
        Question::Jump => "jump_to",
        Question::Canal => "dig_at",
        Question::DoubleCanal => "dig_from",
        Question::SecondCell { first } => {
            return Some(say("dig_to").text("first", first).text("cell", cell));
        }
        Question::Bridge => "bridge_at",
        Question::MoveBridge => "move_from",
        Question::NewPlace { from } => {
            return Some(say("move_to").text("from", from).text("cell", cell));
        }
        Question::Temple => "temple_at",
        Question::Found => "found_at",
        Question::Turn
        | Question::Axis { .. }
        | Question::NewAxis { .. }
        | Question::Floors { .. }
        | Question::Nothing => return None,
    };
    Some(say(id).text("cell", cell))
}
