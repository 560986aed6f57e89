//! Everything on the table, as plain lists.

use super::pile::Task;
use crate::{
    Building, DayStep, Effect, Gear, Monument, Options, Phase, PlayerView, Prophecy, Quick,
    Resource, Source, Space, Temple, Track, Tribe, View, Wealth,
};

/// How many skulls there are in all.
const ALL_SKULLS: i32 = 13;

/// What lies before one player.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Player {
    pub corn: i32,
    /// Wood, stone and gold.
    pub blocks: [i32; 3],
    pub skulls: i32,
    pub workers: usize,
    pub on: Vec<Space>,
    /// Steps above the start on each temple; the bottom is -1.
    pub temples: [i32; 3],
    /// Levels of technology.
    pub levels: [u8; 4],
    pub corn_tiles: i32,
    pub wood_tiles: i32,
    pub may_double: bool,
    pub buildings: Vec<Building>,
    pub monuments: Vec<Monument>,
    pub wealth: Vec<Wealth>,
    /// Points by source.
    pub points: [i32; 6],
    pub tribe: Option<Tribe>,
    pub fed: i32,
    pub vow: Option<Temple>,
}

impl Player {
    pub fn of(view: &PlayerView) -> Self {
        Self {
            corn: view.corn.into(),
            blocks: [view.wood, view.stone, view.gold].map(i32::from),
            skulls: view.skulls.into(),
            workers: view.workers.into(),
            on: view.on.clone(),
            temples: [Temple::Brown, Temple::Yellow, Temple::Green]
                .map(|temple| view.temples.of(temple).into()),
            levels: [Track::Agriculture, Track::Extraction, Track::Architecture, Track::Theology]
                .map(|track| view.technologies.of(track)),
            corn_tiles: view.corn_tiles.into(),
            wood_tiles: view.wood_tiles.into(),
            may_double: view.may_double,
            buildings: view.buildings.clone(),
            monuments: view.monuments.clone(),
            wealth: view.wealth.clone(),
            points: std::array::from_fn(|at| view.points.of(Source::ALL[at]).into()),
            tribe: view.tribe,
            fed: view.fed.into(),
            vow: view.vow,
        }
    }

    pub fn total_blocks(&self) -> i32 {
        self.blocks.iter().sum()
    }

    /// Workers that stand on gears.
    pub fn on_gears(&self) -> Vec<Space> {
        self.on.iter().copied().filter(|space| space.gear().is_some()).collect()
    }

    pub fn free_workers(&self) -> usize {
        self.workers - self.on.len()
    }

    /// The highest space of a gear that this player's workers can stand on.
    pub fn highest(&self, gear: Gear) -> u8 {
        gear.top() + u8::from(self.tribe == Some(Tribe::CitBolonTum))
    }

    pub fn score(&mut self, source: Source, points: i32) {
        self.points[source.index()] += points;
    }

    /// Every effect of every building and wealth tile that lies there.
    pub fn effects(&self) -> Vec<Effect> {
        let buildings = self.buildings.iter().flat_map(|building| building.plan().effects);
        let wealth = self.wealth.iter().flat_map(|tile| tile.riches().effects);
        buildings.chain(wealth).copied().collect()
    }

    /// The lists in order, for two players are the same whatever the order of their tiles.
    pub fn sorted(mut self) -> Self {
        self.on.sort();
        self.buildings.sort();
        self.monuments.sort();
        self.wealth.sort();
        self
    }
}

/// What a player was dealt, and keeps.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Dealt {
    pub tiles: Vec<Wealth>,
    pub tribes: Vec<Tribe>,
    /// The tiles kept, and the tribe.
    pub keeps: Option<(Vec<Wealth>, Option<Tribe>)>,
}

/// The fields of a group: with wood on their corn, and with corn in sight.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Field {
    pub wood: i32,
    pub corn: i32,
}

/// A game, as plain lists.
#[derive(Clone, Debug)]
pub(crate) struct Plain {
    pub(super) options: Options,
    pub(super) phase: Phase,
    pub(super) round: u8,
    pub(super) tooth: u8,
    /// How many food days are over.
    pub(super) food_days: usize,
    pub(super) teeth_corn: i32,
    pub(super) first: usize,
    /// How many have had their turn in this round.
    pub(super) turn: usize,
    pub(super) players: Vec<Player>,
    pub(super) neutral: Vec<Space>,
    pub(super) fields: Vec<Field>,
    /// The actions of Chichen Itza with a skull.
    pub(super) shrines: Vec<u8>,
    pub(super) row: Vec<Option<Building>>,
    pub(super) monuments: Vec<Option<Monument>>,
    pub(super) stacks: Vec<Vec<Building>>,
    pub(super) hands: Vec<Dealt>,
    pub(super) prophecies: Vec<Prophecy>,
    pub(super) quick: Vec<Quick>,
    pub(super) discarded: Vec<Building>,
    /// What is still to be done, the last first.
    pub(super) pile: Vec<Task>,
    pub(super) this_turn: ThisTurn,
    /// On a food day: what is being done, and who does it, counted from 1 in the order of the round.
    pub(super) day: Option<(DayStep, usize)>,
}

