//! Who sits where.

use std::fmt;
use std::ops::{BitAnd, BitOr, Index, IndexMut, Sub};
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use thiserror::Error;

/// The most seats any game on the shelf has.
pub const MAX_SEATS: usize = 5;

/// A place at the table. People and files count from 1, code from 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Seat(u8);

impl Seat {
    /// The first seat.
    pub const FIRST: Self = Self(0);

    /// The seat with this index, counted from 0.
    pub const fn new(index: usize) -> Option<Self> {
        if index < MAX_SEATS { Some(Self(index as u8)) } else { None }
    }

    /// Counted from 0.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Counted from 1, as people do.
    pub const fn number(self) -> u8 {
        self.0 + 1
    }

    /// The first `count` seats, in order around the table.
    pub fn first(count: usize) -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator {
        (0..count.min(MAX_SEATS)).map(|index| Self(index as u8))
    }

    /// The seat `steps` further clockwise at a table of `count`.
    #[inline]
    pub const fn clockwise(self, steps: usize, count: usize) -> Self {
        let at = self.0 as usize + steps;
        // Mostly less than once round, which needs no division.
        let at = if at < count {
            at
        } else if at < 2 * count {
            at - count
        } else {
            at % count
        };
        Self(at as u8)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.number())
    }
}

/// The text is not the number of a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("bad-seat")]
pub struct BadSeat;

impl FromStr for Seat {
    type Err = BadSeat;

    fn from_str(text: &str) -> Result<Self, BadSeat> {
        match *text.as_bytes() {
            [digit @ b'1'..=b'9'] => Self::new(usize::from(digit - b'1')).ok_or(BadSeat),
            _ => Err(BadSeat),
        }
    }
}

impl Serialize for Seat {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.number())
    }
}

impl<'de> Deserialize<'de> for Seat {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let number = u8::deserialize(deserializer)?;
        usize::from(number).checked_sub(1).and_then(Self::new).ok_or_else(|| {
            let unexpected = serde::de::Unexpected::Unsigned(number.into());
            serde::de::Error::invalid_value(unexpected, &"a seat from 1 to 5")
        })
    }
}

/// A set of seats.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Seats(u8);

impl Seats {
    /// Nobody.
    pub const NONE: Self = Self(0);

    /// The first `count` seats.
    pub const fn all(count: usize) -> Self {
        Self(((1u16 << count) - 1) as u8)
    }

    /// Just this one.
    pub const fn only(seat: Seat) -> Self {
        Self(1 << seat.0)
    }

    /// Is the seat in the set?
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 & (1 << seat.0) != 0
    }

    /// Nobody?
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Adds a seat.
    pub fn insert(&mut self, seat: Seat) {
        self.0 |= 1 << seat.0;
    }

    /// Takes a seat out.
    pub fn remove(&mut self, seat: Seat) {
        self.0 &= !(1 << seat.0);
    }

    /// Each of them, in order.
    pub fn iter(self) -> SeatsInOrder {
        self.into_iter()
    }

    /// The first of them.
    pub const fn lowest(self) -> Option<Seat> {
        if self.0 == 0 { None } else { Some(Seat(self.0.trailing_zeros() as u8)) }
    }
}

/// The seats in both.
impl BitAnd for Seats {
    type Output = Self;

    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

/// The seats in either.
impl BitOr for Seats {
    type Output = Self;

    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

/// The seats that are not in the other.
impl Sub for Seats {
    type Output = Self;

    fn sub(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }
}

impl IntoIterator for Seats {
    type Item = Seat;
    type IntoIter = SeatsInOrder;

    fn into_iter(self) -> SeatsInOrder {
        SeatsInOrder(self)
    }
}

/// The seats of a set, one after the other.
#[derive(Clone, Debug)]
pub struct SeatsInOrder(Seats);

impl Iterator for SeatsInOrder {
    type Item = Seat;

    fn next(&mut self) -> Option<Seat> {
        let seat = self.0.lowest()?;
        self.0.remove(seat);
        Some(seat)
    }
}

impl FromIterator<Seat> for Seats {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        let mut set = Self::NONE;
        for seat in seats {
            set.insert(seat);
        }
        set
    }
}

/// One value for each seat of a table of at most `N`: of any game, unless a game says how many its
/// own tables have.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct BySeat<T, const N: usize = MAX_SEATS>([T; N]);

impl<T, const N: usize> BySeat<T, N> {
    /// These values, the first seat's first.
    pub const fn new(values: [T; N]) -> Self {
        Self(values)
    }

    /// Makes the value of each seat.
    pub fn from_fn(mut make: impl FnMut(Seat) -> T) -> Self {
        Self(std::array::from_fn(|index| make(Seat(index as u8))))
    }

    /// The values of the first `count` seats.
    pub fn first(&self, count: usize) -> &[T] {
        &self.0[..count.min(N)]
    }

    /// The values of the first `count` seats, to be changed.
    pub fn first_mut(&mut self, count: usize) -> &mut [T] {
        &mut self.0[..count.min(N)]
    }

    /// The values of all seats there may be.
    pub const fn all(&self) -> &[T; N] {
        &self.0
    }

    /// The value of a seat, if the table can be that large.
    pub fn get(&self, seat: Seat) -> Option<&T> {
        self.0.get(seat.index())
    }

    /// The values of all seats there may be, one after the other.
    pub fn iter(&self) -> std::slice::Iter<'_, T> {
        self.0.iter()
    }

    /// The same, to be changed.
    pub fn iter_mut(&mut self) -> std::slice::IterMut<'_, T> {
        self.0.iter_mut()
    }
}

impl<T: Default, const N: usize> Default for BySeat<T, N> {
    fn default() -> Self {
        Self::from_fn(|_| T::default())
    }
}

impl<'a, T, const N: usize> IntoIterator for &'a BySeat<T, N> {
    type Item = &'a T;
    type IntoIter = std::slice::Iter<'a, T>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl<'a, T, const N: usize> IntoIterator for &'a mut BySeat<T, N> {
    type Item = &'a mut T;
    type IntoIter = std::slice::IterMut<'a, T>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter_mut()
    }
}

impl<T, const N: usize> Index<Seat> for BySeat<T, N> {
    type Output = T;

    #[inline]
    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.index()]
    }
}

impl<T, const N: usize> IndexMut<Seat> for BySeat<T, N> {
    #[inline]
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.index()]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn people_count_seats_from_one() {
        let seat: Seat = "2".parse().unwrap();
        assert_eq!(seat.index(), 1);
        assert_eq!(seat.to_string(), "2");
        assert_eq!("0".parse::<Seat>(), Err(BadSeat));
        for bad in ["6", "+1", "01", "", "é"] {
            assert_eq!(bad.parse::<Seat>(), Err(BadSeat), "{bad}");
        }
    }

    #[test]
    fn the_last_seats_left_neighbour_is_the_first() {
        let last = Seat::new(3).unwrap();
        assert_eq!(last.clockwise(1, 4), Seat::new(0).unwrap());
        assert_eq!(last.clockwise(3, 4), Seat::new(2).unwrap());
    }

    #[test]
    fn a_set_of_seats_lists_them_in_order() {
        let set: Seats = [3, 0].into_iter().filter_map(Seat::new).collect();
        assert_eq!(set.iter().map(Seat::number).collect::<Vec<_>>(), [1, 4]);
        assert_eq!(Seats::all(5).len(), 5);
    }
}
