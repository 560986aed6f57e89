//! Why a decision is refused.

use patolli_game::Phrase;

use crate::board::Board;
use crate::board::cell::Cell;
use crate::board::cells::Cells;
use crate::board::island::{PALACE, STARTS};
use crate::board::travel::JUMP;
use crate::components::bridge::Axis;
use crate::components::temple::Floors;
use crate::format::decision::{Action, Decision};
use crate::rules::legal::MOST_TAKEN;
use crate::rules::question::Question;
use crate::rules::state::Mexica;

fn say(id: &'static str) -> Phrase {
    Phrase::new("mexica-refused", id)
}

/// Why this decision is not among the answers: the rule it breaks, or what is being asked instead.
pub(crate) fn why_not(game: &Mexica, decision: Decision) -> Phrase {
    match (game.question, decision) {
        (Question::Turn, Decision::Do(action)) => acting(game, action),
        (Question::Start, Decision::At(cell)) => {
            let id = if STARTS.contains(cell) { "occupied" } else { "no_start" };
            say(id).text("cell", cell)
        }
        (Question::Walk, Decision::At(cell)) => walking(game, cell),
        (Question::Sail, Decision::At(cell)) => sailing(game, cell),
        (Question::Jump, Decision::At(cell)) => {
            standing(&game.board, cell).unwrap_or_else(locking_in)
        }
        (Question::Canal | Question::DoubleCanal, Decision::At(cell)) => digging(game, cell),
        (Question::SecondCell { first }, Decision::At(cell)) => second_cell(game, first, cell),
        (Question::Bridge | Question::NewPlace { .. }, Decision::At(cell)) => bridging(game, cell),
        (Question::MoveBridge, Decision::At(cell)) => moving_bridge(game, cell),
        (Question::NewAxis { cell, .. }, Decision::Axis(axis))
            if game.axes(cell).any(|fits| fits == axis) =>
        {
            locking_in()
        }
        (Question::Axis { .. } | Question::NewAxis { .. }, Decision::Axis(_)) => say("ramps"),
        (Question::Temple | Question::Found, Decision::At(cell)) => building(game, cell),
        (Question::Floors { .. }, Decision::Floors(floors)) => raising(game, floors),
        (question, _) => asked_instead(question),
    }
}

/// What is being asked now.
fn asked_instead(question: Question) -> Phrase {
    say(match question {
        Question::Start => "now_start",
        Question::Turn | Question::Nothing => "now_turn",
        Question::Walk => "now_walk",
        Question::Sail => "now_sail",
        Question::Jump => "now_jump",
        Question::Canal => "now_canal",
        Question::DoubleCanal => "now_double_canal",
        Question::SecondCell { .. } => "now_second_cell",
        Question::Bridge => "now_bridge",
        Question::Axis { .. } | Question::NewAxis { .. } => "now_axis",
        Question::MoveBridge => "now_move_bridge",
        Question::NewPlace { .. } => "now_new_place",
        Question::Temple => "now_temple",
        Question::Floors { .. } => "now_floors",
        Question::Found => "now_found",
    })
}

/// Why an action cannot be started.
fn acting(game: &Mexica, action: Action) -> Phrase {
    let own = game.own();
    let on_bridge = own.district.is_empty();
    if game.is_possible_unguarded(action) {
        return locking_in();
    }
    match action {
        Action::Found if on_bridge => say("on_bridge"),
        Action::Found if own.district.touches(&game.board.founded) => say("founded_already"),
        Action::Found if game.row.count(own.district.len()) == 0 => {
            say("no_such_calpulli").number("size", own.district.len())
        }
        Action::Found => say("no_room"),
        Action::Take if game.taken == MOST_TAKEN => say("taken_two"),
        Action::Take if game.tokens_left() == 0 => say("no_token_left"),
        Action::Take => say("no_points"),
        _ if game.means() == 0 => say("no_points"),
        Action::Walk => say("no_step"),
        Action::Sail if !on_bridge => say("no_boat"),
        Action::Sail => say("no_trip"),
        Action::Jump if game.means() < JUMP => say("jump_costs").number("points", game.means()),
        Action::Canal if game.singles == 0 => say("no_single_left"),
        Action::DoubleCanal if game.doubles == 0 => say("no_double_left"),
        Action::Canal | Action::DoubleCanal => say("nowhere_to_dig"),
        Action::Bridge if game.bridges == 0 => say("no_bridge_left"),
        Action::Bridge => say("nowhere_for_a_bridge"),
        Action::MoveBridge if game.bridges > 0 => say("bridges_left"),
        Action::MoveBridge => say("no_bridge_to_move"),
        Action::Temple if on_bridge => say("on_bridge"),
        Action::Temple if own.temples.heights(game.means()) == 0 => say("no_temple_left"),
        Action::Temple => say("no_room"),
        Action::Jump | Action::Done => asked_instead(game.question),
    }
}

