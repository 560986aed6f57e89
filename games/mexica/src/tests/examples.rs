//! The worked examples of the rulebook. Its pictures are not available: the positions are our own.

use patolli_game::Game;

use super::{Table, cell, cells, choices, decide, may, points, seat};
use crate::board::Owner;
use crate::format::source::Source;
use crate::{Event, Floors};

/// A player closes a district of 13 cells with a last canal and founds it for 7 points.
#[test]
fn a_district_of_thirteen_is_founded() {
    let mut game = Table::new(3)
        .drawn(
            "e2",
            "~ . . . . . . .
             . ~ ~ ~ ~ ~ ~ .",
        )
        .drawn("g1", "A")
        .row(&[3, 5, 13])
        .game();
    assert!(!may(&game, "", "found"));
    decide(&mut game, "canal l4");
    assert_eq!(game.board.district(cell("l3")).len(), 13);

    let events = decide(&mut game, "found h2");
    let founded = Event::DistrictFounded { seat: seat(1), cell: cell("h2"), size: 13, points: 7 };
    assert_eq!(events, [founded]);
    assert_eq!([1, 2, 3].map(|number| points(&game, number)), [7, 0, 0]);
    assert_eq!(game.row.iter().collect::<Vec<_>>(), [3, 5]);
    // The cell of the token is closed to everyone forever.
    assert!(!game.board.free().contains(cell("h2")));
    assert!(!game.board.empty().contains(cell("h2")));
}

/// Two trips by boat, a step, a founding with somebody present, a temple of 3, two tokens, a temple
/// of 2.
#[test]
fn first_example_of_a_turn() {
    let mut game = Table::new(3)
        .drawn(
            "n6",
            ". =A .
             . =  .
             . ~  ~ ~ ~ ~ ~
             . =  . . B . .
             . ~  . .",
        )
        .row(&[7, 9])
        .tokens(1, 2)
        .game();

    let events = decide(&mut game, "sail o9");
    let (from, seat_1) = (cell("o6"), seat(1));
    assert_eq!(events, [Event::Sailed { seat: seat_1, from, cell: cell("o9"), cost: 2 }]);
    assert_eq!(game.points, 4);

    decide(&mut game, "walk p9");
    assert_eq!(game.points, 3);

    decide(&mut game, "found q10");
    assert_eq!(game.points, 3);
    assert_eq!([1, 2, 3].map(|number| points(&game, number)), [4, 2, 0]);
    assert_eq!(game.players.all()[0].points[Source::Founding.index()], 4);
    assert_eq!(game.players.all()[1].points[Source::Presence.index()], 2);

    decide(&mut game, "temple q9 floors=3");
    assert_eq!((game.points, game.players.all()[0].tokens), (0, 2));

    // Two more points from two tokens, which go back to the supply; and the turn is over.
    let left = game.tokens_left();
    let events = decide(&mut game, "temple s9 floors=2");
    assert_eq!(events[0], Event::TokensSpent { seat: seat_1, count: 2 });
    assert_eq!((game.players.all()[0].tokens, game.tokens_left()), (0, left + 2));
    assert_eq!(game.deciding().lowest(), Some(seat(2)));
    assert_eq!(game.points, 6);
}

/// Locked in: a bridge, a step onto it, a canal, two trips by boat, a step.
#[test]
fn second_example_of_a_turn() {
    let table = || {
        Table::new(3)
            .drawn(
                "o5",
                ".  b1
                 ~  A  b2
                 ~  b1
                 =
                 ~",
            )
            .drawn(
                "k2",
                "=
                 ~",
            )
    };
    let mut game = table().game();
    assert!(!may(&game, "", "walk") && !may(&game, "", "sail"));
    decide(&mut game, "bridge o6");
    assert_eq!(game.points, 5);
    decide(&mut game, "walk o6");
    assert_eq!((game.points, game.players.all()[0].pilli), (4, Some(cell("o6"))));
    assert!(!may(&game, "sail", "k2"));
    decide(&mut game, "double_canal o10 o11");
    assert_eq!(game.points, 3);
    decide(&mut game, "sail k2");
    assert_eq!(game.points, 1);
    decide(&mut game, "walk l2");
    assert_eq!(game.deciding().lowest(), Some(seat(2)));
    assert_eq!(game.players.all()[0].pilli, Some(cell("l2")));

    // The remark: the same cell by the jump, for five points.
    let mut game = table().game();
    decide(&mut game, "jump l2");
    assert_eq!((game.points, game.players.all()[0].pilli), (1, Some(cell("l2"))));
}

/// Two steps, a step onto a bridge, a trip by boat, a step, an action token.
#[test]
fn third_example_of_a_turn() {
    let mut game = Table::new(3)
        .drawn(
            "l7",
            "A . . =
             . . . ~
             . . . =",
        )
        .game();
    for (words, left) in
        [("walk m7", 5), ("walk n7", 4), ("walk o7", 3), ("sail", 2), ("walk p9", 1)]
    {
        decide(&mut game, words);
        assert_eq!(game.points, left, "{words}");
    }
    decide(&mut game, "take");
    assert_eq!(game.players.all()[0].tokens, 1);
    // The token could be spent at once: the turn does not end by itself.
    assert_eq!(game.deciding().lowest(), Some(seat(1)));
    assert!(choices(&game, "").contains(&"done".to_owned()));
    decide(&mut game, "done");
    assert_eq!(game.deciding().lowest(), Some(seat(2)));
}

/// Two temples of 3 floors and one of 2 in one district are worth 8.
#[test]
fn strength_is_the_sum_of_floors() {
    let game = Table::new(3)
        .drawn(
            "c4",
            "a3 . a3 b4
             .  . a2 b1",
        )
        .game();
    let district = game.board.district(cell("c4"));
    assert_eq!(game.board.strength(Owner::Seat(seat(1)), &district), 8);
    assert_eq!(game.board.strength(Owner::Seat(seat(2)), &district), 5);
    assert_eq!(game.board.strength(Owner::Seat(seat(1)), &cells("c4 e5")), 5);
    let floors = game.board.temple(cell("e5")).map(|(_, floors)| floors);
    assert_eq!(floors, Floors::new(2));
}
