//! The five colours of cubes.

use std::fmt;

use patolli_game::Name;
use serde::{Deserialize, Serialize};
use strum::{EnumString, IntoStaticStr};

/// How many cubes of each colour are in the box.
pub const CUBES_OF_EACH: u8 = 24;

/// A colour of cubes, in the order of the stripes on the printed cards.
#[derive(
    Clone,
    Copy,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    Debug,
    EnumString,
    IntoStaticStr,
    Serialize,
    Deserialize,
)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
#[expect(missing_docs, reason = "colours need no explanation")]
pub enum Colour {
    Orange,
    Blue,
    Green,
    Yellow,
    Grey,
}

impl Colour {
    /// How many colours there are.
    pub const COUNT: usize = 5;

    /// All of them.
    pub const ALL: [Self; Self::COUNT] =
        [Self::Orange, Self::Blue, Self::Green, Self::Yellow, Self::Grey];

    /// The one in this place of the order.
    pub const fn from_index(index: usize) -> Option<Self> {
        if index < Self::COUNT { Some(Self::ALL[index]) } else { None }
    }

    /// Its place in the order.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// What it is called.
    pub fn name(self) -> Name {
        Name::new("yaxha-colour", self.into())
    }

    /// Two letters for drawings.
    pub const fn letters(self) -> &'static str {
        match self {
            Self::Orange => "or",
            Self::Blue => "bl",
            Self::Green => "gn",
            Self::Yellow => "ye",
            Self::Grey => "gy",
        }
    }
}

impl fmt::Display for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.into())
    }
}
