//! The 32 buildings: what they cost and what they do.

use patolli_game::Name;

use crate::material::{Blocks, Materials};
use crate::technology::Track;
use crate::temple::Temple;
use crate::tile::{Effect, Kind, NoTile, Tiles, numbered_tile};

numbered_tile! {
    /// A building. Tiles have no printed names or numbers; these are ours.
    Building, 32, "tzolkin-building", "the number of a building from 1 to 32"
}

/// What is printed on a building.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Plan {
    /// In which age it is on offer.
    pub age: u8,
    /// Its border.
    pub kind: Kind,
    /// What it costs.
    pub cost: Blocks,
    /// What it does, in the order in which it is done.
    pub effects: &'static [Effect],
}

const fn plan(age: u8, kind: Kind, cost: [u8; 3], effects: &'static [Effect]) -> Plan {
    Plan { age, kind, cost: Blocks(cost), effects }
}

const fn corn(corn: u8) -> Effect {
    Effect::Gain(Materials::corn(corn))
}

const STONE: Effect = Effect::Gain(Materials::blocks(Blocks([0, 1, 0])));
const GOLD: Effect = Effect::Gain(Materials::blocks(Blocks([0, 0, 1])));
const SKULL: Effect = Effect::Gain(Materials::skulls(1));

#[rustfmt::skip]
const PLANS: [Plan; Building::COUNT] = {
    use Effect::{AnyAction, AnyTechnology, AnyTemple, Build, FeedAll, FeedOne, Market, Points, Technology, Worker};
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
    ]
};

impl Building {
    /// The texts by which the names are known.
    const IDS: [&'static str; Self::COUNT] = [
        "b1", "b2", "b3", "b4", "b5", "b6", "b7", "b8", "b9", "b10", "b11", "b12", "b13", "b14",
        "b15", "b16", "b17", "b18", "b19", "b20", "b21", "b22", "b23", "b24", "b25", "b26", "b27",
        "b28", "b29", "b30", "b31", "b32",
    ];

    /// What is printed on it.
    pub const fn plan(self) -> &'static Plan {
        &PLANS[self.index()]
    }

    /// The buildings of an age.
    pub fn of_age(age: u8) -> impl Iterator<Item = Self> {
        Self::all().filter(move |building| building.plan().age == age)
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
