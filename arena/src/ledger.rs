//! A file of results that grows as games are played: a tournament can be stopped and resumed.
//!
//! The first line says what is played, each other line is a game, all of it JSON. A last line that
//! was cut off does not count as a game.

use std::fs::{File, OpenOptions};
use std::io::{BufRead, BufReader, Seek, SeekFrom, Write};
use std::path::Path;

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use thiserror::Error;

use crate::tournament::{Played, Tournament};

/// What is played: results of different things never go into one file.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Header {
    patolli: String,
    game: String,
    rules: u32,
    seats: usize,
    options: Map<String, Value>,
    seed: String,
    bots: Vec<String>,
}

impl Header {
    fn of(tournament: &Tournament) -> Self {
        let setup = &tournament.setup;
        Self {
            patolli: "arena 1".to_owned(),
            game: setup.meta().id.to_owned(),
            rules: setup.meta().rules_version,
            seats: setup.seats(),
            options: setup.options_as_json(),
            seed: setup.seed.to_string(),
            bots: tournament.entries().iter().map(ToString::to_string).collect(),
        }
    }
}

/// A file of results.
#[derive(Debug)]
pub struct Ledger {
    file: File,
}

/// Why a file cannot be used.
#[derive(Debug, Error)]
pub enum LedgerError {
    /// It cannot be read or written.
    #[error(transparent)]
    File(#[from] std::io::Error),
    /// It belongs to another tournament, or is not a ledger at all.
    #[error("other")]
    Other,
    /// A line of it is not a game.
    #[error("line {0}")]
    Line(usize),
}

impl Ledger {
    /// Opens the file of a tournament, or begins it, and reads the games it holds.
    pub fn open(path: &Path, tournament: &Tournament) -> Result<(Self, Vec<Played>), LedgerError> {
        let mut file =
            OpenOptions::new().read(true).write(true).create(true).truncate(false).open(path)?;
        let header = Header::of(tournament);
        let mut played = Vec::new();
        let mut good = 0;
        let mut reader = BufReader::new(&file);
        let mut text = String::new();
        for number in 1.. {
            text.clear();
            // A line without a line break was cut off while it was written.
            if reader.read_line(&mut text)? == 0 || !text.ends_with('\n') {
                break;
            }
            if number == 1 {
                let same = serde_json::from_str::<Header>(&text).is_ok_and(|there| there == header);
                if !same {
                    return Err(LedgerError::Other);
                }
            } else {
                let game: Played =
                    serde_json::from_str(&text).map_err(|_| LedgerError::Line(number))?;
                let whole = game.is_whole(tournament.setup.seats());
                if !whole || game.seating != tournament.seating(game.number) {
                    return Err(LedgerError::Line(number));
                }
                played.push(game);
            }
            good += text.len() as u64;
        }
        // Something that does not even begin like a ledger is somebody else's file.
        if good == 0 && !text.is_empty() && !text.starts_with("{\"patolli\"") {
            return Err(LedgerError::Other);
        }
        file.set_len(good)?;
        file.seek(SeekFrom::Start(good))?;
        let mut ledger = Self { file };
        if good == 0 {
            ledger.write(&header)?;
        }
        Ok((ledger, played))
    }

    /// Adds a game.
    pub fn add(&mut self, played: &Played) -> std::io::Result<()> {
        self.write(played)
    }

    fn write(&mut self, line: &impl Serialize) -> std::io::Result<()> {
        let mut text = serde_json::to_string(line)?;
        text.push('\n');
        self.file.write_all(text.as_bytes())
    }
}

#[cfg(test)]
mod tests {
    use patolli_game::{Game, Seed, Setup};
    use patolli_yaxha::Yaxha;

    use super::*;

    fn tournament(seed: u128) -> Tournament {
        let setup = Setup::new(Yaxha::META, 2, Seed(seed)).unwrap();
        Tournament::new(setup, vec!["random".parse().unwrap()], 6).unwrap()
    }

    fn fill(path: &Path, tournament: &Tournament) -> (usize, Vec<u64>) {
        let (mut ledger, known) = Ledger::open(path, tournament).unwrap();
        let (count, mut fresh) = (known.len(), Vec::new());
        let mut take = |played: &Played, _: Option<&patolli_game::Record>| {
            ledger.add(played).unwrap();
            fresh.push(played.number);
        };
        tournament.run::<Yaxha>(known, false, &mut take).unwrap();
        (count, fresh)
    }

    #[test]
    fn a_ledger_is_gone_on_with() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("results.jsonl");
        assert_eq!(fill(&path, &tournament(1)).1.len(), 6);
        assert_eq!(fill(&path, &tournament(1)), (6, Vec::new()));
        // The last line is cut off in the middle: that game is played again.
        let text = std::fs::read_to_string(&path).unwrap();
        std::fs::write(&path, &text[..text.len() - 20]).unwrap();
        let (known, fresh) = fill(&path, &tournament(1));
        assert_eq!((known, fresh.len()), (5, 1));
        assert_eq!(std::fs::read_to_string(&path).unwrap().lines().count(), 7);
    }

    #[test]
    fn results_of_another_tournament_are_left_alone() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("results.jsonl");
        fill(&path, &tournament(1));
        assert!(matches!(Ledger::open(&path, &tournament(2)), Err(LedgerError::Other)));
        let other = folder.path().join("letter.txt");
        for text in ["Dear all,\nno ledger", "Dear all"] {
            std::fs::write(&other, text).unwrap();
            assert!(matches!(Ledger::open(&other, &tournament(1)), Err(LedgerError::Other)));
            assert_eq!(std::fs::read_to_string(&other).unwrap(), text);
        }
    }

    #[test]
    fn a_broken_line_is_named() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("results.jsonl");
        fill(&path, &tournament(1));
        let text = std::fs::read_to_string(&path).unwrap().replacen("\"number\"", "\"nummer\"", 1);
        std::fs::write(&path, text).unwrap();
        assert!(matches!(Ledger::open(&path, &tournament(1)), Err(LedgerError::Line(2))));
    }
}
