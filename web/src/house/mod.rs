//! The house that keeps tables at a distance, as the page knows it: whether there is one, who one
//! is there, and what it tells. Once it is entered, the connection is kept up; what was asked and
//! not answered when it broke is asked again.

mod errands;
mod link;
mod visit;

pub use link::{House, Link, waits_for};
pub use visit::{Stand, Visit};
