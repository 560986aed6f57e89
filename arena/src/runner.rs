//! Plays the games of a match, on as many threads as wanted, always with the same result.

use std::time::Duration;

use patolli_bots::{Bot, BotName, Forfeit, Limits, Observation, Random};
use patolli_game::{
    Chance, Heuristics, Play, Record, Remark, Seat, Seats, Seed, Setup, SetupError, Silent,
};
use rayon::prelude::*;

use crate::tally::Tally;

/// The most games that are played in one go by one thread, with the same bots.
const LARGEST_BATCH: u64 = 64;

/// How many batches each thread should get, so that none waits long for the last.
const BATCHES_A_THREAD: u64 = 4;

/// More threads than this help nobody.
pub const MOST_JOBS: usize = 1024;

/// Who plays on for a bot that forfeited.
const STAND_IN: &str = "random";

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
    /// How long a bot that is a process may think about a decision.
    pub budget: Duration,
}

/// A game that was played to the end.
#[derive(Clone, Debug)]
pub struct Finished<G: Heuristics> {
    /// Which of the match, from 0.
    pub number: u64,
    /// Its decisions.
    pub play: Play<G>,
    /// Who played, by seat.
    pub players: Vec<String>,
}

impl<G: Heuristics> Finished<G> {
    /// The game as a record.
    pub fn record(&self) -> Record {
        Record::new(&self.play, &self.players)
    }
}

/// What to do with each finished game.
pub type Keep<'a, G> = &'a (dyn Fn(&Finished<G>) + Sync);

/// Plays a match. Each finished game is handed to `keep` if there is one; `progress` is called
/// after each game.
pub fn run<G: Heuristics>(
    table: &Match,
    keep: Option<Keep<'_, G>>,
    progress: &(dyn Fn() + Sync),
) -> Result<Tally, SetupError> {
    // A set-up is possible for every seed or for none: find out before starting.
    G::set_up(&table.setup)?;
    let threads = threads(table.jobs);
    let batch_size = (table.games / (threads as u64 * BATCHES_A_THREAD)).clamp(1, LARGEST_BATCH);
    let batches = table.games.div_ceil(batch_size);
    let needed = usize::try_from(batches).unwrap_or(MOST_JOBS).clamp(1, threads);
    let limits = limits(table.budget, needed);
    let play_batch = |batch: u64| -> Result<Tally, SetupError> {
        let mut tally = Tally::new(table.setup.seats());
        let bots = table.bots.iter().collect();
        let mut players = Players::<G>::new(&table.setup, bots, &limits);
        let first = batch * batch_size;
        for number in first..table.games.min(first.saturating_add(batch_size)) {
            match keep {
                None => play_quickly(&mut players, number, &mut tally)?,
                Some(keep) => keep(&play_noting(&mut players, number, &mut tally)?),
            }
            progress();
        }
        Ok(tally)
    };
    let merge = |one: Result<Tally, _>, other: Result<Tally, _>| Ok(one? + other?);
    let nothing = || Ok(Tally::new(table.setup.seats()));
    let all = || (0..batches).into_par_iter().map(play_batch).reduce(nothing, merge);
    match rayon::ThreadPoolBuilder::new().num_threads(needed).build() {
        Ok(pool) => pool.install(all),
        // No threads are available: use this one.
        Err(_) => (0..batches).map(play_batch).fold(nothing(), merge),
    }
}

/// What bots may use to think while `games` games are played at once.
pub(crate) fn limits(budget: Duration, games: usize) -> Limits {
    Limits::native(budget).on_threads(threads(0) / games.max(1))
}

/// On how many threads; 0 is one on each core.
pub(crate) fn threads(jobs: usize) -> usize {
    match jobs {
        0 => std::thread::available_parallelism().map_or(1, usize::from),
        jobs => jobs.min(MOST_JOBS),
    }
}

/// The bots at a table, with a stand-in for each that forfeits.
pub(crate) struct Players<'a, G: Heuristics> {
    setup: &'a Setup,
    names: Vec<&'a BotName>,
    bots: Vec<Box<dyn Bot<G>>>,
    stand_ins: Vec<Random>,
    /// Those whose bot has forfeited this game.
    pub(crate) forfeited: Seats,
    list: Vec<G::Decision>,
}

