//! Many games at once: matches of the same bots in the same seats, and tournaments in which each
//! bot plays each seat.

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
