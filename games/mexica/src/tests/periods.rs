//! The two periods, how they end, and the stall.

use patolli_game::{Game, Name};
use serde_json::json;

use super::{Table, cell, decide, points, seat};
use crate::format::source::Source;
use crate::rules::question::Question;
use crate::{Event, Temples};

/// All nine temples of the first period but the last, of one floor.
fn eight_temples() -> serde_json::Value {
    json!([["d12", "e12"], ["f12", "g12", "h12"], ["d13", "e13"], ["f13"]])
}

/// The last round of the first period is one temple away: the row is empty.
fn nearly(number: usize) -> Table {
    Table::new(3).player(number, json!({ "built": eight_temples() })).row(&[])
}

fn kinds(events: &[Event]) -> Vec<&'static str> {
    events.iter().map(Into::into).collect()
}

#[test]
fn both_conditions_end_a_period() {
    // All temples of somebody, and the row empty.
    let mut game = nearly(1).game();
    assert!(!game.last_round);
    let events = decide(&mut game, "temple l2");
    assert_eq!(kinds(&events), ["temple_built", "last_round_began"]);
    // With a token in the row the period goes on.
    let mut game = Table::new(3).player(1, json!({ "built": eight_temples() })).row(&[9]).game();
    assert_eq!(kinds(&decide(&mut game, "temple l2")), ["temple_built"]);
    // With temples left for everyone too.
    assert!(!Table::new(3).row(&[]).game().last_round);
}

/// The player who completes the conditions finishes the turn, and so does everyone after them.
#[test]
fn the_round_is_played_out() {
    let mut game = nearly(1).game();
    let round = game.round();
    decide(&mut game, "temple l2 canal b3 done");
    assert_eq!((game.period, game.deciding().lowest()), (1, Some(seat(2))));
    decide(&mut game, "done");
    let events = decide(&mut game, "done");
    assert_eq!(game.period, 2);
    assert!(kinds(&events).contains(&"period_ended"));
    assert_eq!((game.round(), game.deciding().lowest()), (round + 1, Some(seat(1))));
}

/// If the last seat completes them, the period is over when that turn ends.
#[test]
fn the_last_seat_may_end_it() {
    let mut game = nearly(3).set("turn", json!(3)).game();
    decide(&mut game, "temple l2");
    assert_eq!(game.period, 1);
    decide(&mut game, "done");
    assert_eq!((game.period, game.deciding().lowest()), (2, Some(seat(1))));
}

#[test]
fn the_second_period_brings_temples_and_tokens() {
    let mut game = nearly(1).tokens(2, 3).game();
    let aside = game.aside;
    assert_eq!(aside.len(), 7);
    let pillis = game.board.pillis;
    decide(&mut game, "temple l2 done done done");
    // New temples, and those that were left.
    assert_eq!(game.players.all()[0].temples, Temples::SECOND_SET);
    assert_eq!(game.players.all()[1].temples, Temples::FIRST_SET.and(Temples::SECOND_SET));
    assert_eq!((game.row, game.aside.len()), (aside, 0));
    // Everything else stays.
    assert_eq!((game.players.all()[1].tokens, game.board.pillis), (3, pillis));
    assert_eq!(game.points, 6);
}

/// The first scoring counts founded districts and the palace, and nothing else.
#[test]
fn the_first_scoring() {
    let mut game =
        nearly(1).drawn_corner().drawn("u8", "A").drawn("h7", "B").drawn("h6", "C").game();
    let events = decide(&mut game, "temple t8 done done done");
    // Two floors against one; the temples elsewhere bring nothing; the emblem is no start cell.
    assert_eq!([1, 2, 3].map(|number| points(&game, number)), [0, 2, 9]);
    assert_eq!(game.players.all()[2].points[Source::FirstScoring.index()], 4);
    assert_eq!(game.players.all()[2].points[Source::Palace.index()], 5);
    let scored = Event::DistrictScored {
        seat: seat(3),
        cell: cell("a3"),
        size: 4,
        floors: 2,
        place: 1,
        points: 4,
    };
    assert!(events.contains(&scored));
}

impl Table {
    /// A founded district of four in the north-west, with one floor of seat 2 and two of seat 3.
    fn drawn_corner(self) -> Self {
        self.drawn("b1", "b1").drawn("b2", "c2 ~").drawn("a3", "# . ~\n~ ~")
    }
}

/// A game for three, one temple before its end.
fn nearly_over() -> Table {
    let built = json!([
        ["a11", "b11", "c11", "d11", "e11"],
        ["f11", "g11", "h11", "i11", "j11"],
        ["a12", "b12", "c12", "d12"],
        ["e12", "f12", "g12"],
    ]);
    Table::new(3)
        .player(1, json!({ "built": built }))
        .drawn_corner()
        .drawn("a13", "b2 c1")
        .drawn("u8", "A")
        .set("period", json!(2))
        .row(&[])
}

