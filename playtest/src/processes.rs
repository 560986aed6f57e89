//! The server and the browser's driver, ended with the test that needs them.

use std::env;
use std::io::{BufRead, BufReader};
use std::os::unix::process::CommandExt;
use std::process::{Child, Command, Stdio};

use rustix::process::{Pid, Signal, kill_process_group};
use thirtyfour::error::{WebDriverError, WebDriverResult};

/// How often starting the driver is tried.
const TRIES: usize = 5;

/// A process with all that it starts.
#[derive(Debug)]
pub struct Process(Child);

pub fn fatal(error: &dyn std::error::Error) -> WebDriverError {
    WebDriverError::FatalError(error.to_string())
}

fn told(variable: &str) -> WebDriverResult<String> {
    env::var(variable).map_err(|_| {
        WebDriverError::FatalError(format!(
            "{variable} is not set: these tests are run by `cargo xtask test`"
        ))
    })
}

impl Process {
    /// `patolli serve`, and the address of the page.
    pub fn server() -> WebDriverResult<(Self, String)> {
        let mut command = Command::new(told("PATOLLI_COMMAND")?);
        command.args(["serve", "--addr", "127.0.0.1:0"]);
        Self::start(command, |line| {
            let address = line.split_whitespace().find(|word| word.starts_with("http"))?;
            Some(address.to_owned())
        })
    }

    /// The browser's driver, and the port it listens at.
    ///
    /// It takes a port that is free in one version of the Internet protocol, wants the same one in
    /// the other, and ends where that is taken: now and then it needs another try.
    pub fn driver() -> WebDriverResult<(Self, u16)> {
        let path = told("PATOLLI_DRIVER")?;
        let start = || {
            let mut command = Command::new(&path);
            command.arg("--port=0");
            Self::start(command, |line| {
                let port = line.split_once("successfully on port ")?.1;
                port.trim_end_matches('.').parse().ok()
            })
        };
        (1..TRIES).find_map(|_| start().ok()).map_or_else(start, Ok)
    }

    /// Starts a process and waits for what it says first.
    fn start<T>(
        mut command: Command,
        said: impl Fn(&str) -> Option<T>,
    ) -> WebDriverResult<(Self, T)> {
        command.process_group(0).stdout(Stdio::piped()).stdin(Stdio::null());
        // Whoever runs the tests reads their output to its end, and must not wait for these.
        command.stderr(Stdio::null());
        let mut process = Self(command.spawn().map_err(|error| fatal(&error))?);
        let stdout = process.0.stdout.take();
        let lines = stdout.into_iter().flat_map(|out| BufReader::new(out).lines());
        let mut last = String::new();
        for line in lines.map_while(Result::ok) {
            if let Some(found) = said(&line) {
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
        if let Some(group) = Pid::from_raw(self.0.id().cast_signed()) {
            // It may have ended already.
            let _ = kill_process_group(group, Signal::KILL);
        }
        let _ = self.0.wait();
    }
}
