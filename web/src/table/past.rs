//! What was decided so far: at a table that is played here, all of it is in the [`Play`]; at one at
//! a distance, only what was decided here since the last barrier is, and the rest is known by who
//! decided it.
//!
//! [`Play`]: patolli_game::Play

use patolli_game::{Game, Seat};

use super::Table;

/// What was decided before what a table can play.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Past {
    /// Who took each decision.
    pub deciders: Vec<Seat>,
    /// After how many decisions each round began, and which it is.
    pub rounds: Vec<(usize, u16)>,
}

impl Past {
    /// How many decisions were taken.
    pub fn len(&self) -> usize {
        self.deciders.len()
    }
}

impl<G: Game> Table<G> {
    /// How many decisions were taken so far.
    pub fn number(&self) -> usize {
        self.past.len() + self.play.steps().len()
    }

    /// Who took each decision, the first first.
    pub fn deciders(&self) -> impl DoubleEndedIterator<Item = Seat> {
        let later = self.play.steps().iter().map(|step| step.seat);
        self.past.deciders.iter().copied().chain(later)
    }

    /// The round in which the decision after the first `decisions` is taken: after how many it
    /// began, and which it is.
    pub fn round_of(&self, decisions: usize) -> (usize, u16) {
        let before = self.past.len();
        if let Some(later) = decisions.checked_sub(before) {
            let round = self.play.round_of(later);
            // What is played here need not begin with a round.
            if round.decisions > 0 || self.past.rounds.is_empty() {
                return (before + round.decisions, round.number());
            }
        }
        let after = self.past.rounds.partition_point(|(began, _)| *began <= decisions);
        self.past.rounds.get(after.saturating_sub(1)).copied().unwrap_or((0, 1))
    }

    /// The decisions of a seat that are known here, since the last barrier at the least.
    pub fn own_decisions(&self, seat: Option<Seat>) -> Vec<G::Decision> {
        let own = self.play.steps().iter().filter(|step| Some(step.seat) == seat);
        own.map(|step| step.decision).collect()
    }

    /// How many decisions a seat has taken.
    pub(super) fn taken_by(&self, seat: Seat) -> usize {
        self.deciders().filter(|decider| *decider == seat).count()
    }
}
