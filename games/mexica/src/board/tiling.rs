//! Which canal tiles may lie on which cells: it is not recorded, but must be possible.

use crate::board::cell::Cell;
use crate::board::cells::Cells;

/// The most tiles of two cells that can lie on these cells side by side, without overlap.
///
/// Cells of a chequerboard are paired, black with white, by rematching along a chain of other pairs
/// as long as that helps.
pub(crate) fn most_doubles(cells: Cells) -> u32 {
    let mut partner: [Option<Cell>; Cell::COUNT] = [None; Cell::COUNT];
    let black = |cell: &Cell| (cell.place().0 + cell.place().1).is_multiple_of(2);
    let paired = cells.iter().filter(black).filter(|&cell| {
        let mut tried = Cells::NONE;
        pair(cell, cells, &mut partner, &mut tried)
    });
    paired.count() as u32
}

/// Finds a partner for a black cell, if necessary by finding another for the partner's own.
fn pair(
    black: Cell,
    cells: Cells,
    partner: &mut [Option<Cell>; Cell::COUNT],
    tried: &mut Cells,
) -> bool {
    for white in &(Cells::only(black).beside() & cells) {
        if tried.contains(white) {
            continue;
        }
        tried.insert(white);
        let free = match partner[white.index()] {
            None => true,
            Some(other) => pair(other, cells, partner, tried),
        };
        if free {
            partner[white.index()] = Some(black);
            return true;
        }
    }
    false
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cells(names: &str) -> Cells {
        names.split_whitespace().map(|name| name.parse::<Cell>().unwrap()).collect()
    }

    #[test]
    fn tiles_lie_side_by_side() {
        assert_eq!(most_doubles(cells("d4")), 0);
        assert_eq!(most_doubles(cells("d4 e5")), 0);
        assert_eq!(most_doubles(cells("d4 e4 f4")), 1);
        assert_eq!(most_doubles(cells("d4 e4 f4 e5")), 1);
        assert_eq!(most_doubles(cells("d4 e4 f4 f5")), 2);
        assert_eq!(most_doubles(cells("c4 d4 e4 f4 g4 h4")), 3);
    }
}
