//! A turn: beg, then place workers or pick some up.

use patolli_game::{Game, Seat, Silent, Sink};

use crate::components::action::Site;
use crate::components::gear::{Gear, Space, Spaces};
use crate::components::material::{Materials, Resource};
use crate::components::prophecy::Prophecy;
use crate::components::quick::{QUICK_BUILD, QUICK_SPACE, Quick, tile_on};
use crate::components::technology::Track;
use crate::components::temple::Temple;
use crate::components::tribe::{
    BACAB_BEGS, BACAB_FLOOR, CIT_BOLON_TUM_PRICE, Tribe, yumkaax_costs,
};
use crate::format::decision::Decision;
use crate::format::event::Event;
use crate::rules::answers::Answers;
use crate::rules::player::add;
use crate::rules::state::{Phase, Tzolkin};
use crate::rules::task::Task;

/// A player who has no more corn than this may beg.
pub const MOST_CORN_TO_BEG: u16 = 2;
/// How much corn a player has after begging.
pub const CORN_AFTER_BEGGING: u16 = 3;
/// How much more a worker on Chichen Itza costs in high floodwaters.
const FLOOD: u16 = 2;
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
            let corn = (BACAB_FLOOR - player.corn) as u8;
            self.gain(seat, Materials::corn(corn), sink);
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
        if self.placed == 0 {
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

    // Placing -----------------------------------------------------------------------------------

    /// The gears where the player can pay for the lowest free space, the first-player space and a
    /// quick space.
    fn add_placements(&self, seat: Seat, answers: &mut Answers) {
        let player = &self.players[seat];
        let taken = self.taken_for(seat);
        let reach = player.reach();
        // What a worker costs beyond the number of its space.
        let extra = self.worker_cost(seat);
        let promised = self.options.quick_actions && self.has_quick_worker(seat);
        let can_place = |cost: u16, on_start: bool| {
            cost <= player.corn && (!promised || self.can_place(seat, cost, on_start))
        };
        let floods = self.calamity == Some(Prophecy::HighFloodwaters);
        for &gear in Gear::ALL {
            let Some(space) = taken.lowest_free(gear, reach) else { continue };
            let flood = if floods { self.flood(space) } else { 0 };
            let cost = u16::from(space.number_on(gear)) + extra + flood;
            answers.add_if(can_place(cost, false), Decision::Place(gear));
        }
        let start = !taken.contains(Space::START) && can_place(extra, true);
        answers.add_if(start, Decision::PlaceFirst);
        if self.options.quick_actions {
            answers.add_if(self.may_place_quick(seat, taken), Decision::PlaceQuick);
        }
        if player.tribe.is_some() && !self.has_used(Once::Placement) {
            self.add_tribal_placements(seat, taken, answers);
        }
    }

    /// Once a turn a tribe may place for a flat price, or skip a space.
    fn add_tribal_placements(&self, seat: Seat, taken: Spaces, answers: &mut Answers) {
        let player = &self.players[seat];
        for &gear in Gear::ALL {
            let Some(space) = taken.lowest_free(gear, player.reach()) else { continue };
            match player.tribe {
                Some(Tribe::CitBolonTum) => {
                    let flat = self.flat_cost(seat, space);
                    let cheaper = flat < self.placing_cost(seat, space);
                    let payable = cheaper && self.can_place(seat, flat, false);
                    answers.add_if(payable, Decision::PlaceFlat(gear));
                }
                Some(Tribe::VacubCaquix) => {
                    let next = taken.or(Spaces::only(space)).lowest_free(gear, player.reach());
                    let payable = next.is_some_and(|next| {
                        self.can_place(seat, self.placing_cost(seat, next), false)
                    });
                    answers.add_if(payable, Decision::Skip(gear));
                }
                _ => {}
            }
        }
    }

    /// The spaces that are taken, or count as taken for this player.
    fn taken_for(&self, _: Seat) -> Spaces {
        match self.skipped {
            Some(skipped) => self.occupied().or(Spaces::only(skipped)),
            None => self.occupied(),
        }
    }

    /// The number of the space, what this worker costs beyond it, and what floods ask.
    pub(crate) fn placing_cost(&self, seat: Seat, space: Space) -> u16 {
        u16::from(space.number()) + self.worker_cost(seat) + self.flood(space)
    }

    /// For one worker a turn Cit-Bolon-Tum pays a flat price instead of the number.
    pub(crate) fn flat_cost(&self, seat: Seat, space: Space) -> u16 {
        CIT_BOLON_TUM_PRICE + self.worker_cost(seat) + self.flood(space)
    }

    /// One more corn for each worker placed earlier in this turn.
    fn worker_cost(&self, seat: Seat) -> u16 {
        if self.players[seat].has_tribe(Tribe::Yumkaax) {
            let costs = yumkaax_costs(self.options.yumkaax_table);
            return costs.get(usize::from(self.placed)).copied().unwrap_or(0);
        }
        self.placed.into()
    }

    fn flood(&self, space: Space) -> u16 {
        let floods = self.calamity == Some(Prophecy::HighFloodwaters);
        if floods && space.gear() == Some(Gear::Chichen) { FLOOD } else { 0 }
    }

    /// Can the player pay this for a worker, and still do the quick action that was promised?
    fn can_place(&self, seat: Seat, cost: u16, on_start: bool) -> bool {
        let Some(left) = self.players[seat].corn.checked_sub(cost) else { return false };
        !self.options.quick_actions
            || !self.has_quick_worker(seat)
            || self.quick_is_possible(seat, self.with_teeth(seat, left, on_start), None)
    }

    /// With the corn on the teeth, if the first-player space is or will be this player's.
    fn with_teeth(&self, seat: Seat, corn: u16, on_start: bool) -> u16 {
        let teeth = on_start || self.players[seat].on.contains(Space::START);
        corn + if teeth { u16::from(self.teeth_corn) } else { 0 }
    }

    /// The gears with the cheapest of all free spaces.
    fn add_merciful_placements(&self, seat: Seat, answers: &mut Answers) {
        let free = || Gear::ALL.iter().filter_map(|&gear| self.free_space(seat, gear));
        let cost = |space: Space| self.placing_cost(seat, space);
        let cheapest = free().map(cost).min();
        for space in free().filter(|&space| Some(cost(space)) == cheapest) {
            if let Some(gear) = space.gear() {
                answers.add(Decision::Place(gear));
            }
        }
    }

    /// The lowest space of a gear that is free for this player.
    pub(crate) fn free_space(&self, seat: Seat, gear: Gear) -> Option<Space> {
        self.taken_for(seat).lowest_free(gear, self.players[seat].reach())
    }

    /// Places a worker and pays; a player who cannot pay is shown mercy and gives all corn.
    pub(crate) fn place(
        &mut self,
        seat: Seat,
        space: Space,
        cost: u16,
        sink: &mut impl Sink<Event>,
    ) {
        self.placed += 1;
        let player = &mut self.players[seat];
        if player.has_tribe(Tribe::AhChuyKak) {
            self.fresh.insert(space);
        }
        player.on.insert(space);
        if cost > player.corn {
            let corn = std::mem::take(&mut player.corn);
            sink.tell(|| Event::MercyShown { seat, space, corn });
            // One worker and no more, so nothing is sold for another.
            if self.players[seat].has_tribe(Tribe::XamanEk) {
                self.use_up(Once::Ability);
            }
            return;
        }
        player.corn -= cost;
        if space == Space::START {
            sink.tell(|| Event::FirstPlaceTaken { seat, corn: cost });
        } else if space.is_quick() {
            sink.tell(|| Event::QuickPlaceTaken { seat, corn: cost });
        } else {
            sink.tell(|| Event::WorkerPlaced { seat, space, corn: cost });
        }
    }

    pub(crate) fn place_on(&mut self, seat: Seat, gear: Gear, sink: &mut impl Sink<Event>) {
        if let Some(space) = self.free_space(seat, gear) {
            let cost = self.placing_cost(seat, space);
            self.place(seat, space, cost, sink);
        }
    }

    pub(crate) fn place_flat(&mut self, seat: Seat, gear: Gear, sink: &mut impl Sink<Event>) {
        if let Some(space) = self.free_space(seat, gear) {
            let cost = self.flat_cost(seat, space);
            self.use_up(Once::Placement);
            self.place(seat, space, cost, sink);
        }
    }

    /// Vacub-Caquix names a space, which counts as taken in this turn.
    pub(crate) fn skip(&mut self, seat: Seat, gear: Gear, sink: &mut impl Sink<Event>) {
        if let Some(space) = self.free_space(seat, gear) {
            self.skipped = Some(space);
            self.use_up(Once::Placement);
            sink.tell(|| Event::SpaceSkipped { seat, space });
        }
    }

    // Begging, passing, selling -----------------------------------------------------------------

    /// At the beginning of a turn, with little corn, and while a god can still be angered.
    pub(crate) fn may_beg(&self, seat: Seat) -> bool {
        let player = &self.players[seat];
        let begins = self.placed == 0 && !self.picking && !self.begged;
        begins && player.corn <= self.most_corn_to_beg(seat) && player.temples != [0; Temple::COUNT]
    }

    pub(crate) fn most_corn_to_beg(&self, seat: Seat) -> u16 {
        let more = self.options.bacab_begs_with_three && self.players[seat].has_tribe(Tribe::Bacab);
        MOST_CORN_TO_BEG + u16::from(more)
    }

    pub(crate) fn beg(&mut self, seat: Seat, temple: Temple, sink: &mut impl Sink<Event>) {
        self.begged = true;
        let player = &mut self.players[seat];
        player.corn = if player.has_tribe(Tribe::Bacab) { BACAB_BEGS } else { CORN_AFTER_BEGGING };
        let corn = player.corn;
        sink.tell(|| Event::Begged { seat, corn });
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

    fn add_open_sales(&self, seat: Seat, answers: &mut Answers) {
        let player = &self.players[seat];
        let waiting = self.options.quick_actions && !self.ending && self.has_quick_worker(seat);
        for &resource in Resource::ALL {
            let possible = player.blocks[resource.index()] > 0
                && (!waiting || {
                    let corn = self.with_teeth(seat, player.corn + resource.corn(), false);
                    self.quick_is_possible(seat, corn, Some(resource))
                });
            answers.add_if(possible, Decision::Sell(resource));
            if self.options.xaman_ek_buys {
                let corn = player.corn.checked_sub(self.buying_price(resource));
                let possible = corn.is_some_and(|corn| {
                    !waiting
                        || self.quick_is_possible(seat, self.with_teeth(seat, corn, false), None)
                });
                answers.add_if(possible, Decision::Buy(resource));
            }
        }
    }

    /// May Xaman Ek exchange a block now? Not in the middle of a quick action.
    fn may_exchange(&self) -> bool {
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
    fn add_sales_that_pay(&self, seat: Seat, answers: &mut Answers) {
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
        self.quick_is_possible(seat, corn, None)
    }

    // Picking up --------------------------------------------------------------------------------

    /// After two or more workers on gears, Ah Chuy Kak may pick up one that was there before.
    fn add_other_worker(&self, seat: Seat, answers: &mut Answers) {
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

    // Quick actions -----------------------------------------------------------------------------

    /// The quick action of this day.
    pub fn quick_action(&self) -> Option<Quick> {
        self.quick.get(tile_on(self.tooth)).copied().flatten()
    }

    /// Does the player, whose turn it is, have a worker on a quick space?
    pub(crate) fn has_quick_worker(&self, seat: Seat) -> bool {
        !self.players[seat].on.and(Spaces::QUICK).is_empty()
    }

    fn may_place_quick(&self, seat: Seat, taken: Spaces) -> bool {
        let free = taken.and(Spaces::QUICK) != Spaces::QUICK && !self.has_quick_worker(seat);
        let left = self.players[seat].corn.checked_sub(QUICK_SPACE + self.worker_cost(seat));
        free && left.is_some_and(|left| {
            self.quick_is_possible(seat, self.with_teeth(seat, left, false), None)
        })
    }

    pub(crate) fn place_quick(&mut self, seat: Seat, sink: &mut impl Sink<Event>) {
        let taken = self.occupied();
        if let Some(space) = Space::QUICK.into_iter().find(|&quick| !taken.contains(quick)) {
            let cost = self.placing_cost(seat, space);
            self.place(seat, space, cost, sink);
        }
    }

    /// Could the quick action be done with `corn` corn, and without a block of this kind?
    fn quick_is_possible(&self, seat: Seat, corn: u16, without: Option<Resource>) -> bool {
        let mut player = self.players[seat];
        if let Some(resource) = without {
            player.blocks[resource.index()] -= 1;
        }
        match self.quick_action() {
            None => false,
            Some(Quick::Gold) => self.calamity != Some(Prophecy::GoldShortage) || corn > 0,
            Some(Quick::Technology) => {
                Track::ALL.iter().any(|&track| self.could_learn(seat, &player, track, true))
            }
            Some(Quick::Build) => {
                corn >= QUICK_BUILD
                    && self
                        .on_offer()
                        .any(|building| self.could_build(&player, building, Site::Quick, 0))
            }
            Some(Quick::Corn | Quick::WoodAndCorn | Quick::Stone | Quick::Market) => true,
        }
    }

    fn do_quick_action(&mut self, seat: Seat, sink: &mut impl Sink<Event>) {
        let Some(quick) = self.quick_action() else { return };
        sink.tell(|| Event::QuickActionUsed { seat, quick });
        if let Some(what) = quick.gain() {
            self.gain(seat, what, sink);
            return;
        }
        match quick {
            Quick::Technology => {
                self.tasks.push(Task::Learn { steps: 1, paid: true, optional: false });
            }
            Quick::Market => {
                self.tasks.push(Task::Market { next: 0, sold: 0, optional: true });
            }
            _ => {
                self.pay_corn(seat, QUICK_BUILD, sink);
                let site = Site::Quick;
                self.tasks.push(Task::Build { site, optional: false, architecture: false });
            }
        }
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
