//! Digging canals, and the districts that result.

use super::{Table, cell, cells, choices, decide, may, places, refused};
use crate::Decision;
use crate::board::cells::Cells;
use crate::board::island::{ORDINARY, PALACE};

/// The five lettered cases of the rulebook.
#[test]
fn a_no_canal_in_the_palace() {
    let game = Table::new(3).game();
    for palace in &PALACE {
        assert!(!may(&game, "canal", &palace.to_string()), "{palace}");
    }
    assert_eq!(refused(&game, "canal h7"), "palace");
    assert_eq!(refused(&game, "double_canal h6"), "palace");
    let mut beside = game;
    decide(&mut beside, "double_canal h5");
    assert_eq!(beside.board.canals(), cells("h5 i5 o6 o7 o8 o9"));
}

#[test]
fn b_no_canal_on_a_canal() {
    let game = Table::new(3).drawn("c4", "~ ~").game();
    assert_eq!(refused(&game, "canal c4"), "water");
    assert_eq!(refused(&game, "canal o7"), "water");
    let mut beside = game;
    decide(&mut beside, "double_canal b4");
    assert_eq!(beside.board.canals(), cells("b4 b5 c4 d4 o6 o7 o8 o9"));
}

/// The lake has no cells at all: nothing can be done there.
#[test]
fn c_no_canal_on_the_lake() {
    for lake in ["s6", "a1", "b9", "g14"] {
        assert!(lake.parse::<Decision>().is_err(), "{lake}");
    }
    // A canal of two cells needs land for both.
    let mut game = Table::new(3).game();
    decide(&mut game, "double_canal r6");
    assert_eq!(game.board.canals(), cells("o6 o7 o8 o9 r6 r7"));
}

#[test]
fn d_no_canal_before_a_bridge() {
    let game = Table::new(3)
        .drawn(
            "d4",
            ". . .
             ~ | .
             . . .",
        )
        .game();
    for end in ["e4", "e6"] {
        assert_eq!(refused(&game, &format!("canal {end}")), "before_bridge");
    }
    // Beside a bridge is not in front of it.
    assert!(may(&game, "canal", "f5") && may(&game, "canal", "d4"));
    assert_eq!(refused(&game, "double_canal d4"), "no_second_cell");
}

#[test]
fn e_no_canal_in_a_founded_district() {
    let game = Table::new(3)
        .drawn(
            "a3",
            ".  #  ~
             .  .  ~
             .  ~  .",
        )
        .drawn("b1", "~")
        .drawn("b2", "~")
        .row(&[5])
        .game();
    assert_eq!(game.board.district(cell("a3")).len(), 4);
    assert_eq!(refused(&game, "canal a4"), "founded_district");
    assert!(may(&game, "canal", "d3"));
}

#[test]
fn a_canal_is_dug_on_empty_land_only() {
    let game = Table::new(3).drawn("d4", "A b2 .").game();
    assert_eq!(refused(&game, "canal d4"), "occupied");
    assert_eq!(refused(&game, "canal e4"), "occupied");
    assert!(may(&game, "canal", "f4"));
}

/// Anywhere on the island, beside other water or not, wherever the Pilli is.
#[test]
fn a_canal_may_lie_anywhere() {
    let game = Table::new(3).game();
    assert_eq!(places(&game, "canal"), ORDINARY);
    let mut far = game;
    decide(&mut far, "canal u8");
    assert_eq!((far.points, far.singles, far.doubles), (5, 5, 35));
}

#[test]
fn a_canal_of_two_cells_costs_one_point_and_goes_east_or_south() {
    let mut game = Table::new(3).game();
    assert_eq!(choices(&game, "double_canal d4"), ["e4", "d5"]);
    assert_eq!(refused(&game, "double_canal d4 c4"), "not_beside");
    assert_eq!(refused(&game, "double_canal d4 e5"), "not_beside");
    assert_eq!(refused(&game, "double_canal j14"), "no_second_cell");
    decide(&mut game, "double_canal d4 e4");
    assert_eq!((game.points, game.singles, game.doubles), (5, 6, 34));
    assert_eq!(game.board.canals(), cells("d4 e4 o6 o7 o8 o9"));
}

#[test]
fn both_piles_are_limited() {
    // All tiles of one cell are used.
    let game = Table::new(3)
        .drawn(
            "d4",
            "~ . ~ . ~
             . . . . .
             ~ . ~ . .
             . . . . .
             ~ . . . .",
        )
        .game();
    assert_eq!((game.singles, game.doubles), (0, 35));
    assert_eq!(refused(&game, "canal"), "no_single_left");
    assert!(may(&game, "", "double_canal"));
}

#[test]
fn no_canal_of_two_cells_without_tiles_of_two() {
    let row = "~ ~ ~ ~ ~ ~ ~ ~ ~ ~";
    let picture = format!("{row}\n. . . . . . . . . .\n{row}");
    let low = format!("{row}\n{row}\n{row}");
    let table = Table::new(4).drawn("b2", &picture).drawn("c10", &low).drawn("b13", row);
    let game = table.drawn("m9", "~ ~").drawn("m5", "~ ~ ~ ~").drawn("p7", "~ ~ ~ ~").game();
    assert_eq!((game.singles, game.doubles), (6, 0));
    assert_eq!(refused(&game, "double_canal"), "no_double_left");
    assert!(may(&game, "", "canal"));
}

/// Water that meets at a corner closes a district: land never connects over corners.
#[test]
fn a_corner_of_water_closes_a_district() {
    let game = Table::new(3)
        .drawn(
            "c3",
            ". ~ .
             ~ . ~
             . ~ .",
        )
        .game();
    assert_eq!(game.board.district(cell("d4")), Cells::NONE.with(cell("d4")));
    // A corner with the lake does so too: b1 and b2 were connected only through c2 and b3.
    let game = Table::new(3).drawn("b2", ". ~").drawn("b3", "~").game();
    assert_eq!(game.board.district(cell("b1")), cells("b1 b2"));
}

#[test]
fn a_district_that_is_not_founded_may_be_parted() {
    let mut game = Table::new(3).drawn("b2", ". ~").drawn("a3", ". . ~").drawn("a4", "~ ~").game();
    assert_eq!(game.board.district(cell("b1")).len(), 4);
    decide(&mut game, "canal b2");
    assert_eq!(game.board.district(cell("b1")), cells("b1"));
    assert_eq!(game.board.district(cell("b3")), cells("a3 b3"));
}

/// The district of every Pilli follows the canals, whoever digs them.
#[test]
fn a_canal_parts_the_districts_of_others() {
    let mut game = Table::new(3)
        .drawn("b1", "B")
        .drawn("b3", "C")
        .drawn("a3", ". C ~")
        .drawn("c2", "~")
        .drawn("a4", "~ ~")
        .game();
    assert_eq!(game.players.all()[1].district, cells("b1 b2 a3 b3"));
    assert_eq!(game.players.all()[1].district, game.players.all()[2].district);
    decide(&mut game, "canal b2");
    assert_eq!(game.players.all()[1].district, cells("b1"));
    assert_eq!(game.players.all()[2].district, cells("a3 b3"));
}
