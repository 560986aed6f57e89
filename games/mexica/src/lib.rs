//! The rules of Mexica: canals split an island into districts, and temples in them bring prestige.
//!
//! Read [`flow`] first: it goes through a game from top to bottom. The readings of the rules that
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

mod act;
mod answers;
mod board;
mod bridge;
mod calpulli;
mod catalogue;
mod cell;
mod cells;
mod dead;
mod decision;
mod describe;
mod determinize;
mod district;
mod draw;
mod event;
mod features;
pub mod flow;
mod game;
mod heuristics;
mod invariants;
mod island;
mod legal;
mod lock;
mod neutral;
mod options;
#[cfg(test)]
mod plain;
mod player;
#[cfg(test)]
mod proof;
mod question;
mod refusal;
mod score;
mod temple;
#[cfg(test)]
mod tests;
mod tiling;
mod travel;
mod view;
mod weights;

pub use board::MOST_SEATS;
pub use bridge::{Axis, BRIDGES};
pub use calpulli::{ALL_CALPULLIS, Calpullis, FIRST_ROW, LARGEST, SMALLEST, values};
pub use cell::{Cell, NoCell};
pub use cells::{Cells, CellsInOrder};
pub use decision::{Action, Decision};
pub use district::District;
pub use event::Event;
pub use features::{FEATURES, MOMENTS};
pub use flow::{PERIODS, POINTS};
pub use game::{DOUBLE_CANALS, Mexica, SINGLE_CANALS};
pub use island::{COLUMNS, MAP, ROWS};
pub use legal::MOST_TAKEN;
pub use options::{DeadTokens, LockIn, NeutralStrength, Options};
pub use player::{ACTION_TOKENS, Source};
pub use question::Question;
pub use score::PALACE_BONUS;
pub use temple::{Floors, MOST_FLOORS, NoFloors, Temples};
pub use travel::JUMP;
pub use view::{Bridges, BuiltTemples, PlayerView, Points, View};
pub use weights::WEIGHTS;