impl<'a, G: Heuristics> Players<'a, G> {
    /// These bots, by seat, at a table that agrees on this.
    pub(crate) fn new(setup: &'a Setup, names: Vec<&'a BotName>, limits: &Limits) -> Self {
        Self {
            setup,
            bots: names.iter().map(|bot| bot.sit_down(limits)).collect(),
            stand_ins: vec![Random::default(); names.len()],
            forfeited: Seats::NONE,
            list: Vec::new(),
            names,
        }
    }

    /// Sets up a game with its own seed, and gives every player theirs.
    pub(crate) fn begin(&mut self, seed: Seed, number: u64, tally: &mut Tally) -> Setup {
        let mut setup = self.setup.clone();
        setup.seed = seed;
        self.forfeited = Seats::NONE;
        for seat in Seat::first(self.bots.len()) {
            let chance = |player| player_chance(setup.seed, seat, player);
            self.stand_ins[seat.index()] = Random::new(chance(Player::StandIn));
            if let Err(forfeit) = self.bots[seat.index()].begin(&setup, seat, chance(Player::Bot)) {
                self.forfeit(seat, number, forfeit, tally);
            }
        }
        setup
    }

    fn forfeit(&mut self, seat: Seat, number: u64, forfeit: Forfeit, tally: &mut Tally) {
        self.forfeited.insert(seat);
        tally.forfeit(seat, number, forfeit);
    }

    /// Asks the seat's bot to choose; a stand-in plays on for one that forfeits.
    pub(crate) fn ask(
        &mut self,
        game: &G,
        seat: Seat,
        number: u64,
        tally: &mut Tally,
    ) -> G::Decision {
        game.decisions(seat, &mut self.list);
        if !self.forfeited.contains(seat) {
            let observation = Observation::new(game, seat);
            match self.bots[seat.index()].choose(&observation, &self.list) {
                Ok(place) if place < self.list.len() => return self.list[place],
                Ok(place) => {
                    let illegal = Forfeit::Illegal { decision: place.to_string() };
                    self.forfeit(seat, number, illegal, tally);
                }
                Err(forfeit) => self.forfeit(seat, number, forfeit, tally),
            }
        }
        self.list[self.stand_ins[seat.index()].pick(self.list.len())]
    }

    /// What the players are called in a record, by seat.
    pub(crate) fn called(&self) -> Vec<String> {
        let names = self.names.iter().zip(&self.bots).map(|(name, bot)| match bot.name() {
            Some(own) => format!("{own} ({name})"),
            None => name.to_string(),
        });
        names.collect()
    }
}

/// Which of those who may decide is asked next. In an open simultaneous step later players see
/// more, so the first changes from round to round and from game to game.
pub(crate) fn next_to_ask<G: Heuristics>(game: &G, number: u64) -> Option<Seat> {
    let deciding = game.deciding();
    if deciding.len() < 2 {
        return deciding.lowest();
    }
    let seats = game.seats();
    let start = (number % seats as u64) as usize + usize::from(game.round());
    Seat::first(seats).map(|seat| seat.clockwise(start, seats)).find(|&s| deciding.contains(s))
}

/// Whose random numbers to use.
#[derive(Clone, Copy)]
enum Player {
    Bot,
    StandIn,
}

fn player_chance(seed: Seed, seat: Seat, player: Player) -> Chance {
    let first = match player {
        Player::Bot => 0,
        Player::StandIn => 100,
    };
    Chance::of_player(seed, first + u32::from(seat.number()))
}

/// Plays one game without noting what is decided: nothing is allocated per decision.
fn play_quickly<G: Heuristics>(
    players: &mut Players<'_, G>,
    number: u64,
    tally: &mut Tally,
) -> Result<(), SetupError> {
    let setup = players.begin(players.setup.seed.of_game(number), number, tally);
    let mut game = G::set_up(&setup)?;
    let mut decisions = 0;
    while let Some(seat) = next_to_ask(&game, number) {
        let decision = players.ask(&game, seat, number, tally);
        game.apply(seat, decision, &mut Silent);
        decisions += 1;
    }
    tally.add(game.outcome(), decisions);
    Ok(())
}

