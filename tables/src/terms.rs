//! What a table agrees on before anybody sits down.

use std::fmt;

use patolli_game::{Game, Seed, Setup, SetupError};
use serde::{Deserialize, Serialize};

/// A moment, in milliseconds since 1970.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
#[serde(transparent)]
pub struct Time(pub u64);

impl Time {
    /// How many milliseconds after an earlier moment; none after a later one.
    pub const fn since(self, earlier: Self) -> u64 {
        self.0.saturating_sub(earlier.0)
    }

    /// The moment so many milliseconds later.
    pub const fn after(self, millis: u64) -> Self {
        Self(self.0.saturating_add(millis))
    }
}

/// Someone who plays here, by number. It is no secret.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct UserId(pub u64);

impl fmt::Display for UserId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// A table by the name in its link, which nobody can guess.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct TableId(pub String);

impl fmt::Display for TableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// A bot by the name under which the house offers it, such as `level:3`.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct BotId(pub String);

impl fmt::Display for BotId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// What a table agrees on before anybody sits down.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Terms {
    /// Which game.
    pub game: String,
    /// How many seats.
    pub seats: usize,
    /// The options that are not as usual, with their values as texts.
    #[serde(default)]
    pub options: Vec<(String, String)>,
    /// Does chance decide who sits where once all are there?
    #[serde(default)]
    pub by_chance: bool,
    /// May everybody see it in the list of tables? Otherwise it is found by its link only.
    #[serde(default)]
    pub public: bool,
    /// May bots sit down?
    #[serde(default = "yes")]
    pub bots: bool,
    /// How long everybody may think; as long as they like if it says nothing.
    #[serde(default)]
    pub pace: Option<Pace>,
    /// What becomes of the seat of a person who leaves or runs out of time.
    #[serde(default)]
    pub absent: Absent,
}

const fn yes() -> bool {
    true
}

/// How long everybody may think.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Pace {
    /// Seconds for each turn.
    pub turn: u32,
    /// Seconds for the whole game, taken from when those of the turn are used up.
    pub bank: u32,
}

const MINUTE: u32 = 60;
const DAY: u32 = 24 * 60 * MINUTE;

impl Pace {
    /// The least and the most seconds for a turn.
    pub const TURN: (u32, u32) = (10, 14 * DAY);
    /// The most seconds for the whole game.
    pub const BANK: u32 = 30 * DAY;
    /// What is called live: everybody is there all the time.
    pub const LIVE: Self = Self { turn: MINUTE, bank: 10 * MINUTE };
    /// What is called slow: a decision when one finds the time.
    pub const SLOW: Self = Self { turn: DAY, bank: DAY };

    /// Can a table be played like this?
    pub const fn is_possible(self) -> bool {
        Self::TURN.0 <= self.turn && self.turn <= Self::TURN.1 && self.bank <= Self::BANK
    }

    /// Milliseconds for each turn.
    pub const fn turn_millis(self) -> u64 {
        self.turn as u64 * 1000
    }

    /// Milliseconds for the whole game.
    pub const fn bank_millis(self) -> u64 {
        self.bank as u64 * 1000
    }
}

/// What becomes of the seat of a person who leaves or runs out of time.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Absent {
    /// This bot plays on.
    Bot(BotId),
    /// The table ends.
    #[default]
    Ends,
}

impl Terms {
    /// The usual table of a game for so many: by link only, without a clock.
    pub fn usual(game: &str, seats: usize) -> Self {
        Self {
            game: game.to_owned(),
            seats,
            options: Vec::new(),
            by_chance: false,
            public: false,
            bots: true,
            pace: None,
            absent: Absent::Ends,
        }
    }

    /// The set-up of the game, with this seed.
    pub fn setup<G: Game>(&self, seed: Seed) -> Result<Setup, SetupError> {
        if self.game != G::META.id {
            let error = Setup::new(G::META, *G::META.seats.start(), seed)?;
            let found = error.meta().id;
            return Err(SetupError::OtherGame { found, expected: G::META.id });
        }
        let mut setup = Setup::new(G::META, self.seats, seed)?;
        for (id, value) in &self.options {
            setup.set(id, value)?;
        }
        Ok(setup)
    }
}
