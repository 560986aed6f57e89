//! How a game goes, from top to bottom: starting wealth, then rounds of turns, food days and the
//! turning of the calendar.
//!
//! In a turn a player takes many small decisions, and some lead to further questions. Those wait on a
//! pile of [tasks](crate::Task). After each decision the game [settles](Tzolkin::settle): it does
//! whatever leaves no choice, until somebody has to choose.

use patolli_game::{Game, Seat, Sink};

use crate::answers::{Answers, Several};
use crate::building::Building;
use crate::calendar::FOOD_DAYS;
use crate::decision::{Decision, Pair, at};
use crate::event::Event;
use crate::game::{Stage, Tzolkin};
use crate::gear::Space;
use crate::material::{Blocks, Bundle, Materials};
use crate::player::{MOST_WORKERS, Source, add};
use crate::score;
use crate::task::Task;
use crate::wealth::{DEALT, Wealth};

impl Tzolkin {
    // Starting wealth ---------------------------------------------------------------------------

    /// Chooses which tiles to keep. When all have, they are turned up and paid out.
    pub(crate) fn keep(&mut self, seat: Seat, pair: Pair, sink: &mut impl Sink<Event>) {
        self.kept[seat] = Some(pair);
        sink.tell(|| Event::WealthKept { seat, tiles: self.kept_tiles(seat) });
        if self.deciding().is_empty() {
            self.reveal_wealth(sink);
        }
    }

    fn kept_tiles(&self, seat: Seat) -> Option<[Wealth; 2]> {
        let [one, other] = self.kept[seat]?.places();
        Some([self.hands[seat][one]?, self.hands[seat][other]?])
    }

    fn reveal_wealth(&mut self, sink: &mut impl Sink<Event>) {
        for seat in Seat::first(self.seats()) {
            for tile in self.kept_tiles(seat).into_iter().flatten() {
                sink.tell(|| Event::WealthRevealed { seat, tile });
                self.players[seat].wealth.insert(tile.index());
            }
        }
        for seat in Seat::first(self.seats()) {
            for tile in self.kept_tiles(seat).into_iter().flatten() {
                for &effect in tile.riches().effects {
                    self.take_effect(seat, effect, sink);
                }
            }
            self.hands[seat] = [None; DEALT];
            self.kept[seat] = None;
        }
        self.begin_round(sink);
    }

    // A round -----------------------------------------------------------------------------------

    pub(crate) fn begin_round(&mut self, sink: &mut impl Sink<Event>) {
        self.round += 1;
        self.turn = 0;
        self.stage = Stage::Turns;
        let (round, tooth) = (self.round, self.tooth);
        if self.is_food_day() {
            sink.tell(|| Event::FoodRoundBegan { round, tooth });
        } else {
            sink.tell(|| Event::RoundBegan { round, tooth });
        }
    }

    /// Takes the corn on the teeth, if the first-player space was taken, and fills the row again.
    /// Then it is the next player's turn, or the end of the round.
    pub(crate) fn end_turn(&mut self, sink: &mut impl Sink<Event>) {
        let seat = self.actor();
        if self.players[seat].on.contains(Space::START) {
            let corn = std::mem::take(&mut self.teeth_corn);
            add(&mut self.players[seat].corn, corn.into());
            if corn > 0 {
                sink.tell(|| Event::TeethCornTaken { seat, corn });
            }
        }
        self.refill_row(sink);
        self.placed = 0;
        self.begged = false;
        self.picking = false;
        self.turn += 1;
        if self.turn == self.seats {
            self.end_round(sink);
        }
    }

    /// Empty places get buildings of this age, as long as there are any.
    pub(crate) fn refill_row(&mut self, sink: &mut impl Sink<Event>) {
        let stack = &mut self.stacks[usize::from(self.food_days >= 2)];
        for place in self.row.iter_mut().filter(|place| place.is_none()) {
            *place = stack.draw();
            if let Some(building) = *place {
                sink.tell(|| Event::BuildingOffered { building });
            }
        }
    }

    /// Holds the food day, if it is one; then the calendar advances, by two days if the player on the
    /// first-player space wants it and may.
    fn end_round(&mut self, sink: &mut impl Sink<Event>) {
        if self.is_food_day() {
            self.hold_food_day(sink);
        }
        let holder = self.first_place_holder();
        if holder.is_some_and(|seat| self.may_hurry(seat)) {
            self.stage = Stage::Calendar;
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
        self.stage = Stage::Over;
        if sink.listens() {
            score::tell_end(self, sink);
        }
    }

    // Questions ---------------------------------------------------------------------------------

    /// Does whatever leaves no choice, until somebody has to choose or the game is over.
    pub(crate) fn settle(&mut self, sink: &mut impl Sink<Event>) {
        loop {
            match self.stage {
                Stage::Keeping => return,
                Stage::Over => {
                    self.answers = Answers::NONE;
                    return;
                }
                Stage::Turns | Stage::Calendar => {}
            }
            if self.do_without_asking(sink) {
                continue;
            }
            self.answers = self.question();
            match self.answers.only() {
                Err(Several) => return,
                Ok(Some(decision)) => self.carry_out(decision, sink),
                // Nothing can be done: the task lapses.
                Ok(None) => self.tasks.pop(),
            }
        }
    }

    /// Does the top task if it is one that asks nothing.
    fn do_without_asking(&mut self, sink: &mut impl Sink<Event>) -> bool {
        let seat = self.actor();
        match self.tasks.top() {
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

    /// The answers to the question that the top task asks, or that the turn itself does.
    pub(crate) fn question(&self) -> Answers {
        let seat = self.actor();
        let Some(task) = self.tasks.top() else {
            return match self.stage {
                Stage::Calendar => {
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
            Task::Save { building } => self.saving_answers(seat, building),
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
            Decision::Keep(pair) => self.keep(seat, pair, sink),
            Decision::Beg(temple) => self.beg(seat, temple, sink),
            Decision::Place(gear) => {
                if let Some(space) = self.occupied().lowest_free(gear) {
                    self.place(seat, space, sink);
                }
            }
            Decision::PlaceFirst => self.place(seat, Space::START, sink),
            Decision::PickUp(space) => self.pick_up(seat, space, sink),
            Decision::Act(action) => self.act(seat, action, sink),
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
            Decision::Done => match self.tasks.top() {
                Some(_) => self.tasks.pop(),
                None => self.end_turn(sink),
            },
        }
    }

    // Gains and payments: every one of them passes here ------------------------------------------

    /// Takes materials from the bank, and tells of it.
    pub(crate) fn gain(&mut self, seat: Seat, what: Materials, sink: &mut impl Sink<Event>) {
        let what = self.receive(seat, what);
        if what != Materials::NONE {
            sink.tell(|| Event::Gained { seat, what });
        }
    }

    /// Takes materials from the bank; of skulls, those there are.
    pub(crate) fn receive(&mut self, seat: Seat, what: Materials) -> Materials {
        let skulls = if what.skulls > 0 { what.skulls.min(self.skulls_in_bank()) } else { 0 };
        let what = Materials { skulls, ..what };
        let player = &mut self.players[seat];
        add(&mut player.corn, what.corn.into());
        for (have, more) in player.blocks.iter_mut().zip(what.blocks.0) {
            add(have, more.into());
        }
        player.skulls += what.skulls;
        what
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
