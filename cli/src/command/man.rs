//! `patolli man`: the manual, made of what the command says of itself.

use std::path::Path;

use clap::CommandFactory;
use clap_mangen::Man;

use crate::args::{Args, ManArgs};
use crate::failure::Failure;
use crate::output::print;

/// What every page is from.
const SOURCE: &str = concat!("patolli ", env!("CARGO_PKG_VERSION"));

pub fn run(args: &ManArgs) -> Result<(), Failure> {
    match &args.out {
        Some(folder) => write_all(folder),
        None => print_first(),
    }
}

/// The page of the command itself.
fn print_first() -> Result<(), Failure> {
    let mut text = Vec::new();
    page(whole()).render(&mut text)?;
    print(&String::from_utf8_lossy(&text))
}

/// Every page: `patolli.1`, `patolli-sim.1`, `patolli-record-show.1`.
fn write_all(folder: &Path) -> Result<(), Failure> {
    let cannot_write = |error: std::io::Error| Failure::file("cannot_write", folder, &error);
    std::fs::create_dir_all(folder).map_err(cannot_write)?;
    let mut commands = vec![whole()];
    while let Some(command) = commands.pop() {
        commands.extend(command.get_subcommands().cloned());
        page(command).generate_to(folder).map_err(cannot_write)?;
    }
    Ok(())
}

/// The whole command. Its `help` needs no page.
fn whole() -> clap::Command {
    let mut command = Args::command().disable_help_subcommand(true);
    command.build();
    command
}

fn page(command: clap::Command) -> Man {
    // Without a day, and no later word may take its place.
    Man::new(command).date(" ").source(SOURCE).manual("Patolli")
}
