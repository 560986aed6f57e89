//! Bots by name.

use std::fmt;
use std::str::FromStr;

use patolli_game::{Phrase, Say};
use thiserror::Error;

const RANDOM: &str = "random";
const COMMAND: &str = "cmd:";

/// Which bot.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BotName {
    /// Any legal decision, each as likely as the other.
    Random,
    /// A program that speaks the engine protocol, with its arguments.
    Command(Vec<String>),
}

impl fmt::Display for BotName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Random => f.write_str(RANDOM),
            Self::Command(words) => {
                let joined = shlex::try_join(words.iter().map(String::as_str));
                write!(f, "{COMMAND}{}", joined.unwrap_or_else(|_| words.join(" ")))
            }
        }
    }
}

impl FromStr for BotName {
    type Err = UnknownBot;

    fn from_str(text: &str) -> Result<Self, UnknownBot> {
        let unknown = || UnknownBot { name: text.to_owned() };
        if text == RANDOM {
            return Ok(Self::Random);
        }
        let command = text.strip_prefix(COMMAND).ok_or_else(unknown)?;
        let words = shlex::split(command).filter(|words| !words.is_empty());
        words.map(Self::Command).ok_or_else(unknown)
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
        let known = format!("{RANDOM}, {COMMAND}PROGRAM ARGS");
        Phrase::new("house", "unknown_bot").text("bot", &self.name).text("known", known)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_command_is_split_as_a_shell_would() {
        let bot: BotName = "cmd:python3 'my bot.py' --deep".parse().unwrap();
        let words = ["python3", "my bot.py", "--deep"].map(str::to_owned);
        assert_eq!(bot, BotName::Command(words.to_vec()));
        assert_eq!(bot.to_string().parse(), Ok(bot));
    }

    #[test]
    fn what_is_no_bot_is_refused() {
        for bad in ["", "hal", "cmd:", "cmd:  ", "cmd:'open"] {
            assert!(bad.parse::<BotName>().is_err(), "{bad}");
        }
    }
}
