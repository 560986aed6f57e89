//! What is kept of the starting wealth, and of the tribes: places in a hand, not tiles, so that a
//! secret choice is one decision with a small index.

use std::fmt;
use std::str::FromStr;

use patolli_game::text_newtype;

/// Two of four places in a hand of starting wealth tiles.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Pair(u8);

impl Pair {
    /// How many there are.
    pub const COUNT: usize = 6;

    const PLACES: [[u8; 2]; Self::COUNT] = [[0, 1], [0, 2], [0, 3], [1, 2], [1, 3], [2, 3]];

    /// The pair with this index.
    pub const fn from_index(index: usize) -> Option<Self> {
        if index < Self::COUNT { Some(Self(index as u8)) } else { None }
    }

    /// Its place in the order.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The two places, counted from 0.
    pub fn places(self) -> [usize; 2] {
        Self::PLACES[self.index()].map(usize::from)
    }
}

impl fmt::Display for Pair {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [one, other] = self.places();
        write!(f, "{}{}", one + 1, other + 1)
    }
}

impl FromStr for Pair {
    type Err = NoPair;

    fn from_str(text: &str) -> Result<Self, NoPair> {
        (0..Self::COUNT)
            .filter_map(Self::from_index)
            .find(|pair| pair.to_string() == text)
            .ok_or(NoPair)
    }
}

text_newtype!(Pair, NoPair: "two places such as \"13\"");
text_newtype!(TribeKeep, NoKeep: "places and a tribe such as \"13/2\"");

/// Which tribe of two, and which tiles of four: two, or three with the tribe that allows it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct TribeKeep(u8);

impl TribeKeep {
    /// How many there are.
    pub const COUNT: usize = 2 * Self::SETS;
    const SETS: usize = Pair::COUNT + 4;

    /// The choice with this index.
    pub const fn from_index(index: usize) -> Option<Self> {
        if index < Self::COUNT { Some(Self(index as u8)) } else { None }
    }

    /// Its place in the order.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The two tiles, if it is a choice of the first tribe or of none, and of two tiles.
    pub(crate) fn pair(self) -> Option<Pair> {
        Pair::from_index(self.index())
    }

    /// The place of the tribe, counted from 0.
    pub const fn tribe(self) -> usize {
        self.index() / Self::SETS
    }

    /// The places of the tiles, counted from 0.
    pub fn places(self) -> arrayvec::ArrayVec<usize, 3> {
        if let Some(pair) = Pair::from_index(self.index() % Self::SETS) {
            return pair.places().into_iter().collect();
        }
        // Three are all but one; the last is left out first.
        let left_out = Self::SETS - 1 - self.index() % Self::SETS;
        (0..4).filter(|place| *place != left_out).collect()
    }

    /// Are three tiles kept?
    pub fn is_three(self) -> bool {
        self.index() % Self::SETS >= Pair::COUNT
    }
}

impl From<Pair> for TribeKeep {
    fn from(pair: Pair) -> Self {
        Self(pair.0)
    }
}

impl fmt::Display for TribeKeep {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for place in self.places() {
            write!(f, "{}", place + 1)?;
        }
        write!(f, "/{}", self.tribe() + 1)
    }
}

impl FromStr for TribeKeep {
    type Err = NoKeep;

    fn from_str(text: &str) -> Result<Self, NoKeep> {
        (0..Self::COUNT)
            .filter_map(Self::from_index)
            .find(|keep| keep.to_string() == text)
            .ok_or(NoKeep)
    }
}
