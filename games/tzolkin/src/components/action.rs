//! The actions printed beside the gears.

use std::fmt;
use std::str::FromStr;

use patolli_game::Name;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::components::gear::Gear;
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

/// The text is not an action.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoAction;

impl FromStr for Action {
    type Err = NoAction;

    fn from_str(text: &str) -> Result<Self, NoAction> {
        Self::all().find(|action| action.to_string() == text).ok_or(NoAction)
    }
}

impl Serialize for Action {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Action {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        let unexpected = serde::de::Unexpected::Str(&text);
        let expected = &"an action such as \"tikal4\"";
        text.parse().map_err(|_| serde::de::Error::invalid_value(unexpected, expected))
    }
}

/// What fishing brings: Palenque 1.
pub const FISH: u8 = 3;

/// What a harvest of Palenque brings: corn, or wood.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Yield {
    /// For a corn tile.
    pub corn: u8,
    /// For a wood tile; the first group has none.
    pub wood: u8,
}

/// Palenque 2 to 5.
pub const HARVESTS: [Yield; 4] = [
    Yield { corn: 4, wood: 0 },
    Yield { corn: 5, wood: 2 },
    Yield { corn: 7, wood: 3 },
    Yield { corn: 9, wood: 4 },
];

/// Yaxchilan 1 to 5.
pub const MINES: [Materials; 5] = [
    Materials::blocks(Blocks([1, 0, 0])),
    Materials { corn: 1, blocks: Blocks([0, 1, 0]), skulls: 0 },
    Materials { corn: 2, blocks: Blocks([0, 0, 1]), skulls: 0 },
    Materials::skulls(1),
    Materials { corn: 2, blocks: Blocks([0, 1, 1]), skulls: 0 },
];

/// What the offering of Uxmal 1 costs, in corn.
pub const OFFERING: u16 = 3;

/// What each block costs in corn when building at Uxmal 4.
pub const CORN_PER_BLOCK: u16 = 2;

/// What the choice of any action costs, in corn: Uxmal 5 and one building.
pub const ANY_ACTION: u16 = 1;

/// What leaving a skull at Chichen Itza brings.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Shrine {
    /// Points.
    pub points: u8,
    /// The temple on which the player steps up.
    pub temple: Temple,
    /// How many blocks of the player's choice.
    pub blocks: u8,
}

const fn shrine(points: u8, temple: Temple, blocks: u8) -> Shrine {
    Shrine { points, temple, blocks }
}

/// Chichen Itza 1 to 9.
pub const SHRINES: [Shrine; 9] = [
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
