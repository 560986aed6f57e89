//! Positions written by hand: what is left out is filled in, and what is impossible is named.

use patolli_game::{Chance, Game, Position, PositionError, Seed, Setup, Viewer};
use serde_json::{Value, json};
use strum::VariantNames;

use super::{Table, cell, cells, choices};
use crate::views::invariants::Invariant;
use crate::{Event, Mexica, Question, Temples, View};

fn read(position: &Value) -> Result<Mexica, PositionError> {
    Position::<Mexica>::read(&position.to_string()).map(|position| position.game)
}

#[test]
fn what_is_left_out_is_as_after_set_up() {
    let begun = read(&json!({ "game": "mexica", "seats": 2, "seed": "c0ffee" })).unwrap();
    let setup = Setup::new(Mexica::META, 2, Seed(0x00c0_ffee)).unwrap();
    assert_eq!(begun, Mexica::set_up(&setup).unwrap());
}

#[test]
fn a_position_may_say_little() {
    let game = read(&json!({
        "game": "mexica", "seats": 3,
        "players": [{ "pilli": "h6" }, { "pilli": "h8" }, { "pilli": "d4", "tokens": 2 }],
        "canals": ["o6", "o7", "o8", "o9", "c4", "c5", "e4"],
        "turn": 3,
    }))
    .unwrap();
    assert_eq!((game.question, game.points, game.round), (Question::Turn, 6, 1));
    assert_eq!((game.singles, game.doubles), (5, 34));
    assert_eq!((game.row.len(), game.aside.len()), (8, 7));
    assert_eq!(game.players.all()[2].temples, Temples::FIRST_SET);
}

/// Everything on the board was paid for, six points a turn.
#[test]
fn the_round_is_as_early_as_can_be() {
    let built = json!([["b2", "c2", "d2"], ["e2", "f2", "g2"], ["h2", "i2"], ["j2"]]);
    let game = Table::new(2).player(1, json!({ "built": built })).game();
    assert_eq!(game.round, 2);
    let table = Table::new(2)
        .player(1, json!({ "built": built }))
        .player(2, json!({ "built": [["b3"], ["c3"], ["d3"], ["e3"]] }));
    assert_eq!(table.game().round, 3);
}

#[test]
fn a_pending_question_can_be_written_down() {
    let floors = Table::new(3).set("question", json!({ "floors": { "cell": "d4" } })).game();
    assert_eq!(choices(&floors, ""), ["floors=1", "floors=2", "floors=3", "floors=4"]);
    let second = Table::new(3).set("question", json!({ "second_cell": { "first": "d4" } })).game();
    assert_eq!(choices(&second, ""), ["e4", "d5"]);
    let start =
        json!({ "game": "mexica", "seats": 3, "turn": 2, "players": [{ "pilli": "g7" }, {}, {}] });
    assert_eq!(choices(&read(&start).unwrap(), ""), ["h6", "i7", "h8"]);
}

#[test]
fn dead_tokens_are_not_drawn() {
    // A founded district of 5 leaves one token of that size.
    let table = Table::new(3).drawn("b2", ". ~").drawn("a3", "# . ~\n. ~").set("period", json!(1));
    let game = table.game();
    assert_eq!(game.row.len() + game.aside.len(), 14);
    assert_eq!(game.board.founded, cells("b1 b2 a3 b3 a4"));
    assert_eq!(game.board.calpullis.first(), Some(cell("a3")));
}

fn broken(table: Table) -> &'static str {
    match table.read() {
        Err(PositionError::Broken(broken)) => broken.invariant.id,
        Err(error) => panic!("{error}"),
        Ok(_) => panic!("nothing is broken"),
    }
}

/// A district of five in the north-west.
fn corner(token: &str) -> Table {
    Table::new(3).drawn("b2", ". ~").drawn("a3", &format!("{token} . ~\n. ~"))
}

/// Temples of the first period, all built.
fn nine() -> Value {
    json!([["d12", "e12", "g12"], ["f12", "g11", "h12"], ["d13", "e13"], ["f13"]])
}

type Case = (&'static str, &'static str);

/// A table for three with this on it.
fn set(field: &str, value: Value) -> Table {
    Table::new(3).set(field, value)
}

