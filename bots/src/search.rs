//! Search that the caller can stop and continue at will.

use std::cmp::Ordering;

use patolli_game::{Chance, Heuristics, Horizon, Seat, Seed};

use crate::plans::{Ahead, Plans};
use crate::protocol::Candidate;
use crate::tree::Tree;

/// A search for the best of a seat's decisions. It can be continued: nothing is lost between one
/// [`think`](Search::think) and the next, and the same simulations always lead to the same
/// thoughts.
///
/// It may be made of several parts that think on their own and are combined in the end. How many
/// there are changes the thoughts; on how many threads they think does not.
#[derive(Clone, Debug)]
pub struct Search<G: Heuristics> {
    parts: Vec<Part<G>>,
    simulations: u64,
}

/// Long turns are searched as plans, simultaneous steps as a tree.
#[derive(Clone, Debug)]
enum Part<G: Heuristics> {
    Plans(Plans<G>),
    Tree(Tree<G>),
}

/// What a search thinks of a decision.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Thought<D> {
    /// The decision.
    pub decision: D,
    /// How many simulations went into it.
    pub simulations: u32,
    /// The final score it expects, in the game's units.
    pub score: f32,
    /// What it is worth, from 0 to 1: the highest is taken.
    pub value: f32,
    /// How likely it is to win, from 0 to 1.
    pub win: f32,
}

impl<G: Heuristics> Search<G> {
    /// A search for the best of what a seat may decide in this view, in `parts` parts.
    pub fn new(view: &G::View, seat: Seat, parts: u32, chance: &mut Chance) -> Self {
        let part = |_| Part::new(view.clone(), seat, Chance::of_player(Seed(chance.wide()), 0));
        Self { parts: (0..parts.max(1)).map(part).collect(), simulations: 0 }
    }

    /// A search for what is to be expected of this decision, and of no other.
    pub fn about(view: &G::View, seat: Seat, decision: G::Decision, chance: &mut Chance) -> Self {
        let mut search = Self::new(view, seat, 1, chance);
        search.parts.iter_mut().for_each(|part| part.begin_with(decision));
        search
    }

    /// Makes `simulations` more simulations, on `threads` threads.
    pub fn think(&mut self, simulations: u32, threads: usize) {
        let (before, parts) = (self.simulations, self.parts.len() as u64);
        self.simulations += u64::from(simulations);
        let after = self.simulations;
        // Simulations are dealt to the parts in turn.
        let share = |part: u64| {
            let dealt = |all: u64| all.saturating_sub(part).div_ceil(parts);
            (dealt(after) - dealt(before)) as u32
        };
        let mut work: Vec<(&mut Part<G>, u32)> =
            self.parts.iter_mut().zip((0..parts).map(share)).collect();
        let each = work.len().div_ceil(threads.max(1));
        if each == work.len() {
            return work.iter_mut().for_each(|(part, share)| part.think(*share));
        }
        std::thread::scope(|scope| {
            for some in work.chunks_mut(each) {
                scope.spawn(|| some.iter_mut().for_each(|(part, share)| part.think(*share)));
            }
        });
    }

    /// What it thinks of the decisions, best first; those it has never tried are left out.
    pub fn thoughts(&self) -> Vec<Thought<G::Decision>> {
        let mut parts = self.parts.iter().map(Part::thoughts);
        let mut all = parts.next().unwrap_or_default();
        for thought in parts.flatten() {
            match all.iter_mut().find(|known| known.decision == thought.decision) {
                Some(known) => known.add(thought, G::HORIZON),
                None => all.push(thought),
            }
        }
        all.sort_by(|one, other| one.compare(other, G::HORIZON));
        all
    }

    /// The turn that it thinks of when it thinks of this decision, to its end; it begins with it.
    pub fn line(&self, first: G::Decision) -> Vec<G::Decision> {
        let lines = self.parts.iter().filter_map(|part| part.line(first));
        let best = lines.max_by(|(one, _), (other, _)| one.total_cmp(other));
        best.map_or_else(|| vec![first], |(_, line)| line)
    }

    /// The same as candidates for a table.
    pub fn candidates(&self) -> Vec<Candidate> {
        let per = f64::from(G::META.units_per_point.max(1));
        let candidate = |thought: Thought<G::Decision>| Candidate {
            decision: thought.decision.to_string(),
            score: Some(f64::from(thought.score) / per),
            win: Some(f64::from(thought.win)),
        };
        self.thoughts().into_iter().map(candidate).collect()
    }

    /// Goes on to the next question of the same turn, and keeps what was thought about it: after
    /// this decision, in this view, with these decisions to choose from. Says whether anything was
    /// kept; if not, a new search is needed.
    pub fn follow(
        &mut self,
        decision: G::Decision,
        view: &G::View,
        decisions: &[G::Decision],
    ) -> bool {
        let mut kept = false;
        for part in &mut self.parts {
            kept |= part.follow(decision, view.clone(), decisions);
        }
        kept
    }
}

impl<G: Heuristics> Part<G> {
    fn new(view: G::View, seat: Seat, chance: Chance) -> Self {
        match G::HORIZON {
            Horizon::Turn { rounds, plans, curiosity } => {
                let ahead = Ahead { rounds, plans, curiosity };
                Self::Plans(Plans::new(view, seat, ahead, chance))
            }
            Horizon::Round => Self::Tree(Tree::new(view, seat, chance)),
        }
    }

    fn begin_with(&mut self, decision: G::Decision) {
        match self {
            Self::Plans(plans) => plans.begin_with(decision),
            Self::Tree(tree) => tree.begin_with(decision),
        }
    }

    fn think(&mut self, simulations: u32) {
        match self {
            Self::Plans(plans) => plans.think(simulations),
            Self::Tree(tree) => tree.think(simulations),
        }
    }

    fn thoughts(&self) -> Vec<Thought<G::Decision>> {
        match self {
            Self::Plans(plans) => plans.thoughts(),
            Self::Tree(tree) => tree.thoughts(),
        }
    }

    /// The turn that begins with this decision, and what it is worth.
    fn line(&self, first: G::Decision) -> Option<(f32, Vec<G::Decision>)> {
        match self {
            Self::Plans(plans) => plans.line(first),
            Self::Tree(tree) => tree.line(first),
        }
    }

    fn follow(&mut self, decision: G::Decision, view: G::View, decisions: &[G::Decision]) -> bool {
        match self {
            Self::Plans(plans) => plans.follow(decision, view, decisions),
            Self::Tree(tree) => tree.follow(decision, view, decisions),
        }
    }
}

impl<D: Copy> Thought<D> {
    /// Adds what another part thinks of the same decision: for plans the best counts, for games the
    /// mean.
    fn add(&mut self, other: Self, horizon: Horizon) {
        let simulations = self.simulations + other.simulations;
        match horizon {
            Horizon::Turn { .. } if other.value > self.value => *self = other,
            Horizon::Turn { .. } => {}
            Horizon::Round => {
                let part = other.simulations as f32 / simulations.max(1) as f32;
                self.score += part * (other.score - self.score);
                self.value += part * (other.value - self.value);
                self.win += part * (other.win - self.win);
            }
        }
        self.simulations = simulations;
    }

    /// The better one first. In a tree that is the one that was tried most.
    fn compare(&self, other: &Self, horizon: Horizon) -> Ordering {
        let by_value = other.value.total_cmp(&self.value);
        match horizon {
            Horizon::Turn { .. } => by_value,
            Horizon::Round => other.simulations.cmp(&self.simulations).then(by_value),
        }
    }
}
