//! Plays the games of a match, on as many threads as wanted, always with the same result.

use std::ops::Range;

use patolli_bots::{Bot, BotName, Sight};
use patolli_game::{Chance, Game, Outcome, Play, Record, Seat, Seed, Setup, SetupError, Silent};
use rayon::prelude::*;

use crate::tally::Tally;

/// Games that are played in one go by one thread.
const BATCH: u64 = 64;

/// A match: the same bots play many games.
#[derive(Clone, Debug)]
pub struct Match {
    /// What the table agrees on; its seed is the seed of the match.
    pub setup: Setup,
    /// Who plays, by seat.
    pub bots: Vec<BotName>,
    /// How many games.
    pub games: u64,
    /// On how many threads; 0 for as many as there are cores.
    pub jobs: usize,
}

/// A game that was played to the end.
#[derive(Clone, Debug)]
pub struct Finished<G: Game> {
    /// Which of the match, from 0.
    pub number: u64,
    /// Its decisions.
    pub play: Play<G>,
    /// Who played, by seat.
    pub players: Vec<String>,
}

impl<G: Game> Finished<G> {
    /// The game as a record.
    pub fn record(&self) -> Record {
        Record::new(&self.play, &self.players)
    }
}

/// What to do with each finished game.
pub type Keep<'a, G> = &'a (dyn Fn(&Finished<G>) + Sync);

/// Plays a match. Each finished game is handed to `keep` if there is one; after each batch,
/// `progress` is told how many games more are done.
pub fn run<G: Game>(
    table: &Match,
    keep: Option<Keep<'_, G>>,
    progress: &(dyn Fn(u64) + Sync),
) -> Result<Tally, SetupError> {
    // A set-up is possible for every seed or for none: find out before starting.
    G::set_up(&table.setup)?;
    let batches: Vec<Range<u64>> = (0..table.games.div_ceil(BATCH))
        .map(|batch| batch * BATCH..((batch + 1) * BATCH).min(table.games))
        .collect();
    let play_batch = |games: &Range<u64>| -> Result<Tally, SetupError> {
        let mut tally = Tally::new(table.setup.seats());
        let mut list = Vec::new();
        for number in games.clone() {
            match keep {
                None => play_quickly::<G>(table, number, &mut list, &mut tally)?,
                Some(keep) => keep(&play_noting::<G>(table, number, &mut list, &mut tally)?),
            }
        }
        progress(games.end - games.start);
        Ok(tally)
    };
    let merge = |one: Result<Tally, _>, other: Result<Tally, _>| Ok(one? + other?);
    let nothing = || Ok(Tally::new(table.setup.seats()));
    let all = || batches.par_iter().map(play_batch).reduce(nothing, merge);
    match rayon::ThreadPoolBuilder::new().num_threads(table.jobs).build() {
        Ok(pool) => pool.install(all),
        // No threads to be had: this one will do.
        Err(_) => batches.iter().map(play_batch).fold(nothing(), merge),
    }
}

/// One game's own seed, and the bots with theirs.
fn sit_down<G: Game>(table: &Match, number: u64) -> (Setup, Vec<Box<dyn Bot<G>>>) {
    let mut setup = table.setup.clone();
    setup.seed = table.setup.seed.of_game(number);
    let bots = Seat::first(table.bots.len()).zip(&table.bots);
    let chance = |seat: Seat| player_chance(setup.seed, seat);
    let bots = bots.map(|(seat, bot)| bot.sit_down(chance(seat))).collect();
    (setup, bots)
}

fn player_chance(seed: Seed, seat: Seat) -> Chance {
    Chance::of_player(seed, seat.number().into())
}

/// Plays one game without noting what is decided: nothing is allocated per decision.
fn play_quickly<G: Game>(
    table: &Match,
    number: u64,
    list: &mut Vec<G::Decision>,
    tally: &mut Tally,
) -> Result<(), SetupError> {
    let (setup, mut bots) = sit_down::<G>(table, number);
    let mut game = G::set_up(&setup)?;
    let mut decisions = 0;
    while let Some(seat) = game.deciding().lowest() {
        let decision = ask(&game, seat, &mut bots, list);
        game.apply(seat, decision, &mut Silent);
        decisions += 1;
    }
    add(tally, game.outcome(), decisions);
    Ok(())
}

/// Plays one game and notes what is decided.
fn play_noting<G: Game>(
    table: &Match,
    number: u64,
    list: &mut Vec<G::Decision>,
    tally: &mut Tally,
) -> Result<Finished<G>, SetupError> {
    let (setup, mut bots) = sit_down::<G>(table, number);
    let mut play = Play::<G>::new(setup)?;
    while let Some(seat) = play.game().deciding().lowest() {
        let decision = ask(play.game(), seat, &mut bots, list);
        if play.decide(seat, decision, &mut Silent).is_err() {
            break;
        }
    }
    add(tally, play.game().outcome(), play.steps().len() as u64);
    let players = table.bots.iter().map(ToString::to_string).collect();
    Ok(Finished { number, play, players })
}

/// Has the seat's bot choose from the list; a choice beside the list counts as the last.
fn ask<G: Game>(
    game: &G,
    seat: Seat,
    bots: &mut [Box<dyn Bot<G>>],
    list: &mut Vec<G::Decision>,
) -> G::Decision {
    game.decisions(seat, list);
    let choice = bots[seat.index()].choose(&Sight::new(game, seat), list);
    list[choice.min(list.len() - 1)]
}

fn add(tally: &mut Tally, outcome: Option<Outcome>, decisions: u64) {
    if let Some(outcome) = outcome {
        tally.add(&outcome, decisions);
    }
}

#[cfg(test)]
mod tests {
    use patolli_yaxha::Yaxha;

    use super::*;

    fn random_match(seats: usize, games: u64, jobs: usize) -> Match {
        let setup = Setup::new(Yaxha::META, seats, Seed(7)).unwrap();
        Match { setup, bots: vec![BotName::Random; seats], games, jobs }
    }

    #[test]
    fn the_same_seed_gives_the_same_games_on_any_number_of_threads() {
        let one = run::<Yaxha>(&random_match(3, 200, 1), None, &|_| {}).unwrap();
        let two = run::<Yaxha>(&random_match(3, 200, 2), None, &|_| {}).unwrap();
        assert_eq!(one, two);
        assert_eq!(one.games, 200);
    }

    #[test]
    fn games_kept_are_the_games_played() {
        let kept = std::sync::Mutex::new(Tally::new(4));
        let keep = |finished: &Finished<Yaxha>| {
            let replay = finished.record().replay::<Yaxha>().unwrap();
            let outcome = replay.play.game().outcome().unwrap();
            kept.lock().unwrap().add(&outcome, replay.play.steps().len() as u64);
        };
        let noted = run::<Yaxha>(&random_match(4, 40, 1), Some(&keep), &|_| {}).unwrap();
        let quick = run::<Yaxha>(&random_match(4, 40, 1), None, &|_| {}).unwrap();
        assert_eq!(noted, quick);
        assert_eq!(noted, kept.into_inner().unwrap());
    }

    #[test]
    fn a_shared_win_counts_in_parts_that_add_up() {
        let tally = run::<Yaxha>(&random_match(4, 300, 0), None, &|_| {}).unwrap();
        let wins: f64 = tally.seats.iter().map(SeatTally::wins).sum();
        assert!((wins - 300.0).abs() < 1e-9, "{wins}");
    }

    use crate::SeatTally;
}
