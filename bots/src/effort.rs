//! How much a bot thinks, and the four levels.

use std::num::NonZeroU32;
use std::time::Duration;

use patolli_game::Heuristics;
use serde::{Deserialize, Serialize};
use strum::{EnumString, IntoStaticStr, VariantArray};

/// How many parts the strongest level thinks in, each on a core of its own if there is one. The
/// number is fixed, so that the same simulations lead to the same thoughts on any number of cores.
const MOST_PARTS: u32 = 8;

/// A bot that follows a plan thinks again about each question, with `1 / AGAIN` of the simulations.
const AGAIN: u32 = 4;

/// How much a bot thinks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Effort {
    /// How many simulations for a question that nothing was thought about yet.
    pub first: u32,
    /// How many for one that was already considered with the question before.
    pub next: u32,
    /// The most time for a turn.
    pub turn: Option<Duration>,
    /// How many parts it thinks in, which may run at once.
    pub parts: u32,
}

impl Effort {
    /// `number` simulations for each decision.
    pub const fn simulations(number: NonZeroU32) -> Self {
        Self { first: number.get(), next: number.get(), turn: None, parts: 1 }
    }

    /// As many simulations as there is time for in a turn, in `parts` parts.
    pub const fn time(turn: Duration, parts: u32) -> Self {
        Self { first: u32::MAX, next: u32::MAX, turn: Some(turn), parts }
    }
}

/// How well a bot of the house plays.
#[derive(
    Clone,
    Copy,
    PartialEq,
    Eq,
    Debug,
    Default,
    Serialize,
    Deserialize,
    EnumString,
    IntoStaticStr,
    VariantArray,
)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum Level {
    /// Finds a good turn by luck.
    Novice,
    /// Plans its turn.
    #[default]
    Regular,
    /// Thinks of what the others will do.
    Expert,
    /// Thinks things through.
    Master,
}

impl Level {
    /// All, the weakest first.
    pub const ALL: &'static [Self] = Self::VARIANTS;

    /// Its name in files and texts.
    pub fn id(self) -> &'static str {
        self.into()
    }

    /// From 1 for the weakest.
    pub const fn number(self) -> usize {
        self as usize + 1
    }

    /// The level of this number.
    pub fn of_number(number: usize) -> Option<Self> {
        Self::ALL.get(number.checked_sub(1)?).copied()
    }

    /// How much it thinks about a game.
    pub const fn effort<G: Heuristics>(self) -> Effort {
        let first = G::SIMULATIONS[self as usize];
        let (turn, parts) = match self {
            Self::Novice | Self::Regular | Self::Expert => (Duration::from_millis(500), 1),
            Self::Master => (Duration::from_secs(3), MOST_PARTS),
        };
        Effort { first, next: first.div_ceil(AGAIN), turn: Some(turn), parts }
    }
}
