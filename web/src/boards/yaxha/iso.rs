//! Where a cube is drawn: seen from above and in front, the two directions of the ground running
//! down to the right and down to the left, each level half a cube further in.

use patolli_yaxha::Cell;

/// The edge of a cube, in the units of the drawing.
pub const EDGE: f64 = 100.0;

/// How far a step along the ground goes to the side: the cosine of 30°.
const ACROSS: f64 = 0.866 * EDGE;
/// How far it goes down.
const DOWN: f64 = 0.5 * EDGE;

/// How far from the middle of the last cube the name of its line stands, in cubes.
const APART: f64 = 0.82;

/// The middle of the grid that cells are named on.
const MIDDLE: f64 = 3.0;

/// From which side the pyramid is seen: quarter turns.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Turn(u8);

impl Turn {
    /// A quarter turn further, to the left or to the right.
    pub const fn next(self, left: bool) -> Self {
        Self((self.0 + if left { 1 } else { 3 }) % 4)
    }
}

/// A place on the ground as it is seen: steps down to the right and down to the left from the
/// middle of the grid, and the level above.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Spot {
    right: f64,
    left: f64,
    level: f64,
}

impl Spot {
    /// Where a cell is seen.
    pub fn of(cell: Cell, turn: Turn) -> Self {
        let level = cell.level() as f64;
        let (column, row) = cell.place();
        // Each level lies half a cube further in.
        let spot = Self::at(f64::from(column) + level / 2.0, f64::from(row) + level / 2.0, turn);
        Self { level, ..spot }
    }

    /// Where a place on the ground is seen.
    fn at(column: f64, row: f64, turn: Turn) -> Self {
        let (x, y) = (column - MIDDLE, row - MIDDLE);
        // The first row is in front.
        let (right, left) = match turn.0 {
            0 => (x, -y),
            1 => (-y, -x),
            2 => (-x, y),
            _ => (y, x),
        };
        Self { right, left, level: 0.0 }
    }

    /// The point of the drawing: the middle of the cube's top.
    pub fn point(self) -> (f64, f64) {
        let x = (self.right - self.left) * ACROSS;
        let y = (self.right + self.left) * DOWN - self.level * EDGE;
        (x, y)
    }

    /// Would a cube here hide most of one there? Only higher ones can; those further down lie in
    /// front of too little of it.
    pub fn hides(self, other: Self) -> bool {
        let ((x, y), (u, v)) = (self.point(), other.point());
        self.level > other.level && (x - u).abs() <= ACROSS + 1.0 && (y - v).abs() <= EDGE + 1.0
    }

    /// What is drawn later covers what was drawn before: the lower levels first, then from the
    /// back.
    pub fn depth(self) -> i32 {
        (self.level * 100.0 + (self.right + self.left) * 2.0) as i32
    }
}

/// Where the names of columns and rows stand: in front of what is built, on the ground.
pub fn coordinates(cells: impl Iterator<Item = Cell>, turn: Turn) -> Vec<(String, (f64, f64))> {
    let ground: Vec<(u8, u8)> = cells.filter(|cell| cell.level() == 0).map(Cell::place).collect();
    let range = |of: fn(&(u8, u8)) -> u8| {
        Some((ground.iter().map(of).min()?, ground.iter().map(of).max()?))
    };
    let (Some(columns), Some(rows)) = (range(|place| place.0), range(|place| place.1)) else {
        return Vec::new();
    };
    let place = |column: f64, row: f64| {
        let spot = Spot::at(column, row, turn);
        let (x, y) = spot.point();
        (spot.right + spot.left, (x, y + EDGE))
    };
    // Of the two ends of a line, the one in front.
    let front = |one: (f64, (f64, f64)), other: (f64, (f64, f64))| {
        if one.0 > other.0 { one.1 } else { other.1 }
    };
    let ends = |(least, most): (u8, u8)| (f64::from(least) - APART, f64::from(most) + APART);
    let (left, right) = ends(columns);
    let (near, far) = ends(rows);
    let of_column = |column: u8| {
        let at = f64::from(column);
        (char::from(b'a' + column).to_string(), front(place(at, near), place(at, far)))
    };
    let of_row = |row: u8| {
        let at = f64::from(row);
        ((row + 1).to_string(), front(place(left, at), place(right, at)))
    };
    let columns = (columns.0..=columns.1).map(of_column);
    columns.chain((rows.0..=rows.1).map(of_row)).collect()
}

