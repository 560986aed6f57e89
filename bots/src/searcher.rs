//! The bot that searches.

use std::time::Duration;

use patolli_game::{Chance, Heuristics, Seat, Seed, Setup};

use crate::effort::Effort;
use crate::limits::Limits;
use crate::protocol::Candidate;
use crate::search::Search;
use crate::{Bot, Forfeit, Observation};

/// About how long it thinks before it looks at the clock again, and whether it is called back.
const A_WHILE: Duration = Duration::from_millis(10);
/// How many simulations it makes before it knows how long they take.
const A_FEW: u32 = 4;

/// Searches for the best decision, and keeps what it thought as long as its turn lasts.
#[derive(Clone, Debug)]
pub struct Searcher<G: Heuristics> {
    effort: Effort,
    limits: Limits,
    chance: Chance,
    /// The search for the question before, and what was answered.
    last: Option<(Search<G>, G::Decision)>,
    /// The round of the turn that is being played, and how long it has thought in it.
    turn: (u16, Duration),
    /// How many simulations were tried in the last while, to know how many to try in the next.
    pace: u32,
}

impl<G: Heuristics> Searcher<G> {
    /// A bot that thinks with this effort.
    pub fn new(effort: Effort, limits: Limits) -> Self {
        let chance = Chance::of_player(Seed(0), 0);
        Self { effort, limits, chance, last: None, turn: (0, Duration::ZERO), pace: A_FEW }
    }

    /// The search for a question, and whether it was thought about before.
    fn search(
        &mut self,
        view: &G::View,
        seat: Seat,
        decisions: &[G::Decision],
    ) -> (Search<G>, bool) {
        if let Some((mut search, decision)) = self.last.take()
            && search.follow(decision, view, decisions)
        {
            return (search, true);
        }
        (Search::new(view, seat, self.effort.parts, &mut self.chance), false)
    }

    /// Makes `simulations` simulations, as long as there is time.
    fn think(&mut self, search: &mut Search<G>, simulations: u32, time: Duration) {
        let Limits { clock, ref stop, threads, .. } = self.limits;
        let (start, mut left) = (clock(), simulations);
        let mut now = start;
        while left > 0 && !stop.is_called_back() {
            let some = self.pace.min(left);
            search.think(some, threads);
            left -= some;
            let then = std::mem::replace(&mut now, clock());
            if now.saturating_sub(start) >= time {
                break;
            }
            let took = now.saturating_sub(then).as_secs_f32().max(1e-6);
            let wanted = some as f32 * A_WHILE.as_secs_f32() / took;
            self.pace = (wanted as u32).clamp(A_FEW, self.pace.saturating_mul(2));
        }
    }

    /// How long it may think about this question: half of what is left of the turn's time.
    fn time(&mut self, view: &G::View, observation: &Observation<'_, G>) -> Duration {
        let budget = observation.budget().unwrap_or(Duration::MAX);
        let Some(turn) = self.effort.turn else { return budget };
        let game = G::determinize(view, &mut self.chance);
        let round = game.map_or(self.turn.0, |game| game.round());
        if round != self.turn.0 {
            self.turn = (round, Duration::ZERO);
        }
        budget.min(turn.saturating_sub(self.turn.1) / 2)
    }
}

impl<G: Heuristics> Bot<G> for Searcher<G> {
    fn begin(&mut self, _: &Setup, _: Seat, chance: Chance) -> Result<(), Forfeit> {
        self.chance = chance;
        self.last = None;
        self.turn = (0, Duration::ZERO);
        Ok(())
    }

    fn choose(
        &mut self,
        observation: &Observation<'_, G>,
        decisions: &[G::Decision],
    ) -> Result<usize, Forfeit> {
        let start = (self.limits.clock)();
        let view = observation.view();
        let time = self.time(&view, observation);
        let (mut search, known) = self.search(&view, observation.seat(), decisions);
        if decisions.len() > 1 {
            let simulations = if known { self.effort.next } else { self.effort.first };
            self.think(&mut search, simulations, time);
        }
        let best = search.thoughts().first().map(|thought| thought.decision);
        let place = best.and_then(|best| decisions.iter().position(|other| *other == best));
        let place = place.unwrap_or(0);
        self.last = Some((search, decisions[place]));
        self.turn.1 += (self.limits.clock)().saturating_sub(start);
        Ok(place)
    }

    fn candidates(&self) -> Vec<Candidate> {
        self.last.as_ref().map_or_else(Vec::new, |(search, _)| search.candidates())
    }
}
