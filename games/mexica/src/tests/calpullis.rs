//! Calpulli tokens that can no longer be founded.

use patolli_game::Silent;

use super::{Table, cell, cells, decide, seat};
use crate::board::Owner;
use crate::format::options::DeadTokens;
use crate::{Event, Floors, Mexica};

/// A late game: the only land left is these districts, with `tiles` tiles of one and of two cells.
fn late(land: &str, tiles: (u8, u8), row: &[u8]) -> Mexica {
    let mut game = Mexica::bare(3);
    game.board.land = cells(land);
    (game.singles, game.doubles) = tiles;
    game.row = row.iter().copied().collect();
    game.period = 2;
    game
}

fn build(game: &mut Mexica, at: &str) {
    game.board.build_temple(Owner::Seat(seat(1)), cell(at), Floors::new(1).unwrap());
}

fn dead(game: &Mexica) -> Vec<u8> {
    game.dead_calpullis().iter().collect()
}

/// While canals can be dug, districts may still become smaller: only tokens that are too large
/// leave.
#[test]
fn a_token_larger_than_every_district_leaves() {
    let game = late("d4 e4 f4 g4 h4  k8 l8 m8", (1, 0), &[3, 4, 5, 6, 9]);
    assert_eq!(dead(&game), [6, 9]);
    let game = late("d4 e4 f4 g4 h4  k8 l8 m8", (0, 1), &[3, 4, 5, 6, 9]);
    assert_eq!(dead(&game), [6, 9]);
}

/// When no tile fits anywhere any more, each token needs a district of just its size.
#[test]
fn without_canals_each_token_needs_a_district_of_its_size() {
    let game = late("d4 e4 f4 g4 h4  k8 l8 m8", (0, 0), &[3, 3, 4, 5, 6]);
    assert_eq!(dead(&game), [3, 4, 6]);
    // A tile of two cells that fits nowhere counts for nothing.
    let mut game = late("d4 e4 f4  k8 l8 m8", (0, 1), &[3, 3, 4]);
    build(&mut game, "e4");
    build(&mut game, "l8");
    assert_eq!(dead(&game), [4]);
    game.singles = 1;
    assert_eq!(dead(&game), [4]);
}

/// A district needs room for a Pilli and for the token: two cells without temples.
#[test]
fn a_district_without_room_is_none() {
    let mut game = late("d4 e4 f4", (0, 0), &[3]);
    build(&mut game, "d4");
    assert!(dead(&game).is_empty());
    build(&mut game, "e4");
    assert_eq!(dead(&game), [3]);
}

/// The Pilli may stand in the palace, the token may not lie there.
#[test]
fn the_palace_is_room_for_a_pilli_only() {
    let mut game = late("h6 h7 h5 h4", (0, 0), &[4]);
    build(&mut game, "h4");
    assert!(dead(&game).is_empty());
    build(&mut game, "h5");
    assert_eq!(dead(&game), [4]);
}

#[test]
fn a_founded_district_is_no_room_for_another() {
    let mut game = late("d4 e4 f4 g4", (0, 0), &[4]);
    let district = game.board.district(cell("d4"));
    game.board.found(cell("d4"), district);
    assert_eq!(dead(&game), [4]);
}

/// Pillis and bridges come and go: cells under them count as free.
#[test]
fn pillis_are_left_out_of_account() {
    let mut game = late("d4 e4 f4", (1, 0), &[3]);
    game.board.pillis = cells("d4 e4 f4");
    assert!(dead(&game).is_empty());
}

#[test]
fn a_table_may_leave_the_first_period_alone() {
    let mut game = late("d4 e4 f4", (1, 0), &[9]);
    game.options.dead_tokens = DeadTokens::SecondOnly;
    assert_eq!(dead(&game), [9]);
    game.period = 1;
    assert!(dead(&game).is_empty());
    game.options.dead_tokens = DeadTokens::BothPeriods;
    assert_eq!(dead(&game), [9]);
}

/// They leave at once, and the log says so.
#[test]
fn a_dead_token_leaves_at_once() {
    let mut game = late("d4 e4 f4 g4 h4", (1, 0), &[3, 5]);
    game.points = 6;
    let mut events = Vec::new();
    game.dig(cell("h4"), &mut events);
    // No canal is left, and the only district has four cells.
    let removed = |size| Event::CalpulliRemoved { size };
    assert_eq!(events[1..], [removed(3), removed(5)]);
    assert!(game.row.is_empty());
    game.remove_dead_calpullis(&mut Silent);
}

/// While there is enough land, none leaves.
#[test]
fn at_the_start_no_token_is_dead() {
    let mut game = Table::new(3).row(&[3, 12, 13]).game();
    let events = decide(&mut game, "canal d4");
    assert_eq!(events.len(), 1);
    assert_eq!(game.row.len(), 3);
}
