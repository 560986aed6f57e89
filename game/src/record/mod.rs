//! One text file per game: header, decisions, checks. The format is in `docs/notation.md`.

mod body;
mod error;
mod read;
mod replay;
mod write;

pub(crate) use body::Body;
pub use error::{RecordError, RecordProblem};
pub use replay::Replay;

use crate::chance::Seed;
use crate::phrase::{Phrase, Say};
use crate::seat::Seat;

/// The first line of every record.
const FIRST_LINE: &str = "patolli record 1";

/// A record as it is written down, not yet known to be a legal game.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Record {
    /// Which game, by id.
    pub game: Located<String>,
    /// The rules it was played by.
    pub rules_version: Located<u32>,
    /// How many seats.
    pub seats: Located<usize>,
    /// The options that are not as usual.
    pub options: Vec<Located<(String, String)>>,
    /// The seed; missing where the game starts from a position, or where the hidden parts of an
    /// unfinished game are to stay hidden: such a record can be read, but not replayed.
    pub seed: Option<Located<Seed>>,
    /// The position it starts from, as JSON, if not from set-up.
    pub position: Option<Located<String>>,
    /// Who played, by seat.
    pub players: Vec<String>,
    /// The final points of each seat, as text, once the game is over.
    pub result: Option<Located<Vec<String>>>,
    /// Free lines of the header.
    pub notes: Vec<String>,
    /// Decisions, checks and remarks in order.
    pub entries: Vec<Located<Entry>>,
    /// The line that says `end`.
    pub end: usize,
}

/// Something with the line it is on, from 1; 0 if it was never in a file.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Located<T> {
    /// The line.
    pub line: usize,
    /// The thing.
    pub value: T,
}

impl<T> Located<T> {
    /// The thing, on this line.
    pub const fn new(line: usize, value: T) -> Self {
        Self { line, value }
    }
}

/// A part of the body of a record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Entry {
    /// A seat's decision, in the game's notation.
    Decision(Seat, String),
    /// The fingerprint of the game at this point.
    Check(u64),
    /// Something besides the game.
    Remark(Remark),
}

/// Something worth noting besides the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Remark {
    /// Free text.
    Comment(String),
    /// The seat's clock, in milliseconds.
    Clock(Seat, u64),
    /// Somebody else plays the seat from here.
    TakenOver(Seat, String),
}

impl Say for Remark {
    fn phrase(&self) -> Phrase {
        let say = |id| Phrase::new("remark", id);
        match self {
            Self::Comment(text) => say("comment").text("text", text),
            Self::Clock(seat, millis) => {
                let seconds = format!("{}.{:03}", millis / 1000, millis % 1000);
                say("clock").seat("seat", *seat).text("seconds", seconds)
            }
            Self::TakenOver(seat, by) => say("taken_over").seat("seat", *seat).text("by", by),
        }
    }
}
