//! The page, tried in a real browser as a person would: `cargo xtask test` starts these tests and
//! tells them where the command, the browser and its driver are.
//!
//! Each test has a server, a browser and a profile of its own. Pictures are written to
//! `target/screenshots/`; a test that fails leaves one of where it failed.

mod browser;
mod clipping;
mod house;
pub mod pairs;
mod pictures;
mod player;
pub mod prepared;
mod processes;
pub mod site;
pub mod tree;

pub use browser::{Browser, Kind, Manner};
pub use clipping::Fault;
pub use house::House;
pub use pictures::{Size, Theme};
pub use player::{Hand, Kept};

use std::panic::AssertUnwindSafe;
use std::sync::Mutex;
use std::time::Duration;

use base64::Engine;
use base64::prelude::BASE64_URL_SAFE_NO_PAD;
use futures_util::FutureExt;
use serde_json::{Value, json};
use tempfile::TempDir;
use thirtyfour::prelude::*;

use processes::Process;

/// How long anything may take to appear.
const PATIENCE: Duration = Duration::from_secs(20);

/// How much of what the browser complains of is shown.
const MOST_OF_A_COMPLAINT: usize = 300;

/// How what Firefox complains of begins, of what the page writes to the console.
const COMPLAINTS: [&str; 2] = ["console.error:", "console.warn:"];

/// What Firefox says of itself.
const OF_FIREFOX: &str = "RSLoader";

/// Has Firefox write to the console what it only shows to developers. What goes wrong before the page
/// is loaded is not heard, and neither are requests that fail.
const COMPLAIN: &str = "if (window.complains) return;
    window.complains = true;
    addEventListener('error', e => console.error(e.message));
    addEventListener('unhandledrejection', e => console.error(String(e.reason)));
    addEventListener('securitypolicyviolation', e => console.error('policy', e.violatedDirective, e.sample));";

/// How often it is looked for.
const LOOK: Duration = Duration::from_millis(25);

/// A browser with the page, and the server it comes from.
#[derive(Debug)]
pub struct Trial {
    /// The browser.
    pub driver: WebDriver,
    kind: Kind,
    address: String,
    server: Mutex<Option<Process>>,
    /// What the browser may complain of in this test: a part of each message.
    excused: Mutex<Vec<&'static str>>,
    driver_process: Process,
    _profile: TempDir,
}

/// Tries something in a new browser of this size, where nothing moves that need not. If it fails, a
/// picture shows where.
pub async fn attempt(
    name: &str,
    size: Size,
    test: impl AsyncFnOnce(&Trial) -> WebDriverResult<()>,
) -> WebDriverResult<()> {
    attempt_with(&Browser::told()?, Manner::QUIET, name, size, test).await
}

/// The same with everything that moves.
pub async fn attempt_in_motion(
    name: &str,
    size: Size,
    test: impl AsyncFnOnce(&Trial) -> WebDriverResult<()>,
) -> WebDriverResult<()> {
    attempt_with(&Browser::told()?, Manner::IN_MOTION, name, size, test).await
}

/// The same in any browser of any manner.
pub async fn attempt_with(
    browser: &Browser,
    manner: Manner,
    name: &str,
    size: Size,
    test: impl AsyncFnOnce(&Trial) -> WebDriverResult<()>,
) -> WebDriverResult<()> {
    let trial = Trial::start(browser, manner, size).await?;
    // A failed assertion must not leave the browser open.
    let tried = AssertUnwindSafe(test(&trial)).catch_unwind().await;
    trial.ended(name, tried.unwrap_or_else(|_| failed())).await
}

/// Two people try something together, each in a browser of their own, at one house whose server and
/// wire may fail.
pub async fn attempt_together(
    name: &str,
    sizes: [Size; 2],
    test: impl AsyncFnOnce(&House, &Trial, &Trial) -> WebDriverResult<()>,
) -> WebDriverResult<()> {
    let (browser, house) = (Browser::told()?, House::open()?);
    let person = async |size| Trial::at(&browser, Manner::QUIET, size, house.address(), None).await;
    let (ana, bo) = (person(sizes[0]).await?, person(sizes[1]).await?);
    let tried = AssertUnwindSafe(test(&house, &ana, &bo)).catch_unwind().await;
    let done = tried.unwrap_or_else(|_| failed());
    let (one, other) = match done {
        Ok(()) => (Ok(()), Ok(())),
        Err(error) => (wrong(error.to_string()), wrong(error.to_string())),
    };
    let one = ana.ended(&format!("{name}-1"), one).await;
    let other = bo.ended(&format!("{name}-2"), other).await;
    one.and(other)
}

