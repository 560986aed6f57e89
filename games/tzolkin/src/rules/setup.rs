//! Set-up: everything that is shuffled, dealt and laid out before the first decision.

use patolli_game::{BySeat, Chance, Game, Seat, Setup, Sink};

use crate::components::building::Building;
use crate::components::gear::{Space, Spaces};
use crate::components::jungle;
use crate::components::monument::Monument;
use crate::components::prophecy::{PROPHECIES, Prophecy};
use crate::components::quick::{ALL_QUICK_TILES, QUICK_TILES, Quick, deck};
use crate::components::tile::Tiles;
use crate::components::tribe::{TRIBES_DEALT, Tribe};
use crate::components::wealth::{DEALT, Wealth, place_neutral};
use crate::format::event::Event;
use crate::format::options::Options;
use crate::rules::answers::Answers;
use crate::rules::food_day::DayStep;
use crate::rules::stack::{STACK, Stack};
use crate::rules::state::{Phase, Tzolkin};
use crate::rules::task::Tasks;

/// What depends on the number of players.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Table {
    /// Monuments on offer.
    pub monuments: usize,
    /// Fields in a group.
    pub fields: u8,
    /// Neutral workers on gears.
    pub neutral: u8,
    /// Neutral workers on quick spaces.
    pub quick_blockers: u8,
}

/// What a table for `players` players has.
pub(crate) const fn table_for(players: usize, options: &Options) -> Table {
    let (monuments, fields) = match players {
        2 => (4, 2),
        3 => (5, 3),
        4 => (6, 4),
        _ => (if options.seventh_monument { 7 } else { 6 }, 5),
    };
    let (neutral, quick_blockers) = match (players, options.quick_actions) {
        (2, false) => (12, 0),
        (3, false) => (6, 0),
        (2, true) => (16, 2),
        (3, true) => (11, 1),
        (4, true) => (5, 1),
        _ => (0, 0),
    };
    Table { monuments, fields, neutral, quick_blockers }
}

impl Tzolkin {
    /// Shuffles, lays out what is on offer, deals starting wealth and places neutral workers.
    pub(crate) fn new(setup: &Setup) -> Self {
        let mut chance = Chance::new(setup.seed);
        let seats = setup.seats();
        let options = Options::of(setup);
        let table = table_for(seats, &options);
        let mut stacks = [1, 2].map(|age| shuffled_stack(age, options.new_buildings, &mut chance));
        let mut designs: [Option<Monument>; Monument::COUNT] = std::array::from_fn(nth);
        chance.shuffle(&mut designs);
        let mut wealth: [Option<Wealth>; Wealth::COUNT] = std::array::from_fn(nth_wealth);
        chance.shuffle(&mut wealth);
        let (dealt, rest) = wealth.split_at(seats * DEALT);
        let mut game = Self {
            players: BySeat::default(),
            neutral: Space::QUICK.into_iter().take(table.quick_blockers.into()).collect(),
            answers: Answers::NONE,
            tasks: Tasks::NONE,
            row: std::array::from_fn(|_| stacks[0].draw()),
            stacks,
            monuments: std::array::from_fn(|at| designs[at].filter(|_| at < table.monuments)),
            hands: BySeat::from_fn(|seat| {
                std::array::from_fn(|at| dealt.get(seat.index() * DEALT + at).copied().flatten())
            }),
            tribe_hands: BySeat::default(),
            kept: BySeat::default(),
            prophecies: [None; PROPHECIES],
            calamity: None,
            quick: [None; ALL_QUICK_TILES],
            discarded: Tiles::NONE,
            fresh: Spaces::NONE,
            skipped: None,
            used: 0,
            ending: false,
            day_step: DayStep::Incomes,
            day_turn: 0,
            jungle: jungle::fresh(table.fields),
            offered: 0,
            round: 0,
            tooth: 0,
            food_days: 0,
            teeth_corn: 0,
            first: Seat::FIRST,
            turn: 0,
            placed: 0,
            begged: false,
            picking: false,
            phase: Phase::Keeping,
            seats: seats as u8,
            options,
        };
        let rest = rest.iter().copied().flatten();
        game.neutral = place_neutral(game.neutral, rest, table.neutral);
        game.deal_modules(&mut chance);
        game
    }

