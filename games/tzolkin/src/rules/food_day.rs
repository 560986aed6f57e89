//! Food days: feeding, the change of age, and what the gods give.

use patolli_game::{BySeat, Game, Seat, Sink, named_enum};

use crate::components::building::Building;
use crate::components::gear::Gear;
use crate::components::material::{Materials, Resource};
use crate::components::prophecy::Prophecy;
use crate::components::quick::QUICK_TILES;
use crate::components::temple::{START_STEP, Temple};
use crate::components::tile::Effect;
use crate::components::tribe::{Tribe, YALUK_HUNGER};
use crate::components::wealth::Wealth;
use crate::format::event::Event;
use crate::format::source::Source;
use crate::rules::player::Player;
use crate::rules::stack::Stack;
use crate::rules::state::{Phase, Tzolkin};
use crate::rules::task::Task;

/// How much corn a worker needs.
const NEED: u16 = 2;
/// How much corn an icon that feeds a single worker gives.
const FEEDS_ONE: u16 = 2;
/// The points lost for each worker that is not fed.
const HUNGER: i16 = 3;

/// What an unfed worker costs.
fn hunger(player: &Player) -> i16 {
    if player.has_tribe(Tribe::Yaluk) { YALUK_HUNGER } else { HUNGER }
}

/// How a player feeds workers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Meal {
    pub fed: u8,
    pub corn: u16,
}

/// What lasts of a player's tiles: the effects of buildings and of starting wealth.
fn lasting(player: &Player) -> impl Iterator<Item = &'static Effect> {
    let buildings = player.buildings.iter().filter_map(|at| Building::new(at as u8 + 1));
    let wealth = player.wealth.iter().filter_map(|at| Wealth::new(at as u8 + 1));
    buildings
        .map(|building| building.plan().effects)
        .chain(wealth.map(|tile| tile.riches().effects))
        .flatten()
}

/// What a player's farms do: how many single workers they feed, and how much less all of them need.
pub(crate) fn farms(player: &Player) -> (u8, u16) {
    lasting(player).fold((0, 0), |(ones, all), effect| match effect {
        Effect::FeedOne(workers) => (ones + workers, all),
        Effect::FeedAll => (ones, all + 1),
        _ => (ones, all),
    })
}

/// Feeds as many workers as the corn allows: first those that farms help, each by one icon at most.
pub(crate) fn meal(player: &Player, calamity: Option<Prophecy>) -> Meal {
    let (ones, less) = farms(player);
    let more =
        u16::from(calamity == Some(Prophecy::Hunger)) + u16::from(player.has_tribe(Tribe::Yaluk));
    let need = (NEED + more).saturating_sub(less);
    let helped = ones.min(player.workers);
    let (mut fed, mut corn) = (0, 0);
    for (workers, price) in
        [(helped, need.saturating_sub(FEEDS_ONE)), (player.workers - helped, need)]
    {
        let affordable = (player.corn - corn).checked_div(price).unwrap_or(u16::MAX);
        let eat = u16::from(workers).min(affordable);
        fed += eat as u8;
        corn += eat * price;
    }
    Meal { fed, corn }
}

named_enum! {
    /// What is done on a food day, in order. Where it may need decisions, players take turns in the
    /// order of the round.
    DayStep in "tzolkin-day-step":
    /// What buildings bring.
    Incomes,
    /// What the gods give in the middle of an age, except skulls.
    Rewards,
    /// Players who are due a skull say whether to take it.
    Skulls,
}

impl Tzolkin {
    pub(crate) fn begin_food_day(&mut self) {
        self.phase = Phase::FoodDay;
        self.day_step = DayStep::Incomes;
        // Only new buildings bring anything.
        self.day_turn = if self.options.new_buildings { 0 } else { self.seats };
    }

