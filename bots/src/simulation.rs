//! Determinized games, continued by the prior.

use patolli_game::{Barrier, Chance, Heuristics, Horizon, Seat, Silent};

/// Continues determinized games. It reuses its lists, so that a step allocates nothing.
#[derive(Clone, Debug)]
pub(crate) struct Simulation<G: Heuristics> {
    pub list: Vec<G::Decision>,
    pub weights: Vec<u32>,
}

impl<G: Heuristics> Simulation<G> {
    pub const fn new() -> Self {
        Self { list: Vec::new(), weights: Vec::new() }
    }

    /// Takes a decision for a seat by the prior, and says which and whether it can be taken
    /// back.
    pub fn step(
        &mut self,
        game: &mut G,
        seat: Seat,
        chance: &mut Chance,
    ) -> Option<(G::Decision, Barrier)> {
        game.decisions(seat, &mut self.list);
        game.prior(seat, &self.list, &mut self.weights);
        let decision = *self.list.get(chance.weighted(&self.weights))?;
        Some((decision, game.apply(seat, decision, &mut Silent)))
    }

    /// Continues a seat's turn until it is over or something cannot be taken back, and notes what
    /// was decided.
    pub fn finish_turn(
        &mut self,
        game: &mut G,
        seat: Seat,
        chance: &mut Chance,
        plan: &mut Vec<G::Decision>,
    ) {
        while next_of(game, seat) == Some(seat) {
            let Some((decision, barrier)) = self.step(game, seat, chance) else { return };
            plan.push(decision);
            if barrier == Barrier::Crossed {
                return;
            }
        }
    }

    /// Plays on until a plan of a seat can be judged: see [`Horizon`].
    pub fn reach_horizon(&mut self, game: &mut G, seat: Seat, chance: &mut Chance) {
        let round = game.round();
        while let Some(next) = next_of(game, seat) {
            match G::HORIZON {
                Horizon::Turn { .. } if next != seat => return,
                Horizon::Round if game.round() != round => return,
                _ => {}
            }
            let Some((_, barrier)) = self.step(game, next, chance) else { return };
            if barrier == Barrier::Crossed && G::HORIZON != Horizon::Round {
                return;
            }
        }
    }

    /// Plays to the end.
    pub fn play_out(&mut self, game: &mut G, chance: &mut Chance) {
        while let Some(seat) = game.deciding().lowest()
            && self.step(game, seat, chance).is_some()
        {}
    }
}

/// Who decides next: the seat itself, if it may.
pub(crate) fn next_of<G: Heuristics>(game: &G, seat: Seat) -> Option<Seat> {
    let deciding = game.deciding();
    if deciding.contains(seat) { Some(seat) } else { deciding.lowest() }
}
