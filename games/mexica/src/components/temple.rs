//! Temples: of one to four floors, each costing as many points as it has floors.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// The most floors a temple has.
pub const MOST_FLOORS: usize = 4;

/// How many floors a temple has, from 1 to 4.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(transparent)]
pub struct Floors(u8);

impl Floors {
    /// A number of floors, if a temple can have that many.
    pub const fn new(floors: u8) -> Option<Self> {
        if floors >= 1 && floors as usize <= MOST_FLOORS { Some(Self(floors)) } else { None }
    }

    /// How many there are.
    pub const COUNT: usize = MOST_FLOORS;

    /// The number of floors in this place of the order.
    pub const fn from_index(index: usize) -> Option<Self> {
        if index < Self::COUNT { Some(Self(index as u8 + 1)) } else { None }
    }

    /// Every number of floors.
    pub fn all() -> impl Iterator<Item = Self> {
        (1..=MOST_FLOORS as u8).map(Self)
    }

    /// How many.
    #[inline]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// Counted from 0.
    #[inline]
    pub(crate) const fn index(self) -> usize {
        self.0 as usize - 1
    }
}

impl fmt::Display for Floors {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// The text is not a number of floors.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoFloors;

impl FromStr for Floors {
    type Err = NoFloors;

    fn from_str(text: &str) -> Result<Self, NoFloors> {
        match *text.as_bytes() {
            [digit @ b'1'..=b'4'] => Ok(Self(digit - b'0')),
            _ => Err(NoFloors),
        }
    }
}

impl<'de> Deserialize<'de> for Floors {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let number = u8::deserialize(deserializer)?;
        let unexpected = serde::de::Unexpected::Unsigned(number.into());
        let expected = &"1 to 4 floors";
        Self::new(number).ok_or_else(|| serde::de::Error::invalid_value(unexpected, expected))
    }
}

/// Temples that are not built: how many of each height.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Temples([u8; MOST_FLOORS]);

impl Temples {
    /// What each player has in the first period.
    pub const FIRST_SET: Self = Self([3, 3, 2, 1]);
    /// What each player gets for the second period.
    pub const SECOND_SET: Self = Self([3, 2, 2, 2]);
    /// The neutral temples of a game for two.
    pub const NEUTRAL: Self = Self([4, 3, 2, 1]);
    /// The neutral temples of a harder game for two.
    pub const HARDER_NEUTRAL: Self = Self([2, 3, 3, 2]);

    /// How many temples with this number of floors there are.
    #[inline]
    pub const fn count(&self, floors: Floors) -> u8 {
        self.0[floors.index()]
    }

    /// None left?
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.0 == [0; MOST_FLOORS]
    }

    /// How many there are in all.
    pub fn len(&self) -> u32 {
        self.0.iter().map(|&count| u32::from(count)).sum()
    }

    /// Takes one away, if there is one.
    #[inline]
    pub(crate) fn take(&mut self, floors: Floors) {
        let count = &mut self.0[floors.index()];
        *count = count.saturating_sub(1);
    }

    /// The heights available, as bits from 1 floor up, up to `most` floors.
    #[inline]
    pub(crate) fn heights(self, most: u8) -> u8 {
        Floors::all()
            .filter(|&floors| floors.number() <= most && self.count(floors) > 0)
            .fold(0, |all, floors| all | 1 << floors.index())
    }

    /// Both sets together.
    #[must_use]
    pub(crate) fn and(self, others: Self) -> Self {
        Self(std::array::from_fn(|at| self.0[at].saturating_add(others.0[at])))
    }

    /// These without the others; nothing if there are more of the others.
    pub(crate) fn without(self, others: Self) -> Option<Self> {
        let mut rest = self;
        for (count, other) in rest.0.iter_mut().zip(others.0) {
            *count = count.checked_sub(other)?;
        }
        Some(rest)
    }

    /// The floors of each temple, from the lowest.
    pub(crate) fn each(&self) -> impl Iterator<Item = Floors> {
        Floors::all().flat_map(|floors| std::iter::repeat_n(floors, self.count(floors).into()))
    }
}

impl FromIterator<Floors> for Temples {
    fn from_iter<I: IntoIterator<Item = Floors>>(temples: I) -> Self {
        let mut all = Self::default();
        temples.into_iter().for_each(|floors| all.0[floors.index()] += 1);
        all
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn floors(temples: Temples) -> u32 {
        temples.each().map(|floors| u32::from(floors.number())).sum()
    }

    #[test]
    fn the_sets_are_as_in_the_box() {
        assert_eq!((Temples::FIRST_SET.len(), floors(Temples::FIRST_SET)), (9, 19));
        assert_eq!((Temples::SECOND_SET.len(), floors(Temples::SECOND_SET)), (9, 21));
        assert_eq!(Temples::FIRST_SET.and(Temples::SECOND_SET), Temples([6, 5, 4, 3]));
        assert_eq!((Temples::NEUTRAL.len(), floors(Temples::NEUTRAL)), (10, 20));
        assert_eq!((Temples::HARDER_NEUTRAL.len(), floors(Temples::HARDER_NEUTRAL)), (10, 25));
    }

    #[test]
    fn heights_are_those_left_and_within_means() {
        let mut temples = Temples::FIRST_SET;
        assert_eq!((temples.heights(6), temples.heights(2), temples.heights(0)), (15, 3, 0));
        temples.take(Floors(4));
        assert_eq!(temples.heights(6), 7);
    }
}
