//! What is to be said, without the words: ids and parameters that `words/` turns into sentences.

use std::fmt;

use crate::seat::{Seat, Seats};

/// The name of a text: a family of texts and which of them.
///
/// Its key, `family-id`, is the id of a message in `words/`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Name {
    /// The family, such as `yaxha-colour`.
    pub family: &'static str,
    /// Which of the family, such as `orange`.
    pub id: &'static str,
}

impl Name {
    /// Names the text `family-id`.
    pub const fn new(family: &'static str, id: &'static str) -> Self {
        Self { family, id }
    }
}

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.family, self.id)
    }
}

/// A parameter of a phrase.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Arg {
    /// A number, for plurals and digits.
    Number(i64),
    /// A seat, spoken of by its player's name.
    Seat(Seat),
    /// Several seats.
    Seats(Seats),
    /// A thing that has a name of its own.
    Name(Name),
    /// Several things.
    Names(Vec<Name>),
    /// Things, with how many of each.
    Counts(Vec<(u32, Name)>),
    /// Notation or a text from outside, the same in every language.
    Text(String),
    /// A sentence within the sentence.
    Phrase(Box<Phrase>),
}

/// A sentence to be said: which text, and its parameters.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Phrase {
    /// Which text.
    pub name: Name,
    /// Its parameters by name.
    pub args: Vec<(&'static str, Arg)>,
}

impl Phrase {
    /// The text `family-id`, so far without parameters.
    pub const fn new(family: &'static str, id: &'static str) -> Self {
        Self { name: Name::new(family, id), args: Vec::new() }
    }

    fn with(mut self, key: &'static str, arg: Arg) -> Self {
        self.args.push((key, arg));
        self
    }

    /// Adds a number.
    pub fn number(self, key: &'static str, number: impl Into<i64>) -> Self {
        self.with(key, Arg::Number(number.into()))
    }

    /// Adds a seat.
    pub fn seat(self, key: &'static str, seat: Seat) -> Self {
        self.with(key, Arg::Seat(seat))
    }

    /// Adds several seats.
    pub fn seats(self, key: &'static str, seats: Seats) -> Self {
        self.with(key, Arg::Seats(seats))
    }

    /// Adds a thing.
    pub fn name(self, key: &'static str, name: Name) -> Self {
        self.with(key, Arg::Name(name))
    }

    /// Adds several things.
    pub fn names(self, key: &'static str, names: impl IntoIterator<Item = Name>) -> Self {
        self.with(key, Arg::Names(names.into_iter().collect()))
    }

    /// Adds things with how many of each.
    pub fn counts(self, key: &'static str, counts: impl IntoIterator<Item = (u32, Name)>) -> Self {
        self.with(key, Arg::Counts(counts.into_iter().collect()))
    }

    /// Adds a text that is the same in every language.
    pub fn text(self, key: &'static str, text: impl fmt::Display) -> Self {
        self.with(key, Arg::Text(text.to_string()))
    }

    /// Adds a sentence within the sentence.
    pub fn phrase(self, key: &'static str, phrase: Self) -> Self {
        self.with(key, Arg::Phrase(Box::new(phrase)))
    }

    /// Every name in it: its own, and those among its parameters.
    pub fn mentioned(&self) -> impl Iterator<Item = Name> {
        let args = self.args.iter().flat_map(|(_, arg)| match arg {
            Arg::Name(name) => vec![*name],
            Arg::Names(names) => names.clone(),
            Arg::Counts(counts) => counts.iter().map(|&(_, name)| name).collect(),
            Arg::Phrase(phrase) => phrase.mentioned().collect(),
            Arg::Number(_) | Arg::Seat(_) | Arg::Seats(_) | Arg::Text(_) => Vec::new(),
        });
        std::iter::once(self.name).chain(args)
    }
}

impl From<Name> for Phrase {
    fn from(name: Name) -> Self {
        Self { name, args: Vec::new() }
    }
}

/// Without `words/` at hand: the key and the parameters, for logs and snapshots.
impl fmt::Display for Phrase {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.name)?;
        for (key, arg) in &self.args {
            write!(f, " {key}=")?;
            match arg {
                Arg::Number(number) => write!(f, "{number}")?,
                Arg::Seat(seat) => write!(f, "{seat}")?,
                Arg::Seats(seats) => write_list(f, seats.iter().map(|seat| seat.to_string()))?,
                Arg::Name(name) => write!(f, "{}", name.id)?,
                Arg::Names(names) => write_list(f, names.iter().map(|name| name.id.to_owned()))?,
                Arg::Counts(counts) => {
                    write_list(f, counts.iter().map(|(n, name)| format!("{n}*{}", name.id)))?;
                }
                Arg::Text(text) => write!(f, "{text}")?,
                Arg::Phrase(phrase) => write!(f, "({phrase})")?,
            }
        }
        Ok(())
    }
}

fn write_list(f: &mut fmt::Formatter<'_>, items: impl Iterator<Item = String>) -> fmt::Result {
    f.write_str(&items.collect::<Vec<_>>().join(","))
}

/// Something that can be put into words.
pub trait Say {
    /// What is to be said.
    fn phrase(&self) -> Phrase;
}
