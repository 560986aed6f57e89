//! The game as a value, its set-up, and how it meets the contract.

use patolli_game::{
    Barrier, Broken, BySeat, Catalogue, Chance, Drawing, Eye, Game, MAX_SEATS, Meta, Name, Outcome,
    Phrase, Refusal, Seat, Seats, Setup, SetupError, Sink, Standing,
};
use serde::{Deserialize, Serialize};
use strum::VariantNames;

use crate::answers::Answers;
use crate::building::Building;
use crate::decision::{Decision, Pair, at};
use crate::event::Event;
use crate::gear::{Space, Spaces};
use crate::invariants::Invariant;
use crate::jungle::{self, Fields, GROUPS};
use crate::monument::Monument;
use crate::options::{OPTIONS, Options};
use crate::player::Player;
use crate::score::Scores;
use crate::task::Tasks;
use crate::view::View;
use crate::wealth::{DEALT, Wealth, place_neutral};
use crate::{catalogue, describe, draw, imagine, refusal};

/// How many buildings are on offer at once.
pub const ROW: usize = 6;
/// How many monuments there are at most.
pub const MOST_MONUMENTS: usize = 6;
/// How many buildings the larger stack has.
pub(crate) const STACK: usize = 18;
/// How many skulls there are.
pub const SKULLS: u8 = 13;

pub(crate) static META: Meta = Meta {
    id: "tzolkin",
    rules_version: 1,
    seats: 2..=4,
    usual_seats: 4,
    minutes: 60..=120,
    options: OPTIONS,
    drawn_fields: &["row", "monuments", "hands"],
    invariants: &[Invariant::VARIANTS],
    units_per_point: 4,
};

/// What is being done.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// All choose their starting wealth in secret.
    Keeping,
    /// The players take their turns.
    Turns,
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
    /// Which of it each seat keeps.
    pub(crate) kept: BySeat<Option<Pair>>,
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
    pub(crate) stage: Stage,
    pub(crate) seats: u8,
    pub(crate) options: Options,
}

/// How many monuments are on offer, fields are in a group and neutral workers are placed, by the
/// number of players.
pub(crate) const fn table_for(players: usize) -> (usize, u8, u8) {
    match players {
        2 => (4, 2, 12),
        3 => (5, 3, 6),
        _ => (6, 4, 0),
    }
}

impl Tzolkin {
    /// Shuffles, lays out what is on offer, deals starting wealth and places neutral workers.
    fn new(setup: &Setup) -> Self {
        let mut chance = Chance::new(setup.seed);
        let seats = setup.seats();
        let (monuments, fields, neutral) = table_for(seats);
        let mut stacks = [1, 2].map(|age| shuffled_stack(age, &mut chance));
        let mut designs: [Option<Monument>; Monument::COUNT] = std::array::from_fn(nth);
        chance.shuffle(&mut designs);
        let mut wealth: [Option<Wealth>; Wealth::COUNT] = std::array::from_fn(nth_wealth);
        chance.shuffle(&mut wealth);
        let (dealt, rest) = wealth.split_at(seats * DEALT);
        Self {
            players: BySeat::default(),
            neutral: place_neutral(rest.iter().copied().flatten(), neutral),
            answers: Self::keeping_answers(),
            tasks: Tasks::NONE,
            row: std::array::from_fn(|_| stacks[0].draw()),
            stacks,
            monuments: std::array::from_fn(|at| designs[at].filter(|_| at < monuments)),
            hands: BySeat::from_fn(|seat| {
                std::array::from_fn(|at| dealt.get(seat.index() * DEALT + at).copied().flatten())
            }),
            kept: BySeat::default(),
            jungle: jungle::fresh(fields),
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
            stage: Stage::Keeping,
            seats: seats as u8,
            options: Options::of(setup),
        }
    }

    /// While all choose, everyone may keep any two of four.
    pub(crate) fn keeping_answers() -> Answers {
        let mut answers = Answers::NONE;
        for pair in 0..Pair::COUNT {
            answers.add(at::KEEP + pair);
        }
        answers
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
        for seat in Seat::first(self.seats()) {
            sink.tell(|| Event::WealthDealt { seat, tiles: whole_hand(self.hands[seat]) });
        }
    }

    pub(crate) fn players_in_order(&self) -> impl Iterator<Item = Seat> + use<> {
        let (first, seats) = (self.first, self.seats());
        (0..seats).map(move |turn| first.clockwise(turn, seats))
    }

    /// The seat whose decision is awaited, unless all choose at once or the game is over.
    #[inline]
    pub(crate) fn actor(&self) -> Seat {
        match self.stage {
            Stage::Calendar => self.first_place_holder().unwrap_or(self.first),
            _ => self.first.clockwise(self.turn.into(), self.seats.into()),
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
        SKULLS.saturating_sub(players.sum::<u8>() + self.offered.count_ones() as u8)
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

fn nth(index: usize) -> Option<Monument> {
    Monument::new(index as u8 + 1)
}

fn nth_wealth(index: usize) -> Option<Wealth> {
    Wealth::new(index as u8 + 1)
}

fn shuffled_stack(age: u8, chance: &mut Chance) -> Stack {
    let mut tiles = arrayvec::ArrayVec::<Building, STACK>::new();
    tiles.extend(Building::of_age(age).take(STACK));
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
        match self.stage {
            Stage::Keeping => {
                Seat::first(self.seats()).filter(|&seat| self.kept[seat].is_none()).collect()
            }
            Stage::Turns | Stage::Calendar => Seats::only(self.actor()),
            Stage::Over => Seats::NONE,
        }
    }

    #[inline]
    fn decisions(&self, seat: Seat, list: &mut Vec<Decision>) {
        list.clear();
        if self.deciding().contains(seat) {
            list.extend(self.answers.iter());
        }
    }

    fn check(&self, seat: Seat, decision: Decision) -> Result<(), Refusal> {
        let deciding = self.deciding();
        if self.stage == Stage::Over {
            return Err(Refusal::Over);
        }
        if !deciding.contains(seat) {
            return Err(Refusal::NotDeciding { seat, deciding });
        }
        if self.answers.contains(decision) {
            return Ok(());
        }
        Err(refusal::why_not(self, seat, decision).into())
    }

    fn apply(&mut self, seat: Seat, decision: Decision, sink: &mut impl Sink<Event>) -> Barrier {
        debug_assert!(self.check(seat, decision).is_ok(), "{seat}> {decision} is not legal");
        let now = |game: &Self| (game.stage, game.round, game.turn);
        let before = now(self);
        match decision {
            Decision::Keep(pair) => self.keep(seat, pair, sink),
            _ => self.carry_out(decision, sink),
        }
        self.settle(sink);
        if now(self) == before { Barrier::Open } else { Barrier::Crossed }
    }

    fn view(&self, eye: Eye) -> View {
        View::of(self, eye)
    }

    fn imagine(view: &View, chance: &mut Chance) -> Result<Self, Broken> {
        imagine::imagine(view, chance)
    }

    fn standing(&self) -> Standing {
        Scores::of(self).standing()
    }

    fn outcome(&self) -> Option<Outcome> {
        let ending = Name::new("tzolkin-ending", "complete");
        (self.stage == Stage::Over).then(|| Outcome { standing: self.standing(), ending })
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
