//! Boats: from bridge to bridge.

use super::{Table, cell, cells, decide, may, places, refused};

#[test]
fn a_boat_is_boarded_on_a_bridge_and_left_on_a_bridge() {
    let mut game = Table::new(3).drawn("n6", "A =\n. =\n. ~\n. =").game();
    assert_eq!(refused(&game, "sail"), "no_boat");
    decide(&mut game, "walk o6");
    assert_eq!(places(&game, "sail"), cells("o7 o9"));
    assert_eq!(refused(&game, "sail o8"), "no_bridge_there");
    decide(&mut game, "sail o7");
    assert_eq!((game.points, game.players.all()[0].pilli), (4, Some(cell("o7"))));
}

/// Each bridge costs a point, also one that is passed under.
#[test]
fn every_bridge_on_the_way_costs_a_point() {
    let mut game = Table::new(3).drawn("n6", ". =A\n. =\n. =\n. =").game();
    decide(&mut game, "sail o9");
    assert_eq!(game.points, 3);
}

#[test]
fn a_boat_passes_under_an_occupied_bridge_but_cannot_stop_there() {
    let game = Table::new(3).drawn("n6", ". =A\n. =B\n. =\n. =").game();
    assert_eq!(refused(&game, "sail o7"), "occupied");
    let mut game = Table::new(3).drawn("n6", ". =A\n. =B\n. ~\n. =").game();
    decide(&mut game, "sail");
    assert_eq!((game.points, game.players.all()[0].pilli), (4, Some(cell("o9"))));
    let short = Table::new(3).drawn("n6", ". =A\n. =B\n. ~\n. =").set("points", 1.into()).game();
    assert_eq!(refused(&short, "sail"), "no_trip");
}

/// Canals that meet at a corner are not linked.
#[test]
fn no_boat_goes_over_a_corner() {
    let linked = Table::new(3).drawn("d4", ". |A ~ .\n. . ~ .\n. . = .").game();
    assert!(may(&linked, "", "sail"));
    let corner = Table::new(3).drawn("d4", ". |A . .\n. . ~ .\n. . = .").game();
    assert_eq!(refused(&corner, "sail"), "no_trip");
}

/// The lake joins all canals that open onto it by a side, however far apart, for one point.
#[test]
fn the_lake_joins_the_canals_that_open_onto_it() {
    let mut game = Table::new(3).drawn("k2", "=A").drawn("b8", "~ |").game();
    assert!(game.board.sail(cell("k2"), 1).contains(cell("c8")));
    decide(&mut game, "sail");
    assert_eq!((game.points, game.players.all()[0].pilli), (5, Some(cell("c8"))));
    // The printed canal touches the lake nowhere.
    let game = Table::new(3).drawn("k2", "=A").drawn("o7", "=").game();
    assert!(!may(&game, "", "sail"));
    // An inlet of the lake is lake like any other: s6 above s7.
    let game = Table::new(3).drawn("k2", "=A").drawn("r7", ". = .").game();
    assert!(may(&game, "", "sail"));
}

#[test]
fn bridges_side_by_side_are_a_point_apart() {
    let mut game = Table::new(3).drawn("n7", ". =A\n. =").game();
    decide(&mut game, "sail");
    assert_eq!((game.points, game.players.all()[0].pilli), (5, Some(cell("o8"))));
}

/// On foot nobody goes from bridge to bridge.
#[test]
fn nobody_walks_from_bridge_to_bridge() {
    let game = Table::new(3).drawn("n7", "b1 =A b1\nb2 = b2").game();
    assert!(!may(&game, "", "walk"));
    assert!(may(&game, "", "sail"));
}

/// By the cheapest way: over the lake, though a canal with more bridges leads there too.
#[test]
fn a_trip_goes_the_cheapest_way() {
    let game = Table::new(3).drawn("b2", ". =A . = .\n. =  . = .\n. ~  ~ ~ .").game();
    assert_eq!(game.board.sail_cost(cell("c2"), cell("c3"), 5), Some(1));
    assert_eq!(game.board.sail_cost(cell("c2"), cell("e2"), 5), Some(1));
    assert_eq!(game.board.sail_cost(cell("c2"), cell("e3"), 5), Some(2));
}
