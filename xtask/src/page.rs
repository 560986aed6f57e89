//! `cargo xtask page` and `package`: the page and the packages, built here and made by the packer.

use std::env::consts::EXE_SUFFIX;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::thread;

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

/// Builds the page where `patolli serve` is built from, with a packer of this profile: that of the
/// program it is for, so that nothing is built twice.
pub fn build(care: Care, packer: &str) -> Result<(), String> {
    make(&root().join("web/dist"), care, packer)
}

/// Builds the page into a folder.
pub fn write_to(folder: &Path, care: Care) -> Result<(), String> {
    println!("Building the page…");
    make(folder, care, "dev")
}

fn make(folder: &Path, care: Care, packer: &str) -> Result<(), String> {
    let toolchain = Toolchain::find()?;
    // Each has times when it keeps one core busy only.
    let (wasm, packer) = thread::scope(|scope| {
        let wasm = scope.spawn(|| toolchain.build("patolli-web", "patolli-page", care.profile()));
        let packer = built_packer(packer);
        (wasm.join(), packer)
    });
    let wasm = wasm.map_err(|_| "the page could not be built".to_owned())??;
    let mut pack = Command::new(packer?);
    pack.args(["page", "--wasm"]).arg(wasm).arg("--out").arg(folder);
    succeed(pack.args(["--care", care.name()]))
}

/// Builds everything with full care, and writes the packages into a folder.
pub fn package(folder: &Path) -> Result<(), String> {
    println!("Building the page…");
    build(Care::Full, "dev")?;
    println!("Building Patolli…");
    let build = ["build", "--release", "--quiet", "--locked", "--package", "patolli-cli"];
    succeed(&mut cargo(&build))?;
    let program = target().join(format!("release/patolli{EXE_SUFFIX}"));
    let mut pack = Command::new(built_packer("dev")?);
    pack.args(["package", "--program"]).arg(program).arg("--out").arg(folder);
    succeed(&mut pack)
}

/// The packer, built with what else is built in its profile: the tests, or the program.
fn built_packer(profile: &str) -> Result<PathBuf, String> {
    if profile == "dev" {
        succeed(&mut cargo(&["build", "--quiet", "--workspace", "--bin", "patolli-packer"]))?;
        return Ok(target().join(format!("debug/patolli-packer{EXE_SUFFIX}")));
    }
    build_program(profile)?;
    Ok(target().join(profile).join(format!("patolli-packer{EXE_SUFFIX}")))
}

/// The program with the packer beside it: another selection of packages would have other features,
/// and much would be built again.
pub fn build_program(profile: &str) -> Result<(), String> {
    let packages = ["--package", "patolli-cli", "--package", "patolli-packer"];
    succeed(cargo(&["build", "--quiet", "--profile", profile]).args(packages))
}
