//! The server and the browser's driver, ended with the test that needs them.

use std::env;
use std::io::{BufRead, BufReader};
use std::os::unix::process::CommandExt;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::{Arc, Mutex};

use rustix::process::{Pid, Signal, kill_process, kill_process_group};
use tempfile::TempDir;
use thirtyfour::error::{WebDriverError, WebDriverResult};

use crate::{Browser, Kind};

/// How often starting the driver is tried.
const TRIES: usize = 5;

/// A process with all that it starts, and what it said since it was ready.
#[derive(Debug)]
pub struct Process {
    child: Child,
    said: Arc<Mutex<Vec<String>>>,
    /// Where a server keeps its tables, as long as it runs.
    folder: Option<TempDir>,
}

pub fn fatal(error: &dyn std::error::Error) -> WebDriverError {
    WebDriverError::FatalError(error.to_string())
}

pub fn told(variable: &str) -> WebDriverResult<String> {
    env::var(variable).map_err(|_| {
        WebDriverError::FatalError(format!(
            "{variable} is not set: these tests are run by `cargo xtask test`"
        ))
    })
}

impl Process {
    /// `patolli serve`, and the address of the page.
    pub fn server() -> WebDriverResult<(Self, String)> {
        let folder = tempfile::tempdir().map_err(|error| fatal(&error))?;
        let (mut server, address) = Self::server_at(folder.path())?;
        server.folder = Some(folder);
        Ok((server, address))
    }

    /// The same with tables in this folder.
    pub fn server_at(folder: &Path) -> WebDriverResult<(Self, String)> {
        let mut command = Command::new(told("PATOLLI_COMMAND")?);
        command.args(["serve", "--addr", "127.0.0.1:0", "--data"]).arg(folder);
        Self::start(command, |line| {
            let address = line.split_whitespace().find(|word| word.starts_with("http"))?;
            Some(address.to_owned())
        })
    }

    /// Tells it to end, and waits until it did.
    pub fn end(mut self) {
        if let Some(pid) = Pid::from_raw(self.child.id().cast_signed()) {
            // It may have ended already.
            let _ = kill_process(pid, Signal::TERM);
        }
        let _ = self.child.wait();
    }

    /// The browser's driver, and the port it listens at.
    ///
    /// It takes a port that is free in one version of the Internet protocol, wants the same one in
    /// the other, and ends where that is taken: now and then it needs another try.
    pub fn driver(browser: &Browser) -> WebDriverResult<(Self, u16)> {
        let start = || {
            let mut command = Command::new(&browser.driver);
            command.arg("--port=0");
            Self::start(command, |line| {
                // Chromium's says “successfully on port 1234.”, Firefox's “Listening on 127.0.0.1:1234”.
                let port = match browser.kind {
                    Kind::Chromium => line.split_once("successfully on port ")?.1,
                    Kind::Firefox => line.split_once("Listening on ")?.1.rsplit_once(':')?.1,
                };
                port.trim().trim_end_matches('.').parse().ok()
            })
        };
        (1..TRIES).find_map(|_| start().ok()).map_or_else(start, Ok)
    }

    /// Hears all that it says: who speaks to nobody may stop.
    fn listen(&self, lines: impl Iterator<Item = String> + Send + 'static) {
        let all = self.said.clone();
        std::thread::spawn(move || {
            for line in lines {
                if let Ok(mut all) = all.lock() {
                    all.push(line);
                }
            }
        });
    }

    /// What it said since it was ready.
    pub fn said(&self) -> Vec<String> {
        self.said.lock().map(|all| all.clone()).unwrap_or_default()
    }

    /// Starts a process and waits for what it says first.
    fn start<T>(
        mut command: Command,
        said: impl Fn(&str) -> Option<T>,
    ) -> WebDriverResult<(Self, T)> {
        command.process_group(0).stdout(Stdio::piped()).stdin(Stdio::null());
        // Whoever runs the tests reads their output to its end, and must not wait for these.
        command.stderr(Stdio::null());
        let child = command.spawn().map_err(|error| fatal(&error))?;
        let mut process = Self { child, said: Arc::default(), folder: None };
        let stdout = process.child.stdout.take();
        let lines = stdout.into_iter().flat_map(|out| BufReader::new(out).lines());
        let mut lines = lines.map_while(Result::ok);
        let mut last = String::new();
        while let Some(line) = lines.next() {
            if let Some(found) = said(&line) {
                process.listen(lines);
                return Ok((process, found));
            }
            last = line;
        }
        Err(WebDriverError::FatalError(format!(
            "{command:?} ended before it was ready; the last it said was “{last}”"
        )))
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        if let Some(group) = Pid::from_raw(self.child.id().cast_signed()) {
            // It may have ended already.
            let _ = kill_process_group(group, Signal::KILL);
        }
        let _ = self.child.wait();
    }
}
