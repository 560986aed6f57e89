//! Builds and checks everything with one command: `cargo xtask test` and `cargo xtask play`.

mod play;
mod test;

use std::process::{Command, ExitCode};

const USAGE: &str = "\
Usage: cargo xtask COMMAND

  test    run every check: formatting, lints, tests, examples in the docs, docs
  play    watch bots play a game in the terminal; its record is kept under records/";

fn main() -> ExitCode {
    let command = std::env::args().nth(1);
    let done = match command.as_deref() {
        Some("test") => test::run(),
        Some("play") => play::run(),
        Some("help" | "--help" | "-h") => {
            println!("{USAGE}");
            Ok(())
        }
        _ => {
            eprintln!("{USAGE}");
            return ExitCode::from(2);
        }
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(sentence) => {
            eprintln!("xtask: {sentence}");
            ExitCode::FAILURE
        }
    }
}

/// The cargo that runs this, on the whole workspace.
fn cargo(args: &[&str]) -> Command {
    let mut command = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    let root = concat!(env!("CARGO_MANIFEST_DIR"), "/..");
    command.args(args).current_dir(root);
    command
}
