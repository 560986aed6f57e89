//! What lies before one player.

use crate::components::gear::Spaces;
use crate::components::material::{Blocks, Resource};
use crate::components::technology::Track;
use crate::components::temple::{START_STEP, Temple};
use crate::components::tile::Tiles;
use crate::components::tribe::Tribe;
use crate::format::source::Source;

/// How many workers a player starts with.
pub const FIRST_WORKERS: u8 = 3;
/// How many workers a player has at most.
pub const MOST_WORKERS: u8 = 6;

/// What lies before one player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Player {
    /// Where the player's workers stand; the others are in hand.
    pub on: Spaces,
    pub buildings: Tiles,
    pub monuments: Tiles,
    pub wealth: Tiles,
    pub corn: u16,
    pub blocks: [u16; Resource::COUNT],
    pub points: [i16; Source::COUNT],
    pub skulls: u8,
    /// Workers in play.
    pub workers: u8,
    /// The step on each temple, from 0 at the bottom.
    pub temples: [u8; Temple::COUNT],
    pub technologies: [u8; Track::COUNT],
    pub corn_tiles: u8,
    pub wood_tiles: u8,
    /// May the player still let the calendar advance by two days?
    pub may_double: bool,
    pub tribe: Option<Tribe>,
    /// How many workers were fed on this food day.
    pub fed: u8,
    /// On this food day: the step down promised for a skull.
    pub vow: Option<Temple>,
}

impl Default for Player {
    fn default() -> Self {
        Self {
            on: Spaces::NONE,
            buildings: Tiles::NONE,
            monuments: Tiles::NONE,
            wealth: Tiles::NONE,
            corn: 0,
            blocks: [0; Resource::COUNT],
            points: [0; Source::COUNT],
            skulls: 0,
            workers: FIRST_WORKERS,
            temples: [START_STEP; Temple::COUNT],
            technologies: [0; Track::COUNT],
            corn_tiles: 0,
            wood_tiles: 0,
            may_double: true,
            tribe: None,
            fed: 0,
            vow: None,
        }
    }
}

/// More than anyone can have of anything in a game from its set-up. Nothing is added beyond it, so
/// that no position from outside can lead to unbounded numbers.
pub(crate) const MOST_OF_ANYTHING: u16 = 9999;

/// Adds to a stock.
pub(crate) fn add(stock: &mut u16, more: u16) {
    *stock = (*stock + more).min(MOST_OF_ANYTHING);
}

impl Player {
    /// Workers in hand.
    pub fn free_workers(&self) -> u8 {
        self.workers.saturating_sub(self.on.len())
    }

    /// Does the player lead this tribe?
    #[inline]
    pub fn has_tribe(&self, tribe: Tribe) -> bool {
        self.tribe == Some(tribe)
    }

    /// The spaces of gears that the player's workers may use.
    #[inline]
    pub fn reach(&self) -> Spaces {
        if self.has_tribe(Tribe::CitBolonTum) { Spaces::EXTENDED } else { Spaces::NUMBERED }
    }

    /// Where the player's workers stand in the way of a second day.
    pub fn in_the_way(&self) -> Spaces {
        let spaces = if self.has_tribe(Tribe::CitBolonTum) {
            Spaces::IN_THE_WAY_EXTENDED
        } else {
            Spaces::IN_THE_WAY
        };
        self.on.and(spaces)
    }

    /// Where the player's workers stand on gears.
    pub fn on_gears(&self) -> Spaces {
        self.on.and(Spaces::GEARS)
    }

    /// Adds points.
    pub fn score(&mut self, source: Source, points: i16) {
        let most = MOST_OF_ANYTHING as i16;
        let sum = &mut self.points[source.index()];
        *sum = (*sum + points).clamp(-most, most);
    }

    /// All blocks together.
    pub fn all_blocks(&self) -> u16 {
        self.blocks.iter().sum()
    }

    /// How many blocks the player lacks to pay this.
    pub fn shortfall(&self, cost: Blocks) -> u16 {
        cost.0
            .iter()
            .zip(self.blocks)
            .map(|(&cost, have)| u16::from(cost).saturating_sub(have))
            .sum()
    }

    pub fn can_pay(&self, cost: Blocks) -> bool {
        self.shortfall(cost) == 0
    }
}
