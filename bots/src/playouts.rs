//! The bot that tries each decision in determinized games, played out at random.

use patolli_game::{Chance, Game, Seat, Seed, Setup, Silent};

use crate::{Bot, Forfeit, Observation};

/// Tries the decisions in determinized games that are played to their end at random, and takes the one
/// that leads to the best lead on average.
///
/// Half of the decisions, the worse ones, are dropped again and again, so that most games are spent
/// on those between which the choice is close.
#[derive(Clone, Debug)]
pub struct Playouts {
    games: u32,
    chance: Chance,
}

/// A decision, by its place in the list, and how the games that began with it ended.
struct Tried {
    place: usize,
    games: i64,
    lead: i64,
}

impl Tried {
    fn mean(&self) -> f64 {
        self.lead as f64 / self.games.max(1) as f64
    }
}

impl Playouts {
    /// A bot that plays out `games` games for each choice.
    pub fn new(games: u32) -> Self {
        Self { games, chance: Chance::of_player(Seed(0), 0) }
    }

    fn try_all<G: Game>(&mut self, view: &G::View, seat: Seat, decisions: &[G::Decision]) -> usize {
        let mut tried = self.worth_trying(decisions.len());
        let halvings = tried.len().next_power_of_two().trailing_zeros().max(1);
        let mut list = Vec::new();
        while tried.len() > 1 {
            let each = (self.games / halvings / tried.len() as u32).max(1);
            for decision in &mut tried {
                for _ in 0..each {
                    // A view that no game agrees with is nothing to think about.
                    let Ok(mut game) = G::determinize(view, &mut self.chance) else { return 0 };
                    game.apply(seat, decisions[decision.place], &mut Silent);
                    self.play_out(&mut game, &mut list);
                    decision.games += 1;
                    decision.lead += i64::from(lead(&game, seat));
                }
            }
            tried.sort_by(|one, other| other.mean().total_cmp(&one.mean()));
            tried.truncate(tried.len().div_ceil(2));
        }
        tried.first().map_or(0, |best| best.place)
    }

    /// The decisions to be tried: all of them, or a random selection, small enough that each can be
    /// tried once and half of them again.
    fn worth_trying(&mut self, decisions: usize) -> Vec<Tried> {
        let mut places: Vec<usize> = (0..decisions).collect();
        let most = (self.games as usize / 2).max(1);
        if decisions > most {
            self.chance.shuffle(&mut places);
            places.truncate(most);
        }
        places.into_iter().map(|place| Tried { place, games: 0, lead: 0 }).collect()
    }

    fn play_out<G: Game>(&mut self, game: &mut G, list: &mut Vec<G::Decision>) {
        while let Some(seat) = game.deciding().lowest() {
            game.decisions(seat, list);
            let Some(&decision) = self.chance.pick(list) else { return };
            game.apply(seat, decision, &mut Silent);
        }
    }
}

/// By how much a seat leads the best of the others; its own points count twice.
fn lead<G: Game>(game: &G, seat: Seat) -> i32 {
    let standing = game.standing();
    let others = Seat::first(standing.seats()).filter(|&other| other != seat);
    let best = others.map(|other| standing.total(other)).max().unwrap_or(0);
    2 * standing.total(seat) - best
}

impl<G: Game> Bot<G> for Playouts {
    fn begin(&mut self, _: &Setup, _: Seat, chance: Chance) -> Result<(), Forfeit> {
        self.chance = chance;
        Ok(())
    }

    fn choose(
        &mut self,
        observation: &Observation<'_, G>,
        decisions: &[G::Decision],
    ) -> Result<usize, Forfeit> {
        Ok(self.try_all::<G>(&observation.view(), observation.seat(), decisions))
    }
}

#[cfg(test)]
mod tests {
    use patolli_game::Viewer;
    use patolli_yaxha::Yaxha;

    use super::*;

    /// How many of `games` games the first bot wins, with seats swapped each time.
    fn wins(one: u32, other: u32, games: u64) -> usize {
        let won = |number: &u64| {
            let seed = Seed(77).of_game(*number);
            let first = (*number % 2) as usize;
            let mut game = Yaxha::set_up(&Setup::new(Yaxha::META, 2, seed).unwrap()).unwrap();
            let mut bots = [Playouts::new(one), Playouts::new(other)];
            for (player, bot) in (0..).zip(&mut bots) {
                bot.chance = Chance::of_player(seed, player);
            }
            let mut list = Vec::new();
            while let Some(seat) = game.deciding().lowest() {
                game.decisions(seat, &mut list);
                let bot = &mut bots[(seat.index() + first) % 2];
                let place = bot.try_all::<Yaxha>(&game.view(Viewer::Seat(seat)), seat, &list);
                game.apply(seat, list[place], &mut Silent);
            }
            let winners = game.outcome().unwrap().winners();
            winners.len() == 1 && winners.contains(Seat::new(first).unwrap())
        };
        (0..games).filter(won).count()
    }

    #[test]
    fn more_playouts_play_better() {
        assert!(wins(60, 4, 12) >= 9);
    }

    #[test]
    fn few_playouts_try_few_decisions() {
        let tried = |games: u32, decisions| Playouts::new(games).worth_trying(decisions).len();
        assert_eq!((tried(12, 45), tried(120, 45), tried(1, 45), tried(12, 3)), (6, 45, 1, 3));
    }
}
