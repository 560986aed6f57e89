//! A toolchain that can build WebAssembly: the active one, or Debian's, which brings the source of
//! the standard library.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use xtask::{cargo, succeed, target};

use crate::debian;

const TARGET: &str = "wasm32-unknown-unknown";
const DEBIAN_PACKAGES: [&str; 4] = ["rustc-web", "cargo-web", "rust-web-src", "lld-19"];
const DEBIAN_LINKER: &str = "/usr/bin/wasm-ld-19";

/// Which toolchain builds WebAssembly.
#[derive(Clone, Copy, Debug)]
pub enum Toolchain {
    /// The one that runs this; it has the target.
    Active,
    /// Debian's, which builds the standard library as well.
    Debian,
}

impl Toolchain {
    /// The first that is available or can be installed.
    pub fn find() -> Result<Self, String> {
        if active_has_target() || (rustup_adds_target() && active_has_target()) {
            return Ok(Self::Active);
        }
        if !debian_is_there() {
            debian::install(&DEBIAN_PACKAGES, "Building the page").map_err(|sentence| {
                format!("`rustup target add {TARGET}` does not work here. {sentence}")
            })?;
        }
        Ok(Self::Debian)
    }

    /// A build of a package for WebAssembly.
    fn command(self) -> Command {
        match self {
            Self::Active => cargo(&["build"]),
            Self::Debian => {
                let mut command = cargo(&["build", "-Zbuild-std=std,panic_abort"]);
                let path = std::env::var_os("PATH").unwrap_or_default();
                let folders = [PathBuf::from("/usr/bin")].into_iter();
                let path = std::env::join_paths(folders.chain(std::env::split_paths(&path)));
                let mut debian = Command::new("/usr/bin/cargo");
                debian
                    .args(command.get_args())
                    .env("PATH", path.unwrap_or_default())
                    .env("RUSTC", "/usr/bin/rustc")
                    // Building the standard library is not yet for everyone.
                    .env("RUSTC_BOOTSTRAP", "1")
                    .env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER", DEBIAN_LINKER)
                    .env_remove("RUSTUP_TOOLCHAIN");
                if let Some(folder) = command.get_current_dir() {
                    debian.current_dir(folder);
                }
                command = debian;
                command
            }
        }
    }

    /// Builds the binary of a package with a profile; gives the file. It has a target folder of its
    /// own, so that two toolchains do not undo each other's work.
    pub fn build(self, package: &str, binary: &str, profile: &str) -> Result<PathBuf, String> {
        let folder = target().join("wasm");
        let mut command = self.command();
        command
            .args(["--target", TARGET, "--package", package, "--bin", binary])
            .args(["--profile", profile, "--quiet", "--target-dir"])
            .arg(&folder);
        succeed(&mut command)?;
        Ok(folder.join(TARGET).join(profile).join(format!("{binary}.wasm")))
    }
}

fn active_has_target() -> bool {
    let rustc = std::env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    let Ok(output) = Command::new(rustc).args(["--print", "sysroot"]).output() else {
        return false;
    };
    let sysroot = String::from_utf8_lossy(&output.stdout);
    Path::new(sysroot.trim()).join("lib/rustlib").join(TARGET).join("lib").is_dir()
}

fn rustup_adds_target() -> bool {
    let mut rustup = Command::new("rustup");
    rustup.args(["target", "add", TARGET]).stdout(Stdio::null()).stderr(Stdio::null());
    rustup.status().is_ok_and(|status| status.success())
}

fn debian_is_there() -> bool {
    let files = ["/usr/bin/cargo", "/usr/bin/rustc", DEBIAN_LINKER];
    let source = Path::new("/usr/src").read_dir().is_ok_and(|entries| {
        entries.flatten().any(|entry| entry.file_name().to_string_lossy().starts_with("rustc-"))
    });
    source && files.iter().all(|file| Path::new(file).exists())
}
