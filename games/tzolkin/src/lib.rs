//! The rules of Tzolk'in: workers ride the gears of the Mayan calendar, and act when they are taken
//! off.
//!
//! Read `rules/flow.rs` first: it goes through a round from top to bottom. The readings of the rules that
//! are not plain in the rulebook are in `docs/rules/tzolkin.md`.
//!
//! ```
//! use patolli_game::{Viewer, Game, Setup, Silent};
//! use patolli_tzolkin::Tzolkin;
//!
//! let setup = Setup::new(Tzolkin::META, 2, "c0ffee".parse()?)?;
//! let mut game = Tzolkin::set_up(&setup)?;
//! // Both choose two of their four starting wealth tiles at once, in secret.
//! for seat in game.deciding() {
//!     game.decide(seat, "keep=13".parse()?, &mut Silent)?;
//! }
//! // Then the first player places workers.
//! let seat = game.deciding().lowest().unwrap();
//! assert_eq!(game.round(), 1);
//! game.decide(seat, "place=palenque".parse()?, &mut Silent)?;
//! // Nobody can pick up a worker in the same turn.
//! assert!(game.decide(seat, "pick=palenque0".parse()?, &mut Silent).is_err());
//! assert_eq!(serde_json::to_value(game.view(Viewer::Spectator))?["placed"], 1);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

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

pub use components::action::{
    ANY_ACTION, Action, ActionEffect, CORN_PER_BLOCK, NoAction, Shrine, Site,
};
pub use components::building::{Building, Plan};
pub use components::calendar::{FOOD_DAYS, FOOD_TEETH, TEETH};
pub use components::gear::{Gear, NoSpace, Space, Spaces};
pub use components::jungle::{Fields, GROUPS, Group, Yield};
pub use components::material::{Blocks, Bundle, LARGEST_BUNDLE, Materials, NoBundle, Resource};
pub use components::monument::{Design, Monument, Worth};
pub use components::prophecy::{BAND_POINTS, PROPHECIES, Prophecy};
pub use components::quick::{QUICK_TILES, Quick};
pub use components::technology::{TOP_LEVEL, Track, advance_cost};
pub use components::temple::{NoTemplePair, START_STEP, Step, Temple, TemplePair};
pub use components::tile::{Effect, Kind, NoTile, Tiles};
pub use components::tribe::{TRIBES_DEALT, Tribe, YumkaaxTable};
pub use components::wealth::{DEALT, KEPT, Riches, Wealth};
pub use format::decision::Decision;
pub use format::event::Event;
pub use format::keep::{NoKeep, NoPair, Pair, TribeKeep};
pub use format::options::{CornRounding, Options};
pub use format::source::Source;
pub use heuristics::{FEATURES, MOMENTS, WEIGHTS};
pub use rules::food_day::DayStep;
pub use rules::player::{FIRST_WORKERS, MOST_WORKERS};
pub use rules::state::{MOST_MONUMENTS, Phase, ROW, SKULLS, Tzolkin};
pub use rules::task::{Purchase, Task};
pub use rules::turn::{CORN_AFTER_BEGGING, MOST_CORN_TO_BEG};
pub use views::view::{Day, Hand, Levels, PlayerView, Points, Steps, Used, View};
