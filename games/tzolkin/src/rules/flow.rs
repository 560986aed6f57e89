//! How a game goes, from top to bottom: starting wealth, then rounds of turns, food days and the
//! turning of the calendar.
//!
//! In a turn a player takes many small decisions, and some lead to further questions. Those wait on
//! a pile of [tasks](crate::Task). After each decision the game *settles*: it does whatever leaves
//! no choice, until somebody has to choose.

use patolli_game::{Game, Sink};

use crate::components::calendar::FOOD_DAYS;
use crate::format::event::Event;
use crate::rules::answers::{Answers, Several};
use crate::rules::score;
use crate::rules::state::{Phase, Tzolkin};
use crate::rules::task::Task;

impl Tzolkin {
    pub(crate) fn begin_round(&mut self, sink: &mut impl Sink<Event>) {
        self.round += 1;
        self.turn = 0;
        self.phase = Phase::Turns;
        let (round, tooth) = (self.round, self.tooth);
        if self.is_food_day() {
            sink.tell(|| Event::FoodRoundBegan { round, tooth });
        } else {
            sink.tell(|| Event::RoundBegan { round, tooth });
        }
        self.begin_turn(sink);
    }

    /// Empty places get buildings of this age, as long as there are any.
    pub(crate) fn refill_row(&mut self, age: u8, sink: &mut impl Sink<Event>) {
        let stack = &mut self.stacks[usize::from(age) - 1];
        for place in self.row.iter_mut().filter(|place| place.is_none()) {
            *place = stack.draw();
            if let Some(building) = *place {
                sink.tell(|| Event::BuildingOffered { building });
            }
        }
    }

    /// Holds the food day, if it is one; then the calendar advances.
    pub(crate) fn end_round(&mut self, sink: &mut impl Sink<Event>) {
        if self.is_food_day() {
            self.begin_food_day();
        } else {
            self.ask_for_days(sink);
        }
    }

    /// The calendar advances, by two days if the player on the first-player space wants it and may.
    pub(crate) fn ask_for_days(&mut self, sink: &mut impl Sink<Event>) {
        let holder = self.first_place_holder();
        if holder.is_some_and(|seat| self.may_hurry(seat)) {
            self.phase = Phase::Calendar;
        } else {
            self.advance_calendar(1, sink);
        }
    }

    /// After the calendar has advanced: the next round, or the end.
    pub(crate) fn after_calendar(&mut self, sink: &mut impl Sink<Event>) {
        if self.food_days < FOOD_DAYS {
            self.begin_round(sink);
            return;
        }
        self.phase = Phase::Over;
        if sink.listens() {
            score::tell_end(self, sink);
        }
    }

    /// Does whatever leaves no choice, until somebody has to choose or the game is over.
    pub(crate) fn settle(&mut self, sink: &mut impl Sink<Event>) {
        loop {
            match self.phase {
                Phase::Keeping if !self.deciding().is_empty() => return,
                Phase::Keeping => {
                    self.reveal_wealth(sink);
                    continue;
                }
                Phase::Over => {
                    self.answers = Answers::NONE;
                    return;
                }
                Phase::Wealth | Phase::Turns | Phase::FoodDay | Phase::Calendar => {}
            }
            if self.do_without_asking(sink) {
                continue;
            }
            self.answers = self.asked();
            match self.answers.only() {
                Err(Several) => return,
                Ok(Some(decision)) => self.carry_out(self.actor(), decision, sink),
                // Nothing can be done: the task lapses.
                Ok(None) => self.lapse(sink),
            }
        }
    }

    /// Drops the top task, which nobody can do.
    #[cold]
    fn lapse(&mut self, sink: &mut impl Sink<Event>) {
        let seat = self.actor();
        match self.tasks.pop() {
            Some(Task::Climb) => sink.tell(|| Event::AnyStepLost { seat }),
            Some(Task::TaxedStep { temple }) => sink.tell(|| Event::StepLost { seat, temple }),
            _ => {}
        }
    }

    /// Does the top task if it is one that asks nothing, or goes on where nothing is left to be
    /// done.
    pub(crate) fn do_without_asking(&mut self, sink: &mut impl Sink<Event>) -> bool {
        let seat = self.actor();
        match self.tasks.top() {
            None => match self.phase {
                Phase::Wealth => {
                    self.begin_round(sink);
                    true
                }
                Phase::FoodDay => {
                    self.go_on_with_food_day(sink);
                    true
                }
                Phase::Turns if self.ending && !self.may_sell(seat) => {
                    self.finish_turn(sink);
                    true
                }
                _ => false,
            },
            Some(Task::Effects { building, next }) => {
                self.tasks.pop();
                if let Some(&effect) = building.plan().effects.get(usize::from(next)) {
                    self.tasks.push(Task::Effects { building, next: next + 1 });
                    self.take_effect(seat, effect, sink);
                }
                true
            }
            Some(Task::BringArchitecture { points }) => {
                self.tasks.pop();
                self.bring_architecture(seat, points, sink);
                true
            }
            Some(Task::Step { temple }) => {
                self.tasks.pop();
                self.step_up(seat, temple, sink);
                true
            }
            _ => false,
        }
    }
}
