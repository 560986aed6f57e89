//! The `patolli` command: the games of the house in a terminal.

mod addresses;
mod args;
mod chart;
mod command;
mod contest;
mod failure;
mod files;
mod output;
mod settings_file;
mod story;

use std::process::ExitCode;

use args::Command;
use failure::Failure;

/// Much is made and thrown away for each decision at a table.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report(),
    }
}

fn run() -> Result<(), Failure> {
    let args = match settings_file::with_settings(std::env::args_os().collect())? {
        Ok(args) => args,
        // Help and version are answers, not errors.
        Err(answer) if !answer.use_stderr() => return output::print(&answer.to_string()),
        Err(error) => return Err(error.into()),
    };
    match args.command {
        Command::Games(args) => command::games::run(args),
        Command::Serve(args) => command::serve::run(&args),
        Command::Backup(args) => command::backup::back_up(&args),
        Command::Restore(args) => command::backup::restore(&args),
        Command::Sim(args) => command::sim::run(&args),
        Command::Arena(args) => command::arena::run(&args),
        Command::Analyse(args) => command::analyse::run(&args),
        Command::Record(args) => command::record::run(args),
        Command::Position(args) => command::position::run(args),
        Command::Referee => command::referee::run(),
        Command::Bot(args) => command::bot::run(args),
        Command::Bench(args) => command::bench::run(args),
        Command::Load(args) => command::load::run(&args),
        Command::Components(args) => command::components::run(&args),
        Command::Completions(args) => command::completions::run(args),
        Command::Man(args) => command::man::run(&args),
    }
}
