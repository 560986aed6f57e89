//! The cells a cube may lie in, named before anyone knows where the pyramid will stand.
//!
//! Level 1 must fit in some 4×4 square, but which one is open until it is four wide and four deep.
//! So cells are named on a 7×7 grid with the first cube in its middle, `d4`. A cell of a higher
//! level has the name of the lowest, leftmost of the four cubes it rests on, with the level in
//! front: `2d4` rests on `d4`, `e4`, `d5` and `e5`, and `3d4` on `2d4`, `2e4`, `2d5` and `2e5`.

use std::fmt::{self, Write};
use std::str::FromStr;

use patolli_game::text_newtype;

/// How many levels a pyramid has.
pub const LEVELS: usize = 4;

/// How wide and deep the grid of level 1 is; each level above is one smaller.
pub const GRID: u8 = 7;

/// Where the first cube lies, in each direction.
pub const CENTRE: u8 = GRID / 2;

/// The number of the first cell of each level, and at the end how many there are.
const FIRST: [u8; LEVELS + 1] = [0, 49, 85, 110, 126];

/// A cell of the grid on one of the levels.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Cell(u8);

impl Cell {
    /// How many there are.
    pub const COUNT: usize = FIRST[LEVELS] as usize;

    /// Where the first cube of every pyramid lies.
    pub const FIRST: Self = match Self::at(0, CENTRE, CENTRE) {
        Some(cell) => cell,
        None => unreachable!(),
    };

    /// The cell on this level (from 0), column and row.
    pub const fn at(level: usize, column: u8, row: u8) -> Option<Self> {
        if level >= LEVELS {
            return None;
        }
        let width = GRID - level as u8;
        if column >= width || row >= width {
            return None;
        }
        Some(Self(FIRST[level] + row * width + column))
    }

    /// Its number: by level, then row, then column.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The cell with this number.
    pub const fn from_index(index: usize) -> Option<Self> {
        if index < Self::COUNT { Some(Self(index as u8)) } else { None }
    }

    /// Its level, from 0.
    pub const fn level(self) -> usize {
        let mut level = 0;
        while self.0 >= FIRST[level + 1] {
            level += 1;
        }
        level
    }

    /// Its column and row, from 0.
    pub const fn place(self) -> (u8, u8) {
        let level = self.level();
        let (number, width) = (self.0 - FIRST[level], GRID - level as u8);
        (number % width, number / width)
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let digit = |number: u8| char::from(b'0' + number);
        if self.level() > 0 {
            f.write_char(digit(self.level() as u8 + 1))?;
        }
        let (column, row) = self.place();
        f.write_char(char::from(b'a' + column))?;
        f.write_char(digit(row + 1))
    }
}

impl FromStr for Cell {
    type Err = NoCell;

    fn from_str(text: &str) -> Result<Self, NoCell> {
        let (level, column, row) = match *text.as_bytes() {
            [column, row] => (0, column, row),
            [level @ b'2'..=b'4', column, row] => (level - b'1', column, row),
            _ => return Err(NoCell),
        };
        if column < b'a' || row < b'1' {
            return Err(NoCell);
        }
        Self::at(level.into(), column - b'a', row - b'1').ok_or(NoCell)
    }
}

text_newtype!(Cell, NoCell: "a cell like d4");

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_say_level_column_and_row() {
        assert_eq!(Cell::FIRST.to_string(), "d4");
        let cell: Cell = "2f6".parse().unwrap();
        assert_eq!((cell.level(), cell.place()), (1, (5, 5)));
        assert_eq!("4d4".parse::<Cell>().unwrap().index(), Cell::COUNT - 1);
    }

    #[test]
    fn cells_off_the_grid_have_no_name() {
        for bad in ["", "d", "d0", "d8", "h1", "2g1", "4e1", "5a1", "1a1", "d44", "é1"] {
            assert_eq!(bad.parse::<Cell>(), Err(NoCell), "{bad}");
        }
    }
}
