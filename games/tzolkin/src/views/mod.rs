//! What is shown of a game, and how a game is made of it again: views, drawings, descriptions and the
//! reasons for a refusal.

pub(crate) mod catalogue;
pub(crate) mod complete;
pub(crate) mod describe;
pub(crate) mod determinize;
pub(crate) mod draw;
pub(crate) mod invariants;
pub(crate) mod refusal;
pub(crate) mod view;
