//! Positions written by hand: what is left out is filled in, and what is impossible is named.

use patolli_game::{Chance, Game, Position, PositionError, Seed, Setup, Viewer};
use serde_json::{Value, json};

use super::seat;
use crate::Yaxha;
use crate::cubes::Cubes;
use crate::game::Phase;
use crate::market::Tile;

fn read(position: &Value) -> Result<Yaxha, PositionError> {
    Position::<Yaxha>::read(&position.to_string()).map(|position| position.game)
}

/// A good position for two in round 2, with some of its fields replaced.
fn with(fields: Value) -> Value {
    let mut position = json!({
        "game": "yaxha",
        "seats": 2,
        "round": 2,
        "pyramids": [["orange@d4", "blue@e4", "blue@f4"], ["grey@d4", "grey@d5", "grey@d6"]],
    });
    let Value::Object(fields) = fields else { panic!("not an object") };
    position.as_object_mut().unwrap().extend(fields);
    position
}

#[test]
fn what_is_left_out_is_as_after_set_up() {
    let begun = read(&json!({ "game": "yaxha", "seats": 3, "seed": "c0ffee" })).unwrap();
    let setup = Setup::new(Yaxha::META, 3, Seed(0x00c0_ffee)).unwrap();
    assert_eq!(begun, Yaxha::set_up(&setup).unwrap());

    let game = read(&with(json!({}))).unwrap();
    assert_eq!(game.deciding().len(), 2);
    assert_eq!(game.market.map(Cubes::len), [3, 3, 0, 0]);
    assert_eq!(game.view(Viewer::Omniscient).lots.unwrap().len(), 36);
}

#[test]
fn hidden_parts_follow_from_the_seed() {
    let of = |seed: &str| read(&with(json!({ "seed": seed }))).unwrap();
    assert_eq!(of("1"), of("1"));
    assert_ne!(of("1").bag, of("2").bag);
    assert_ne!(of("1").market, of("2").market);
}

#[test]
fn a_pending_question_can_be_written_down() {
    let taking = read(&json!({
        "game": "yaxha", "seats": 3, "phase": "taking", "initiative": [2, 3, 1],
        "cards": ["a", "a", "a"],
        "market": [[], ["orange", "blue", "green"], ["grey", "grey", "grey"]],
        "hands": [[], [], ["yellow", "yellow", "yellow"]],
    }))
    .unwrap();
    assert_eq!(taking.deciding().lowest(), Some(seat(1)));
    assert_eq!(
        taking.tiles_left().collect::<Vec<_>>(),
        [1, 2].map(|at| Tile::from_index(at).unwrap())
    );

    let building = read(&with(json!({
        "phase": "building", "hands": [["blue", "blue", "orange"], ["green", "grey", "grey"]],
    })));
    assert_eq!(building.unwrap().deciding().len(), 2);

    let choosing = read(&with(json!({ "cards": [null, "hidden"] }))).unwrap();
    assert_eq!(choosing.deciding().lowest(), Some(seat(1)));
    assert!(choosing.cards.all()[1].is_some());
}

#[test]
fn bonus_cards_may_be_named_in_any_order() {
    let cards = json!({ "bonus": ["three_colours", "most_blue", "most_levels"] });
    assert!(read(&with(cards)).is_ok());
}

