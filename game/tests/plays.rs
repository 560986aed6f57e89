//! A game being played: its history, trying and taking back.

use patolli_game::sample::Sample;
use patolli_game::{Game, Play, Record, Remark, Seed, Setup, Silent, fingerprint};

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

fn rounds(play: &Play<Sample>) -> Vec<(usize, u64)> {
    play.rounds().iter().map(|round| (round.decisions, round.check())).collect()
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
        assert_eq!(rounds(&back), rounds(before));
        assert_eq!(Record::text(&back, &[]), Record::new(&back, &[]).to_string());
        assert_eq!(back.remarks().is_empty(), decisions < last.steps().len());
    }
}

#[test]
fn every_state_of_the_past_is_at_hand() {
    let plays = played();
    let last = plays.last().unwrap();
    let rounds: std::collections::BTreeSet<u16> = plays.iter().map(|p| p.game().round()).collect();
    assert_eq!(last.rounds().len(), rounds.len());
    for (decisions, before) in plays.iter().enumerate() {
        assert_eq!(last.at(decisions), *before.game());
        assert_eq!(before.check(), fingerprint(before.game()));
        let round = last.round_of(decisions);
        assert_eq!(round.number(), before.game().round());
        assert!(
            decisions == 0 || round.decisions == 0 || {
                last.at(round.decisions - 1).round() < round.number()
            }
        );
    }
}

#[test]
fn moments_tell_the_game_from_anywhere() {
    let plays = played();
    let last = plays.last().unwrap();
    let all: Vec<_> = last.moments(0).collect();
    assert_eq!(all.len(), plays.len());
    let mut dealt = Vec::new();
    last.introduce(&mut dealt);
    assert_eq!(all[0].events, dealt);
    for from in 0..=plays.len() {
        let mut told = last.moments(from);
        for moment in &all[from.min(all.len())..] {
            let same = told.next().unwrap();
            assert_eq!((same.number, &same.game), (moment.number, &moment.game));
            assert_eq!(same.events, moment.events);
        }
        assert!(told.next().is_none());
    }
}

#[test]
fn what_was_tried_is_taken_as_it_was_even_if_others_decided_meanwhile() {
    let mut play = played().swap_remove(0);
    let mut seats = play.game().deciding().iter();
    let (one, other) = (seats.next().unwrap(), seats.next().unwrap());
    let mut list = Vec::new();
    play.game().decisions(one, &mut list);
    let tried = play.try_out(one, list[1]).unwrap();
    assert!(play.steps().is_empty(), "to try is not to decide");

    let mut at_once = play.clone();
    at_once.take(tried.clone()).unwrap();
    assert_eq!(at_once.game(), tried.game());

    play.game().decisions(other, &mut list);
    play.decide(other, list[0], &mut Silent).unwrap();
    play.take(tried.clone()).unwrap();
    assert_eq!(play.steps().len(), 2);
    assert_eq!(play.at(2), *play.game(), "the other decision stands");
    assert!(play.take(tried).is_err(), "it cannot be taken twice");
}

#[test]
fn the_record_is_written_as_the_game_goes_and_taken_back_with_it() {
    let mut play = played().swap_remove(0);
    let (mut list, mut number) = (Vec::new(), 0);
    while let Some(seat) = play.game().deciding().lowest() {
        play.game().decisions(seat, &mut list);
        play.decide(seat, list[number % list.len()], &mut Silent).unwrap();
        number += 1;
        if number % 3 == 0 {
            play.remark(Remark::Comment(format!("after {number}")));
        }
        if number % 4 == 0 {
            play.undo(seat);
        }
        assert_eq!(Record::text(&play, &[]), Record::new(&play, &[]).to_string());
    }
}
