//! Tournaments: bots play each other, each in every seat equally often, on the same seeds.
//!
//! A *deal* is a seed with all its *seatings*: every choice of as many entries as there are seats,
//! and each of those turned round the table. The games of a tournament are numbered deal by deal.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc;
use std::time::{Duration, Instant};

use patolli_bots::BotName;
use patolli_game::{Barrier, Heuristics, Play, Record, Seat, Seats, Setup, SetupError, Silent};
use serde::{Deserialize, Serialize};

use crate::runner::{Players, limits, next_to_ask, note_forfeits, threads};
use crate::sequential::{Sequential, Verdict};
use crate::tally::Tally;

/// Bots that play each other.
#[derive(Clone, Debug)]
pub struct Tournament {
    /// What the tables agree on; its seed is the seed of the tournament.
    pub setup: Setup,
    /// Who plays. If they are fewer than the seats, the last of them takes those that are left.
    entries: Vec<BotName>,
    /// Who sits where in the games of a deal.
    seatings: Vec<Vec<usize>>,
    /// How many games at least; a deal is always played to its end.
    pub games: u64,
    /// On how many threads; 0 for as many as there are cores.
    pub jobs: usize,
    /// How long a bot that is a process may think about a decision.
    pub budget: Duration,
    /// Stop as soon as it is clear whether the first entry's share of wins is above or below this.
    pub decide: Option<Sequential>,
}

/// One game of a tournament.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Played {
    /// Its number, from 0.
    pub number: u64,
    /// Which entry sat in each seat.
    pub seating: Vec<usize>,
    /// The final score of each seat, in the game's units.
    pub score: Vec<i32>,
    /// The rank of each seat, from 1.
    pub rank: Vec<u8>,
    /// How many turns each seat had: decisions without a barrier between them are one turn.
    pub turns: Vec<u32>,
    /// How long each seat thought in all, in milliseconds.
    pub millis: Vec<f64>,
    /// How many decisions were taken.
    pub decisions: u64,
    /// The seats whose bot forfeited.
    pub forfeits: Vec<usize>,
}

impl Played {
    /// What a seat won: a victory shared by k is 1/k.
    pub fn win(&self, seat: usize) -> f64 {
        let won = |rank: &u8| *rank == 1;
        if !self.rank.get(seat).is_some_and(won) {
            return 0.0;
        }
        let winners = (0..self.rank.len()).filter(|&other| won(&self.rank[other]));
        1.0 / winners.count() as f64
    }

    /// Does it have an entry for each of `seats` seats?
    pub(crate) fn is_whole(&self, seats: usize) -> bool {
        let lengths = [
            self.seating.len(),
            self.score.len(),
            self.rank.len(),
            self.turns.len(),
            self.millis.len(),
        ];
        lengths == [seats; 5] && self.forfeits.iter().all(|&seat| seat < seats)
    }
}

/// What to do with each game, as it comes: its result, and its record if records are wanted.
pub type Take<'a> = &'a mut dyn FnMut(&Played, Option<&Record>);

impl Tournament {
    /// A tournament of these entries, of at least `games` games. None if there are no entries.
    pub fn new(setup: Setup, mut entries: Vec<BotName>, games: u64) -> Option<Self> {
        let seats = setup.seats();
        let last = entries.last()?.clone();
        if entries.len() < seats {
            entries.resize(seats, last);
        }
        let seatings = seatings(&entries, seats);
        let budget = Duration::from_secs(1);
        Some(Self { setup, entries, seatings, games, jobs: 0, budget, decide: None })
    }

    /// Who plays, as many as there are seats or more.
    pub fn entries(&self) -> &[BotName] {
        &self.entries
    }

    /// How many games a deal has.
    pub fn games_in_a_deal(&self) -> u64 {
        self.seatings.len() as u64
    }

    /// How many games there are, every deal played to its end.
    pub fn all_games(&self) -> u64 {
        self.games.div_ceil(self.games_in_a_deal()) * self.games_in_a_deal()
    }

    /// Which entry sits in each seat of a game.
    pub fn seating(&self, number: u64) -> &[usize] {
        &self.seatings[(number % self.games_in_a_deal()) as usize]
    }

    /// The set-up of a game: every game of a deal has the same.
    fn setup_of(&self, number: u64) -> Setup {
        let mut setup = self.setup.clone();
        setup.seed = setup.seed.of_game(number / self.games_in_a_deal());
        setup
    }

