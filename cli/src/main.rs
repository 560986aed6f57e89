//! The `patolli` command: the games of the house in a terminal.

mod args;
mod command;
mod failure;
mod output;

use std::process::ExitCode;

use clap::Parser;

use args::{Args, Command};

fn main() -> ExitCode {
    let args = Args::parse();
    let done = match args.command {
        Command::Games(args) => {
            command::games::run(args);
            Ok(())
        }
        Command::Sim(args) => command::sim::run(&args),
        Command::Record(args) => command::record::run(args),
        Command::Position(args) => command::position::run(args),
        Command::Bench(args) => command::bench::run(args),
        Command::Components(args) => command::components::run(&args),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report(),
    }
}
