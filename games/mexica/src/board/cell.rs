//! The cells of the island, by column and row: `a3` lies in the first column and the third row.

use std::fmt;
use std::str::FromStr;

use patolli_game::text_newtype;

use crate::components::map::{COLUMNS, MAP, ROWS};

/// How many places the map has, including the lake.
pub(crate) const PLACES: usize = COLUMNS * ROWS;

/// A cell of the island.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Cell(u8);

/// The place of each cell on the map.
const PLACE_OF: [u16; Cell::COUNT] = {
    let mut places = [0; Cell::COUNT];
    let (mut place, mut index) = (0, 0);
    while place < PLACES {
        if MAP[place / COLUMNS][place % COLUMNS] != b'.' {
            places[index] = place as u16;
            index += 1;
        }
        place += 1;
    }
    assert!(index == Cell::COUNT);
    places
};

/// The number of the cell at each place of the map; of the next one where there is lake.
const NUMBER_AT: [u8; PLACES] = {
    let mut numbers = [0; PLACES];
    let (mut place, mut index) = (0, 0);
    while place < PLACES {
        numbers[place] = index;
        if MAP[place / COLUMNS][place % COLUMNS] != b'.' {
            index += 1;
        }
        place += 1;
    }
    numbers
};

impl Cell {
    /// How many there are.
    pub const COUNT: usize = 196;

    /// The cell in this column and row, both from 0, unless it is lake.
    pub const fn at(column: usize, row: usize) -> Option<Self> {
        if column < COLUMNS && row < ROWS && MAP[row][column] != b'.' {
            return Some(Self(NUMBER_AT[row * COLUMNS + column]));
        }
        None
    }

    /// Its number: row by row from the north, column by column from the west.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The cell with this number.
    pub const fn from_index(index: usize) -> Option<Self> {
        if index < Self::COUNT { Some(Self(index as u8)) } else { None }
    }

    /// Its column and row, from 0.
    pub const fn place(self) -> (usize, usize) {
        let bit = self.bit();
        (bit % COLUMNS, bit / COLUMNS)
    }

    /// Its place on the map, which includes the lake.
    #[inline]
    pub(crate) const fn bit(self) -> usize {
        PLACE_OF[self.0 as usize] as usize
    }

    /// The cell at this place of the map, where there is one.
    #[inline]
    pub(crate) const fn from_bit(bit: usize) -> Self {
        Self(NUMBER_AT[bit])
    }

    /// How many steps lie between two cells, if all were land.
    pub(crate) fn distance(self, other: Self) -> usize {
        let ((column, row), (other_column, other_row)) = (self.place(), other.place());
        column.abs_diff(other_column) + row.abs_diff(other_row)
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (column, row) = self.place();
        write!(f, "{}{}", char::from(b'a' + column as u8), row + 1)
    }
}

impl FromStr for Cell {
    type Err = NoCell;

    fn from_str(text: &str) -> Result<Self, NoCell> {
        let (column, row) = match *text.as_bytes() {
            [column, row @ b'1'..=b'9'] => (column, row - b'0'),
            [column, b'1', row @ b'0'..=b'4'] => (column, 10 + row - b'0'),
            _ => return Err(NoCell),
        };
        let column = column.checked_sub(b'a').ok_or(NoCell)?;
        Self::at(column.into(), usize::from(row) - 1).ok_or(NoCell)
    }
}

text_newtype!(Cell, NoCell: "a cell of the island like h7");

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_say_column_and_row() {
        let emblem: Cell = "h7".parse().unwrap();
        assert_eq!(emblem.place(), (7, 6));
        assert_eq!(Cell::at(7, 6), Some(emblem));
        assert_eq!(Cell::from_index(0).unwrap().to_string(), "b1");
        assert_eq!(Cell::from_index(195).unwrap().to_string(), "j14");
    }

    #[test]
    fn every_cell_is_found_again_by_its_name_and_its_place() {
        for cell in (0..Cell::COUNT).filter_map(Cell::from_index) {
            assert_eq!(cell.to_string().parse(), Ok(cell));
            assert_eq!(Cell::from_bit(cell.bit()), cell);
        }
    }

    #[test]
    fn the_lake_has_no_cells() {
        for bad in ["", "a", "a1", "s6", "b9", "g14", "v7", "h0", "h15", "h07", "H7", "é7", "h7 "]
        {
            assert_eq!(bad.parse::<Cell>(), Err(NoCell), "{bad}");
        }
    }
}
