//! The rules of Mexica: canals split an island into districts, and temples in them bring prestige.
//!
//! Read `rules/flow.rs` first: it goes through a game from top to bottom. The readings of the rules that
//! are not plain in the rulebook are in `docs/rules/mexica.md`.
//!
//! ```
//! use patolli_game::{Viewer, Game, Setup, Silent};
//! use patolli_mexica::Mexica;
//!
//! let setup = Setup::new(Mexica::META, 2, "c0ffee".parse()?)?;
//! let mut game = Mexica::set_up(&setup)?;
//! // Both choose a start cell, one after the other.
//! for cell in ["h6", "h8"] {
//!     let seat = game.deciding().lowest().unwrap();
//!     game.decide(seat, cell.parse()?, &mut Silent)?;
//! }
//! // The first player digs a canal of two cells: first what, then where.
//! let seat = game.deciding().lowest().unwrap();
//! for word in ["double_canal", "m5", "m6"] {
//!     game.decide(seat, word.parse()?, &mut Silent)?;
//! }
//! // That cost one of six points.
//! assert_eq!(serde_json::to_value(game.view(Viewer::Spectator))?["points"], 5);
//! // A boat is boarded on a bridge.
//! assert!(game.decide(seat, "sail".parse()?, &mut Silent).is_err());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod board;
mod components;
mod format;
mod game;
mod heuristics;
#[cfg(test)]
mod plain;
#[cfg(test)]
mod proof;
mod rules;
#[cfg(test)]
mod tests;
mod views;

pub use board::MOST_SEATS;
pub use board::cell::{Cell, NoCell};
pub use board::cells::{Cells, CellsInOrder};
pub use board::travel::JUMP;
pub use components::bridge::{Axis, BRIDGES};
pub use components::calpulli::{ALL_CALPULLIS, Calpullis, FIRST_ROW, LARGEST, SMALLEST, values};
pub use components::map::{COLUMNS, MAP, ROWS};
pub use components::supply::{ACTION_TOKENS, DOUBLE_CANALS, SINGLE_CANALS};
pub use components::temple::{Floors, MOST_FLOORS, NoFloors, Temples};
pub use format::decision::{Action, Decision};
pub use format::event::Event;
pub use format::options::{DeadTokens, LockIn, NeutralStrength, Options};
pub use format::source::Source;
pub use heuristics::{FEATURES, MOMENTS, WEIGHTS};
pub use rules::flow::{PERIODS, POINTS};
pub use rules::legal::MOST_TAKEN;
pub use rules::question::Question;
pub use rules::score::PALACE_BONUS;
pub use rules::state::Mexica;
pub use views::district::District;
pub use views::view::{Bridges, BuiltTemples, PlayerView, Points, View};
