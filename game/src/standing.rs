//! Points, where they came from, and who is ahead.

use arrayvec::ArrayVec;

use crate::phrase::Name;
use crate::seat::{BySeat, Seat, Seats};

/// The most sources of points a game may have.
pub const MAX_SOURCES: usize = 24;

/// The points of every seat by source, as if the game ended now.
///
/// Points are in the game's own units: see [`crate::Meta::units_per_point`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Standing {
    seats: u8,
    sources: ArrayVec<Source, MAX_SOURCES>,
    /// Decides between equal totals, higher first.
    pub tie_break: BySeat<i32>,
}

/// One source of points and what each seat has from it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Source {
    /// What it is called.
    pub name: Name,
    /// The points of each seat.
    pub points: BySeat<i32>,
}

impl Standing {
    /// No points yet, for `seats` seats.
    pub fn new(seats: usize) -> Self {
        Self { seats: seats as u8, sources: ArrayVec::new(), tie_break: BySeat::default() }
    }

    /// Adds a source; sources beyond the limit are left out, which the harness reports.
    pub fn add(&mut self, name: Name, points: BySeat<i32>) {
        let _ = self.sources.try_push(Source { name, points });
    }

    /// How many seats.
    pub fn seats(&self) -> usize {
        self.seats.into()
    }

    /// Where points came from.
    pub fn sources(&self) -> &[Source] {
        &self.sources
    }

    /// All points of a seat.
    pub fn total(&self, seat: Seat) -> i32 {
        self.sources.iter().map(|source| source.points[seat]).sum()
    }

    /// All points of every seat.
    pub fn totals(&self) -> BySeat<i32> {
        BySeat::from_fn(|seat| self.total(seat))
    }

    /// The rank of each seat from 1; equal in points and tie-break is equal in rank.
    pub fn ranks(&self) -> BySeat<u8> {
        let keys = <BySeat<_>>::from_fn(|seat| (self.total(seat), self.tie_break[seat]));
        BySeat::from_fn(|seat| {
            let ahead = Seat::first(self.seats()).filter(|&other| keys[other] > keys[seat]);
            1 + ahead.count() as u8
        })
    }

    /// Everyone ranked first.
    pub fn leaders(&self) -> Seats {
        let ranks = self.ranks();
        Seat::first(self.seats()).filter(|&seat| ranks[seat] == 1).collect()
    }
}

/// How a game ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Outcome {
    /// The final points.
    pub standing: Standing,
    /// In which way it ended, where a game knows several.
    pub ending: Name,
}

impl Outcome {
    /// Who won; several if they share it.
    pub fn winners(&self) -> Seats {
        self.standing.leaders()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn standing(points: [i32; 4], ties: [i32; 4]) -> Standing {
        let mut standing = Standing::new(4);
        let at = |values: [i32; 4]| {
            BySeat::from_fn(|seat| values.get(seat.index()).copied().unwrap_or(0))
        };
        standing.add(Name::new("any", "points"), at(points));
        standing.tie_break = at(ties);
        standing
    }

    #[test]
    fn equal_points_share_the_rank_and_the_next_is_skipped() {
        let ranks = standing([7, 9, 9, 3], [0; 4]).ranks();
        assert_eq!(ranks.first(4), [3, 1, 1, 4]);
    }

    #[test]
    fn the_tie_break_decides_between_equal_points_only() {
        let ranks = standing([9, 9, 8, 8], [0, 1, 9, 9]).ranks();
        assert_eq!(ranks.first(4), [2, 1, 3, 3]);
    }
}
