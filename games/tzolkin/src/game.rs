//! The game as a value, its set-up, and how it meets the contract.

use patolli_game::{
    Barrier, Broken, BySeat, Catalogue, Chance, Drawing, Game, MAX_SEATS, Meta, Name, Outcome,
    Phrase, Refusal, Seat, Seats, Setup, SetupError, Sink, Standing, Viewer,
};
use serde::{Deserialize, Serialize};
use strum::VariantNames;

use crate::answers::Answers;
use crate::building::Building;
use crate::decision::{Decision, at};
use crate::event::Event;
use crate::food_day::DayStep;
use crate::gear::{Space, Spaces};
use crate::invariants::Invariant;
use crate::jungle::{self, Fields, GROUPS};
use crate::keep::{Pair, TribeKeep};
use crate::monument::Monument;
use crate::options::{OPTIONS, Options};
use crate::player::Player;
use crate::prophecy::{PROPHECIES, Prophecy};
use crate::quick::{ALL_QUICK_TILES, QUICK_TILES, Quick, deck};
use crate::score::Scores;
use crate::task::Tasks;
use crate::tile::Tiles;
use crate::tribe::{TRIBES_DEALT, Tribe};
use crate::view::View;
use crate::wealth::{DEALT, Wealth, place_neutral};
use crate::{catalogue, describe, determinize, draw, refusal};

/// How many buildings are on offer at once.
pub const ROW: usize = 6;
/// How many monuments there are at most.
pub const MOST_MONUMENTS: usize = 7;
/// How many buildings the larger stack has.
pub(crate) const STACK: usize = 22;
/// How many skulls there are.
pub const SKULLS: u8 = 13;

pub(crate) static META: Meta = Meta {
    id: "tzolkin",
    rules_version: 1,
    seats: 2..=5,
    usual_seats: 4,
    minutes: 60..=120,
    options: OPTIONS,
    drawn_fields: &["row", "monuments", "hands", "prophecies", "quick"],
    invariants: &[Invariant::VARIANTS],
    units_per_point: 4,
};

/// What is being done.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// All choose their starting wealth, and their tribe, in secret.
    Keeping,
    /// A tribe steps down on a temple for its wealth.
    Wealth,
    /// The players take their turns.
    Turns,
    /// A food day is held.
    FoodDay,
    /// Whoever took the first-player space says how far the calendar advances.
    Calendar,
    /// The game is over.
    Over,
}

/// The buildings of an age that are not yet on offer; the last is drawn first.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Stack {
    tiles: [Option<Building>; STACK],
    left: u8,
}

impl Stack {
    pub const EMPTY: Self = Self { tiles: [None; STACK], left: 0 };

    /// A stack from which these are drawn in this order.
    pub fn new(tiles: impl DoubleEndedIterator<Item = Building>) -> Self {
        let mut stack = Self::EMPTY;
        for (place, tile) in stack.tiles.iter_mut().zip(tiles.rev()) {
            *place = Some(tile);
            stack.left += 1;
        }
        stack
    }

    pub fn draw(&mut self) -> Option<Building> {
        let left = self.left.checked_sub(1)?;
        self.left = left;
        self.tiles.get_mut(usize::from(left))?.take()
    }

    pub fn len(&self) -> u8 {
        self.left
    }

    /// The tiles in the order in which they will be drawn.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = Building> {
        self.tiles.iter().copied().rev().flatten()
    }
}

