//! Sets of cells, as bits: what makes the board quick.
//!
//! A set has a bit for every place of the map, row by row. A step to a side is then a shift of the
//! whole set, and a district is flooded by a few dozen of them.

use std::ops::{BitAnd, BitOr, Sub};

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::board::cell::{Cell, PLACES};
use crate::components::map::{COLUMNS, MAP, ROWS};

const WORDS: usize = PLACES.div_ceil(64);

/// A set of cells.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Cells([u64; WORDS]);

// A shift by one goes from the last column to the first of the next row. No cell ends up in the
// wrong row that way.
const _: () = {
    let mut row = 1;
    while row < ROWS {
        assert!(MAP[row - 1][COLUMNS - 1] == b'.' || MAP[row][0] == b'.');
        row += 1;
    }
};

impl Cells {
    /// No cell.
    pub const NONE: Self = Self([0; WORDS]);

    /// Just this one.
    pub const fn only(cell: Cell) -> Self {
        Self::NONE.with(cell)
    }

    /// The same, and this one.
    #[inline]
    pub const fn with(mut self, cell: Cell) -> Self {
        let bit = cell.bit();
        self.0[bit / 64] |= 1 << (bit % 64);
        self
    }

    /// Adds a cell.
    #[inline]
    pub fn insert(&mut self, cell: Cell) {
        *self = self.with(cell);
    }

    /// Takes a cell out.
    #[inline]
    pub fn remove(&mut self, cell: Cell) {
        let bit = cell.bit();
        self.0[bit / 64] &= !(1 << (bit % 64));
    }

    /// Is the cell one of them?
    #[inline]
    pub const fn contains(&self, cell: Cell) -> bool {
        let bit = cell.bit();
        self.0[bit / 64] & (1 << (bit % 64)) != 0
    }

    /// None at all?
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.0.iter().fold(0, |all, word| all | word) == 0
    }

    /// How many.
    #[inline]
    pub fn len(&self) -> u32 {
        self.0.iter().map(|word| word.count_ones()).sum()
    }

    /// Is any cell in both?
    #[inline]
    pub fn touches(&self, other: &Self) -> bool {
        !(*self & *other).is_empty()
    }

    /// Are all of them in the other?
    #[inline]
    pub fn within(&self, other: &Self) -> bool {
        (*self - *other).is_empty()
    }

    /// The first of them, from the north-west.
    #[inline]
    pub fn first(&self) -> Option<Cell> {
        let word = self.0.iter().position(|&word| word != 0)?;
        Some(Cell::from_bit(64 * word + self.0[word].trailing_zeros() as usize))
    }

    /// The only one, if it is the only one.
    #[inline]
    pub fn single(&self) -> Option<Cell> {
        if self.len() == 1 { self.first() } else { None }
    }

    /// Each of them, in order.
    #[inline]
    pub fn iter(&self) -> CellsInOrder {
        CellsInOrder { left: self.0, word: 0 }
    }

    #[inline]
    const fn up<const STEPS: usize>(self) -> Self {
        let mut moved = [0; WORDS];
        moved[0] = self.0[0] << STEPS;
        let mut word = 1;
        while word < WORDS {
            moved[word] = self.0[word] << STEPS | self.0[word - 1] >> (64 - STEPS);
            word += 1;
        }
        Self(moved)
    }

    #[inline]
    const fn down<const STEPS: usize>(self) -> Self {
        let mut moved = [0; WORDS];
        moved[WORDS - 1] = self.0[WORDS - 1] >> STEPS;
        let mut word = 0;
        while word < WORDS - 1 {
            moved[word] = self.0[word] >> STEPS | self.0[word + 1] << (64 - STEPS);
            word += 1;
        }
        Self(moved)
    }

    /// The places one step to the east of each; some may be lake, which is no cell.
    #[inline]
    pub(crate) const fn east(self) -> Self {
        self.up::<1>()
    }

    /// The places one step to the west of each.
    #[inline]
    pub(crate) const fn west(self) -> Self {
        self.down::<1>()
    }

    /// The places one step to the south of each.
    #[inline]
    pub(crate) const fn south(self) -> Self {
        self.up::<COLUMNS>()
    }

    /// The places one step to the north of each.
    #[inline]
    pub(crate) const fn north(self) -> Self {
        self.down::<COLUMNS>()
    }

    /// The places beside each of them.
    #[inline]
    pub(crate) fn beside(self) -> Self {
        self.east() | self.west() | self.north() | self.south()
    }

    /// All that can be reached from them by steps within an area in which they lie.
    #[inline]
    pub(crate) fn flood(self, area: Self) -> Self {
        self.flood_until(area, |_| false)
    }

    /// The same, but no further once that is enough.
    #[inline]
    pub(crate) fn flood_until(self, area: Self, enough: impl Fn(&Self) -> bool) -> Self {
        let mut all = self;
        loop {
            let more = all.beside() & (area - all);
            if more.is_empty() || enough(&all) {
                return all;
            }
            all = all | more;
        }
    }

    /// The parts of an area that hang together, from the north-west.
    pub(crate) fn parts(self) -> impl Iterator<Item = Self> {
        let mut left = self;
        std::iter::from_fn(move || {
            let part = Self::only(left.first()?).flood(left);
            left = left - part;
            Some(part)
        })
    }
}

