//! Founding districts.

use patolli_game::Game;
use serde_json::json;

use super::{Table, cell, cells, choices, decide, may, places, points, refused, seat};
use crate::format::source::Source;

/// A district of four cells in the north-west, with a Pilli in it.
fn four() -> Table {
    Table::new(3).drawn("b1", "A").drawn("b2", ". ~").drawn("a3", ". . ~\n~ ~")
}

#[test]
fn the_size_must_be_exact() {
    assert!(may(&four().row(&[4]).game(), "", "found"));
    let game = four().row(&[3, 5, 6]).game();
    assert_eq!(refused(&game, "found"), "no_such_calpulli");
}

#[test]
fn the_token_goes_on_an_empty_cell_of_the_district() {
    let game = four().row(&[4, 4]).game();
    assert_eq!(places(&game, "found"), cells("b2 a3 b3"));
    assert_eq!(refused(&game, "found b1"), "occupied");
    assert_eq!(refused(&game, "found d2"), "other_district");
}

#[test]
fn founding_is_free_and_brings_the_second_value() {
    let mut game = four().row(&[4, 4, 9]).game();
    decide(&mut game, "found a3");
    assert_eq!((game.points, points(&game, 1)), (6, 2));
    assert_eq!(game.row.iter().collect::<Vec<_>>(), [4, 9]);
    // One token per district, forever.
    assert_eq!(refused(&game, "found"), "founded_already");
}

#[test]
fn founding_needs_no_points_and_the_turn_waits_for_it() {
    let game = four().row(&[4]).set("points", json!(0)).game();
    assert_eq!(choices(&game, ""), ["found", "done"]);
    let mut last = four().row(&[4]).set("points", json!(1)).game();
    decide(&mut last, "take");
    decide(&mut last, "canal d4");
    assert_eq!(last.deciding().lowest(), Some(seat(1)));
    decide(&mut last, "found a3");
    assert_eq!(last.deciding().lowest(), Some(seat(2)));
}

#[test]
fn founding_is_never_forced() {
    let mut game = four().row(&[4]).game();
    decide(&mut game, "done");
    assert_eq!(game.deciding().lowest(), Some(seat(2)));
    assert!(game.board.calpullis.is_empty());
}

#[test]
fn everyone_else_in_the_district_scores_the_third_value() {
    let mut game = Table::new(4)
        .drawn("b1", "A")
        .drawn("b2", "B ~")
        .drawn("a3", "C . ~\n. ~")
        .row(&[5])
        .game();
    decide(&mut game, "found a4");
    assert_eq!([1, 2, 3, 4].map(|number| points(&game, number)), [3, 2, 2, 0]);
    assert_eq!(game.players.all()[1].points[Source::Presence.index()], 2);
}

/// A Pilli on a bridge is in no district.
#[test]
fn a_pilli_on_a_bridge_neither_founds_nor_scores() {
    let game = four().drawn("c2", "=B").row(&[4]).game();
    let mut founded = game.clone();
    decide(&mut founded, "found a3");
    assert_eq!([1, 2].map(|number| points(&founded, number)), [2, 0]);
    let mut other = game;
    decide(&mut other, "done");
    assert_eq!(refused(&other, "found"), "on_bridge");
}

#[test]
fn without_an_empty_cell_there_is_no_founding() {
    // The Pilli's own cell is not empty.
    let game = Table::new(3)
        .drawn("b1", "A")
        .drawn("b2", "b1 ~")
        .drawn("a3", "b2 b3 ~\n~ ~")
        .row(&[3, 13])
        .game();
    assert_eq!(game.board.district(cell("b1")).len(), 4);
    assert_eq!(refused(&game, "found"), "no_such_calpulli");
    let game = game_with_full_district();
    assert_eq!(refused(&game, "found"), "no_room");
}

/// A district of four in which no cell is empty, but from which a Pilli could go.
fn game_with_full_district() -> crate::Mexica {
    Table::new(3).drawn("b1", "A").drawn("b2", "B ~").drawn("a3", "b2 C ~\n~ ~").row(&[4]).game()
}

#[test]
fn who_founds_need_not_have_dug() {
    let mut game = four().row(&[4]).drawn("h6", "B").game();
    decide(&mut game, "walk b3 done");
    decide(&mut game, "jump b2 found a3");
    assert_eq!([1, 2].map(|number| points(&game, number)), [1, 2]);
}

#[test]
fn several_districts_may_be_founded_in_a_turn() {
    let mut game = four().drawn("f1", ". . . ~").drawn("f2", "~ ~ ~").row(&[3, 4]).game();
    decide(&mut game, "found a3 jump f1 found h1");
    assert_eq!((points(&game, 1), game.points), (4, 1));
}

/// The five cells of the palace count, and the token goes elsewhere.
#[test]
fn the_palace_counts_for_the_size() {
    let mut game = Table::new(3)
        .drawn(
            "g5",
            ".  ~  .
             ~  .  ~
             .  .  .
             ~  .  ~",
        )
        .drawn("f7", "~")
        .drawn("j7", "~")
        .drawn("h9", ".")
        .drawn("g9", "~ . ~")
        .drawn("h10", "~")
        .row(&[6])
        .game();
    assert_eq!(game.players.all()[0].district, cells("h6 g7 h7 i7 h8 h9"));
    decide(&mut game, "found");
    assert!(game.board.calpullis.contains(cell("h9")));
    assert_eq!([1, 2, 3].map(|number| points(&game, number)), [3, 2, 2]);
}
