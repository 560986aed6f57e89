//! The game as a value: everything that lies on the table.

use patolli_game::{BySeat, Game, MAX_SEATS, Seat};
use serde::{Deserialize, Serialize};

use crate::components::building::Building;
use crate::components::gear::{Space, Spaces};
use crate::components::jungle::{Fields, GROUPS};
use crate::components::monument::Monument;
use crate::components::prophecy::{PROPHECIES, Prophecy};
use crate::components::quick::{ALL_QUICK_TILES, Quick};
use crate::components::tile::Tiles;
use crate::components::tribe::{TRIBES_DEALT, Tribe};
use crate::components::wealth::{DEALT, Wealth};
use crate::format::keep::TribeKeep;
use crate::format::options::Options;
use crate::rules::answers::Answers;
use crate::rules::food_day::DayStep;
use crate::rules::player::Player;
use crate::rules::stack::Stack;
use crate::rules::task::Tasks;

/// How many buildings are on offer at once.
pub const ROW: usize = 6;
/// How many monuments there are at most.
pub const MOST_MONUMENTS: usize = 7;
/// How many skulls there are.
pub const SKULLS: u8 = 13;

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

impl Tzolkin {
    pub(crate) fn seat_of_tribe(&self, tribe: Tribe) -> Option<Seat> {
        Seat::first(self.seats()).find(|&seat| self.players[seat].has_tribe(tribe))
    }

    /// The places in the row where something is on offer.
    pub(crate) fn on_offer(&self) -> impl Iterator<Item = Building> {
        self.row.iter().copied().flatten()
    }

    /// The prophecy that is true: from the day after a food day to the end of the next.
    pub(crate) fn prophecy_in_force(&self) -> Option<Prophecy> {
        let number = usize::from(self.food_days).checked_sub(1)?;
        self.prophecies.get(number).copied().flatten().filter(|_| self.phase != Phase::Over)
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

/// The table index of the building on which a skull stays.
const SKULL_BUILDING: usize = 39;
