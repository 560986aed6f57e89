//! What lies in the journal, and not yet in the logs of its tables.

use std::collections::HashMap;
use std::fmt::{self, Write};
use std::sync::Arc;

use patolli_tables::{Entry, UserId};
use serde::Deserialize;
use serde_json::value::RawValue;

use super::rows::damaged;
use crate::{CommandKey, Logged, StoreError};

/// How many entries lie there at most before they are worked in: so many that there are several of
/// each table, which are written together.
const MOST: usize = 16 * 1024;

/// An entry as it is written.
#[derive(Clone, Debug)]
pub struct Line {
    pub number: u64,
    pub command: Option<CommandKey>,
    pub entry: Box<str>,
}

impl Line {
    pub fn new(number: u64, (entry, command): &Logged) -> Result<Self, StoreError> {
        let entry = serde_json::to_string(entry).map_err(damaged)?.into();
        Ok(Self { number, command: *command, entry })
    }

    /// Writes it into a row of the journal.
    pub fn write(&self, table: &str, row: &mut String) -> Result<(), StoreError> {
        let table = serde_json::to_string(table).map_err(damaged)?;
        write!(row, "[{table},{},", self.number).map_err(damaged)?;
        self.end(row).map_err(damaged)
    }

    /// Whose command, which, and the entry.
    fn end(&self, row: &mut String) -> fmt::Result {
        let entry = &self.entry;
        match self.command {
            Some(CommandKey { user, key }) => writeln!(row, "{},{key},{entry}]", user.0),
            None => writeln!(row, "null,null,{entry}]"),
        }
    }

    /// Reads it again, and of which table it is.
    fn read(line: &str) -> Result<(String, Self), StoreError> {
        #[derive(Deserialize)]
        struct Written<'a>(String, u64, Option<u64>, Option<u64>, #[serde(borrow)] &'a RawValue);
        let Written(table, number, user, key, entry) =
            serde_json::from_str(line).map_err(damaged)?;
        Ok((table, Self { number, command: command(user, key), entry: entry.get().into() }))
    }

    pub fn logged(&self) -> Result<Logged, StoreError> {
        let entry: Entry = serde_json::from_str(&self.entry).map_err(damaged)?;
        Ok((entry, self.command))
    }
}

fn command(user: Option<u64>, key: Option<u64>) -> Option<CommandKey> {
    user.zip(key).map(|(user, key)| CommandKey { user: UserId(user), key })
}

/// Entries of one table, one after the other, as they are written into its log.
#[derive(Debug)]
pub struct Run<'a> {
    pub table: &'a str,
    /// The numbers of the first and the last.
    pub first: u64,
    pub last: u64,
    pub lines: String,
}

impl<'a> Run<'a> {
    fn of(table: &'a str, lines: &[Line]) -> Result<Self, StoreError> {
        let number = |line: Option<&Line>| line.map_or(0, |line| line.number);
        let (first, last) = (number(lines.first()), number(lines.last()));
        let mut run = Self { table, first, last, lines: String::new() };
        for line in lines {
            run.lines.push('[');
            line.end(&mut run.lines).map_err(damaged)?;
        }
        Ok(run)
    }

    /// The entries in a text that was written like this.
    pub fn read(lines: &str) -> impl Iterator<Item = Result<Logged, StoreError>> {
        #[derive(Deserialize)]
        struct Written(Option<u64>, Option<u64>, Entry);
        lines.lines().map(|line| {
            let Written(user, key, entry) = serde_json::from_str(line).map_err(damaged)?;
            Ok((entry, command(user, key)))
        })
    }
}

/// Lines by table, in the order of tables.
type Sorted = Arc<[(Box<str>, Vec<Line>)]>;

/// What lies in the journal, and not yet in the logs of its tables.
#[derive(Debug)]
pub struct Tail {
    /// What came last.
    fresh: HashMap<Box<str>, Vec<Line>>,
    count: usize,
    /// What is being worked in, and of how many tables it is already.
    old: Sorted,
    worked_in: usize,
    /// The last row of the journal that is being worked in, and the last there is.
    old_row: i64,
    last_row: i64,
}

/// Some of what is to be worked in.
#[derive(Debug)]
pub struct Portion {
    pub lines: Sorted,
    /// From which table to which.
    pub from: usize,
    pub to: usize,
    /// The last row of the journal that is not needed any more afterwards.
    pub done_with: Option<i64>,
}

impl Default for Tail {
    fn default() -> Self {
        Self {
            fresh: HashMap::new(),
            count: 0,
            old: Arc::new([]),
            worked_in: 0,
            old_row: 0,
            last_row: 0,
        }
    }
}

impl Tail {
    /// Reads a row of the journal.
    pub fn read(&mut self, row: i64, lines: &str) -> Result<(), StoreError> {
        for line in lines.lines() {
            let (table, line) = Line::read(line)?;
            self.push(table.into(), line);
        }
        self.last_row = self.last_row.max(row);
        Ok(())
    }

    /// A row was written.
    pub fn add(&mut self, row: i64, lines: impl IntoIterator<Item = (Box<str>, Line)>) {
        for (table, line) in lines {
            self.push(table, line);
        }
        self.last_row = self.last_row.max(row);
    }

    fn push(&mut self, table: Box<str>, line: Line) {
        self.fresh.entry(table).or_default().push(line);
        self.count += 1;
    }