/// Each invariant, with something that breaks it and nothing else.
#[test]
fn what_is_impossible_is_refused_by_name() {
    let building = |pyramids: Value, hands: Value| json!({ "phase": "building", "pyramids": pyramids, "hands": hands });
    let good = json!(["grey@d4", "grey@d5", "grey@d6"]);
    let good_hand = json!(["grey", "grey", "blue"]);
    let of_pyramid = |pyramid: Value| json!({ "pyramids": [pyramid, good] });
    let full_bag = json!({ "orange": 24, "blue": 22, "green": 24, "yellow": 24, "grey": 20 });
    let over_full = vec![vec!["orange"; 7]; 36];
    let base: Vec<String> = ["d", "e", "f", "g"]
        .iter()
        .flat_map(|column| (4..=7).map(move |row| format!("orange@{column}{row}")))
        .collect();
    for (fields, invariant) in [
        (json!({ "round": 0 }), "round"),
        (json!({ "round": 11 }), "round"),
        (json!({ "hands": [[]] }), "one_for_each_seat"),
        (json!({ "market": [["orange", "blue", "grey"]] }), "one_for_each_seat"),
        (json!({ "bag": full_bag }), "bag_size"),
        (json!({ "lots": [["orange", "blue", "grey"]] }), "bag_size"),
        (json!({ "lots": over_full, "bag": full_bag }), "bag_and_lots"),
        (json!({ "lots": over_full }), "cubes_of_a_colour"),
        (json!({ "market": [["orange"], ["blue", "blue", "blue"]] }), "whole_lots"),
        (json!({ "initiative": [1, 3] }), "initiative"),
        (json!({ "initiative": [2, 2] }), "initiative"),
        (json!({ "bonus": ["most_blue", "most_blue", "most_levels"] }), "bonus_cards"),
        (json!({ "bonus": ["most_blue", "beat_left_blue", "most_levels"] }), "bonus_used"),
        (json!({ "cards": ["c", null] }), "card_of_a_tile"),
        (json!({ "round": 3 }), "cubes_of_a_seat"),
        (json!({ "round": 1 }), "cubes_of_a_seat"),
        (json!({ "hands": [["blue"], []] }), "hand_size"),
        (building(json!([["orange@d4"], good]), json!([vec!["blue"; 5], good_hand])), "hand_size"),
        (json!({ "phase": "building", "cards": ["hidden", null] }), "hidden_card"),
        (
            json!({ "phase": "building", "hands": [good_hand, good_hand], "cards": ["a", null] }),
            "cards_back",
        ),
        (json!({ "market": [[], ["blue", "blue", "blue"]] }), "market_full"),
        (
            json!({ "phase": "building", "hands": [good_hand, good_hand], "market": [[], ["blue", "blue", "blue"]] }),
            "market_empty",
        ),
        (json!({ "phase": "taking", "cards": ["a", null] }), "cards_played"),
        (
            json!({ "phase": "taking", "cards": ["a", "a"], "market": [["blue", "blue", "blue"], []] }),
            "chosen_tiles_empty",
        ),
        (
            json!({ "phase": "taking", "cards": ["a", "a"], "market": [[], ["blue", "blue", "blue"]] }),
            "leftovers_in_order",
        ),
        (json!({ "phase": "building" }), "cubes_of_a_seat"),
        (of_pyramid(json!(["orange@d5", "blue@d6", "blue@d7"])), "not_first"),
        (of_pyramid(json!(["orange@d4", "blue@e4", "blue@e6"])), "no_contact"),
        (of_pyramid(json!(["orange@d4", "blue@e4", "blue@2d4"])), "unsupported"),
    ] {
        match read(&with(fields.clone())) {
            Err(PositionError::Broken(broken)) => {
                assert_eq!(broken.invariant.id, invariant, "{fields}: {broken}");
            }
            other => panic!("{invariant}: {fields} gives {other:?}"),
        }
    }

    // A pyramid that cannot lie together is refused where it stands in the file.
    let twice = with(of_pyramid(json!(["orange@d4", "blue@d4", "blue@e4"])));
    assert!(
        matches!(read(&twice), Err(PositionError::Field { path, .. }) if path == "pyramids[0]")
    );

    let many: Vec<String> = base.iter().cloned().chain(["blue@2d4".to_owned()]).collect();
    let wrong_colour = json!({
        "game": "yaxha", "seats": 2, "round": 7,
        "pyramids": [many, many],
    });
    let Err(PositionError::Broken(broken)) = read(&wrong_colour) else { panic!("accepted") };
    assert_eq!(broken.invariant.id, "cubes_of_a_colour");
    let grey: Vec<String> = base.iter().map(|cube| cube.replace("orange", "grey")).collect();
    let mut wrong_colour = wrong_colour;
    wrong_colour["pyramids"][1] = json!(grey);
    let Err(PositionError::Broken(broken)) = read(&wrong_colour) else { panic!("accepted") };
    assert_eq!(broken.invariant.id, "wrong_colour");
}

