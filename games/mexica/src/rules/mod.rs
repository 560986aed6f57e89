//! What happens. Read `flow` first: it goes through a game from top to bottom.

mod act;
pub(crate) mod answers;
mod dead;
pub(crate) mod flow;
pub(crate) mod legal;
mod lock;
pub(crate) mod neutral;
pub(crate) mod player;
pub(crate) mod question;
pub(crate) mod score;
pub(crate) mod setup;
pub(crate) mod state;
