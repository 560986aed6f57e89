//! A pyramid: which cubes lie where, and where the next may go.
//!
//! A level is 16 bits, four rows of four, whatever its size; the four levels make one 64-bit word,
//! level 1 lowest. The cell at column `x` and row `y` of a level rests on the cells `x` and `x +
//! 1`, `y` and `y + 1` of the level below, so that support, contact and colour are shifts of whole
//! words.
//!
//! The word is seen through a window on the grid of [`Cell`]s: it begins at the leftmost column and
//! the lowest row that hold a cube. While the pyramid is less than four wide or deep, a cube may
//! still go beside the window, which then moves.

use std::sync::LazyLock;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::cell::{CENTRE, Cell, GRID, LEVELS};
use crate::colour::Colour;
use crate::decision::Decision;

/// The cells of level 1.
pub(crate) const LEVEL_1: u64 = 0xffff;
/// The cells that a complete pyramid fills: 4×4, 3×3, 2×2 and one.
pub(crate) const ALL_CELLS: u64 = 0x0001_0033_0777_ffff;
/// The cell at the top.
pub(crate) const APEX: u64 = 1 << 48;
/// The first and last column, the first and last row, of all levels.
pub(crate) const COLUMN_FIRST: u64 = 0x1111_1111_1111_1111;
pub(crate) const COLUMN_LAST: u64 = 0x8888_8888_8888_8888;
pub(crate) const ROW_FIRST: u64 = 0x000f_000f_000f_000f;
pub(crate) const ROW_LAST: u64 = 0xf000_f000_f000_f000;

/// Bits of the window's word as numbers of cells, for a window that begins at column and row 0.
const CELL_OF_BIT: [u8; 64] = {
    let mut cells = [0; 64];
    let mut bit = 0;
    while bit < 64 {
        let (level, row, column) = (bit / 16, bit / 4 % 4, bit % 4);
        if let Some(cell) = Cell::at(level, column as u8, row as u8) {
            cells[bit] = cell.index() as u8;
        }
        bit += 1;
    }
    cells
};

/// Bits of a frame of five by five around the window, as steps on the grid from the window's
/// corner.
const STEP_OF_WIDE_BIT: [i16; 25] = {
    let mut steps = [0; 25];
    let mut bit = 0;
    while bit < 25 {
        steps[bit] = (bit as i16 / 5 - 1) * GRID as i16 + bit as i16 % 5 - 1;
        bit += 1;
    }
    steps
};

/// One player's pyramid.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Pyramid {
    colours: [u64; Colour::COUNT],
    /// Where the window begins on the grid.
    column: u8,
    row: u8,
}

/// Where a cube of one colour may go.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Places {
    /// Cells within the window.
    inside: u64,
    /// Rows (one bit each) in which the cell left of the window is available.
    left: u8,
    /// Columns in which the cell below the window is.
    below: u8,
}

impl Places {
    /// The places on level 1 in a frame of five by five, which has the window and what is left of
    /// and below it.
    const fn wide(self) -> u32 {
        let mut wide = (self.below as u32) << 1;
        let mut row = 0;
        while row < 4 {
            let inside = (self.inside >> (4 * row)) as u32 & 0xf;
            let left = (self.left as u32 >> row) & 1;
            wide |= (inside << 1 | left) << (5 * (row + 1));
            row += 1;
        }
        wide
    }

    pub const fn count(self) -> u32 {
        self.inside.count_ones() + self.left.count_ones() + self.below.count_ones()
    }
}

/// The cells beside these on their own level.
pub(crate) const fn beside(cells: u64) -> u64 {
    (cells & !COLUMN_LAST) << 1
        | (cells & !COLUMN_FIRST) >> 1
        | (cells & !ROW_LAST) << 4
        | (cells & !ROW_FIRST) >> 4
}

/// The cells of the level above that rest on any of these.
pub(crate) const fn above(cells: u64) -> u64 {
    let wide = cells | (cells & !COLUMN_FIRST) >> 1;
    (wide | (wide & !ROW_FIRST) >> 4) << 16 & ALL_CELLS
}

/// The cells of the level below that any of these rest on.
pub(crate) const fn below(cells: u64) -> u64 {
    let down = cells >> 16;
    let wide = down | down << 1;
    wide | wide << 4
}

