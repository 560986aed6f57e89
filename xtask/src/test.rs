//! `cargo xtask test`: every check there is, one after the other.

use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use xtask::{cargo, succeed};

use crate::{browser, width};

/// What can be run alone.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Part {
    /// What needs no browser.
    Native,
    /// The page in a browser.
    Page,
}

impl Part {
    const ALL: [Self; 2] = [Self::Native, Self::Page];

    const fn name(self) -> &'static str {
        match self {
            Self::Native => "native",
            Self::Page => "page",
        }
    }

    /// How long it may take on two cores from nothing: the table in `docs/performance.md`.
    const fn budget(self) -> Duration {
        match self {
            Self::Native | Self::Page => Duration::from_mins(7),
        }
    }
}

/// What is to be checked.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Wanted {
    /// Only what takes little once it is built.
    quick: bool,
    only: Option<Part>,
}

impl Wanted {
    /// What the arguments say, if they make sense.
    pub fn read(args: &[&str]) -> Option<Self> {
        match args {
            [] => Some(Self { quick: false, only: None }),
            ["--quick"] => Some(Self { quick: true, only: Some(Part::Native) }),
            ["--only", part] => {
                let only = Part::ALL.into_iter().find(|known| known.name() == *part)?;
                Some(Self { quick: false, only: Some(only) })
            }
            _ => None,
        }
    }

    fn has(self, check: &Check) -> bool {
        self.only.is_none_or(|part| check.part == part) && (check.quick || !self.quick)
    }
}

struct Check {
    name: &'static str,
    part: Part,
    quick: bool,
    run: fn() -> Result<(), String>,
}

const fn check(
    name: &'static str,
    part: Part,
    quick: bool,
    run: fn() -> Result<(), String>,
) -> Check {
    Check { name, part, quick, run }
}

const CHECKS: [Check; 7] = [
    check("formatting", Part::Native, true, formatting),
    check("lints", Part::Native, true, lints),
    check("tests", Part::Native, true, tests),
    check("examples in the docs", Part::Native, false, examples),
    check("docs", Part::Native, false, docs),
    check("building the page", Part::Page, false, browser::build),
    check("the page in a browser", Part::Page, false, || browser::tests(&runner())),
];

/// Runs the checks; stops at the first that fails, and always says what ran and how long it took.
pub fn run(wanted: Wanted) -> Result<(), String> {
    let mut ran = Vec::new();
    let mut failed = None;
    for check in CHECKS.iter().filter(|check| wanted.has(check)) {
        println!("── {}", check.name);
        let start = Instant::now();
        let result = (check.run)();
        ran.push((check, start.elapsed()));
        if let Err(sentence) = result {
            eprintln!("{sentence}");
            failed = Some(check.name);
            break;
        }
    }
    report(&ran, failed);
    failed.map_or(Ok(()), |name| Err(format!("the check “{name}” failed: see above.")))
}

fn formatting() -> Result<(), String> {
    succeed(&mut cargo(&["fmt", "--all", "--check"]))?;
    width::check()
}

fn lints() -> Result<(), String> {
    let args = ["clippy", "--workspace", "--all-targets", "--quiet", "--", "--deny", "warnings"];
    succeed(&mut cargo(&args))
}

/// All of the workspace is built at once, the tests of the page too: each selection of packages has
/// features of its own, and would build what they stand on again.
fn tests() -> Result<(), String> {
    let mut tests = cargo(&runner().command);
    succeed(tests.args(runner().all_but_playtest))
}

fn examples() -> Result<(), String> {
    succeed(&mut cargo(&["test", "--workspace", "--doc", "--quiet"]))
}

fn docs() -> Result<(), String> {
    let mut docs = cargo(&["doc", "--workspace", "--no-deps", "--quiet"]);
    succeed(docs.env("RUSTDOCFLAGS", "--deny warnings"))
}

/// What runs the tests.
pub struct Runner {
    pub command: Vec<&'static str>,
    all_but_playtest: Vec<&'static str>,
    pub only_playtest: Vec<&'static str>,
}

/// nextest if it is there, plain tests otherwise.
fn runner() -> Runner {
    let nextest = cargo(&["nextest", "--version"])
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status()
        .is_ok_and(|status| status.success());
    if nextest {
        Runner {
            command: vec!["nextest", "run", "--workspace", "--no-fail-fast"],
            all_but_playtest: vec!["-E", "not package(patolli-playtest)"],
            only_playtest: vec!["-E", "package(patolli-playtest)"],
        }
    } else {
        Runner {
            command: vec!["test", "--no-fail-fast"],
            all_but_playtest: vec!["--workspace", "--exclude", "patolli-playtest"],
            only_playtest: vec!["--workspace", "--test", "page"],
        }
    }
}

fn report(ran: &[(&Check, Duration)], failed: Option<&str>) {
    println!("\nWhat ran:");
    for (check, time) in ran {
        let result = if failed == Some(check.name) { "failed" } else { "passed" };
        println!("  {:<22} {result} {:>7.1} s", check.name, time.as_secs_f64());
    }
    for part in Part::ALL {
        let time: Duration =
            ran.iter().filter(|(check, _)| check.part == part).map(|(_, time)| time).sum();
        if !time.is_zero() {
            let over = if time > part.budget() { ", over its budget of" } else { " of" };
            let (time, budget) = (time.as_secs_f64(), part.budget().as_secs());
            println!("  {:<22} {time:>14.1} s{over} {budget} s", part.name());
        }
    }
    let total: Duration = ran.iter().map(|(_, time)| time).sum();
    println!("  {:<22} {:>14.1} s", "in all", total.as_secs_f64());
}

/// The runner's command for the tests of the page.
pub fn playtest(runner: &Runner) -> Command {
    let mut tests = cargo(&runner.command);
    tests.args(&runner.only_playtest);
    tests
}
