//! What a page and the house of its tables say to each other.

mod delta;

pub use delta::{Misfit, apply, delta};