/// Plays one game and notes what is decided.
fn play_noting<G: Heuristics>(
    players: &mut Players<'_, G>,
    number: u64,
    tally: &mut Tally,
) -> Result<Finished<G>, SetupError> {
    let setup = players.begin(players.setup.seed.of_game(number), number, tally);
    let mut play = Play::<G>::new(setup)?;
    let mut noted = Seats::NONE;
    loop {
        note_forfeits(players, &mut play, &mut noted);
        let Some(seat) = next_to_ask(play.game(), number) else { break };
        let decision = players.ask(play.game(), seat, number, tally);
        if play.decide(seat, decision, &mut Silent).is_err() {
            // Only listed decisions are asked for, and the harness proves that those are accepted.
            break;
        }
    }
    tally.add(play.game().outcome(), play.steps().len() as u64);
    Ok(Finished { number, play, players: players.called() })
}

/// Records that a stand-in plays from here on.
pub(crate) fn note_forfeits<G: Heuristics>(
    players: &Players<'_, G>,
    play: &mut Play<G>,
    noted: &mut Seats,
) {
    for seat in players.forfeited.iter().filter(|&seat| !noted.contains(seat)) {
        play.remark(Remark::TakenOver(seat, STAND_IN.to_owned()));
    }
    *noted = players.forfeited;
}

#[cfg(test)]
mod tests {
    use patolli_game::Game;
    use patolli_yaxha::Yaxha;

    use super::*;

    fn random_match(seats: usize, games: u64, jobs: usize) -> Match {
        let setup = Setup::new(Yaxha::META, seats, Seed(7)).unwrap();
        let budget = Duration::from_secs(1);
        Match { setup, bots: vec![BotName::Random; seats], games, jobs, budget }
    }

    #[test]
    fn the_same_seed_gives_the_same_games_on_any_number_of_threads() {
        let one = run::<Yaxha>(&random_match(3, 200, 1), None, &|| {}).unwrap();
        let two = run::<Yaxha>(&random_match(3, 200, 2), None, &|| {}).unwrap();
        assert_eq!(one, two);
        assert_eq!(one.games, 200);
    }

    #[test]
    fn games_kept_are_the_games_played() {
        let kept = std::sync::Mutex::new(Tally::new(4));
        let keep = |finished: &Finished<Yaxha>| {
            let replay = finished.record().replay::<Yaxha>().unwrap();
            let outcome = replay.play.game().outcome().unwrap();
            kept.lock().unwrap().add(Some(outcome), replay.play.steps().len() as u64);
        };
        let noted = run::<Yaxha>(&random_match(4, 40, 1), Some(&keep), &|| {}).unwrap();
        let quick = run::<Yaxha>(&random_match(4, 40, 1), None, &|| {}).unwrap();
        assert_eq!(noted, quick);
        assert_eq!(noted, kept.into_inner().unwrap());
    }

    #[test]
    fn a_shared_win_counts_in_parts_that_add_up() {
        let tally = run::<Yaxha>(&random_match(4, 300, 0), None, &|| {}).unwrap();
        let wins: f64 = tally.seats.iter().map(SeatTally::wins).sum();
        assert!((wins - 300.0).abs() < 1e-9, "{wins}");
    }

    #[test]
    fn more_games_and_threads_than_anyone_has_time_for_are_no_trouble_to_start() {
        let one = run::<Yaxha>(&random_match(2, 1, usize::MAX), None, &|| {}).unwrap();
        assert_eq!(one.games, 1);
    }

    #[test]
    fn the_record_of_a_forfeited_game_replays() {
        let mut table = random_match(2, 1, 1);
        table.bots[0] = "cmd:no-such-program-anywhere".parse().unwrap();
        let keep = |finished: &Finished<Yaxha>| {
            let text = finished.record().to_string();
            let replay = text.parse::<Record>().unwrap().replay::<Yaxha>().unwrap();
            let taken_over = Remark::TakenOver(Seat::FIRST, STAND_IN.to_owned());
            assert_eq!(replay.play.remarks(), [(0, taken_over)]);
        };
        run::<Yaxha>(&table, Some(&keep), &|| {}).unwrap();
    }

    #[test]
    fn a_bot_that_cannot_start_forfeits_and_the_games_go_on() {
        let mut table = random_match(3, 5, 1);
        table.bots[1] = "cmd:no-such-program-anywhere".parse().unwrap();
        let tally = run::<Yaxha>(&table, None, &|| {}).unwrap();
        assert_eq!(tally.games, 5);
        assert_eq!(tally.seats[1].forfeits(), 5);
        assert_eq!(tally.seats[0].forfeits(), 0);
        let first = tally.seats[1].first_forfeit().unwrap();
        assert!(matches!(first, Forfeit::CannotStart { .. }), "{first:?}");
    }

    use crate::SeatTally;
}
