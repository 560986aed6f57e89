//! What a player has that may bring points later: an amount of each thing in a list. What each is
//! worth at which moment is in [`crate::heuristics::weights`].

use patolli_game::{Game, Seat};

use crate::components::calendar::{FOOD_DAYS, FOOD_TEETH, TEETH};
use crate::components::gear::{Gear, Space};
use crate::components::material::Resource;
use crate::components::technology::{TOP_LEVEL, Track};
use crate::components::temple::Temple;
use crate::rules::food_day::{farms, meal};
use crate::rules::player::{FIRST_WORKERS, MOST_WORKERS, Player};
use crate::rules::score::Scores;
use crate::rules::state::Tzolkin;

/// How many moments of the game the weights are known for; between them they change evenly.
pub const MOMENTS: usize = 4;

/// The steps of the highest temple.
const STEPS: usize = 9;
/// Corn is counted in three heaps: the first is worth most.
const HEAPS: [(u16, u16); 3] = [(0, 4), (4, 6), (10, 12)];
/// The first blocks of a kind, up to this many, are worth more than the rest.
const FIRST_BLOCKS: u16 = 3;
/// Blocks of a kind beyond this many are worth nothing more.
const MOST_BLOCKS: u16 = 8;

/// Where each thing is in the list.
mod at {
    use super::{
        FIRST_WORKERS, HEAPS, MOST_WORKERS, Resource, STEPS, Space, TOP_LEVEL, Temple, Track,
    };

    /// Being in the game.
    pub const PLAYING: usize = 0;
    /// The fourth, the fifth and the sixth worker.
    pub const WORKERS: usize = PLAYING + 1;
    /// Each level of each technology.
    pub const LEVELS: usize = WORKERS + (MOST_WORKERS - FIRST_WORKERS) as usize;
    pub const CORN: usize = LEVELS + Track::COUNT * TOP_LEVEL as usize;
    /// The first few blocks of each kind, and those beyond.
    pub const BLOCKS: usize = CORN + HEAPS.len();
    pub const SKULLS: usize = BLOCKS + 2 * Resource::COUNT;
    pub const CORN_TILES: usize = SKULLS + 1;
    pub const WOOD_TILES: usize = CORN_TILES + 1;
    /// Each step of each temple.
    pub const CLIMBED: usize = WOOD_TILES + 1;
    /// Standing highest on a temple with others, or alone.
    pub const HIGHEST: usize = CLIMBED + Temple::COUNT * STEPS;
    /// A worker on each space of each gear.
    pub const ON: usize = HIGHEST + Temple::COUNT * 2;
    /// Workers on Chichen Itza for whom there is a skull, and how high they are.
    pub const OFFERINGS: usize = ON + Space::ON_GEARS;
    /// Workers that would go hungry; they count less the more time there is to find corn.
    pub const HUNGRY: usize = OFFERINGS + 2;
    /// The best monument on offer, as far as its blocks are there; and one that can be paid for.
    pub const MONUMENT: usize = HUNGRY + 1;
    /// Workers that farms feed, and those that eat less.
    pub const FARMS: usize = MONUMENT + 2;
    /// The right to let two days pass.
    pub const DOUBLE: usize = FARMS + 2;
    pub const FIRST_PLAYER: usize = DOUBLE + 1;
    pub const IN_HAND: usize = FIRST_PLAYER + 1;
    /// Things that help each other: workers on a gear with what makes them worth more.
    pub const FARMERS: usize = IN_HAND + 1;
    pub const MINERS: usize = FARMERS + 1;
    pub const PRIESTS: usize = MINERS + 1;
    /// A worker on Tikal with blocks, with a monument in sight, with architecture.
    pub const BUILDERS: usize = PRIESTS + 1;
    /// Workers on Uxmal with corn to spend.
    pub const TRADERS: usize = BUILDERS + 3;
    pub const COUNT: usize = TRADERS + 1;
}

/// How many things are in the list.
pub const FEATURES: usize = at::COUNT;

impl Tzolkin {
    /// Tells how much a player has of the things in the list; what is not told is 0.
    pub fn features(&self, seat: Seat, mut tell: impl FnMut(usize, f32)) {
        let player = &self.players[seat];
        tell(at::PLAYING, 1.0);
        for more in 0..player.workers.clamp(FIRST_WORKERS, MOST_WORKERS) - FIRST_WORKERS {
            tell(at::WORKERS + usize::from(more), 1.0);
        }
        for (track, level) in player.technologies.into_iter().enumerate() {
            for below in 0..level.min(TOP_LEVEL) {
                tell(at::LEVELS + usize::from(TOP_LEVEL) * track + usize::from(below), 1.0);
            }
        }
        for (heap, (from, most)) in HEAPS.into_iter().enumerate() {
            tell(at::CORN + heap, player.corn.saturating_sub(from).min(most).into());
        }
        for (kind, blocks) in player.blocks.into_iter().enumerate() {
            let first = blocks.min(FIRST_BLOCKS);
            tell(at::BLOCKS + 2 * kind, first.into());
            tell(at::BLOCKS + 2 * kind + 1, (blocks.min(MOST_BLOCKS) - first).into());
        }
        tell(at::SKULLS, player.skulls.min(4).into());
        tell(at::CORN_TILES, player.corn_tiles.into());
        tell(at::WOOD_TILES, player.wood_tiles.into());
        self.temple_features(seat, &mut tell);
        tell(at::DOUBLE, u8::from(player.may_double).into());
        tell(at::FIRST_PLAYER, u8::from(self.first == seat).into());
        tell(at::IN_HAND, player.free_workers().into());
        self.food_features(player, &mut tell);
        self.gear_features(seat, &mut tell);
    }

