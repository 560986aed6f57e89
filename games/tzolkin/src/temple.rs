//! The three temples and what their steps are worth.

use patolli_game::{Game, Seat, Sink, named_enum};

use crate::answers::Answers;
use crate::decision::at;
use crate::event::Event;
use crate::game::Tzolkin;
use crate::material::{Blocks, Materials};
use crate::prophecy::Prophecy;
use crate::task::{Purchase, Task};

named_enum! {
    /// A temple, by the colour of its god.
    Temple in "tzolkin-temple":
    /// Chaac's, the lowest.
    Brown,
    /// Quetzalcoatl's, the highest.
    Yellow,
    /// Kukulcan's.
    Green,
}

/// Everyone starts on the second step from the bottom.
pub const START_STEP: u8 = 1;

/// One step of a temple.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Step {
    /// The points printed on it.
    pub points: i8,
    /// What is printed on it for the middle of an age.
    pub reward: Materials,
}

const fn bare(points: i8) -> Step {
    Step { points, reward: Materials::NONE }
}

const fn with(points: i8, reward: Materials) -> Step {
    Step { points, reward }
}

const WOOD: Materials = Materials::blocks(Blocks([1, 0, 0]));
const STONE: Materials = Materials::blocks(Blocks([0, 1, 0]));
const GOLD: Materials = Materials::blocks(Blocks([0, 0, 1]));
const SKULL: Materials = Materials::skulls(1);

const BROWN: &[Step] =
    &[bare(-1), bare(0), with(2, STONE), bare(4), with(6, STONE), bare(7), bare(8)];
const YELLOW: &[Step] = &[
    bare(-2),
    bare(0),
    bare(1),
    with(2, GOLD),
    bare(4),
    with(6, GOLD),
    bare(9),
    bare(12),
    bare(13),
];
const GREEN: &[Step] =
    &[bare(-3), bare(0), with(1, WOOD), bare(3), with(5, WOOD), with(7, SKULL), bare(9), bare(10)];

impl Temple {
    /// Its steps, from the bottom.
    pub const fn steps(self) -> &'static [Step] {
        match self {
            Self::Brown => BROWN,
            Self::Yellow => YELLOW,
            Self::Green => GREEN,
        }
    }

    /// Its top step, counted from 0 at the bottom.
    pub const fn top(self) -> u8 {
        self.steps().len() as u8 - 1
    }

    /// The points of a step.
    pub fn points(self, step: u8) -> i16 {
        self.steps().get(usize::from(step)).map_or(0, |step| step.points.into())
    }

    /// The bonus for whoever stands highest, at the end of the first and of the second age.
    pub const fn bonus(self, age: u8) -> i16 {
        match (self, age) {
            (Self::Brown, 1) | (Self::Yellow, 2) => 6,
            (Self::Brown | Self::Yellow, _) => 2,
            (Self::Green, _) => 4,
        }
    }

    /// All that is printed on this step and those below it.
    pub fn rewards(self, step: u8) -> Materials {
        let mut all = Materials::NONE;
        for step in self.steps().iter().take(usize::from(step) + 1) {
            for (sum, blocks) in all.blocks.0.iter_mut().zip(step.reward.blocks.0) {
                *sum += blocks;
            }
            all.skulls += step.reward.skulls;
        }
        all
    }
}

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

    pub(crate) fn can_climb_somewhere(&self, seat: Seat) -> bool {
        Temple::ALL.iter().any(|&temple| self.can_climb(seat, temple))
    }

    /// The temples on which the player can step up, as decisions from this index on.
    pub(crate) fn climb_answers(&self, seat: Seat, first: usize) -> Answers {
        let mut answers = Answers::NONE;
        for &temple in Temple::ALL {
            answers.add_if(self.can_climb(seat, temple), first + temple.index());
        }
        answers
    }

    /// Which two temples; with no more than two within reach there is nothing to choose.
    pub(crate) fn climb_two_answers(&self, seat: Seat) -> Answers {
        let mut answers = Answers::NONE;
        let blocked = Temple::ALL.iter().find(|&&temple| !self.can_climb(seat, temple));
        for &temple in Temple::ALL {
            let left_out = blocked.is_none_or(|&blocked| blocked == temple);
            answers.add_if(left_out, at::CLIMB_ALL_BUT + temple.index());
        }
        answers
    }

    /// Steps up on a temple of the player's choice, or says for which a block is paid.
    pub(crate) fn climb(&mut self, seat: Seat, temple: Temple, sink: &mut impl Sink<Event>) {
        let devotes = self.tasks.top() == Some(Task::Devote);
        self.tasks.pop();
        if devotes {
            self.tasks.push(Task::Pay { blocks: 1, purchase: Purchase::Temple(temple) });
        } else {
            self.step_up(seat, temple, sink);
        }
    }

    /// A step up, which is lost if it cannot be taken, and for which the player may have to pay.
    pub(crate) fn step_up(&mut self, seat: Seat, temple: Temple, sink: &mut impl Sink<Event>) {
        let angry = self.calamity.is_some_and(|calamity| {
            calamity == Prophecy::WrathfulGods || calamity.angry_temple() == Some(temple)
        });
        if angry && self.can_climb(seat, temple) {
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
            answers.add_if(self.players[seat].corn > 0, at::ACCEPT);
        } else {
            answers = self.payment_answers(seat, 1);
        }
        answers.add(at::DONE);
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

    /// The temples on which the player can step down.
    pub(crate) fn descent_answers(&self, seat: Seat, optional: bool) -> Answers {
        let mut answers = Answers::NONE;
        answers.add_if(optional, at::DONE);
        for &temple in Temple::ALL {
            let above = self.players[seat].temples[temple.index()] > 0;
            answers.add_if(above, at::DESCEND + temple.index());
        }
        answers
    }

    /// Steps down: for a skull now, for one that the gods may give, or as a tribe must.
    pub(crate) fn descend(&mut self, seat: Seat, temple: Temple, sink: &mut impl Sink<Event>) {
        let task = self.tasks.top();
        self.tasks.pop();
        match task {
            Some(Task::Vow) => {
                self.players[seat].vow = Some(temple);
                return;
            }
            Some(Task::TaxedSkulls { skulls }) => {
                if skulls > 1 {
                    self.tasks.push(Task::TaxedSkulls { skulls: skulls - 1 });
                }
                self.players[seat].skulls += 1;
                sink.tell(|| Event::Gained { seat, what: Materials::skulls(1) });
            }
            _ => {}
        }
        self.step_down(seat, temple, sink);
    }
}
