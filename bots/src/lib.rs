//! Players that choose: they see what their seat may see, the legal decisions, and nothing else.
//!
//! A bot is a value here, or a [process](Process) in any language that speaks the engine protocol
//! of `docs/protocol.md`; [`Server`] is the other side of it.
//!
//! ```
//! use std::time::Duration;
//!
//! use patolli_bots::{Bot, BotName, Limits, Observation};
//! use patolli_game::{Chance, Game, Seed, Setup};
//! use patolli_yaxha::Yaxha;
//!
//! let setup = Setup::new(Yaxha::META, 2, Seed(1))?;
//! let game = Yaxha::set_up(&setup)?;
//! let seat = game.deciding().lowest().unwrap();
//! let mut decisions = Vec::new();
//! game.decisions(seat, &mut decisions);
//!
//! // It is given what its seat may know, and the legal decisions.
//! let name: BotName = "search:40".parse()?;
//! let mut bot: Box<dyn Bot<Yaxha>> = name.sit_down(&Limits::native(Duration::from_secs(1)));
//! bot.begin(&setup, seat, Chance::of_player(setup.seed, 0))?;
//! let choice = bot.choose(&Observation::new(&game, seat), &decisions)?;
//! assert!(choice < decisions.len());
//! // It can tell what it thought of them.
//! assert!(!bot.candidates().is_empty());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod advice;
mod analysis;
mod effort;
mod evaluation;
mod forfeit;
mod greedy;
mod limits;
mod name;
mod observation;
mod plans;
mod playouts;
mod process;
mod protocol;
mod random;
mod search;
mod searcher;
mod server;
mod simulation;
mod tree;

pub use advice::{Advice, advise};
pub use analysis::{Judgement, judge};
pub use effort::{Effort, Level};
pub use forfeit::Forfeit;
pub use greedy::Greedy;
pub use limits::{Clock, Limits, Stop};
pub use name::{BotName, UnknownBot};
pub use observation::Observation;
pub use playouts::Playouts;
pub use process::{Process, end_all};
pub use protocol::{Answer, Ask, Candidate, PROTOCOL, called_back, read_answer};
pub use random::Random;
pub use search::{Search, Thought};
pub use searcher::Searcher;
pub use server::{LONGEST_QUESTION, Reply, Server};

use patolli_game::{Chance, Game, Heuristics, Seat, Setup};

/// A player that chooses one of the decisions it is offered.
pub trait Bot<G: Game>: Send {
    /// How it introduced itself, if it did.
    fn name(&self) -> Option<&str> {
        None
    }

    /// A new game begins: the bot sits in this seat and has these random numbers for it.
    fn begin(&mut self, setup: &Setup, seat: Seat, chance: Chance) -> Result<(), Forfeit>;

    /// The place in the list of the decision it takes. The list is never empty.
    fn choose(
        &mut self,
        observation: &Observation<'_, G>,
        decisions: &[G::Decision],
    ) -> Result<usize, Forfeit>;

    /// What it thought of the decisions when it chose, best first, if it can tell.
    fn candidates(&self) -> Vec<Candidate> {
        Vec::new()
    }
}

impl BotName {
    /// The bot of this name, with what it may use to think.
    pub fn sit_down<G: Heuristics>(&self, limits: &Limits) -> Box<dyn Bot<G>> {
        let searcher = |effort| Box::new(Searcher::<G>::new(effort, limits.clone()));
        match self {
            Self::Random => Box::new(Random::default()),
            Self::Greedy => Box::new(Greedy::<G>::default()),
            Self::Search(simulations) => searcher(Effort::simulations(*simulations)),
            Self::Timed(turn) => searcher(Effort::time(*turn, limits.threads as u32)),
            Self::Level(level) => searcher(level.effort::<G>()),
            Self::Playouts(games) => Box::new(Playouts::new(*games)),
            Self::Command(command) => Box::new(Process::new(command.clone(), limits.budget)),
        }
    }
}