/// The cells of the level above that rest on four of these.
const fn supported(cells: u64) -> u64 {
    let wide = cells & cells >> 1;
    (wide & wide >> 4) << 16 & ALL_CELLS
}

/// All of these cells that are joined to `start` side by side.
const fn joined_to(start: u64, cells: u64) -> u64 {
    let mut joined = start;
    loop {
        let more = joined | beside(joined) & cells;
        if more == joined {
            return joined;
        }
        joined = more;
    }
}

impl Default for Pyramid {
    fn default() -> Self {
        Self { colours: [0; Colour::COUNT], column: CENTRE, row: CENTRE }
    }
}

impl Pyramid {
    /// All cubes.
    pub(crate) const fn cubes(&self) -> u64 {
        let [orange, blue, green, yellow, grey] = self.colours;
        orange | blue | green | yellow | grey
    }

    /// The cubes of a colour.
    pub(crate) const fn cubes_of(&self, colour: Colour) -> u64 {
        self.colours[colour.index()]
    }

    /// Cubes that can be seen: those that do not have four on top of them.
    pub(crate) const fn visible(&self) -> u64 {
        let cubes = self.cubes();
        let on_top = cubes >> 16;
        let wide = on_top & on_top << 1;
        cubes & !(wide & wide << 4)
    }

    /// How many cubes.
    pub fn len(&self) -> u32 {
        self.cubes().count_ones()
    }

    /// None yet?
    pub fn is_empty(&self) -> bool {
        self.cubes() == 0
    }

    /// Is level 1 full?
    pub fn has_full_base(&self) -> bool {
        self.cubes() & LEVEL_1 == LEVEL_1
    }

    /// Where cubes of level 1 may go: they have no rule of colour.
    pub(crate) fn places_on_level_1(&self) -> Places {
        let base = self.cubes() & LEVEL_1;
        if base == 0 {
            return Places { inside: 1, left: 0, below: 0 };
        }
        // Beside the window there is room while its last column or row is empty.
        let first_column = base & COLUMN_FIRST;
        let rows = first_column | first_column >> 3 | first_column >> 6 | first_column >> 9;
        let left = if base & COLUMN_LAST == 0 { rows as u8 & 0xf } else { 0 };
        let below = if base & ROW_LAST == 0 { base as u8 & 0xf } else { 0 };
        Places { inside: beside(base) & !base & LEVEL_1, left, below }
    }

    /// Where cubes of this colour may go above level 1: on four cubes, on or beside their colour.
    pub(crate) const fn places_above(&self, colour: Colour) -> u64 {
        let cubes = self.cubes();
        let own = self.cubes_of(colour);
        supported(cubes) & !cubes & (beside(own) | above(own))
    }

    /// Where a cube of this colour may go, given where any may on level 1.
    pub(crate) fn places(&self, colour: Colour, level_1: Places) -> Places {
        Places { inside: level_1.inside | self.places_above(colour), ..level_1 }
    }

    /// The cells of these places, in order.
    pub(crate) fn each_cell(&self, places: Places, mut take: impl FnMut(Cell)) {
        let mut inside = places.inside;
        if places.left | places.below != 0 {
            inside &= !LEVEL_1;
            let mut wide = places.wide();
            // The frame begins one column and one row before the window.
            let corner = i16::from(self.row) * i16::from(GRID) + i16::from(self.column);
            while wide != 0 {
                let bit = wide.trailing_zeros() as usize;
                wide &= wide - 1;
                if let Some(cell) = Cell::from_index((corner + STEP_OF_WIDE_BIT[bit]) as usize) {
                    take(cell);
                }
            }
        }
        while inside != 0 {
            let bit = inside.trailing_zeros() as usize;
            inside &= inside - 1;
            if let Some(cell) = self.cell_of_bit(bit) {
                take(cell);
            }
        }
    }

    fn cell_of_bit(&self, bit: usize) -> Option<Cell> {
        let width = GRID - (bit / 16) as u8;
        Cell::from_index((CELL_OF_BIT[bit] + self.row * width + self.column).into())
    }

    /// Where a cell lies in the window: column and row, −1 just beside it, or further off.
    fn in_window(&self, cell: Cell) -> (i8, i8) {
        let (column, row) = cell.place();
        (column as i8 - self.column as i8, row as i8 - self.row as i8)
    }

