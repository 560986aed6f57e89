//! What Debian's packages can bring, where we may install them.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// Where the program is on the PATH.
pub fn which(program: &str) -> Option<PathBuf> {
    let path = std::env::var_os("PATH")?;
    std::env::split_paths(&path).map(|folder| folder.join(program)).find(|file| file.is_file())
}

/// Installs the packages if this is Debian and we are root.
///
/// Says what it does; if it may not, the sentence tells what a person should do.
pub fn install(packages: &[&str], what_for: &str) -> Result<(), String> {
    let by_hand = format!("{what_for} needs {}: install them and try again.", packages.join(", "));
    if !Path::new("/etc/debian_version").exists() || !is_root() {
        return Err(by_hand);
    }
    println!("Installing {} ({what_for})…", packages.join(", "));
    let apt = |args: &[&str]| {
        let status = Command::new("apt-get")
            .args(args)
            .env("DEBIAN_FRONTEND", "noninteractive")
            .stdout(Stdio::null())
            .status();
        status.is_ok_and(|status| status.success())
    };
    // A machine may have no list of packages yet, or an old one.
    let mut args = vec!["install", "--yes", "--quiet", "--no-install-recommends"];
    args.extend(packages);
    if apt(&["update", "--quiet"]) && apt(&args) {
        return Ok(());
    }
    Err(format!("apt-get could not install them. {by_hand}"))
}

fn is_root() -> bool {
    let id = Command::new("id").arg("--user").output();
    id.is_ok_and(|output| output.stdout.trim_ascii() == b"0")
}
