//! A house with tables, and the wire to it: both can fail while people play.

use std::io;
use std::net::{Shutdown, SocketAddr, TcpListener, TcpStream};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;

use tempfile::TempDir;
use thirtyfour::error::{WebDriverError, WebDriverResult};

use crate::processes::{Process, fatal};

/// A house with tables, for as long as the test runs. People reach it at one address, whatever
/// becomes of it.
#[derive(Debug)]
pub struct House {
    folder: TempDir,
    server: Mutex<Option<Process>>,
    wire: Wire,
}

impl House {
    /// Opens one.
    pub fn open() -> WebDriverResult<Self> {
        let folder = tempfile::tempdir().map_err(|error| fatal(&error))?;
        let wire = Wire::lay().map_err(|error| fatal(&error))?;
        let house = Self { folder, server: Mutex::new(None), wire };
        house.begin()?;
        Ok(house)
    }

    /// Where people find it.
    pub fn address(&self) -> String {
        format!("http://{}/", self.wire.address)
    }

    fn begin(&self) -> WebDriverResult<()> {
        let (server, address) = Process::server_at(self.folder.path())?;
        let at = address.trim_start_matches("http://").trim_end_matches('/').parse();
        let at = at.map_err(|_| WebDriverError::FatalError(format!("no address: {address}")))?;
        self.wire.lead_to(Some(at));
        *lock(&self.server) = Some(server);
        Ok(())
    }

    /// It is told to close, and opens again.
    pub fn restart(&self) -> WebDriverResult<()> {
        let server = lock(&self.server).take();
        if let Some(server) = server {
            server.end();
        }
        self.begin()
    }

    /// It is killed in the middle of whatever it does, and opens again.
    pub fn kill(&self) -> WebDriverResult<()> {
        *lock(&self.server) = None;
        self.begin()
    }

    /// Nobody reaches it any more, and whoever was there has lost it.
    pub fn cut_off(&self) {
        self.wire.cut();
    }

    /// People reach it again.
    pub fn mend(&self) {
        self.wire.mend();
    }
}

fn lock<T>(value: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    value.lock().unwrap_or_else(PoisonError::into_inner)
}

/// What lies between people and a house.
#[derive(Debug)]
struct Wire {
    address: SocketAddr,
    state: Arc<Mutex<State>>,
}

#[derive(Debug, Default)]
struct State {
    to: Option<SocketAddr>,
    is_cut: bool,
    /// Both ends of all that goes through it.
    ends: Vec<TcpStream>,
}

impl Wire {
    fn lay() -> io::Result<Self> {
        let listener = TcpListener::bind("127.0.0.1:0")?;
        let wire = Self { address: listener.local_addr()?, state: Arc::default() };
        let state = wire.state.clone();
        thread::spawn(move || {
            for stream in listener.incoming().flatten() {
                // Who is not let through is hung up on.
                let _ = lead(&stream, &state);
            }
        });
        Ok(wire)
    }

    fn lead_to(&self, to: Option<SocketAddr>) {
        lock(&self.state).to = to;
    }

    fn cut(&self) {
        let mut state = lock(&self.state);
        state.is_cut = true;
        for end in state.ends.drain(..) {
            // It may be gone already.
            let _ = end.shutdown(Shutdown::Both);
        }
    }

    fn mend(&self) {
        lock(&self.state).is_cut = false;
    }
}

fn lead(near: &TcpStream, state: &Mutex<State>) -> io::Result<()> {
    let mut state = lock(state);
    let Some(to) = state.to.filter(|_| !state.is_cut) else { return Ok(()) };
    let far = TcpStream::connect(to)?;
    for (from, to) in [(near, &far), (&far, near)] {
        state.ends.push(from.try_clone()?);
        let (mut from, mut to) = (from.try_clone()?, to.try_clone()?);
        thread::spawn(move || {
            // However it ends, the other side is told.
            let _ = io::copy(&mut from, &mut to);
            let _ = to.shutdown(Shutdown::Both);
        });
    }
    Ok(())
}
