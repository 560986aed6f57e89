//! The neutral temples of a game for two.

use patolli_game::{Game, Seed, Setup};
use serde_json::json;

use super::{Table, cell, seat};
use crate::board::Owner;
use crate::board::island::{COAST, ORDINARY};
use crate::{Floors, Mexica};

fn new_game(seed: u128, options: &[&str]) -> Mexica {
    let mut setup = Setup::new(Mexica::META, 2, Seed(seed)).unwrap();
    for option in options {
        setup.assign(option).unwrap();
    }
    Mexica::set_up(&setup).unwrap()
}

fn heights(game: &Mexica) -> [usize; 4] {
    let temples = game.board.temples_of(Owner::Neutral);
    let floors = |cell| game.board.temple(cell).map(|(_, floors)| floors);
    [1, 2, 3, 4].map(|n| temples.iter().filter(|&cell| floors(cell) == Floors::new(n)).count())
}

#[test]
fn ten_neutral_temples_stand_inland_and_apart() {
    for (options, distance) in [(&[][..], 5), (&["neutral_distance=4"][..], 4)] {
        let mut nearest = usize::MAX;
        for seed in 0..100 {
            let game = new_game(seed, options);
            assert_eq!(heights(&game), [4, 3, 2, 1]);
            let temples: Vec<_> = game.board.temples_of(Owner::Neutral).iter().collect();
            for (at, one) in temples.iter().enumerate() {
                assert!(ORDINARY.contains(*one) && !COAST.contains(*one), "{one}");
                for other in &temples[at + 1..] {
                    nearest = nearest.min(one.distance(*other));
                }
            }
        }
        assert_eq!(nearest, distance);
    }
}

#[test]
fn a_harder_game_has_more_floors() {
    assert_eq!(heights(&new_game(1, &["neutral_strength=harder"])), [2, 3, 3, 2]);
}

#[test]
fn three_and_four_play_without() {
    for seats in [3, 4] {
        let game = Mexica::set_up(&Setup::new(Mexica::META, seats, Seed(1)).unwrap()).unwrap();
        assert!(game.board.temples_of(Owner::Neutral).is_empty());
    }
}

/// Ten neutral temples by hand, the strongest of them at e11.
fn neutral() -> serde_json::Value {
    json!([["e4", "l4", "m8", "p6"], ["i12", "s8", "c7"], ["g8", "h2"], ["e11"]])
}

/// They take places like everyone else, and score nothing.
#[test]
fn neutral_floors_take_a_place() {
    // A district of ten round e11, founded.
    let picture = "~ ~ ~ ~ ~
                   ~ . n4 . ~
                   ~ a2 . b1 ~
                   ~ . . # ~
                   . ~ . ~ .";
    let game = Table::new(2).drawn("c10", picture).drawn("d14", "~ . ~");
    let game = game.set("neutral", neutral()).row(&[3]).game();
    let district = game.board.district(cell("e11"));
    assert_eq!(district.len(), 10);
    let shares: Vec<_> = game.shares(&district).map(|s| (s.seat, s.place, s.points)).collect();
    assert_eq!(shares, [(seat(1), 2, 5), (seat(2), 3, 3)]);
}

#[test]
fn neutral_temples_stand_in_the_way() {
    let game = Table::new(2).drawn("d4", "A").set("neutral", neutral()).game();
    assert!(!game.board.free().contains(cell("e4")));
    assert!(!game.board.diggable().contains(cell("e11")));
}

/// Neutral temples left out of a position are drawn where there is room.
#[test]
fn what_is_left_out_is_drawn() {
    let game = Table::new(2).drawn("c4", "~ ~ a1 A").game();
    assert_eq!(game.board.temples_of(Owner::Neutral).len(), 10);
}
