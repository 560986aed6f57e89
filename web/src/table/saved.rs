//! A table as the browser keeps it: who sits there, and the record so far.

use patolli_bots::Level;
use patolli_game::{Game, Phrase, Record, Replay, Say, Seat};
use patolli_words::Names;
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
    /// The points by seat, written as people write them, as if it ended now; none in tables that
    /// were kept before there was this.
    #[serde(default)]
    pub points: Vec<String>,
    /// The seats that won or lead, counted from 0.
    #[serde(default)]
    pub leaders: Vec<usize>,
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
        let standing = table.game().standing();
        let seats = || Seat::first(standing.seats());
        let leaders = standing.leaders();
        Self {
            form: FORM,
            when,
            game: G::META.id.to_owned(),
            round: table.game().round(),
            over: table.is_over(),
            chairs: table.chairs().to_vec(),
            points: seats().map(|seat| G::META.points(standing.total(seat))).collect(),
            leaders: leaders.iter().map(Seat::index).collect(),
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

/// What the players of these chairs are called in a replay. One alone without a name played it
/// here, and is “you”.
pub fn names_of(chairs: &[Chair], you: &str) -> Names {
    let nameless = chairs.iter().filter(|chair| chair.name.is_empty()).count();
    let name = |chair: &Chair| match chair.name.as_str() {
        "" if nameless == 1 => you.to_owned(),
        name => name.to_owned(),
    };
    Names::told_apart(&chairs.iter().map(name).collect::<Vec<_>>())
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
