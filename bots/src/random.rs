//! The bot that takes any legal decision.

use patolli_game::{Chance, Game};

use crate::{Bot, Sight};

/// Takes any legal decision, each as likely as the other.
#[derive(Clone, Debug)]
pub struct Random(Chance);

impl Random {
    /// A bot with these random numbers.
    pub fn new(chance: Chance) -> Self {
        Self(chance)
    }
}

impl<G: Game> Bot<G> for Random {
    fn choose(&mut self, _: &Sight<'_, G>, decisions: &[G::Decision]) -> usize {
        self.0.below(decisions.len() as u32) as usize
    }
}
