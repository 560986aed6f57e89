//! How a game goes, from top to bottom: starting wealth, then rounds of turns, food days and the
//! turning of the calendar.
//!
//! In a turn a player takes many small decisions, and some lead to further questions. Those wait on
//! a pile of [tasks](crate::Task). After each decision the game *settles*: it does whatever leaves
//! no choice, until somebody has to choose.

use patolli_game::{BySeat, Game, Seat, Silent, Sink};

use crate::answers::{Answers, Several};
use crate::building::Building;
use crate::calendar::FOOD_DAYS;
use crate::decision::{Decision, at};
use crate::event::Event;
use crate::game::{Phase, Tzolkin};
use crate::gear::Space;
use crate::keep::TribeKeep;
use crate::material::{Blocks, Bundle, Materials, Resource};
use crate::player::{MOST_WORKERS, Source, add};
use crate::prophecy::Prophecy;
use crate::score;
use crate::task::Task;
use crate::tile::Tiles;
use crate::tribe::{Tribe, YALUK_WORKERS};
use crate::wealth::{Wealth, place_neutral};

/// How many questions ahead to check whether a promise can be kept.
const LOOK_AHEAD: u32 = 2000;

impl Tzolkin {
    // Starting wealth ---------------------------------------------------------------------------

    /// Chooses which tiles to keep, and which tribe. When all have, they are turned up and paid
    /// out.
    pub(crate) fn keep(&mut self, seat: Seat, keep: TribeKeep, sink: &mut impl Sink<Event>) {
        self.kept[seat] = Some(keep);
        sink.tell(|| Event::WealthKept {
            seat,
            tiles: Some(self.kept_tiles(seat).collect()),
            tribe: self.kept_tribe(seat),
        });
        if self.deciding().is_empty() {
            self.reveal_wealth(sink);
        }
    }

    fn kept_tiles(&self, seat: Seat) -> impl Iterator<Item = Wealth> + use<> {
        let places = self.kept[seat].map(TribeKeep::places).unwrap_or_default();
        let hand = self.hands[seat];
        places.into_iter().filter_map(move |place| hand.get(place).copied().flatten())
    }

    pub(crate) fn kept_tribe(&self, seat: Seat) -> Option<Tribe> {
        self.tribe_hands[seat][self.kept[seat]?.tribe()]
    }

    fn reveal_wealth(&mut self, sink: &mut impl Sink<Event>) {
        for seat in Seat::first(self.seats()) {
            self.players[seat].tribe = self.kept_tribe(seat);
            if let Some(tribe) = self.players[seat].tribe {
                sink.tell(|| Event::TribeRevealed { seat, tribe });
            }
            for tile in self.kept_tiles(seat) {
                sink.tell(|| Event::WealthRevealed { seat, tile });
                self.players[seat].wealth.insert(tile.index());
            }
        }
        self.place_late_neutral(sink);
        for seat in Seat::first(self.seats()) {
            if self.players[seat].has_tribe(Tribe::Yaluk) {
                self.players[seat].workers = YALUK_WORKERS;
            }
            for tile in self.kept_tiles(seat) {
                for &effect in tile.riches().effects {
                    self.take_effect(seat, effect, sink);
                }
            }
        }
        self.hands = BySeat::default();
        self.tribe_hands = BySeat::default();
        self.kept = BySeat::default();
        if self.seat_of_tribe(Tribe::Ixtab).is_some() {
            self.phase = Phase::Wealth;
            self.tasks.push(Task::Descend);
        } else {
            self.begin_round(sink);
        }
    }

    /// Neutral workers for whom there were too few tiles are placed by those that nobody kept.
    fn place_late_neutral(&mut self, sink: &mut impl Sink<Event>) {
        let before = self.neutral;
        let dealt = Seat::first(self.seats()).flat_map(|seat| self.hands[seat]).flatten();
        let kept = Seat::first(self.seats()).fold(0, |all, seat| all | self.players[seat].wealth.0);
        let discarded = dealt.filter(|tile| !Tiles(kept).contains(tile.index()));
        let count = self.table().neutral;
        self.neutral = place_neutral(self.neutral, discarded, count);
        for space in self.neutral.without(before).iter() {
            sink.tell(|| Event::NeutralPlaced { space });
        }
    }

    pub(crate) fn seat_of_tribe(&self, tribe: Tribe) -> Option<Seat> {
        Seat::first(self.seats()).find(|&seat| self.players[seat].has_tribe(tribe))
    }

    // A round -----------------------------------------------------------------------------------

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

    // Questions ---------------------------------------------------------------------------------

    /// Does whatever leaves no choice, until somebody has to choose or the game is over.
    pub(crate) fn settle(&mut self, sink: &mut impl Sink<Event>) {
        loop {
            match self.phase {
                Phase::Keeping => return,
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
                Ok(Some(decision)) => self.carry_out(decision, sink),
                // Nothing can be done: the task lapses.
                Ok(None) => self.tasks.pop(),
            }
        }
    }

