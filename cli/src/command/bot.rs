//! `patolli bot`: a bot as a process.

use std::io::Write;

use patolli_bots::{LONGEST_QUESTION, Line, Lines, Reply, Server};

use crate::args::BotArgs;
use crate::failure::Failure;

/// Answers a table until it says quit or goes away.
pub fn run(args: BotArgs) -> Result<(), Failure> {
    let mut server = Server::new(args.bot);
    let mut stdout = std::io::stdout().lock();
    let mut lines = Lines::new(std::io::stdin().lock(), LONGEST_QUESTION);
    while let Some(line) = lines.next_line()? {
        let reply = match line {
            Line::Text(text) => server.answer(&text),
            Line::TooLong | Line::NoText => Reply::Confused(format!("{line:?}")),
        };
        match reply {
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
