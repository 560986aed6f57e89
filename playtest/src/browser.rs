//! Which browser, and what it is like: whether things move, whether scroll bars take room.

use std::path::Path;

use thirtyfour::common::capabilities::firefox::FirefoxPreferences;
use thirtyfour::prelude::*;
use thirtyfour::{Capabilities, LoggingPrefsLogLevel};

use crate::processes::told;

/// Which browser.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// Chromium, or Chrome.
    Chromium,
    /// Firefox. What only the protocol of Chromium's developer tools can do is not done in it.
    Firefox,
}

/// A browser and the program that drives it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Browser {
    /// Which it is.
    pub kind: Kind,
    program: Option<String>,
    pub(crate) driver: String,
}

impl Browser {
    /// The one that these tests are run with: which it is, its driver tells.
    pub fn told() -> WebDriverResult<Self> {
        let driver = told("PATOLLI_DRIVER")?;
        let name = Path::new(&driver).file_name().unwrap_or_default().to_string_lossy();
        let kind = if name.starts_with("geckodriver") { Kind::Firefox } else { Kind::Chromium };
        Ok(Self { kind, program: std::env::var("PATOLLI_BROWSER").ok(), driver })
    }

    /// Firefox, if there is one beside the browser that the tests are run with.
    pub fn firefox() -> Option<Self> {
        let program = std::env::var("PATOLLI_FIREFOX").ok()?;
        let driver = std::env::var("PATOLLI_GECKODRIVER").ok()?;
        Some(Self { kind: Kind::Firefox, program: Some(program), driver })
    }
}

/// Does the device like things to move?
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Motion {
    /// Nothing moves that need not.
    Reduced,
    /// Everything moves.
    Full,
}

/// Do scroll bars take room, as on most desktops, or lie over what is scrolled?
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Bars {
    /// They take no room.
    Hidden,
    /// They do.
    Shown,
}

/// What a browser is like.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Manner {
    /// Does it like things to move?
    pub motion: Motion,
    /// Do scroll bars take room?
    pub bars: Bars,
}

impl Manner {
    /// Nothing moves, nothing is in the way.
    pub const QUIET: Self = Self { motion: Motion::Reduced, bars: Bars::Hidden };
    /// Everything moves.
    pub const IN_MOTION: Self = Self { motion: Motion::Full, bars: Bars::Hidden };
    /// Nothing moves, and scroll bars take room.
    pub const WITH_BARS: Self = Self { motion: Motion::Reduced, bars: Bars::Shown };
}

impl Browser {
    /// What the driver is asked for: this browser, with a profile of its own.
    pub(crate) fn wanted(&self, manner: Manner, profile: &Path) -> WebDriverResult<Capabilities> {
        match self.kind {
            Kind::Chromium => self.chromium(manner, profile),
            Kind::Firefox => self.firefox_wanted(manner),
        }
    }

    fn chromium(&self, manner: Manner, profile: &Path) -> WebDriverResult<Capabilities> {
        let mut wanted = DesiredCapabilities::chrome();
        if let Some(program) = &self.program {
            wanted.set_binary(program)?;
        }
        let flags = [
            "--headless",
            "--no-sandbox",
            "--disable-gpu",
            "--disable-quic",
            "--disable-dev-shm-usage",
            "--no-first-run",
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-sync",
        ];
        for flag in flags {
            wanted.add_arg(flag)?;
        }
        if manner.bars == Bars::Hidden {
            wanted.add_arg("--hide-scrollbars")?;
        }
        if manner.motion == Motion::Reduced {
            wanted.add_arg("--force-prefers-reduced-motion")?;
        }
        wanted.set_browser_log_level(LoggingPrefsLogLevel::Warning)?;
        wanted.add_arg(&format!("--user-data-dir={}", profile.display()))?;
        Ok(wanted.into())
    }

    /// Its driver makes the profile.
    fn firefox_wanted(&self, manner: Manner) -> WebDriverResult<Capabilities> {
        let mut wanted = DesiredCapabilities::firefox();
        if let Some(program) = &self.program {
            wanted.set_firefox_binary(program)?;
        }
        wanted.set_headless()?;
        let mut preferences = FirefoxPreferences::new();
        preferences.set("ui.prefersReducedMotion", i32::from(manner.motion == Motion::Reduced))?;
        preferences.set("ui.useOverlayScrollbars", i32::from(manner.bars == Bars::Hidden))?;
        preferences.set("layout.css.prefers-color-scheme.content-override", 1)?;
        preferences.set("intl.accept_languages", "en")?;
        // What the page writes to the console is said by the driver; what Firefox itself has to
        // say is nothing to us.
        preferences.set("devtools.console.stdout.content", true)?;
        preferences.set("devtools.console.stdout.chrome", false)?;
        wanted.set_preferences(preferences)?;
        Ok(wanted.into())
    }
}
