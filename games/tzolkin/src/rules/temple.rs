//! Steps up and down on the temples, and what prophecies ask for them.

use patolli_game::{Game, Seat, Sink};

use crate::components::material::Materials;
use crate::components::prophecy::Prophecy;
use crate::components::temple::{Temple, TemplePair};
use crate::format::decision::Decision;
use crate::format::event::Event;
use crate::rules::answers::Answers;
use crate::rules::gains::Purse;
use crate::rules::state::Tzolkin;
use crate::rules::task::Task;

impl Tzolkin {
    /// Can the player step up on this temple? Not from its top, and not onto the top while someone
    /// stands there.
    #[inline]
    pub(crate) fn can_climb(&self, seat: Seat, temple: Temple) -> bool {
        let at = temple.index();
        let next = self.players[seat].temples[at] + 1;
        let top = temple.top();
        next < top
            || next == top && self.players.first(self.seats()).iter().all(|p| p.temples[at] < top)
    }

    /// Can the player step up on this temple, and pay from this purse what the gods ask for it?
    #[inline]
    fn may_climb(&self, seat: Seat, temple: Temple, purse: Purse) -> bool {
        self.can_climb(seat, temple)
            && (self.calamity.is_none() || self.can_pay_step(temple, purse))
    }

    fn can_pay_step(&self, temple: Temple, purse: Purse) -> bool {
        match self.calamity {
            Some(Prophecy::WrathfulGods) => purse.has_corn(),
            Some(calamity) if calamity.angry_temple() == Some(temple) => purse.has_block(),
            _ => true,
        }
    }

    pub(crate) fn may_climb_somewhere(&self, seat: Seat, purse: Purse) -> bool {
        Temple::ALL.iter().any(|&temple| self.may_climb(seat, temple, purse))
    }

    /// The temples on which the player can step up, and pay for it from this purse.
    pub(crate) fn climb_answers(&self, seat: Seat, purse: Purse) -> Answers {
        let mut answers = Answers::NONE;
        for &temple in Temple::ALL {
            answers.add_if(self.may_climb(seat, temple, purse), Decision::Climb(temple));
        }
        answers
    }

    /// Which two temples; with no more than two within reach there is nothing to choose.
    pub(crate) fn climb_two_answers(&self, seat: Seat) -> Answers {
        let mut answers = Answers::NONE;
        let purse = self.purse(seat);
        let blocked = Temple::ALL.iter().find(|&&temple| !self.may_climb(seat, temple, purse));
        for &temple in Temple::ALL {
            let left_out = blocked.is_none_or(|&blocked| blocked == temple);
            answers.add_if(left_out, Decision::ClimbTwo(TemplePair::without(temple)));
        }
        answers
    }

    /// A step on each of two temples: first those for which nothing is asked, then the others in
    /// order.
    pub(crate) fn climb_two(&mut self, seat: Seat, pair: TemplePair, sink: &mut impl Sink<Event>) {
        if pair.temples().all(|temple| self.is_taxed(temple)) {
            // What is put on the pile last is asked first.
            pair.temples().rev().for_each(|temple| self.step_up(seat, temple, sink));
        } else {
            pair.temples().for_each(|temple| self.step_up(seat, temple, sink));
        }
    }

    /// Does a prophecy ask something for a step on this temple?
    pub(crate) fn is_taxed(&self, temple: Temple) -> bool {
        self.calamity.is_some_and(|calamity| {
            calamity == Prophecy::WrathfulGods || calamity.angry_temple() == Some(temple)
        })
    }

    /// A step up, which is lost if it cannot be taken, and for which the player may have to pay.
    pub(crate) fn step_up(&mut self, seat: Seat, temple: Temple, sink: &mut impl Sink<Event>) {
        if self.is_taxed(temple) && self.can_climb(seat, temple) {
            self.tasks.push(Task::TaxedStep { temple });
        } else {
            self.rise_on(seat, temple, sink);
        }
    }

    /// What the gods ask for a step on this temple, or no step.
    pub(crate) fn taxed_step_answers(&self, seat: Seat, temple: Temple) -> Answers {
        let mut answers = Answers::NONE;
        if !self.can_climb(seat, temple) {
            return answers;
        }
        if self.calamity == Some(Prophecy::WrathfulGods) {
            answers.add_if(self.players[seat].corn > 0, Decision::Accept);
        } else {
            answers = self.payment_answers(seat, 1);
        }
        answers.add(Decision::Done);
        self.add_sales(seat, &mut answers);
        answers
    }

    /// Takes the step. A player who reaches the top may let the calendar advance by two days again.
    pub(crate) fn rise_on(&mut self, seat: Seat, temple: Temple, sink: &mut impl Sink<Event>) {
        if !self.can_climb(seat, temple) {
            sink.tell(|| Event::StepLost { seat, temple });
            return;
        }
        let player = &mut self.players[seat];
        let step = &mut player.temples[temple.index()];
        *step += 1;
        let step = *step;
        sink.tell(|| Event::SteppedUp { seat, temple, points: temple.points(step) });
        if step == temple.top() && !player.may_double {
            player.may_double = true;
            sink.tell(|| Event::DoubleRefreshed { seat });
        }
    }

    /// A step down, which has no effect at the bottom.
    pub(crate) fn step_down(&mut self, seat: Seat, temple: Temple, sink: &mut impl Sink<Event>) {
        let step = &mut self.players[seat].temples[temple.index()];
        *step = step.saturating_sub(1);
        let points = temple.points(*step);
        sink.tell(|| Event::SteppedDown { seat, temple, points });
    }

    /// Can the player take a skull from the bank, and step down for it where that is asked?
    pub(crate) fn may_take_skull(&self, seat: Seat) -> bool {
        let desecrated = self.calamity == Some(Prophecy::Desecration);
        self.skulls_in_bank() > 0
            && (!desecrated || self.players[seat].temples != [0; Temple::COUNT])
    }

    /// The temples on which the player can step down.
    pub(crate) fn descent_answers(&self, seat: Seat, optional: bool) -> Answers {
        let mut answers = Answers::NONE;
        answers.add_if(optional, Decision::Done);
        for &temple in Temple::ALL {
            let above = self.players[seat].temples[temple.index()] > 0;
            answers.add_if(above, Decision::Descend(temple));
        }
        answers
    }

    /// Takes one of the skulls on offer for a step down; the others wait.
    pub(crate) fn take_taxed_skull(
        &mut self,
        seat: Seat,
        skulls: u8,
        temple: Temple,
        sink: &mut impl Sink<Event>,
    ) {
        if skulls > 1 {
            self.tasks.push(Task::TaxedSkulls { skulls: skulls - 1 });
        }
        self.players[seat].skulls += 1;
        sink.tell(|| Event::Gained { seat, what: Materials::skulls(1) });
        self.step_down(seat, temple, sink);
    }
}