    /// The bit of a cell, if it lies in the window.
    fn bit(&self, cell: Cell) -> Option<u64> {
        let (x, y) = self.in_window(cell);
        let size = (LEVELS - cell.level()) as i8;
        let inside = (0..size).contains(&x) && (0..size).contains(&y);
        inside.then(|| 1 << (16 * cell.level() as u32 + 4 * y as u32 + x as u32))
    }

    /// May a cube of this colour go there?
    pub(crate) fn check(&self, colour: Colour, cell: Cell) -> Result<(), Misplaced> {
        if self.is_empty() {
            return if cell == Cell::FIRST { Ok(()) } else { Err(Misplaced::NotFirst) };
        }
        let cubes = self.cubes();
        if cell.level() == 0 {
            return self.check_on_level_1(cell);
        }
        let Some(bit) = self.bit(cell) else { return Err(Misplaced::Unsupported) };
        if cubes & bit != 0 {
            Err(Misplaced::Occupied)
        } else if supported(cubes) & bit == 0 {
            Err(Misplaced::Unsupported)
        } else if self.places_above(colour) & bit == 0 {
            Err(Misplaced::WrongColour)
        } else {
            Ok(())
        }
    }

    fn check_on_level_1(&self, cell: Cell) -> Result<(), Misplaced> {
        let base = self.cubes() & LEVEL_1;
        let places = self.places_on_level_1();
        let (x, y) = self.in_window(cell);
        let (allowed, fits) = match (x, y) {
            (0..4, 0..4) => {
                let bit = 1 << (4 * y + x);
                if base & bit != 0 {
                    return Err(Misplaced::Occupied);
                }
                (places.inside & bit != 0, true)
            }
            (-1, 0..4) => (places.left & 1 << y != 0, base & COLUMN_LAST == 0),
            (0..4, -1) => (places.below & 1 << x != 0, base & ROW_LAST == 0),
            _ => (false, self.would_fit(cell)),
        };
        match (fits, allowed) {
            (false, _) => Err(Misplaced::OutsideFootprint),
            (true, false) => Err(Misplaced::NoContact),
            (true, true) => Ok(()),
        }
    }

    /// Would level 1 with this cell still fit in some 4×4 square?
    fn would_fit(&self, cell: Cell) -> bool {
        let base = self.cubes() & LEVEL_1;
        let (x, y) = self.in_window(cell);
        let widest = (0..4).rev().find(|x| base & COLUMN_FIRST << x != 0).unwrap_or(0);
        let deepest = (0..4).rev().find(|y| base & 0xf << (4 * y) != 0).unwrap_or(0);
        x.max(widest) - x.min(0) < 4 && y.max(deepest) - y.min(0) < 4
    }

    /// Puts a cube there, moving the window if the cell is beside it. The cell is known to be
    /// legal.
    pub(crate) fn place(&mut self, colour: Colour, cell: Cell) {
        let (x, y) = self.in_window(cell);
        if x < 0 {
            self.column -= 1;
            for cubes in &mut self.colours {
                *cubes <<= 1;
            }
        }
        if y < 0 {
            self.row -= 1;
            for cubes in &mut self.colours {
                *cubes <<= 4;
            }
        }
        self.colours[colour.index()] |= self.bit(cell).unwrap_or(0);
    }

    /// The cube in a cell.
    pub fn cube(&self, cell: Cell) -> Option<Colour> {
        let bit = self.bit(cell)?;
        Colour::ALL.into_iter().find(|&colour| self.cubes_of(colour) & bit != 0)
    }

    /// Is the cube in this cell covered by four others?
    pub fn is_hidden(&self, cell: Cell) -> bool {
        self.bit(cell).is_some_and(|bit| self.cubes() & !self.visible() & bit != 0)
    }

    /// Every cube with its cell, level by level.
    pub fn iter(&self) -> impl Iterator<Item = (Colour, Cell)> {
        let cubes = self.cubes();
        (0..Cell::COUNT)
            .filter_map(Cell::from_index)
            .filter(move |&cell| self.bit(cell).is_some_and(|bit| cubes & bit != 0))
            .filter_map(|cell| self.cube(cell).map(|colour| (colour, cell)))
    }

    /// The column and row at which the window begins.
    pub(crate) fn corner(&self) -> (u8, u8) {
        (self.column, self.row)
    }

