//! What happens. Read `flow` first: it goes through a round from top to bottom.

mod action;
pub(crate) mod answers;
pub(crate) mod architecture;
mod build;
mod calendar;
mod flow;
pub(crate) mod food_day;
mod gains;
mod market;
mod perform;
mod placing;
pub(crate) mod player;
mod questions;
mod quick;
pub(crate) mod score;
pub(crate) mod setup;
pub(crate) mod stack;
mod starting_wealth;
pub(crate) mod state;
pub(crate) mod task;
mod technology;
mod temple;
pub(crate) mod turn;
