//! From text to [`Record`].

use std::collections::HashSet;
use std::num::NonZeroU32;
use std::str::FromStr;

use super::{Entry, FIRST_LINE, Located, Record, RecordError, RecordProblem as Problem, Remark};
use crate::seat::{MAX_SEATS, Seat};

impl FromStr for Record {
    type Err = RecordError;

    fn from_str(text: &str) -> Result<Self, RecordError> {
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        let mut record = Self::default();
        let body = read_header(text, &mut record)?;
        read_body(text, body, &mut record)?;
        Ok(record)
    }
}

fn at<T>(line: usize, problem: Problem) -> Result<T, RecordError> {
    Err(RecordError { line, problem })
}

/// Reads up to the first empty line; returns how many lines that took.
fn read_header(text: &str, record: &mut Record) -> Result<usize, RecordError> {
    let mut lines = text.lines().enumerate().map(|(index, line)| (index + 1, line.trim()));
    if lines.next().is_none_or(|(_, line)| line != FIRST_LINE) {
        return at(1, Problem::FirstLine { expected: FIRST_LINE });
    }
    let mut last = 1;
    let mut seen = HashSet::new();
    for (number, line) in lines {
        last = number;
        if line.is_empty() {
            break;
        }
        let Some((key, value)) = line.split_once(':') else {
            return at(number, Problem::HeaderLine { text: line.to_owned() });
        };
        let (key, value) = (key.trim(), value.trim());
        if key != "note" {
            // Each option may appear once, but there may be several of them.
            let once =
                if key == "option" { value.split('=').next().unwrap_or_default() } else { key };
            if !seen.insert((key, once)) {
                return at(number, Problem::RepeatedKey { key: once.trim().to_owned() });
            }
        }
        read_header_line(record, number, key, value)?;
    }
    for key in ["game", "rules", "seats"] {
        if !seen.contains(&(key, key)) {
            return at(last, Problem::MissingKey { key });
        }
    }
    let seats = record.seats.value;
    if !(1..=MAX_SEATS).contains(&seats) {
        let value = seats.to_string();
        return at(record.seats.line, Problem::BadValue { key: "seats".to_owned(), value });
    }
    if record.players.len() > seats {
        let key = format!("player {}", record.players.len());
        let line = text.lines().position(|line| line.trim_start().starts_with(&key));
        return at(line.map_or(last, |index| index + 1), Problem::UnknownKey { key });
    }
    record.players.resize(seats, String::new());
    Ok(last)
}

fn read_header_line(
    record: &mut Record,
    line: usize,
    key: &str,
    value: &str,
) -> Result<(), RecordError> {
    let bad = || {
        let (key, value) = (key.to_owned(), value.to_owned());
        RecordError { line, problem: Problem::BadValue { key, value } }
    };
    match key {
        "game" => record.game = Located::new(line, value.to_owned()),
        "rules" => {
            let version: NonZeroU32 = value.parse().map_err(|_| bad())?;
            record.rules_version = Located::new(line, version.get());
        }
        "seats" => record.seats = Located::new(line, value.parse().map_err(|_| bad())?),
        "seed" => record.seed = Some(Located::new(line, value.parse().map_err(|_| bad())?)),
        "position" => record.position = Some(Located::new(line, value.to_owned())),
        "option" => {
            let (id, value) = value.split_once('=').ok_or_else(bad)?;
            let pair = (id.trim().to_owned(), value.trim().to_owned());
            record.options.push(Located::new(line, pair));
        }
        "result" => {
            let points = value.split_whitespace().map(str::to_owned).collect();
            record.result = Some(Located::new(line, points));
        }
        "note" => record.notes.push(value.to_owned()),
        _ => {
            let Some(seat) =
                key.strip_prefix("player ").and_then(|n| n.trim().parse::<Seat>().ok())
            else {
                return at(line, Problem::UnknownKey { key: key.to_owned() });
            };
            if record.players.len() <= seat.index() {
                record.players.resize(seat.index() + 1, String::new());
            }
            value.clone_into(&mut record.players[seat.index()]);
        }
    }
    Ok(())
}

/// Reads words, `{comments}` and `[notes]` up to `end`. Line breaks carry no meaning.
fn read_body(text: &str, skip: usize, record: &mut Record) -> Result<(), RecordError> {
    let header: usize = text.split_inclusive('\n').take(skip).map(str::len).sum();
    let mut rest = &text[header..];
    let total = text.lines().count().max(1);
    let mut line = skip + 1;
    let mut seat = None;
    let mut ended = false;

    loop {
        let trimmed = rest.trim_start();
        line += count_lines(&rest[..rest.len() - trimmed.len()]);
        let Some(first) = trimmed.chars().next() else { break };
        let length = match first {
            '{' | '[' => {
                let close = if first == '{' { '}' } else { ']' };
                match trimmed.find(close) {
                    Some(at) => at + 1,
                    None => return at(line, Problem::Unclosed { bracket: first }),
                }
            }
            _ => trimmed.find(char::is_whitespace).unwrap_or(trimmed.len()),
        };
        let word = &trimmed[..length];
        if ended {
            return at(line, Problem::AfterEnd { text: word.to_owned() });
        }
        match first {
            '{' => {
                let comment = word[1..length - 1].trim().to_owned();
                push(record, line, Entry::Remark(Remark::Comment(comment)));
            }
            '[' => match read_note(&word[1..length - 1], record.seats.value) {
                Some(remark) => push(record, line, Entry::Remark(remark)),
                None => return at(line, Problem::BadNote { text: word.to_owned() }),
            },
            '#' => match read_check(&word[1..]) {
                Some(check) => push(record, line, Entry::Check(check)),
                None => return at(line, Problem::BadCheck { text: word.to_owned() }),
            },
            _ if word == "end" => {
                record.end = line;
                ended = true;
            }
            _ => match (word.strip_suffix('>').map(str::parse), seat) {
                (Some(Ok(named)), _) => seat = Some(named),
                (Some(Err(_)), _) | (None, None) => {
                    return at(line, Problem::NoSeat { text: word.to_owned() });
                }
                (None, Some(seat)) => push(record, line, Entry::Decision(seat, word.to_owned())),
            },
        }
        line += count_lines(word);
        rest = &trimmed[length..];
    }
    if ended { Ok(()) } else { at(total, Problem::CutOff) }
}

fn count_lines(text: &str) -> usize {
    text.bytes().filter(|&byte| byte == b'\n').count()
}

fn push(record: &mut Record, line: usize, entry: Entry) {
    record.entries.push(Located::new(line, entry));
}

fn read_check(digits: &str) -> Option<u64> {
    let right = digits.len() == 16 && digits.bytes().all(|byte| byte.is_ascii_hexdigit());
    right.then(|| u64::from_str_radix(digits, 16).ok())?
}

/// `2 clock 12.500` or `2 taken over by NAME`.
fn read_note(text: &str, seats: usize) -> Option<Remark> {
    let (seat, rest) = text.trim().split_once(' ')?;
    let seat = seat.parse().ok().filter(|seat: &Seat| seat.index() < seats)?;
    if let Some(by) = rest.strip_prefix("taken over by ") {
        return Some(Remark::TakenOver(seat, by.trim().to_owned()));
    }
    let (seconds, millis) = rest.strip_prefix("clock ")?.trim().split_once('.')?;
    let digits = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit());
    if millis.len() != 3 || !digits(seconds) || !digits(millis) {
        return None;
    }
    let seconds: u64 = seconds.parse().ok()?;
    Some(Remark::Clock(seat, seconds.checked_mul(1000)?.checked_add(millis.parse().ok()?)?))
}