    fn temple_features(&self, seat: Seat, tell: &mut impl FnMut(usize, f32)) {
        for &temple in Temple::ALL {
            let climbed = |seat: Seat| self.players[seat].temples[temple.index()];
            let step = climbed(seat);
            for below in 0..=usize::from(step).min(STEPS - 1) {
                tell(at::CLIMBED + STEPS * temple.index() + below, 1.0);
            }
            let others = Seat::first(self.seats()).filter(|&other| other != seat);
            let best = others.map(climbed).max().unwrap_or(0);
            if step >= best {
                tell(at::HIGHEST + 2 * temple.index() + usize::from(step > best), 1.0);
            }
        }
    }

    fn food_features(&self, player: &Player, tell: &mut impl FnMut(usize, f32)) {
        let (fed, less) = farms(player);
        let hungry = player.workers - meal(player, self.calamity).fed;
        let food_day = FOOD_TEETH[usize::from(self.food_days.min(FOOD_DAYS - 1))];
        let days = f32::from(food_day.saturating_sub(self.tooth));
        tell(at::HUNGRY, f32::from(hungry) / (1.0 + 0.2 * days));
        tell(at::FARMS, fed.min(player.workers).into());
        tell(at::FARMS + 1, (u8::from(less > 0) * player.workers).into());
    }

    fn gear_features(&self, seat: Seat, tell: &mut impl FnMut(usize, f32)) {
        let player = &self.players[seat];
        let (mut on, mut height) = ([0_u8; Gear::COUNT], 0);
        for space in player.on_gears().iter() {
            tell(at::ON + space.index(), 1.0);
            let Some(gear) = space.gear() else { continue };
            on[gear.index()] += 1;
            if gear == Gear::Chichen {
                height += space.number();
            }
        }
        let [farmers, miners, builders, traders, priests] = on.map(f32::from);
        let [agriculture, extraction, architecture, theology] = player.technologies.map(f32::from);
        let (monument, ready) = self.best_monument(seat);
        tell(at::MONUMENT, monument);
        tell(at::MONUMENT + 1, ready);
        tell(at::FARMERS, farmers * agriculture);
        tell(at::MINERS, miners * extraction);
        tell(at::PRIESTS, priests * theology);
        tell(at::TRADERS, traders * f32::from(player.corn.min(12)));
        if builders > 0.0 {
            let blocks: u16 = player.blocks.iter().sum();
            tell(at::BUILDERS, blocks.min(10).into());
            tell(at::BUILDERS + 1, monument);
            tell(at::BUILDERS + 2, architecture);
        }
        if player.skulls > 0 && priests > 0.0 {
            let offerings = priests.min(player.skulls.into());
            tell(at::OFFERINGS, offerings);
            tell(at::OFFERINGS + 1, f32::from(height) / priests * offerings);
        }
    }

    /// What the best monument on offer would bring, in proportion to the blocks already there, and
    /// the best that can be paid for.
    fn best_monument(&self, seat: Seat) -> (f32, f32) {
        let (player, scores) = (&self.players[seat], Scores::of(self));
        let (mut best, mut ready) = (0.0_f32, 0.0_f32);
        for &monument in self.monuments.iter().flatten() {
            let design = monument.design();
            let (mut needed, mut there) = (0, 0);
            for (&cost, blocks) in design.cost.0.iter().zip(player.blocks) {
                needed += u16::from(cost);
                there += u16::from(cost).min(blocks);
            }
            let worth = f32::from(scores.worth(seat, monument));
            best = best.max(worth * f32::from(there) / f32::from(needed));
            if there == needed && player.skulls >= design.skulls {
                ready = ready.max(worth);
            }
        }
        (best, ready)
    }

    /// The moment before now, and how much of the way to the next has passed.
    pub fn moment(&self) -> (usize, f32) {
        let now = f32::from(self.tooth.min(TEETH)) * (MOMENTS - 1) as f32 / f32::from(TEETH);
        let before = (now as usize).min(MOMENTS - 2);
        (before, now - before as f32)
    }
}
