//! `cargo xtask play`: a game of bots to watch in the terminal.

use std::io::IsTerminal;
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::time::{SystemTime, UNIX_EPOCH};

use crate::cargo;

/// How long each round stays before the next, where somebody is looking.
const PAUSE_MS: &str = "1500";

pub fn run() -> Result<(), String> {
    println!("Building Patolli…");
    succeed(&mut cargo(&["build", "--release", "--quiet", "--package", "patolli-cli"]))?;

    let root = PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/.."));
    let target =
        std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| PathBuf::from("target"), Into::into);
    let patolli = || {
        let mut command = Command::new(root.join(&target).join("release").join("patolli"));
        command.current_dir(&root);
        command
    };
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    let seed = format!("{:x}", since.map_or(1, |time| time.as_secs()));
    let record = format!("records/yaxha-4-{seed}-00001.patolli");

    let simulation = ["sim", "yaxha", "--games", "1", "--seed", &seed, "--records", "records"];
    // Who wins shall be seen at the end, not before.
    succeed(patolli().args(simulation).stdout(Stdio::null()))?;
    let pause = if std::io::stdout().is_terminal() { PAUSE_MS } else { "0" };
    succeed(patolli().args(["record", "show", &record, "--rounds", "--pause", pause]))?;
    println!("The record was written to {record}.");
    let patolli = target.join("release").join("patolli");
    println!("Look at any moment of it: {} record show {record} --at 60", patolli.display());
    Ok(())
}

fn succeed(command: &mut Command) -> Result<(), String> {
    let status = command.status().map_err(|error| format!("cannot run {command:?}: {error}"))?;
    if status.success() { Ok(()) } else { Err(format!("{command:?} failed: see above.")) }
}
