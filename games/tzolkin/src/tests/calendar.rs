//! The calendar and the first-player space.

use patolli_game::Game;
use serde_json::json;

use super::{Table, after, listed, play, player, seat};
use crate::{Phase, Space, Tzolkin};

/// A table for four at the end of a round: the last player has yet to place a worker.
fn last_turn(tooth: u8, food_days: u8) -> Table {
    Table::new(4)
        .set("turn", json!(3))
        .set("round", json!(tooth + 1))
        .set("tooth", json!(tooth))
        .set("food_days", json!(food_days))
        .set(
            "row",
            if food_days < 2 {
                json!([1, 4, 6, 10, 12, 13])
            } else {
                json!([15, 18, 22, 25, 27, 30])
            },
        )
        .player(4, json!({ "corn": 0, "workers": 3 }))
}

fn spaces(game: &Tzolkin, number: usize) -> Vec<String> {
    player(game, number).on.iter().map(|space| space.to_string()).collect()
}

#[test]
fn all_workers_move_on_by_a_space() {
    let table = last_turn(1, 0).player(1, json!({ "on": ["palenque0", "chichen9", "uxmal6"] }));
    let game = after(&table, "place=tikal");
    assert_eq!(spaces(&game, 1), ["palenque1", "uxmal7", "chichen10"]);
    assert_eq!(spaces(&game, 4), ["tikal1"]);
    assert_eq!((game.tooth, game.round), (2, 3));
}

#[test]
fn who_stands_on_the_last_space_is_pushed_off_without_an_action() {
    let table = last_turn(1, 0).player(1, json!({ "on": ["palenque7", "chichen10", "uxmal6"] }));
    let game = after(&table, "place=tikal");
    assert_eq!(spaces(&game, 1), ["uxmal7"]);
    assert_eq!((player(&game, 1).free_workers(), player(&game, 1).corn), (2, 0));
}

#[test]
fn neutral_workers_go_round_through_slots_without_a_number() {
    let table = Table::new(3)
        .set("turn", json!(2))
        .set("jungle", json!([{ "corn": 3 }, { "wood": 3 }, { "wood": 3 }, { "wood": 3 }]))
        .set(
            "neutral",
            json!(["palenque7", "tikal8", "uxmal9", "chichen10", "chichen12", "yaxchilan0"]),
        );
    let game = after(&table, "place=tikal");
    let neutral: Vec<String> = game.neutral.iter().map(|space| space.to_string()).collect();
    assert_eq!(neutral.join(" "), "palenque8 yaxchilan1 tikal9 uxmal0 chichen0 chichen11");
}

#[test]
fn a_round_without_a_worker_on_the_first_player_space_adds_corn_to_the_teeth() {
    let game = after(&last_turn(1, 0).set("teeth_corn", json!(1)), "place=tikal");
    assert_eq!((game.teeth_corn, game.first), (2, seat(1)));
}

#[test]
fn the_corn_on_the_teeth_is_taken_at_the_end_of_the_turn() {
    let table = last_turn(3, 0).set("teeth_corn", json!(3));
    let game = after(&table, "place=start");
    assert_eq!(game.phase, Phase::Calendar);
    assert_eq!((player(&game, 4).corn, game.teeth_corn), (3, 0));
    // It cannot pay for further workers of the same turn: with no corn of the player's own the turn
    // is over.
    let game = after(&table, "place=start days=1");
    assert_eq!((player(&game, 4).corn, game.teeth_corn), (3, 0));
    assert_eq!(spaces(&game, 4), Vec::<String>::new(), "the worker returns");
}

#[test]
fn it_can_pay_for_the_food_of_that_day() {
    let table = last_turn(7, 0).set("teeth_corn", json!(6));
    let game = after(&table, "place=start");
    assert_eq!((player(&game, 4).corn, super::points(&game, 4)), (0, 0), "three workers were fed");
}

#[test]
fn who_takes_the_space_becomes_the_first_player() {
    let game = after(&last_turn(1, 0), "place=start days=1");
    assert_eq!((game.first, game.actor()), (seat(4), seat(4)));
}

