//! Advancing on the tracks of technology, and what the levels do.

use patolli_game::{Seat, Sink};

use crate::components::material::{Bundle, Materials};
use crate::components::prophecy::Prophecy;
use crate::components::technology::{ARCHITECTURE_BONUS, TOP_LEVEL, Track, advance_cost};
use crate::components::tribe::Tribe;
use crate::format::decision::Decision;
use crate::format::event::Event;
use crate::format::source::Source;
use crate::rules::answers::Answers;
use crate::rules::gains::Purse;
use crate::rules::player::Player;
use crate::rules::state::Tzolkin;
use crate::rules::task::{Purchase, Task};

/// A bit for each track.
const ALL_TRACKS: u8 = 0b1111;

impl Tzolkin {
    /// Does this level of a track act for the player? Every level includes those before it; a
    /// forgotten level does not act.
    #[inline]
    pub(crate) fn has(&self, seat: Seat, track: Track, level: u8) -> bool {
        self.players[seat].technologies[track.index()] >= level
            && (level != 2 || self.calamity != Some(Prophecy::ForgottenLore))
    }

    /// How many blocks an advance costs: for Itzamná one less, when teachers are short one more.
    pub(crate) fn learning_cost(&self, player: &Player, track: Track) -> u8 {
        let level = player.technologies[track.index()];
        let saves = level < TOP_LEVEL && player.has_tribe(Tribe::Itzamna);
        advance_cost(level) - u8::from(saves) + self.tuition()
    }

    /// How many more blocks an advance costs when teachers are short.
    pub(crate) fn tuition(&self) -> u8 {
        u8::from(self.calamity == Some(Prophecy::TeacherShortage))
    }

    /// Can the player advance on this track, and does it do anything?
    pub(crate) fn may_learn(&self, seat: Seat, track: Track, paid: bool) -> bool {
        self.could_learn(seat, track, paid, self.purse(seat))
    }

    /// Could the player advance on this track with this purse, and would it do anything?
    pub(crate) fn could_learn(&self, seat: Seat, track: Track, paid: bool, purse: Purse) -> bool {
        let player = &self.players[seat];
        let cost = if paid { self.learning_cost(player, track) } else { self.tuition() };
        let payable = purse.blocks >= cost.into() || !paid && purse.has_block();
        let below = player.technologies[track.index()] < TOP_LEVEL;
        let rest = purse.less_blocks(cost.into());
        payable && (below || self.some_bonus_does_something(seat, track, rest))
    }

    /// Itzamná may take the bonus of any track.
    fn some_bonus_does_something(&self, seat: Seat, track: Track, purse: Purse) -> bool {
        self.players[seat].has_tribe(Tribe::Itzamna)
            || self.bonus_does_something(seat, track, purse)
    }

    fn bonus_does_something(&self, seat: Seat, track: Track, purse: Purse) -> bool {
        match track {
            Track::Agriculture => self.may_climb_somewhere(seat, purse),
            Track::Extraction | Track::Architecture => true,
            Track::Theology => self.may_take_skull(seat),
        }
    }

    pub(crate) fn learn_answers(&self, seat: Seat, paid: bool, optional: bool) -> Answers {
        let mut answers = Answers::NONE;
        answers.add_if(optional, Decision::Done);
        for &track in Track::ALL {
            answers.add_if(self.may_learn(seat, track, paid), Decision::Learn(track));
        }
        self.add_sales(seat, &mut answers);
        answers
    }

    /// Advances on a track, the first of `steps` times; a paid advance comes after the payment.
    pub(crate) fn learn(
        &mut self,
        seat: Seat,
        track: Track,
        steps: u8,
        paid: bool,
        sink: &mut impl Sink<Event>,
    ) {
        if steps > 1 {
            self.tasks.push(Task::Learn { steps: steps - 1, paid, optional: paid });
        }
        if !paid {
            return self.advance(seat, track, sink);
        }
        match self.learning_cost(&self.players[seat], track) {
            0 => self.rise(seat, track, sink),
            blocks => {
                self.tasks.push(Task::Pay { blocks, purchase: Purchase::Technology(track) });
            }
        }
    }

    /// Advances on one of several tracks; the others wait.
    pub(crate) fn spread(
        &mut self,
        seat: Seat,
        track: Track,
        tracks: u8,
        sink: &mut impl Sink<Event>,
    ) {
        let others = tracks & !(1 << track.index());
        if others != 0 {
            self.tasks.push(Task::Spread { tracks: others });
        }
        self.advance(seat, track, sink);
    }

