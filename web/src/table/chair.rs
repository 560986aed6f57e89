//! Who sits at a table.

use patolli_bots::{BotName, Level};
use patolli_game::Seat;
use serde::{Deserialize, Serialize};
use strum::{EnumString, IntoStaticStr, VariantArray};

/// What bots are called.
const BOTS: [&str; 4] = ["Ixchel", "Kinich", "Pakal", "Zazil"];

/// What the bot of a seat is called.
pub fn bot_name(seat: Seat) -> &'static str {
    BOTS[seat.index().saturating_sub(1) % BOTS.len()]
}

/// A place at the table: who sits there, what they are called and how they are marked.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Chair {
    /// Empty for a person who gave none, whom the page calls “you” in its own language.
    pub name: String,
    pub sitter: Sitter,
    pub banner: Banner,
}

impl Chair {
    /// The chair of a seat as it is first offered: a person in the first, bots in the others.
    pub fn usual(seat: Seat, person: &str) -> Self {
        let banner = Banner::ALL[seat.index() % Banner::ALL.len()];
        let (name, sitter) = match seat.index() {
            0 => (person, Sitter::Person),
            _ => (bot_name(seat), Sitter::Bot(Level::default())),
        };
        Self { name: name.to_owned(), sitter, banner }
    }

    /// What the player is called; a person without a name is “you”.
    pub fn called<'a>(&'a self, you: &'a str) -> &'a str {
        match self.sitter {
            Sitter::Person if self.name.is_empty() => you,
            _ => &self.name,
        }
    }

    /// The player's name in records.
    pub fn in_records(&self) -> String {
        match self.sitter {
            Sitter::Person => self.name.clone(),
            Sitter::Bot(level) => format!("{} ({})", self.name, BotName::Level(level)),
        }
    }

    /// Is a player of a record a person?
    pub fn is_person(recorded: &str) -> bool {
        Self::shown(recorded) == recorded
    }

    /// What a player of a record is called: without the kind of bot, if it is one of ours.
    pub fn shown(recorded: &str) -> &str {
        let bot = |(_, bot): &(&str, &str)| {
            bot.strip_suffix(')').is_some_and(|bot| bot.parse::<BotName>().is_ok())
        };
        recorded.rsplit_once(" (").filter(bot).map_or(recorded, |(name, _)| name)
    }
}

/// Who sits there.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Sitter {
    /// A person at this screen.
    Person,
    /// A bot.
    Bot(Level),
}

/// How a seat is marked: a colour, and a shape for those who cannot tell colours apart.
#[derive(
    Clone,
    Copy,
    PartialEq,
    Eq,
    Debug,
    Serialize,
    Deserialize,
    EnumString,
    IntoStaticStr,
    VariantArray,
)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum Banner {
    Cochineal,
    Lake,
    Jade,
    Ochre,
    Violet,
}

impl Banner {
    pub const ALL: &'static [Self] = Self::VARIANTS;

    /// Its name in files, styles and texts.
    pub fn id(self) -> &'static str {
        self.into()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn records_tell_people_from_bots() {
        for (seat, person) in [(0, true), (1, false)] {
            let chair = Chair::usual(Seat::new(seat).unwrap(), "");
            let recorded = chair.in_records();
            assert_eq!(Chair::is_person(&recorded), person, "{recorded:?}");
            assert_eq!(Chair::shown(&recorded), chair.name);
        }
        assert!(Chair::is_person("Ana (of Lille)"));
    }
}
