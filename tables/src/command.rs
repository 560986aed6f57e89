//! What somebody wants to do at a table.

use patolli_game::{Seat, Seed};
use serde::{Deserialize, Serialize};

use crate::terms::{BotId, Time, UserId};

/// Who wants it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Actor {
    /// A person.
    User(UserId),
    /// The house: it plays for bots.
    House,
}

/// What the world hands in: the time, and chance in case a game begins.
#[derive(Clone, Copy, Debug)]
pub struct Given {
    /// The time.
    pub at: Time,
    /// A seed that nobody can guess.
    pub seed: Seed,
}

/// What somebody wants to do at a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Command {
    /// To sit down on a free seat; the game begins when every seat is taken.
    Sit {
        /// Where.
        seat: Seat,
        /// What to be called.
        name: String,
    },
    /// To get up again before the game begins.
    Stand {
        /// From where.
        seat: Seat,
    },
    /// To give a free seat to a bot, or that of somebody whom a bot plays for to another.
    Engage {
        /// Where.
        seat: Seat,
        /// Which.
        bot: BotId,
    },
    /// To let anybody have a seat that is kept for somebody.
    Free {
        /// Which.
        seat: Seat,
    },
    /// To send a bot away before the game begins.
    Dismiss {
        /// From where.
        seat: Seat,
    },
    /// To close the table before the game begins.
    Close,
    /// To decide: one thing, or several in a row, all of them or none. What crosses a barrier
    /// reveals something, so nothing may follow it.
    Decide {
        /// For which seat.
        seat: Seat,
        /// The number of the latest entry that was known when it was decided.
        known: u64,
        /// What, in the notation of the game.
        decisions: Vec<String>,
    },
    /// To take back the seat's latest decision.
    Undo {
        /// Which seat.
        seat: Seat,
        /// The number of the latest entry that was known.
        known: u64,
    },
    /// To ask the others to go back to before the seat's latest turn.
    AskBack {
        /// Which seat.
        seat: Seat,
    },
    /// To answer that, or to think better of it.
    AnswerBack {
        /// Which seat.
        seat: Seat,
        /// Yes?
        grant: bool,
    },
    /// To leave the game.
    Leave {
        /// Which seat.
        seat: Seat,
    },
    /// To take a seat back from the bot that plays for it.
    Return {
        /// Which seat.
        seat: Seat,
    },
    /// To say something.
    Say {
        /// What.
        text: String,
    },
}
