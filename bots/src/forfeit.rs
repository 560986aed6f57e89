//! Why a bot loses its seat.

use patolli_game::{Phrase, Say};
use thiserror::Error;

/// Why a bot loses its seat for the rest of a game.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("{}", self.phrase())]
#[expect(missing_docs, reason = "the fields are what the variant's sentence speaks of")]
pub enum Forfeit {
    /// It could not be started.
    CannotStart { program: String, error: String },
    /// It ended before it answered.
    Died,
    /// It did not answer in time.
    Late { millis: u64 },
    /// Its answer is none.
    Rubbish { text: String },
    /// It wrote more than anyone should.
    Flood,
    /// It does not read what it is sent.
    Deaf,
    /// Its decision is not one of those it was offered.
    Illegal { decision: String },
}

impl Say for Forfeit {
    fn phrase(&self) -> Phrase {
        let say = |id| Phrase::new("forfeit", id);
        match self {
            Self::CannotStart { program, error } => {
                say("cannot_start").text("program", program).text("error", error)
            }
            Self::Died => say("died"),
            Self::Late { millis } => say("late").text("millis", millis),
            Self::Rubbish { text } => say("rubbish").text("text", text),
            Self::Flood => say("flood"),
            Self::Deaf => say("deaf"),
            Self::Illegal { decision } => say("illegal").text("decision", decision),
        }
    }
}