/// The only rule left by which something can be refused.
fn locking_in() -> Phrase {
    say("locks_in")
}

/// Why no Pilli can stand on a cell.
fn standing(board: &Board, cell: Cell) -> Option<Phrase> {
    let water = board.canals() - board.bridges();
    if water.contains(cell) {
        return Some(say("water").text("cell", cell));
    }
    (!board.free().contains(cell)).then(|| say("occupied").text("cell", cell))
}

fn walking(game: &Mexica, cell: Cell) -> Phrase {
    let far = |pilli| !game.board.walk(pilli, game.means().min(JUMP)).contains(cell);
    standing(&game.board, cell).unwrap_or_else(|| {
        if game.own().pilli.is_some_and(far) {
            return say("too_far").text("cell", cell).number("points", game.means().min(JUMP));
        }
        locking_in()
    })
}

fn sailing(game: &Mexica, cell: Cell) -> Phrase {
    if !game.board.bridges().contains(cell) {
        return say("no_bridge_there").text("cell", cell);
    }
    if !game.board.free().contains(cell) {
        return say("occupied").text("cell", cell);
    }
    let far = |pilli| !game.board.sail(pilli, game.means().min(JUMP)).contains(cell);
    if game.own().pilli.is_some_and(far) {
        return say("no_boat_there").text("cell", cell).number("points", game.means().min(JUMP));
    }
    locking_in()
}

/// Why no canal can be dug on a cell.
fn undiggable(board: &Board, cell: Cell) -> Option<Phrase> {
    let id = if PALACE.contains(cell) {
        "palace"
    } else if !board.land.contains(cell) {
        "water"
    } else if board.founded.contains(cell) {
        "founded_district"
    } else if !board.empty().contains(cell) {
        "occupied"
    } else if board.ramps().contains(cell) {
        "before_bridge"
    } else {
        return None;
    };
    Some(say(id).text("cell", cell))
}

fn digging(game: &Mexica, cell: Cell) -> Phrase {
    if let Some(why) = undiggable(&game.board, cell) {
        return why;
    }
    let plots = game.board.diggable();
    let pairs = plots.west() | plots.north();
    if game.question == Question::DoubleCanal && !pairs.contains(cell) {
        return say("no_second_cell").text("cell", cell);
    }
    locking_in()
}

fn second_cell(game: &Mexica, first: Cell, cell: Cell) -> Phrase {
    let first_cell = Cells::only(first);
    if !(first_cell.east() | first_cell.south()).contains(cell) {
        return say("not_beside").text("cell", cell).text("first", first);
    }
    undiggable(&game.board, cell).unwrap_or_else(locking_in)
}

fn bridging(game: &Mexica, cell: Cell) -> Phrase {
    if !game.board.canals().contains(cell) {
        return say("no_canal").text("cell", cell);
    }
    if game.board.bridges().contains(cell) {
        return say("bridge_there").text("cell", cell);
    }
    let fits = Axis::ALL.iter().any(|&axis| game.board.bridgeable(axis).contains(cell));
    if fits { locking_in() } else { say("ramps") }
}

fn moving_bridge(game: &Mexica, cell: Cell) -> Phrase {
    if !game.board.bridges().contains(cell) {
        return say("no_bridge_there").text("cell", cell);
    }
    if game.board.pillis.contains(cell) {
        return say("bridge_in_use").text("cell", cell);
    }
    locking_in()
}

/// Why no temple, or no calpulli token, can be put on a cell.
fn building(game: &Mexica, cell: Cell) -> Phrase {
    let id = if PALACE.contains(cell) {
        "palace"
    } else if !game.board.land.contains(cell) {
        "water"
    } else if !game.own().district.contains(cell) {
        "other_district"
    } else if !game.board.empty().contains(cell) {
        "occupied"
    } else {
        return locking_in();
    };
    say(id).text("cell", cell)
}

fn raising(game: &Mexica, floors: Floors) -> Phrase {
    if game.own().temples.count(floors) == 0 {
        return say("no_such_temple").number("floors", floors.number());
    }
    say("temple_costs").number("floors", floors.number()).number("points", game.means())
}
