//! The actions printed beside the gears.

use std::fmt;
use std::str::FromStr;

use patolli_game::{Name, text_newtype};
use serde::{Deserialize, Serialize};

use crate::components::gear::Gear;
use crate::components::jungle::Group;
use crate::components::material::{Blocks, Materials};
use crate::components::temple::Temple;

/// An action of a gear: 1 to 5 of the small ones, 1 to 9 of Chichen Itza.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Action(u8);

/// How many actions a small gear has.
const OF_SMALL: u8 = 5;

impl Action {
    /// How many there are.
    pub const COUNT: usize = 29;

    /// The texts by which the names are known.
    #[rustfmt::skip]
    const IDS: [&'static str; Self::COUNT] = [
        "palenque1", "palenque2", "palenque3", "palenque4", "palenque5",
        "yaxchilan1", "yaxchilan2", "yaxchilan3", "yaxchilan4", "yaxchilan5",
        "tikal1", "tikal2", "tikal3", "tikal4", "tikal5",
        "uxmal1", "uxmal2", "uxmal3", "uxmal4", "uxmal5",
        "chichen1", "chichen2", "chichen3", "chichen4", "chichen5", "chichen6", "chichen7", "chichen8", "chichen9",
    ];

    /// The action of a gear with this number.
    pub const fn new(gear: Gear, number: u8) -> Option<Self> {
        if number >= 1 && number <= gear.actions() {
            Some(Self(gear as u8 * OF_SMALL + number - 1))
        } else {
            None
        }
    }

    /// The action with this index.
    pub const fn from_index(index: usize) -> Option<Self> {
        if index < Self::COUNT { Some(Self(index as u8)) } else { None }
    }

    /// Its place in the order.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its gear.
    pub const fn gear(self) -> Gear {
        match self.0 / OF_SMALL {
            0 => Gear::Palenque,
            1 => Gear::Yaxchilan,
            2 => Gear::Tikal,
            3 => Gear::Uxmal,
            _ => Gear::Chichen,
        }
    }

    /// Its number.
    pub const fn number(self) -> u8 {
        self.0 - self.gear() as u8 * OF_SMALL + 1
    }

    /// What it does, as it is printed.
    pub const fn effect(self) -> ActionEffect {
        EFFECTS[self.index()]
    }

    /// What it does, in words.
    pub fn name(self) -> Name {
        Name::new("tzolkin-action", Self::IDS[self.index()])
    }

    /// All of them.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..Self::COUNT as u8).map(Self)
    }

    /// Those that may be used for 1 corn through Uxmal 5 or the tile that says so: all of the small
    /// gears except Uxmal 5 itself.
    pub fn of_four_gears() -> impl Iterator<Item = Self> {
        (0..4 * OF_SMALL - 1).map(Self)
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(Self::IDS[self.index()])
    }
}

impl FromStr for Action {
    type Err = NoAction;

    fn from_str(text: &str) -> Result<Self, NoAction> {
        Self::all().find(|action| action.to_string() == text).ok_or(NoAction)
    }
}

text_newtype!(Action, NoAction: "an action such as \"tikal4\"");

/// What an action does, as it is printed beside its gear.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ActionEffect {
    /// Fishing: corn.
    Fish(u8),
    /// A harvest on one of these fields.
    Harvest(Group),
    /// Materials.
    Gain(Materials),
    /// Advances in technology, at their cost.
    Learn(u8),
    /// Building, in this way.
    Build(Site),
    /// A block of one's choice for a step on two temples.
    TwoTemples,
    /// Corn for a step on a temple.
    Offering {
        /// How much.
        corn: u16,
    },
    /// The market.
    Market,
    /// Another worker.
    Worker,
    /// Any action of the four small gears, for 1 corn.
    AnyAction,
    /// A skull is left there.
    Shrine(Shrine),
}

/// By which action one builds.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Site {
    /// One building for blocks: Tikal 2.
    One,
    /// The first of two buildings, or a monument: Tikal 4.
    FirstOfTwo,
    /// The second of two buildings: Tikal 4.
    SecondOfTwo,
    /// One building for corn: Uxmal 4.
    ForCorn,
    /// One building for blocks, by a quick action.
    Quick,
}

/// What leaving a skull at Chichen Itza brings.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Shrine {
    /// Points.
    pub points: u8,
    /// The temple on which one steps up.
    pub temple: Temple,
    /// Blocks of one's choice.
    pub blocks: u8,
}

const fn gain(corn: u8, blocks: [u8; 3]) -> ActionEffect {
    ActionEffect::Gain(Materials { corn, blocks: Blocks(blocks), skulls: 0 })
}

const fn shrine(points: u8, temple: Temple, blocks: u8) -> ActionEffect {
    ActionEffect::Shrine(Shrine { points, temple, blocks })
}

/// What each action does.
const EFFECTS: [ActionEffect; Action::COUNT] = [
    // Palenque.
    ActionEffect::Fish(3),
    ActionEffect::Harvest(Group::ALL[0]),
    ActionEffect::Harvest(Group::ALL[1]),
    ActionEffect::Harvest(Group::ALL[2]),
    ActionEffect::Harvest(Group::ALL[3]),
    // Yaxchilan.
    gain(0, [1, 0, 0]),
    gain(1, [0, 1, 0]),
    gain(2, [0, 0, 1]),
    ActionEffect::Gain(Materials::skulls(1)),
    gain(2, [0, 1, 1]),
    // Tikal.
    ActionEffect::Learn(1),
    ActionEffect::Build(Site::One),
    ActionEffect::Learn(2),
    ActionEffect::Build(Site::FirstOfTwo),
    ActionEffect::TwoTemples,
    // Uxmal.
    ActionEffect::Offering { corn: 3 },
    ActionEffect::Market,
    ActionEffect::Worker,
    ActionEffect::Build(Site::ForCorn),
    ActionEffect::AnyAction,
    // Chichen Itza.
    shrine(4, Temple::Brown, 0),
    shrine(5, Temple::Brown, 0),
    shrine(6, Temple::Brown, 0),
    shrine(7, Temple::Green, 0),
    shrine(8, Temple::Green, 0),
    shrine(8, Temple::Green, 1),
    shrine(10, Temple::Yellow, 0),
    shrine(11, Temple::Yellow, 1),
    shrine(13, Temple::Yellow, 1),
];

/// What each block costs in corn when building at Uxmal 4.
pub const CORN_PER_BLOCK: u16 = 2;

/// What the choice of any action costs, in corn: Uxmal 5 and one building.
pub const ANY_ACTION: u16 = 1;
