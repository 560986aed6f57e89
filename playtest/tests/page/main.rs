//! Everything that is tried in the browser.

mod access;
mod boards;
mod clipping;
mod firefox;
mod game;
mod heard;
mod hints;
mod lessons;
mod links;
mod looks;
mod offline;
mod records;
mod saves;
mod sharing;
mod speed;
mod steadiness;
mod together;