#[test]
fn the_first_player_who_takes_it_passes_the_marker_to_the_left() {
    let table = last_turn(1, 0).set("turn", json!(0)).set("first", json!(4));
    let game = after(&table, "place=start place=tikal place=uxmal place=palenque days=1");
    assert_eq!(game.first, seat(1));
}

#[test]
fn the_calendar_may_advance_by_two_days_once() {
    let table = last_turn(1, 0).player(1, json!({ "on": ["palenque0"] }));
    let game = after(&table, "place=start days=2");
    assert_eq!((game.tooth, game.round), (3, 3));
    assert_eq!(spaces(&game, 1), ["palenque2"]);
    assert!(!player(&game, 4).may_double);
    let game = after(&last_turn(1, 0).player(4, json!({ "may_double": false })), "place=start");
    assert_eq!((game.phase, game.tooth), (Phase::Turns, 2), "there is nothing to ask");
}

#[test]
fn it_may_not_push_off_a_worker_who_would_stay() {
    for (space, blocked) in [
        ("palenque6", true),
        ("palenque7", false),
        ("palenque5", false),
        ("chichen9", true),
        ("chichen10", false),
        ("chichen8", false),
    ] {
        // Another player's worker, or the holder's own.
        for owner in [1, 4] {
            let table = last_turn(1, 0).player(owner, json!({ "on": [space] }));
            let game = after(&table, "place=start");
            assert_eq!(game.phase == Phase::Turns, blocked, "{space} of seat {owner}");
        }
    }
}

#[test]
fn neutral_workers_do_not_stand_in_its_way() {
    let table = Table::new(3)
        .set("turn", json!(2))
        .set("jungle", json!([{ "corn": 3 }, { "wood": 3 }, { "wood": 3 }, { "wood": 3 }]))
        .set(
            "neutral",
            json!(["palenque6", "tikal6", "uxmal6", "chichen9", "yaxchilan6", "chichen10"]),
        );
    assert_eq!(listed(&after(&table, "place=start")), ["days=1", "days=2"]);
}

// Food days ------------------------------------------------------------------------------------

#[test]
fn food_days_are_on_teeth_7_13_20_and_26() {
    for (done, tooth) in [(0, 7), (1, 13), (2, 20)] {
        let before = after(&last_turn(tooth - 1, done), "place=tikal");
        assert_eq!((before.food_days, before.is_food_day()), (done, true));
        let table = last_turn(tooth, done);
        let game = after(&table, "place=tikal");
        assert_eq!((game.food_days, game.phase), (done + 1, Phase::Turns));
    }
}

#[test]
fn a_food_day_that_is_jumped_over_is_held_in_the_next_round() {
    let game = after(&last_turn(6, 0), "place=start days=2");
    assert_eq!((game.tooth, game.food_days, game.is_food_day()), (8, 0, true));
    // The next ones stay on their teeth.
    let late = last_turn(8, 0).set("round", json!(8));
    let game = after(&late, "place=tikal");
    assert_eq!((game.tooth, game.food_days, game.is_food_day()), (9, 1, false));
}

#[test]
fn the_last_food_day_jumped_over_is_held_on_tooth_27() {
    let game = after(&last_turn(25, 3), "place=start days=2");
    assert_eq!((game.tooth, game.phase), (27, Phase::Turns));
    let late = last_turn(27, 3).set("round", json!(27));
    let game = after(&late, "place=tikal");
    assert_eq!((game.phase, game.tooth), (Phase::Over, 28));
}

#[test]
fn the_last_advance_is_one_step_and_no_choice() {
    let game = after(&last_turn(26, 3), "place=start");
    assert_eq!((game.phase, game.tooth), (Phase::Over, 27));
    assert!(game.outcome().is_some());
}

#[test]
fn without_hurry_a_game_has_27_rounds() {
    let mut game = super::new_game(2, 9);
    play(&mut game, "keep=12 keep=12");
    while game.outcome().is_none() {
        let list = listed(&game);
        // Never the first-player space, and begging only where necessary.
        let word = list.iter().find(|word| *word != "place=start" && !word.starts_with("beg"));
        play(&mut game, &word.unwrap_or(&list[0]).clone());
    }
    assert_eq!((game.round, game.tooth), (27, 27));
    assert!(!game.occupied().contains(Space::START));
}
