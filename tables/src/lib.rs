//! A table at a distance: people and bots who play one game, each at a screen of their own.
//!
//! A table is its log. Whoever is allowed to may [act](Table::act); what comes of that is a few
//! [entries](Entry), and the entries alone make the table again. Nothing in here knows a clock, a
//! disk or a network: time and chance are [handed in](Given), so that every order of events can be
//! tried in tests.
//!
//! ```
//! use patolli_game::Seed;
//! use patolli_tables::{Actor, Command, Given, Table, Terms, Time, UserId};
//! use patolli_yaxha::Yaxha;
//!
//! let given = |at| Given { at: Time(at), seed: Seed(7) };
//! let terms = Terms::usual("yaxha", 2);
//! let (mut table, opened) = Table::<Yaxha>::open(terms, UserId(1), given(0))?;
//! let mut log = vec![opened];
//! // A seat each, and the game begins.
//! for (user, name) in [(1, "Ana"), (2, "Bo")] {
//!     let seat = table.free_seats().lowest().unwrap();
//!     let sit = Command::Sit { seat, name: name.to_owned() };
//!     let done = table.act(Actor::User(UserId(user)), &sit, given(10))?;
//!     log.extend(done.into_iter().map(|deed| deed.entry));
//! }
//! assert_eq!(table.deciding().len(), 2);
//! // The log makes the same table again.
//! let again = Table::<Yaxha>::replay(&log)?;
//! assert_eq!(again.number(), table.number());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod acting;
mod clock;
mod command;
mod entry;
mod refused;
mod replay;
mod seating;
mod table;
mod taking_back;
mod terms;

pub use acting::{Change, Deed};
pub use clock::{Clock, LEAST_AFTER_REST};
pub use command::{Actor, Command, Given};
pub use entry::{Awaited, Ending, Entry, What};
pub use refused::Refused;
pub use replay::{Problem, Unplayable};
pub use table::{Asked, Phase, Place, Sitter, Table, Talk};
pub use terms::{Absent, BotId, Pace, TableId, Terms, Time, UserId};

/// The longest name of a player, in characters.
pub const LONGEST_NAME: usize = 24;

/// The longest thing one may say at once, in characters.
pub const LONGEST_TALK: usize = 500;

/// How many of the latest things said a table remembers.
pub const TALK_KEPT: usize = 200;

/// After how many milliseconds without anything happening a table ends whose game has not begun.
pub const LONGEST_GATHERING: u64 = 14 * 24 * 60 * 60 * 1000;
