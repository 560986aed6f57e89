//! The four market examples of the rulebook, and what they leave out.
//!
//! Players A to D sit in seats 1 to 4; B has initiative 1, A 2, C 3 and D 4.

use patolli_game::{Barrier, Game, Seat, Silent};

use super::{new_game, seat};
use crate::cubes::Cubes;
use crate::decision::Decision;
use crate::event::Event;
use crate::market::Initiative;
use crate::{Phase, Yaxha};

fn example() -> Yaxha {
    let mut game = new_game(4);
    game.initiative = Initiative([2, 1, 3, 4]);
    game
}

/// Plays the cards of A to D; then those who are asked take the first tile left.
/// Returns who took cubes in which order, with how many tiles they could choose from.
fn play(game: &mut Yaxha, cards: &str) -> Vec<(char, usize)> {
    let mut events = Vec::new();
    for (number, tile) in (1..).zip(cards.split(' ')) {
        let decision = format!("card={tile}").parse().unwrap();
        game.decide(seat(number), decision, &mut events).unwrap();
    }
    let mut took: Vec<(char, usize)> = taken(&events).map(|seat| (letter(seat), 1)).collect();
    let mut list = Vec::new();
    while game.phase == Phase::Taking {
        let taker = game.deciding().lowest().unwrap();
        game.decisions(taker, &mut list);
        let choices = list.len();
        events.clear();
        assert_eq!(game.decide(taker, list[0], &mut events), Ok(Barrier::Crossed));
        took.push((letter(taker), choices));
        took.extend(taken(&events).skip(1).map(|seat| (letter(seat), 1)));
    }
    took
}

fn taken(events: &[Event]) -> impl Iterator<Item = Seat> {
    events.iter().filter_map(|event| match event {
        Event::LotTaken { seat, .. } | Event::LeftoverTaken { seat, .. } => Some(*seat),
        _ => None,
    })
}

fn letter(seat: Seat) -> char {
    char::from(b'A' + seat.index() as u8)
}

#[test]
fn example_1_all_choose_differently_and_take_in_order_of_initiative() {
    let mut game = example();
    assert_eq!(play(&mut game, "a b c d"), [('B', 1), ('A', 1), ('C', 1), ('D', 1)]);
    assert_eq!(game.initiative.0, [2, 1, 3, 4]);
}

#[test]
fn example_2_two_want_the_same_tile_and_the_second_gets_the_one_left() {
    let mut game = example();
    assert_eq!(play(&mut game, "a b b d"), [('B', 1), ('A', 1), ('D', 1), ('C', 1)]);
    assert_eq!(game.initiative.0, [2, 3, 1, 4]);
}

#[test]
fn example_3_three_want_the_same_tile_and_the_middle_one_keeps_the_initiative() {
    let mut game = example();
    assert_eq!(play(&mut game, "c c c d"), [('B', 1), ('D', 1), ('A', 2), ('C', 1)]);
    assert_eq!(game.initiative.0, [2, 3, 1, 4]);
}

#[test]
fn example_4_all_want_the_same_tile_and_exchange_crosswise() {
    let mut game = example();
    assert_eq!(play(&mut game, "a a a a"), [('B', 1), ('A', 3), ('C', 2), ('D', 1)]);
    assert_eq!(game.initiative.0, [3, 4, 2, 1]);
}

#[test]
fn two_pairs_each_exchange_and_their_losers_take_in_order_of_initiative() {
    let mut game = example();
    assert_eq!(play(&mut game, "a b b a"), [('B', 1), ('A', 1), ('C', 2), ('D', 1)]);
    assert_eq!(game.initiative.0, [4, 3, 1, 2]);
}

#[test]
fn leftovers_go_by_initiative_and_not_by_seat() {
    let mut game = example();
    game.initiative = Initiative([4, 3, 2, 1]);
    assert_eq!(play(&mut game, "a a a a"), [('D', 1), ('C', 3), ('B', 2), ('A', 1)]);
    assert_eq!(game.initiative.0, [1, 2, 3, 4]);
}

#[test]
fn one_gets_the_cubes_of_the_tile_one_takes() {
    let mut game = example();
    let market = game.market;
    let mut events = Vec::new();
    for (number, tile) in [(1, "d"), (2, "c"), (3, "b"), (4, "a")] {
        let decision = format!("card={tile}").parse().unwrap();
        game.decide(seat(number), decision, &mut events).unwrap();
    }
    for (tile, taker) in [(0, 4), (1, 3), (2, 2), (3, 1)] {
        let got = events.iter().find_map(|event| match event {
            Event::LotTaken { seat, cubes, .. } if *seat == super::seat(taker) => Some(*cubes),
            _ => None,
        });
        assert_eq!(got, Some(market[tile]));
    }
    assert_eq!(game.market, [Cubes::NONE; 4]);
}

#[test]
fn a_tile_that_was_taken_cannot_be_taken_again() {
    let mut game = example();
    for number in 1..=4 {
        game.decide(seat(number), "card=a".parse().unwrap(), &mut Silent).unwrap();
    }
    let before = game.clone();
    let refused = game.decide(seat(1), "tile=a".parse().unwrap(), &mut Silent).unwrap_err();
    assert_eq!(refused.to_string(), "yaxha-refused-tile_is_empty");
    assert!(game.decide(seat(3), "tile=b".parse().unwrap(), &mut Silent).is_err());
    assert_eq!(game, before);
}

#[test]
fn with_two_players_there_are_two_tiles() {
    let game = new_game(2);
    let mut list = Vec::new();
    game.decisions(seat(1), &mut list);
    assert_eq!(list.iter().map(Decision::to_string).collect::<Vec<_>>(), ["card=a", "card=b"]);
    assert_eq!(game.market.map(Cubes::len), [3, 3, 0, 0]);
    assert!(game.check(seat(1), "card=c".parse().unwrap()).is_err());
}