/// A game of Tzolk'in.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Tzolkin {
    pub(crate) players: BySeat<Player>,
    pub(crate) neutral: Spaces,
    /// The answers to the question being asked.
    pub(crate) answers: Answers,
    /// What is still to be done in this turn.
    pub(crate) tasks: Tasks,
    /// The buildings not yet on offer, of each age.
    pub(crate) stacks: [Stack; 2],
    pub(crate) row: [Option<Building>; ROW],
    pub(crate) monuments: [Option<Monument>; MOST_MONUMENTS],
    /// The starting wealth each seat was dealt, until it is revealed.
    pub(crate) hands: BySeat<[Option<Wealth>; DEALT]>,
    /// The tribes each seat was dealt, until they are revealed.
    pub(crate) tribe_hands: BySeat<[Option<Tribe>; TRIBES_DEALT]>,
    /// Which of them each seat keeps.
    pub(crate) kept: BySeat<Option<TribeKeep>>,
    /// The prophecies, in the order in which they come true.
    pub(crate) prophecies: [Option<Prophecy>; PROPHECIES],
    /// The prophecy that is true now.
    pub(crate) calamity: Option<Prophecy>,
    /// The quick tiles of both ages, in the order in which they are in force.
    pub(crate) quick: [Option<Quick>; ALL_QUICK_TILES],
    /// Buildings discarded by renovation.
    pub(crate) discarded: Tiles,
    /// Where Ah Chuy Kak placed workers in this turn.
    pub(crate) fresh: Spaces,
    /// A space that counts as taken in this turn.
    pub(crate) skipped: Option<Space>,
    /// Which once-a-turn abilities of tribes were used, as bits.
    pub(crate) used: u8,
    /// Is the turn over except for the quick action?
    pub(crate) ending: bool,
    /// On a food day: what is being done, and how many have done it.
    pub(crate) day_step: DayStep,
    pub(crate) day_turn: u8,
    pub(crate) jungle: [Fields; GROUPS],
    /// Bit n is set if a skull stands on Chichen Itza n.
    pub(crate) offered: u16,
    pub(crate) round: u8,
    /// The tooth of the calendar at the arrow, counted from 0.
    pub(crate) tooth: u8,
    /// How many food days are over.
    pub(crate) food_days: u8,
    /// The corn that lies on the teeth.
    pub(crate) teeth_corn: u8,
    pub(crate) first: Seat,
    /// How many have had their turn this round.
    pub(crate) turn: u8,
    /// How many workers were placed in this turn.
    pub(crate) placed: u8,
    pub(crate) begged: bool,
    /// Has a worker been picked up in this turn?
    pub(crate) picking: bool,
    pub(crate) phase: Phase,
    pub(crate) seats: u8,
    pub(crate) options: Options,
}

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
    fn new(setup: &Setup) -> Self {
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

    /// While all choose, everyone may keep any two of four tiles, and either tribe; a player who
    /// keeps Ixtab keeps three.
    pub(crate) fn keeping_answers(&self, seat: Seat) -> Answers {
        let mut answers = Answers::NONE;
        if !self.options.tribes {
            for pair in 0..Pair::COUNT {
                answers.add(at::KEEP + pair);
            }
            return answers;
        }
        for keep in (0..TribeKeep::COUNT).filter_map(TribeKeep::new) {
            let tribe = self.tribe_hands[seat][keep.tribe()];
            let three = tribe == Some(Tribe::Ixtab);
            answers.add_if(three == keep.is_three(), at::KEEP_TRIBE + keep.index());
        }
        answers
    }

    /// May this be kept from the hand of a seat?
    pub(crate) fn may_keep(&self, seat: Seat, keep: TribeKeep) -> bool {
        let decision = match keep.pair().filter(|_| !self.options.tribes) {
            Some(pair) => Decision::Keep(pair),
            None => Decision::KeepTribe(keep),
        };
        self.keeping_answers(seat).contains(decision)
    }

    /// The prophecy that is true: from the day after a food day to the end of the next.
    pub(crate) fn prophecy_in_force(&self) -> Option<Prophecy> {
        let number = usize::from(self.food_days).checked_sub(1)?;
        self.prophecies.get(number).copied().flatten().filter(|_| self.phase != Phase::Over)
    }

    fn tell_set_up(&self, sink: &mut impl Sink<Event>) {
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

    pub(crate) fn players_in_order(&self) -> impl Iterator<Item = Seat> + use<> {
        let (first, seats) = (self.first, self.seats());
        (0..seats).map(move |turn| first.clockwise(turn, seats))
    }

    /// The seat whose decision is awaited, unless all choose at once or the game is over.
    #[inline]
    pub(crate) fn actor(&self) -> Seat {
        match self.phase {
            Phase::Turns => self.first.clockwise(self.turn.into(), self.seats.into()),
            _ => self.actor_between_turns(),
        }
    }

    #[cold]
    fn actor_between_turns(&self) -> Seat {
        match self.phase {
            Phase::Calendar => self.first_place_holder().unwrap_or(self.first),
            Phase::Wealth => self.seat_of_tribe(Tribe::Ixtab).unwrap_or(self.first),
            Phase::FoodDay => {
                // Tasks belong to the player who came last.
                let waiting = u8::from(self.tasks.top().is_some());
                let turn = self.day_turn.saturating_sub(waiting);
                self.first.clockwise(turn.into(), self.seats.into())
            }
            Phase::Keeping | Phase::Turns | Phase::Over => self.first,
        }
    }

    /// Who stands on the first-player space.
    #[inline]
    pub(crate) fn first_place_holder(&self) -> Option<Seat> {
        Seat::first(self.seats()).find(|&seat| self.players[seat].on.contains(Space::START))
    }

    /// Every space on which somebody stands.
    #[inline]
    pub(crate) fn occupied(&self) -> Spaces {
        let players = self.players.first(MAX_SEATS);
        players.iter().fold(self.neutral, |all, player| all.or(player.on))
    }

    /// The skulls left in the bank.
    pub(crate) fn skulls_in_bank(&self) -> u8 {
        let players = self.players.first(MAX_SEATS).iter().map(|player| player.skulls);
        SKULLS.saturating_sub(players.sum::<u8>() + self.skulls_left())
    }

    /// The skulls left at Chichen Itza, and on the building that counts as part of it.
    pub(crate) fn skulls_left(&self) -> u8 {
        let players = self.players.first(MAX_SEATS);
        let built = players.iter().fold(0, |all, player| all | player.buildings.0);
        let on_building = built & (1 << SKULL_BUILDING) != 0;
        self.offered.count_ones() as u8 + u8::from(on_building)
    }

    /// Have the quick tiles of the second age been revealed?
    pub(crate) fn quick_is_revealed(&self) -> bool {
        let today = self.phase == Phase::FoodDay && self.day_step != DayStep::Incomes;
        self.food_days > 0 || today
    }

    /// Which age it is: buildings of the second are on offer after the second food day.
    pub(crate) const fn age(&self) -> u8 {
        if self.food_days < 2 { 1 } else { 2 }
    }
}

pub(crate) fn whole_hand(hand: [Option<Wealth>; DEALT]) -> Option<[Wealth; DEALT]> {
    let [one, two, three, four] = hand;
    Some([one?, two?, three?, four?])
}

/// The table index of the building on which a skull stays.
const SKULL_BUILDING: usize = 39;

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

impl Game for Tzolkin {
    type Decision = Decision;
    type Event = Event;
    type View = View;

    const META: &'static Meta = &META;

    fn set_up(setup: &Setup) -> Result<Self, SetupError> {
        setup.is_for(&META)?;
        let options = Options::of(setup);
        if setup.seats() == 5 && !options.quick_actions {
            return Err(SetupError::Together {
                why: Name::new("tzolkin-set-up", "five_need_quick"),
            });
        }
        Ok(Self::new(setup))
    }

    fn introduce(&self, sink: &mut impl Sink<Event>) {
        self.tell_set_up(sink);
    }

    fn seats(&self) -> usize {
        self.seats.into()
    }

    /// The choice of starting wealth belongs to the first round.
    fn round(&self) -> u16 {
        self.round.max(1).into()
    }

    #[inline]
    fn deciding(&self) -> Seats {
        match self.phase {
            Phase::Keeping => {
                Seat::first(self.seats()).filter(|&seat| self.kept[seat].is_none()).collect()
            }
            Phase::Wealth | Phase::Turns | Phase::FoodDay | Phase::Calendar => {
                Seats::only(self.actor())
            }
            Phase::Over => Seats::NONE,
        }
    }

    #[inline]
    fn decisions(&self, seat: Seat, list: &mut Vec<Decision>) {
        list.clear();
        if self.phase == Phase::Keeping {
            if self.kept[seat].is_none() && seat.index() < self.seats() {
                self.keeping_answers(seat).list(list);
            }
        } else if self.phase != Phase::Over && self.actor() == seat {
            self.answers.list(list);
        }
    }

    fn check(&self, seat: Seat, decision: Decision) -> Result<(), Refusal> {
        let deciding = self.deciding();
        if self.phase == Phase::Over {
            return Err(Refusal::Over);
        }
        if !deciding.contains(seat) {
            return Err(Refusal::NotDeciding { seat, deciding });
        }
        let answers = match self.phase {
            Phase::Keeping => self.keeping_answers(seat),
            _ => self.answers,
        };
        if answers.contains(decision) {
            return Ok(());
        }
        Err(refusal::why_not(self, seat, decision).into())
    }

    fn apply(&mut self, seat: Seat, decision: Decision, sink: &mut impl Sink<Event>) -> Barrier {
        debug_assert!(self.check(seat, decision).is_ok(), "{seat}> {decision} is not legal");
        let now = |game: &Self| (game.phase, game.round, game.turn, game.day_step, game.day_turn);
        let before = now(self);
        match decision {
            Decision::Keep(pair) => self.keep(seat, pair.into(), sink),
            Decision::KeepTribe(keep) => self.keep(seat, keep, sink),
            _ => self.carry_out(decision, sink),
        }
        self.settle(sink);
        if now(self) == before { Barrier::Open } else { Barrier::Crossed }
    }

    fn view(&self, viewer: Viewer) -> View {
        View::of(self, viewer)
    }

    fn determinize(view: &View, chance: &mut Chance) -> Result<Self, Broken> {
        determinize::determinize(view, chance)
    }

    fn standing(&self) -> Standing {
        Scores::of(self).standing()
    }

    fn outcome(&self) -> Option<Outcome> {
        let ending = Name::new("tzolkin-ending", "complete");
        (self.phase == Phase::Over).then(|| Outcome { standing: self.standing(), ending })
    }

    fn describe(view: &View, decision: Decision) -> Phrase {
        describe::describe(view, decision)
    }

    fn draw(view: &View) -> Drawing {
        draw::draw(view)
    }

    fn catalogue() -> Catalogue {
        catalogue::catalogue()
    }
}
