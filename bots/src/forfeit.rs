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
    /// It speaks another version of the protocol.
    OtherProtocol { found: u32, known: u32 },
    /// It ended before it answered.
    Died,
    /// It did not answer in time.
    Late { millis: u64 },
    /// Its answer makes no sense.
    Rubbish { text: String, problem: String },
    /// It answered a question that was not asked.
    WrongQuestion { answered: u64, asked: u64 },
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
            Self::OtherProtocol { found, known } => {
                say("other_protocol").number("found", *found).number("known", *known)
            }
            Self::Died => say("died"),
            Self::Late { millis } => say("late").text("millis", millis),
            Self::Rubbish { text, problem } => {
                say("rubbish").text("text", text).text("problem", problem)
            }
            Self::WrongQuestion { answered, asked } => {
                say("wrong_question").text("answered", answered).text("asked", asked)
            }
            Self::Flood => say("flood"),
            Self::Deaf => say("deaf"),
            Self::Illegal { decision } => say("illegal").text("decision", decision),
        }
    }
}