/// How far to move the drawing so that these cells of the ground lie around its middle.
pub fn centring(cells: impl Iterator<Item = Cell>, turn: Turn) -> (f64, f64) {
    let mut bounds: Option<[f64; 4]> = None;
    for spot in cells.filter(|cell| cell.level() == 0).map(|cell| Spot::of(cell, turn)) {
        let [r0, r1, l0, l1] = bounds.unwrap_or([spot.right, spot.right, spot.left, spot.left]);
        bounds =
            Some([r0.min(spot.right), r1.max(spot.right), l0.min(spot.left), l1.max(spot.left)]);
    }
    let [r0, r1, l0, l1] = bounds.unwrap_or_default();
    let middle = Spot { right: f64::midpoint(r0, r1), left: f64::midpoint(l0, l1), level: 0.0 };
    let (x, y) = middle.point();
    (-x, -y)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn point(cell: &str, turn: Turn) -> (i32, i32) {
        let cell: Cell = cell.parse().unwrap_or(Cell::FIRST);
        let (x, y) = Spot::of(cell, turn).point();
        (x.round() as i32, y.round() as i32)
    }

    #[test]
    fn the_first_cube_is_in_the_middle_whichever_way_it_is_turned() {
        let mut turn = Turn::default();
        for _ in 0..4 {
            assert_eq!(point("d4", turn), (0, 0));
            turn = turn.next(true);
        }
        assert_eq!(turn, Turn::default());
    }

    #[test]
    fn a_cube_rests_in_the_middle_of_the_four_below() {
        let turn = Turn::default();
        // In the middle of the four: between the two that lie across from each other.
        let between =
            |(x, y): (i32, i32), (u, v): (i32, i32)| (i32::midpoint(x, u), i32::midpoint(y, v));
        let middle = between(point("d4", turn), point("e5", turn));
        assert_eq!(between(point("e4", turn), point("d5", turn)).1, middle.1);
        assert!((point("2d4", turn).0 - middle.0).abs() <= 1);
        assert_eq!(point("2d4", turn).1, middle.1 - 100);
    }

    #[test]
    fn coordinates_stand_in_front_whichever_way_it_is_turned() {
        let cells = || ["c3", "d3", "d4", "2c3"].map(|cell| cell.parse().unwrap()).into_iter();
        let mut turn = Turn::default();
        for _ in 0..4 {
            let names = coordinates(cells(), turn);
            let lines: Vec<&str> = names.iter().map(|(name, _)| name.as_str()).collect();
            assert_eq!(lines, ["c", "d", "3", "4"]);
            let lowest = cells().map(|cell| Spot::of(cell, turn).point().1 as i32).max();
            let nearest = names.iter().map(|(_, (_, y))| *y as i32).max();
            assert!(nearest > lowest.map(|lowest| lowest + 100), "{names:?}");
            turn = turn.next(true);
        }
    }

    #[test]
    fn a_quarter_turn_brings_the_side_to_the_front() {
        let front = |turn: Turn| {
            let cells = ["d3", "e4", "d5", "c4"];
            cells.into_iter().max_by_key(|cell| {
                let spot = Spot::of(cell.parse().unwrap_or(Cell::FIRST), turn);
                (spot.left * 10.0) as i32
            })
        };
        let turn = Turn::default();
        let seen = [turn, turn.next(true), turn.next(true).next(true), turn.next(false)].map(front);
        assert_eq!(seen, [Some("d3"), Some("c4"), Some("d5"), Some("e4")]);
    }

    #[test]
    fn a_higher_cube_in_front_hides_what_lies_behind_it() {
        let spot = |cell: &str| Spot::of(cell.parse().unwrap_or(Cell::FIRST), Turn::default());
        assert!(spot("2d4").hides(spot("d5")), "right behind it");
        assert!(!spot("2d4").hides(spot("d2")), "well before it");
        assert!(!spot("d4").hides(spot("d5")), "on the same level one sees the top");
        assert!(!spot("d4").hides(spot("2d4")));
    }

    #[test]
    fn higher_levels_are_drawn_over_lower_ones() {
        let depth =
            |cell: &str| Spot::of(cell.parse().unwrap_or(Cell::FIRST), Turn::default()).depth();
        assert!(depth("2d4") > depth("g1"));
        assert!(depth("d3") > depth("d4"));
    }
}
