//! `patolli bot`: a bot as a process.

use std::io::Write;
use std::sync::mpsc;
use std::time::Duration;

use patolli_bots::{BotName, LONGEST_QUESTION, Limits, Reply, Server, Stop, called_back};
use patolli_game::Phrase;
use patolli_lines::{Line, Lines};

use crate::args::BotArgs;
use crate::failure::Failure;
use crate::output::say;

/// How long a process that a served bot starts may think about a decision.
const BUDGET: Duration = Duration::from_mins(1);

/// How many lines of a table are read ahead.
const MOST_LINES_AHEAD: usize = 64;

/// Answers a table until it says quit or goes away.
pub fn run(args: BotArgs) -> Result<(), Failure> {
    if let BotName::Command(_) = args.bot {
        return Err(Failure::usage(&Phrase::new("cli", "bot_of_the_house")));
    }
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let limits = Limits::native(BUDGET).on_threads(cores);
    let lines = listen(limits.stop.clone());
    let mut server = Server::new(args.bot, limits);
    let mut stdout = std::io::stdout().lock();
    for line in lines {
        let reply = match line? {
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
            // A bot that does not understand its table should leave rather than keep it waiting.
            Reply::Confused(problem) => return Err(Failure::Failed(say(&problem))),
        }
    }
    Ok(())
}

/// Reads the lines of the table while the bot thinks, so that it can be called back.
fn listen(stop: Stop) -> mpsc::IntoIter<std::io::Result<Line>> {
    let (sender, lines) = mpsc::sync_channel(MOST_LINES_AHEAD);
    std::thread::spawn(move || {
        let mut lines = Lines::new(std::io::stdin().lock(), LONGEST_QUESTION);
        while let Some(line) = lines.next_line().transpose() {
            if let Ok(Line::Text(text)) = &line
                && let Some(question) = called_back(text)
            {
                stop.call_back(question);
            }
            let ended = line.is_err();
            if sender.send(line).is_err() || ended {
                return;
            }
        }
    });
    lines.into_iter()
}
