//! Bots by name.

use std::fmt;
use std::num::NonZeroU32;
use std::str::FromStr;
use std::time::Duration;

use patolli_game::{Phrase, Say};
use thiserror::Error;

use crate::effort::Level;

const RANDOM: &str = "random";
const GREEDY: &str = "greedy";
const SEARCH: &str = "search:";
const MILLISECONDS: &str = "ms";
const LEVEL: &str = "level:";
const PLAYOUTS: &str = "playouts:";
const COMMAND: &str = "cmd:";

/// Which bot.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BotName {
    /// Any legal decision, all equally likely.
    Random,
    /// Plans its turn many times, and follows the best plan.
    Greedy,
    /// Searches with this many simulations for each decision.
    Search(NonZeroU32),
    /// Searches for this long in each turn.
    Timed(Duration),
    /// One of the four levels.
    Level(Level),
    /// Tries each decision in this many determinized games in all, played out at random.
    Playouts(u32),
    /// A program that speaks the engine protocol, with its arguments.
    Command(Vec<String>),
}

impl fmt::Display for BotName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Random => f.write_str(RANDOM),
            Self::Greedy => f.write_str(GREEDY),
            Self::Search(simulations) => write!(f, "{SEARCH}{simulations}"),
            Self::Timed(turn) => write!(f, "{SEARCH}{}{MILLISECONDS}", turn.as_millis()),
            Self::Level(level) => write!(f, "{LEVEL}{}", level.number()),
            Self::Playouts(games) => write!(f, "{PLAYOUTS}{games}"),
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
        if text == GREEDY {
            return Ok(Self::Greedy);
        }
        let number = |text: &str| text.parse::<NonZeroU32>().map_err(|_| unknown());
        if let Some(effort) = text.strip_prefix(SEARCH) {
            return match effort.strip_suffix(MILLISECONDS) {
                Some(millis) => {
                    Ok(Self::Timed(Duration::from_millis(number(millis)?.get().into())))
                }
                None => number(effort).map(Self::Search),
            };
        }
        if let Some(level) = text.strip_prefix(LEVEL) {
            let level = Level::of_number(number(level)?.get() as usize);
            return level.map(Self::Level).ok_or_else(unknown);
        }
        if let Some(games) = text.strip_prefix(PLAYOUTS) {
            return number(games).map(|games| Self::Playouts(games.get()));
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
        let known = format!(
            "{RANDOM}, {GREEDY}, {LEVEL}1 to {LEVEL}4, {SEARCH}SIMULATIONS, \
             {SEARCH}MILLISECONDS{MILLISECONDS}, {PLAYOUTS}GAMES, {COMMAND}PROGRAM ARGS"
        );
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
    fn a_number_of_playouts_is_part_of_the_name() {
        let bot: BotName = "playouts:200".parse().unwrap();
        assert_eq!(bot, BotName::Playouts(200));
        assert_eq!(bot.to_string(), "playouts:200");
    }

    #[test]
    fn bots_of_the_house_are_named_as_they_are_written() {
        for name in
            ["random", "greedy", "search:400", "search:500ms", "level:1", "level:4", "playouts:20"]
        {
            assert_eq!(name.parse::<BotName>().unwrap().to_string(), name);
        }
    }

    #[test]
    fn what_is_no_bot_is_refused() {
        for bad in [
            "",
            "hal",
            "playouts:",
            "playouts:0",
            "search:",
            "search:0",
            "search:0ms",
            "search:ms",
            "search:2s",
            "level:",
            "level:0",
            "level:5",
            "cmd:",
            "cmd:  ",
            "cmd:'open",
        ] {
            assert!(bad.parse::<BotName>().is_err(), "{bad}");
        }
    }
}
