//! `cargo xtask page` and `package`: the page and the packages, built here and made by the packer.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::thread::JoinHandle;

use xtask::{cargo, root, succeed, target};

use crate::toolchain::Toolchain;

/// How much care is taken.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Care {
    /// Small, fast and compressed: for packages and web hosts.
    Full,
    /// Built soon, and fast enough to play: for this machine.
    Quick,
    /// Built at once: for working on the page.
    Draft,
}

impl Care {
    /// The profile it is built with.
    const fn profile(self) -> &'static str {
        match self {
            Self::Full => "page",
            Self::Quick => "play",
            Self::Draft => "draft",
        }
    }

    /// What the packer calls it.
    const fn name(self) -> &'static str {
        match self {
            Self::Full => "full",
            Self::Quick => "quick",
            Self::Draft => "draft",
        }
    }
}

/// Where `patolli serve` finds the page when it is built.
fn dist() -> PathBuf {
    root().join("web/dist")
}

/// Builds the page where `patolli serve` is built from.
fn build(care: Care) -> Result<(), String> {
    write_to(&dist(), care)
}

/// Makes the page where `patolli serve` is built from, once it is built.
pub fn finish_build(building: Building, care: Care) -> Result<(), String> {
    finish(building, &dist(), care)
}

/// The page being built as WebAssembly, while other things are.
pub struct Building(JoinHandle<Result<PathBuf, String>>);

impl Building {
    /// Begins to build it.
    pub fn begin(care: Care) -> Self {
        Self(std::thread::spawn(move || {
            Toolchain::find()?.build("patolli-web", "patolli-page", care.profile())
        }))
    }

    /// Waits until it is built.
    fn wait(self) -> Result<PathBuf, String> {
        self.0.join().unwrap_or_else(|_| Err("building the page went wrong.".to_owned()))
    }
}

/// Builds the page into a folder.
pub fn write_to(folder: &Path, care: Care) -> Result<(), String> {
    println!("Building the page…");
    finish(Building::begin(care), folder, care)
}

/// Makes the page in a folder, once it is built.
fn finish(building: Building, folder: &Path, care: Care) -> Result<(), String> {
    let packer = packer()?;
    let wasm = building.wait()?;
    let mut pack = Command::new(packer);
    pack.args(["page", "--wasm"]).arg(wasm).arg("--out").arg(folder);
    succeed(pack.args(["--care", care.name()]))
}

/// Builds everything with full care, and writes the packages into a folder.
pub fn package(folder: &Path) -> Result<(), String> {
    build(Care::Full)?;
    println!("Building Patolli…");
    let build = ["build", "--release", "--quiet", "--locked", "--package", "patolli-cli"];
    succeed(&mut cargo(&build))?;
    let program = format!("release/patolli{}", std::env::consts::EXE_SUFFIX);
    let mut pack = Command::new(packer()?);
    pack.args(["package", "--program"]).arg(target().join(program)).arg("--out").arg(folder);
    succeed(&mut pack)
}

/// The packer, built with what the tests stand on, so that nothing is built twice.
fn packer() -> Result<PathBuf, String> {
    succeed(&mut cargo(&["build", "--workspace", "--bin", "patolli-packer", "--quiet"]))?;
    Ok(target().join(format!("debug/patolli-packer{}", std::env::consts::EXE_SUFFIX)))
}
