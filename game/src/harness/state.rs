//! What must hold in every state.

use std::panic::{AssertUnwindSafe, catch_unwind};

use super::{Failure, Provable, ensure, fail};
use crate::chance::Chance;
use crate::game::{Barrier, Decision, Game, Silent};
use crate::seat::{MAX_SEATS, Seat};
use crate::standing::MAX_SOURCES;

/// Every decision can be written and read, and numbered and found again.
pub(super) fn notation<G: Game>() -> Result<(), Failure> {
    for index in 0..G::Decision::COUNT {
        let Some(decision) = G::Decision::from_index(index) else {
            return Err(fail("indices are dense", format_args!("no decision has index {index}")));
        };
        ensure(decision.index() == index, "indices round-trip", || {
            format!("{decision} has index {}, not {index}", decision.index())
        })?;
        let text = decision.to_string();
        ensure(text.parse() == Ok(decision), "notation round-trips", || text.clone())?;
        let word = !text.is_empty()
            && !text.contains(char::is_whitespace)
            && !text.starts_with(['{', '[', '#'])
            && !text.ends_with('>')
            && text != "end";
        ensure(word, "notation is one word", || text)?;
        ensure(G::Decision::KINDS.contains(&decision.kind()), "kinds are listed", || {
            decision.kind().to_owned()
        })?;
    }
    ensure(
        G::Decision::from_index(G::Decision::COUNT).is_none(),
        "indices end at the count",
        || format!("index {} has a decision too", G::Decision::COUNT),
    )
}

/// What is cheap enough to check at every state.
pub(super) fn check<G: Provable>(game: &G) -> Result<(), Failure> {
    game.invariants().map_err(|broken| fail("the game's own invariants hold", broken))?;
    let over = game.deciding().is_empty();
    ensure(over == game.outcome().is_some(), "the outcome is known when nobody decides", || {
        format!("outcome: {:?}", game.outcome())
    })?;
    ensure(
        game.deciding().iter().all(|seat| seat.index() < game.seats()),
        "only seats decide",
        || format!("{:?}", game.deciding()),
    )?;
    let standing = game.standing();
    let sources = standing.sources();
    ensure(sources.len() < MAX_SOURCES, "sources of points fit", || sources.len().to_string())?;
    if let Some(outcome) = game.outcome() {
        ensure(outcome.standing == standing, "the outcome is the last standing", || {
            format!("{outcome:?} but {standing:?}")
        })?;
    }
    Ok(())
}

/// Decisions listed are decisions accepted, and all others are refused without a trace.
pub(super) fn check_decisions<G: Provable>(game: &G, chance: &mut Chance) -> Result<(), Failure> {
    game.second_reading().map_err(|other| fail("a second reading of the rules agrees", other))?;
    let mut list = Vec::new();
    for seat in (0..MAX_SEATS).filter_map(Seat::new) {
        game.decisions(seat, &mut list);
        let deciding = game.deciding().contains(seat);
        ensure(deciding != list.is_empty(), "exactly who is deciding has decisions", || {
            format!("seat {seat} has {}", list.len())
        })?;
        ensure(!deciding || list.len() > 1 || game.may_ask_in_vain(), "no idle question", || {
            format!("seat {seat} is asked for {}", list[0])
        })?;
        ensure(list.is_sorted_by_key(|d| d.index()), "decisions are listed in order", || {
            format!("seat {seat}: {list:?}")
        })?;
        for index in 0..G::Decision::COUNT {
            let Some(decision) = G::Decision::from_index(index) else { continue };
            let listed = list.binary_search_by_key(&index, |d| d.index()).is_ok();
            ensure(game.check(seat, decision).is_ok() == listed, "listed is accepted", || {
                let checked = game.check(seat, decision);
                format!("seat {seat}, {decision}: listed {listed}, but {checked:?}")
            })?;
        }
        for _ in 0..4 {
            let index = chance.below(G::Decision::COUNT as u32) as usize;
            let Some(decision) = G::Decision::from_index(index) else { continue };
            let mut after = game.clone();
            let decided =
                catch_unwind(AssertUnwindSafe(|| after.decide(seat, decision, &mut Silent)))
                    .map_err(|_| fail("nothing panics", decision))?;
            ensure(decided.is_ok() || after == *game, "a refusal leaves no trace", || {
                format!("seat {seat}, {decision}")
            })?;
        }
    }
    Ok(())
}

/// Decisions of different seats in one open step lead to the same state in either order.
pub(super) fn check_commuting<G: Provable>(game: &G, chance: &mut Chance) -> Result<(), Failure> {
    const PROPERTY: &str = "simultaneous decisions commute";
    let deciding: Vec<Seat> = game.deciding().iter().collect();
    for (&one, &other) in deciding.iter().zip(deciding.iter().skip(1)) {
        let (mut firsts, mut seconds, mut later) = (Vec::new(), Vec::new(), Vec::new());
        game.decisions(one, &mut firsts);
        game.decisions(other, &mut seconds);
        let (Some(&first), Some(&second)) = (chance.pick(&firsts), chance.pick(&seconds)) else {
            continue;
        };
        let mut there = game.clone();
        let mut back = game.clone();
        let open = there.apply(one, first, &mut Silent) == Barrier::Open
            && back.apply(other, second, &mut Silent) == Barrier::Open;
        ensure(open, PROPERTY, || format!("{first} or {second} crosses a barrier early"))?;
        there.decisions(other, &mut later);
        ensure(later == seconds, PROPERTY, || {
            format!("{first} of seat {one} changes the list of seat {other}")
        })?;
        there.apply(other, second, &mut Silent);
        back.apply(one, first, &mut Silent);
        ensure(there == back, PROPERTY, || format!("{one}> {first} and {other}> {second}"))?;
    }
    Ok(())
}
