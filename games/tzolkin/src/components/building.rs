//! The 32 buildings, and the eight of Tribes & Prophecies: what they cost and what they do.

use std::ops::Range;

use patolli_game::Name;

use crate::components::material::{Blocks, Materials};
use crate::components::technology::Track;
use crate::components::temple::Temple;
use crate::components::tile::{Effect, Kind, NoTile, Tiles, numbered_tile};

numbered_tile! {
    /// A building. Tiles have no printed names or numbers; these are ours.
    Building, 40, "tzolkin-building", "the number of a building from 1 to 40"
}

/// What is printed on a building.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Plan {
    /// In which age it is on offer.
    pub age: u8,
    /// Its border.
    pub kind: Kind,
    /// What it costs in blocks.
    pub cost: Blocks,
    /// What it costs in skulls, which stay on it.
    pub skulls: u8,
    /// May it be renovated: discarded to pay for another?
    pub renovable: bool,
    /// What it does, in the order in which it is done.
    pub effects: &'static [Effect],
}

const fn plan(age: u8, kind: Kind, cost: [u8; 3], effects: &'static [Effect]) -> Plan {
    Plan { age, kind, cost: Blocks(cost), skulls: 0, renovable: false, effects }
}

const fn renovable(plan: Plan) -> Plan {
    Plan { renovable: true, ..plan }
}

/// The same on every food day.
const fn income(what: Materials) -> Effect {
    Effect::Income(what, what)
}

const fn corn(corn: u8) -> Effect {
    Effect::Gain(Materials::corn(corn))
}

const A_WOOD: Materials = Materials::blocks(Blocks([1, 0, 0]));
const A_STONE: Materials = Materials::blocks(Blocks([0, 1, 0]));
const A_GOLD: Materials = Materials::blocks(Blocks([0, 0, 1]));
const A_SKULL: Materials = Materials::skulls(1);
const STONE: Effect = Effect::Gain(A_STONE);
const GOLD: Effect = Effect::Gain(A_GOLD);
const SKULL: Effect = Effect::Gain(A_SKULL);

#[rustfmt::skip]
const PLANS: [Plan; Building::COUNT] = {
    use Effect::{
        AnyAction, AnyTechnology, AnyTemple, Build, BuildMonument, Devote, FeedAll, FeedOne, Market, Points, Shift,
        Technology, Worker,
    };
    use Kind::{Civil, Farm, Sacred, Tomb};
    use Temple::{Brown, Green, Yellow};
    use Track::{Agriculture, Architecture, Extraction, Theology};
    const fn up(temple: Temple, steps: u8) -> Effect { Effect::Temple(temple, steps) }
    [
        // Costs are wood, stone and gold.
        plan(1, Farm,   [1, 0, 0], &[FeedOne(1)]),
        plan(1, Farm,   [1, 0, 0], &[FeedOne(1)]),
        plan(1, Farm,   [1, 0, 0], &[FeedOne(1)]),
        plan(1, Farm,   [4, 0, 0], &[FeedAll]),
        plan(1, Farm,   [4, 0, 0], &[FeedAll]),
        plan(1, Civil,  [2, 0, 0], &[Technology(Agriculture)]),
        plan(1, Civil,  [3, 0, 0], &[STONE, Technology(Agriculture)]),
        plan(1, Civil,  [1, 1, 0], &[corn(1), Technology(Extraction)]),
        plan(1, Civil,  [2, 1, 0], &[GOLD, Technology(Extraction)]),
        plan(1, Tomb,   [2, 1, 0], &[up(Brown, 1), up(Yellow, 1)]),
        plan(1, Tomb,   [1, 2, 0], &[up(Brown, 1), up(Green, 1)]),
        plan(1, Tomb,   [1, 0, 1], &[AnyTemple, Build]),
        plan(1, Sacred, [0, 0, 1], &[Technology(Architecture)]),
        plan(1, Sacred, [0, 1, 1], &[Technology(Theology), up(Green, 1)]),
        plan(2, Farm,   [2, 0, 0], &[FeedOne(3)]),
        plan(2, Farm,   [2, 0, 0], &[FeedOne(3)]),
        plan(2, Farm,   [2, 0, 0], &[FeedOne(3)]),
        plan(2, Civil,  [3, 0, 0], &[STONE, AnyTechnology(1)]),
        plan(2, Civil,  [2, 1, 0], &[GOLD, AnyTechnology(1)]),
        plan(2, Civil,  [3, 1, 0], &[corn(6), AnyTechnology(1)]),
        plan(2, Civil,  [2, 2, 0], &[SKULL, AnyTechnology(1)]),
        plan(2, Tomb,   [1, 1, 1], &[Points(6), Worker]),
        plan(2, Tomb,   [2, 1, 1], &[Points(2), AnyAction]),
        plan(2, Tomb,   [1, 2, 1], &[Points(3), up(Brown, 1), up(Yellow, 1), up(Green, 1)]),
        plan(2, Tomb,   [1, 0, 2], &[Points(8)]),
        plan(2, Tomb,   [0, 3, 0], &[Points(6), Market]),
        plan(2, Sacred, [0, 2, 0], &[Points(2), up(Brown, 2)]),
        plan(2, Sacred, [0, 0, 2], &[Points(3), up(Green, 2)]),
        plan(2, Sacred, [0, 0, 3], &[Points(4), up(Yellow, 2)]),
        plan(2, Sacred, [0, 1, 1], &[Points(3), Technology(Architecture)]),
        plan(2, Sacred, [0, 2, 1], &[Technology(Theology), up(Brown, 1), up(Green, 1)]),
        plan(2, Sacred, [0, 1, 2], &[AnyTechnology(2)]),
        // Tribes & Prophecies.
        renovable(plan(1, Farm,   [3, 0, 0], &[income(Materials::corn(3))])),
        renovable(plan(1, Tomb,   [2, 0, 1], &[Effect::Income(A_WOOD, A_SKULL)])),
        renovable(plan(1, Civil,  [1, 2, 0], &[income(A_GOLD)])),
        renovable(plan(1, Sacred, [0, 0, 2], &[income(A_STONE)])),
        plan(2, Farm,   [2, 0, 0], &[corn(8)]),
        plan(2, Tomb,   [1, 0, 1], &[Points(1), BuildMonument]),
        plan(2, Civil,  [1, 1, 0], &[Shift]),
        Plan { skulls: 1, ..plan(2, Sacred, [0, 0, 1], &[Points(7), AnyTemple, Devote]) },
    ]
};

