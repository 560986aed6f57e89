//! What came of many games, added up in whole numbers so that the order does not matter.

use std::ops::Add;

use patolli_bots::Forfeit;
use patolli_game::{Outcome, Seat};

/// A win is counted in sixtieths, so that it can be shared by up to five.
const WIN: u64 = 60;

/// What came of many games.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tally {
    /// How many.
    pub games: u64,
    /// How many decisions in all.
    pub decisions: u64,
    /// What came of them for each seat.
    pub seats: Vec<SeatTally>,
}

/// What came of many games for one seat.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct SeatTally {
    games: u64,
    wins: u64,
    points: i64,
    squares: i64,
    ranks: u64,
    forfeits: u64,
    /// The first forfeit by the number of its game.
    first_forfeit: Option<(u64, Forfeit)>,
}

impl Tally {
    /// No games yet.
    pub fn new(seats: usize) -> Self {
        Self { games: 0, decisions: 0, seats: vec![SeatTally::default(); seats] }
    }

    /// Adds a game that was played to the end.
    pub fn add(&mut self, outcome: Option<Outcome>, decisions: u64) {
        let Some(outcome) = outcome else { return };
        self.games += 1;
        self.decisions += decisions;
        let (winners, ranks) = (outcome.winners(), outcome.standing.ranks());
        let totals = outcome.standing.totals();
        for (seat, tally) in Seat::first(self.seats.len()).zip(&mut self.seats) {
            let points = i64::from(totals[seat]);
            tally.games += 1;
            tally.points += points;
            tally.squares += points * points;
            tally.ranks += u64::from(ranks[seat]);
            if winners.contains(seat) {
                tally.wins += WIN / winners.len() as u64;
            }
        }
    }
}

impl Tally {
    /// Notes that a seat's bot forfeited a game.
    pub fn forfeit(&mut self, seat: Seat, game: u64, forfeit: Forfeit) {
        if let Some(tally) = self.seats.get_mut(seat.index()) {
            tally.forfeits += 1;
            tally.note_forfeit(Some((game, forfeit)));
        }
    }
}

impl SeatTally {
    /// In how many games the bot forfeited its seat.
    pub fn forfeits(&self) -> u64 {
        self.forfeits
    }

    /// Why, the first time.
    pub fn first_forfeit(&self) -> Option<&Forfeit> {
        self.first_forfeit.as_ref().map(|(_, forfeit)| forfeit)
    }

    fn note_forfeit(&mut self, noted: Option<(u64, Forfeit)>) {
        let first = |one: &(u64, Forfeit), other: &(u64, Forfeit)| one.0 <= other.0;
        self.first_forfeit = match (self.first_forfeit.take(), noted) {
            (Some(one), Some(other)) => Some(if first(&one, &other) { one } else { other }),
            (one, other) => one.or(other),
        };
    }

    fn games(&self) -> f64 {
        self.games.max(1) as f64
    }

    /// Games won; one shared by k counts 1/k.
    pub fn wins(&self) -> f64 {
        self.wins as f64 / WIN as f64
    }

    /// The mean of the final scores, in the game's units.
    pub fn mean_score(&self) -> f64 {
        self.points as f64 / self.games()
    }

    /// The mean of the final ranks, from 1.
    pub fn mean_rank(&self) -> f64 {
        self.ranks as f64 / self.games()
    }

    /// How far single scores spread about the mean.
    pub fn score_deviation(&self) -> f64 {
        let mean = self.mean_score();
        (self.squares as f64 / self.games() - mean * mean).max(0.0).sqrt()
    }
}

impl Add for Tally {
    type Output = Self;

    fn add(mut self, other: Self) -> Self {
        self.games += other.games;
        self.decisions += other.decisions;
        for (one, more) in self.seats.iter_mut().zip(other.seats) {
            one.games += more.games;
            one.wins += more.wins;
            one.points += more.points;
            one.squares += more.squares;
            one.ranks += more.ranks;
            one.forfeits += more.forfeits;
            one.note_forfeit(more.first_forfeit);
        }
        self
    }
}
