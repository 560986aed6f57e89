//! What a page asks of the house.

use patolli_tables::{Command, TableId, Terms};
use serde::{Deserialize, Serialize};

/// The longest thing a page may send, in bytes.
pub const LONGEST_ASK: usize = 8 * 1024;

/// The most moments that are told at once.
pub const MOST_MOMENTS: usize = 40;

/// Something a page asks. Every one is answered.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ask {
    /// Its number, which the answer has too.
    pub id: u32,
    /// What.
    pub wish: Wish,
}

/// What a page may ask.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Wish {
    /// To be told in this language, such as `fr`, why something is not done.
    Speak {
        /// Its short name.
        language: String,
    },
    /// To be told of the tables in the list that everybody sees, or no more.
    Lobby {
        /// Yes?
        watch: bool,
    },
    /// To be told of the tables of this person, now and whenever one of them waits for somebody
    /// else, or no more.
    Mine {
        /// Yes?
        watch: bool,
    },
    /// To open a table.
    Open {
        /// What it agrees on.
        terms: Terms,
        /// A number that this person uses for this table only: asked again, it is not opened again.
        key: u64,
    },
    /// To be told what happens at a table.
    Watch {
        /// Which.
        table: TableId,
    },
    /// To be told no more.
    Unwatch {
        /// Of which.
        table: TableId,
    },
    /// To do something at a table.
    Do {
        /// At which.
        table: TableId,
        /// What.
        command: Command,
        /// A number that this person uses for this command only: asked again, it is not done again.
        key: u64,
    },
    /// To see a table as it was after so many decisions, after one more, and so on.
    Look {
        /// Which.
        table: TableId,
        /// After how many decisions first.
        from: usize,
        /// After how many last: at most [`MOST_MOMENTS`] moments are told.
        to: usize,
    },
    /// The record of a game that is over.
    Record {
        /// At which table.
        table: TableId,
    },
    /// To play again with the same people.
    Rematch {
        /// Who played at which table.
        table: TableId,
    },
    /// A secret with which this person can be the same on another device, once, for ten minutes.
    Pass,
}

impl Wish {
    /// How much it counts among the asks of a connection: what takes the house long, or makes it
    /// keep something, is worth several.
    pub const fn weight(&self) -> u32 {
        match self {
            Self::Speak { .. } | Self::Lobby { .. } | Self::Unwatch { .. } | Self::Do { .. } => 1,
            Self::Mine { .. } | Self::Look { .. } => 2,
            Self::Watch { .. } => 3,
            Self::Record { .. } => 5,
            Self::Open { .. } | Self::Rematch { .. } | Self::Pass => 10,
        }
    }
}