impl Building {
    /// How many there are in the base game; the others are of Tribes & Prophecies.
    pub const BASE: usize = 32;

    /// The texts by which the names are known.
    const IDS: [&'static str; Self::COUNT] = [
        "b1", "b2", "b3", "b4", "b5", "b6", "b7", "b8", "b9", "b10", "b11", "b12", "b13", "b14",
        "b15", "b16", "b17", "b18", "b19", "b20", "b21", "b22", "b23", "b24", "b25", "b26", "b27",
        "b28", "b29", "b30", "b31", "b32", "b33", "b34", "b35", "b36", "b37", "b38", "b39", "b40",
    ];

    /// What is printed on it.
    pub const fn plan(self) -> &'static Plan {
        &PLANS[self.index()]
    }

    /// The buildings of an age, with or without the new ones.
    pub fn of_age(age: u8, with_new: bool) -> impl Iterator<Item = Self> {
        let used = move |building: &Self| with_new || building.index() < Self::BASE;
        Self::all().filter(move |building| building.plan().age == age && used(building))
    }

    /// What it costs, skulls too.
    pub fn cost_counted(self) -> impl Iterator<Item = (u32, Name)> {
        let Plan { cost, skulls, .. } = *self.plan();
        Materials { corn: 0, blocks: cost, skulls }.counted()
    }

    /// Is the other tile just like this one?
    pub fn is_like(self, other: Self) -> bool {
        self.plan() == other.plan()
    }

    /// What it does, in words.
    pub fn effect_name(self) -> Name {
        Name::new("tzolkin-building-effect", Self::IDS[self.index()])
    }
}

/// The places in the table of the buildings that may be renovated: the first new ones.
pub(crate) const RENOVABLE_INDICES: Range<usize> = Building::BASE..Building::BASE + 4;

/// All buildings that may be renovated.
pub(crate) const RENOVABLE: Tiles = {
    let (mut set, mut at) = (0, 0);
    while at < Building::COUNT {
        if PLANS[at].renovable {
            set |= 1 << at;
        }
        at += 1;
    }
    assert!(set == ((1 << RENOVABLE_INDICES.end) - (1 << RENOVABLE_INDICES.start)));
    Tiles(set)
};

/// All buildings with this border.
pub(crate) const fn buildings_of(kind: Kind) -> Tiles {
    let (mut set, mut at) = (0, 0);
    while at < Building::COUNT {
        if PLANS[at].kind as u8 == kind as u8 {
            set |= 1 << at;
        }
        at += 1;
    }
    Tiles(set)
}