#[test]
fn what_leaves_no_choice_is_carried_out_and_told() {
    let resumed = |fields: Value| {
        let Value::Object(fields) = with(fields) else { panic!("not an object") };
        let reading = Position::<Yaxha>::reading(fields).unwrap();
        let kinds: Vec<&str> = reading.events.iter().map(patolli_game::Event::kind).collect();
        (reading.position.game, kinds)
    };
    let (game, kinds) = resumed(json!({ "cards": ["a", "b"] }));
    assert_eq!(kinds, ["card_revealed", "card_revealed", "lot_taken", "lot_taken"]);
    assert_eq!((game.phase, game.pending.len()), (Phase::Building, 2));
    let market = json!([[], ["blue", "blue", "blue"]]);
    let hands = json!([["grey", "grey", "blue"], []]);
    let taking = json!({ "phase": "taking", "cards": ["a", "a"], "market": market, "hands": hands, "initiative": [1, 2] });
    assert_eq!(resumed(taking).1, ["leftover_taken", "initiative_swapped"]);
    // One has built, the other has no cube left: the next round begins.
    let built = json!({
        "phase": "building",
        "pyramids": [
            ["orange@d4", "blue@e4", "blue@f4", "green@g4", "grey@g5", "grey@g6"],
            ["grey@d4", "grey@d5", "grey@d6", "blue@e4", "blue@e5", "blue@e6"],
        ],
    });
    let (game, kinds) = resumed(built);
    assert_eq!((game.round, kinds[0]), (3, "round_began"));
}

#[test]
fn a_choice_is_not_imagined_where_there_is_none() {
    let mut view = read(&with(json!({ "cards": [null, "b"] }))).unwrap().view(Viewer::Omniscient);
    view.cards[0] = view.cards[1];
    let refused = Yaxha::determinize(&view, &mut Chance::new(Seed(0))).unwrap_err();
    assert_eq!(refused.invariant.id, "somebody_decides");
    // The first cube can go one way only, if all three are of one colour.
    let mut view = read(&json!({ "game": "yaxha", "seats": 2 })).unwrap().view(Viewer::Spectator);
    let hands = json!([["blue", "blue", "blue"], ["grey", "grey", "grey"]]);
    (view.phase, view.market, view.bag) = (Phase::Building, None, None);
    view.hands = serde_json::from_value(hands).unwrap();
    let refused = Yaxha::determinize(&view, &mut Chance::new(Seed(0))).unwrap_err();
    assert_eq!(refused.invariant.id, "no_idle_question");
}

#[test]
fn a_game_that_is_over_has_no_cubes_in_hand() {
    let base: Vec<String> = ["d", "e", "f", "g"]
        .iter()
        .flat_map(|column| (4..=7).map(move |row| (column, row)))
        .map(|(column, row)| format!("{}@{column}{row}", if row < 6 { "orange" } else { "grey" }))
        .collect();
    let over = |hand: Value| {
        json!({
            "game": "yaxha", "seats": 2, "round": 10, "phase": "over",
            "pyramids": [base, base], "hands": [hand, []],
        })
    };
    assert!(read(&over(json!([]))).unwrap().outcome().is_some());
    let Err(PositionError::Broken(broken)) = read(&over(json!(["blue"]))) else {
        panic!("accepted");
    };
    assert_eq!(broken.invariant.id, "hand_size");
    let mut early = over(json!([]));
    early["round"] = json!(9);
    let Err(PositionError::Broken(broken)) = read(&early) else { panic!("accepted") };
    assert_eq!(broken.invariant.id, "over_after_the_last_round");
}
