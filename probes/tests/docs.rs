//! The examples in the docs are true.

use patolli_game::{Game, Position, Record};
use patolli_mexica::Mexica;
use patolli_tzolkin::Tzolkin;
use patolli_yaxha::Yaxha;

const NOTATION: &str = include_str!("../../docs/notation.md");

/// The first code block after a mark.
fn block(mark: &str) -> &'static str {
    let after = NOTATION.split(mark).nth(1).unwrap();
    let block = after.split("```").nth(1).unwrap();
    block.split_once('\n').unwrap().1
}

#[test]
fn the_record_in_the_docs_replays() {
    let record: Record = block("<!-- record -->").parse().unwrap();
    let replay = record.replay::<Yaxha>().unwrap();
    assert_eq!(replay.play.steps().len(), 9);
    assert_eq!(replay.play.remarks().len(), 3);
}

#[test]
fn the_position_in_the_docs_loads() {
    let game = Position::<Yaxha>::read(block("<!-- position -->")).unwrap().game;
    assert_eq!(game.deciding().len(), 2);
}

#[test]
fn the_position_of_tzolkin_in_the_docs_loads() {
    let game = Position::<Tzolkin>::read(block("<!-- tzolkin -->")).unwrap().game;
    let mut list = Vec::new();
    let seat = game.deciding().lowest().unwrap();
    game.decisions(seat, &mut list);
    assert_eq!(seat.number(), 2, "the first player begins");
    assert!(list.contains(&"pick=chichen3".parse().unwrap()), "{list:?}");
}

#[test]
fn the_position_of_mexica_in_the_docs_loads() {
    let game = Position::<Mexica>::read(block("<!-- mexica -->")).unwrap().game;
    let mut list = Vec::new();
    game.decisions(game.deciding().lowest().unwrap(), &mut list);
    // Seat 2 stands on a bridge, with four points and two tokens.
    for word in ["walk", "jump", "double_canal", "done"] {
        assert!(list.contains(&word.parse().unwrap()), "{word}: {list:?}");
    }
    assert!(!list.contains(&"temple".parse().unwrap()));
}