    /// Does the top task if it is one that asks nothing, or goes on where nothing is left to be
    /// done.
    fn do_without_asking(&mut self, sink: &mut impl Sink<Event>) -> bool {
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
            Some(Task::Step { temple }) => {
                self.tasks.pop();
                self.step_up(seat, temple, sink);
                true
            }
            _ => false,
        }
    }

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

    // Gains and payments: every one of them passes here ------------------------------------------

    /// Takes materials from the bank, and tells of it. What a prophecy taxes is offered separately.
    pub(crate) fn gain(&mut self, seat: Seat, what: Materials, sink: &mut impl Sink<Event>) {
        let what = self.receive(seat, what);
        if what != Materials::NONE {
            sink.tell(|| Event::Gained { seat, what });
        }
    }

    /// Takes materials from the bank: as many skulls as there are left. What a prophecy taxes waits
    /// as a task.
    pub(crate) fn receive(&mut self, seat: Seat, mut what: Materials) -> Materials {
        if what.skulls > 0 {
            what.skulls = what.skulls.min(self.skulls_in_bank());
        }
        match self.calamity {
            Some(Prophecy::GoldShortage) if what.blocks.of(Resource::Gold) > 0 => {
                let blocks = std::mem::take(&mut what.blocks.0[Resource::Gold.index()]);
                self.tasks.push(Task::TaxedGold { blocks });
            }
            Some(Prophecy::Desecration) if what.skulls > 0 => {
                let skulls = std::mem::take(&mut what.skulls);
                self.tasks.push(Task::TaxedSkulls { skulls });
            }
            _ => {}
        }
        let player = &mut self.players[seat];
        add(&mut player.corn, what.corn.into());
        for (have, more) in player.blocks.iter_mut().zip(what.blocks.0) {
            add(have, more.into());
        }
        player.skulls += what.skulls;
        what
    }

    /// A corn for a gold, or none.
    fn taxed_gold_answers(&self, seat: Seat) -> Answers {
        let mut answers = Answers::NONE;
        answers.add_if(self.players[seat].corn > 0, at::ACCEPT);
        answers.add(at::DONE);
        self.add_sales(seat, &mut answers);
        answers
    }

    /// A step down for a skull, or none.
    fn taxed_skull_answers(&self, seat: Seat) -> Answers {
        if self.skulls_in_bank() == 0 {
            return Answers::NONE;
        }
        self.descent_answers(seat, true)
    }

    /// Pays a corn for what is taxed.
    fn accept(&mut self, seat: Seat, sink: &mut impl Sink<Event>) {
        let task = self.tasks.top();
        self.tasks.pop();
        self.pay_corn(seat, 1, sink);
        match task {
            Some(Task::TaxedGold { blocks }) => {
                if blocks > 1 {
                    self.tasks.push(Task::TaxedGold { blocks: blocks - 1 });
                }
                let what = Materials::blocks(Blocks([0, 0, 1]));
                add(&mut self.players[seat].blocks[Resource::Gold.index()], 1);
                sink.tell(|| Event::Gained { seat, what });
            }
            Some(Task::TaxedStep { temple }) => self.rise_on(seat, temple, sink),
            _ => {}
        }
    }

    /// Gives blocks and skulls back to the bank.
    pub(crate) fn pay(
        &mut self,
        seat: Seat,
        blocks: Blocks,
        skulls: u8,
        sink: &mut impl Sink<Event>,
    ) {
        let player = &mut self.players[seat];
        for (have, less) in player.blocks.iter_mut().zip(blocks.0) {
            *have = have.saturating_sub(less.into());
        }
        player.skulls = player.skulls.saturating_sub(skulls);
        let what = Materials { corn: 0, blocks, skulls };
        if what != Materials::NONE {
            sink.tell(|| Event::Paid { seat, what });
        }
    }

    pub(crate) fn pay_corn(&mut self, seat: Seat, corn: u16, sink: &mut impl Sink<Event>) {
        let player = &mut self.players[seat];
        player.corn = player.corn.saturating_sub(corn);
        if corn > 0 {
            sink.tell(|| Event::Paid { seat, what: Materials::corn(corn as u8) });
        }
    }

    pub(crate) fn score(
        &mut self,
        seat: Seat,
        source: Source,
        points: i16,
        sink: &mut impl Sink<Event>,
    ) {
        self.players[seat].score(source, points);
        sink.tell(|| Event::Scored { seat, points, source });
    }

    /// Takes a worker from the bank, if one is left there.
    pub(crate) fn gain_worker(&mut self, seat: Seat, sink: &mut impl Sink<Event>) {
        if self.players[seat].workers < MOST_WORKERS {
            self.players[seat].workers += 1;
            sink.tell(|| Event::WorkerGained { seat });
        }
    }

    /// The places in the row where something is on offer.
    pub(crate) fn on_offer(&self) -> impl Iterator<Item = Building> {
        self.row.iter().copied().flatten()
    }
}
