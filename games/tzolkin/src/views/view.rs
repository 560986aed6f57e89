//! What a viewer may know, as plain data: a position with holes.
//!
//! It has two: the order of the stacks of buildings, and while all choose their starting wealth,
//! the hands and choices of others. The omniscient view has no holes.

use arrayvec::ArrayVec;
use patolli_game::{Game, MAX_SEATS, Seat, Viewer};
use serde::{Deserialize, Serialize};

use crate::components::building::Building;
use crate::components::gear::Space;
use crate::components::jungle::{Fields, GROUPS};
use crate::components::material::Resource;
use crate::components::monument::Monument;
use crate::components::prophecy::{PROPHECIES, Prophecy};
use crate::components::quick::{ALL_QUICK_TILES, QUICK_TILES, Quick};
use crate::components::technology::Track;
use crate::components::temple::{START_STEP, Temple};
use crate::components::tribe::{TRIBES_DEALT, Tribe};
use crate::components::wealth::{DEALT, Wealth};
use crate::format::keep::{Pair, TribeKeep};
use crate::format::options::Options;
use crate::format::source::Source;
use crate::rules::food_day::DayStep;
use crate::rules::player::Player;
use crate::rules::setup::{whole_hand, whole_tribes};
use crate::rules::stack::STACK;
use crate::rules::state::{MOST_MONUMENTS, Phase, ROW, Tzolkin};
use crate::rules::task::{DEEPEST, Task};
use crate::rules::turn::Once;

/// What a viewer may know.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct View {
    /// How many play.
    pub seats: u8,
    /// What the table chose.
    pub options: Options,
    /// Which round it is, from 1; 0 while all choose their starting wealth.
    pub round: u8,
    /// What is being done. In files it is called `stage`.
    #[serde(rename = "stage")]
    pub phase: Phase,
    /// The tooth of the calendar at the arrow, counted from the first.
    pub tooth: u8,
    /// How many food days are over.
    pub food_days: u8,
    /// The corn that lies on the teeth.
    pub teeth_corn: u8,
    /// The first player.
    pub first: Seat,
    /// How many have had their turn this round.
    pub turn: u8,
    /// How many workers were placed in this turn.
    pub placed: u8,
    /// Did the player beg in this turn?
    pub begged: bool,
    /// Has the player picked up a worker in this turn?
    pub picking: bool,
    /// What is still to be done in this turn; the last is done first.
    pub tasks: ArrayVec<Task, DEEPEST>,
    /// What lies before each player.
    pub players: ArrayVec<PlayerView, MAX_SEATS>,
    /// Where neutral workers stand.
    pub neutral: Vec<Space>,
    /// The fields beside Palenque 2 to 5.
    pub jungle: [Fields; GROUPS],
    /// The actions of Chichen Itza with a skull on them.
    pub skulls: Vec<u8>,
    /// The buildings on offer; if left out, they are drawn.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub row: Option<[Option<Building>; ROW]>,
    /// The monuments on offer; if left out, they are drawn.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub monuments: Option<ArrayVec<Option<Monument>, MOST_MONUMENTS>>,
    /// The starting wealth in the hands of the players, while they choose.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hands: Option<ArrayVec<Hand, MAX_SEATS>>,
    /// The prophecies, in the order in which they come true; if left out, they are drawn.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub prophecies: Option<[Prophecy; PROPHECIES]>,
    /// The quick tiles in the order in which they are in force, of both ages or as many as are
    /// known; if left out, they are drawn.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub quick: Option<ArrayVec<Quick, ALL_QUICK_TILES>>,
    /// Buildings discarded by renovation.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub discarded: Vec<Building>,
    /// Where Ah Chuy Kak placed workers in this turn.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub fresh: Vec<Space>,
    /// A space that counts as taken in this turn.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub skipped: Option<Space>,
    /// Has the tribe used what it does once in a turn: its ability, its way of placing?
    #[serde(default, skip_serializing_if = "Used::is_nothing")]
    pub used: Used,
    /// Is the turn over except for the quick action?
    #[serde(default, skip_serializing_if = "is_false")]
    pub ending: bool,
    /// On a food day: what is being done, and how many have done it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub day: Option<Day>,
    /// The buildings of each age that are not yet on offer, in the order in which they will be, for
    /// an omniscient viewer alone.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub stacks: Option<[ArrayVec<Building, STACK>; 2]>,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "the shape that serde asks for")]
fn is_false(flag: &bool) -> bool {
    !flag
}

fn is_zero<T: Default + PartialEq>(number: &T) -> bool {
    *number == T::default()
}

/// What a tribe has used in a turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Used {
    /// A higher action, a sale, or corn for a lower action.
    pub ability: bool,
    /// A flat price, or a space skipped.
    pub placement: bool,
}

