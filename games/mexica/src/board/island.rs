//! The parts of the island, as sets of cells: land, palace and the canal that is there from the start.

use crate::board::cell::Cell;
use crate::board::cells::Cells;
use crate::components::map::{COLUMNS, MAP, ROWS};

/// Every cell that is not lake.
pub(crate) const ISLAND: Cells = printed(b"#SE=");
/// Where canals, temples and calpulli tokens may lie.
pub(crate) const ORDINARY: Cells = printed(b"#");
/// The four cells on which Pillis start, and which bring points at a scoring.
pub(crate) const STARTS: Cells = printed(b"S");
/// The start cells and the emblem between them: for Pillis alone.
pub(crate) const PALACE: Cells = printed(b"SE");
/// The canal that is there from the start, under two double tiles.
pub(crate) const PRINTED_CANAL: Cells = printed(b"=");
/// The cells of the island that share a side with the lake.
pub(crate) const COAST: Cells = coast();

const fn is_lake(column: isize, row: isize) -> bool {
    let inside = column >= 0 && column < COLUMNS as isize && row >= 0 && row < ROWS as isize;
    !inside || MAP[row as usize][column as usize] == b'.'
}

/// The cells with one of these signs on the map.
const fn printed(signs: &[u8]) -> Cells {
    let mut cells = Cells::NONE;
    let mut index = 0;
    while let Some(cell) = Cell::from_index(index) {
        let (column, row) = cell.place();
        let mut sign = 0;
        while sign < signs.len() {
            if MAP[row][column] == signs[sign] {
                cells = cells.with(cell);
            }
            sign += 1;
        }
        index += 1;
    }
    cells
}

const fn coast() -> Cells {
    let mut cells = Cells::NONE;
    let mut index = 0;
    while let Some(cell) = Cell::from_index(index) {
        let (column, row) = cell.place();
        let (column, row) = (column as isize, row as isize);
        if is_lake(column - 1, row)
            || is_lake(column + 1, row)
            || is_lake(column, row - 1)
            || is_lake(column, row + 1)
        {
            cells = cells.with(cell);
        }
        index += 1;
    }
    cells
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_island_has_as_many_cells_as_in_the_box() {
        assert_eq!(ISLAND.len(), 196);
        assert_eq!((ORDINARY.len(), PALACE.len(), PRINTED_CANAL.len()), (187, 5, 4));
        let rows: Vec<usize> =
            MAP.iter().map(|row| row.iter().filter(|&&sign| sign != b'.').count()).collect();
        assert_eq!(rows, [6, 11, 12, 14, 15, 19, 20, 20, 18, 16, 15, 13, 11, 6]);
    }

    #[test]
    fn at_first_all_land_is_one_district() {
        let land = ISLAND - PRINTED_CANAL;
        let first = land.first().unwrap();
        assert_eq!(Cells::only(first).flood(land), land);
        assert_eq!(land.len(), 192);
    }

    #[test]
    fn the_palace_is_where_it_is_printed() {
        let starts = ["h6", "g7", "i7", "h8"].map(|name| name.parse::<Cell>().unwrap());
        assert_eq!(STARTS, starts.into_iter().collect());
        assert_eq!(PALACE - STARTS, Cells::only("h7".parse().unwrap()));
        let canal = ["o6", "o7", "o8", "o9"].map(|name| name.parse::<Cell>().unwrap());
        assert_eq!(PRINTED_CANAL, canal.into_iter().collect());
    }

    #[test]
    fn fifty_four_cells_lie_on_the_coast() {
        assert_eq!((COAST & ORDINARY).len(), 54);
        assert_eq!((ORDINARY - COAST).len(), 133);
        assert!((COAST & (PALACE | PRINTED_CANAL)).is_empty());
    }
}