    /// Tribes, prophecies and quick tiles, each if the table uses them.
    fn deal_modules(&mut self, chance: &mut Chance) {
        if self.options.tribes {
            let mut tribes = [Tribe::AhChuyKak; Tribe::COUNT];
            tribes.copy_from_slice(Tribe::ALL);
            chance.shuffle(&mut tribes);
            let mut tribes = tribes.into_iter();
            for seat in Seat::first(self.seats()) {
                self.tribe_hands[seat] = std::array::from_fn(|_| tribes.next());
            }
        }
        if self.options.prophecies {
            let mut prophecies = [Prophecy::WrathfulGods; Prophecy::COUNT];
            prophecies.copy_from_slice(Prophecy::ALL);
            chance.shuffle(&mut prophecies);
            self.prophecies = std::array::from_fn(|at| Some(prophecies[at]));
        }
        if self.options.quick_actions {
            self.quick = shuffled_quick(chance);
        }
    }

    /// What a table of this size has.
    pub(crate) fn table(&self) -> Table {
        table_for(self.seats(), &self.options)
    }

    pub(crate) fn tell_set_up(&self, sink: &mut impl Sink<Event>) {
        for monument in self.monuments.into_iter().flatten() {
            sink.tell(|| Event::MonumentOffered { monument });
        }
        for building in self.row.into_iter().flatten() {
            sink.tell(|| Event::BuildingOffered { building });
        }
        for space in self.neutral.iter() {
            sink.tell(|| Event::NeutralPlaced { space });
        }
        for prophecy in self.prophecies.into_iter().flatten() {
            sink.tell(|| Event::ProphecyForetold { prophecy });
        }
        for quick in self.quick.into_iter().take(QUICK_TILES[0]).flatten() {
            sink.tell(|| Event::QuickTileRevealed { quick });
        }
        self.tell_quick_action(sink);
        for seat in Seat::first(self.seats()) {
            sink.tell(|| Event::WealthDealt { seat, tiles: whole_hand(self.hands[seat]) });
            if self.options.tribes {
                let tribes = whole_tribes(self.tribe_hands[seat]);
                sink.tell(|| Event::TribesDealt { seat, tribes });
            }
        }
    }
}

pub(crate) fn whole_hand(hand: [Option<Wealth>; DEALT]) -> Option<[Wealth; DEALT]> {
    let [one, two, three, four] = hand;
    Some([one?, two?, three?, four?])
}

pub(crate) fn whole_tribes(hand: [Option<Tribe>; TRIBES_DEALT]) -> Option<[Tribe; TRIBES_DEALT]> {
    let [one, other] = hand;
    Some([one?, other?])
}

/// The tiles of each age, shuffled.
pub(crate) fn shuffled_quick(chance: &mut Chance) -> [Option<Quick>; ALL_QUICK_TILES] {
    let mut tiles = [None; ALL_QUICK_TILES];
    let (first, second) = tiles.split_at_mut(QUICK_TILES[0]);
    for (age, places) in [(1, first), (2, second)] {
        for (place, &quick) in places.iter_mut().zip(deck(age)) {
            *place = Some(quick);
        }
        chance.shuffle(places);
    }
    tiles
}

fn nth(index: usize) -> Option<Monument> {
    Monument::new(index as u8 + 1)
}

fn nth_wealth(index: usize) -> Option<Wealth> {
    Wealth::new(index as u8 + 1)
}

fn shuffled_stack(age: u8, with_new: bool, chance: &mut Chance) -> Stack {
    let mut tiles = arrayvec::ArrayVec::<Building, STACK>::new();
    tiles.extend(Building::of_age(age, with_new).take(STACK));
    chance.shuffle(&mut tiles);
    Stack::new(tiles.into_iter())
}