fn failed() -> WebDriverResult<()> {
    wrong("an assertion failed: see above")
}

/// A record as the part of a link that holds it.
pub fn packed(record: &str) -> String {
    let pressed = miniz_oxide::deflate::compress_to_vec(record.as_bytes(), 6);
    BASE64_URL_SAFE_NO_PAD.encode(pressed)
}

/// Points as the page writes them: quarters as fractions, and a true minus sign.
pub fn short(points: &str) -> String {
    let quarters = [(".25", "¼"), (".50", "½"), (".75", "¾"), ("-", "−")];
    let points = quarters
        .iter()
        .fold(points.to_owned(), |points, (long, short)| points.replace(long, short));
    // Zero and a quarter is written as a quarter.
    let (minus, digits) = points.split_at(points.len() - points.trim_start_matches('−').len());
    let fraction = digits.strip_prefix('0').filter(|fraction| !fraction.is_empty());
    format!("{minus}{}", fraction.unwrap_or(digits))
}

/// Something is not as it should be.
pub fn wrong<T>(what: impl Into<String>) -> WebDriverResult<T> {
    Err(WebDriverError::FatalError(what.into()))
}

impl Trial {
    async fn start(browser: &Browser, manner: Manner, size: Size) -> WebDriverResult<Self> {
        let (server, address) = Process::server()?;
        Self::at(browser, manner, size, address, Some(server)).await
    }

    /// The same at an address, perhaps with the server behind it.
    async fn at(
        browser: &Browser,
        manner: Manner,
        size: Size,
        address: String,
        server: Option<Process>,
    ) -> WebDriverResult<Self> {
        let (driver_process, port) = Process::driver(browser)?;
        let profile = TempDir::new().map_err(|error| processes::fatal(&error))?;
        let wanted = browser.wanted(manner, profile.path())?;
        let driver = WebDriver::new(format!("http://127.0.0.1:{port}"), wanted).await?;
        let trial = Self {
            driver,
            kind: browser.kind,
            address,
            server: Mutex::new(server),
            excused: Mutex::new(Vec::new()),
            driver_process,
            _profile: profile,
        };
        trial.resize(size).await?;
        Ok(trial)
    }

    /// The browser is closed; what came of it all.
    async fn ended(self, name: &str, tried: WebDriverResult<()>) -> WebDriverResult<()> {
        let mut done = tried;
        if done.is_ok() {
            done = self.check_complaints().await;
        }
        if done.is_ok() && self.is_shown("#crashed").await? {
            let why = self.ask("return document.querySelector('#crashed').dataset.why").await?;
            done = wrong(format!("the page crashed: {why}"));
        }
        if done.is_err() {
            self.picture(&format!("failed-{name}")).await?;
        }
        self.driver.clone().quit().await?;
        done
    }

    /// Errors on the console, violations of the content security policy and requests that failed,
    /// on every page of this trial: there must be none.
    async fn check_complaints(&self) -> WebDriverResult<()> {
        let excused = self.excused.lock().map(|all| all.clone()).unwrap_or_default();
        let all: Vec<String> = match self.kind {
            Kind::Chromium => {
                self.driver.browser_log().await?.into_iter().map(|entry| entry.message).collect()
            }
            Kind::Firefox => {
                let said = self.driver_process.said().into_iter();
                let complains = |line: &String| {
                    COMPLAINTS.iter().any(|start| line.starts_with(start))
                        && !line.contains(OF_FIREFOX)
                };
                said.filter(complains).collect()
            }
        };
        let complaints: Vec<String> = all
            .into_iter()
            .filter(|message| !excused.iter().any(|part| message.contains(part)))
            .map(|message| message.chars().take(MOST_OF_A_COMPLAINT).collect())
            .collect();
        if complaints.is_empty() {
            return Ok(());
        }
        let (count, first) = (complaints.len(), &complaints[..complaints.len().min(5)]);
        wrong(format!("the browser complains {count} times, first:\n{}", first.join("\n")))
    }

