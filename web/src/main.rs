//! The page: boards, local play against bots or with others at one screen, and records.
//!
//! One WebAssembly module is both the page and, in a Web Worker, the bots. [`table`] is a game
//! being played and does not depend on the browser; [`boards`] draw it from a view and the legal
//! decisions; [`screens`] are what a person goes through; [`house`] is the connection to a house
//! that keeps tables at a distance; [`browser`] is what we need from the browser.

#![allow(
    clippy::needless_pass_by_value,
    clippy::large_types_passed_by_value,
    reason = "components own what they are given"
)]

mod boards;
mod browser;
mod explain;
mod games;
mod house;
mod icons;
mod lessons;
mod review;
mod screens;
mod settings;
mod share;
mod speech;
mod table;

use browser::worker;

fn main() {
    if worker::is_worker() {
        worker::serve();
    } else {
        browser::crash::watch();
        leptos::mount::mount_to_body(screens::Page);
    }
}
