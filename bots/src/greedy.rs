//! The bot that plans its turn, and takes the plan that looks best when it is carried out.

use patolli_game::{Barrier, Chance, Horizon, Knowledge, Seat, Seed, Setup};

use crate::simulation::{Simulation, worth};
use crate::{Bot, Forfeit, Sight};

/// How many plans it makes for a turn.
const PLANS: usize = 320;

/// Makes many plans for its turn by what appeals at first sight, judges how things stand after
/// each, and follows the best one as long as nothing new turns up.
#[derive(Clone, Debug)]
pub struct Greedy<G: Knowledge> {
    chance: Chance,
    simulation: Simulation<G>,
    /// What is left of the plan, the next decision last.
    plan: Vec<G::Decision>,
}

impl<G: Knowledge> Default for Greedy<G> {
    fn default() -> Self {
        Self {
            chance: Chance::of_player(Seed(0), 0),
            simulation: Simulation::new(),
            plan: Vec::new(),
        }
    }
}

impl<G: Knowledge> Greedy<G> {
    /// One plan: decisions up to the first that cannot be taken back, and what they are worth.
    fn plan(
        &mut self,
        view: &G::View,
        seat: Seat,
        first: Option<G::Decision>,
    ) -> Option<(f32, Vec<G::Decision>)> {
        let mut game = G::imagine(view, &mut self.chance).ok()?;
        let mut plan = Vec::new();
        if let Some(first) = first {
            plan.push(first);
            if game.apply(seat, first, &mut patolli_game::Silent) == Barrier::Crossed {
                self.finish(&mut game, seat);
                return Some((worth(&game)[seat], plan));
            }
        }
        self.simulation.finish_turn(&mut game, seat, &mut self.chance, &mut plan);
        self.finish(&mut game, seat);
        Some((worth(&game)[seat], plan))
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
                let worths = (0..each).filter_map(|_| self.plan(view, seat, Some(decision)));
                let sum: f32 = worths.map(|(worth, _)| worth).sum();
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

impl<G: Knowledge> Bot<G> for Greedy<G> {
    fn begin(&mut self, _: &Setup, _: Seat, chance: Chance) -> Result<(), Forfeit> {
        self.chance = chance;
        self.plan.clear();
        Ok(())
    }

    fn choose(
        &mut self,
        sight: &Sight<'_, G>,
        decisions: &[G::Decision],
    ) -> Result<usize, Forfeit> {
        let planned = |decision: &G::Decision| decisions.iter().position(|other| other == decision);
        if let Some(place) = self.plan.pop().as_ref().and_then(planned) {
            return Ok(place);
        }
        self.plan = self.best(&sight.view(), sight.seat(), decisions);
        self.plan.reverse();
        Ok(self.plan.pop().as_ref().and_then(planned).unwrap_or(0))
    }
}
