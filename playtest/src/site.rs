//! The page as a static site that a host updates while somebody plays. As on many hosts, browsers
//! may keep everything for a while.

use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::net::{TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use thirtyfour::error::{WebDriverError, WebDriverResult};

use crate::processes::fatal;

/// What stands for the version of the new page.
const RENEWED: &str = "0123456789abcdef";

/// A site on this machine, for as long as the test runs.
#[derive(Debug)]
pub struct Site {
    address: String,
    renewed: Arc<AtomicBool>,
}

/// What was built, and the version in the names of its files.
#[derive(Clone, Debug)]
struct Built {
    folder: PathBuf,
    version: String,
}

impl Site {
    /// Serves the page that was built.
    pub fn start() -> WebDriverResult<Self> {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../web/dist");
        let index = fs::read_to_string(folder.join("index.html")).map_err(|error| fatal(&error))?;
        let version =
            index.split_once("data-assets=\"assets/").and_then(|(_, rest)| rest.split_once('/'));
        let Some((version, _)) = version else {
            return Err(WebDriverError::FatalError("the page names no version".to_owned()));
        };
        let built = Built { folder, version: version.to_owned() };
        let listener = TcpListener::bind("127.0.0.1:0").map_err(|error| fatal(&error))?;
        let address = listener.local_addr().map_err(|error| fatal(&error))?;
        let renewed = Arc::new(AtomicBool::new(false));
        let site = Self { address: format!("http://{address}/"), renewed: renewed.clone() };
        std::thread::spawn(move || {
            for stream in listener.incoming().flatten() {
                let (built, renewed) = (built.clone(), renewed.clone());
                std::thread::spawn(move || {
                    answer(&stream, &built, renewed.load(Ordering::Relaxed))
                });
            }
        });
        Ok(site)
    }

    /// Where it is.
    pub fn address(&self) -> &str {
        &self.address
    }

    /// From now on there is a new version, and the old one is gone.
    pub fn renew(&self) {
        self.renewed.store(true, Ordering::Relaxed);
    }
}

/// The version that the page in the browser is of.
pub const VERSION_SHOWN: &str = "return document.documentElement.dataset.assets.split('/')[1]";

/// Is it the new one?
pub fn is_renewed(version: &str) -> bool {
    version == RENEWED
}

fn answer(mut stream: &TcpStream, built: &Built, renewed: bool) -> Option<()> {
    let mut line = String::new();
    BufReader::new(stream).read_line(&mut line).ok()?;
    let path = line.split(' ').nth(1)?.split(['?', '#']).next()?.trim_start_matches('/');
    let path = if path.is_empty() { "index.html" } else { path };
    let version = if renewed { RENEWED } else { &built.version };
    // Files of another version are gone.
    let known = !path.starts_with("assets/") || path.starts_with(&format!("assets/{version}/"));
    let file = built.folder.join(path.replace(version, &built.version));
    let body = known.then(|| fs::read(file).ok()).flatten();
    let kind = match path.rsplit('.').next() {
        Some("html") => "text/html; charset=utf-8",
        Some("js") => "text/javascript",
        Some("css") => "text/css",
        Some("wasm") => "application/wasm",
        Some("svg") => "image/svg+xml",
        _ => "application/json",
    };
    let (status, mut body) = body.map_or(("404 Not Found", Vec::new()), |body| ("200 OK", body));
    if matches!(path, "index.html" | "offline.js") {
        body = String::from_utf8_lossy(&body).replace(&built.version, version).into_bytes();
    }
    let head = format!(
        "HTTP/1.1 {status}\r\nContent-Type: {kind}\r\nContent-Length: {}\r\nCache-Control: max-age=600\r\nConnection: close\r\n\r\n",
        body.len()
    );
    stream.write_all(head.as_bytes()).and_then(|()| stream.write_all(&body)).ok()
}
