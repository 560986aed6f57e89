//! One file for each command.

pub mod analyse;
pub mod arena;
pub mod bench;
pub mod bot;
pub mod components;
pub mod games;
pub mod position;
pub mod record;
pub mod referee;
pub mod serve;
pub mod sim;