/// What is remembered until the turn is over.
#[derive(Clone, PartialEq, Debug, Default)]
#[expect(clippy::struct_excessive_bools, reason = "each is a yes or no of its own")]
pub(super) struct ThisTurn {
    /// Workers placed, on gears or elsewhere.
    pub placed: usize,
    pub begged: bool,
    pub picking: bool,
    /// Where workers were placed.
    pub fresh: Vec<Space>,
    pub skipped: Option<Space>,
    pub used_ability: bool,
    pub used_placement: bool,
    /// Only the quick action is left.
    pub ending: bool,
}

impl Plain {
    /// The game of an omniscient view in which nothing is pending within a turn.
    pub fn of(view: &View) -> Self {
        let hands = view.hands.iter().flatten().map(|hand| {
            let tiles: Vec<Wealth> = hand.tiles.into_iter().flatten().collect();
            let tribes = hand.tribes.into_iter().flatten().collect();
            Dealt { tiles, tribes, keeps: None }
        });
        let stacks = view.stacks.iter().flatten();
        Self {
            options: view.options,
            phase: view.phase,
            round: view.round,
            tooth: view.tooth,
            food_days: view.food_days.into(),
            teeth_corn: view.teeth_corn.into(),
            first: view.first.index(),
            turn: view.turn.into(),
            players: view.players.iter().map(Player::of).collect(),
            neutral: view.neutral.clone(),
            fields: fields(view),
            shrines: view.skulls.clone(),
            row: view.row.into_iter().flatten().collect(),
            monuments: view.monuments.iter().flatten().copied().collect(),
            stacks: stacks.map(|stack| stack.iter().copied().collect()).collect(),
            hands: hands.collect(),
            prophecies: view.prophecies.into_iter().flatten().collect(),
            quick: view.quick.iter().flatten().copied().collect(),
            discarded: view.discarded.clone(),
            pile: Vec::new(),
            this_turn: ThisTurn::default(),
            day: None,
        }
    }

    /// The player who is `turn` places after the first.
    pub(super) fn in_order(&self, turn: usize) -> usize {
        (self.first + turn) % self.players.len()
    }

    /// Whoever is asked now.
    pub(super) fn actor(&self) -> usize {
        match self.phase {
            Phase::FoodDay => self.in_order(self.day.map_or(0, |(_, turn)| turn - 1)),
            Phase::Calendar => self.holder_of(Space::START).unwrap_or(0),
            Phase::Wealth => self.leader_of(Tribe::Ixtab).unwrap_or(0),
            _ => self.in_order(self.turn),
        }
    }

    pub(super) fn me(&self) -> &Player {
        &self.players[self.actor()]
    }

    pub(super) fn me_mut(&mut self) -> &mut Player {
        let actor = self.actor();
        &mut self.players[actor]
    }

    /// Does whoever is asked lead this tribe?
    pub(super) fn leads(&self, tribe: Tribe) -> bool {
        self.me().tribe == Some(tribe)
    }

    fn leader_of(&self, tribe: Tribe) -> Option<usize> {
        self.players.iter().position(|player| player.tribe == Some(tribe))
    }

    /// Whose worker stands there.
    pub(super) fn holder_of(&self, space: Space) -> Option<usize> {
        self.players.iter().position(|player| player.on.contains(&space))
    }

    pub(super) fn is_taken(&self, space: Space) -> bool {
        self.neutral.contains(&space) || self.holder_of(space).is_some()
    }

    /// The prophecy that is true now: none before the end of the first food day.
    pub(super) fn calamity(&self) -> Option<Prophecy> {
        let quarter = self.food_days.checked_sub(1)?;
        self.prophecies.get(quarter).copied()
    }

    pub(super) fn suffers(&self, prophecy: Prophecy) -> bool {
        self.calamity() == Some(prophecy)
    }

    /// Does this level of a technology act for whoever is asked?
    pub(super) fn knows(&self, track: Track, level: u8) -> bool {
        let forgotten = level == 2 && self.suffers(Prophecy::ForgottenLore);
        self.me().levels[track.index()] >= level && !forgotten
    }

    /// The 13 skulls that are neither before a player, nor at Chichen Itza, nor on a building.
    pub(super) fn skulls_in_bank(&self) -> i32 {
        let held: i32 = self.players.iter().map(|player| player.skulls).sum();
        ALL_SKULLS - held - self.skulls_left()
    }

    /// Skulls at Chichen Itza, and on the building that counts like it.
    pub(super) fn skulls_left(&self) -> i32 {
        let buildings = self.players.iter().flat_map(|player| &player.buildings);
        let altars: i32 = buildings.map(|building| i32::from(building.plan().skulls)).sum();
        self.shrines.len() as i32 + altars
    }
}

pub(super) fn fields(view: &View) -> Vec<Field> {
    let group =
        |fields: &crate::Fields| Field { wood: fields.wood.into(), corn: fields.corn.into() };
    view.jungle.iter().map(group).collect()
}

/// What a block is worth at the market.
pub(super) fn worth(resource: Resource) -> i32 {
    resource.corn().into()
}
