//! Who sits at a table.

use patolli_bots::{BotName, Level};
use patolli_game::{Chance, Seat, Seed};
use patolli_words::Names;
use serde::{Deserialize, Serialize};
use strum::{EnumString, IntoStaticStr, VariantArray};

/// What bots are called: more names than a table has seats, so that each has one of its own.
const BOTS: [&str; 10] = [
    "Ixchel", "Kinich", "Pakal", "Zazil", "Nicte", "Balam", "Citlali", "Tenoch", "Itzel", "Yaretzi",
];

/// What the bot of a seat is called.
pub fn bot_name(seat: Seat) -> &'static str {
    BOTS[seat.index().saturating_sub(1) % BOTS.len()]
}

/// What the players of these chairs are called; a person without a name is “you”.
pub fn called(chairs: &[Chair], you: &str) -> Names {
    let names: Vec<String> = chairs.iter().map(|chair| chair.called(you).to_owned()).collect();
    Names::told_apart(&names)
}

/// Is this what a bot is called that nobody named?
pub fn is_bot_name(name: &str) -> bool {
    BOTS.contains(&name)
}

/// Gives a name to every bot that has none, or that of somebody else.
pub fn name_bots(chairs: &mut [Chair]) {
    for at in 0..chairs.len() {
        let Chair { name, sitter, .. } = &chairs[at];
        // The first of several bots keeps the name; a person always does.
        let taken = |(other, chair): (usize, &Chair)| {
            let person = !matches!(chair.sitter, Sitter::Bot(_));
            other != at && chair.name == *name && (other < at || person)
        };
        let wants = name.is_empty() || chairs.iter().enumerate().any(taken);
        if !matches!(sitter, Sitter::Bot(_)) || !wants {
            continue;
        }
        let free = BOTS.iter().find(|bot| !chairs.iter().any(|chair| chair.name == **bot));
        if let Some(free) = free {
            (*free).clone_into(&mut chairs[at].name);
        }
    }
}

/// The same people and bots in an order of chance, which the seed of the game decides.
pub fn seated_by_chance(mut chairs: Vec<Chair>, seed: Seed) -> Vec<Chair> {
    // No player of the game draws from this one.
    Chance::of_player(seed, u32::MAX).shuffle(&mut chairs);
    chairs
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
            Sitter::Person | Sitter::Away => self.name.clone(),
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
    /// A person at another screen.
    Away,
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

    fn sitting(names: &[(&str, Sitter)]) -> Vec<Chair> {
        let chair = |(&(name, sitter), &banner)| Chair { name: String::from(name), sitter, banner };
        names.iter().zip(Banner::ALL).map(chair).collect()
    }

    const BOT: Sitter = Sitter::Bot(Level::Novice);

    #[test]
    fn two_bots_at_a_table_never_share_a_name() {
        let usual: Vec<Chair> = Seat::first(5).map(|seat| Chair::usual(seat, "")).collect();
        let all_bots = [("", BOT), ("Ixchel", BOT), ("", BOT), ("Pakal", BOT), ("Pakal", BOT)];
        let namesake = [("Ixchel", BOT), ("Pakal", BOT), ("Ixchel", Sitter::Person)];
        for mut chairs in [usual, sitting(&all_bots), sitting(&namesake)] {
            name_bots(&mut chairs);
            let mut names: Vec<&str> = chairs.iter().map(|chair| chair.name.as_str()).collect();
            names.sort_unstable();
            names.dedup();
            assert_eq!(names.len(), chairs.len(), "{names:?}");
        }
        let mut chairs = sitting(&namesake);
        name_bots(&mut chairs);
        assert_eq!(chairs[2].name, "Ixchel", "a person keeps the name");
    }

    #[test]
    fn a_person_may_sit_anywhere_by_chance() {
        let usual: Vec<Chair> = Seat::first(4).map(|seat| Chair::usual(seat, "")).collect();
        let person = |seed| {
            let chairs = seated_by_chance(usual.clone(), Seed(seed));
            assert!(usual.iter().all(|chair| chairs.contains(chair)));
            chairs.iter().position(|chair| chair.sitter == Sitter::Person).unwrap()
        };
        let places: std::collections::BTreeSet<usize> = (0..40).map(person).collect();
        assert_eq!(places.len(), 4, "{places:?}");
        assert_eq!(person(7), person(7), "a seed gives the same game");
    }
}
