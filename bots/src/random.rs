//! The bot that takes any legal decision.

use patolli_game::{Chance, Game, Seat, Seed, Setup};

use crate::{Bot, Forfeit, Observation};

/// Takes any legal decision, all equally likely.
#[derive(Clone, Debug)]
pub struct Random(Chance);

impl Default for Random {
    fn default() -> Self {
        Self::new(Chance::of_player(Seed(0), 0))
    }
}

impl Random {
    /// A bot with these random numbers.
    pub fn new(chance: Chance) -> Self {
        Self(chance)
    }

    /// A random place in a list of `count` items.
    pub fn pick(&mut self, count: usize) -> usize {
        self.0.below(count as u32) as usize
    }
}

impl<G: Game> Bot<G> for Random {
    fn begin(&mut self, _: &Setup, _: Seat, chance: Chance) -> Result<(), Forfeit> {
        self.0 = chance;
        Ok(())
    }

    fn choose(
        &mut self,
        _: &Observation<'_, G>,
        decisions: &[G::Decision],
    ) -> Result<usize, Forfeit> {
        Ok(self.pick(decisions.len()))
    }
}
