//! Advice: the turns that a bot would consider, each to its end, and what it expects of them.

use std::time::Duration;

use patolli_game::{Chance, Heuristics, Seat, Seed};

use crate::limits::{Clock, Limits};
use crate::search::Search;

/// A turn to consider.
#[derive(Clone, PartialEq, Debug)]
pub struct Advice<D> {
    /// What to decide, one after the other, until the turn ends or something is revealed.
    pub line: Vec<D>,
    /// The final score to expect, in the game's units.
    pub score: f32,
    /// How likely it is to win, from 0 to 1.
    pub win: f32,
}

/// The best turns that begin differently, at most `most`, the likeliest to win first.
///
/// Those that a search of `simulations` simulations thinks best are each thought through with as
/// many again, so that what is said of them can be compared: all within the budget, half of it for
/// finding them.
pub fn advise<G: Heuristics>(
    view: &G::View,
    seat: Seat,
    most: usize,
    simulations: u32,
    seed: Seed,
    limits: &Limits,
) -> Vec<Advice<G::Decision>> {
    let (half, clock) = (limits.budget / 2, limits.clock);
    let mut chance = Chance::new(seed);
    let mut search = Search::<G>::new(view, seat, 1, &mut chance);
    think(&mut search, simulations, half, clock);
    let each = half / u32::try_from(most).unwrap_or(1).max(1);
    let thoughts = search.thoughts().into_iter().take(most);
    let mut all: Vec<Advice<G::Decision>> = thoughts
        .map(|thought| {
            let mut about = Search::<G>::about(view, seat, thought.decision, &mut chance);
            think(&mut about, simulations, each, clock);
            let known = about.thoughts().into_iter().next();
            let source = if known.is_some() { &about } else { &search };
            let line = source.line(thought.decision);
            let known = known.unwrap_or(thought);
            Advice { line, score: known.score, win: known.win }
        })
        .collect();
    all.sort_by(|one, other| other.win.total_cmp(&one.win).then(other.score.total_cmp(&one.score)));
    all
}

/// How many simulations are made between two looks at the clock.
const A_FEW: u32 = 10;

/// A few at least, so that there is something to tell.
fn think<G: Heuristics>(search: &mut Search<G>, simulations: u32, time: Duration, clock: Clock) {
    let (start, mut left) = (clock(), simulations);
    while left > 0 {
        let some = A_FEW.min(left);
        search.think(some, 1);
        left -= some;
        if clock().saturating_sub(start) >= time {
            break;
        }
    }
}

#[cfg(test)]
mod tests {
    use patolli_game::{Barrier, Game, Setup, Silent, Viewer};
    use patolli_mexica::Mexica;
    use patolli_tzolkin::Tzolkin;
    use patolli_yaxha::Yaxha;

    use super::*;

    /// Asks for advice at some moments of a game that goes on by it.
    fn follows<G: Heuristics>(seats: usize, turns: usize) {
        let limits = Limits::native(Duration::MAX);
        let setup = Setup::new(G::META, seats, Seed(11)).unwrap();
        let mut game = G::set_up(&setup).unwrap();
        for turn in 0..turns {
            let seat = game.deciding().lowest().unwrap();
            let view = game.view(Viewer::Seat(seat));
            let all = advise::<G>(&view, seat, 3, 30, Seed(turn as u128), &limits);
            assert!(!all.is_empty() && all.len() <= 3);
            assert!(all.is_sorted_by(|one, other| one.win >= other.win), "the best first: {all:?}");
            let firsts: Vec<_> = all.iter().map(|advice| advice.line.first()).collect();
            assert!((1..firsts.len()).all(|at| !firsts[..at].contains(&firsts[at])), "{firsts:?}");
            for advice in &all {
                let mut tried = game.clone();
                let mut barrier = Barrier::Open;
                for &decision in &advice.line {
                    assert_eq!(barrier, Barrier::Open, "nothing is advised beyond a barrier");
                    assert!(tried.check(seat, decision).is_ok(), "{advice:?}");
                    barrier = tried.apply(seat, decision, &mut Silent);
                }
                let goes_on = barrier == Barrier::Open && tried.deciding().contains(seat);
                assert!(!goes_on, "to the end of the turn: {advice:?}");
            }
            for &decision in &all[0].line {
                game.apply(seat, decision, &mut Silent);
            }
        }
    }

    #[test]
    fn advice_is_a_whole_turn_that_can_be_taken() {
        follows::<Mexica>(3, 12);
        follows::<Tzolkin>(3, 12);
        follows::<Yaxha>(3, 12);
    }

    #[test]
    fn who_has_no_time_is_told_something_all_the_same() {
        let game = Mexica::set_up(&Setup::new(Mexica::META, 2, Seed(3)).unwrap()).unwrap();
        let seat = game.deciding().lowest().unwrap();
        let view = game.view(Viewer::Seat(seat));
        let limits = Limits::native(Duration::ZERO);
        assert!(!advise::<Mexica>(&view, seat, 3, 1000, Seed(1), &limits).is_empty());
    }
}
