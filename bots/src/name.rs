//! Bots by name.

use std::fmt;
use std::str::FromStr;

use patolli_game::{Phrase, Say};
use thiserror::Error;

/// Which bot.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BotName {
    /// Any legal decision, each as likely as the other.
    Random,
}

impl fmt::Display for BotName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Random => f.write_str("random"),
        }
    }
}

impl FromStr for BotName {
    type Err = UnknownBot;

    fn from_str(text: &str) -> Result<Self, UnknownBot> {
        match text {
            "random" => Ok(Self::Random),
            _ => Err(UnknownBot { name: text.to_owned() }),
        }
    }
}

/// There is no bot of that name.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("{}", self.phrase())]
pub struct UnknownBot {
    /// The name that was given.
    pub name: String,
}

impl Say for UnknownBot {
    fn phrase(&self) -> Phrase {
        Phrase::new("house", "unknown_bot").text("bot", &self.name).text("known", "random")
    }
}