/// What is wrong with the board: what should be named, and what is.
fn board_cases() -> Vec<Case> {
    let neutral = |list: Value| Table::new(2).set("neutral", list);
    let good = json!([["e4", "l4", "m8", "p6"], ["i12", "s8", "c7"], ["g8", "h2"], ["e11"]]);
    let moved = |from: &str, to: &str| {
        serde_json::from_str::<Value>(&good.to_string().replace(from, to)).unwrap()
    };
    let player = |number, fields| Table::new(3).player(number, fields);
    vec![
        ("canal_cells", broken(set("canals", json!(["o6", "o7", "o8"])))),
        ("canal_cells", broken(set("canals", json!(["o6", "o7", "o8", "o9", "h7", "h5"])))),
        ("canal_tiles", broken(set("singles", json!(5)))),
        ("canal_tiles", broken(Table::new(3).drawn("d4", "~ .\n. ~").set("doubles", json!(34)))),
        (
            "canal_tiles",
            broken(
                Table::new(3)
                    .drawn("b3", "~ . ~ . ~ . ~ . ~ . ~\n. ~ . ~")
                    .set("doubles", json!(35)),
            ),
        ),
        ("bridges_on_canals", broken(set("bridges", json!({ "east_west": ["d4"] })))),
        (
            "bridges_on_canals",
            broken(set("bridges", json!({ "east_west": ["o7"], "north_south": ["o7"] }))),
        ),
        ("bridge_ends", broken(set("bridges", json!({ "north_south": ["o7"] })))),
        ("bridge_count", broken(twelve_bridges())),
        ("temple_cells", broken(Table::new(3).drawn("d4", "~a1"))),
        ("temple_cells", broken(Table::new(3).drawn("h7", "a1"))),
        ("temple_twice", broken(Table::new(3).drawn("d4", "a1").drawn("d4", "b2"))),
        ("temple_count", broken(player(1, json!({ "temples": [3, 3, 2, 0] })))),
        ("temple_count", broken(Table::new(3).drawn("d4", "a4 a4"))),
        ("neutral_temples", broken(Table::new(3).drawn("d4", "n1"))),
        ("neutral_temples", broken(neutral(json!([["e4"], [], [], []])))),
        ("neutral_cells", broken(neutral(moved("e4", "e2")))),
        (
            "neutral_cells",
            broken(neutral(moved("e4", "d4")).set("options", json!({ "neutral_distance": 5 }))),
        ),
        ("calpulli_cells", broken(Table::new(3).drawn("o6", "~#"))),
        ("calpulli_cells", broken(corner("#").drawn("a3", "a1"))),
        ("calpulli_twice", broken(corner("#").drawn("a4", "#"))),
        ("calpulli_count", broken(Table::new(3).drawn("d4", "#"))),
        ("calpulli_count", broken(set("aside", json!([3])).row(&[4]))),
        ("calpulli_count", broken(set("row", json!([3, 3, 4, 4, 5, 5, 6, 6, 7])))),
        ("dead_calpulli", dead_calpulli()),
    ]
}

/// What is wrong with the table, the Pillis or the turn.
fn turn_cases() -> Vec<Case> {
    let player = |number, fields| Table::new(3).player(number, fields);
    let question = |value| Table::new(3).set("question", value);
    let over = |fields: &[(&str, Value)]| {
        let table = question(json!("nothing")).set("period", json!(2)).set("round", json!(11));
        let table = table.row(&[]);
        fields.iter().fold(table, |table, (field, value)| table.set(field, value.clone()))
    };
    vec![
        ("seats", view_with(|view| view.seats = 5)),
        ("one_for_each_seat", broken(Table::new(3).set("seats", json!(4)))),
        ("options", view_with(|view| view.options.stall_rounds = 0)),
        ("round", broken(set("round", json!(9)))),
        (
            "round",
            broken(set("period", json!(2)).set("stalled", json!([1])).set("round", json!(1))),
        ),
        ("round", broken(player(1, json!({ "built": nine() })).set("round", json!(1)))),
        ("period", broken(set("period", json!(3)).set("stalled", json!([1, 2])))),
        ("period", broken(set("period", json!(2)))),
        ("turn", broken(set("turn", json!(4)))),
        ("pilli_cells", broken(Table::new(3).drawn("d4", "~A"))),
        ("pilli_cells", broken(Table::new(3).drawn("d4", "A").drawn("d4", "b1"))),
        ("pilli_twice", broken(Table::new(3).drawn("d4", "A").drawn("d4", "B"))),
        ("pillis_placed", start(json!({ "players": [{}, { "pilli": "h6" }, {}] }))),
        ("fresh_start", start(json!({ "turn": 2, "players": [{ "pilli": "h5" }, {}, {}] }))),
        ("fresh_start", start(json!({ "canals": ["o6", "o7", "o8", "o9", "d4"] }))),
        ("fresh_start", start(json!({ "bridges": { "east_west": ["o7"] } }))),
        ("fresh_start", start(json!({ "row": [3, 4] }))),
        ("action_tokens", broken(Table::new(3).tokens(1, 7).tokens(2, 6))),
        ("turn_points", broken(set("points", json!(7)))),
        ("turn_points", broken(Table::new(3).tokens(1, 2).set("taken", json!(1)))),
        ("turn_points", broken(set("points", json!(4)).set("taken", json!(2)))),
        ("scored_too_early", broken(player(1, json!({ "points": { "palace": 5 } })))),
        ("too_many_points", broken(player(1, json!({ "points": { "founding": 1000 } })))),
        ("stall", broken(set("stalled", json!([1])))),
        ("stall", broken(set("stalled", json!([3])))),
        ("stall", broken(set("idle_rounds", json!(1)).in_first_round())),
        ("over", broken(over(&[("stalled", json!([1]))]))),
        ("over", broken(over(&[("stalled", json!([1, 2])), ("row", json!([3]))]))),
        ("question_fits", broken(question(json!("sail")))),
        ("question_fits", broken(question(json!({ "floors": { "cell": "h7" } })))),
        ("no_idle_question", view_with(|view| view.points = Some(0))),
    ]
}

