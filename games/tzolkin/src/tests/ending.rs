//! The end: what is left is counted, and who won.

use patolli_game::{BySeat, Game, Seat};
use serde_json::json;

use super::{Table, after, seat};
use crate::Tzolkin;

/// The last turn of the game, with everyone fed by farms or corn of their own.
fn last_turn() -> Table {
    Table::new(4)
        .set("turn", json!(3))
        .set("round", json!(27))
        .set("tooth", json!(26))
        .set("food_days", json!(3))
        .set("row", json!([18, 19, 22, 25, 27, 30]))
}

fn totals(game: &Tzolkin) -> BySeat<i32> {
    game.outcome().unwrap().standing.totals()
}

fn source(game: &Tzolkin, id: &str) -> i32 {
    let standing = game.standing();
    standing.sources().iter().find(|source| source.name.id == id).unwrap().points[Seat::FIRST]
}

#[test]
fn blocks_become_corn_and_each_corn_a_quarter_point() {
    // 6 corn feed three workers; 1 corn, 1 wood, 2 stone and 3 gold are worth 21 corn.
    let table = last_turn().player(1, json!({ "corn": 7, "wood": 1, "stone": 2, "gold": 3 }));
    let game = after(&table, "place=tikal");
    assert_eq!(source(&game, "corn"), 21);
    assert_eq!(Tzolkin::META.points(21), "5.25");
}

#[test]
fn a_table_may_count_whole_points_only() {
    let table = last_turn()
        .set("options", json!({ "corn_rounding": "whole_points" }))
        .player(1, json!({ "corn": 7, "wood": 1, "stone": 2, "gold": 3 }));
    assert_eq!(source(&after(&table, "place=tikal"), "corn"), 20);
}

#[test]
fn skulls_left_are_worth_3_points() {
    let table = last_turn().player(1, json!({ "skulls": 2 })).set("skulls", json!([1, 2]));
    assert_eq!(source(&after(&table, "place=tikal"), "skulls"), 4 * 6);
}

#[test]
fn all_monuments_are_counted() {
    let table = last_turn()
        .player(1, json!({ "monuments": [2, 13], "buildings": [11] }))
        .set("skulls", json!([4]));
    assert_eq!(source(&after(&table, "place=tikal"), "monuments"), 4 * (6 + 3));
}

#[test]
fn the_last_temple_scoring_uses_the_bonuses_of_the_second_age() {
    let table =
        last_turn().player(1, json!({ "temples": { "brown": 2, "yellow": 2, "green": 2 } }));
    assert_eq!(source(&after(&table, "place=tikal"), "temples"), 4 * (4 + 2 + 3 + 2 + 6 + 4));
}

#[test]
fn a_score_may_be_negative() {
    let game = after(&last_turn().player(1, json!({ "workers": 6 })), "place=tikal");
    assert!(totals(&game)[seat(1)] < 0);
}

#[test]
fn a_tie_goes_to_who_has_more_workers_on_gears_after_the_last_advance() {
    let table = last_turn()
        .player(1, json!({ "corn": 10, "on": ["tikal3", "uxmal2", "palenque7"] }))
        .player(2, json!({ "corn": 10, "on": ["tikal4", "uxmal3", "palenque1"] }));
    let game = after(&table, "place=tikal");
    let outcome = game.outcome().unwrap();
    assert_eq!(outcome.standing.total(seat(1)), outcome.standing.total(seat(2)));
    // The first player's third worker was pushed off.
    assert_eq!(outcome.winners().iter().collect::<Vec<_>>(), [seat(2)]);
}

#[test]
fn the_first_player_space_is_no_gear() {
    let table = last_turn()
        .player(1, json!({ "corn": 10, "on": ["tikal3", "start"] }))
        .player(2, json!({ "corn": 10, "on": ["tikal4", "uxmal3"] }));
    let game = after(&table, "place=palenque");
    assert_eq!(game.outcome().unwrap().winners().iter().collect::<Vec<_>>(), [seat(2)]);
}

#[test]
fn equal_in_points_and_workers_share_the_victory() {
    let table = last_turn()
        .player(1, json!({ "corn": 10, "on": ["tikal3"] }))
        .player(2, json!({ "corn": 10, "on": ["tikal4"] }));
    let game = after(&table, "place=tikal");
    assert_eq!(game.outcome().unwrap().winners().len(), 2);
}

#[test]
fn the_standing_counts_as_if_it_ended_now() {
    let game = Table::new(4)
        .player(1, json!({ "corn": 5, "skulls": 1, "points": { "chichen": 7 } }))
        .game();
    assert_eq!(game.standing().total(seat(1)), 5 + 4 * 3 + 4 * 7);
}

#[test]
fn points_are_told_by_their_source() {
    let names: Vec<&str> =
        super::new_game(2, 1).standing().sources().iter().map(|source| source.name.id).collect();
    let expected = "temples chichen buildings technologies hunger corn skulls monuments";
    assert_eq!(names.join(" "), expected);
}