    /// The next part of a food day, which may leave a question.
    pub(crate) fn go_on_with_food_day(&mut self, sink: &mut impl Sink<Event>) {
        if self.day_turn < self.seats {
            let seat = self.actor();
            self.day_turn += 1;
            // Tasks that arise now are still this player's.
            match self.day_step {
                DayStep::Incomes => self.collect_income(seat, sink),
                DayStep::Rewards => self.reward(seat, sink),
                DayStep::Skulls => self.ask_about_skull(seat),
            }
            return;
        }
        match self.day_step {
            DayStep::Incomes => {
                self.feed_all(sink);
                if self.food_days.is_multiple_of(2) {
                    self.day_step = DayStep::Rewards;
                    self.day_turn = 0;
                } else {
                    self.end_age(sink);
                    self.end_food_day(sink);
                }
            }
            DayStep::Rewards => {
                self.day_step = DayStep::Skulls;
                self.day_turn = 0;
            }
            DayStep::Skulls => {
                self.give_skulls(sink);
                self.end_food_day(sink);
            }
        }
    }

    /// What buildings bring comes before feeding.
    fn collect_income(&mut self, seat: Seat, sink: &mut impl Sink<Event>) {
        let first_half = self.food_days < 2;
        let player = self.players[seat];
        for effect in lasting(&player) {
            if let Effect::Income(first, second) = *effect {
                self.gain(seat, if first_half { first } else { second }, sink);
            }
        }
    }

    fn feed_all(&mut self, sink: &mut impl Sink<Event>) {
        for seat in self.players_in_order() {
            self.feed(seat, sink);
        }
        if self.options.quick_actions && self.food_days == 0 {
            for quick in self.quick.into_iter().skip(QUICK_TILES[0]).flatten() {
                sink.tell(|| Event::QuickTileRevealed { quick });
            }
        }
    }

    fn feed(&mut self, seat: Seat, sink: &mut impl Sink<Event>) {
        let calamity = self.calamity;
        let player = &mut self.players[seat];
        let Meal { fed, corn } = meal(player, calamity);
        player.corn -= corn;
        player.fed = fed;
        let workers = player.workers - fed;
        let lost = hunger(player) * i16::from(workers);
        sink.tell(|| Event::Fed { seat, fed, corn });
        if workers > 0 {
            sink.tell(|| Event::Unfed { seat, workers });
            self.score(seat, Source::Hunger, -lost, sink);
        }
    }

    /// At the end of the first age new buildings come; at the end of both the gods give points.
    fn end_age(&mut self, sink: &mut impl Sink<Event>) {
        let age = self.age();
        if age == 1 {
            sink.tell(|| Event::AgeChanged);
            self.stacks[0] = Stack::EMPTY;
            self.row.fill(None);
            self.refill_row(2, sink);
        }
        for &temple in Temple::ALL {
            self.score_temple(temple, if self.food_days < 2 { 1 } else { 2 }, sink);
        }
    }

    /// The materials printed on the player's step of each temple and below, except skulls.
    fn reward(&mut self, seat: Seat, sink: &mut impl Sink<Event>) {
        for &temple in Temple::ALL {
            let step = self.players[seat].temples[temple.index()];
            let what = Materials { skulls: 0, ..temple.rewards(step) };
            if what != Materials::NONE {
                let what = self.receive(seat, what);
                if what != Materials::NONE {
                    sink.tell(|| Event::TempleRewarded { seat, temple, what });
                }
            }
        }
    }

    /// How many skulls the gods owe a player: at most one, on one temple.
    fn skulls_due(&self, seat: Seat) -> u8 {
        let due =
            |temple: &Temple| temple.rewards(self.players[seat].temples[temple.index()]).skulls;
        Temple::ALL.iter().map(due).sum()
    }

    /// In times of desecration a skull is only given to a player who wants it.
    fn ask_about_skull(&mut self, seat: Seat) {
        if self.calamity == Some(Prophecy::Desecration) && self.skulls_due(seat) > 0 {
            self.tasks.push(Task::Vow);
        }
    }

