//! What people without Rust install, a tar.gz and a Debian package.

mod deb;
mod notices;
mod tree;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use tree::Tree;
use xtask::{root, target};

/// The version of everything here.
const VERSION: &str = env!("CARGO_PKG_VERSION");

/// What the docs say to players, hosts and people who write bots.
const DOCS: [&str; 13] = [
    "docs/bots.md",
    "docs/glossary.md",
    "docs/hosting.md",
    "docs/notation.md",
    "docs/playing.md",
    "docs/protocol.md",
    "docs/rules/mexica.md",
    "docs/rules/tzolkin.md",
    "docs/rules/yaxha.md",
    "docs/tables.md",
    "packaging/grafana.json",
    "packaging/patolli.service",
    "packaging/patolli.toml",
];

/// Writes the packages of a program into the folder.
pub fn write_to(folder: &Path, program: &Path) -> Result<(), String> {
    let platform = platform()?;
    let files = files(program, &platform)?;

    let name = format!("patolli-{VERSION}-{platform}");
    let archive = files.below(&name).tar_gz().map_err(|error| format!("{name}: {error}"))?;
    write(&folder.join(format!("{name}.tar.gz")), &archive)?;
    if let Some(architecture) = deb::architecture(&platform) {
        let name = format!("patolli_{VERSION}_{architecture}.deb");
        let package = deb::package(VERSION, architecture, &program_name(), &files)
            .map_err(|error| format!("{name}: {error}"))?;
        write(&folder.join(name), &package)?;
    }
    Ok(())
}

/// The name of the program on this platform.
fn program_name() -> String {
    format!("patolli{}", std::env::consts::EXE_SUFFIX)
}

/// The platform that the compiler builds for, such as `x86_64-unknown-linux-gnu`.
fn platform() -> Result<String, String> {
    let rustc = std::env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    let text = output(Command::new(rustc).arg("-vV"))?;
    let host = text.lines().find_map(|line| line.strip_prefix("host: "));
    host.map(str::to_owned).ok_or_else(|| "rustc does not say what it builds for.".to_owned())
}

/// Every file that is installed, below a folder such as `/usr` or `/usr/local`.
fn files(program: &Path, platform: &str) -> Result<Tree, String> {
    let mut files = Tree::default();
    files.add_program(format!("bin/{}", program_name()), read(program)?);

    let pages = target().join("man");
    let _ = fs::remove_dir_all(&pages);
    output(Command::new(program).args(["man", "--out"]).arg(&pages))?;
    let entries = pages.read_dir().map_err(|error| format!("no manual: {error}"))?;
    for path in entries.flatten().map(|entry| entry.path()) {
        let name = path.file_name().unwrap_or_default().display().to_string();
        files.add_compressed(format!("share/man/man1/{name}"), &read(&path)?)?;
    }

    for (shell, path) in [
        ("bash", "share/bash-completion/completions/patolli"),
        ("fish", "share/fish/vendor_completions.d/patolli.fish"),
        ("zsh", "share/zsh/vendor-completions/_patolli"),
    ] {
        files.add(path, output(Command::new(program).args(["completions", shell]))?);
    }

    let doc = |name: &str| format!("share/doc/patolli/{name}");
    files.add(doc("README.md"), read(&root().join("README.md"))?);
    files.add(doc("copyright"), copyright()?);
    files.add_compressed(doc("changelog"), &read(&root().join("CHANGELOG.md"))?)?;
    files.add_compressed(doc("third-party"), notices::of(platform)?.as_bytes())?;
    for name in DOCS {
        files.add(doc(name), read(&root().join(name))?);
    }
    Ok(files)
}

/// The licences of Patolli itself.
fn copyright() -> Result<String, String> {
    let text =
        |name: &str| read(&root().join(name)).map(|b| String::from_utf8_lossy(&b).into_owned());
    Ok(format!(
        "Patolli is under the MIT License or the Apache License 2.0, as you like. Both follow.\n\
         What it is built of, and under which licences, is in third-party.gz beside this file.\n\n\
         {}\n\n{}",
        text("LICENSE-MIT")?,
        text("LICENSE-APACHE")?
    ))
}

/// What a command prints.
fn output(command: &mut Command) -> Result<String, String> {
    let output = command.output().map_err(|error| format!("cannot run {command:?}: {error}"))?;
    if !output.status.success() {
        let said = String::from_utf8_lossy(&output.stderr);
        return Err(format!("{command:?} failed: {}", said.trim_end()));
    }
    Ok(String::from_utf8_lossy(&output.stdout).into_owned())
}

fn read(path: &Path) -> Result<Vec<u8>, String> {
    fs::read(path).map_err(|error| format!("cannot read {}: {error}", path.display()))
}

fn write(path: &Path, bytes: &[u8]) -> Result<(), String> {
    let folder = path.parent().map_or_else(PathBuf::new, Path::to_owned);
    fs::create_dir_all(folder)
        .and_then(|()| fs::write(path, bytes))
        .map_err(|error| format!("cannot write {}: {error}", path.display()))?;
    println!("{}: {} kB", path.display(), bytes.len() / 1000);
    Ok(())
}
