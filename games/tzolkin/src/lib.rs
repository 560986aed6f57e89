//! The rules of Tzolk'in: workers ride the gears of the Mayan calendar, and act when they are taken
//! off.
//!
//! Read [`flow`] first: it goes through a round from top to bottom. The readings of the rules that
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

mod action;
mod answers;
mod build;
mod building;
mod calendar;
mod catalogue;
mod decision;
mod describe;
mod determinize;
mod draw;
mod event;
mod features;
pub mod flow;
mod food_day;
mod game;
mod gear;
mod heuristics;
mod invariants;
mod jungle;
mod keep;
mod market;
mod material;
mod monument;
mod options;
mod perform;
mod player;
#[cfg(test)]
mod proof;
mod prophecy;
mod quick;
mod refusal;
mod score;
mod task;
mod technology;
mod temple;
#[cfg(test)]
mod tests;
mod tile;
mod tribe;
mod turn;
mod view;
mod wealth;
mod weights;

pub use action::{
    ANY_ACTION, Action, CORN_PER_BLOCK, FISH, HARVESTS, MINES, NoAction, OFFERING, SHRINES, Shrine,
    Yield,
};
pub use building::{Building, Plan};
pub use calendar::{FOOD_DAYS, FOOD_TEETH, TEETH};
pub use decision::Decision;
pub use event::Event;
pub use features::{FEATURES, MOMENTS};
pub use food_day::DayStep;
pub use game::{MOST_MONUMENTS, Phase, ROW, SKULLS, Tzolkin};
pub use gear::{Gear, NoSpace, Space, Spaces};
pub use jungle::{Fields, GROUPS};
pub use keep::{NoPair, Pair, TribeKeep};
pub use material::{Blocks, Bundle, LARGEST_BUNDLE, Materials, NoBundle, Resource};
pub use monument::{Design, Monument, Worth};
pub use options::{CornRounding, Options, YumkaaxTable};
pub use player::{FIRST_WORKERS, MOST_WORKERS, Source};
pub use prophecy::{BAND_POINTS, PROPHECIES, Prophecy};
pub use quick::{QUICK_TILES, Quick};
pub use task::{Purchase, Site, Task};
pub use technology::{TOP_LEVEL, Track, advance_cost};
pub use temple::{START_STEP, Step, Temple};
pub use tile::{Effect, Kind, NoTile, Tiles};
pub use tribe::{TRIBES_DEALT, Tribe};
pub use turn::{CORN_AFTER_BEGGING, MOST_CORN_TO_BEG};
pub use view::{Day, Hand, Levels, PlayerView, Points, Steps, Used, View};
pub use wealth::{DEALT, KEPT, Riches, Wealth};
pub use weights::WEIGHTS;
