//! `cargo xtask test`: every check there is, one after the other.

use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use crate::cargo;

/// Runs every check; stops at the first that fails, and always says what ran and how long it took.
pub fn run() -> Result<(), String> {
    let mut docs = cargo(&["doc", "--workspace", "--no-deps", "--all-features", "--quiet"]);
    docs.env("RUSTDOCFLAGS", "--deny warnings");
    let checks = [
        ("formatting", cargo(&["fmt", "--all", "--check"])),
        ("lints", lints()),
        ("tests", tests()),
        ("examples in the docs", cargo(&["test", "--workspace", "--doc", "--quiet"])),
        ("docs", docs),
    ];
    let mut ran = Vec::new();
    let mut failed = None;
    for (name, mut check) in checks {
        println!("── {name}");
        let start = Instant::now();
        let passed = match check.status() {
            Ok(status) => status.success(),
            Err(error) => {
                eprintln!("cannot run {check:?}: {error}");
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

/// nextest if it is there, plain tests otherwise.
fn tests() -> Command {
    let nextest = cargo(&["nextest", "--version"])
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status()
        .is_ok_and(|status| status.success());
    if nextest {
        cargo(&["nextest", "run", "--workspace", "--no-fail-fast"])
    } else {
        cargo(&["test", "--workspace", "--no-fail-fast"])
    }
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
