//! `cargo xtask page` and `package`: the page and the packages, built here and made by the packer.

use std::path::{Path, PathBuf};
use std::process::Command;

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
pub fn build(care: Care) -> Result<(), String> {
    write_to(&dist(), care)
}

/// Builds the page into a folder.
pub fn write_to(folder: &Path, care: Care) -> Result<(), String> {
    let packer = packer()?;
    println!("Building the page…");
    let wasm = Toolchain::find()?.build("patolli-web", "patolli-page", care.profile())?;
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
    println!("Building what packs the page…");
    succeed(&mut cargo(&["build", "--workspace", "--bin", "patolli-packer", "--quiet"]))?;
    Ok(target().join(format!("debug/patolli-packer{}", std::env::consts::EXE_SUFFIX)))
}
