//! The calpulli tokens: districts the Emperor orders, by their size.

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// The smallest district ordered, in cells.
pub const SMALLEST: u8 = 3;
/// The largest district ordered.
pub const LARGEST: u8 = 13;
/// How many calpulli tokens lie in the row in the first period; the others follow in the second.
pub const FIRST_ROW: usize = 8;
/// How many calpulli tokens lie in the row in the second period.
pub const SECOND_ROW: usize = ALL_CALPULLIS - FIRST_ROW;
/// How many calpulli tokens there are.
pub const ALL_CALPULLIS: usize = 15;

/// How many sizes there are.
const SIZES: usize = (LARGEST - SMALLEST + 1) as usize;
/// How many tokens there are of each size.
const COPIES: [u8; SIZES] = [2, 2, 2, 2, 1, 1, 1, 1, 1, 1, 1];

/// What a district of `size` cells brings: for the most floors, for second place or its founder,
/// and for third place or whoever else is present when it is founded. Each is half of the one
/// before, rounded up.
pub const fn values(size: u32) -> [u16; 3] {
    let first = size as u16;
    let second = first.div_ceil(2);
    [first, second, second.div_ceil(2)]
}

/// Some calpulli tokens: how many of each size.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Calpullis([u8; SIZES]);

impl Calpullis {
    /// None.
    pub const NONE: Self = Self([0; SIZES]);
    /// All in the box.
    pub const ALL: Self = Self(COPIES);

    /// How many there are of this size.
    #[inline]
    pub fn count(&self, size: u32) -> u8 {
        let at = (size as usize).checked_sub(SMALLEST.into());
        at.and_then(|at| self.0.get(at)).copied().unwrap_or(0)
    }

    /// No token at all?
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.0.iter().all(|&count| count == 0)
    }

    /// How many there are in all.
    pub fn len(&self) -> usize {
        self.0.iter().map(|&count| usize::from(count)).sum()
    }

    /// Adds one of this size, if there is such a size.
    pub fn add(&mut self, size: u8) {
        if let Some(count) = self.of_size(size) {
            *count += 1;
        }
    }

    /// Takes one of this size away, if there is one.
    pub fn take(&mut self, size: u8) {
        if let Some(count) = self.of_size(size) {
            *count = count.saturating_sub(1);
        }
    }

    fn of_size(&mut self, size: u8) -> Option<&mut u8> {
        self.0.get_mut(usize::from(size.checked_sub(SMALLEST)?))
    }

    /// The size of the largest.
    pub fn largest(&self) -> Option<u8> {
        self.iter().next_back()
    }

    /// The size of each, from the smallest.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = u8> + use<> {
        let counts = (SMALLEST..=LARGEST).zip(self.0);
        counts.flat_map(|(size, count)| std::iter::repeat_n(size, count.into()))
    }

    /// Those that are not in the other; nothing if the other has more of some size.
    pub(crate) fn without(&self, other: &Self) -> Option<Self> {
        let mut rest = *self;
        for (count, taken) in rest.0.iter_mut().zip(other.0) {
            *count = count.checked_sub(taken)?;
        }
        Some(rest)
    }
}

impl FromIterator<u8> for Calpullis {
    fn from_iter<I: IntoIterator<Item = u8>>(sizes: I) -> Self {
        let mut all = Self::NONE;
        sizes.into_iter().for_each(|size| all.add(size));
        all
    }
}

impl Serialize for Calpullis {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Calpullis {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut all = Self::NONE;
        for size in Vec::<u8>::deserialize(deserializer)? {
            if all.count(size.into()) == Self::ALL.count(size.into()) {
                let problem = format_args!("there are not so many calpulli tokens of size {size}");
                return Err(serde::de::Error::custom(problem));
            }
            all.add(size);
        }
        Ok(all)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The fifteen tokens as they are printed.
    #[test]
    fn the_tokens_are_as_in_the_box() {
        let printed = [
            (3, 2, 1, 2),
            (4, 2, 1, 2),
            (5, 3, 2, 2),
            (6, 3, 2, 2),
            (7, 4, 2, 1),
            (8, 4, 2, 1),
            (9, 5, 3, 1),
            (10, 5, 3, 1),
            (11, 6, 3, 1),
            (12, 6, 3, 1),
            (13, 7, 4, 1),
        ];
        for (size, second, third, copies) in printed {
            assert_eq!(values(size), [size as u16, second, third]);
            assert_eq!(Calpullis::ALL.count(size), copies);
        }
        assert_eq!(Calpullis::ALL.len(), ALL_CALPULLIS);
        assert_eq!(Calpullis::ALL.iter().map(u32::from).sum::<u32>(), 106);
    }

    #[test]
    fn tokens_come_and_go() {
        let mut row: Calpullis = [13, 3, 3].into_iter().collect();
        assert_eq!((row.count(3), row.count(4), row.count(0), row.count(190)), (2, 0, 0, 0));
        row.take(3);
        assert_eq!(row.iter().collect::<Vec<_>>(), [3, 13]);
        assert_eq!(row.largest(), Some(13));
        assert_eq!(Calpullis::NONE.without(&row), None);
        assert_eq!(Calpullis::ALL.without(&row).unwrap().len(), 13);
    }
}
