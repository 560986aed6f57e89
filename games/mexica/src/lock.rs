//! Nobody may be locked in during the first round.

use arrayvec::ArrayVec;

use crate::board::{Board, MOST_SEATS};
use crate::calpulli::LARGEST;
use crate::cell::Cell;
use crate::cells::Cells;
use crate::game::Mexica;
use crate::options::LockIn;

/// What an opponent must be left with.
#[derive(Clone, Copy, Debug)]
struct Ward {
    pilli: Cell,
    /// So many cells must stay within reach.
    needs: u32,
}

/// The opponents of whoever acts in the first round, and what each must be left with.
#[derive(Clone, Debug, Default)]
pub(crate) struct Guard {
    wards: ArrayVec<Ward, MOST_SEATS>,
    /// Only what happens here can lock somebody in.
    near: Cells,
}

impl Guard {
    /// A guard over the opponents of who acts; over nobody after the first round.
    pub fn of(game: &Mexica) -> Self {
        let mut guard = Self::default();
        if game.round > 1 {
            return guard;
        }
        for (at, player) in game.players.iter().enumerate() {
            let Some(pilli) = player.pilli.filter(|_| at != game.actor.index()) else { continue };
            let roomy = match game.options.lock_in {
                LockIn::Reach => u32::from(LARGEST),
                LockIn::Step => 2,
            };
            let within_reach = game.board.reach(pilli, roomy);
            // Who has less than that already can lose no more than the last step.
            let needs = if within_reach.len() >= roomy { roomy } else { within_reach.len().min(2) };
            guard.wards.push(Ward { pilli, needs });
            guard.near = guard.near | within_reach;
        }
        guard
    }

    /// Would this board leave every opponent enough?
    pub fn allows(&self, board: &Board) -> bool {
        self.wards.iter().all(|ward| board.reach(ward.pilli, ward.needs).len() >= ward.needs)
    }

    /// The cells at which a change leaves every opponent enough. The change may take away that cell
    /// and what it is said to take away besides, and nothing else.
    pub fn filter(&self, cells: Cells, change: impl Fn(&mut Board, Cell), board: &Board) -> Cells {
        let near = cells & self.near;
        let mut allowed = cells - near;
        for cell in near.iter() {
            let mut after = *board;
            change(&mut after, cell);
            if self.allows(&after) {
                allowed.insert(cell);
            }
        }
        allowed
    }

    /// Is anything at this cell out of the way of all opponents?
    pub fn is_clear_of(&self, cell: Cell) -> bool {
        !self.near.contains(cell)
    }

    /// Has anyone to be guarded?
    pub fn is_idle(&self) -> bool {
        self.wards.is_empty()
    }
}
