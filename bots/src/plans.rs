//! Search over plans: whole turns, made up and improved, then tried against what others may do.
//!
//! In games of long turns a decision is worth little alone: what counts is the turn it begins. Most
//! simulations make plans, from nothing or by changing the end of a good one, and judge them when
//! the turn is over. The others take the best plans further: everyone answers with plans of their
//! own, for a few rounds, and things are judged then.

use patolli_game::{Barrier, Chance, Heuristics, Seat, Silent};

use crate::evaluation::Evaluation;
use crate::search::Thought;
use crate::simulation::{Simulation, next_of};

/// How many plans are kept to be tried further.
const ELITE: usize = 14;
/// How many tries the first judgement of a plan, at the end of its turn, counts as.
const FIRST_GLANCE: f32 = 2.0;
/// In each cycle of this many simulations, `MAKING` make plans and the others try them.
const CYCLE: u32 = 5;
const MAKING: u32 = 3;

/// A search over plans that can be continued.
#[derive(Clone, Debug)]
pub(crate) struct Plans<G: Heuristics> {
    view: G::View,
    seat: Seat,
    ahead: Ahead,
    chance: Chance,
    /// The determinized game in which plans are made: one for all, so that they can be compared.
    world: Option<G>,
    elite: Vec<Plan<G>>,
    /// What every plan must begin with, if anything.
    first: Option<G::Decision>,
    /// The plan that is being made.
    draft: Vec<G::Decision>,
    simulation: Simulation<G>,
    /// Where in a cycle of making and trying the next simulation is.
    at: u32,
}

/// How far plans are tried further.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Ahead {
    /// For how many rounds.
    pub rounds: usize,
    /// How many plans each player makes up for each turn.
    pub plans: usize,
    /// How much a plan that was rarely tried is favoured.
    pub curiosity: f32,
}

/// A turn that was made up.
#[derive(Clone, Debug)]
struct Plan<G: Heuristics> {
    decisions: Vec<G::Decision>,
    /// How things stand when it is over.
    after: G,
    /// What it is worth at first glance.
    glance: f32,
    tries: u32,
    value: f32,
    points: f32,
    wins: f32,
}

impl<G: Heuristics> Plan<G> {
    fn mean(&self) -> f32 {
        (FIRST_GLANCE * self.glance + self.value) / (FIRST_GLANCE + self.tries as f32)
    }
}

impl<G: Heuristics> Plans<G> {
    pub fn new(view: G::View, seat: Seat, ahead: Ahead, chance: Chance) -> Self {
        Self {
            view,
            seat,
            ahead,
            chance,
            world: None,
            elite: Vec::with_capacity(ELITE),
            first: None,
            draft: Vec::new(),
            simulation: Simulation::new(),
            at: 0,
        }
    }

    /// From now on every plan begins with this decision.
    pub fn begin_with(&mut self, decision: G::Decision) {
        self.first = Some(decision);
    }

    pub fn think(&mut self, simulations: u32) {
        for _ in 0..simulations {
            if self.at < MAKING || self.elite.is_empty() {
                self.make();
            } else {
                self.try_further();
            }
            self.at = (self.at + 1) % CYCLE;
        }
    }

    /// What it thinks of each decision: what the best plan is worth that begins with it, best
    /// first.
    pub fn thoughts(&self) -> Vec<Thought<G::Decision>> {
        let mut plans: Vec<&Plan<G>> = self.elite.iter().collect();
        plans.sort_by(|one, other| other.mean().total_cmp(&one.mean()));
        let mut thoughts = Vec::<Thought<G::Decision>>::new();
        for plan in plans {
            let Some(&decision) = plan.decisions.first() else { continue };
            if let Some(thought) = thoughts.iter_mut().find(|thought| thought.decision == decision)
            {
                thought.simulations += plan.tries;
            } else {
                let (score, win) = if plan.tries > 0 {
                    (plan.points / plan.tries as f32, plan.wins / plan.tries as f32)
                } else {
                    let after = Evaluation::of(&plan.after);
                    (after.points(self.seat), after.win(self.seat))
                };
                let (simulations, value) = (plan.tries, plan.mean());
                thoughts.push(Thought { decision, simulations, score, value, win });
            }
        }
        thoughts
    }

    /// The best plan that begins with this decision, and what it is worth.
    pub fn line(&self, first: G::Decision) -> Option<(f32, Vec<G::Decision>)> {
        let plans = self.elite.iter().filter(|plan| plan.decisions.first() == Some(&first));
        let best = plans.max_by(|one, other| one.mean().total_cmp(&other.mean()))?;
        Some((best.mean(), best.decisions.clone()))
    }

