//! What is written down of a game: options, decisions, events and sources of points.

pub(crate) mod decision;
pub(crate) mod event;
pub(crate) mod options;
pub(crate) mod source;
