//! `cargo xtask test`: every check there is, one after the other.

use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use crate::{browser, cargo};

/// The crate whose tests need a browser.
const PLAYTEST: &str = "patolli-playtest";

/// This crate, which has no tests and depends on much that takes long to build.
const XTASK: &str = "xtask";

/// A check by name; getting it ready may fail, or take a while.
type Check = (&'static str, fn() -> Result<Command, String>);

const CHECKS: [Check; 6] = [
    ("formatting", || Ok(cargo(&["fmt", "--all", "--check"]))),
    ("lints", || Ok(lints())),
    ("tests", || Ok(tests())),
    ("examples in the docs", || Ok(examples())),
    ("docs", || Ok(docs())),
    ("the page in a browser", || browser::tests(&runner())),
];

/// Runs every check; stops at the first that fails, and always says what ran and how long it took.
pub fn run() -> Result<(), String> {
    let mut ran = Vec::new();
    let mut failed = None;
    for (name, check) in CHECKS {
        println!("── {name}");
        let start = Instant::now();
        let passed = match check().and_then(|mut check| crate::succeed(&mut check)) {
            Ok(()) => true,
            Err(sentence) => {
                eprintln!("{sentence}");
                false
            }
        };
        ran.push((name, start.elapsed()));
        if !passed {
            failed = Some(name);
            break;
        }
    }
    report(&ran, failed);
    failed.map_or(Ok(()), |name| Err(format!("the check “{name}” failed: see above.")))
}

fn lints() -> Command {
    let args = ["clippy", "--workspace", "--all-targets", "--quiet", "--", "--deny", "warnings"];
    cargo(&args)
}

fn tests() -> Command {
    let mut tests = cargo(&runner());
    tests.args(["--workspace", "--exclude", PLAYTEST, "--exclude", XTASK]);
    tests
}

fn examples() -> Command {
    cargo(&["test", "--workspace", "--exclude", PLAYTEST, "--exclude", XTASK, "--doc", "--quiet"])
}

fn docs() -> Command {
    let mut docs = cargo(&["doc", "--workspace", "--no-deps", "--all-features", "--quiet"]);
    docs.env("RUSTDOCFLAGS", "--deny warnings");
    docs
}

/// nextest if it is there, plain tests otherwise.
fn runner() -> Vec<&'static str> {
    let nextest = cargo(&["nextest", "--version"])
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status()
        .is_ok_and(|status| status.success());
    if nextest { vec!["nextest", "run", "--no-fail-fast"] } else { vec!["test", "--no-fail-fast"] }
}

fn report(ran: &[(&str, Duration)], failed: Option<&str>) {
    println!("\nWhat ran:");
    for (name, time) in ran {
        let result = if failed == Some(name) { "failed" } else { "passed" };
        println!("  {name:<22} {result} {:>7.1} s", time.as_secs_f64());
    }
    let total: Duration = ran.iter().map(|(_, time)| time).sum();
    println!("  {:<22} {:>14.1} s", "in all", total.as_secs_f64());
}
