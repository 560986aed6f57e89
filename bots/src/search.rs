//! Search, as far as whoever owns the clock likes.

use patolli_game::{Chance, Horizon, Knowledge, Seat};

use crate::plans::Plans;
use crate::protocol::Candidate;
use crate::tree::Tree;

/// A search for the best of a seat's decisions. It can be gone on with: nothing is lost between one
/// [`think`](Search::think) and the next, and the same simulations always lead to the same thoughts.
#[derive(Clone, Debug)]
pub struct Search<G: Knowledge>(Kind<G>);

/// Long turns are searched as plans, simultaneous steps as a tree.
#[derive(Clone, Debug)]
enum Kind<G: Knowledge> {
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
    /// What it is worth, from 0 to 1: about the chance to win.
    pub win: f32,
}

impl<G: Knowledge> Search<G> {
    /// A search for the best of what a seat may decide in this view.
    pub fn new(view: G::View, seat: Seat, chance: Chance) -> Self {
        Self(match G::HORIZON {
            Horizon::Turn { rounds_ahead } => {
                Kind::Plans(Plans::new(view, seat, rounds_ahead, chance))
            }
            Horizon::Round => Kind::Tree(Tree::new(view, seat, chance)),
        })
    }

    /// Makes so many simulations more.
    pub fn think(&mut self, simulations: u32) {
        match &mut self.0 {
            Kind::Plans(plans) => plans.think(simulations),
            Kind::Tree(tree) => tree.think(simulations),
        }
    }

    /// What it thinks of the decisions, best first; those it has never tried are left out.
    pub fn thoughts(&self) -> Vec<Thought<G::Decision>> {
        match &self.0 {
            Kind::Plans(plans) => plans.thoughts(),
            Kind::Tree(tree) => tree.thoughts(),
        }
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

    /// Goes on to the next question of the same turn, and keeps what was thought about it: after this
    /// decision, in this view, with these decisions to choose from. Says whether anything was kept; if
    /// not, a new search is needed.
    pub fn follow(
        &mut self,
        decision: G::Decision,
        view: G::View,
        decisions: &[G::Decision],
    ) -> bool {
        match &mut self.0 {
            Kind::Plans(plans) => plans.follow(decision, view, decisions),
            Kind::Tree(tree) => tree.follow(decision, view, decisions),
        }
    }
}
