//! What a bot thinks of the decisions of a game that was played.

use patolli_game::{Chance, Heuristics, Seat, Seed, Viewer};

use crate::search::{Search, Thought};

/// What a bot thinks of a decision that was taken.
#[derive(Clone, PartialEq, Debug)]
pub struct Judgement<D> {
    /// Who took it.
    pub seat: Seat,
    /// What was taken, and what is expected of it.
    pub taken: Thought<D>,
    /// What the bot would have taken, and what it expects of that.
    pub best: Thought<D>,
    /// The turn that it would have begun with it.
    pub line: Vec<D>,
}

impl<D: Copy + PartialEq> Judgement<D> {
    /// Did the bot agree?
    pub fn agrees(&self) -> bool {
        self.taken.decision == self.best.decision
    }

    /// How much less is expected of what was taken, in the game's units of score.
    pub fn cost(&self) -> f32 {
        if self.agrees() { 0.0 } else { (self.best.score - self.taken.score).max(0.0) }
    }
}

/// What a bot thinks of a decision that a seat took, with `simulations` simulations for what it
/// would have taken itself and as many for what was taken. Nothing if there was no choice.
pub fn judge<G: Heuristics>(
    game: &G,
    seat: Seat,
    taken: G::Decision,
    simulations: u32,
    seed: Seed,
) -> Option<Judgement<G::Decision>> {
    let mut list = Vec::new();
    game.decisions(seat, &mut list);
    if list.len() < 2 {
        return None;
    }
    let view = game.view(Viewer::Seat(seat));
    let mut chance = Chance::new(seed);
    let mut search = Search::<G>::new(&view, seat, 1, &mut chance);
    search.think(simulations, 1);
    let best = *search.thoughts().first()?;
    let line = search.line(best.decision);
    if best.decision == taken {
        return Some(Judgement { seat, taken: best, best, line });
    }
    let mut search = Search::<G>::about(&view, seat, taken, &mut chance);
    search.think(simulations, 1);
    let taken = *search.thoughts().first()?;
    Some(Judgement { seat, taken, best, line })
}
