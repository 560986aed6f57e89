//! What can be known of a game before it is played.

use std::ops::RangeInclusive;

use serde_json::{Value, json};

/// What can be known of a game before it is played.
#[derive(PartialEq, Eq, Hash, Debug)]
pub struct Meta {
    /// Its name in commands and files.
    pub id: &'static str,
    /// Changes whenever the same decisions could lead to another game.
    pub rules_version: u32,
    /// How many may sit down.
    pub seats: RangeInclusive<usize>,
    /// How many usually do.
    pub usual_seats: usize,
    /// How long a game takes people, in minutes.
    pub minutes: RangeInclusive<u16>,
    /// What a table may choose.
    pub options: &'static [OptionSpec],
    /// Fields of a view that depend on the others, so that a position which leaves them out has
    /// them drawn, not taken from set-up.
    pub drawn_fields: &'static [&'static str],
    /// The invariants by which a position may be refused, each with a text of its own.
    pub invariants: &'static [&'static [&'static str]],
    /// How many units of score make one point, for games that count in fractions.
    pub units_per_point: u8,
}

/// Something a table may choose.
#[derive(PartialEq, Eq, Hash, Debug)]
pub struct OptionSpec {
    /// Its name in commands and files.
    pub id: &'static str,
    /// Which values it has.
    pub kind: OptionKind,
    /// Its usual value: see [`crate::Setup::value`].
    pub default: u16,
    /// Numbers of seats at which another value is usual, with that value.
    pub usual_at: &'static [(usize, u16)],
    /// When it makes a difference.
    pub when: When,
}

/// When an option makes a difference.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum When {
    /// In every game.
    Always,
    /// When this other option is on.
    With(&'static str),
    /// With exactly this many seats.
    Seats(usize),
}

/// Which values an option has.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum OptionKind {
    /// `true` or `false`.
    Flag,
    /// One of these.
    Choice(&'static [&'static str]),
    /// A number.
    Number {
        /// The smallest allowed.
        least: u16,
        /// The largest allowed.
        most: u16,
    },
}

impl OptionSpec {
    const fn of(id: &'static str, kind: OptionKind, default: u16) -> Self {
        Self { id, kind, default, usual_at: &[], when: When::Always }
    }

    /// A yes or no, usually no.
    pub const fn flag(id: &'static str) -> Self {
        Self::of(id, OptionKind::Flag, 0)
    }

    /// One of these, usually the first.
    pub const fn choice(id: &'static str, texts: &'static [&'static str]) -> Self {
        Self::of(id, OptionKind::Choice(texts), 0)
    }

    /// A number.
    pub const fn number(id: &'static str, least: u16, usual: u16, most: u16) -> Self {
        Self::of(id, OptionKind::Number { least, most }, usual)
    }

    /// The same, which makes a difference only in this case.
    pub const fn when(self, when: When) -> Self {
        Self { when, ..self }
    }

    /// Does it make a difference with `seats` seats, and these options on?
    pub fn matters(&self, seats: usize, is_on: impl Fn(&str) -> bool) -> bool {
        match self.when {
            When::Always => true,
            When::With(other) => is_on(other),
            When::Seats(count) => seats == count,
        }
    }

    /// The usual value for `seats` seats.
    pub fn usual(&self, seats: usize) -> u16 {
        let other = self.usual_at.iter().find(|(count, _)| *count == seats);
        other.map_or(self.default, |&(_, value)| value)
    }

    /// A value from its text.
    pub fn parse(&self, text: &str) -> Option<u16> {
        match self.kind {
            OptionKind::Flag => text.parse::<bool>().ok().map(u16::from),
            OptionKind::Choice(values) => {
                values.iter().position(|value| *value == text).map(|at| at as u16)
            }
            OptionKind::Number { least, most } => {
                text.parse().ok().filter(|number| (least..=most).contains(number))
            }
        }
    }

    /// The text of a value.
    pub fn text(&self, value: u16) -> String {
        match self.kind {
            OptionKind::Flag => (value != 0).to_string(),
            OptionKind::Choice(values) => {
                values.get(usize::from(value)).copied().unwrap_or_default().to_owned()
            }
            OptionKind::Number { .. } => value.to_string(),
        }
    }

    /// A value as JSON: true or false, a number, or a text.
    pub fn json(&self, value: u16) -> Value {
        match self.kind {
            OptionKind::Flag => (value != 0).into(),
            OptionKind::Choice(_) => self.text(value).into(),
            OptionKind::Number { .. } => value.into(),
        }
    }

    /// All values as JSON: a list, or the two ends of a range of numbers.
    pub fn json_values(&self) -> Value {
        match self.kind {
            OptionKind::Number { least, most } => json!({ "least": least, "most": most }),
            OptionKind::Flag | OptionKind::Choice(_) => {
                self.values().into_iter().map(|value| self.json(value)).collect()
            }
        }
    }

    /// The values worth trying: all of them, or the two ends and the usual one of a number.
    pub fn values(&self) -> Vec<u16> {
        match self.kind {
            OptionKind::Flag => vec![0, 1],
            OptionKind::Choice(values) => (0..values.len() as u16).collect(),
            OptionKind::Number { least, most } => {
                let mut values = vec![least, self.default, most];
                values.sort_unstable();
                values.dedup();
                values
            }
        }
    }
}

impl Meta {
    /// Units of score as points, such as `52` or `51.25`.
    pub fn points(&self, units: i32) -> String {
        points(units, self.units_per_point)
    }
}

/// Units of score as points, such as `52` or `51.25`, where a point has `per_point` units.
pub fn points(units: i32, per_point: u8) -> String {
    let per_point = i32::from(per_point.max(1));
    if units % per_point == 0 {
        return (units / per_point).to_string();
    }
    format!("{:.2}", f64::from(units) / f64::from(per_point))
}
