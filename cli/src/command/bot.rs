//! `patolli bot`: a bot as a process.

use std::io::{BufRead, Write};

use patolli_bots::{Reply, Server};

use crate::args::BotArgs;
use crate::failure::Failure;

/// Answers a table until it says quit or goes away.
pub fn run(args: BotArgs) -> Result<(), Failure> {
    let mut server = Server::new(args.bot);
    let mut stdout = std::io::stdout().lock();
    for line in std::io::stdin().lock().lines() {
        match server.answer(&line?) {
            Reply::Line(answer) => {
                writeln!(stdout, "{answer}")?;
                stdout.flush()?;
            }
            Reply::Nothing => {}
            Reply::Quit => break,
            Reply::Confused(problem) => {
                let _ = writeln!(std::io::stderr(), "patolli bot: {problem}");
            }
        }
    }
    Ok(())
}
