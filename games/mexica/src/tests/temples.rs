//! Building temples.

use super::{Table, cell, cells, choices, decide, may, places, refused, seat};
use crate::board::Owner;
use crate::board::island::{ORDINARY, PALACE};
use crate::{Event, Floors};

/// The five lettered cases of the rulebook.
#[test]
fn a_a_temple_may_be_built_in_any_district_whatever_its_size() {
    // At the start the whole island is one district.
    let game = Table::new(3).game();
    assert_eq!(places(&game, "temple"), ORDINARY);
    let mut small =
        Table::new(3).drawn("b1", "A").drawn("b2", ".").drawn("b3", "~").drawn("c2", "~").game();
    decide(&mut small, "temple floors=2");
    assert_eq!(
        small.board.temple(cell("b2")),
        Some((Owner::Seat(seat(1)), Floors::new(2).unwrap()))
    );
}

#[test]
fn b_a_temple_may_close_a_bridge() {
    let mut game = Table::new(3).drawn("n7", ". = .").game();
    decide(&mut game, "temple n7 floors=1");
    assert_eq!(game.points, 5);
    // The bridge stays, and is used from the other side.
    assert!(game.board.bridges().contains(cell("o7")));
    assert!(game.board.ramps().contains(cell("n7")));
}

#[test]
fn c_a_temple_may_lock_somebody_in_after_the_first_round() {
    let table = || Table::new(3).drawn("b1", "B").drawn("b2", ". b1").drawn("b3", "c1");
    assert!(may(&table().game(), "temple", "b2"));
    let mut locked = table().game();
    decide(&mut locked, "temple b2 floors=1 done");
    assert!(!may(&locked, "", "walk") && !may(&locked, "", "sail") && may(&locked, "", "jump"));
}

#[test]
fn d_no_temple_in_the_palace() {
    let game = Table::new(3).game();
    for palace in &PALACE {
        assert_eq!(refused(&game, &format!("temple {palace}")), "palace");
    }
}

#[test]
fn e_no_temple_on_water() {
    let game = Table::new(3).drawn("d4", "~").game();
    assert_eq!(refused(&game, "temple d4"), "water");
    assert_eq!(refused(&game, "temple o7"), "water");
}

#[test]
fn a_temple_costs_its_floors() {
    let mut game = Table::new(3).game();
    assert_eq!(choices(&game, "temple d4"), ["floors=1", "floors=2", "floors=3", "floors=4"]);
    let events = decide(&mut game, "temple d4 floors=4");
    let floors = Floors::new(4).unwrap();
    assert_eq!(events, [Event::TempleBuilt { seat: seat(1), cell: cell("d4"), floors }]);
    assert_eq!(game.points, 2);
    assert_eq!(game.players.all()[0].temples.count(floors), 0);
    assert_eq!(choices(&game, "temple d5"), ["floors=1", "floors=2"]);
    assert_eq!(refused(&game, "temple d5 floors=4"), "no_such_temple");
    assert_eq!(refused(&game, "temple d5 floors=3"), "temple_costs");
}

#[test]
fn one_temple_on_a_cell() {
    let game = Table::new(3).drawn("d4", "a1 b1 # A").drawn("c4", "~").drawn("h4", "~");
    let game = game.drawn("d3", "~ ~ ~ ~").drawn("d5", "~ ~ ~ ~").row(&[3]).game();
    // Nothing is built on a temple, a token or a Pilli: there is no room here at all.
    assert_eq!(refused(&game, "temple"), "no_room");
}

#[test]
fn the_pilli_must_be_in_the_district() {
    let game =
        Table::new(3).drawn("b1", "A").drawn("b2", ".").drawn("b3", "~").drawn("c2", "~ .").game();
    let mut other = game.clone();
    decide(&mut other, "done");
    assert_eq!(refused(&other, "temple b2"), "other_district");
    let on_bridge = Table::new(3).drawn("n7", ". =A").game();
    assert_eq!(refused(&on_bridge, "temple"), "on_bridge");
}

#[test]
fn a_founded_district_is_open_to_temples() {
    let game = Table::new(3)
        .drawn("b1", "A")
        .drawn("b2", ". ~")
        .drawn("a3", ". # ~\n~ ~")
        .row(&[3])
        .game();
    assert_eq!(places(&game, "temple"), cells("b2 a3"));
}

#[test]
fn who_has_built_all_temples_builds_no_more() {
    let mut table = Table::new(3);
    for (at, sign) in
        [("c4", "a1"), ("d4", "a1"), ("e4", "a1"), ("c5", "a2"), ("d5", "a2"), ("e5", "a2")]
    {
        table = table.drawn(at, sign);
    }
    let game = table.drawn("f4", "a3 a3 a4").game();
    assert_eq!(refused(&game, "temple"), "no_temple_left");
    assert!(game.players.all()[0].temples.is_empty());
}
