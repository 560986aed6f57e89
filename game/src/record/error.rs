//! What can be wrong with a record, and on which line.

use thiserror::Error;

use crate::game::{BadNotation, Refusal};
use crate::phrase::{Phrase, Say};
use crate::position::PositionError;
use crate::setup::SetupError;

/// What is wrong with a record, and on which line.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("{}", self.phrase())]
pub struct RecordError {
    /// The line, from 1.
    pub line: usize,
    /// What is wrong there.
    pub problem: RecordProblem,
}

/// What is wrong with a record.
#[derive(Clone, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the fields are what the variant's sentence speaks of")]
pub enum RecordProblem {
    /// The first line is wrong.
    FirstLine { expected: &'static str },
    /// A line of the header is not `key: value`.
    HeaderLine { text: String },
    /// No such key.
    UnknownKey { key: String },
    /// A key that may appear once appears twice.
    RepeatedKey { key: String },
    /// A key that must be there is not.
    MissingKey { key: &'static str },
    /// A key with a value that makes no sense.
    BadValue { key: String, value: String },
    /// A `{` or `[` without its end.
    Unclosed { bracket: char },
    /// A `[…]` that is not a known note.
    BadNote { text: String },
    /// A decision before any seat was named.
    NoSeat { text: String },
    /// A `#` check that is not 16 hexadecimal digits.
    BadCheck { text: String },
    /// The file stops without `end`.
    CutOff,
    /// Something comes after `end`.
    AfterEnd { text: String },
    /// Another game than the one asked for.
    OtherGame { found: String, expected: &'static str },
    /// Made by later rules than these.
    LaterRules { found: u32, known: u32 },
    /// The set-up is impossible.
    Setup(SetupError),
    /// A key that is not allowed beside a position, which says it all.
    BesidePosition { key: &'static str },
    /// The position it starts from is impossible.
    Position(PositionError),
    /// Not a decision of this game.
    Notation(BadNotation),
    /// A decision that is not legal here.
    Refused { number: usize, refusal: Refusal },
    /// The game at this point is not the one that was recorded.
    CheckDiffers { recorded: u64, found: u64 },
    /// The header has a result, but the game is not over.
    NotOver { decisions: usize },
    /// The game ended with other points.
    ResultDiffers { recorded: String, found: String },
    /// It was made by older rules, and does not replay by these.
    Older { found: u32, known: u32, problem: Box<RecordProblem> },
}

impl Say for RecordError {
    fn phrase(&self) -> Phrase {
        Phrase::new("record", "error")
            .number("line", self.line as i64)
            .phrase("problem", self.problem.phrase())
    }
}

impl Say for RecordProblem {
    fn phrase(&self) -> Phrase {
        let say = |id| Phrase::new("record", id);
        match self {
            Self::FirstLine { expected } => say("first_line").text("expected", expected),
            Self::HeaderLine { text } => say("header_line").text("text", text),
            Self::UnknownKey { key } => say("unknown_key").text("key", key),
            Self::RepeatedKey { key } => say("repeated_key").text("key", key),
            Self::MissingKey { key } => say("missing_key").text("key", key),
            Self::BadValue { key, value } => say("bad_value").text("key", key).text("value", value),
            Self::Unclosed { bracket } => say("unclosed").text("bracket", bracket),
            Self::BadNote { text } => say("bad_note").text("text", text),
            Self::NoSeat { text } => say("no_seat").text("text", text),
            Self::BadCheck { text } => say("bad_check").text("text", text),
            Self::CutOff => say("cut_off"),
            Self::AfterEnd { text } => say("after_end").text("text", text),
            Self::OtherGame { found, expected } => {
                say("other_game").text("found", found).text("expected", expected)
            }
            Self::LaterRules { found, known } => {
                say("later_rules").number("found", *found).number("known", *known)
            }
            Self::Setup(error) => error.phrase(),
            Self::BesidePosition { key } => say("beside_position").text("key", key),
            Self::Position(error) => error.phrase(),
            Self::Notation(error) => error.phrase(),
            Self::Refused { number, refusal } => {
                say("refused").number("number", *number as i64).phrase("why", refusal.phrase())
            }
            Self::CheckDiffers { recorded, found } => say("check_differs")
                .text("recorded", format_args!("{recorded:016x}"))
                .text("found", format_args!("{found:016x}")),
            Self::NotOver { decisions } => say("not_over").number("decisions", *decisions as i64),
            Self::ResultDiffers { recorded, found } => {
                say("result_differs").text("recorded", recorded).text("found", found)
            }
            Self::Older { found, known, problem } => say("older")
                .number("found", *found)
                .number("known", *known)
                .phrase("problem", problem.phrase()),
        }
    }
}
