//! `patolli referee`: the rules over stdin and stdout.

use std::io::Write;

use patolli_lines::{Line, Lines};
use patolli_referee::{LONGEST_LINE, Referee};

use crate::failure::Failure;

/// Answers line after line until there are no more.
pub fn run() -> Result<(), Failure> {
    let mut referee = Referee::new();
    let mut stdout = std::io::stdout().lock();
    let mut lines = Lines::new(std::io::stdin().lock(), LONGEST_LINE);
    while let Some(line) = lines.next_line()? {
        let mut answer = match line {
            Line::Text(text) if text.trim().is_empty() => continue,
            Line::Text(text) => referee.answer(&text),
            Line::TooLong => referee.answer_too_long(),
            // Input that is not text is not JSON either, and is answered as such.
            Line::NoText => referee.answer("\u{fffd}"),
        };
        // In one piece: whoever waits for the answer is woken once.
        answer.push('\n');
        stdout.write_all(answer.as_bytes())?;
        stdout.flush()?;
    }
    Ok(())
}
