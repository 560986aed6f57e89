//! The buildings that are not yet on offer.

use crate::components::building::Building;

/// How many buildings the larger stack has.
pub(crate) const STACK: usize = 22;

/// The buildings of an age that are not yet on offer; the last is drawn first.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Stack {
    tiles: [Option<Building>; STACK],
    left: u8,
}

impl Stack {
    pub const EMPTY: Self = Self { tiles: [None; STACK], left: 0 };

    /// A stack from which these are drawn in this order.
    pub fn new(tiles: impl DoubleEndedIterator<Item = Building>) -> Self {
        let mut stack = Self::EMPTY;
        for (place, tile) in stack.tiles.iter_mut().zip(tiles.rev()) {
            *place = Some(tile);
            stack.left += 1;
        }
        stack
    }

    pub fn draw(&mut self) -> Option<Building> {
        let left = self.left.checked_sub(1)?;
        self.left = left;
        self.tiles.get_mut(usize::from(left))?.take()
    }

    pub fn len(&self) -> u8 {
        self.left
    }

    /// The tiles in the order in which they will be drawn.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = Building> {
        self.tiles.iter().copied().rev().flatten()
    }
}