    /// A pyramid of these cubes, if they can lie together: each cell once, and all of level 1 in
    /// one 4×4 square; or which cube cannot. Whether rules were kept in building it is for
    /// [`Pyramid::fault`] to say.
    pub(crate) fn of(cubes: &[(Colour, Cell)]) -> Result<Self, (usize, Misplaced)> {
        let mut pyramid = Self::default();
        let base = || cubes.iter().filter(|(_, cell)| cell.level() == 0).map(|(_, c)| c.place());
        if let (Some(column), Some(row)) = (base().map(|p| p.0).min(), base().map(|p| p.1).min()) {
            (pyramid.column, pyramid.row) = (column, row);
        }
        for (number, &(colour, cell)) in cubes.iter().enumerate() {
            let missing = if cell.level() == 0 {
                Misplaced::OutsideFootprint
            } else {
                Misplaced::Unsupported
            };
            let bit = pyramid.bit(cell).ok_or((number, missing))?;
            if pyramid.cubes() & bit != 0 {
                return Err((number, Misplaced::Occupied));
            }
            pyramid.colours[colour.index()] |= bit;
        }
        Ok(pyramid)
    }

    /// What in this pyramid could not have been built by the rules.
    pub(crate) fn fault(&self) -> Result<(), Misplaced> {
        let cubes = self.cubes();
        if cubes == 0 {
            return if *self == Self::default() { Ok(()) } else { Err(Misplaced::NotFirst) };
        }
        if self.cube(Cell::FIRST).is_none() {
            return Err(Misplaced::NotFirst);
        }
        let base = cubes & LEVEL_1;
        if base & COLUMN_FIRST == 0 || base & ROW_FIRST == 0 {
            return Err(Misplaced::OutsideFootprint);
        }
        if joined_to(base & base.wrapping_neg(), base) != base {
            return Err(Misplaced::NoContact);
        }
        if cubes & !LEVEL_1 & !supported(cubes) != 0 {
            return Err(Misplaced::Unsupported);
        }
        // Above level 1, the first cube of a colour to come to a place must rest on its colour.
        for colour in Colour::ALL {
            let own = self.cubes_of(colour);
            if joined_to(own & above(own), own & !LEVEL_1) != own & !LEVEL_1 {
                return Err(Misplaced::WrongColour);
            }
        }
        Ok(())
    }
}

/// Why a cube may not lie somewhere.
#[derive(Clone, Copy, PartialEq, Eq, Debug, strum::IntoStaticStr, strum::VariantNames)]
#[strum(serialize_all = "snake_case")]
pub enum Misplaced {
    /// The first cube lies in the middle of the grid.
    NotFirst,
    /// There is a cube already.
    Occupied,
    /// Level 1 would be wider or deeper than four.
    OutsideFootprint,
    /// It would touch no cube by a side.
    NoContact,
    /// It would not rest on four cubes.
    Unsupported,
    /// Neither below nor beside it is a cube of its colour.
    WrongColour,
}

/// Each cube in each cell, such as `orange@d4`, by colour and cell: views are full of them.
static TEXTS: LazyLock<Vec<String>> = LazyLock::new(|| {
    let cells = || (0..Cell::COUNT).filter_map(Cell::from_index);
    let placed = |colour| cells().map(move |cell| Decision::Place(colour, cell).to_string());
    Colour::ALL.into_iter().flat_map(placed).collect()
});

/// As a list of cubes.
impl Serialize for Pyramid {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let texts = &*TEXTS;
        let text =
            |(colour, cell): (Colour, Cell)| texts.get(colour.index() * Cell::COUNT + cell.index());
        serializer.collect_seq(self.iter().filter_map(text))
    }
}

impl<'de> Deserialize<'de> for Pyramid {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        use serde::de::Error;
        let texts = Vec::<String>::deserialize(deserializer)?;
        let mut cubes = Vec::with_capacity(texts.len());
        for text in &texts {
            let Ok(Decision::Place(colour, cell)) = text.parse() else {
                return Err(D::Error::invalid_value(
                    serde::de::Unexpected::Str(text),
                    &"a cube like orange@d4 or grey@2e5",
                ));
            };
            cubes.push((colour, cell));
        }
        Self::of(&cubes).map_err(|(cube, why)| {
            let place = match why {
                Misplaced::Occupied => "in a cell where another lies",
                Misplaced::OutsideFootprint => "outside four by four cells of level 1",
                _ => "above no cubes it could rest on",
            };
            D::Error::custom(format_args!("{} lies {place}", texts[cube]))
        })
    }
}
