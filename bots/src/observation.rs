//! What a player may see.

use std::fmt;
use std::time::Duration;

use patolli_game::{Game, Seat, Viewer};

/// What a player may see. The game behind it stays out of reach, and the view is made only when
/// it is asked for.
pub struct Observation<'a, G: Game> {
    source: Source<'a, G>,
    seat: Seat,
    budget: Option<Duration>,
}

enum Source<'a, G: Game> {
    Game(&'a G),
    View(&'a G::View),
}

impl<'a, G: Game> Observation<'a, G> {
    /// What the player of this seat may see of the game.
    pub fn new(game: &'a G, seat: Seat) -> Self {
        Self { source: Source::Game(game), seat, budget: None }
    }

    /// The view that a player of this seat was sent.
    pub fn of_view(view: &'a G::View, seat: Seat) -> Self {
        Self { source: Source::View(view), seat, budget: None }
    }

    /// The same, with `budget` time to choose.
    pub fn within(mut self, budget: Duration) -> Self {
        self.budget = Some(budget);
        self
    }

    /// How long the player may think, if that was said.
    pub fn budget(&self) -> Option<Duration> {
        self.budget
    }

    /// Whose turn it is to choose.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// Everything the seat may know.
    pub fn view(&self) -> G::View {
        match self.source {
            Source::Game(game) => game.view(Viewer::Seat(self.seat)),
            Source::View(view) => view.clone(),
        }
    }
}

/// Shows whose observation it is, and nothing of what is behind it.
impl<G: Game> fmt::Debug for Observation<'_, G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Observation").field("seat", &self.seat).finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use patolli_game::{Seed, Setup};
    use patolli_yaxha::Yaxha;

    use super::*;

    #[test]
    fn nothing_of_the_game_shows_in_a_debug_print() {
        let game = Yaxha::set_up(&Setup::new(Yaxha::META, 2, Seed(1)).unwrap()).unwrap();
        let observation = Observation::new(&game, Seat::new(1).unwrap());
        assert_eq!(format!("{observation:?}"), "Observation { seat: Seat(1), .. }");
    }
}