    /// Plays all games but those that are known already, and tells of each as it comes. Hands back
    /// those that count, in order: all, or those up to the point where the matter was decided.
    pub fn run<G: Heuristics>(
        &self,
        known: Vec<Played>,
        with_records: bool,
        take: Take<'_>,
    ) -> Result<(Vec<Played>, Option<Verdict>), SetupError> {
        G::set_up(&self.setup)?;
        let mut line = Line::new(self, known);
        let (stop, next) = (AtomicBool::new(line.verdict.is_some()), AtomicU64::new(0));
        let done: BTreeSet<u64> = line.waiting.keys().copied().chain(0..line.next()).collect();
        let (sender, results) = mpsc::channel();
        std::thread::scope(|scope| {
            for _ in 0..threads(self.jobs) {
                let (sender, stop, next, done) = (sender.clone(), &stop, &next, &done);
                scope.spawn(move || {
                    loop {
                        let number = next.fetch_add(1, Ordering::Relaxed);
                        if number >= self.all_games() || stop.load(Ordering::Relaxed) {
                            return;
                        }
                        if done.contains(&number) {
                            continue;
                        }
                        let played = self.play::<G>(number, with_records);
                        if sender.send(played).is_err() {
                            return;
                        }
                    }
                });
            }
            drop(sender);
            for result in results {
                let (played, record) = result?;
                take(&played, record.as_ref());
                line.add(played);
                if line.verdict.is_some() {
                    stop.store(true, Ordering::Relaxed);
                }
            }
            Ok((line.counted, line.verdict))
        })
    }

    /// Plays one game.
    fn play<G: Heuristics>(
        &self,
        number: u64,
        with_record: bool,
    ) -> Result<(Played, Option<Record>), SetupError> {
        let (seating, setup) = (self.seating(number), self.setup_of(number));
        let seats = setup.seats();
        let names = seating.iter().map(|&entry| &self.entries[entry]).collect();
        let limits = limits(self.budget, threads(self.jobs));
        let mut players = Players::<G>::new(&self.setup, names, &limits);
        let mut tally = Tally::new(seats);
        let setup = players.begin(setup.seed, number, &mut tally);
        let mut play = Play::<G>::new(setup)?;
        let (mut turns, mut millis) = (vec![0; seats], vec![0.0; seats]);
        let (mut in_turn, mut noted) = (Seats::NONE, Seats::NONE);
        loop {
            note_forfeits(&players, &mut play, &mut noted);
            let Some(seat) = next_to_ask(play.game(), number) else { break };
            if !in_turn.contains(seat) {
                in_turn.insert(seat);
                turns[seat.index()] += 1;
            }
            let start = Instant::now();
            let decision = players.ask(play.game(), seat, number, &mut tally);
            millis[seat.index()] += 1000.0 * start.elapsed().as_secs_f64();
            match play.decide(seat, decision, &mut Silent) {
                Ok(Barrier::Crossed) => in_turn = Seats::NONE,
                Ok(Barrier::Open) => {}
                // Only listed decisions are asked for, and the harness proves that those are
                // accepted.
                Err(_) => break,
            }
        }
        let standing = play.game().standing();
        let played = Played {
            number,
            seating: seating.to_vec(),
            score: standing.totals().first(seats).to_vec(),
            rank: standing.ranks().first(seats).to_vec(),
            turns,
            millis,
            decisions: play.steps().len() as u64,
            forfeits: players.forfeited.iter().map(Seat::index).collect(),
        };
        let record = with_record.then(|| Record::new(&play, &players.called()));
        Ok((played, record))
    }
}

/// Games put in order as they come, and what they decide.
struct Line<'a> {
    tournament: &'a Tournament,
    counted: Vec<Played>,
    /// Games that finished before earlier ones.
    waiting: BTreeMap<u64, Played>,
    verdict: Option<Verdict>,
}

impl<'a> Line<'a> {
    fn new(tournament: &'a Tournament, known: Vec<Played>) -> Self {
        let mut line =
            Self { tournament, counted: Vec::new(), waiting: BTreeMap::new(), verdict: None };
        for played in known {
            line.add(played);
        }
        line
    }

    /// The number of the game that comes next.
    fn next(&self) -> u64 {
        self.counted.len() as u64
    }

    fn add(&mut self, played: Played) {
        self.waiting.insert(played.number, played);
        while self.verdict.is_none()
            && let Some(played) = self.waiting.remove(&self.next())
        {
            self.counted.push(played);
            let whole = self.next().is_multiple_of(self.tournament.games_in_a_deal());
            if let Some(test) = self.tournament.decide.filter(|_| whole) {
                self.verdict = test.verdict(&self.counted);
            }
        }
    }
}

/// Who sits where in the games of a deal: every choice of entries, rotated around the table.
/// Seatings that put the same bots in the same seats are played only once.
fn seatings(entries: &[BotName], seats: usize) -> Vec<Vec<usize>> {
    let mut seatings = Vec::<Vec<usize>>::new();
    for choice in choices(entries.len(), seats) {
        for turn in 0..seats {
            let seating: Vec<usize> =
                (0..seats).map(|seat| choice[(seat + turn) % seats]).collect();
            let alike = |other: &Vec<usize>| {
                other.iter().zip(&seating).all(|(&one, &other)| entries[one] == entries[other])
            };
            if !seatings.iter().any(alike) {
                seatings.push(seating);
            }
        }
    }
    seatings
}

