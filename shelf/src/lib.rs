//! The one list of games, by name.
//!
//! Whatever serves all games goes through here: it [visits](visit) a game by its name and is handed
//! the type, or reads what can be known of [every game](metas) beforehand. Adding a game to Patolli
//! is adding it to the list below.
//!
//! ```
//! use patolli_game::{Decision, Game};
//! use patolli_shelf::{Visitor, visit};
//!
//! struct CountDecisions;
//!
//! impl Visitor for CountDecisions {
//!     type Output = usize;
//!     fn visit<G: Game>(self) -> usize {
//!         G::Decision::COUNT
//!     }
//! }
//!
//! assert_eq!(visit("yaxha", CountDecisions)?, 638);
//! # Ok::<(), patolli_shelf::UnknownGame>(())
//! ```

use patolli_game::{Game, Heuristics, Meta, Phrase, Say};
use patolli_mexica::Mexica;
use patolli_tzolkin::Tzolkin;
use patolli_yaxha::Yaxha;
use thiserror::Error;

/// Something to be done with a game whose type is not known beforehand.
pub trait Visitor {
    /// What the visit returns.
    type Output;

    /// Does it.
    fn visit<G: Heuristics>(self) -> Self::Output;
}

/// The list: every game once.
macro_rules! shelf {
    ($($game:ty),+) => {
        /// What can be known of every game before it is played.
        pub fn metas() -> &'static [&'static Meta] {
            &[$(<$game as Game>::META),+]
        }

        /// Does something with the game of this name.
        pub fn visit<V: Visitor>(id: &str, visitor: V) -> Result<V::Output, UnknownGame> {
            $(if id == <$game as Game>::META.id {
                return Ok(visitor.visit::<$game>());
            })+
            Err(UnknownGame { id: id.to_owned() })
        }
    };
}

shelf![Yaxha, Tzolkin, Mexica];

/// There is no game of that name.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("{}", self.phrase())]
pub struct UnknownGame {
    /// The name that was given.
    pub id: String,
}

impl Say for UnknownGame {
    fn phrase(&self) -> Phrase {
        let known: Vec<&str> = metas().iter().map(|meta| meta.id).collect();
        Phrase::new("house", "unknown_game").text("game", &self.id).text("known", known.join(", "))
    }
}
