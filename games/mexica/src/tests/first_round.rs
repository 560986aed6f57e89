//! Nobody may be locked in during the first round.

use super::{Table, cell, cells, decide, may, places, refused};

/// A Pilli in the north-west corner, whose only way out is b2.
fn corner() -> Table {
    Table::new(3).drawn("b1", "B").in_first_round()
}

#[test]
fn no_temple_locks_in() {
    assert_eq!(refused(&corner().game(), "temple b2"), "locks_in");
    assert!(may(&corner().game(), "temple", "d4"));
    // Later it is allowed.
    assert!(may(&Table::new(3).drawn("b1", "B").game(), "temple", "b2"));
}

#[test]
fn no_canal_locks_in() {
    assert_eq!(refused(&corner().game(), "canal b2"), "locks_in");
    assert_eq!(refused(&corner().game(), "double_canal b2"), "locks_in");
    assert_eq!(refused(&corner().drawn("c2", "~").game(), "canal b3"), "locks_in");
    // One of the two halves is enough.
    let game = corner().drawn("c2", "~").game();
    assert_eq!(refused(&game, "double_canal b2"), "locks_in");
    let mut other = game;
    decide(&mut other, "double_canal a3");
    assert!(other.board.canals().contains(cell("a4")));
}

#[test]
fn no_pilli_locks_in() {
    let game = corner().drawn("b3", "A").game();
    assert_eq!(refused(&game, "walk b2"), "locks_in");
    assert_eq!(refused(&game, "jump b2"), "locks_in");
}

#[test]
fn no_token_locks_in() {
    // The only way out is the bridge on c2, over b2.
    let game = Table::new(3)
        .drawn("b1", "B")
        .drawn("b2", ". =")
        .drawn("a3", "A . ~\n. ~")
        .row(&[5])
        .in_first_round()
        .game();
    assert_eq!(game.players.all()[0].district.len(), 5);
    assert_eq!(places(&game, "found"), cells("b3 a4"));
    assert_eq!(refused(&game, "found b2"), "locks_in");
}

/// With a way out by boat nobody is locked in.
#[test]
fn boats_count_for_the_reach() {
    // The bridge on c2 is the only way out, and d2 lies before it.
    let closed = || corner().drawn("b2", ". =").drawn("a3", ". . ~\n. ~");
    assert_eq!(refused(&closed().game(), "temple d2"), "locks_in");
    // From there over the lake to a bridge on k2, there is another.
    assert!(may(&closed().drawn("k2", "=").game(), "temple", "d2"));
}

/// Thirteen cells are enough: the largest district that is ordered.
#[test]
fn thirteen_cells_within_reach_are_enough() {
    // f1 to j1 and f2 to l2 with l3 are thirteen.
    let table = |row: &str| {
        Table::new(3).drawn("e2", row).drawn("g1", "B").drawn("l3", ".").drawn("f3", "~ ~ ~ ~ ~ ~")
    };
    let game = table("~").in_first_round().game();
    assert!(may(&game, "canal", "l4"));
    assert_eq!(refused(&game, "canal l3"), "locks_in");
    assert_eq!(refused(&game, "canal l2"), "locks_in");
}

/// An opponent who already has less by their own doing is no obstacle, but keeps a last step.
#[test]
fn who_is_cramped_already_keeps_a_step() {
    let cramped = || corner().drawn("c2", "~").drawn("a3", ". . ~\n~ ~");
    let game = cramped().game();
    assert_eq!(game.board.reach(cell("b1"), 13).len(), 4);
    assert!(may(&game, "canal", "b3") && may(&game, "canal", "a3"));
    assert_eq!(refused(&game, "canal b2"), "locks_in");
}

/// A table may play by the narrower rule only.
#[test]
fn by_the_narrower_rule_a_last_step_is_enough() {
    let options = serde_json::json!({ "lock_in": "step" });
    let game = corner().set("options", options).game();
    assert_eq!(refused(&game, "temple b2"), "locks_in");
    let game = corner().drawn("c2", "~").set("options", serde_json::json!({ "lock_in": "step" }));
    assert!(may(&game.game(), "canal", "b3"));
}

/// Players may lock themselves in.
#[test]
fn ones_own_way_is_ones_own_affair() {
    let game = Table::new(3).drawn("b1", "A").in_first_round().game();
    assert!(may(&game, "temple", "b2"));
}

/// Walking by is allowed, stopping is not.
#[test]
fn a_narrow_place_may_be_passed() {
    let game = Table::new(3)
        .drawn("b1", "B")
        .drawn("c2", "A")
        .drawn("a3", ". . .")
        .in_first_round()
        .game();
    assert_eq!(refused(&game, "walk b2"), "locks_in");
    assert!(may(&game, "walk", "b3"));
}