/// Every way to choose `take` of `of` things, in order.
fn choices(of: usize, take: usize) -> Vec<Vec<usize>> {
    let mut all = Vec::new();
    let mut choice: Vec<usize> = (0..take).collect();
    loop {
        all.push(choice.clone());
        let Some(at) = (0..take).rev().find(|&at| choice[at] < of - take + at) else { return all };
        choice[at] += 1;
        for next in at + 1..take {
            choice[next] = choice[next - 1] + 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use patolli_game::{Game, Seed};
    use patolli_yaxha::Yaxha;

    use super::*;

    fn tournament(seats: usize, bots: &[&str], games: u64) -> Tournament {
        let setup = Setup::new(Yaxha::META, seats, Seed(5)).unwrap();
        let bots = bots.iter().map(|bot| bot.parse().unwrap()).collect();
        Tournament::new(setup, bots, games).unwrap()
    }

    fn run(tournament: &Tournament, known: Vec<Played>) -> Vec<Played> {
        let (mut played, _) = tournament.run::<Yaxha>(known, false, &mut |_, _| {}).unwrap();
        // How long it took is never the same.
        for played in &mut played {
            played.millis.fill(0.0);
        }
        played
    }

    #[test]
    fn each_bot_plays_each_seat_equally() {
        let tournament = tournament(3, &["random", "playouts:2", "playouts:3", "playouts:4"], 1);
        assert_eq!((tournament.games_in_a_deal(), tournament.all_games()), (12, 12));
        let mut times = [[0; 3]; 4];
        for number in 0..12 {
            for (seat, &entry) in tournament.seating(number).iter().enumerate() {
                times[entry][seat] += 1;
            }
        }
        assert_eq!(times, [[3; 3]; 4]);
    }

    #[test]
    fn the_last_named_fills_the_table() {
        let tournament = tournament(4, &["playouts:2", "random"], 5);
        let names: Vec<String> = tournament.entries().iter().map(ToString::to_string).collect();
        assert_eq!(names, ["playouts:2", "random", "random", "random"]);
        assert_eq!(tournament.all_games(), 8);
    }

    /// Games of one deal have the same seed, and those of another deal another.
    #[test]
    fn every_seating_plays_the_same_seed() {
        let tournament = tournament(2, &["random", "greedy"], 4);
        let seed = |number| tournament.setup_of(number).seed;
        assert_eq!(seed(0), seed(1));
        assert_ne!(seed(1), seed(2));
    }

    /// Swapping equal bots makes no new game.
    #[test]
    fn no_game_is_played_twice() {
        assert_eq!(tournament(4, &["random"], 5).all_games(), 5);
        assert_eq!(tournament(4, &["random", "greedy", "random", "greedy"], 1).all_games(), 2);
        assert_eq!(tournament(2, &["random", "greedy", "greedy"], 1).all_games(), 3);
    }

    #[test]
    fn threads_change_nothing() {
        let mut one = tournament(3, &["playouts:4", "random"], 12);
        one.jobs = 1;
        let mut two = one.clone();
        two.jobs = 3;
        assert_eq!(run(&one, Vec::new()), run(&two, Vec::new()));
    }

    /// What is known is not played again, wherever it was stopped.
    #[test]
    fn a_tournament_goes_on_where_it_stopped() {
        let tournament = tournament(2, &["playouts:3", "random"], 8);
        let all = run(&tournament, Vec::new());
        let known: Vec<Played> =
            all.iter().filter(|played| [0, 1, 4].contains(&played.number)).cloned().collect();
        let mut fresh = Vec::new();
        let (counted, _) = tournament
            .run::<Yaxha>(known, false, &mut |played, _| fresh.push(played.number))
            .unwrap();
        fresh.sort_unstable();
        assert_eq!(fresh, [2, 3, 5, 6, 7]);
        let scores = |games: &[Played]| games.iter().map(|g| g.score.clone()).collect::<Vec<_>>();
        assert_eq!(scores(&counted), scores(&all));
    }

    #[test]
    fn every_game_can_be_kept_as_a_record() {
        let tournament = tournament(2, &["playouts:3", "random"], 2);
        let mut records = Vec::new();
        let mut take = |played: &Played, record: Option<&Record>| {
            let replay = record.unwrap().replay::<Yaxha>().unwrap();
            let totals = replay.play.game().standing().totals();
            assert_eq!(totals.first(2), played.score);
            records.push(played.number);
        };
        tournament.run::<Yaxha>(Vec::new(), true, &mut take).unwrap();
        assert_eq!(records.len(), 2);
    }
}
