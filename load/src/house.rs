//! A house of one's own: another process, so that what it uses is measured apart.

use std::io::{self, BufRead, BufReader};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};

use tempfile::TempDir;

/// A house that ends, and leaves nothing behind, when it is dropped.
#[derive(Debug)]
pub struct OwnHouse {
    /// Where it is.
    pub address: SocketAddr,
    process: Child,
    _data: TempDir,
}

impl OwnHouse {
    /// Opens it: `patolli` is the program, and its tables are in a new folder in `data`.
    pub fn open(patolli: &Path, data: &Path) -> io::Result<Self> {
        std::fs::create_dir_all(data)?;
        let data = tempfile::Builder::new().prefix("patolli-load-").tempdir_in(data)?;
        let mut process = Command::new(patolli)
            .args(["serve", "--addr", "127.0.0.1:0", "--without-page", "--data"])
            .arg(data.path())
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .spawn()?;
        let said = process.stdout.take().map(BufReader::new);
        let Some(address) = said.and_then(address_in) else {
            // It has said why.
            let _ = process.kill();
            let _ = process.wait();
            return Err(io::Error::other("it did not open"));
        };
        Ok(Self { address, process, _data: data })
    }

    /// Its process.
    pub fn process(&self) -> u32 {
        self.process.id()
    }
}

/// The first line that has an address, such as `http://127.0.0.1:7878/`.
fn address_in(said: impl BufRead) -> Option<SocketAddr> {
    said.lines().map_while(Result::ok).find_map(|line| {
        let (_, rest) = line.split_once("http://")?;
        rest.split('/').next()?.parse().ok()
    })
}

impl Drop for OwnHouse {
    fn drop(&mut self) {
        // Its tables are of no use any more.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_address_is_where_it_is_said() {
        let said = "Hello.\nPatolli is at http://127.0.0.1:4321/ (Ctrl+C ends it).\n";
        assert_eq!(address_in(said.as_bytes()), Some(([127, 0, 0, 1], 4321).into()));
        assert_eq!(address_in("Sorry.\n".as_bytes()), None);
    }
}
