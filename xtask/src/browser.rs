//! The page in a real browser: what that needs, and the tests that do it.

use std::path::PathBuf;

use xtask::{cargo, succeed, target};

use crate::debian;
use crate::page::{self, Care};
use crate::test::{Runner, playtest};

const BROWSERS: [&str; 4] = ["chromium", "google-chrome", "google-chrome-stable", "chrome"];
const DRIVER: &str = "chromedriver";

/// Builds the page and the command with it, and finds or installs a browser.
pub fn build() -> Result<(), String> {
    find_or_install()?;
    page::build(Care::Quick, "dev")?;
    succeed(&mut cargo(&["build", "--workspace", "--bin", "patolli", "--quiet"]))
}

/// Tries the page that was built.
pub fn tests(runner: &Runner) -> Result<(), String> {
    let (browser, driver) = find_or_install()?;
    let mut tests = playtest(runner);
    tests
        .env("PATOLLI_COMMAND", target().join("debug/patolli"))
        .env("PATOLLI_BROWSER", browser)
        .env("PATOLLI_DRIVER", driver);
    succeed(&mut tests)
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
