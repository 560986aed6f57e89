//! Food days: feeding, the change of age, and what the gods give.

use patolli_game::{Game, Seat, Sink};

use crate::building::Building;
use crate::event::Event;
use crate::game::{Stack, Tzolkin};
use crate::material::Materials;
use crate::player::{Player, Source};
use crate::temple::Temple;
use crate::tile::Effect;
use crate::wealth::Wealth;

/// How much corn a worker needs.
const NEED: u16 = 2;
/// How much corn an icon gives that feeds a single worker.
const FEEDS_ONE: u16 = 2;
/// The points lost for each worker that is not fed.
const HUNGER: i16 = 3;

/// How a player feeds workers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Meal {
    pub fed: u8,
    pub corn: u16,
}

/// What a player's farms do: for how many single workers, and how much less all of them need.
pub(crate) fn farms(player: &Player) -> (u8, u16) {
    let buildings = Building::all().filter(|building| player.buildings.contains(building.index()));
    let wealth = Wealth::all().filter(|tile| player.wealth.contains(tile.index()));
    let effects = buildings
        .map(|building| building.plan().effects)
        .chain(wealth.map(|tile| tile.riches().effects))
        .flatten();
    effects.fold((0, 0), |(ones, all), effect| match effect {
        Effect::FeedOne(workers) => (ones + workers, all),
        Effect::FeedAll => (ones, all + 1),
        _ => (ones, all),
    })
}

/// Feeds as many workers as the corn allows: first those that farms help, each by one icon at most.
pub(crate) fn meal(player: &Player) -> Meal {
    let (ones, less) = farms(player);
    let need = NEED.saturating_sub(less);
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

impl Tzolkin {
    /// Feeding, at the end of the first age new buildings, then what the gods give.
    pub(crate) fn hold_food_day(&mut self, sink: &mut impl Sink<Event>) {
        for seat in self.players_in_order() {
            self.feed(seat, sink);
        }
        let age = 1 + self.food_days / 2;
        let ends_age = self.food_days % 2 == 1;
        self.food_days += 1;
        if !ends_age {
            self.reward_the_pious(sink);
            return;
        }
        if age == 1 {
            self.change_age(sink);
        }
        for &temple in Temple::ALL {
            self.score_temple(temple, age, sink);
        }
    }

    fn feed(&mut self, seat: Seat, sink: &mut impl Sink<Event>) {
        let player = &mut self.players[seat];
        let Meal { fed, corn } = meal(player);
        player.corn -= corn;
        let workers = player.workers - fed;
        sink.tell(|| Event::Fed { seat, fed, corn });
        if workers > 0 {
            sink.tell(|| Event::Unfed { seat, workers });
            self.score(seat, Source::Hunger, -HUNGER * i16::from(workers), sink);
        }
    }

    /// All buildings of the first age go, those in the stack too.
    fn change_age(&mut self, sink: &mut impl Sink<Event>) {
        sink.tell(|| Event::AgeChanged);
        self.stacks[0] = Stack::EMPTY;
        self.row.fill(None);
        self.refill_row(sink);
    }

    /// Everyone gets what is printed on their steps and below; but if there are too few skulls for all
    /// who are due one, nobody gets any.
    fn reward_the_pious(&mut self, sink: &mut impl Sink<Event>) {
        let reward = |game: &Self, seat: Seat, temple: Temple| {
            temple.rewards(game.players[seat].temples[temple.index()])
        };
        let due: u8 = Seat::first(self.seats())
            .flat_map(|seat| Temple::ALL.iter().map(move |&temple| (seat, temple)))
            .map(|(seat, temple)| reward(self, seat, temple).skulls)
            .sum();
        let short = due > self.skulls_in_bank();
        if short {
            sink.tell(|| Event::SkullsShort);
        }
        for seat in self.players_in_order() {
            for &temple in Temple::ALL {
                let mut what = reward(self, seat, temple);
                if short {
                    what.skulls = 0;
                }
                if what != Materials::NONE {
                    self.receive(seat, what);
                    sink.tell(|| Event::TempleRewarded { seat, temple, what });
                }
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
}
