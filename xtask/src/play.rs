//! `cargo xtask play`: everything built, the page served and opened.

use std::process::Command;

use crate::{cargo, page, succeed, target};

/// Builds the page and the command that carries it, and serves until it is told to end.
pub fn run() -> Result<(), String> {
    page::build()?;
    println!("Building Patolli…");
    succeed(&mut cargo(&["build", "--release", "--quiet", "--package", "patolli-cli"]))?;
    succeed(Command::new(target().join("release/patolli")).args(["serve", "--open"]))
}
