//! A turn: beg, then place workers or pick some up.

use patolli_game::{Game, Seat, Silent, Sink};

use crate::components::gear::{Space, Spaces};
use crate::components::material::{Materials, Resource};
use crate::components::temple::Temple;
use crate::components::tribe::{BACAB_BEGS, BACAB_FLOOR, Tribe};
use crate::format::decision::Decision;
use crate::format::event::Event;
use crate::rules::answers::Answers;
use crate::rules::player::{Player, add};
use crate::rules::state::{Phase, Tzolkin};
use crate::rules::task::Task;

/// A player who has no more corn than this may beg.
pub const MOST_CORN_TO_BEG: u16 = 2;
/// How much corn a player has after begging.
pub const CORN_AFTER_BEGGING: u16 = 3;
/// How many workers must be placed on gears before Ah Chuy Kak may pick up another.
const PLACED_TO_PICK: u8 = 2;

/// What a tribe does once in a turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Once {
    /// Use a higher action, sell a block, or get corn for a lower action.
    Ability = 1,
    /// Place a worker for a flat price, or skip a space.
    Placement = 2,
}

impl Tzolkin {
    /// Has the tribe's ability of this turn been used?
    #[inline]
    pub(crate) fn has_used(&self, once: Once) -> bool {
        self.used & once as u8 != 0
    }

    pub(crate) fn use_up(&mut self, once: Once) {
        self.used |= once as u8;
    }

    /// A turn begins: Bacab has at least 2 corn.
    pub(crate) fn begin_turn(&mut self, sink: &mut impl Sink<Event>) {
        let seat = self.actor();
        let player = &mut self.players[seat];
        if player.has_tribe(Tribe::Bacab) && player.corn < BACAB_FLOOR {
            let gained = BACAB_FLOOR - player.corn;
            player.corn = BACAB_FLOOR;
            sink.tell(|| Event::BacabFilled { seat, corn: BACAB_FLOOR, gained });
        }
    }

    /// What the player may do now in the turn itself: beg, place or pick up; and stop, once a
    /// worker was placed or picked up.
    pub(crate) fn turn_answers(&self, seat: Seat) -> Answers {
        let mut answers = Answers::NONE;
        let player = &self.players[seat];
        if self.ending {
            answers.add(Decision::Done);
            self.add_sales(seat, &mut answers);
            return answers;
        }
        // Who skips a space is placing workers.
        if self.placed == 0 && self.skipped.is_none() {
            answers.add_pick_ups(player.on_gears());
        }
        if self.picking {
            if self.placed > 0 {
                // Ah Chuy Kak picks up one worker and no more.
                answers = Answers::NONE;
            }
            answers.add(Decision::Done);
            if player.tribe.is_some() {
                self.add_sales(seat, &mut answers);
            }
            return answers;
        }
        if player.free_workers() > 0 {
            self.add_placements(seat, &mut answers);
        }
        if self.placed > 0 {
            answers.add(Decision::Done);
            if player.tribe.is_some() {
                self.add_other_worker(seat, &mut answers);
                self.add_sales(seat, &mut answers);
            }
            return answers;
        }
        if self.may_beg(seat) {
            for &temple in Temple::ALL {
                answers.add_if(player.temples[temple.index()] > 0, Decision::Beg(temple));
            }
        }
        answers.add_if(player.has_tribe(Tribe::Ahmakiq), Decision::Pass);
        if answers.is_empty() {
            self.add_sales_that_pay(seat, &mut answers);
            if answers.is_empty() {
                self.add_merciful_placements(seat, &mut answers);
            }
        } else if player.tribe.is_some() {
            self.add_sales(seat, &mut answers);
        }
        answers
    }

    // Begging, passing, selling -----------------------------------------------------------------

    /// At the beginning of a turn, with little corn, and while a god can still be angered.
    pub(crate) fn may_beg(&self, seat: Seat) -> bool {
        let player = &self.players[seat];
        // Who buys a block first has begun the turn.
        let bought = self.options.xaman_ek_buys && self.has_used(Once::Ability);
        let begins =
            self.placed == 0 && !self.picking && !self.begged && !bought && self.skipped.is_none();
        begins && player.corn <= self.most_corn_to_beg(seat) && player.temples != [0; Temple::COUNT]
    }

    pub(crate) fn most_corn_to_beg(&self, seat: Seat) -> u16 {
        let more = self.options.bacab_begs_with_three && self.players[seat].has_tribe(Tribe::Bacab);
        MOST_CORN_TO_BEG + u16::from(more)
    }

    pub(crate) fn beg(&mut self, seat: Seat, temple: Temple, sink: &mut impl Sink<Event>) {
        self.begged = true;
        let player = &mut self.players[seat];
        let had = player.corn;
        player.corn = if player.has_tribe(Tribe::Bacab) { BACAB_BEGS } else { CORN_AFTER_BEGGING };
        let corn = player.corn;
        sink.tell(|| Event::Begged { seat, corn, gained: corn.saturating_sub(had) });
        self.step_down(seat, temple, sink);
    }