/// The second scoring counts every founded district again, and the others by their size.
#[test]
fn the_second_scoring() {
    let before = json!({ "first_scoring": 4, "palace": 5 });
    let mut game = nearly_over().player(3, json!({ "points": before })).game();
    let events = decide(&mut game, "temple t8 done done done");
    let of = |number: usize, source: Source| game.players.all()[number - 1].points[source.index()];
    assert_eq!([1, 2, 3].map(|number| of(number, Source::SecondScoring)), [0, 2, 4]);
    assert_eq!([1, 2, 3].map(|number| of(number, Source::Unfounded)), [184, 92, 46]);
    // Seats 2 and 3 stand on start cells; what was scored before stays.
    assert_eq!([1, 2, 3].map(|number| of(number, Source::Palace)), [0, 5, 10]);
    assert_eq!([1, 2, 3].map(|number| points(&game, number)), [184, 99, 64]);
    assert_eq!(events.last(), Some(&Event::GameEnded { winners: vec![seat(1)] }));
    let outcome = game.outcome().unwrap();
    assert_eq!(outcome.ending, Name::new("mexica-ending", "complete"));
    assert_eq!(outcome.standing.total(seat(3)), 64);
    assert!(game.deciding().is_empty());
}

/// Equal points: more action tokens win, and then the victory is shared.
#[test]
fn tokens_break_a_tie() {
    let over = |tokens: [u8; 3]| {
        let points = json!({ "founding": 20 });
        let mut table = Table::new(3).set("question", json!("nothing")).set("period", json!(2));
        table = table.set("stalled", json!([1, 2])).set("round", json!(11)).row(&[]);
        for (number, tokens) in (1..=3).zip(tokens) {
            table = table.player(number, json!({ "points": points, "tokens": tokens }));
        }
        table.game().outcome().unwrap()
    };
    assert_eq!(over([2, 3, 1]).winners().iter().collect::<Vec<_>>(), [seat(2)]);
    assert_eq!(over([2, 3, 3]).winners().len(), 2);
    assert_eq!(over([0, 0, 0]).standing.ranks().first(3), [1, 1, 1]);
}

/// After `stall_rounds` rounds without anything put on the board the period is over, and what is in
/// the row leaves.
#[test]
fn a_stall_ends_a_period() {
    let mut game =
        Table::new(3).row(&[4, 5]).set("round", json!(5)).set("idle_rounds", json!(4)).game();
    let events = decide(&mut game, "done done done");
    let kinds = kinds(&events);
    assert!(kinds.contains(&"period_stalled") && !kinds.contains(&"period_ended"));
    assert_eq!(kinds.iter().filter(|kind| **kind == "calpulli_removed").count(), 2);
    assert_eq!((game.period, game.stalled, game.idle_rounds), (2, 1, 0));
    assert_eq!(game.row.len(), 7);
}

#[test]
fn anything_put_on_the_board_breaks_a_stall() {
    let stalling =
        || Table::new(3).row(&[4, 5]).set("round", json!(5)).set("idle_rounds", json!(4));
    for words in ["canal d4 done", "bridge o7 done", "temple d4 floors=1 done"] {
        let mut game = stalling().game();
        decide(&mut game, words);
        decide(&mut game, "done done");
        assert_eq!((game.period, game.idle_rounds), (1, 0), "{words}");
    }
    // Walking about and saving tokens do not.
    let mut game = stalling().game();
    decide(&mut game, "take walk h5 done done done");
    assert_eq!(game.period, 2);
}

#[test]
fn a_table_may_wait_longer_or_shorter() {
    for rounds in [2, 10] {
        let mut game = Table::new(3).set("options", json!({ "stall_rounds": rounds })).game();
        let mut played = 1;
        while game.period == 1 {
            decide(&mut game, "done done done");
            played += 1;
        }
        assert_eq!(played, rounds);
    }
}

/// A game in which nobody does anything ends by two stalls, and says so.
#[test]
fn a_game_of_idlers_ends() {
    let mut game = Table::new(3).set("question", json!("turn")).in_first_round().game();
    let mut turns = 0;
    while !game.deciding().is_empty() {
        decide(&mut game, "done");
        turns += 1;
    }
    assert_eq!(turns, 3 * 2 * 5);
    assert_eq!(game.outcome().unwrap().ending, Name::new("mexica-ending", "both_stalled"));
    // Everyone stood in the palace at both scorings.
    assert_eq!(game.players.all()[0].points[Source::Palace.index()], 10);
    assert_eq!(game.question, Question::Nothing);
}