    /// Every way to pay `blocks` blocks.
    pub(crate) fn payment_answers(&self, seat: Seat, blocks: u8) -> Answers {
        let mut answers = Answers::NONE;
        for bundle in Bundle::of_size(blocks).filter_map(Bundle::from_index) {
            let payable = self.players[seat].can_pay(bundle.blocks());
            answers.add_if(payable, Decision::Pay(bundle));
        }
        answers
    }

    /// Gets what was paid for.
    pub(crate) fn purchase(&mut self, seat: Seat, purchase: Purchase, sink: &mut impl Sink<Event>) {
        match purchase {
            Purchase::Technology(track) => self.rise(seat, track, sink),
            Purchase::Temple(temple) => self.step_up(seat, temple, sink),
            Purchase::TwoTemples => self.tasks.push(Task::ClimbTwo),
            Purchase::Surcharge => {}
        }
    }

    /// A free advance, for which the player may have to pay a teacher.
    pub(crate) fn advance(&mut self, seat: Seat, track: Track, sink: &mut impl Sink<Event>) {
        if self.tuition() == 0 {
            self.rise(seat, track, sink);
        } else if self.may_learn(seat, track, false) {
            self.tasks.push(Task::TaxedAdvance { track });
        } else {
            sink.tell(|| Event::AdvanceForgone { seat, track });
        }
    }

    /// A block for the teacher, or no advance.
    pub(crate) fn taxed_advance_answers(&self, seat: Seat) -> Answers {
        let mut answers = self.payment_answers(seat, 1);
        answers.add(Decision::Done);
        self.add_sales(seat, &mut answers);
        answers
    }

    // The shift ---------------------------------------------------------------------------------

    /// Any track above its start may fall by a level.
    pub(crate) fn shift_answers(&self, seat: Seat) -> Answers {
        let mut answers = Answers::NONE;
        for &track in Track::ALL {
            let above = self.players[seat].technologies[track.index()] > 0;
            answers.add_if(above, Decision::Forget(track));
        }
        answers
    }

    /// One track falls, the three others advance. Their order is asked where it matters: when each
    /// is to be paid, or several bring their bonus.
    pub(crate) fn forget(&mut self, seat: Seat, track: Track, sink: &mut impl Sink<Event>) {
        let level = &mut self.players[seat].technologies[track.index()];
        *level = level.saturating_sub(1);
        let level = *level;
        sink.tell(|| Event::Forgot { seat, track, level });
        let others = ALL_TRACKS & !(1 << track.index());
        let at_top = |track: &&Track| {
            others & (1 << track.index()) != 0
                && self.players[seat].technologies[track.index()] == TOP_LEVEL
        };
        if self.tuition() > 0 || Track::ALL.iter().filter(at_top).count() > 1 {
            self.tasks.push(Task::Spread { tracks: others });
            return;
        }
        for &track in Track::ALL.iter().filter(|track| others & (1 << track.index()) != 0) {
            self.advance(seat, track, sink);
        }
    }

    pub(crate) fn spread_answers(tracks: u8) -> Answers {
        let mut answers = Answers::NONE;
        for &track in Track::ALL {
            answers.add_if(tracks & (1 << track.index()) != 0, Decision::Learn(track));
        }
        answers
    }

    // Beyond the last level ---------------------------------------------------------------------

    pub(crate) fn bonus_answers(&self, seat: Seat) -> Answers {
        let mut answers = Answers::NONE;
        let purse = self.purse(seat);
        for &track in Track::ALL {
            answers.add_if(self.bonus_does_something(seat, track, purse), Decision::Bonus(track));
        }
        answers
    }

    /// Advances on a track; beyond the last level it gives its bonus instead, or for Itzamná any.
    pub(crate) fn rise(&mut self, seat: Seat, track: Track, sink: &mut impl Sink<Event>) {
        let level = &mut self.players[seat].technologies[track.index()];
        if *level < TOP_LEVEL {
            *level += 1;
            let level = *level;
            sink.tell(|| Event::Advanced { seat, track, level });
            return;
        }
        sink.tell(|| Event::BonusTaken { seat, track });
        if self.players[seat].has_tribe(Tribe::Itzamna) {
            self.tasks.push(Task::AnyBonus);
        } else {
            self.take_bonus(seat, track, sink);
        }
    }

    /// Takes the bonus of a track.
    pub(super) fn take_bonus(&mut self, seat: Seat, track: Track, sink: &mut impl Sink<Event>) {
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
