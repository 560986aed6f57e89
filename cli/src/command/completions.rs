//! `patolli completions`: what a shell offers after `patolli`.

use clap::CommandFactory;

use crate::args::{Args, CompletionsArgs};
use crate::failure::Failure;
use crate::output::print;

pub fn run(args: CompletionsArgs) -> Result<(), Failure> {
    let mut script = Vec::new();
    clap_complete::generate(args.shell, &mut Args::command(), "patolli", &mut script);
    print(&String::from_utf8_lossy(&script))
}
