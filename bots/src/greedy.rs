//! The bot that plans its turn, and takes the plan that looks best when it is carried out.

use patolli_game::{Barrier, Chance, Heuristics, Horizon, Seat, Seed, Setup};

use crate::evaluation::Evaluation;
use crate::simulation::Simulation;
use crate::{Bot, Forfeit, Observation};

/// How many plans it makes for a turn.
const PLANS: usize = 320;

/// Makes many plans for its turn by the prior of each decision, judges how things stand after
/// each, and follows the best one as long as nothing new turns up.
#[derive(Clone, Debug)]
pub struct Greedy<G: Heuristics> {
    chance: Chance,
    simulation: Simulation<G>,
    /// What is left of the plan, the next decision last.
    plan: Vec<G::Decision>,
}

impl<G: Heuristics> Default for Greedy<G> {
    fn default() -> Self {
        Self {
            chance: Chance::of_player(Seed(0), 0),
            simulation: Simulation::new(),
            plan: Vec::new(),
        }
    }
}

impl<G: Heuristics> Greedy<G> {
    /// One plan: decisions up to the first that cannot be taken back, and what they are worth.
    fn plan(
        &mut self,
        view: &G::View,
        seat: Seat,
        first: Option<G::Decision>,
    ) -> Option<(f32, Vec<G::Decision>)> {
        let mut game = G::determinize(view, &mut self.chance).ok()?;
        let mut plan = Vec::new();
        if let Some(first) = first {
            plan.push(first);
            if game.apply(seat, first, &mut patolli_game::Silent) == Barrier::Crossed {
                self.finish(&mut game, seat);
                return Some((Evaluation::of(&game).value(seat), plan));
            }
        }
        self.simulation.finish_turn(&mut game, seat, &mut self.chance, &mut plan);
        self.finish(&mut game, seat);
        Some((Evaluation::of(&game).value(seat), plan))
    }

    fn finish(&mut self, game: &mut G, seat: Seat) {
        if G::HORIZON == Horizon::Round {
            self.simulation.reach_horizon(game, seat, &mut self.chance);
        }
    }

    fn best(&mut self, view: &G::View, seat: Seat, decisions: &[G::Decision]) -> Vec<G::Decision> {
        let mut best: Option<(f32, Vec<G::Decision>)> = None;
        if G::HORIZON == Horizon::Round {
            // What others do meanwhile is chance: take the mean, not the luckiest.
            let each = (PLANS / decisions.len()).max(4);
            for &decision in decisions {
                let values = (0..each).filter_map(|_| self.plan(view, seat, Some(decision)));
                let sum: f32 = values.map(|(value, _)| value).sum();
                let mean = sum / each as f32;
                if best.as_ref().is_none_or(|(other, _)| mean > *other) {
                    best = Some((mean, vec![decision]));
                }
            }
        } else {
            for _ in 0..PLANS {
                let Some(plan) = self.plan(view, seat, None) else { break };
                if best.as_ref().is_none_or(|(other, _)| plan.0 > *other) {
                    best = Some(plan);
                }
            }
        }
        best.map(|(_, plan)| plan).unwrap_or_default()
    }
}

impl<G: Heuristics> Bot<G> for Greedy<G> {
    fn begin(&mut self, _: &Setup, _: Seat, chance: Chance) -> Result<(), Forfeit> {
        self.chance = chance;
        self.plan.clear();
        Ok(())
    }

    fn choose(
        &mut self,
        observation: &Observation<'_, G>,
        decisions: &[G::Decision],
    ) -> Result<usize, Forfeit> {
        let planned = |decision: &G::Decision| decisions.iter().position(|other| other == decision);
        if let Some(place) = self.plan.pop().as_ref().and_then(planned) {
            return Ok(place);
        }
        self.plan = self.best(&observation.view(), observation.seat(), decisions);
        self.plan.reverse();
        Ok(self.plan.pop().as_ref().and_then(planned).unwrap_or(0))
    }
}
