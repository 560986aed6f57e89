//! How the command fails: one sentence on stderr and an exit code.

use std::io::Write;
use std::process::ExitCode;

use clap::error::ErrorKind;
use patolli_game::{Phrase, PositionError, RecordError, Say, SetupError};
use patolli_shelf::UnknownGame;

use crate::output::say;

/// Why the command could not do what was asked.
#[derive(Debug)]
pub enum Failure {
    /// The command line is wrong: exit code 2.
    Usage(String),
    /// No command was given: the help, and exit code 2.
    Help(String),
    /// It failed: exit code 1.
    Failed(String),
    /// It failed, and has said so already.
    Said,
    /// Whoever read the output has gone away: not a failure of ours.
    ReaderGone,
}

impl Failure {
    /// The command line is wrong.
    pub fn usage(phrase: &Phrase) -> Self {
        Self::Usage(say(phrase))
    }

    /// A file could not be read or written.
    pub fn file(id: &'static str, file: &std::path::Path, error: &std::io::Error) -> Self {
        let phrase =
            Phrase::new("cli", id).text("file", file.display()).text("error", Self::reason(error));
        Self::Failed(say(&phrase))
    }

    /// The system's words for an error, without its number.
    pub fn reason(error: &std::io::Error) -> String {
        let text = error.to_string();
        let text = text.split(" (os error").next().unwrap_or_default();
        text.to_lowercase()
    }

    /// Says what is wrong and gives the exit code.
    pub fn report(self) -> ExitCode {
        let (text, code) = match self {
            Self::Usage(sentence) => (Some(format!("patolli: {sentence}")), 2),
            Self::Help(help) => (Some(help), 2),
            Self::Failed(sentence) => (Some(format!("patolli: {sentence}")), 1),
            Self::Said => (None, 1),
            Self::ReaderGone => (None, 0),
        };
        if let Some(text) = text {
            // If even this cannot be written, the exit code still tells.
            let _ = writeln!(std::io::stderr(), "{text}");
        }
        ExitCode::from(code)
    }
}

/// What is printed could not be written.
impl From<std::io::Error> for Failure {
    fn from(error: std::io::Error) -> Self {
        if error.kind() == std::io::ErrorKind::BrokenPipe {
            return Self::ReaderGone;
        }
        Self::Failed(say(&Phrase::new("cli", "cannot_print").text("error", Self::reason(&error))))
    }
}

/// The command line makes no sense: the parser's words as one sentence.
impl From<clap::Error> for Failure {
    fn from(error: clap::Error) -> Self {
        let text = error.to_string();
        if error.kind() == ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand {
            return Self::Help(text);
        }
        let first = text.split("\n\n").next().unwrap_or_default();
        let words: Vec<&str> = first.split_whitespace().collect();
        let sentence = words.join(" ");
        let sentence = sentence.strip_prefix("error: ").unwrap_or(&sentence).trim_end_matches('.');
        Self::usage(&Phrase::new("cli", "usage").text("problem", sentence))
    }
}

impl From<SetupError> for Failure {
    fn from(error: SetupError) -> Self {
        Self::usage(&error.phrase())
    }
}

impl From<UnknownGame> for Failure {
    fn from(error: UnknownGame) -> Self {
        Self::usage(&error.phrase())
    }
}

impl From<PositionError> for Failure {
    fn from(error: PositionError) -> Self {
        Self::Failed(say(&error.phrase()))
    }
}

impl From<RecordError> for Failure {
    fn from(error: RecordError) -> Self {
        Self::Failed(say(&error.phrase()))
    }
}
