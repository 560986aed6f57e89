//! `cargo xtask page` and `package`: the page and the packages, built here and made by the packer.

use std::env::consts::EXE_SUFFIX;
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
    let wasm = Toolchain::find()?.build("patolli-web", "patolli-page", care.profile())?;
    let mut pack = Command::new(built_packer(packer)?);
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

/// The packer. In the profile of the tests it is built with what they stand on.
fn built_packer(profile: &str) -> Result<PathBuf, String> {
    let (selection, folder) = match profile {
        "dev" => (["--workspace", "--bin"].as_slice(), "debug"),
        other => (["--package"].as_slice(), other),
    };
    succeed(
        cargo(&["build", "--quiet", "--profile", profile]).args(selection).arg("patolli-packer"),
    )?;
    Ok(target().join(folder).join(format!("patolli-packer{EXE_SUFFIX}")))
}
