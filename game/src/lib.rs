//! The contract that every game of Patolli meets.
//!
//! A [`Game`] is a value. It is set up from seats, options and a seed, tells who is deciding, lists
//! their decisions and carries them out:
//!
//! ```
//! use patolli_game::sample::Sample;
//! use patolli_game::{Chance, Game, Seed, Setup, Silent};
//!
//! let setup = Setup::new(Sample::META, 3, "c0ffee".parse()?)?;
//! let mut game = Sample::set_up(&setup)?;
//! let mut chance = Chance::of_player(Seed(1), 0);
//! let mut list = Vec::new();
//! while let Some(seat) = game.deciding().lowest() {
//!     game.decisions(seat, &mut list);
//!     let decision = *chance.pick(&list).unwrap();
//!     game.decide(seat, decision, &mut Silent)?;
//! }
//! assert!(game.outcome().is_some());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! What anyone may know of it is a [view](Game::view); a bot is given nothing else and may
//! [determinize](Game::determinize) the rest. Everything a person reads leaves here as a [`Phrase`], and
//! `words/` turns it into sentences.

mod catalogue;
mod chance;
mod decisions;
mod drawing;
mod fingerprint;
mod game;
#[cfg(feature = "harness")]
pub mod harness;
mod heuristics;
pub mod json;
mod meta;
mod named_enum;
mod phrase;
mod play;
mod position;
mod record;
#[cfg(feature = "harness")]
pub mod sample;
mod seat;
mod setup;
mod standing;
mod text_newtype;

pub use catalogue::{Catalogue, Table};
pub use chance::{BadSeed, Chance, Seed};
#[doc(hidden)]
pub use decisions::decision_table;
pub use drawing::{Block, Drawing, Panel};
pub use fingerprint::fingerprint;
pub use game::{
    BadNotation, Barrier, Broken, Decision, Event, Game, Refusal, Silent, Sink, Viewer,
};
pub use heuristics::{Heuristics, Horizon, Rivalry};
pub use meta::{Meta, OptionKind, OptionSpec, When, points};
pub use phrase::{Arg, Name, Phrase, Say};
pub use play::{Moment, Play, Round, Step, Tried};
pub use position::{Position, PositionError, Reading};
pub use record::{Entry, Located, Record, RecordError, RecordProblem, Remark, Replay};
pub use seat::{BadSeat, BySeat, MAX_SEATS, Seat, Seats, SeatsInOrder};
pub use setup::{MAX_OPTIONS, Setup, SetupError};
pub use standing::{MAX_SOURCES, Outcome, Source, Standing};
