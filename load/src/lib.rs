//! Random bots as real clients: as many tables as are wanted, each seat a guest with a connection of
//! its own, on a house that is on this machine. What comes of it says how much a house bears.
//!
//! ```no_run
//! use std::time::Duration;
//!
//! use patolli_game::Seed;
//! use patolli_load::{Load, run};
//! use patolli_tables::Terms;
//!
//! let load = Load {
//!     address: "127.0.0.1:7878".parse()?,
//!     process: None,
//!     terms: Terms::usual("yaxha", 2),
//!     tables: 100,
//!     rate: Some(500.0),
//!     in_a_row: false,
//!     warmup: Duration::from_secs(2),
//!     duration: Duration::from_secs(10),
//!     seed: Seed(1),
//! };
//! let report = run(&load, &|_| ())?;
//! println!("{} ms", report.seen.p99);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod connection;
mod heard;
mod house;
mod measures;
mod pace;
mod plan;
mod player;
mod problem;
mod processes;
mod report;
mod run;

pub use house::OwnHouse;
pub use plan::{LONGEST, Load, MOST_TABLES};
pub use report::{Latency, Memory, Processors, Report};
pub use run::{CannotLoad, Progress, run};
