//! Setting up, and placing the Pillis.

use std::collections::BTreeSet;

use patolli_game::{Game, Seed, Setup};

use super::{cells, choices, decide, refused, seat};
use crate::{Mexica, Question, Temples};

fn new_game(seats: usize, seed: u128) -> Mexica {
    Mexica::set_up(&Setup::new(Mexica::META, seats, Seed(seed)).unwrap()).unwrap()
}

#[test]
fn eight_tokens_lie_open_and_seven_aside() {
    let mut rows = BTreeSet::new();
    for seed in 0..50 {
        let game = new_game(4, seed);
        assert_eq!((game.row.len(), game.aside.len()), (8, 7));
        let mut all: Vec<u8> = game.row.iter().chain(game.aside.iter()).collect();
        all.sort_unstable();
        assert_eq!(all, [3, 3, 4, 4, 5, 5, 6, 6, 7, 8, 9, 10, 11, 12, 13]);
        rows.insert(game.row.iter().collect::<Vec<_>>());
    }
    assert!(rows.len() > 45);
}

#[test]
fn the_box_is_whole() {
    let game = new_game(4, 1);
    assert_eq!((game.singles, game.doubles, game.bridges, game.tokens_left()), (6, 35, 11, 12));
    assert_eq!(game.board.canals(), cells("o6 o7 o8 o9"));
    for player in &game.players {
        assert_eq!((player.temples, player.tokens), (Temples::FIRST_SET, 0));
    }
    assert!(game.board.obstacles.is_empty());
}

/// In turn order, each on any start cell that is free; the last of four has no choice.
#[test]
fn pillis_are_placed_in_turn_order() {
    let mut game = new_game(4, 1);
    assert_eq!(choices(&game, ""), ["h6", "g7", "i7", "h8"]);
    assert_eq!(refused(&game, "h7"), "no_start");
    assert_eq!(refused(&game, "walk"), "now_start");
    decide(&mut game, "g7");
    assert_eq!(game.deciding().lowest(), Some(seat(2)));
    assert_eq!(refused(&game, "g7"), "occupied");
    decide(&mut game, "h8 h6");
    assert_eq!(game.board.pillis, cells("h6 g7 i7 h8"));
    assert_eq!((game.question, game.points), (Question::Turn, 6));
    assert_eq!((game.deciding().lowest(), game.round()), (Some(seat(1)), 1));
}

#[test]
fn everyone_begins_in_one_district() {
    let mut game = new_game(3, 1);
    decide(&mut game, "h6 h8 g7");
    for player in game.players.first(3) {
        assert_eq!(player.district.len(), 192);
    }
}
