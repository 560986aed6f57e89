//! Builds, checks and packages everything with one command: `cargo xtask play`, `cargo xtask test`.

mod browser;
mod debian;
mod package;
mod page;
mod play;
mod test;
mod toolchain;

use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};

use page::Care;

const USAGE: &str = "\
Usage: cargo xtask COMMAND

  play              build everything, serve the page and open it in a browser
  test              run every check: formatting, lints, tests, examples in the docs, docs, browser
  page --out DIR    write the page as a static site for any web host
  draft --out DIR   the same at once, large and slow: for working on the page
  package           write what people without Rust install: a tar.gz and a .deb
                    [--out DIR; default: target/package]";

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let args: Vec<&str> = args.iter().map(String::as_str).collect();
    let done = match args[..] {
        ["test"] => test::run(),
        ["play"] => play::run(),
        ["page", "--out", folder] => page::write_to(folder.as_ref(), Care::Full),
        ["draft", "--out", folder] => page::write_to(folder.as_ref(), Care::Draft),
        ["package"] => package::write_to(&target().join("package")),
        ["package", "--out", folder] => package::write_to(folder.as_ref()),
        ["help" | "--help" | "-h"] => {
            println!("{USAGE}");
            Ok(())
        }
        _ => {
            eprintln!("{USAGE}");
            return ExitCode::from(2);
        }
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(sentence) => {
            eprintln!("xtask: {sentence}");
            ExitCode::FAILURE
        }
    }
}

/// The folder of the workspace.
fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap_or(Path::new(".")).to_owned()
}

/// Where cargo builds.
fn target() -> PathBuf {
    let folder =
        std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| "target".into(), PathBuf::from);
    root().join(folder)
}

/// The cargo that runs this, on the whole workspace.
fn cargo(args: &[&str]) -> Command {
    let mut command = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.args(args).current_dir(root());
    command
}

/// Runs a command to its end.
fn succeed(command: &mut Command) -> Result<(), String> {
    let status = command.status().map_err(|error| format!("cannot run {command:?}: {error}"))?;
    if status.success() { Ok(()) } else { Err(format!("{command:?} failed: see above.")) }
}
