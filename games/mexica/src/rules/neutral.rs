//! The neutral temples of a game for two, laid out at random.

use patolli_game::Chance;

use crate::board::cell::Cell;
use crate::board::cells::Cells;
use crate::board::island::{COAST, ORDINARY};
use crate::board::{Board, Owner};
use crate::format::options::Options;

/// Where neutral temples may stand: on ordinary land that does not touch the lake by a side.
pub(crate) fn neutral_cells() -> Cells {
    ORDINARY - COAST
}

/// Those of these cells that are far enough from this one.
pub(crate) fn far_from(cell: Cell, cells: Cells, options: Options) -> Cells {
    cells.iter().filter(|other| other.distance(cell) >= options.neutral_distance.into()).collect()
}

/// Builds all neutral temples, from the lowest, each on a random cell that is far enough from the
/// others. Nothing if one of them has no such cell: then the caller starts again.
pub(crate) fn build_neutral(board: &Board, options: Options, chance: &mut Chance) -> Option<Board> {
    let mut board = *board;
    let mut cells = neutral_cells() & board.empty();
    for floors in options.neutral_strength.temples().each() {
        let free: Vec<Cell> = cells.iter().collect();
        let &cell = chance.pick(&free)?;
        board.build_temple(Owner::Neutral, cell, floors);
        cells = far_from(cell, cells, options);
    }
    Some(board)
}
