//! Whole games for tests, played by greedy bots.

use std::time::Duration;

use patolli_bots::{Bot, BotName, Limits, Observation};
use patolli_game::{Chance, Heuristics, Play, Seat, Seed, Setup, Silent};

/// A game of this many seats with these options, up to `most` decisions.
pub fn played<G: Heuristics>(
    seats: usize,
    options: &[(&str, &str)],
    seed: u128,
    most: usize,
) -> Play<G> {
    let mut setup = Setup::new(G::META, seats, Seed(seed)).unwrap();
    for (option, value) in options {
        setup.set(option, value).unwrap();
    }
    let mut play = Play::<G>::new(setup).unwrap();
    let limits = Limits::native(Duration::from_secs(1));
    let mut bots: Vec<Box<dyn Bot<G>>> = Vec::new();
    for seat in Seat::first(seats) {
        let mut bot = BotName::Greedy.sit_down(&limits);
        bot.begin(play.setup(), seat, Chance::of_player(Seed(seed), seat.index() as u32)).unwrap();
        bots.push(bot);
    }
    while play.steps().len() < most {
        let Some(seat) = play.game().deciding().lowest() else { break };
        let mut list = Vec::new();
        play.game().decisions(seat, &mut list);
        let observed = Observation::new(play.game(), seat);
        let choice = bots[seat.index()].choose(&observed, &list).unwrap();
        play.decide(seat, list[choice], &mut Silent).unwrap();
    }
    play
}
