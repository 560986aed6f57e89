//! Nobody may be locked in during the first round.

use arrayvec::ArrayVec;

use crate::board::cell::Cell;
use crate::board::cells::Cells;
use crate::board::{Board, MOST_SEATS};
use crate::components::calpulli::LARGEST;
use crate::format::options::LockIn;
use crate::rules::state::Mexica;

/// What an opponent must be left with.
#[derive(Clone, Copy, Debug)]
struct Ward {
    pilli: Cell,
    /// How many cells must stay within reach.
    needs: u32,
    /// If nothing is taken away here, they do.
    near: Cells,
}

/// Free land with free land all around, corners too: a Pilli finds another way.
fn wide_land(board: &Board) -> Cells {
    let land = board.free() & board.land;
    let rows = land & land.east() & land.west();
    rows & rows.north() & rows.south()
}

/// The opponents of whoever acts in the first round, and what each must be left with.
#[derive(Clone, Debug, Default)]
pub(crate) struct Guard {
    wards: ArrayVec<Ward, MOST_SEATS>,
    /// Only what happens here can lock somebody in.
    near: Cells,
}

impl Guard {
    /// A guard over the opponents of the player who acts; over nobody after the first round.
    pub fn of(game: &Mexica) -> Self {
        let mut guard = Self::default();
        if game.round > 1 {
            return guard;
        }
        let wide = wide_land(&game.board);
        for (at, player) in game.players.iter().enumerate() {
            let Some(pilli) = player.pilli.filter(|_| at != game.actor.index()) else { continue };
            let roomy = match game.options.lock_in {
                LockIn::Reach => u32::from(LARGEST),
                LockIn::Step => 2,
            };
            // With two cells to spare, nothing on one or two cells of wide land does any harm.
            let within_reach = game.board.reach(pilli, roomy + 2);
            let (needs, near) = match within_reach.len() {
                cells if cells >= roomy + 2 => (roomy, within_reach - wide),
                cells if cells >= roomy => (roomy, within_reach),
                // An opponent who already has less can only lose down to a last step.
                cells => (cells.min(2), within_reach),
            };
            guard.wards.push(Ward { pilli, needs, near });
            guard.near = guard.near | near;
        }
        guard
    }

    /// Would this board, on which these cells were taken from opponents, leave them all enough?
    pub fn allows(&self, board: &Board, taken: Cells) -> bool {
        let mut robbed = self.wards.iter().filter(|ward| ward.near.touches(&taken));
        robbed.all(|ward| board.reach(ward.pilli, ward.needs).len() >= ward.needs)
    }

    /// The cells at which something may be done that leaves the board like this. It takes nothing
    /// from opponents except that cell.
    pub fn filter(&self, cells: Cells, after: impl Fn(Cell) -> Board) -> Cells {
        let near = cells & self.near;
        let allowed = near.iter().filter(|&cell| self.allows(&after(cell), Cells::only(cell)));
        (cells - near) | allowed.collect()
    }

    /// Is there such a cell?
    pub fn any(&self, cells: Cells, after: impl Fn(Cell) -> Board) -> bool {
        let allowed = |cell| self.allows(&after(cell), Cells::only(cell));
        !cells.within(&self.near) || cells.iter().any(allowed)
    }

    /// The cells where two together, one of them to the east or to the south of the other, are out
    /// of the way of all opponents.
    pub fn clear_for_two(&self, cells: Cells) -> Cells {
        cells - self.near - self.near.west() - self.near.north()
    }

    /// Is anything at this cell out of the way of all opponents?
    pub fn is_clear_of(&self, cell: Cell) -> bool {
        !self.near.contains(cell)
    }

    /// Is there nobody to be guarded?
    pub fn is_idle(&self) -> bool {
        self.wards.is_empty()
    }
}
