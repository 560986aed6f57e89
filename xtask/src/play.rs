//! `cargo xtask play`: everything built soon, the page served and opened.

use std::process::Command;
use std::time::Instant;

use xtask::{succeed, target};

use crate::page::{self, Care};

/// The profile that is built soon, and fast enough to play.
const PROFILE: &str = "play";

/// Builds the page and the command that carries it, and serves until it is told to end.
pub fn run() -> Result<(), String> {
    let start = Instant::now();
    println!(
        "Building the page and Patolli… (three to four minutes on two cores the first time, then less)"
    );
    page::build(Care::Quick, PROFILE)?;
    println!("Putting the page into Patolli… ({} s so far)", start.elapsed().as_secs());
    page::build_program(PROFILE)?;
    println!("Built in {} s.", start.elapsed().as_secs());
    succeed(Command::new(target().join(PROFILE).join("patolli")).args(["serve", "--open"]))
}