    /// Continues after a decision: only plans that begin with it are kept.
    pub fn follow(
        &mut self,
        decision: G::Decision,
        view: G::View,
        decisions: &[G::Decision],
    ) -> bool {
        (self.view, self.first) = (view, None);
        self.elite.retain(|plan| {
            let next = plan.decisions.get(1);
            plan.decisions.first() == Some(&decision) && next.is_some_and(|d| decisions.contains(d))
        });
        for plan in &mut self.elite {
            plan.decisions.remove(0);
        }
        // If a plan continues, nothing was revealed, so the world is still possible.
        match &mut self.world {
            Some(world) if !self.elite.is_empty() => {
                world.apply(self.seat, decision, &mut Silent);
            }
            world => *world = None,
        }
        !self.elite.is_empty()
    }

    /// Makes up a plan, from scratch or from the beginning of a good one.
    fn make(&mut self) {
        if self.world.is_none() {
            self.world = G::determinize(&self.view, &mut self.chance).ok();
        }
        // A view that no game agrees with is nothing to think about.
        let Some(mut game) = self.world.clone() else { return };
        self.draft.clear();
        if !self.elite.is_empty() && self.chance.below(2) == 0 {
            let of = self.chance.below(self.elite.len() as u32) as usize;
            let kept = self.chance.below(self.elite[of].decisions.len() as u32 + 1) as usize;
            self.draft.extend_from_slice(&self.elite[of].decisions[..kept]);
        }
        if self.draft.is_empty() {
            self.draft.extend(self.first);
        }
        let (done, barrier) = carry_out(&mut game, self.seat, &self.draft);
        self.draft.truncate(done);
        if barrier == Barrier::Open {
            self.simulation.finish_turn(&mut game, self.seat, &mut self.chance, &mut self.draft);
        }
        if self.elite.iter().any(|plan| plan.after == game) {
            return;
        }
        let glance = Evaluation::of(&game).value(self.seat);
        if self.elite.len() < ELITE {
            let decisions = self.draft.clone();
            let (tries, value, points, wins) = (0, 0.0, 0.0, 0.0);
            let plan = Plan { decisions, after: game, glance, tries, value, points, wins };
            return self.elite.push(plan);
        }
        let worst = self.elite.iter_mut().min_by(|one, other| one.mean().total_cmp(&other.mean()));
        if let Some(worst) = worst.filter(|worst| worst.mean() < glance) {
            std::mem::swap(&mut worst.decisions, &mut self.draft);
            (worst.after, worst.glance) = (game, glance);
            (worst.tries, worst.value, worst.points, worst.wins) = (0, 0.0, 0.0, 0.0);
        }
    }

    /// Takes one of the best plans further, in another determinized game: everyone has one turn or
    /// several, the searching seat last.
    fn try_further(&mut self) {
        let curiosity = self.ahead.curiosity;
        let tries: u32 = self.elite.iter().map(|plan| plan.tries).sum();
        let promise = |plan: &Plan<G>| {
            let rare = ((tries as f32 + 1.0).ln() / (plan.tries as f32 + FIRST_GLANCE)).sqrt();
            plan.mean() + curiosity * rare
        };
        let best = (0..self.elite.len()).max_by(|&one, &other| {
            promise(&self.elite[one]).total_cmp(&promise(&self.elite[other]))
        });
        let Some(best) = best else { return };
        let Ok(mut game) = G::determinize(&self.view, &mut self.chance) else { return };
        carry_out(&mut game, self.seat, &self.elite[best].decisions);
        for _ in 0..game.seats() * self.ahead.rounds {
            let Some(seat) = game.deciding().lowest() else { break };
            self.quick_turn(&mut game, seat);
        }
        let evaluation = Evaluation::of(&game);
        let plan = &mut self.elite[best];
        plan.tries += 1;
        plan.value += evaluation.value(self.seat);
        plan.points += evaluation.points(self.seat);
        plan.wins += evaluation.win(self.seat);
    }

    /// Plays a turn of someone: the best of a few.
    fn quick_turn(&mut self, game: &mut G, seat: Seat) {
        let mut best: Option<(f32, G)> = None;
        for _ in 0..self.ahead.plans {
            let mut after = game.clone();
            self.simulation.reach_horizon(&mut after, seat, &mut self.chance);
            let value = Evaluation::of(&after).value(seat);
            if best.as_ref().is_none_or(|(other, _)| value > *other) {
                best = Some((value, after));
            }
        }
        if let Some((_, after)) = best {
            *game = after;
        }
    }
}

/// Carries out what was planned, as far as possible. Says how far that is, and whether the turn may
/// still go on.
fn carry_out<G: Heuristics>(game: &mut G, seat: Seat, plan: &[G::Decision]) -> (usize, Barrier) {
    for (done, &decision) in plan.iter().enumerate() {
        if next_of(game, seat) != Some(seat) || game.check(seat, decision).is_err() {
            return (done, Barrier::Open);
        }
        if game.apply(seat, decision, &mut Silent) == Barrier::Crossed {
            return (done + 1, Barrier::Crossed);
        }
    }
    (plan.len(), Barrier::Open)
}
