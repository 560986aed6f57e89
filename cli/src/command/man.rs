//! `patolli man`: the manual, made of what the command says of itself.

use std::path::Path;

use clap::CommandFactory;
use clap_mangen::Man;

use crate::args::{Args, ManArgs};
use crate::failure::Failure;
use crate::output::print;

pub fn run(args: &ManArgs) -> Result<(), Failure> {
    match &args.out {
        Some(folder) => write_all(folder),
        None => print_first(),
    }
}

/// The page of the command itself.
fn print_first() -> Result<(), Failure> {
    let mut page = Vec::new();
    // `patolli help` has no page of its own.
    let command = Args::command().disable_help_subcommand(true);
    Man::new(command).render(&mut page)?;
    print(&String::from_utf8_lossy(&page))
}

/// Every page: `patolli.1`, `patolli-sim.1`, `patolli-record-show.1`.
fn write_all(folder: &Path) -> Result<(), Failure> {
    std::fs::create_dir_all(folder)
        .and_then(|()| clap_mangen::generate_to(Args::command(), folder))
        .map_err(|error| Failure::file("cannot_write", folder, &error))
}
