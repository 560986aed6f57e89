//! Tables at a distance, as people and houses use them.

mod house;
mod properties;
mod rules;
