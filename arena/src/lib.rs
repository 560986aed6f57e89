//! Many games at once: matches of the same bots in the same seats, and tournaments in which each
//! bot plays each seat.
//!
//! ```
//! use std::time::Duration;
//!
//! use patolli_arena::{Match, run};
//! use patolli_game::{Game, Seed, Setup};
//! use patolli_yaxha::Yaxha;
//!
//! let table = Match {
//!     setup: Setup::new(Yaxha::META, 2, Seed(7))?,
//!     bots: vec!["greedy".parse()?, "random".parse()?],
//!     games: 4,
//!     jobs: 0,
//!     budget: Duration::from_secs(1),
//! };
//! // The same match always ends the same, on any number of threads.
//! let tally = run::<Yaxha>(&table, None, &|| ())?;
//! assert_eq!(tally.games, 4);
//! assert_eq!(run::<Yaxha>(&Match { jobs: 1, ..table }, None, &|| ())?, tally);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod analysis;
mod league;
mod ledger;
mod runner;
mod sequential;
mod tally;
mod tournament;

pub use analysis::{Judged, analyse};
pub use league::{Interval, Standing, league};
pub use ledger::{Ledger, LedgerError};
pub use runner::{Finished, Keep, MOST_JOBS, Match, run};
pub use sequential::{Sequential, Verdict};
pub use tally::{SeatTally, Tally};
pub use tournament::{Played, Take, Tournament};
