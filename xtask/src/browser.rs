//! The page in a real browser: what that needs, and the tests that do it.

use std::path::PathBuf;
use std::process::Command;

use xtask::{cargo, succeed, target};

use crate::debian;
use crate::page::{self, Care};
use crate::test::{Runner, playtest, playtest_only};

const BROWSERS: [&str; 4] = ["chromium", "google-chrome", "google-chrome-stable", "chrome"];
const DRIVER: &str = "chromedriver";

const FIREFOXES: [&str; 2] = ["firefox-esr", "firefox"];
const GECKODRIVER: &str = "geckodriver";
/// The one that is built where there is none.
const GECKODRIVER_VERSION: &str = "0.36.0";

/// Builds the page and the command with it, and finds or installs a browser.
pub fn build() -> Result<(), String> {
    find_or_install()?;
    page::build(Care::Quick, "dev")?;
    succeed(&mut cargo(&["build", "--workspace", "--bin", "patolli", "--quiet"]))
}

/// Tries the page that was built. What is for Firefox is tried if it is there.
pub fn tests(runner: &Runner) -> Result<(), String> {
    let mut tests = playtest(runner);
    if let Some((firefox, driver)) = find_firefox() {
        tests.env("PATOLLI_FIREFOX", firefox).env("PATOLLI_GECKODRIVER", driver);
    }
    run(&mut tests, find_or_install()?)
}

/// Tries in every case there is that nothing is clipped.
pub fn every_size(runner: &Runner) -> Result<(), String> {
    run(&mut playtest_only(runner, "nothing_is_clipped_at_every_size"), find_or_install()?)
}

/// Two people play a whole game of each kind at screens of their own, while everything fails.
pub fn together(runner: &Runner) -> Result<(), String> {
    run(&mut playtest_only(runner, "two_play_a_whole_game"), find_or_install()?)
}

/// Plays a whole game of each kind in Firefox.
pub fn in_firefox(runner: &Runner) -> Result<(), String> {
    run(&mut playtest_only(runner, "by_clicking_on_the_board"), find_or_install_firefox()?)
}

fn run(tests: &mut Command, (browser, driver): (PathBuf, PathBuf)) -> Result<(), String> {
    tests
        .env("PATOLLI_COMMAND", target().join("debug/patolli"))
        .env("PATOLLI_BROWSER", browser)
        .env("PATOLLI_DRIVER", driver);
    succeed(tests)
}

fn find() -> Option<(PathBuf, PathBuf)> {
    Some((BROWSERS.into_iter().find_map(debian::which)?, debian::which(DRIVER)?))
}

fn find_or_install() -> Result<(PathBuf, PathBuf), String> {
    if let Some(found) = find() {
        return Ok(found);
    }
    debian::install(
        &["chromium", "chromium-driver", "fonts-dejavu-core"],
        "Trying the page in a browser",
    )?;
    find().ok_or_else(|| {
        format!(
            "Trying the page needs Chromium or Chrome and {DRIVER} on the PATH: \
             install them and try again."
        )
    })
}

/// Firefox and its driver, if both are there: the driver on the PATH, or one that was built.
fn find_firefox() -> Option<(PathBuf, PathBuf)> {
    let built = Some(built_geckodriver()).filter(|file| file.is_file());
    Some((which_firefox()?, debian::which(GECKODRIVER).or(built)?))
}

fn which_firefox() -> Option<PathBuf> {
    FIREFOXES.into_iter().find_map(debian::which)
}

/// Where tools lie that are built here, and not part of the workspace.
fn built_geckodriver() -> PathBuf {
    target().join("tools/bin").join(GECKODRIVER)
}

fn find_or_install_firefox() -> Result<(PathBuf, PathBuf), String> {
    if which_firefox().is_none() {
        debian::install(&["firefox-esr", "fonts-dejavu-core"], "Trying the page in Firefox")?;
    }
    if find_firefox().is_none() {
        println!("Building {GECKODRIVER}, which Debian does not have… (once, some minutes)");
        let folder = target().join("tools");
        let mut install = cargo(&["install", GECKODRIVER, "--version", GECKODRIVER_VERSION]);
        install.args(["--locked", "--quiet", "--root"]).arg(&folder);
        succeed(install.arg("--target-dir").arg(folder.join("build")))?;
        // What it was built of is not needed any more.
        let _ = std::fs::remove_dir_all(folder.join("build"));
    }
    find_firefox().ok_or_else(|| {
        format!("Trying the page in Firefox needs it and {GECKODRIVER} on the PATH.")
    })
}
