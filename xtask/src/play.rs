//! `cargo xtask play`: everything built soon, the page served and opened.

use std::process::Command;
use std::time::Instant;

use xtask::{cargo, succeed, target};

use crate::page::{self, Building, Care};

/// Builds the page and the command that carries it, and serves until it is told to end.
pub fn run() -> Result<(), String> {
    println!("The first time this takes some minutes on two cores; later it takes less.");
    let start = Instant::now();
    println!("Building the page, and Patolli without it…");
    let page = Building::begin(Care::Quick)?;
    let patolli = ["build", "--profile", "play", "--quiet", "--package", "patolli-cli"];
    succeed(&mut cargo(&patolli))?;
    println!("Packing the page… ({} s so far)", start.elapsed().as_secs());
    page::finish_build(page, Care::Quick)?;
    println!("Putting the page into Patolli… ({} s so far)", start.elapsed().as_secs());
    succeed(&mut cargo(&patolli))?;
    println!("Built in {} s.", start.elapsed().as_secs());
    succeed(Command::new(target().join("play/patolli")).args(["serve", "--open"]))
}
