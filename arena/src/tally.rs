//! What came of many games, added up in whole numbers so that the order does not matter.

use std::ops::Add;

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
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct SeatTally {
    games: u64,
    wins: u64,
    points: i64,
    squares: i64,
    ranks: u64,
}

impl Tally {
    /// No games yet.
    pub fn new(seats: usize) -> Self {
        Self { games: 0, decisions: 0, seats: vec![SeatTally::default(); seats] }
    }

    /// Adds a game.
    pub fn add(&mut self, outcome: &Outcome, decisions: u64) {
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

impl SeatTally {
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
        }
        self
    }
}
