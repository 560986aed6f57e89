//! `cargo xtask page` and `package`: the page and the packages, built here and made by the packer.

use std::path::{Path, PathBuf};
use std::process::{Child, Command};

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

/// The page being built as WebAssembly, while other things are. Nobody waits for it in vain: what is
/// no longer wanted is ended.
pub struct Building {
    cargo: Child,
    wasm: PathBuf,
}

impl Building {
    /// Begins to build it.
    pub fn begin(care: Care) -> Result<Self, String> {
        let toolchain = Toolchain::find()?;
        let (cargo, wasm) = toolchain.begin("patolli-web", "patolli-page", care.profile())?;
        Ok(Self { cargo, wasm })
    }

    /// Waits until it is built; gives the file.
    fn wait(mut self) -> Result<PathBuf, String> {
        match self.cargo.wait() {
            Ok(status) if status.success() => Ok(self.wasm.clone()),
            Ok(_) => Err("the page could not be built: see above.".to_owned()),
            Err(error) => Err(format!("the page could not be built: {error}")),
        }
    }
}

impl Drop for Building {
    fn drop(&mut self) {
        // It may have ended already.
        let _ = self.cargo.kill();
        let _ = self.cargo.wait();
    }
}

/// Builds the page into a folder.
pub fn write_to(folder: &Path, care: Care) -> Result<(), String> {
    println!("Building the page…");
    finish(Building::begin(care)?, folder, care)
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
