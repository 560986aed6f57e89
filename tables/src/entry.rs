//! The log of a table: what happened at it, in order.

use patolli_game::{Seat, Seed};
use serde::{Deserialize, Serialize};

use crate::terms::{BotId, TableId, Terms, Time, UserId};

/// Something that happened at a table. Its number is its place in the log, from 1.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Entry {
    /// When.
    pub at: Time,
    /// What.
    pub what: What,
}

/// What happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum What {
    /// Somebody opened the table; always the first entry.
    Opened {
        /// Who.
        by: UserId,
        /// What the table agrees on.
        terms: Terms,
        /// The rules of the game as they were then.
        rules: u32,
        /// For whom each seat is kept, if this is a rematch; the seats beyond are for anybody.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        kept_for: Vec<Option<Awaited>>,
    },
    /// A person sat down.
    Sat {
        /// Where.
        seat: Seat,
        /// Who.
        user: UserId,
        /// What they are called here.
        name: String,
    },
    /// A person got up before the game began.
    Stood {
        /// From where.
        seat: Seat,
    },
    /// A bot sat down, or plays on for the person of the seat.
    Engaged {
        /// Where.
        seat: Seat,
        /// Which.
        bot: BotId,
    },
    /// A bot was sent away before the game began.
    Dismissed {
        /// From where.
        seat: Seat,
    },
    /// A seat is kept for nobody any more.
    Freed {
        /// Which.
        seat: Seat,
    },
    /// Every seat is taken, and the game began.
    Began {
        /// All chance follows from it; a secret until the game is over.
        seed: Seed,
    },
    /// A seat decided.
    Decided {
        /// Which seat.
        seat: Seat,
        /// What, in the notation of the game.
        decision: String,
        /// The fingerprint of the game, where a round began or the game ended with it.
        #[serde(default, skip_serializing_if = "Option::is_none", with = "hex")]
        check: Option<u64>,
    },
    /// A seat took back its latest decision.
    Undone {
        /// Which seat.
        seat: Seat,
    },
    /// A seat asked the others to go back.
    AskedBack {
        /// Which seat.
        seat: Seat,
        /// To after so many decisions.
        to: usize,
    },
    /// A seat agreed to that.
    Granted {
        /// Which seat.
        seat: Seat,
    },
    /// A seat did not, or the one that asked thought better of it.
    Declined {
        /// Which seat.
        seat: Seat,
    },
    /// All agreed, and the game went back.
    WentBack {
        /// To after so many decisions.
        to: usize,
    },
    /// A person left the game.
    Left {
        /// Which seat they had.
        seat: Seat,
    },
    /// A person ran out of time.
    RanOut {
        /// Which seat they have.
        seat: Seat,
    },
    /// A person took the seat back from the bot that played for them.
    Returned {
        /// Which seat.
        seat: Seat,
    },
    /// The house was closed from then until now, and nobody's time went by.
    Rested {
        /// From when.
        since: Time,
    },
    /// Somebody said something.
    Said {
        /// Who.
        user: UserId,
        /// What they are called.
        name: String,
        /// What they said.
        text: String,
    },
    /// The table ended before the game did.
    Ended {
        /// Why.
        why: Ending,
    },
    /// The same people play again.
    Rematched {
        /// At the table with this name.
        table: TableId,
    },
}

/// Somebody for whom a seat is kept.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Awaited {
    /// Who.
    pub user: UserId,
    /// What they were called.
    pub name: String,
}

/// Why a table ended before its game did.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ending {
    /// A person left, and the table was to end then.
    Left(Seat),
    /// A person ran out of time, and the table was to end then.
    RanOut(Seat),
    /// Nobody is left but bots.
    Deserted,
    /// Whoever looked after it closed it before the game began.
    Closed,
    /// Nothing happened at it for long, and the game had not begun.
    Forgotten,
    /// The house ended it.
    House,
}

/// Checks as 16 hexadecimal digits, as records write them.
mod hex {
    use serde::{Deserialize, Deserializer, Serializer};

    #[expect(clippy::ref_option, reason = "serde hands it over like this")]
    pub fn serialize<S: Serializer>(check: &Option<u64>, to: S) -> Result<S::Ok, S::Error> {
        match check {
            Some(check) => to.collect_str(&format_args!("{check:016x}")),
            None => to.serialize_none(),
        }
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Option<u64>, D::Error> {
        let text = Option::<String>::deserialize(from)?;
        let read = |text: String| u64::from_str_radix(&text, 16).map_err(serde::de::Error::custom);
        text.map(read).transpose()
    }
}
