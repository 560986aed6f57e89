//! A table as the browser keeps it: who sits there, and the record so far.

use patolli_bots::Level;
use patolli_game::{Game, Phrase, Record, Replay, Say, Seat};
use serde::{Deserialize, Serialize};

use super::{Banner, Chair, Sitter, Table};

/// The form in which tables are kept; it changes if older ones could not be read any more.
const FORM: u32 = 1;

/// A table as it is kept.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Saved {
    /// The form it is kept in.
    pub form: u32,
    /// When it was last played at, in milliseconds since 1970.
    pub when: u64,
    /// Which game it is, the round it is in and whether it is over: what a list of games tells.
    pub game: String,
    pub round: u16,
    pub over: bool,
    /// Who sits there.
    pub chairs: Vec<Chair>,
    /// The game: a record.
    pub record: String,
}

/// Why a kept table cannot be opened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Damaged {
    /// What is wrong.
    pub problem: Phrase,
}

impl<E: Say> From<E> for Damaged {
    fn from(error: E) -> Self {
        Self { problem: error.phrase() }
    }
}

impl Saved {
    pub fn new<G: Game>(table: &Table<G>, when: u64) -> Self {
        Self {
            form: FORM,
            when,
            game: G::META.id.to_owned(),
            round: table.game().round(),
            over: table.is_over(),
            chairs: table.chairs().to_vec(),
            record: table.record_text(),
        }
    }

    pub fn write(&self) -> String {
        // Plain data with text for keys always becomes JSON.
        serde_json::to_string(self).unwrap_or_default()
    }

    /// Reads what the browser kept: whatever the text, a sentence rather than a crash.
    pub fn read(text: &str) -> Result<Self, Damaged> {
        let saved: Self = serde_json::from_str(text)
            .map_err(|_| Damaged { problem: Phrase::new("page", "save_unreadable") })?;
        if saved.form > FORM {
            return Err(Damaged { problem: Phrase::new("page", "save_newer") });
        }
        // That the game is legal is checked when it is opened; here, that its record is complete.
        saved.record()?;
        Ok(saved)
    }

    /// The record, before it is known to be a legal game.
    pub fn record(&self) -> Result<Record, Damaged> {
        Ok(self.record.parse::<Record>()?)
    }

    /// The table, every decision checked again.
    pub fn open<G: Game>(&self) -> Result<Table<G>, Damaged> {
        let replay: Replay<G> = self.record()?.replay()?;
        let seats = replay.play.game().seats();
        if self.chairs.len() != seats {
            return Err(Damaged { problem: Phrase::new("page", "save_chairs") });
        }
        Ok(Table::of(replay.play, self.chairs.clone()))
    }
}

/// Chairs for the players of a record: everyone as they were called, all of them to be watched.
pub fn chairs_of(players: &[String]) -> Vec<Chair> {
    let chair = |(seat, name): (Seat, &String)| Chair {
        name: Chair::shown(name).to_owned(),
        sitter: Sitter::Bot(Level::Regular),
        banner: Banner::ALL[seat.index() % Banner::ALL.len()],
    };
    Seat::first(players.len()).zip(players).map(chair).collect()
}
