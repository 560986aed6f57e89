//! The engine protocol: JSON lines between a table and a bot. It is described in
//! `docs/protocol.md`.

use patolli_game::{Game, Seat, Seed, Setup, json};
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::{Map, Value};

use crate::Forfeit;

/// The version of the protocol.
pub const PROTOCOL: u32 = 1;

/// What a table says to a bot.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Ask {
    /// Who are you? Answered with [`Answer::Hello`].
    Hello {
        /// The version the table speaks.
        protocol: u32,
    },
    /// A game begins. Not answered.
    NewGame {
        /// Which game.
        game: String,
        /// By which rules.
        rules: u32,
        /// How many seats.
        seats: usize,
        /// Every option with its value.
        options: Map<String, Value>,
        /// Where the bot sits.
        seat: Seat,
        /// For the bot's own random numbers; it reveals nothing of the game's.
        seed: Seed,
    },
    /// Choose. Answered with [`Answer::Decision`].
    Decide {
        /// Given back with the answer.
        id: u64,
        /// Who is to choose.
        seat: Seat,
        /// Everything the seat may know.
        view: Value,
        /// What it may decide.
        decisions: Vec<String>,
        /// How long it may think.
        budget_ms: u64,
    },
    /// Time is up: answer this question at once with the best found.
    Cancel {
        /// Which question.
        id: u64,
    },
    /// It is over: the process should end.
    Quit {},
    /// Anything else, which is ignored.
    #[serde(other, skip_serializing)]
    Other,
}

/// What a bot says to a table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Answer {
    /// Who it is.
    Hello {
        /// Its name.
        name: String,
        /// Its version.
        version: String,
        /// The version of the protocol it speaks.
        protocol: u32,
    },
    /// What it chooses.
    Decision {
        /// The question it answers.
        id: u64,
        /// One of the decisions it was offered.
        decision: String,
        /// What else it thought of, best first, if it wants to say.
        #[serde(default, skip_serializing_if = "Vec::is_empty", deserialize_with = "if_any")]
        candidates: Vec<Candidate>,
    },
    /// Anything else, which is ignored.
    #[serde(other, skip_serializing)]
    Other,
}

/// Candidates that make no sense are dropped: they are no reason to lose a game.
fn if_any<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<Candidate>, D::Error> {
    let value = Value::deserialize(deserializer)?;
    Ok(serde_json::from_value(value).unwrap_or_default())
}

/// A decision that a bot thought of, and what it thinks of it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Candidate {
    /// The decision.
    pub decision: String,
    /// The final score it expects.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub score: Option<f64>,
    /// The chance to win it expects, from 0 to 1.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub win: Option<f64>,
}

impl Ask {
    /// A game begins.
    pub fn new_game<G: Game>(setup: &Setup, seat: Seat, seed: Seed) -> Self {
        Self::NewGame {
            game: G::META.id.to_owned(),
            rules: G::META.rules_version,
            seats: setup.seats(),
            options: setup.options_as_json(),
            seat,
            seed,
        }
    }

    /// As a line.
    pub fn line(&self) -> String {
        // Plain data with text for keys always becomes JSON.
        serde_json::to_string(self).unwrap_or_default()
    }
}

impl Answer {
    /// As a line.
    pub fn line(&self) -> String {
        serde_json::to_string(self).unwrap_or_default()
    }
}

/// The question that a table wants answered at once, if that is what its line says.
pub fn called_back(line: &str) -> Option<u64> {
    // Other lines are long, and are read in full by whoever answers them.
    const LONGEST: usize = 1000;
    match serde_json::from_str(line.get(..LONGEST).unwrap_or(line)) {
        Ok(Ask::Cancel { id }) => Some(id),
        _ => None,
    }
}

/// Reads a bot's line.
pub fn read_answer(line: &str) -> Result<Answer, Forfeit> {
    if line.trim().is_empty() {
        return Ok(Answer::Other);
    }
    serde_json::from_str(line).map_err(|error| Forfeit::Rubbish {
        text: shortened(line),
        problem: json::plain_words(error),
    })
}

/// The beginning of a text, for a sentence about it.
fn shortened(text: &str) -> String {
    const MOST: usize = 60;
    let mut short: String = text.chars().filter(|c| !c.is_control()).take(MOST).collect();
    if text.chars().count() > MOST {
        short.push('…');
    }
    short
}
