//! Pillis on foot, and the jump.

use patolli_game::Game;

use super::{Table, cell, cells, choices, decide, may, places, refused, seat};
use crate::board::cells::Cells;
use crate::board::island::ISLAND;

#[test]
fn a_step_costs_one_point_and_a_walk_its_steps() {
    let mut game = Table::new(3).drawn("c4", "A").game();
    decide(&mut game, "walk c5");
    assert_eq!(game.points, 5);
    decide(&mut game, "walk e6");
    assert_eq!(game.points, 2);
    // As far as the points go: the cells two steps away or less.
    let near = cells("e6").beside();
    assert_eq!(places(&game, "walk"), (near | near.beside()) & (ISLAND - cells("e6")));
    assert_eq!(refused(&game, "walk e9"), "too_far");
}

/// Pillis, temples and tokens block the way, and a walk goes around them.
#[test]
fn a_walk_goes_round_what_stands_in_the_way() {
    let mut game = Table::new(3)
        .drawn(
            "c4",
            "A  b1 .
             .  B  .
             .  .  .",
        )
        .game();
    // Around the north: four steps instead of two.
    decide(&mut game, "walk e4");
    assert_eq!(game.points, 2);
    let game = Table::new(3).drawn("c4", "A b1 .\n. B .").game();
    assert_eq!(refused(&game, "walk d4"), "occupied");
    assert_eq!(refused(&game, "walk d5"), "occupied");
}

#[test]
fn nobody_walks_on_water() {
    let game = Table::new(3).drawn("c4", "A ~").game();
    assert_eq!(refused(&game, "walk d4"), "water");
}

#[test]
fn a_bridge_is_entered_and_left_along_its_axis() {
    // From north to south: not from the side, and so over the land in the north.
    let mut game = Table::new(3).drawn("c4", ". . .\nA | .\n. . .").game();
    assert_eq!(game.board.walk_cost(cell("c5"), cell("d5"), 5), Some(3));
    decide(&mut game, "walk d5");
    assert_eq!(game.points, 3);
    // It is left the same way: one step to d4 or d6, and three to the side.
    assert_eq!(game.board.walk(cell("d5"), 1), cells("d4 d6"));
    assert_eq!(game.board.walk_cost(cell("d5"), cell("e5"), 5), Some(3));
}

#[test]
fn an_occupied_bridge_is_no_way() {
    let game = Table::new(3).drawn("n7", "A =B .").game();
    assert_eq!(refused(&game, "walk o7"), "occupied");
    // A Pilli there is in nobody's district.
    assert_eq!(game.players.all()[1].district, Cells::NONE);
}

/// A player may stay on a bridge.
#[test]
fn a_turn_may_end_on_a_bridge() {
    let mut game = Table::new(3).drawn("n7", "A =").game();
    decide(&mut game, "walk o7 done");
    assert_eq!(game.players.all()[0].pilli, Some(cell("o7")));
    assert_eq!(game.deciding().lowest(), Some(seat(2)));
}

/// The emblem and the start cells can be walked on.
#[test]
fn the_palace_is_open_to_pillis() {
    let game = Table::new(2).drawn("h6", "A").game();
    assert!(may(&game, "walk", "h7") && may(&game, "walk", "h8"));
}

#[test]
fn what_costs_more_than_five_is_left_to_the_jump() {
    let game = Table::new(3).drawn("c4", "A").tokens(1, 6).game();
    assert!(may(&game, "walk", "h4") && !may(&game, "walk", "i4"));
    assert!(may(&game, "jump", "i4"));
}

#[test]
fn the_jump_goes_anywhere_that_is_free_for_five_points() {
    let mut game = Table::new(3).drawn("c4", "A b1 #").drawn("n7", ". = .");
    game = game.drawn("b3", ". ~ ~ ~ .").drawn("b4", "~ . . . ~").drawn("b5", ". ~ ~ ~ .");
    let mut game = game.row(&[4]).game();
    let targets = places(&game, "jump");
    assert!(targets.contains(cell("o7")) && targets.contains(cell("h7")));
    for no in ["c4", "d4", "e4", "o8"] {
        assert!(!targets.contains(cell(no)), "{no}");
    }
    assert_eq!(refused(&game, "jump d4"), "occupied");
    assert_eq!(refused(&game, "jump o8"), "water");
    decide(&mut game, "jump u8");
    assert_eq!((game.points, game.players.all()[0].pilli), (1, Some(cell("u8"))));
    assert_eq!(refused(&game, "jump"), "jump_costs");
}

/// Tokens may pay for a part of it.
#[test]
fn tokens_pay_for_a_jump_too() {
    let game = Table::new(3).set("points", 2.into()).tokens(1, 3).game();
    assert!(may(&game, "", "jump"));
    let game = Table::new(3).set("points", 2.into()).tokens(1, 2).game();
    assert!(!choices(&game, "").contains(&"jump".to_owned()));
}