impl IntoIterator for &Cells {
    type Item = Cell;
    type IntoIter = CellsInOrder;

    fn into_iter(self) -> CellsInOrder {
        self.iter()
    }
}

/// The cells of a set, one after the other.
#[derive(Clone, Debug)]
pub struct CellsInOrder {
    left: [u64; WORDS],
    word: usize,
}

impl Iterator for CellsInOrder {
    type Item = Cell;

    #[inline]
    fn next(&mut self) -> Option<Cell> {
        while self.word < WORDS {
            let bits = &mut self.left[self.word];
            if *bits != 0 {
                let bit = 64 * self.word + bits.trailing_zeros() as usize;
                *bits &= *bits - 1;
                return Some(Cell::from_bit(bit));
            }
            self.word += 1;
        }
        None
    }

    /// Word by word, which is quicker than cell by cell.
    #[inline]
    fn fold<T, F: FnMut(T, Cell) -> T>(self, start: T, mut each: F) -> T {
        let mut all = start;
        for (word, mut bits) in self.left.into_iter().enumerate().skip(self.word) {
            while bits != 0 {
                all = each(all, Cell::from_bit(64 * word + bits.trailing_zeros() as usize));
                bits &= bits - 1;
            }
        }
        all
    }
}

impl BitAnd for Cells {
    type Output = Self;

    #[inline]
    fn bitand(mut self, other: Self) -> Self {
        self.0.iter_mut().zip(other.0).for_each(|(word, other)| *word &= other);
        self
    }
}

impl BitOr for Cells {
    type Output = Self;

    #[inline]
    fn bitor(mut self, other: Self) -> Self {
        self.0.iter_mut().zip(other.0).for_each(|(word, other)| *word |= other);
        self
    }
}

impl Sub for Cells {
    type Output = Self;

    /// Those that are not in the other.
    #[inline]
    fn sub(mut self, other: Self) -> Self {
        self.0.iter_mut().zip(other.0).for_each(|(word, other)| *word &= !other);
        self
    }
}

impl FromIterator<Cell> for Cells {
    fn from_iter<I: IntoIterator<Item = Cell>>(cells: I) -> Self {
        cells.into_iter().fold(Self::NONE, Self::with)
    }
}

impl Serialize for Cells {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Cells {
    /// Each cell may be named once.
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut cells = Self::NONE;
        for cell in Vec::<Cell>::deserialize(deserializer)? {
            if cells.contains(cell) {
                return Err(serde::de::Error::custom(format_args!(
                    "the cell {cell} is named twice"
                )));
            }
            cells.insert(cell);
        }
        Ok(cells)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::island::ISLAND;

    fn cells(names: &str) -> Cells {
        names.split_whitespace().map(|name| name.parse::<Cell>().unwrap()).collect()
    }

    #[test]
    fn beside_a_cell_lie_four() {
        assert_eq!(cells("h7").beside(), cells("g7 i7 h6 h8"));
        assert_eq!(cells("b1").beside() & ISLAND, cells("b2"));
        assert_eq!(cells("u6 a11").beside() & ISLAND, cells("t6 u7 b11 a12"));
    }

    #[test]
    fn a_corner_does_not_connect() {
        let area = cells("d4 e5 e6 f4");
        assert_eq!(cells("e5").flood(area), cells("e5 e6"));
        assert_eq!(area.parts().collect::<Vec<_>>(), ["d4", "f4", "e5 e6"].map(cells));
    }

    #[test]
    fn sets_add_and_take_away() {
        let (some, others) = (cells("c3 d4"), cells("d4 e5"));
        assert_eq!(some | others, cells("c3 d4 e5"));
        assert_eq!(some & others, cells("d4"));
        assert_eq!(some - others, cells("c3"));
        assert_eq!((some.len(), some.single(), cells("d4").single()), (2, None, "d4".parse().ok()));
    }

    /// Cell by cell, for every cell: the shifts are the steps.
    #[test]
    fn shifts_are_steps() {
        for cell in &ISLAND {
            let (column, row) = cell.place();
            let to = |column: Option<usize>, row: Option<usize>| {
                column.zip(row).and_then(|(column, row)| Cell::at(column, row))
            };
            let steps = [
                to(Some(column + 1), Some(row)),
                to(column.checked_sub(1), Some(row)),
                to(Some(column), Some(row + 1)),
                to(Some(column), row.checked_sub(1)),
            ];
            let only = Cells::only(cell);
            let shifts = [only.east(), only.west(), only.south(), only.north()];
            for (shift, step) in shifts.into_iter().zip(steps) {
                assert_eq!(shift & ISLAND, step.into_iter().collect(), "{cell}");
            }
        }
    }
}
