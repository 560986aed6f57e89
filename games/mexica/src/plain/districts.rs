//! The districts of the quick board are those of the flood fill.

use std::collections::BTreeSet;

use crate::board::cell::Cell;
use crate::board::cells::Cells;
use crate::components::calpulli::Calpullis;
use crate::rules::state::Mexica;

/// Every district, worked out cell by cell.
fn plain_districts(land: Cells) -> Vec<Cells> {
    let mut left: BTreeSet<Cell> = land.iter().collect();
    let mut districts = Vec::new();
    while let Some(first) = left.pop_first() {
        let mut district = Cells::only(first);
        let mut to_visit = vec![first];
        while let Some((column, row)) = to_visit.pop().map(Cell::place) {
            let beside = [
                (column + 1, row),
                (column.wrapping_sub(1), row),
                (column, row + 1),
                (column, row.wrapping_sub(1)),
            ];
            for next in beside.into_iter().filter_map(|(column, row)| Cell::at(column, row)) {
                if left.remove(&next) {
                    district.insert(next);
                    to_visit.push(next);
                }
            }
        }
        districts.push(district);
    }
    districts
}

/// Every district is its flood fill, and a founded one has one token and the size of one.
pub(crate) fn check_districts(game: &Mexica) -> Result<(), String> {
    let districts = plain_districts(game.board.land);
    if game.board.districts().collect::<Vec<_>>() != districts {
        return Err("the districts are others".to_owned());
    }
    for district in districts {
        let size = district.len();
        let tokens = (district & game.board.calpullis).len();
        if tokens > 1 || tokens == 1 && Calpullis::ALL.count(size) == 0 {
            return Err(format!("{tokens} tokens in a district of {size}"));
        }
        if district.touches(&game.board.founded) != (tokens == 1) {
            return Err(format!("is the district of {size} founded?"));
        }
    }
    Ok(())
}
