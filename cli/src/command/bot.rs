//! `patolli bot`: a bot as a process.

use std::io::Write;

use patolli_bots::{BotName, LONGEST_QUESTION, Line, Lines, Reply, Server};
use patolli_game::Phrase;

use crate::args::BotArgs;
use crate::failure::Failure;
use crate::output::say;

/// Answers a table until it says quit or goes away.
pub fn run(args: BotArgs) -> Result<(), Failure> {
    if let BotName::Command(_) = args.bot {
        return Err(Failure::usage(&Phrase::new("cli", "bot_of_the_house")));
    }
    let mut server = Server::new(args.bot);
    let mut stdout = std::io::stdout().lock();
    let mut lines = Lines::new(std::io::stdin().lock(), LONGEST_QUESTION);
    while let Some(line) = lines.next_line()? {
        let reply = match line {
            Line::Text(text) => server.answer(&text),
            Line::TooLong | Line::NoText => Reply::Confused(Phrase::new("bot", "line")),
        };
        match reply {
            Reply::Line(mut answer) => {
                answer.push('\n');
                stdout.write_all(answer.as_bytes())?;
                stdout.flush()?;
            }
            Reply::Nothing => {}
            Reply::Quit => break,
            // A bot that does not understand its table had better leave than keep it waiting.
            Reply::Confused(problem) => return Err(Failure::Failed(say(&problem))),
        }
    }
    Ok(())
}
