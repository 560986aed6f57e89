//! Words and tables on the terminal.

use std::io::{Read, Write};
use std::path::Path;
use std::sync::LazyLock;

use comfy_table::{CellAlignment, Table, presets};
use patolli_game::{Name, Phrase};
use patolli_words::{Language, Names, Words};
use serde::Serialize;

use crate::failure::Failure;

/// How wide drawings may become.
pub const WIDTH: usize = 110;

/// The largest file that is read, in bytes.
const LARGEST_FILE: u64 = 64 << 20;

/// The texts of the command.
pub static WORDS: LazyLock<Words> = LazyLock::new(|| Words::new(Language::English));

/// A sentence.
pub fn say(phrase: &Phrase) -> String {
    WORDS.say(phrase, &Names::default())
}

/// A sentence of the command without parameters.
pub fn word(id: &'static str) -> String {
    say(&Phrase::new("cli", id))
}

/// A table with headings of the command's; all columns but the first `left` hold numbers.
pub fn table(columns: &[&'static str], left: usize) -> Table {
    let columns: Vec<String> =
        columns.iter().map(|id| WORDS.name(Name::new("cli-column", id))).collect();
    table_of(&columns, left)
}

/// A table with these headings; all columns but the first `left` hold numbers.
pub fn table_of(columns: &[String], left: usize) -> Table {
    let mut table = Table::new();
    table.load_style(presets::UTF8_FULL_CONDENSED).set_header(columns);
    for column in table.column_iter_mut().skip(left) {
        column.set_cell_alignment(CellAlignment::Right);
    }
    table
}

/// The text of a file.
pub fn read_text(file: &Path) -> Result<String, Failure> {
    let mut bytes = Vec::new();
    let opened = std::fs::File::open(file);
    opened
        .and_then(|opened| opened.take(LARGEST_FILE + 1).read_to_end(&mut bytes))
        .map_err(|error| Failure::file("cannot_read", file, &error))?;
    if bytes.len() as u64 > LARGEST_FILE {
        let phrase = Phrase::new("cli", "too_large")
            .text("file", file.display())
            .number("most", (LARGEST_FILE >> 20) as i64);
        return Err(Failure::Failed(say(&phrase)));
    }
    String::from_utf8(bytes).map_err(|error| {
        let good = &error.as_bytes()[..error.utf8_error().valid_up_to()];
        let line = 1 + good.split(|&byte| byte == b'\n').skip(1).count();
        let phrase =
            Phrase::new("cli", "not_text").text("file", file.display()).number("line", line as i64);
        Failure::Failed(say(&phrase))
    })
}

/// Prints text.
pub fn print(text: &str) -> Result<(), Failure> {
    let mut stdout = std::io::stdout().lock();
    stdout.write_all(text.as_bytes()).and_then(|()| stdout.flush()).map_err(Failure::from)
}

/// Prints a line.
pub fn print_line(text: &str) -> Result<(), Failure> {
    print(&format!("{text}\n"))
}

/// Prints a value as JSON, over several lines.
pub fn print_json(value: &impl Serialize) -> Result<(), Failure> {
    print_line(&serde_json::to_string_pretty(value).unwrap_or_default())
}

/// A number with `digits` digits after the point, and its thousands separated.
pub fn number(value: f64, digits: usize) -> String {
    let text = format!("{value:.digits$}");
    let (whole, fraction) = text.split_at(text.find('.').unwrap_or(text.len()));
    let mut grouped = String::new();
    for (at, digit) in whole.chars().enumerate() {
        let left = whole.len() - at;
        if at > 0 && left.is_multiple_of(3) && digit.is_ascii_digit() && !grouped.ends_with('-') {
            grouped.push(',');
        }
        grouped.push(digit);
    }
    grouped + fraction
}

#[cfg(test)]
mod tests {
    use super::number;

    #[test]
    fn thousands_stand_apart() {
        assert_eq!(number(1_234_567.0, 0), "1,234,567");
        assert_eq!(number(999.0, 1), "999.0");
        assert_eq!(number(-123_456.75, 2), "-123,456.75");
        assert_eq!(number(-123.0, 0), "-123");
    }
}
