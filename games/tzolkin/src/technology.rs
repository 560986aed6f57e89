//! The four technologies.

use patolli_game::{Seat, Sink};

use crate::answers::Answers;
use crate::decision::at;
use crate::event::Event;
use crate::game::Tzolkin;
use crate::material::{Blocks, Bundle, Materials};
use crate::noun::noun;
use crate::player::Source;
use crate::task::{Purchase, Task};

noun! {
    /// A track of technology.
    Track in "tzolkin-track":
    /// More corn.
    Agriculture,
    /// More blocks.
    Extraction,
    /// Better buildings.
    Architecture,
    /// More of the gods and of skulls.
    Theology,
}

/// The highest level; who advances beyond it gets the bonus of the track instead.
pub const TOP_LEVEL: u8 = 3;

/// The points of advancing beyond the last level of Architecture.
pub(crate) const ARCHITECTURE_BONUS: i16 = 3;

/// How many blocks an advance from this level costs.
pub const fn advance_cost(level: u8) -> u8 {
    if level < TOP_LEVEL { level + 1 } else { 1 }
}

impl Tzolkin {
    /// Does this level of a track act for the player? Every level includes those before it.
    #[inline]
    pub(crate) fn has(&self, seat: Seat, track: Track, level: u8) -> bool {
        self.players[seat].technologies[track.index()] >= level
    }

    /// Can the player advance on this track, and does it do anything?
    pub(crate) fn may_learn(&self, seat: Seat, track: Track, paid: bool) -> bool {
        let player = &self.players[seat];
        let level = player.technologies[track.index()];
        let payable = !paid || player.all_blocks() >= advance_cost(level).into();
        payable && (level < TOP_LEVEL || self.bonus_does_something(seat, track))
    }

    fn bonus_does_something(&self, seat: Seat, track: Track) -> bool {
        match track {
            Track::Agriculture => self.can_climb_somewhere(seat),
            Track::Extraction | Track::Architecture => true,
            Track::Theology => self.skulls_in_bank() > 0,
        }
    }

    pub(crate) fn learn_answers(&self, seat: Seat, paid: bool, optional: bool) -> Answers {
        let mut answers = Answers::NONE;
        answers.add_if(optional, at::DONE);
        for &track in Track::ALL {
            answers.add_if(self.may_learn(seat, track, paid), at::LEARN + track.index());
        }
        answers
    }

    /// Chooses a track; a paid advance comes after the payment.
    pub(crate) fn learn(&mut self, seat: Seat, track: Track, sink: &mut impl Sink<Event>) {
        let Some(Task::Learn { steps, paid, .. }) = self.tasks.top() else { return };
        self.tasks.pop();
        if steps > 1 {
            self.tasks.push(Task::Learn { steps: steps - 1, paid, optional: paid });
        }
        if paid {
            let level = self.players[seat].technologies[track.index()];
            let (blocks, purchase) = (advance_cost(level), Purchase::Technology(track));
            self.tasks.push(Task::Pay { blocks, purchase });
        } else {
            self.advance(seat, track, sink);
        }
    }

    /// Every way to pay so many blocks.
    pub(crate) fn payment_answers(&self, seat: Seat, blocks: u8) -> Answers {
        let mut answers = Answers::NONE;
        for bundle in Bundle::of_size(blocks) {
            let payable = Bundle::new(bundle)
                .is_some_and(|bundle| self.players[seat].can_pay(bundle.blocks()));
            answers.add_if(payable, at::PAY + bundle);
        }
        answers
    }

    /// Pays, and gets what it is for.
    pub(crate) fn purchase(&mut self, seat: Seat, blocks: Blocks, sink: &mut impl Sink<Event>) {
        let Some(Task::Pay { purchase, .. }) = self.tasks.top() else { return };
        self.tasks.pop();
        self.pay(seat, blocks, 0, sink);
        match purchase {
            Purchase::Technology(track) => self.advance(seat, track, sink),
            Purchase::Temple(temple) => self.step_up(seat, temple, sink),
            Purchase::TwoTemples => self.tasks.push(Task::ClimbTwo),
        }
    }

    /// Advances on a track; beyond the last level there is its bonus instead.
    pub(crate) fn advance(&mut self, seat: Seat, track: Track, sink: &mut impl Sink<Event>) {
        let level = &mut self.players[seat].technologies[track.index()];
        if *level < TOP_LEVEL {
            *level += 1;
            let level = *level;
            sink.tell(|| Event::Advanced { seat, track, level });
            return;
        }
        sink.tell(|| Event::BonusTaken { seat, track });
        match track {
            Track::Agriculture => self.tasks.push(Task::Climb),
            Track::Extraction => self.tasks.push(Task::Take { blocks: 2 }),
            Track::Architecture => {
                self.score(seat, Source::Technologies, ARCHITECTURE_BONUS, sink);
            }
            Track::Theology => self.gain(seat, Materials::skulls(1), sink),
        }
    }
}
