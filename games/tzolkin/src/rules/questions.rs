//! What is asked: the answers that each task allows, and what comes of the one that is given.

use patolli_game::{Seat, Silent, Sink};

use crate::components::action::ANY_ACTION;
use crate::components::gear::Space;
use crate::components::material::Materials;
use crate::components::tribe::Tribe;
use crate::format::decision::Decision;
use crate::format::event::Event;
use crate::rules::answers::Answers;
use crate::rules::market::Trade;
use crate::rules::state::{Phase, Tzolkin};
use crate::rules::task::{Purchase, Task};
use crate::rules::turn::Once;

/// How many questions to look ahead for a promise that can be kept.
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
            next.carry_out(seat, decision, &mut Silent);
            next.leads_to(seat, LOOK_AHEAD, &|game: &Self| {
                game.tasks.top().is_none().then(|| game.keeps_promise(seat))
            })
        })
    }

    /// Is there a way through what is still to be done that ends well? Looks at this many questions,
    /// and assumes the best beyond.
    pub(super) fn leads_to(
        mut self,
        seat: Seat,
        mut most: u32,
        end: &impl Fn(&Self) -> Option<bool>,
    ) -> bool {
        self.some_way(seat, end, &mut most)
    }

    fn some_way(
        &mut self,
        seat: Seat,
        end: &impl Fn(&Self) -> Option<bool>,
        left: &mut u32,
    ) -> bool {
        while self.tasks.top().is_some_and(Task::asks_nothing) {
            self.do_without_asking(&mut Silent);
        }
        if let Some(well) = end(self) {
            return well;
        }
        *left = left.saturating_sub(1);
        if *left == 0 {
            return true;
        }
        let answers = match self.tasks.top() {
            // To look ahead from within looking ahead would take long, and changes nothing.
            Some(Task::Architecture { building }) => self.payable_with_architecture(seat, building),
            _ => self.question(),
        };
        if answers.is_empty() {
            self.tasks.pop();
            return self.some_way(seat, end, left);
        }
        answers.iter().any(|decision| {
            let mut next = self.clone();
            next.carry_out(seat, decision, &mut Silent);
            next.some_way(seat, end, left)
        })
    }

    /// The answers to the question that the top task asks, or that the turn itself does.
    pub(crate) fn question(&self) -> Answers {
        let seat = self.actor();
        let Some(task) = self.tasks.top() else {
            return match self.phase {
                Phase::Calendar => {
                    let mut answers = Answers::NONE;
                    answers.add(Decision::OneDay);
                    let holder = self.first_place_holder();
                    let hurries = holder.is_some_and(|holder| self.may_hurry(holder));
                    answers.add_if(hurries, Decision::TwoDays);
                    answers
                }
                _ => self.turn_answers(seat),
            };
        };
        if self.players[seat].has_tribe(Tribe::XamanEk) && !matches!(task, Task::Market { .. }) {
            return self.without_spoiling(seat, task);
        }
        self.answers_to(seat, task)
    }

    /// What was chosen is not made impossible: Xaman Ek exchanges no block that it needs.
    #[cold]
    fn without_spoiling(&self, seat: Seat, task: Task) -> Answers {
        self.answers_to(seat, task).filter(|decision| {
            !matches!(decision, Decision::Sell(_) | Decision::Buy(_)) || {
                let mut next = self.clone();
                next.carry_out(seat, decision, &mut Silent);
                !next.question().is_empty()
            }
        })
    }

    #[inline]
    fn answers_to(&self, seat: Seat, task: Task) -> Answers {
        match task {
            Task::Action { from } => self.action_answers(seat, from),
            Task::AnyAction { optional } => self.any_action_answers(seat, optional),
            Task::Harvest { action } => self.harvest_answers(seat, action),
            Task::Learn { paid, optional, .. } => self.learn_answers(seat, paid, optional),
            Task::Pay { blocks, .. } => self.payment_answers(seat, blocks),
            Task::Take { blocks } => self.take_answers(seat, blocks),
            Task::Climb => self.climb_answers(seat, self.purse(seat)),
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
            Task::Effects { .. } | Task::Step { .. } | Task::BringArchitecture { .. } => {
                Answers::NONE
            }
        }
    }

    /// Carries out a decision that is among the answers. The task it answers is taken off the pile
    /// here, and nowhere else.
    pub(crate) fn carry_out(
        &mut self,
        seat: Seat,
        decision: Decision,
        sink: &mut impl Sink<Event>,
    ) {
        match self.tasks.pop() {
            Some(task) => self.answer(seat, task, decision, sink),
            None => self.take_turn(seat, decision, sink),
        }
    }

    /// What a player does in the turn itself, or with the calendar.
    fn take_turn(&mut self, seat: Seat, decision: Decision, sink: &mut impl Sink<Event>) {
        match decision {
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
            Decision::Sell(resource) => self.sell_on_the_way(seat, Trade::Sell(resource), sink),
            Decision::Buy(resource) => self.sell_on_the_way(seat, Trade::Buy(resource), sink),
            Decision::OneDay => self.advance_calendar(1, sink),
            Decision::TwoDays => self.advance_calendar(2, sink),
            Decision::Done if self.ending => self.finish_turn(sink),
            Decision::Done => self.end_turn(seat, sink),
            _ => debug_assert!(false, "{decision} is nothing to do in a turn"),
        }
    }

    /// What comes of the answer to a task. A task that goes on puts itself back.
    #[expect(clippy::too_many_lines, reason = "one table of what answers what")]
    fn answer(&mut self, seat: Seat, task: Task, decision: Decision, sink: &mut impl Sink<Event>) {
        match (task, decision) {
            (Task::Market { sold, .. }, Decision::Sell(resource)) => {
                self.trade(seat, Trade::Sell(resource), sold, sink);
            }
            (Task::Market { sold, .. }, Decision::Buy(resource)) => {
                self.trade(seat, Trade::Buy(resource), sold, sink);
            }
            // Whatever is being asked, Xaman Ek may exchange a block first.
            (_, Decision::Sell(resource)) => {
                self.tasks.push(task);
                self.sell_on_the_way(seat, Trade::Sell(resource), sink);
            }
            (_, Decision::Buy(resource)) => {
                self.tasks.push(task);
                self.sell_on_the_way(seat, Trade::Buy(resource), sink);
            }

            (Task::Action { from }, Decision::Act(action)) => self.act(seat, from, action, sink),
            (Task::Action { .. }, Decision::ActHigher(action)) => {
                self.act_higher(seat, action, sink);
            }
            (Task::AnyAction { .. }, Decision::Act(action)) => {
                self.act_for(seat, action, ANY_ACTION as i16, sink);
            }

            (Task::Harvest { action }, Decision::HarvestWood) => {
                self.harvest_wood(seat, action, sink);
            }
            (Task::Harvest { action }, Decision::HarvestCorn) => {
                self.harvest_corn(seat, action, sink);
            }
            (Task::Harvest { action }, Decision::Burn(temple)) => {
                self.burn(seat, action, temple, sink);
            }

            (Task::Learn { steps, paid, .. }, Decision::Learn(track)) => {
                self.learn(seat, track, steps, paid, sink);
            }
            (Task::Spread { tracks }, Decision::Learn(track)) => {
                self.spread(seat, track, tracks, sink);
            }
            (Task::Shift, Decision::Forget(track)) => self.forget(seat, track, sink),
            (Task::AnyBonus, Decision::Bonus(track)) => {
                sink.tell(|| Event::BonusChosen { seat, track });
                self.take_bonus(seat, track, sink);
            }

            (Task::Pay { purchase, .. }, Decision::Pay(bundle)) => {
                self.pay(seat, bundle.blocks(), 0, sink);
                self.purchase(seat, purchase, sink);
            }
            (Task::Take { .. }, Decision::Take(bundle)) => {
                self.gain(seat, Materials::blocks(bundle.blocks()), sink);
            }

            (Task::Climb, Decision::Climb(temple)) => self.step_up(seat, temple, sink),
            (Task::ClimbTwo, Decision::ClimbTwo(pair)) => self.climb_two(seat, pair, sink),
            (Task::Devote, Decision::Climb(temple)) => {
                self.tasks.push(Task::Pay { blocks: 1, purchase: Purchase::Temple(temple) });
            }
            (Task::Descend, Decision::Descend(temple)) => self.step_down(seat, temple, sink),

            (Task::TaxedStep { temple }, Decision::Accept) => {
                self.pay_corn(seat, 1, sink);
                self.rise_on(seat, temple, sink);
            }
            (Task::TaxedStep { temple }, Decision::Pay(bundle)) => {
                self.pay(seat, bundle.blocks(), 0, sink);
                self.rise_on(seat, temple, sink);
            }
            (Task::TaxedAdvance { track }, Decision::Pay(bundle)) => {
                self.pay(seat, bundle.blocks(), 0, sink);
                self.rise(seat, track, sink);
            }
            (Task::TaxedGold { blocks }, Decision::Accept) => {
                self.take_taxed_gold(seat, blocks, sink);
            }
            (Task::TaxedSkulls { skulls }, Decision::Descend(temple)) => {
                self.take_taxed_skull(seat, skulls, temple, sink);
            }
            (Task::Vow, Decision::Descend(temple)) => {
                self.players[seat].vow = Some(temple);
                sink.tell(|| Event::Vowed { seat, temple });
            }

            (Task::Build { site, architecture, .. }, Decision::Build(building)) => {
                self.build(seat, building, site, architecture, sink);
            }
            (Task::Architecture { building }, Decision::UseArchitecture) => {
                self.use_architecture(seat, building, sink);
            }
            (Task::Architecture { building }, Decision::KeepArchitecture) => {
                self.keep_architecture(seat, building, sink);
            }
            (Task::Save { building, renovated }, Decision::Save(resource)) => {
                self.save(seat, building, renovated, resource, sink);
            }
            (Task::Renovate { building, site, architecture }, Decision::Discard(old)) => {
                self.discard(seat, old, sink);
                self.save_or_not(seat, building, site, architecture, Some(old), sink);
            }
            (Task::Renovate { building, site, architecture }, Decision::Done) => {
                self.save_or_not(seat, building, site, architecture, None, sink);
            }
            (Task::Build { .. } | Task::BuildMonument, Decision::BuildMonument(monument)) => {
                self.build_monument(seat, monument, sink);
            }
            (Task::RenovateFor { monument }, Decision::Discard(old)) => {
                self.discard(seat, old, sink);
                self.erect(seat, monument, Some(old), sink);
            }
            (Task::RenovateFor { monument }, Decision::Done) => {
                self.erect(seat, monument, None, sink);
            }

            // What a prophecy taxes is done without.
            (Task::TaxedStep { temple }, Decision::Done) => {
                sink.tell(|| Event::StepForgone { seat, temple });
            }
            (Task::TaxedAdvance { track }, Decision::Done) => {
                sink.tell(|| Event::AdvanceForgone { seat, track });
            }
            (Task::TaxedGold { blocks }, Decision::Done) => {
                sink.tell(|| Event::GoldForgone { seat, blocks });
            }
            (Task::TaxedSkulls { skulls }, Decision::Done) => {
                sink.tell(|| Event::SkullsForgone { seat, skulls });
            }
            (Task::Vow, Decision::Done) => {
                sink.tell(|| Event::SkullsForgone { seat, skulls: 1 });
            }

            // Nothing, or nothing more: the task is over.
            (_, Decision::Done) => {}
            _ => debug_assert!(false, "{decision} is no answer to {task:?}"),
        }
    }

    /// Xaman Ek exchanges a block, once a turn.
    fn sell_on_the_way(&mut self, seat: Seat, trade: Trade, sink: &mut impl Sink<Event>) {
        self.use_up(Once::Ability);
        self.exchange(seat, trade, sink);
    }
}
