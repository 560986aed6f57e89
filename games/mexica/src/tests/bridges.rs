//! Building bridges, and moving them.

use super::{Table, cell, cells, choices, decide, may, places, refused};
use crate::Axis;

/// The four lettered cases of the rulebook.
#[test]
fn a_the_land_at_both_ends_may_be_occupied() {
    let game = Table::new(3).drawn("n7", "b2 ~ A").game();
    assert!(may(&game, "bridge", "o7"));
}

#[test]
fn b_two_bridges_may_lie_side_by_side() {
    let game = Table::new(3).drawn("o7", "=").game();
    assert!(may(&game, "bridge", "o8"));
    assert!(may(&game, "bridge", "o6"));
}

/// One bridge never leads onto another: there must be land between their ends.
#[test]
fn c_a_bridge_does_not_lead_onto_a_bridge() {
    let mut game = Table::new(3).drawn("e4", "~ |").game();
    assert!(!game.board.bridgeable(Axis::EastWest).contains(cell("e4")));
    // From north to south it leads to land, and nobody is asked.
    decide(&mut game, "bridge e4");
    assert_eq!(game.board.bridges_of(Axis::NorthSouth), cells("e4 f4"));
    // With a cell of land between, two bridges may be in line.
    let game = Table::new(3).drawn("d4", ". = . ~ .").game();
    assert!(game.board.bridgeable(Axis::EastWest).contains(cell("g4")));
}

#[test]
fn d_a_bridge_leads_to_land_at_both_ends() {
    let game = Table::new(3).drawn("l2", "~").drawn("d4", "~ ~\n~ ~").game();
    // Between land and lake, between lake and canal, or where two canals meet.
    assert_eq!(refused(&game, "bridge l2"), "ramps");
    assert_eq!(refused(&game, "bridge d4"), "ramps");
    assert_eq!(refused(&game, "bridge n7"), "no_canal");
    assert_eq!(places(&game, "bridge"), cells("o6 o7 o8 o9"));
}

#[test]
fn where_both_ways_fit_the_player_chooses() {
    let mut game = Table::new(3).drawn("e4", "~").game();
    assert_eq!(choices(&game, "bridge e4"), ["east_west", "north_south"]);
    decide(&mut game, "bridge e4 north_south");
    assert_eq!(game.board.bridges_of(Axis::NorthSouth), cells("e4"));
    assert_eq!((game.points, game.bridges), (5, 10));
    assert_eq!(refused(&game, "bridge e4"), "bridge_there");
}

#[test]
fn the_palace_is_land_for_a_bridge() {
    let mut game = Table::new(3).drawn("h9", "~").game();
    decide(&mut game, "bridge h9 north_south");
    assert!(game.board.ramps().contains(cell("h8")));
}

#[test]
fn both_ends_may_lie_in_one_district_or_in_a_founded_one() {
    let founded =
        Table::new(3).drawn("a3", ". # ~\n. . ~\n. ~ .").drawn("b1", "~").drawn("b2", "~");
    let game = founded.row(&[5]).game();
    assert!(may(&game, "bridge", "c3") && may(&game, "bridge", "o8"));
}

/// Eleven bridges, all built, with a Pilli on one of them.
fn eleven() -> Table {
    Table::new(3)
        .drawn("b3", ". = . = . = . = .\n. = . = . = . = .")
        .drawn("n6", ". =A\n. =\n. =")
        .drawn("d10", "~")
}

#[test]
fn a_bridge_is_moved_only_when_none_is_left() {
    let game = Table::new(3).drawn("o7", "=").game();
    assert_eq!(refused(&game, "move_bridge"), "bridges_left");
    let mut game = eleven().game();
    assert_eq!((game.bridges, game.board.bridges().len()), (0, 11));
    assert_eq!(refused(&game, "bridge"), "no_bridge_left");
    decide(&mut game, "move_bridge c3 d10 east_west");
    assert_eq!(game.points, 5);
    assert!(game.board.bridges_of(Axis::EastWest).contains(cell("d10")));
    assert!(!game.board.bridges().contains(cell("c3")));
    // In front of the old place a canal may be dug again.
    assert!(may(&game, "canal", "b3"));
}

#[test]
fn a_bridge_with_a_pilli_on_it_stays() {
    let game = eleven().game();
    assert_eq!(refused(&game, "move_bridge o6"), "bridge_in_use");
    assert_eq!(refused(&game, "move_bridge c5"), "no_bridge_there");
}

#[test]
fn a_moved_bridge_goes_to_another_cell() {
    let game = eleven().game();
    assert_eq!(refused(&game, "move_bridge c3 c3"), "bridge_there");
    assert_eq!(places(&game, "move_bridge c3"), cells("d10 o9"));
}

/// Moving a bridge is no building: it does not count against a stall.
#[test]
fn a_moved_bridge_is_nothing_put_on_the_board() {
    let mut game = eleven().game();
    decide(&mut game, "move_bridge c3 o9");
    assert!(!game.placed);
    let mut game = Table::new(3).game();
    decide(&mut game, "bridge o7");
    assert!(game.placed);
}