    /// In this test the browser may complain of what contains this.
    pub fn excuse(&self, part: &'static str) {
        if let Ok(mut excused) = self.excused.lock() {
            excused.push(part);
        }
    }

    /// From now on there is no network: the server is gone, and requests for it fail.
    pub fn cut_off(&self) {
        self.excuse("net::ERR_CONNECTION_REFUSED");
        self.excuse("net::ERR_FAILED");
        if let Ok(mut server) = self.server.lock() {
            *server = None;
        }
    }

    /// Goes to a place in the page: the part of the address after `#`.
    pub async fn open(&self, place: &str) -> WebDriverResult<()> {
        self.driver.goto(&format!("{}#{place}", self.address)).await?;
        self.hear_complaints().await
    }

    /// Loads the page again.
    pub async fn reload(&self) -> WebDriverResult<()> {
        self.driver.refresh().await?;
        self.hear_complaints().await
    }

    /// Firefox's driver does not tell what goes wrong in the page.
    async fn hear_complaints(&self) -> WebDriverResult<()> {
        if self.kind == Kind::Firefox {
            self.ask(COMPLAIN).await?;
        }
        Ok(())
    }

    /// Every element that a CSS selector finds now.
    pub async fn all(&self, css: &str) -> WebDriverResult<Vec<WebElement>> {
        self.driver.find_all(By::Css(css)).await
    }

    /// Is there such an element, and is it shown?
    pub async fn is_shown(&self, css: &str) -> WebDriverResult<bool> {
        let script = "const e = document.querySelector(arguments[0]);
            return !!e && e.getClientRects().length > 0;";
        let answer = self.driver.execute(script, vec![json!(css)]).await?;
        Ok(answer.json().as_bool().unwrap_or(false))
    }

    /// Waits until there is such an element.
    pub async fn wait_for(&self, css: &str) -> WebDriverResult<WebElement> {
        let start = std::time::Instant::now();
        loop {
            if let Some(found) = self.all(css).await?.into_iter().next() {
                return Ok(found);
            }
            if start.elapsed() > PATIENCE {
                return wrong(format!("there is no {css}"));
            }
            tokio::time::sleep(LOOK).await;
        }
    }

    /// Waits until something holds.
    pub async fn wait_until(
        &self,
        what: &str,
        holds: impl AsyncFn() -> WebDriverResult<bool>,
    ) -> WebDriverResult<()> {
        let start = std::time::Instant::now();
        while !holds().await? {
            if start.elapsed() > PATIENCE {
                return wrong(format!("it never came that {what}"));
            }
            tokio::time::sleep(LOOK).await;
        }
        Ok(())
    }

    /// Clicks on something as soon as it is there.
    pub async fn click(&self, css: &str) -> WebDriverResult<()> {
        self.wait_for(css).await?.click().await
    }

    /// The text of something as soon as it is there.
    pub async fn text(&self, css: &str) -> WebDriverResult<String> {
        self.wait_for(css).await?.text().await
    }

    /// What a script answers.
    pub async fn ask(&self, script: &str) -> WebDriverResult<Value> {
        Ok(self.driver.execute(script, Vec::new()).await?.json().clone())
    }

    /// Chooses in a list.
    pub async fn choose(&self, css: &str, value: &str) -> WebDriverResult<()> {
        let list = self.wait_for(css).await?;
        list.find(By::Css(format!("option[value='{value}']"))).await?.click().await
    }

    /// Presses keys wherever the keyboard is.
    pub async fn press(&self, keys: impl Into<TypingData>) -> WebDriverResult<()> {
        let at_once = Some(Duration::ZERO);
        self.driver.action_chain_with_delay(at_once, at_once).send_keys(keys).perform().await
    }
}
