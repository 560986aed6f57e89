//! Many games at once: one match runner for simulations and tournaments.

mod runner;
mod tally;

pub use runner::{Finished, Keep, MOST_JOBS, Match, run};
pub use tally::{SeatTally, Tally};
