//! The course of a game, from top to bottom: Pillis are placed, turns are taken, periods are
//! scored.

use patolli_game::{Seat, Sink};

use crate::board::cell::Cell;
use crate::components::calpulli::Calpullis;
use crate::components::temple::Temples;
use crate::format::decision::{Action, Decision};
use crate::format::event::Event;
use crate::rules::question::Question;
use crate::rules::state::Mexica;

/// The points that everyone has in a turn.
pub const POINTS: u8 = 6;
/// How many periods there are.
pub const PERIODS: u8 = 2;

impl Mexica {
    /// Goes on until someone has a choice: questions with only one answer are answered.
    pub(crate) fn settle(&mut self, sink: &mut impl Sink<Event>) {
        loop {
            self.answers = self.answers_now();
            let Some(decision) = self.answers.only() else { return };
            self.carry_out(decision, sink);
        }
    }

    pub(crate) fn carry_out(&mut self, decision: Decision, sink: &mut impl Sink<Event>) {
        let asked = std::mem::replace(&mut self.question, Question::Turn);
        match (asked, decision) {
            (Question::Turn, Decision::Do(action)) => self.begin(action, sink),

            (Question::Start, Decision::At(cell)) => self.place_pilli(cell, sink),

            (Question::Walk, Decision::At(cell)) => self.walk(cell, sink),
            (Question::Sail, Decision::At(cell)) => self.sail(cell, sink),
            (Question::Jump, Decision::At(cell)) => self.jump(cell, sink),

            (Question::Canal, Decision::At(cell)) => self.dig(cell, sink),
            (Question::DoubleCanal, Decision::At(first)) => {
                self.question = Question::SecondCell { first };
            }
            (Question::SecondCell { first }, Decision::At(cell)) => {
                self.dig_double(first, cell, sink);
            }

            (Question::Bridge, Decision::At(cell)) => self.question = Question::Axis { cell },
            (Question::Axis { cell }, Decision::Axis(axis)) => self.build_bridge(cell, axis, sink),
            (Question::MoveBridge, Decision::At(from)) => {
                self.question = Question::NewPlace { from };
            }
            (Question::NewPlace { from }, Decision::At(cell)) => {
                self.question = Question::NewAxis { from, cell };
            }
            (Question::NewAxis { from, cell }, Decision::Axis(axis)) => {
                self.move_bridge(from, cell, axis, sink);
            }

            (Question::Temple, Decision::At(cell)) => self.question = Question::Floors { cell },
            (Question::Floors { cell }, Decision::Floors(floors)) => {
                self.build_temple(cell, floors, sink);
            }
            (Question::Found, Decision::At(cell)) => self.found(cell, sink),

            // No answer to what was asked: the question stands.
            _ => self.question = asked,
        }
        self.announce_last_round(sink);
    }

    /// Starts an action: it is done at once, or leads to the next question.
    fn begin(&mut self, action: Action, sink: &mut impl Sink<Event>) {
        match action {
            Action::Walk => self.question = Question::Walk,
            Action::Sail => self.question = Question::Sail,
            Action::Jump => self.question = Question::Jump,
            Action::Canal => self.question = Question::Canal,
            Action::DoubleCanal => self.question = Question::DoubleCanal,
            Action::Bridge => self.question = Question::Bridge,
            Action::MoveBridge => self.question = Question::MoveBridge,
            Action::Temple => self.question = Question::Temple,
            Action::Found => self.question = Question::Found,
            Action::Take => self.take_token(sink),
            Action::Done => self.end_turn(sink),
        }
    }

    fn place_pilli(&mut self, cell: Cell, sink: &mut impl Sink<Event>) {
        let seat = self.actor;
        self.put_pilli(cell);
        sink.tell(|| Event::PilliPlaced { seat, cell });
        self.actor = seat.clockwise(1, self.seats.into());
        if self.actor == Seat::FIRST {
            sink.tell(|| Event::RoundBegan { round: 1 });
            self.begin_turn();
        } else {
            self.question = Question::Start;
        }
    }

    fn begin_turn(&mut self) {
        self.points = POINTS;
        self.taken = 0;
        self.question = Question::Turn;
    }

    /// Points that are left are lost.
    fn end_turn(&mut self, sink: &mut impl Sink<Event>) {
        let (seat, points) = (self.actor, self.points);
        if points > 0 {
            sink.tell(|| Event::PointsLost { seat, points });
        }
        self.actor = seat.clockwise(1, self.seats.into());
        self.begin_turn();
        if self.actor == Seat::FIRST {
            self.end_round(sink);
        }
    }

    /// A round is played out before anything is scored.
    fn end_round(&mut self, sink: &mut impl Sink<Event>) {
        self.idle_rounds = if self.placed { 0 } else { self.idle_rounds + 1 };
        self.placed = false;
        let period = self.period;
        if self.last_round {
            sink.tell(|| Event::PeriodEnded { period });
            self.end_period(sink);
        } else if self.idle_rounds >= self.options.stall_rounds {
            let rounds = self.idle_rounds;
            sink.tell(|| Event::PeriodStalled { period, rounds });
            self.stalled |= 1 << (period - 1);
            for size in std::mem::take(&mut self.row).iter() {
                sink.tell(|| Event::CalpulliRemoved { size });
            }
            self.end_period(sink);
        }
        if self.question != Question::Nothing {
            self.round += 1;
            let round = self.round;
            sink.tell(|| Event::RoundBegan { round });
        }
    }

    fn end_period(&mut self, sink: &mut impl Sink<Event>) {
        self.score(sink);
        self.last_round = false;
        self.idle_rounds = 0;
        if self.period == PERIODS {
            self.points = 0;
            self.question = Question::Nothing;
            let winners = self.points_so_far().leaders().iter().collect();
            sink.tell(|| Event::GameEnded { winners });
            return;
        }
        self.period += 1;
        let period = self.period;
        sink.tell(|| Event::PeriodBegan { period });
        for player in self.players.iter_mut().take(self.seats.into()) {
            player.temples = player.temples.and(Temples::SECOND_SET);
        }
        self.row = std::mem::replace(&mut self.aside, Calpullis::NONE);
        sink.tell(|| Event::DistrictsOrdered { sizes: self.row.iter().collect() });
        self.remove_dead_calpullis(sink);
    }

    /// Is the row empty, and has someone built every temple?
    pub(crate) fn is_last_round(&self) -> bool {
        let players = self.players.iter().take(self.seats.into());
        self.row.is_empty() && players.into_iter().any(|player| player.temples.is_empty())
    }

    fn announce_last_round(&mut self, sink: &mut impl Sink<Event>) {
        if !self.last_round && self.question != Question::Nothing && self.is_last_round() {
            self.last_round = true;
            let period = self.period;
            let seats = Seat::first(self.seats.into());
            let done = |&seat: &Seat| self.players[seat].temples.is_empty();
            sink.tell(|| Event::LastRoundBegan { period, seats: seats.filter(done).collect() });
        }
    }
}
