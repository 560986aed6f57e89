//! `patolli referee`: the rules over stdin and stdout.

use std::io::{BufRead, Write};

use patolli_referee::Referee;

use crate::failure::Failure;

/// Answers line after line until there are no more.
pub fn run() -> Result<(), Failure> {
    let mut referee = Referee::new();
    let mut stdout = std::io::stdout().lock();
    let mut stdin = std::io::stdin().lock();
    let mut bytes = Vec::new();
    loop {
        bytes.clear();
        if stdin.read_until(b'\n', &mut bytes)? == 0 {
            return Ok(());
        }
        // What is no text is no JSON either, and is answered as such.
        let line = String::from_utf8_lossy(&bytes);
        let line = line.trim();
        if !line.is_empty() {
            writeln!(stdout, "{}", referee.answer(line))?;
            stdout.flush()?;
        }
    }
}
