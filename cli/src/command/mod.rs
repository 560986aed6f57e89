//! One file for each command.

pub mod analyse;
pub mod arena;
pub mod backup;
pub mod bench;
pub mod bot;
pub mod completions;
pub mod components;
pub mod games;
pub mod load;
pub mod man;
pub mod position;
pub mod record;
pub mod referee;
pub mod serve;
pub mod sim;
