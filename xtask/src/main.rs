//! Builds, checks and packages everything with one command: `cargo xtask play`, `cargo xtask test`.
//!
//! It stands on nothing, so that it is built in seconds; what needs more is in `packer/`.

mod browser;
mod debian;
mod page;
mod play;
mod test;
mod toolchain;
mod width;

use std::process::ExitCode;

use page::Care;
use xtask::target;

const USAGE: &str = "\
Usage: cargo xtask COMMAND

  play              build everything quickly, serve the page and open it in a browser
  test              run every check: formatting, lints, tests, examples in the docs, docs, browser
    --quick         only formatting, lints and native tests
    --only PART     only this part: native or page
    --every-size    only that nothing of the page is clipped, in every case there is
    --firefox       only the page in Firefox: a whole game of each kind
    --together      only whole games of two people, while connection and server fail
  page --out DIR    write the page as a static site for any web host
  draft --out DIR   the same at once, large and slow: for working on the page
  package           write what people without Rust install: a tar.gz and a .deb
                    [--out DIR; default: target/package]";

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let args: Vec<&str> = args.iter().map(String::as_str).collect();
    let done = match args[..] {
        ["test", ref wanted @ ..] => match test::Wanted::read(wanted) {
            Some(wanted) => test::run(wanted),
            None => return misunderstood(),
        },
        ["play"] => play::run(),
        ["page", "--out", folder] => page::write_to(folder.as_ref(), Care::Full),
        ["draft", "--out", folder] => page::write_to(folder.as_ref(), Care::Draft),
        ["package"] => page::package(&target().join("package")),
        ["package", "--out", folder] => page::package(folder.as_ref()),
        ["help" | "--help" | "-h"] => {
            println!("{USAGE}");
            Ok(())
        }
        _ => return misunderstood(),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(sentence) => {
            eprintln!("xtask: {sentence}");
            ExitCode::FAILURE
        }
    }
}

fn misunderstood() -> ExitCode {
    eprintln!("{USAGE}");
    ExitCode::from(2)
}
