//! The rules of Yaxha: ten rounds of buying cubes at a market and building a pyramid of them.
//!
//! Read `flow.rs` first: it goes through a round from top to bottom. The readings of the rules that
//! are not plain in the rulebook are in `docs/rules/yaxha.md`.
//!
//! ```
//! use patolli_game::{Viewer, Game, Setup, Silent};
//! use patolli_yaxha::Yaxha;
//!
//! let setup = Setup::new(Yaxha::META, 3, "c0ffee".parse()?)?;
//! let mut game = Yaxha::set_up(&setup)?;
//! // All three choose a market tile at once, in secret.
//! assert_eq!(game.deciding().len(), 3);
//! let seat = game.deciding().lowest().unwrap();
//! game.decide(seat, "card=b".parse()?, &mut Silent)?;
//! // A second card is refused, and the game says why.
//! assert!(game.decide(seat, "card=a".parse()?, &mut Silent).is_err());
//! // Nobody else sees which it was.
//! assert_eq!(serde_json::to_value(game.view(Viewer::Spectator))?["cards"][0], "hidden");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod bonus;
mod catalogue;
mod cell;
mod colour;
mod cubes;
mod decision;
mod determinize;
mod draw;
mod event;
mod flow;
mod game;
mod groups;
mod heuristics;
mod invariants;
mod market;
mod options;
#[cfg(test)]
mod plain;
#[cfg(test)]
mod proof;
mod pyramid;
mod score;
mod setup;
#[cfg(test)]
mod tests;
mod view;

pub use bonus::{Aim, BONUS_CARDS_IN_PLAY, BONUS_POINTS, Bonus};
pub use cell::{Cell, LEVELS, NoCell};
pub use colour::{CUBES_OF_EACH, Colour};
pub use cubes::{Cubes, LOT};
pub use decision::Decision;
pub use event::Event;
pub use flow::ROUNDS;
pub use game::{Phase, Yaxha};
pub use market::{Initiative, MOST_TILES, NoTile, Tile};
pub use options::{Level1Group, Neighbour, Options, SecondLargest, ThreeColours, UnfinishedSide};
pub use pyramid::{Misplaced, Pyramid};
pub use score::{POINTS, points};
pub use view::{Card, View};