    /// What lies here of a table, in order.
    pub fn of(&self, table: &str) -> Vec<Line> {
        let old = self.old.binary_search_by(|(own, _)| (**own).cmp(table));
        let old = old.ok().map(|at| &self.old[at].1);
        old.into_iter().chain(self.fresh.get(table)).flatten().cloned().collect()
    }

    /// If enough lies here, or any at all and that is wished, begins to work it in. Says whether it
    /// does, and hands over the tables in question.
    pub fn begin(&mut self, anything: bool) -> bool {
        let enough = self.count >= if anything { 1 } else { MOST };
        if !self.old.is_empty() || !enough {
            return false;
        }
        let mut old: Vec<_> = std::mem::take(&mut self.fresh).into_iter().collect();
        old.sort_unstable_by(|(one, _), (other, _)| one.cmp(other));
        (self.old, self.count) = (old.into(), 0);
        (self.worked_in, self.old_row) = (0, self.last_row);
        true
    }

    /// The tables that are being worked in.
    pub fn tables(&self) -> impl Iterator<Item = &str> {
        self.old.iter().map(|(table, _)| &**table)
    }

    /// What is to be worked in next: whole tables, of about so many entries.
    pub fn next(&self, about: usize) -> Option<Portion> {
        let mut entries = 0;
        let left = self.old.iter().skip(self.worked_in);
        let some = left.take_while(|(_, lines)| {
            let is_taken = entries < about;
            entries += lines.len();
            is_taken
        });
        let to = self.worked_in + some.count();
        let done_with = (to == self.old.len()).then_some(self.old_row);
        let portion = Portion { lines: Arc::clone(&self.old), from: self.worked_in, to, done_with };
        (!self.old.is_empty()).then_some(portion)
    }

    /// That much is worked in.
    pub fn worked_in(&mut self, portion: &Portion) {
        if portion.done_with.is_some() {
            (self.old, self.worked_in) = (Arc::new([]), 0);
        } else {
            self.worked_in = portion.to;
        }
    }
}

impl Portion {
    /// What is to be written, a run of each table.
    pub fn runs(&self) -> Result<Vec<Run<'_>>, StoreError> {
        let tables = &self.lines[self.from..self.to];
        tables.iter().map(|(table, lines)| Run::of(table, lines)).collect()
    }
}

#[cfg(test)]
mod tests {
    use patolli_tables::{Time, What};

    use super::*;

    fn line(number: u64) -> Line {
        let text = format!("line\n{number}");
        let what = What::Said { user: UserId(1), name: "\"A\"".to_owned(), text };
        let command =
            number.is_multiple_of(2).then_some(CommandKey { user: UserId(3), key: u64::MAX });
        Line::new(number, &(Entry { at: Time(5), what }, command)).unwrap()
    }

    fn numbers(lines: &[Line]) -> Vec<u64> {
        lines.iter().map(|line| line.number).collect()
    }

    #[test]
    fn what_is_written_into_the_journal_is_read_again() {
        let mut row = String::new();
        for number in 1..4 {
            line(number).write("a \"table\"", &mut row).unwrap();
        }
        assert_eq!(row.lines().count(), 3);
        let mut tail = Tail::default();
        tail.read(1, &row).unwrap();
        let read = tail.of("a \"table\"");
        for (read, number) in read.iter().zip(1..4) {
            assert_eq!(read.logged().unwrap(), line(number).logged().unwrap());
            assert_eq!(read.number, number);
        }
        assert_eq!(read.len(), 3);
        assert!(Tail::default().read(1, "[\"a\",1]").is_err());
    }

    #[test]
    fn what_is_written_into_a_log_is_read_again() {
        let lines = [line(7), line(8)];
        let run = Run::of("a", &lines).unwrap();
        assert_eq!((run.first, run.last), (7, 8));
        let read: Result<Vec<_>, _> = Run::read(&run.lines).collect();
        let written: Result<Vec<_>, _> = lines.iter().map(Line::logged).collect();
        assert_eq!(read.unwrap(), written.unwrap());
        assert!(Run::read("[1,2]").any(|read| read.is_err()));
    }

    #[test]
    fn what_is_being_worked_in_can_still_be_read() {
        let mut tail = Tail::default();
        let lines = |range: std::ops::Range<u64>, table: &str| {
            let table: Box<str> = table.into();
            range.map(move |number| (table.clone(), line(number))).collect::<Vec<_>>()
        };
        tail.add(1, lines(1..6, "b"));
        tail.add(2, lines(1..4, "a"));
        assert!(!tail.begin(false), "that is not enough");
        assert!(tail.begin(true));
        tail.add(3, lines(6..8, "b"));
        assert_eq!(numbers(&tail.of("b")), [1, 2, 3, 4, 5, 6, 7]);
        let ends = |portion: &Portion| {
            let runs = portion.runs().unwrap();
            runs.iter().map(|run| (run.first, run.last)).collect::<Vec<_>>()
        };
        let first = tail.next(1).unwrap();
        assert_eq!((ends(&first), first.done_with), (vec![(1, 3)], None));
        tail.worked_in(&first);
        let second = tail.next(1).unwrap();
        assert_eq!((ends(&second), second.done_with), (vec![(1, 5)], Some(2)));
        assert_eq!(numbers(&tail.of("a")), [1, 2, 3]);
        tail.worked_in(&second);
        assert!(tail.next(1).is_none());
        assert!(tail.of("a").is_empty());
        assert_eq!(numbers(&tail.of("b")), [6, 7]);
    }
}
