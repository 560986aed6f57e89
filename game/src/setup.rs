//! What a table agrees on before it plays: how many seats, which options, which seed.

use arrayvec::ArrayVec;
use serde_json::{Map, Value};
use thiserror::Error;

use crate::chance::Seed;
use crate::meta::{Meta, OptionKind, OptionSpec};
use crate::phrase::{Phrase, Say};

/// The most options a game may have.
pub const MAX_OPTIONS: usize = 32;

/// What a table agrees on before it plays.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Setup {
    meta: &'static Meta,
    seats: u8,
    values: ArrayVec<u16, MAX_OPTIONS>,
    /// All chance follows from it.
    pub seed: Seed,
}

impl Setup {
    /// The usual set-up of a game for `seats` seats.
    pub fn new(meta: &'static Meta, seats: usize, seed: Seed) -> Result<Self, SetupError> {
        if !meta.seats.contains(&seats) {
            let (least, most) = (*meta.seats.start(), *meta.seats.end());
            return Err(SetupError::Seats { seats, least, most });
        }
        let values =
            meta.options.iter().map(|option| option.usual(seats)).take(MAX_OPTIONS).collect();
        Ok(Self { meta, seats: seats as u8, values, seed })
    }

    /// How many seats.
    pub fn seats(&self) -> usize {
        self.seats.into()
    }

    /// Which game it is for.
    pub fn meta(&self) -> &'static Meta {
        self.meta
    }

    /// Is it a set-up of this game?
    pub fn is_for(&self, meta: &'static Meta) -> Result<(), SetupError> {
        if self.meta.id == meta.id {
            return Ok(());
        }
        Err(SetupError::OtherGame { found: self.meta.id, expected: meta.id })
    }

    /// Sets an option from texts, such as `first_game` and `true`.
    pub fn set(&mut self, id: &str, value: &str) -> Result<(), SetupError> {
        let Some(at) = self.meta.options.iter().position(|option| option.id == id) else {
            return Err(SetupError::Option { id: id.to_owned(), meta: self.meta });
        };
        let option = &self.meta.options[at];
        let Some(parsed) = option.parse(value) else {
            return Err(SetupError::Value { option, value: value.to_owned() });
        };
        self.values[at] = parsed;
        Ok(())
    }

    /// Sets an option from one text, such as `first_game=true`.
    pub fn assign(&mut self, text: &str) -> Result<(), SetupError> {
        let Some((id, value)) = text.split_once('=') else {
            return Err(SetupError::Assignment { text: text.to_owned() });
        };
        self.set(id.trim(), value.trim())
    }

    /// The value of the option at this place in the game's list: 0 or 1 for a flag, the index of
    /// the value for a choice, the number itself for a number.
    pub fn value(&self, at: usize) -> u16 {
        self.values.get(at).copied().unwrap_or(0)
    }

    /// The options and their values as texts.
    pub fn options(&self) -> impl Iterator<Item = (&'static OptionSpec, String)> {
        self.meta.options.iter().zip(&self.values).map(|(spec, &value)| (spec, spec.text(value)))
    }

    /// The options and their values as JSON.
    pub fn options_as_json(&self) -> Map<String, Value> {
        let pairs = self.meta.options.iter().zip(&self.values);
        pairs.map(|(spec, &value)| (spec.id.to_owned(), spec.json(value))).collect()
    }

    /// Sets options from JSON values, each by its id.
    pub fn set_from_json(&mut self, options: &Map<String, Value>) -> Result<(), SetupError> {
        for (id, value) in options {
            let text = value.as_str().map_or_else(|| value.to_string(), str::to_owned);
            self.set(id, &text)?;
        }
        Ok(())
    }

    /// The options that are not as usual.
    pub fn changed(&self) -> impl Iterator<Item = (&'static OptionSpec, String)> {
        let pairs = self.meta.options.iter().zip(&self.values);
        let usual = |spec: &OptionSpec| spec.usual(self.seats());
        pairs.filter(move |(spec, value)| usual(spec) != **value).map(|(s, &v)| (s, s.text(v)))
    }
}

/// Why a table cannot be set up like this.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("{}", self.phrase())]
pub enum SetupError {
    /// Too few or too many seats.
    Seats {
        /// How many were asked for.
        seats: usize,
        /// The fewest allowed.
        least: usize,
        /// The most allowed.
        most: usize,
    },
    /// The game has no such option.
    Option {
        /// What was asked for.
        id: String,
        /// The game.
        meta: &'static Meta,
    },
    /// The option has no such value.
    Value {
        /// The option.
        option: &'static OptionSpec,
        /// What was asked for.
        value: String,
    },
    /// Not of the form `option=value`.
    Assignment {
        /// What was given.
        text: String,
    },
    /// The set-up is for another game.
    OtherGame {
        /// The game it is for.
        found: &'static str,
        /// The game it was used for.
        expected: &'static str,
    },
    /// Options that the game does not allow together, or not for this number of seats.
    Together {
        /// The game's own sentence about it.
        why: crate::Name,
    },
}

impl Say for SetupError {
    fn phrase(&self) -> Phrase {
        let say = |id| Phrase::new("setup", id);
        match self {
            Self::Seats { seats, least, most } => say("seats")
                .number("seats", *seats as i64)
                .number("least", *least as i64)
                .number("most", *most as i64),
            Self::Option { id, meta } => {
                let known: Vec<_> = meta.options.iter().map(|option| option.id).collect();
                say("option").text("option", id).text("known", known.join(", "))
            }
            Self::Value { option, value } => {
                let known = match option.kind {
                    OptionKind::Flag => "true, false".to_owned(),
                    OptionKind::Choice(values) => values.join(", "),
                    OptionKind::Number { least, most } => format!("{least}–{most}"),
                };
                say("value").text("option", option.id).text("value", value).text("known", known)
            }
            Self::Assignment { text } => say("assignment").text("text", text),
            Self::OtherGame { found, expected } => {
                say("other_game").text("found", found).text("expected", expected)
            }
            Self::Together { why } => Phrase::from(*why),
        }
    }
}
