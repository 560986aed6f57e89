//! What all tiles share: a number of our own that is not printed, kinds and effects.

use patolli_game::named_enum;

use crate::components::material::Materials;
use crate::components::technology::Track;
use crate::components::temple::Temple;

named_enum! {
    /// The kind of a building or monument, by its border.
    Kind in "tzolkin-kind":
    /// Yellow: helps to feed workers.
    Farm,
    /// Green.
    Civil,
    /// Grey.
    Tomb,
    /// Blue.
    Sacred,
}

/// Something a building or a starting wealth tile does, in the order in which it is done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Effect {
    /// Gain materials.
    Gain(Materials),
    /// Score points.
    Points(u8),
    /// Take a worker from the bank.
    Worker,
    /// Advance on this track for nothing.
    Technology(Track),
    /// Advance this many times on any track for nothing.
    AnyTechnology(u8),
    /// Step up this many times on this temple.
    Temple(Temple, u8),
    /// Step up on any temple.
    AnyTemple,
    /// May build a building, as with Tikal 2.
    Build,
    /// May trade, as with Uxmal 2.
    Market,
    /// May pay 1 corn for any action of four gears.
    AnyAction,
    /// May build a monument, as with Tikal 4.
    BuildMonument,
    /// One track falls by a level, and the three others advance.
    Shift,
    /// May pay a block for a step, as after an action at Chichen Itza.
    Devote,
    /// Permanent: the first materials on the first two food days, the second on the last two.
    Income(Materials, Materials),
    /// Permanent: this many single workers are given 2 corn each on food days.
    FeedOne(u8),
    /// Permanent: every worker needs 1 corn less on food days.
    FeedAll,
}

/// Makes the number of a tile: from 1, with a place in a table, a name of its own and a text.
macro_rules! numbered_tile {
    ($(#[$meta:meta])* $tile:ident, $count:literal, $family:literal, $expected:literal) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub struct $tile(std::num::NonZeroU8);

        impl $tile {
            /// How many there are.
            pub const COUNT: usize = $count;

            /// The tile with this number, counted from 1.
            pub const fn new(number: u8) -> Option<Self> {
                match std::num::NonZeroU8::new(number) {
                    Some(number) if number.get() as usize <= Self::COUNT => Some(Self(number)),
                    _ => None,
                }
            }

            /// The tile in this place of the table, counted from 0.
            pub const fn from_index(index: usize) -> Option<Self> {
                if index < Self::COUNT { Self::new(index as u8 + 1) } else { None }
            }

            /// Its number, counted from 1.
            pub const fn number(self) -> u8 {
                self.0.get()
            }

            /// Its place in the table, counted from 0.
            pub const fn index(self) -> usize {
                self.0.get() as usize - 1
            }

            /// All of them.
            pub fn all() -> impl DoubleEndedIterator<Item = Self> + Clone {
                (1..=Self::COUNT as u8).filter_map(Self::new)
            }

            /// What it is called.
            pub fn name(self) -> patolli_game::Name {
                patolli_game::Name::new($family, Self::IDS[self.index()])
            }
        }

        impl std::fmt::Display for $tile {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                write!(f, "{}", self.0)
            }
        }

        impl std::str::FromStr for $tile {
            type Err = NoTile;

            fn from_str(text: &str) -> Result<Self, NoTile> {
                Self::all().find(|tile| tile.to_string() == text).ok_or(NoTile)
            }
        }

        impl serde::Serialize for $tile {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_u8(self.number())
            }
        }

        impl<'de> serde::Deserialize<'de> for $tile {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let number = u8::deserialize(deserializer)?;
                let unexpected = serde::de::Unexpected::Unsigned(number.into());
                Self::new(number)
                    .ok_or_else(|| serde::de::Error::invalid_value(unexpected, &$expected))
            }
        }
    };
}

pub(crate) use numbered_tile;

/// The text is not the number of a tile.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoTile;

/// A set of tiles of one kind, by their places in the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Tiles(pub(crate) u64);

impl Tiles {
    /// None.
    pub const NONE: Self = Self(0);

    /// Adds the tile at this place of the table.
    pub fn insert(&mut self, index: usize) {
        self.0 |= 1 << index;
    }

    /// Takes the tile at this place of the table out.
    pub fn remove(&mut self, index: usize) {
        self.0 &= !(1 << index);
    }

    /// Is the tile at this place of the table in the set?
    pub const fn contains(self, index: usize) -> bool {
        self.0 & (1 << index) != 0
    }

    /// How many.
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// None at all?
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many are in both sets.
    pub const fn in_common(self, other: Self) -> u8 {
        (self.0 & other.0).count_ones() as u8
    }

    /// The places of the table, in order.
    pub fn iter(self) -> impl Iterator<Item = usize> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let next = (left != 0).then(|| left.trailing_zeros() as usize)?;
            left &= left - 1;
            Some(next)
        })
    }
}
