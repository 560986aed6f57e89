//! The page in a real browser: what that needs, and the tests that do it.

use std::path::PathBuf;
use std::process::Command;

use crate::{cargo, debian, page, succeed, target};

const BROWSERS: [&str; 4] = ["chromium", "google-chrome", "google-chrome-stable", "chrome"];
const DRIVER: &str = "chromedriver";

/// Builds the page and the command with it, finds or installs a browser, and gives the tests.
pub fn tests(runner: &[&str]) -> Result<Command, String> {
    let (browser, driver) = find_or_install()?;
    page::build()?;
    succeed(&mut cargo(&["build", "--quiet", "--package", "patolli-cli"]))?;
    let mut tests = cargo(runner);
    tests
        .args(["--package", "patolli-playtest"])
        .env("PATOLLI_COMMAND", target().join("debug/patolli"))
        .env("PATOLLI_BROWSER", browser)
        .env("PATOLLI_DRIVER", driver);
    Ok(tests)
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
        format!("Trying the page needs Chromium or Chrome and {DRIVER} on the PATH: install them and try again.")
    })
}
