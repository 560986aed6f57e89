//! A game being played: taking back.

use patolli_game::sample::Sample;
use patolli_game::{Game, Play, Remark, Seed, Setup, Silent};

/// A game played to its end by taking the first decision, with how it stood after each.
fn played() -> Vec<Play<Sample>> {
    let setup = Setup::new(Sample::META, 3, Seed(5)).unwrap();
    let mut play = Play::<Sample>::new(setup).unwrap();
    let mut plays = vec![play.clone()];
    let mut list = Vec::new();
    while let Some(seat) = play.game().deciding().lowest() {
        play.game().decisions(seat, &mut list);
        play.decide(seat, list[0], &mut Silent).unwrap();
        plays.push(play.clone());
    }
    plays
}

#[test]
fn rewinding_leads_back_across_every_barrier() {
    let plays = played();
    let mut last = plays.last().unwrap().clone();
    last.remark(Remark::Comment("the end".to_owned()));
    for (decisions, before) in plays.iter().enumerate() {
        let mut back = last.clone();
        back.rewind(decisions);
        assert_eq!((back.game(), back.steps()), (before.game(), before.steps()));
        assert_eq!(back.since_barrier(), before.since_barrier(), "the way back to the barrier too");
        assert_eq!(back.remarks().is_empty(), decisions < last.steps().len());
    }
}
