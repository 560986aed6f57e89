//! Action tokens.

use patolli_game::Game;
use serde_json::json;

use super::{Table, choices, decide, may, refused, seat};
use crate::Event;

#[test]
fn a_token_costs_a_point_and_two_may_be_taken_in_a_turn() {
    let mut game = Table::new(3).game();
    decide(&mut game, "take take");
    assert_eq!((game.points, game.players.all()[0].tokens, game.tokens_left()), (4, 2, 10));
    assert_eq!(refused(&game, "take"), "taken_two");
    // In the next turn two more.
    decide(&mut game, "done done done take take");
    assert_eq!(game.players.all()[0].tokens, 4);
}

#[test]
fn there_are_twelve() {
    let game = Table::new(3).tokens(1, 5).tokens(2, 4).tokens(3, 3).game();
    assert_eq!(refused(&game, "take"), "no_token_left");
}

#[test]
fn tokens_are_spent_once_the_points_are_and_go_back() {
    let mut game = Table::new(3).set("points", json!(1)).tokens(1, 2).game();
    let events = decide(&mut game, "canal d4");
    assert_eq!((game.points, game.players.all()[0].tokens, events.len()), (0, 2, 1));
    let events = decide(&mut game, "canal f4");
    assert_eq!(events[0], Event::TokensSpent { seat: seat(1), count: 1 });
    assert_eq!((game.points, game.players.all()[0].tokens, game.tokens_left()), (0, 1, 11));
}

#[test]
fn any_number_may_be_spent_in_a_turn() {
    let mut game = Table::new(3).tokens(1, 12).game();
    decide(&mut game, "jump c4 jump n4 jump u8");
    assert_eq!((game.points, game.players.all()[0].tokens), (0, 3));
}

/// With tokens in hand the turn continues without points; without, it is over.
#[test]
fn the_turn_waits_for_who_has_tokens() {
    let mut game = Table::new(3).set("points", json!(1)).tokens(1, 1).game();
    decide(&mut game, "canal d4");
    assert_eq!(game.deciding().lowest(), Some(seat(1)));
    // Spending a token to take a token would change nothing.
    assert!(!may(&game, "", "take"));
    assert_eq!(refused(&game, "take"), "no_points");
    decide(&mut game, "canal f4");
    assert_eq!(game.deciding().lowest(), Some(seat(2)));
}

#[test]
fn points_that_are_left_are_lost() {
    let mut game = Table::new(3).game();
    let events = decide(&mut game, "canal d4 done");
    assert!(events.contains(&Event::PointsLost { seat: seat(1), points: 5 }));
    assert_eq!(game.points, 6);
    assert!(choices(&game, "").contains(&"jump".to_owned()));
}

/// A whole turn can be taken back; its end cannot.
#[test]
fn the_end_of_a_turn_is_the_barrier() {
    use patolli_game::{Barrier, Silent};
    let mut game = Table::new(3).game();
    for word in ["double_canal", "d4", "e4", "take", "walk", "h7"] {
        let barrier = game.decide(seat(1), word.parse().unwrap(), &mut Silent).unwrap();
        assert_eq!(barrier, Barrier::Open, "{word}");
    }
    let barrier = game.decide(seat(1), "done".parse().unwrap(), &mut Silent).unwrap();
    assert_eq!(barrier, Barrier::Crossed);
}
