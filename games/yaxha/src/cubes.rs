//! A handful of cubes.

use std::fmt;

use patolli_game::Name;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::colour::Colour;

/// How many cubes lie on each market tile, and how many each player gets in a round.
pub const LOT: u32 = 3;

/// A few cubes, in no order: the lot on a market tile, or what a player still has to place.
///
/// Three bits for each colour.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Cubes(u16);

impl Cubes {
    /// No cubes.
    pub const NONE: Self = Self(0);

    /// The most of one colour that fit.
    const MOST: u32 = 7;

    /// Just these.
    pub fn of(colours: &[Colour]) -> Self {
        let mut cubes = Self::NONE;
        for &colour in colours {
            cubes.add(colour);
        }
        cubes
    }

    /// How many of a colour.
    pub const fn count(self, colour: Colour) -> u32 {
        (self.0 >> (3 * colour.index())) as u32 & Self::MOST
    }

    /// How many in all.
    pub fn len(self) -> u32 {
        Colour::ALL.into_iter().map(|colour| self.count(colour)).sum()
    }

    /// None at all?
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Adds a cube; an eighth of one colour does not fit and is left out.
    pub fn add(&mut self, colour: Colour) {
        if self.count(colour) < Self::MOST {
            self.0 += 1 << (3 * colour.index());
        }
    }

    /// Takes a cube out, if there is one.
    pub fn remove(&mut self, colour: Colour) {
        if self.count(colour) > 0 {
            self.0 -= 1 << (3 * colour.index());
        }
    }

    /// The colours there are, each once.
    pub fn colours(self) -> impl Iterator<Item = Colour> {
        Colour::ALL.into_iter().filter(move |&colour| self.count(colour) > 0)
    }

    /// Every cube.
    pub fn iter(self) -> impl Iterator<Item = Colour> {
        Colour::ALL
            .into_iter()
            .flat_map(move |colour| std::iter::repeat_n(colour, self.count(colour) as usize))
    }

    /// The colours there are, with how many of each, for a phrase.
    pub fn counted(self) -> impl Iterator<Item = (u32, Name)> {
        self.colours().map(move |colour| (self.count(colour), colour.name()))
    }
}

impl fmt::Debug for Cubes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

/// As a list of colours.
impl Serialize for Cubes {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Cubes {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let colours = Vec::<Colour>::deserialize(deserializer)?;
        if colours.len() > Self::MOST as usize {
            return Err(serde::de::Error::invalid_length(colours.len(), &"at most 7 cubes"));
        }
        Ok(Self::of(&colours))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_handful_counts_its_colours() {
        let mut cubes = Cubes::of(&[Colour::Grey, Colour::Orange, Colour::Grey]);
        assert_eq!((cubes.count(Colour::Grey), cubes.len()), (2, 3));
        cubes.remove(Colour::Grey);
        cubes.remove(Colour::Blue);
        assert_eq!(cubes.iter().collect::<Vec<_>>(), [Colour::Orange, Colour::Grey]);
    }
}