/// Each invariant, with something that breaks it and nothing else.
#[test]
fn what_is_impossible_is_refused_by_name() {
    let cases: Vec<Case> = board_cases().into_iter().chain(turn_cases()).collect();
    for (expected, found) in &cases {
        assert_eq!(expected, found);
    }
    let untried = Invariant::VARIANTS.iter().find(|name| cases.iter().all(|case| case.0 != **name));
    assert_eq!(untried, None);
}

/// What is wrong with a position in which Pillis are being placed.
fn start(fields: Value) -> &'static str {
    let mut position = json!({ "game": "mexica", "seats": 3, "question": "start" });
    let Value::Object(fields) = fields else { panic!("not an object") };
    position.as_object_mut().unwrap().extend(fields);
    match read(&position) {
        Err(PositionError::Broken(broken)) => broken.invariant.id,
        other => panic!("{other:?}"),
    }
}

#[test]
fn what_leaves_no_choice_is_carried_out_and_told() {
    let resumed = |table: Table| {
        let reading = table.reading().unwrap();
        let kinds: Vec<&str> = reading.events.iter().map(patolli_game::Event::kind).collect();
        (reading.position.game, kinds)
    };
    // A bridge on o7 can lead one way only.
    let (game, kinds) = resumed(set("question", json!({ "axis": { "cell": "o7" } })));
    assert_eq!(kinds, ["bridge_built"]);
    assert!(game.board.bridges().contains(cell("o7")));
    // Without a point the turn is over.
    let (game, kinds) = resumed(set("points", json!(0)));
    assert_eq!((kinds, game.actor.number(), game.points), (vec![], 2, 6));
}

/// What is wrong with a view after this; some of it a set-up would refuse first.
fn view_with(change: impl FnOnce(&mut View)) -> &'static str {
    let mut view = Table::new(3).game().view(Viewer::Omniscient);
    change(&mut view);
    Mexica::determinize(&view, &mut Chance::new(Seed(0))).unwrap_err().invariant.id
}

/// A token that has left a game is put back into the row.
fn dead_calpulli() -> &'static str {
    let mut game = Mexica::set_up(&Setup::new(Mexica::META, 3, Seed(1)).unwrap()).unwrap();
    let mut chance = Chance::of_player(Seed(1), 0);
    let (mut list, mut events) = (Vec::new(), Vec::new());
    loop {
        let actor = game.deciding().lowest().unwrap();
        game.decisions(actor, &mut list);
        game.apply(actor, *chance.pick(&list).unwrap(), &mut events);
        let removed = events.drain(..).find_map(|event| match event {
            Event::CalpulliRemoved { size } => Some(size),
            _ => None,
        });
        if let Some(size) = removed {
            game.row.add(size);
            let view = game.view(Viewer::Omniscient);
            return Mexica::determinize(&view, &mut chance).unwrap_err().invariant.id;
        }
    }
}

fn twelve_bridges() -> Table {
    let rows = ". = . = . = . = .\n. = . = . = . = .";
    Table::new(3).drawn("b3", rows).drawn("o6", "=\n=\n=\n=")
}