impl Used {
    #[expect(clippy::trivially_copy_pass_by_ref, reason = "the shape that serde asks for")]
    fn is_nothing(&self) -> bool {
        *self == Self::default()
    }
}

/// How far a food day is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Day {
    /// What is being done.
    pub step: DayStep,
    /// How many have done it, including the one being asked.
    pub turn: u8,
}

/// What lies before one player. What is left out is as at the beginning.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[expect(missing_docs, reason = "most fields are what they are called")]
pub struct PlayerView {
    pub corn: u16,
    pub wood: u16,
    pub stone: u16,
    pub gold: u16,
    pub skulls: u8,
    /// Workers in play, also those in hand.
    pub workers: u8,
    /// Where workers stand.
    pub on: Vec<Space>,
    pub temples: Steps,
    pub technologies: Levels,
    pub corn_tiles: u8,
    pub wood_tiles: u8,
    /// May the player still let the calendar advance by two days?
    pub may_double: bool,
    pub buildings: Vec<Building>,
    pub monuments: Vec<Monument>,
    pub wealth: Vec<Wealth>,
    pub points: Points,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tribe: Option<Tribe>,
    /// On a food day: how many workers were fed.
    #[serde(skip_serializing_if = "is_zero")]
    pub fed: u8,
    /// On a food day: the step down promised for a skull.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub vow: Option<Temple>,
}

/// Steps above the start on each temple; one below it is -1.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[expect(missing_docs, reason = "a step on each temple")]
pub struct Steps {
    pub brown: i8,
    pub yellow: i8,
    pub green: i8,
}

/// The level of each technology.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[expect(missing_docs, reason = "a level of each technology")]
pub struct Levels {
    pub agriculture: u8,
    pub extraction: u8,
    pub architecture: u8,
    pub theology: u8,
}

/// Points by where they came from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[expect(missing_docs, reason = "points from each source")]
pub struct Points {
    pub temples: i16,
    pub chichen: i16,
    pub buildings: i16,
    pub technologies: i16,
    pub hunger: i16,
    #[serde(skip_serializing_if = "is_zero")]
    pub prophecies: i16,
}

/// The starting wealth in a hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Hand {
    /// The tiles dealt, if this viewer may see them.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tiles: Option<[Wealth; DEALT]>,
    /// Has the player chosen?
    pub chosen: bool,
    /// Which two are kept, if this viewer may see it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub keeps: Option<Pair>,
    /// The tribes dealt, if there are any and this viewer may see them.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tribes: Option<[Tribe; TRIBES_DEALT]>,
    /// Which tiles and which tribe are kept, if this viewer may see it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub keeps_tribe: Option<TribeKeep>,
}

impl View {
    pub(crate) fn of(game: &Tzolkin, viewer: Viewer) -> Self {
        let seats = game.seats();
        let tribes = game.options.tribes;
        let hand = |seat: Seat| {
            let shown = viewer.sees_secrets_of(seat);
            Hand {
                tiles: whole_hand(game.hands[seat]).filter(|_| shown),
                chosen: game.kept[seat].is_some(),
                keeps: game.kept[seat].filter(|_| shown && !tribes).and_then(TribeKeep::pair),
                tribes: whole_tribes(game.tribe_hands[seat]).filter(|_| shown),
                keeps_tribe: game.kept[seat].filter(|_| shown && tribes),
            }
        };
        let stack = |age: usize| game.stacks[age].iter().collect();
        Self {
            seats: game.seats,
            options: game.options,
            round: game.round,
            phase: game.phase,
            tooth: game.tooth,
            food_days: game.food_days,
            teeth_corn: game.teeth_corn,
            first: game.first,
            turn: game.turn,
            placed: game.placed,
            begged: game.begged,
            picking: game.picking,
            tasks: game.tasks.as_slice().iter().copied().collect(),
            players: Seat::first(seats).map(|seat| PlayerView::of(&game.players[seat])).collect(),
            neutral: game.neutral.iter().collect(),
            jungle: game.jungle,
            skulls: (1..=9).filter(|action| game.offered & (1 << action) != 0).collect(),
            row: Some(game.row),
            monuments: Some(
                game.monuments.into_iter().take(game.table().monuments.max(6)).collect(),
            ),
            hands: (game.phase == Phase::Keeping).then(|| Seat::first(seats).map(hand).collect()),
            prophecies: whole(game.prophecies),
            quick: game.options.quick_actions.then(|| {
                let known = if viewer == Viewer::Omniscient || game.quick_is_revealed() {
                    ALL_QUICK_TILES
                } else {
                    QUICK_TILES[0]
                };
                game.quick.into_iter().take(known).flatten().collect()
            }),
            discarded: game.discarded.iter().filter_map(nth(Building::new)).collect(),
            fresh: game.fresh.iter().collect(),
            skipped: game.skipped,
            used: Used {
                ability: game.has_used(Once::Ability),
                placement: game.has_used(Once::Placement),
            },
            ending: game.ending,
            day: (game.phase == Phase::FoodDay)
                .then_some(Day { step: game.day_step, turn: game.day_turn }),
            stacks: (viewer == Viewer::Omniscient).then(|| [stack(0), stack(1)]),
        }
    }

