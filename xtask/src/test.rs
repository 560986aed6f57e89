//! `cargo xtask test`: every check there is, one after the other.

use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use xtask::{cargo, succeed};

use crate::{browser, debian, width};

/// What can be run alone.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Part {
    /// What needs no browser.
    Native,
    /// The page in a browser.
    Page,
    /// That nothing of it is clipped, in every case there is. Only if it is asked for.
    EverySize,
    /// Whole games in Firefox. Only if it is asked for.
    Firefox,
    /// Whole games of two at screens of their own. Only if it is asked for.
    Together,
}

impl Part {
    const ALL: [Self; 5] =
        [Self::Native, Self::Page, Self::EverySize, Self::Firefox, Self::Together];

    const fn name(self) -> &'static str {
        match self {
            Self::Native => "native",
            Self::Page => "page",
            Self::EverySize => "every size",
            Self::Firefox => "firefox",
            Self::Together => "together",
        }
    }

    /// How long it may take on two cores from nothing: the table in `docs/performance.md`.
    const fn budget(self) -> Duration {
        match self {
            Self::Native => Duration::from_mins(8),
            Self::Page => Duration::from_mins(11),
            Self::EverySize | Self::Firefox | Self::Together => Duration::from_mins(15),
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
            ["--every-size"] => Some(Self { quick: false, only: Some(Part::EverySize) }),
            ["--firefox"] => Some(Self { quick: false, only: Some(Part::Firefox) }),
            ["--together"] => Some(Self { quick: false, only: Some(Part::Together) }),
            ["--only", part] => {
                let only =
                    [Part::Native, Part::Page].into_iter().find(|known| known.name() == *part)?;
                Some(Self { quick: false, only: Some(only) })
            }
            _ => None,
        }
    }

    fn has(self, check: &Check) -> bool {
        let part = match self.only {
            Some(part) => check.parts.contains(&part),
            None => check.parts.contains(&Part::Native) || check.parts.contains(&Part::Page),
        };
        part && (check.quick || !self.quick)
    }
}

struct Check {
    name: &'static str,
    /// What it is a part of.
    parts: &'static [Part],
    quick: bool,
    run: fn() -> Result<(), String>,
}

const fn check(
    name: &'static str,
    parts: &'static [Part],
    quick: bool,
    run: fn() -> Result<(), String>,
) -> Check {
    Check { name, parts, quick, run }
}

const NATIVE: &[Part] = &[Part::Native];
const OF_THE_PAGE: &[Part] = &[Part::Page, Part::EverySize, Part::Firefox, Part::Together];

const CHECKS: [Check; 10] = [
    check("formatting", NATIVE, true, formatting),
    check("lints", NATIVE, true, lints),
    check("tests", NATIVE, true, tests),
    check("examples in the docs", NATIVE, false, examples),
    check("docs", NATIVE, false, docs),
    check("building the page", OF_THE_PAGE, false, browser::build),
    check("the page in a browser", &[Part::Page], false, || browser::tests(&runner())),
    check("nothing is clipped", &[Part::EverySize], false, || browser::every_size(&runner())),
    check("the page in Firefox", &[Part::Firefox], false, || browser::in_firefox(&runner())),
    check("whole games together", &[Part::Together], false, || browser::together(&runner())),
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
    report(&ran, failed, wanted);
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
    if debian::which("strace").is_none()
        && let Err(sentence) = debian::install(&["strace"], "Seeing that answers leave when synced")
    {
        println!("{sentence} All other tests run without.");
    }
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
    command: Vec<&'static str>,
    all_but_playtest: Vec<&'static str>,
    only_playtest: Vec<&'static str>,
    nextest: bool,
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
            nextest,
        }
    } else {
        Runner {
            command: vec!["test", "--no-fail-fast"],
            all_but_playtest: vec!["--workspace", "--exclude", "patolli-playtest"],
            only_playtest: vec!["--workspace", "--test", "page"],
            nextest,
        }
    }
}

fn report(ran: &[(&Check, Duration)], failed: Option<&str>, wanted: Wanted) {
    println!("\nWhat ran:");
    for (check, time) in ran {
        let result = if failed == Some(check.name) { "failed" } else { "passed" };
        println!("  {:<22} {result} {:>7.1} s", check.name, time.as_secs_f64());
    }
    let alone = |part: &Part| match wanted.only {
        Some(only) => *part == only,
        None => matches!(part, Part::Native | Part::Page),
    };
    for part in Part::ALL.into_iter().filter(alone) {
        let of_part = |(check, _): &&(&Check, Duration)| check.parts.contains(&part);
        let time: Duration = ran.iter().filter(of_part).map(|(_, time)| time).sum();
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

/// The same for those whose names have this, also if they are otherwise left out.
pub fn playtest_only(runner: &Runner, name: &str) -> Command {
    let mut tests = cargo(&runner.command);
    if runner.nextest {
        let filter = format!("package(patolli-playtest) & test({name})");
        tests.args(["--run-ignored", "all", "-E", &filter]);
    } else {
        tests.args(&runner.only_playtest).args([name, "--", "--include-ignored"]);
    }
    tests
}
