//! Players that choose: they see what their seat may see, the legal decisions, and nothing else.

mod name;
mod random;

pub use name::{BotName, UnknownBot};
pub use random::Random;

use patolli_game::{Chance, Eye, Game, Seat};

/// A player that chooses one of the decisions it is offered.
pub trait Bot<G: Game>: Send {
    /// The place in the list of the decision it takes. The list is never empty.
    fn choose(&mut self, sight: &Sight<'_, G>, decisions: &[G::Decision]) -> usize;
}

/// What a player may see. The game behind it stays out of reach, and the view is made only when
/// it is asked for.
#[derive(Clone, Copy, Debug)]
pub struct Sight<'a, G> {
    game: &'a G,
    seat: Seat,
}

impl<'a, G: Game> Sight<'a, G> {
    /// What the player of this seat may see of the game.
    pub fn new(game: &'a G, seat: Seat) -> Self {
        Self { game, seat }
    }

    /// Whose turn it is to choose.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// Everything the seat may know.
    pub fn view(&self) -> G::View {
        self.game.view(Eye::Seat(self.seat))
    }
}

impl BotName {
    /// The bot of this name, with random numbers of its own.
    pub fn sit_down<G: Game>(&self, chance: Chance) -> Box<dyn Bot<G>> {
        match self {
            Self::Random => Box::new(Random::new(chance)),
        }
    }
}
