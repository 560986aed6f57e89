//! Great moments of a game: what a food day or a scoring brought each player, as a table.

use patolli_game::{Name, Phrase, Seat};

/// A moment that everyone should see.
#[derive(Clone, PartialEq, Debug)]
pub struct Occasion {
    /// What it is.
    pub title: Phrase,
    /// What is told of each player.
    pub columns: Vec<Name>,
    /// For each player, what stands in the columns; nothing where nothing happened.
    pub rows: Vec<Vec<Option<Phrase>>>,
}

impl Occasion {
    /// One with these columns, of which nothing is told yet.
    pub fn new(title: Phrase, columns: &[Name], seats: usize) -> Self {
        Self { title, columns: columns.to_vec(), rows: vec![vec![None; columns.len()]; seats] }
    }

    /// Tells something of a player.
    pub fn tell(&mut self, seat: Seat, column: Name, what: Phrase) {
        let at = self.columns.iter().position(|known| *known == column);
        let cell = at.and_then(|at| self.rows.get_mut(seat.index())?.get_mut(at));
        if let Some(cell) = cell {
            *cell = Some(what);
        }
    }

    /// Without the columns in which nothing is told.
    pub fn shortened(mut self) -> Self {
        let told = |at: usize| self.rows.iter().any(|row| row[at].is_some());
        let kept: Vec<usize> = (0..self.columns.len()).filter(|&at| told(at)).collect();
        self.columns = kept.iter().map(|&at| self.columns[at]).collect();
        for row in &mut self.rows {
            *row = kept.iter().map(|&at| row[at].clone()).collect();
        }
        self
    }
}
