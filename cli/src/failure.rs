//! How the command fails: one sentence on stderr and an exit code.

use std::process::ExitCode;

use patolli_game::{Phrase, PositionError, RecordError, Say, SetupError};
use patolli_shelf::UnknownGame;

use crate::output::say;

/// Why the command could not do what was asked.
#[derive(Debug)]
pub enum Failure {
    /// It was asked wrongly: exit code 2.
    Usage(String),
    /// It failed: exit code 1.
    Failed(String),
    /// It failed, and has said so already.
    Said,
}

impl Failure {
    /// It was asked wrongly.
    pub fn usage(phrase: &Phrase) -> Self {
        Self::Usage(say(phrase))
    }

    /// A file could not be read or written.
    pub fn file(id: &'static str, file: &std::path::Path, error: &std::io::Error) -> Self {
        let phrase =
            Phrase::new("cli", id).text("file", file.display()).text("error", reason(error));
        Self::Failed(say(&phrase))
    }

    /// Says what is wrong and gives the exit code.
    pub fn report(self) -> ExitCode {
        let (sentence, code) = match self {
            Self::Usage(sentence) => (Some(sentence), 2),
            Self::Failed(sentence) => (Some(sentence), 1),
            Self::Said => (None, 1),
        };
        if let Some(sentence) = sentence {
            eprintln!("patolli: {sentence}");
        }
        ExitCode::from(code)
    }
}

/// The system's words for an error, without its number.
fn reason(error: &std::io::Error) -> String {
    let text = error.to_string();
    let text = text.split(" (os error").next().unwrap_or_default();
    text.to_lowercase()
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
