//! The answers to a question: a set of decisions, as bits by their indices.
//!
//! The game works out the answers once, when the question arises. Listing, checking and counting
//! them are then a matter of bits.

use patolli_game::Decision as _;

use crate::components::gear::{Space, Spaces};
use crate::format::decision::Decision;

const WORDS: usize = <Decision as patolli_game::Decision>::COUNT.div_ceil(64);

/// A set of decisions.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Answers([u64; WORDS]);

impl Answers {
    pub const NONE: Self = Self([0; WORDS]);

    /// Adds a decision.
    #[inline]
    pub fn add(&mut self, decision: Decision) {
        self.add_if(true, decision);
    }

    /// Adds a decision if something holds.
    #[inline]
    pub fn add_if(&mut self, holds: bool, decision: Decision) {
        let index = decision.index();
        self.0[index / 64] |= u64::from(holds) << (index % 64);
    }

    /// Adds picking up a worker from each of these spaces.
    #[inline]
    pub fn add_pick_ups(&mut self, spaces: Spaces) {
        let Some(space) = Space::from_index(0) else { return };
        let first = Decision::PickUp(space).index();
        let (word, shift) = (first / 64, first % 64);
        self.0[word] |= spaces.0 << shift;
        if shift > 0 {
            self.0[word + 1] |= spaces.0 >> (64 - shift);
        }
    }

    #[inline]
    pub fn contains(&self, decision: Decision) -> bool {
        // A decision about a thing that has no index of its own is in no set.
        let index = decision.index();
        Decision::from_index(index) == Some(decision)
            && self.0[index / 64] & (1 << (index % 64)) != 0
    }

    /// The only one, if there is just one; an error if there are several.
    #[inline]
    pub fn only(&self) -> Result<Option<Decision>, Several> {
        let mut only = None;
        for (word, &bits) in self.0.iter().enumerate() {
            if bits == 0 {
                continue;
            }
            if only.is_some() || bits & (bits - 1) != 0 {
                return Err(Several);
            }
            only = Decision::from_index(64 * word + bits.trailing_zeros() as usize);
        }
        Ok(only)
    }

    /// Each of them, in order.
    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = Decision> {
        self.0.iter().enumerate().flat_map(|(word, &bits)| {
            let mut left = bits;
            std::iter::from_fn(move || {
                let at = (left != 0).then(|| left.trailing_zeros() as usize)?;
                left &= left - 1;
                Decision::from_index(64 * word + at)
            })
        })
    }

    /// Puts all of them at the end of a list, in order.
    #[inline]
    pub fn list(&self, list: &mut Vec<Decision>) {
        for (word, &bits) in self.0.iter().enumerate() {
            let mut left = bits;
            while left != 0 {
                if let Some(decision) =
                    Decision::from_index(64 * word + left.trailing_zeros() as usize)
                {
                    list.push(decision);
                }
                left &= left - 1;
            }
        }
    }

    /// Those of them that are allowed.
    pub fn filter(self, allowed: impl Fn(Decision) -> bool) -> Self {
        let mut kept = Self::NONE;
        for decision in self.iter() {
            kept.add_if(allowed(decision), decision);
        }
        kept
    }

    pub fn is_empty(&self) -> bool {
        self.0 == [0; WORDS]
    }
}

/// There is more than one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Several;