    /// The seat whose turn it is, or who says how far the calendar advances.
    pub fn actor(&self) -> Option<Seat> {
        match self.phase {
            Phase::Turns => Some(self.first.clockwise(self.turn.into(), self.seats.into())),
            Phase::Calendar => Seat::first(self.seats.into()).find(|seat| {
                let player = self.players.get(seat.index());
                player.is_some_and(|player| player.on.contains(&Space::START))
            }),
            Phase::FoodDay => {
                let turn = self.day.map_or(0, |day| day.turn).saturating_sub(1);
                Some(self.first.clockwise(turn.into(), self.seats.into()))
            }
            Phase::Wealth => Seat::first(self.seats.into()).find(|seat| {
                let player = self.players.get(seat.index());
                player.is_some_and(|player| player.tribe == Some(Tribe::Ixtab))
            }),
            Phase::Keeping | Phase::Over => None,
        }
    }
}

impl Default for PlayerView {
    fn default() -> Self {
        Self::of(&Player::default())
    }
}

impl PlayerView {
    fn of(player: &Player) -> Self {
        let [wood, stone, gold] = player.blocks;
        let step = |temple: Temple| player.temples[temple.index()] as i8 - START_STEP as i8;
        let level = |track: Track| player.technologies[track.index()];
        let points = |source: Source| player.points[source.index()];
        Self {
            corn: player.corn,
            wood,
            stone,
            gold,
            skulls: player.skulls,
            workers: player.workers,
            on: player.on.iter().collect(),
            temples: Steps {
                brown: step(Temple::Brown),
                yellow: step(Temple::Yellow),
                green: step(Temple::Green),
            },
            technologies: Levels {
                agriculture: level(Track::Agriculture),
                extraction: level(Track::Extraction),
                architecture: level(Track::Architecture),
                theology: level(Track::Theology),
            },
            corn_tiles: player.corn_tiles,
            wood_tiles: player.wood_tiles,
            may_double: player.may_double,
            buildings: player.buildings.iter().filter_map(nth(Building::new)).collect(),
            monuments: player.monuments.iter().filter_map(nth(Monument::new)).collect(),
            wealth: player.wealth.iter().filter_map(nth(Wealth::new)).collect(),
            points: Points {
                temples: points(Source::Temples),
                chichen: points(Source::Chichen),
                buildings: points(Source::Buildings),
                technologies: points(Source::Technologies),
                hunger: points(Source::Hunger),
                prophecies: points(Source::Prophecies),
            },
            tribe: player.tribe,
            fed: player.fed,
            vow: player.vow,
        }
    }

    /// The blocks of a kind.
    pub fn blocks(&self, resource: Resource) -> u16 {
        match resource {
            Resource::Wood => self.wood,
            Resource::Stone => self.stone,
            Resource::Gold => self.gold,
        }
    }

    /// Workers in hand.
    pub fn free_workers(&self) -> usize {
        usize::from(self.workers).saturating_sub(self.on.len())
    }
}

fn whole(prophecies: [Option<Prophecy>; PROPHECIES]) -> Option<[Prophecy; PROPHECIES]> {
    let [one, two, three] = prophecies;
    Some([one?, two?, three?])
}

/// Tiles are numbered from 1, their places in the table counted from 0.
fn nth<T>(new: impl Fn(u8) -> Option<T>) -> impl Fn(usize) -> Option<T> {
    move |index| new(index as u8 + 1)
}

impl Steps {
    /// The steps above the start on a temple.
    pub fn of(self, temple: Temple) -> i8 {
        match temple {
            Temple::Brown => self.brown,
            Temple::Yellow => self.yellow,
            Temple::Green => self.green,
        }
    }
}

impl Levels {
    /// The level of a technology.
    pub fn of(self, track: Track) -> u8 {
        match track {
            Track::Agriculture => self.agriculture,
            Track::Extraction => self.extraction,
            Track::Architecture => self.architecture,
            Track::Theology => self.theology,
        }
    }
}

impl Points {
    /// The points from a source.
    pub fn of(self, source: Source) -> i16 {
        match source {
            Source::Temples => self.temples,
            Source::Chichen => self.chichen,
            Source::Buildings => self.buildings,
            Source::Technologies => self.technologies,
            Source::Hunger => self.hunger,
            Source::Prophecies => self.prophecies,
        }
    }
}
