//! What is asked: the answers that each task allows, and what comes of the one that is given.

use patolli_game::{Seat, Silent, Sink};

use crate::components::gear::Space;
use crate::components::material::{Bundle, Materials};
use crate::format::decision::{Decision, at};
use crate::format::event::Event;
use crate::rules::answers::Answers;
use crate::rules::state::{Phase, Tzolkin};
use crate::rules::task::Task;

/// How many questions ahead to check whether a promise can be kept.
const LOOK_AHEAD: u32 = 2000;

impl Tzolkin {
    /// The answers to the current question. A player who has promised a quick action is offered
    /// nothing that would make it impossible.
    #[inline]
    pub(crate) fn asked(&self) -> Answers {
        let answers = self.question();
        if self.options.quick_actions && self.picking && !self.ending {
            return self.keeping_promise(answers);
        }
        answers
    }

    #[cold]
    fn keeping_promise(&self, answers: Answers) -> Answers {
        let seat = self.actor();
        if self.phase != Phase::Turns || !self.has_quick_worker(seat) {
            return answers;
        }
        let ends_turn = self.tasks.top().is_none();
        answers.filter(|decision| {
            if decision == Decision::Done && ends_turn {
                return true;
            }
            let mut next = self.clone();
            next.carry_out(decision, &mut Silent);
            next.can_keep_promise(seat, &mut { LOOK_AHEAD })
        })
    }

    /// Is there a way through what is still to be done, so that the promised quick action is
    /// possible then? Looks ahead a while, and assumes the best beyond.
    fn can_keep_promise(&mut self, seat: Seat, left: &mut u32) -> bool {
        while matches!(self.tasks.top(), Some(Task::Effects { .. } | Task::Step { .. })) {
            self.do_without_asking(&mut Silent);
        }
        if self.tasks.top().is_none() {
            return self.keeps_promise(seat);
        }
        *left = left.saturating_sub(1);
        let answers = self.question();
        if *left == 0 {
            return true;
        }
        if answers.is_empty() {
            self.tasks.pop();
            return self.can_keep_promise(seat, left);
        }
        answers.iter().any(|decision| {
            let mut next = self.clone();
            next.carry_out(decision, &mut Silent);
            next.can_keep_promise(seat, left)
        })
    }

    /// The answers to the question that the top task asks, or that the turn itself does.
    pub(crate) fn question(&self) -> Answers {
        let seat = self.actor();
        let Some(task) = self.tasks.top() else {
            return match self.phase {
                Phase::Calendar => {
                    let mut answers = Answers::NONE;
                    answers.add(at::ONE_DAY);
                    answers.add(at::TWO_DAYS);
                    answers
                }
                _ => self.turn_answers(seat),
            };
        };
        match task {
            Task::Action { from } => self.action_answers(seat, from),
            Task::AnyAction { optional } => self.any_action_answers(seat, optional),
            Task::Harvest { action } => self.harvest_answers(seat, action),
            Task::Learn { paid, optional, .. } => self.learn_answers(seat, paid, optional),
            Task::Pay { blocks, .. } => self.payment_answers(seat, blocks),
            Task::Take { blocks } => {
                let mut answers = Answers::NONE;
                for bundle in Bundle::of_size(blocks).filter(|&bundle| bundle < at::TAKEN) {
                    answers.add(at::TAKE + bundle);
                }
                answers
            }
            Task::Climb => self.climb_answers(seat, at::CLIMB),
            Task::ClimbTwo => self.climb_two_answers(seat),
            Task::Devote => self.devotion_answers(seat),
            Task::Build { site, optional, architecture } => {
                self.build_answers(seat, site, optional, architecture)
            }
            Task::Architecture { building } => self.architecture_answers(seat, building),
            Task::Save { building, renovated } => self.saving_answers(seat, building, renovated),
            Task::Renovate { building, site, architecture } => {
                self.renovation_answers(seat, building, site, architecture)
            }
            Task::RenovateFor { monument } => self.renovation_for_monument_answers(seat, monument),
            Task::BuildMonument => self.monument_answers(seat),
            Task::Shift => self.shift_answers(seat),
            Task::Spread { tracks } => Self::spread_answers(tracks),
            Task::AnyBonus => self.bonus_answers(seat),
            Task::TaxedStep { temple } => self.taxed_step_answers(seat, temple),
            Task::TaxedAdvance { .. } => self.taxed_advance_answers(seat),
            Task::TaxedGold { .. } => self.taxed_gold_answers(seat),
            Task::TaxedSkulls { .. } => self.taxed_skull_answers(seat),
            Task::Vow => self.descent_answers(seat, true),
            Task::Descend => self.descent_answers(seat, false),
            Task::Market { next, sold, optional } => {
                self.market_answers(seat, next, sold, optional)
            }
            Task::Effects { .. } | Task::Step { .. } => Answers::NONE,
        }
    }

