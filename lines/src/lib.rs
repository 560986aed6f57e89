//! Lines from outside, of limited length.

use std::io::{self, BufRead, Read};

/// A line from outside.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Line {
    /// A line, without its end.
    Text(String),
    /// It is longer than allowed.
    TooLong,
    /// It is not UTF-8.
    NoText,
}

/// Reads lines of at most `longest` bytes. A longer one is reported at once, and the rest of it is
/// skipped when the next is read.
#[derive(Debug)]
pub struct Lines<R> {
    reader: R,
    longest: u64,
    in_long_line: bool,
}

impl<R: BufRead> Lines<R> {
    /// The lines of this input, of at most `longest` bytes.
    pub fn new(reader: R, longest: u64) -> Self {
        Self { reader, longest, in_long_line: false }
    }

    /// The next line; nothing at the end of the input.
    pub fn next_line(&mut self) -> io::Result<Option<Line>> {
        if std::mem::take(&mut self.in_long_line) {
            self.reader.skip_until(b'\n')?;
        }
        let mut bytes = Vec::new();
        let mut limited = self.reader.by_ref().take(self.longest + 1);
        if limited.read_until(b'\n', &mut bytes)? == 0 {
            return Ok(None);
        }
        let ended = bytes.pop_if(|byte| *byte == b'\n').is_some();
        if !ended && bytes.len() as u64 > self.longest {
            self.in_long_line = true;
            return Ok(Some(Line::TooLong));
        }
        bytes.pop_if(|byte| *byte == b'\r');
        Ok(Some(String::from_utf8(bytes).map_or(Line::NoText, Line::Text)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(input: &[u8]) -> Vec<Line> {
        let mut lines = Lines::new(input, 4);
        std::iter::from_fn(|| lines.next_line().unwrap()).collect()
    }

    #[test]
    fn lines_end_with_the_line_or_the_input() {
        let text = |text: &str| Line::Text(text.to_owned());
        assert_eq!(lines(b"one\r\n\ntwo"), [text("one"), text(""), text("two")]);
        assert_eq!(lines(b""), []);
    }

    #[test]
    fn a_long_line_is_passed_over_and_the_next_is_read() {
        let four = Line::Text("four".to_owned());
        assert_eq!(lines(b"four\nfives\nfour"), [four.clone(), Line::TooLong, four]);
        assert_eq!(lines(b"endless"), [Line::TooLong]);
    }

    #[test]
    fn what_is_no_text_is_told_apart() {
        assert_eq!(lines(b"\xff\n"), [Line::NoText]);
    }
}