    /// Ahmakiq neither places nor picks up.
    pub(crate) fn pass(&mut self, seat: Seat, sink: &mut impl Sink<Event>) {
        sink.tell(|| Event::Passed { seat });
        self.gain(seat, Materials::corn(self.options.ahmakiq_reward), sink);
        self.end_turn(seat, sink);
    }

    /// Xaman Ek may sell a block at any moment of their own turn, as long as the promised quick
    /// action stays possible.
    #[inline]
    pub(crate) fn add_sales(&self, seat: Seat, answers: &mut Answers) {
        if self.players[seat].has_tribe(Tribe::XamanEk) && self.may_exchange() {
            self.add_open_sales(seat, answers);
        }
    }

    pub(crate) fn add_open_sales(&self, seat: Seat, answers: &mut Answers) {
        let player = self.players[seat];
        let promised = self.options.quick_actions && !self.ending && self.has_quick_worker(seat);
        let keeps_promise = |mut after: Player| {
            after.corn = self.with_teeth(seat, after.corn, false);
            !promised || self.quick_is_possible(seat, &after)
        };
        for &resource in Resource::ALL {
            let at = resource.index();
            if player.blocks[at] > 0 {
                let mut after = Player { corn: player.corn + resource.corn(), ..player };
                after.blocks[at] -= 1;
                answers.add_if(keeps_promise(after), Decision::Sell(resource));
            }
            let left = player.corn.checked_sub(self.buying_price(resource));
            if let Some(corn) = left.filter(|_| self.options.xaman_ek_buys) {
                let mut after = Player { corn, ..player };
                after.blocks[at] += 1;
                answers.add_if(keeps_promise(after), Decision::Buy(resource));
            }
        }
    }

    /// May Xaman Ek exchange a block now? Not in the middle of a quick action.
    pub(crate) fn may_exchange(&self) -> bool {
        !self.has_used(Once::Ability)
            && self.phase == Phase::Turns
            && !(self.ending && self.tasks.top().is_some())
    }

    /// After a quick action: is there still something that Xaman Ek could exchange?
    pub(crate) fn may_sell(&self, seat: Seat) -> bool {
        let mut answers = Answers::NONE;
        self.add_sales(seat, &mut answers);
        !answers.is_empty()
    }

    /// A player who cannot pay for any space otherwise sells a block that pays for one.
    pub(crate) fn add_sales_that_pay(&self, seat: Seat, answers: &mut Answers) {
        let mut sales = Answers::NONE;
        self.add_sales(seat, &mut sales);
        *answers = sales.filter(|sale| {
            let mut next = self.clone();
            next.carry_out(seat, sale, &mut Silent);
            let mut placements = Answers::NONE;
            next.add_placements(seat, &mut placements);
            !placements.is_empty()
        });
    }

    /// Could the promised quick action still be done?
    pub(crate) fn keeps_promise(&self, seat: Seat) -> bool {
        let corn = self.with_teeth(seat, self.players[seat].corn, false);
        self.quick_is_possible(seat, &Player { corn, ..self.players[seat] })
    }

    // Picking up --------------------------------------------------------------------------------

    /// After two or more workers on gears, Ah Chuy Kak may pick up one that was there before.
    pub(crate) fn add_other_worker(&self, seat: Seat, answers: &mut Answers) {
        let leads = self.players[seat].has_tribe(Tribe::AhChuyKak);
        if leads && self.fresh.and(Spaces::GEARS).len() >= PLACED_TO_PICK {
            answers.add_pick_ups(self.players[seat].on_gears().without(self.fresh));
        }
    }

    /// Picks up a worker, who then has an action.
    pub(crate) fn pick_up(&mut self, seat: Seat, space: Space, sink: &mut impl Sink<Event>) {
        self.picking = true;
        self.players[seat].on = self.players[seat].on.without(Spaces::only(space));
        sink.tell(|| Event::WorkerPickedUp { seat, space });
        self.tasks.push(Task::Action { from: space });
    }

    // The end -----------------------------------------------------------------------------------

    /// Takes the corn on the teeth, if the first-player space was taken, and does the quick action,
    /// if a worker was placed for it. Then the turn is over.
    pub(crate) fn end_turn(&mut self, seat: Seat, sink: &mut impl Sink<Event>) {
        if self.players[seat].on.contains(Space::START) {
            let corn = std::mem::take(&mut self.teeth_corn);
            add(&mut self.players[seat].corn, corn.into());
            if corn > 0 {
                sink.tell(|| Event::TeethCornTaken { seat, corn });
            }
        }
        if self.options.quick_actions && self.has_quick_worker(seat) {
            self.ending = true;
            self.do_quick_action(seat, sink);
        } else {
            self.finish_turn(sink);
        }
    }

    /// Fills the row again. Then it is the next player's turn, or the end of the round.
    pub(crate) fn finish_turn(&mut self, sink: &mut impl Sink<Event>) {
        self.refill_row(self.age(), sink);
        self.placed = 0;
        self.used = 0;
        self.skipped = None;
        self.fresh = Spaces::NONE;
        self.begged = false;
        self.picking = false;
        self.ending = false;
        self.turn += 1;
        if usize::from(self.turn) == self.seats() {
            self.end_round(sink);
        } else {
            self.begin_turn(sink);
        }
    }
}