    /// Carries out a decision that is among the answers.
    pub(crate) fn carry_out(&mut self, decision: Decision, sink: &mut impl Sink<Event>) {
        let seat = self.actor();
        match decision {
            Decision::Keep(pair) => self.keep(seat, pair.into(), sink),
            Decision::KeepTribe(keep) => self.keep(seat, keep, sink),
            Decision::Beg(temple) => self.beg(seat, temple, sink),
            Decision::Place(gear) => self.place_on(seat, gear, sink),
            Decision::PlaceFirst => {
                let cost = self.placing_cost(seat, Space::START);
                self.place(seat, Space::START, cost, sink);
            }
            Decision::PlaceQuick => self.place_quick(seat, sink),
            Decision::PlaceFlat(gear) => self.place_flat(seat, gear, sink),
            Decision::Skip(gear) => self.skip(seat, gear, sink),
            Decision::Pass => self.pass(seat, sink),
            Decision::PickUp(space) => self.pick_up(seat, space, sink),
            Decision::Act(action) => self.act(seat, action, sink),
            Decision::ActHigher(action) => self.act_higher(seat, action, sink),
            Decision::HarvestWood => self.harvest_wood(seat, sink),
            Decision::HarvestCorn => self.harvest_corn(seat, sink),
            Decision::Burn(temple) => self.burn(seat, temple, sink),
            Decision::Climb(temple) => self.climb(seat, temple, sink),
            Decision::ClimbAllBut(temple) => {
                self.tasks.pop();
                for temple in Decision::all_but(temple) {
                    self.step_up(seat, temple, sink);
                }
            }
            Decision::Pay(bundle) => self.purchase(seat, bundle.blocks(), sink),
            Decision::Take(bundle) => {
                self.tasks.pop();
                self.gain(seat, Materials::blocks(bundle.blocks()), sink);
            }
            Decision::Save(resource) => self.save(seat, resource, sink),
            Decision::Learn(track) => self.learn(seat, track, sink),
            Decision::Sell(resource) => self.sell(seat, resource, sink),
            Decision::Buy(resource) => self.buy(seat, resource, sink),
            Decision::Build(building) => self.build(seat, building, sink),
            Decision::BuildMonument(monument) => self.build_monument(seat, monument, sink),
            Decision::UseArchitecture => self.use_architecture(seat, sink),
            Decision::KeepArchitecture => self.keep_architecture(seat, sink),
            Decision::OneDay => self.advance_calendar(1, sink),
            Decision::TwoDays => self.advance_calendar(2, sink),
            Decision::Accept => self.accept(seat, sink),
            Decision::Descend(temple) => self.descend(seat, temple, sink),
            Decision::Bonus(track) => {
                self.tasks.pop();
                self.bonus(seat, track, sink);
            }
            Decision::Forget(track) => self.forget(seat, track, sink),
            Decision::Discard(building) => self.renovate(seat, Some(building), sink),
            Decision::Done => match self.tasks.top() {
                Some(Task::Renovate { .. } | Task::RenovateFor { .. }) => {
                    self.renovate(seat, None, sink);
                }
                Some(_) => self.tasks.pop(),
                None if self.ending => self.finish_turn(sink),
                None => self.end_turn(sink),
            },
        }
    }
}