    /// If there are too few skulls for all who are due one and want it, nobody gets any.
    fn give_skulls(&mut self, sink: &mut impl Sink<Event>) {
        let desecrated = self.calamity == Some(Prophecy::Desecration);
        let wants = |game: &Self, seat: Seat| !desecrated || game.players[seat].vow.is_some();
        let due = |game: &Self, seat: Seat| {
            if wants(game, seat) { game.skulls_due(seat) } else { 0 }
        };
        let all: u8 = Seat::first(self.seats()).map(|seat| due(self, seat)).sum();
        let enough = all <= self.skulls_in_bank();
        if !enough {
            sink.tell(|| Event::SkullsShort);
        }
        let owed = <BySeat<_>>::from_fn(|seat| {
            if enough && seat.index() < self.seats() { due(self, seat) } else { 0 }
        });
        for seat in self.players_in_order() {
            let vow = self.players[seat].vow.take();
            if owed[seat] == 0 {
                continue;
            }
            self.players[seat].skulls += owed[seat];
            let what = Materials::skulls(owed[seat]);
            sink.tell(|| Event::TempleRewarded { seat, temple: Temple::Green, what });
            if let Some(temple) = vow {
                self.step_down(seat, temple, sink);
            }
        }
    }

    /// Everyone's own step, and a bonus for whoever stands highest: half of it each if several do.
    fn score_temple(&mut self, temple: Temple, age: u8, sink: &mut impl Sink<Event>) {
        let step = |player: &Player| player.temples[temple.index()];
        let players = self.players.first(self.seats());
        let highest = players.iter().map(step).max().unwrap_or(0);
        let leaders = players.iter().filter(|player| step(player) == highest).count();
        let bonus = if leaders > 1 { temple.bonus(age) / 2 } else { temple.bonus(age) };
        for seat in self.players_in_order() {
            let player = &mut self.players[seat];
            let points = temple.points(step(player));
            let leads = step(player) == highest;
            player.score(Source::Temples, points + if leads { bonus } else { 0 });
            if points != 0 {
                sink.tell(|| Event::TempleScored { seat, temple, points });
            }
            if leads {
                sink.tell(|| Event::TempleLed { seat, temple, points: bonus });
            }
        }
    }

    /// The prophecy of this quarter is scored and ends, and the next one comes true.
    fn end_food_day(&mut self, sink: &mut impl Sink<Event>) {
        if let Some(prophecy) = self.calamity {
            for seat in self.players_in_order() {
                let count = self.counted_for(seat, prophecy);
                let points = prophecy.points(count);
                self.players[seat].score(Source::Prophecies, points);
                sink.tell(|| Event::ProphecyScored { seat, prophecy, count, points });
            }
        }
        for seat in Seat::first(self.seats()) {
            self.players[seat].fed = 0;
        }
        self.food_days += 1;
        self.calamity = self.prophecy_in_force();
        self.day_turn = 0;
        self.day_step = DayStep::Incomes;
        if let Some(prophecy) = self.calamity {
            sink.tell(|| Event::ProphecyBegan { prophecy });
        }
        self.ask_for_days(sink);
    }

    /// How many of what a prophecy counts a player has.
    pub(crate) fn counted_for(&self, seat: Seat, prophecy: Prophecy) -> i16 {
        let player = &self.players[seat];
        let height =
            |temple: Temple| i16::from(player.temples[temple.index()]) - i16::from(START_STEP);
        let technologies = player.technologies.iter();
        match prophecy {
            Prophecy::WrathfulGods => Temple::ALL.iter().map(|&temple| height(temple)).sum(),
            Prophecy::AngryChaac => height(Temple::Brown),
            Prophecy::AngryQuetzalcoatl => height(Temple::Yellow),
            Prophecy::AngryKukulcan => height(Temple::Green),
            Prophecy::ForestFires => player.wood_tiles.into(),
            Prophecy::Drought => player.corn_tiles.into(),
            Prophecy::GoldShortage => player.blocks[Resource::Gold.index()] as i16,
            Prophecy::Desecration => player.skulls.into(),
            Prophecy::TeacherShortage => technologies.map(|&level| i16::from(level)).sum(),
            Prophecy::ForgottenLore => technologies.filter(|&&level| level >= 2).count() as i16,
            Prophecy::CrowdedCities => player.buildings.len().into(),
            Prophecy::Hunger => player.fed.into(),
            Prophecy::HighFloodwaters => player.on.and(Gear::Chichen.all()).len().into(),
        }
    }
}
