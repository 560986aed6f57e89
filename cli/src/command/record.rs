//! `patolli record`: check and show records.

use std::path::{Path, PathBuf};

use patolli_game::{Game, Name, Phrase, Record, Replay, Say, Seat};
use patolli_shelf::{Visitor, visit};
use patolli_words::Names;

use crate::args::{RecordArgs, ShowArgs};
use crate::failure::Failure;
use crate::output::{WORDS, print_line, read_text, say};
use crate::story::{Story, viewer};

pub fn run(args: RecordArgs) -> Result<(), Failure> {
    match args {
        RecordArgs::Check { files } => check_all(&files),
        RecordArgs::Show(args) => {
            let record = read(&args.file)?;
            in_file(&args.file, with_game_of(&record, Show { record: &record, args: &args }))
        }
    }
}

pub fn read(file: &Path) -> Result<Record, Failure> {
    in_file(file, read_text(file)?.parse().map_err(Failure::from))
}

/// Does something with the game that the record is of.
pub fn with_game_of<T>(
    record: &Record,
    visitor: impl Visitor<Output = Result<T, Failure>>,
) -> Result<T, Failure> {
    visit(&record.game.value, visitor).unwrap_or_else(|unknown| {
        let phrase = Phrase::new("record", "error")
            .number("line", record.game.line as i64)
            .phrase("problem", unknown.phrase());
        Err(Failure::Failed(say(&phrase)))
    })
}

/// Names the file in what is wrong with it.
pub fn in_file<T>(file: &Path, result: Result<T, Failure>) -> Result<T, Failure> {
    result.map_err(|failure| match failure {
        Failure::Failed(sentence) => Failure::Failed(format!("{}: {sentence}", file.display())),
        other => other,
    })
}

/// Checks every file, and fails if one of them is not in order.
fn check_all(files: &[PathBuf]) -> Result<(), Failure> {
    let mut failed = false;
    for file in files {
        let checked = read(file).and_then(|record| {
            let visitor = Check { record: &record, file };
            in_file(file, with_game_of(&record, visitor))
        });
        match checked {
            Ok(report) => print_line(&report)?,
            Err(failure) => {
                failure.report();
                failed = true;
            }
        }
    }
    if failed { Err(Failure::Said) } else { Ok(()) }
}

struct Check<'a> {
    record: &'a Record,
    file: &'a Path,
}

impl Visitor for Check<'_> {
    type Output = Result<String, Failure>;

    fn visit<G: Game>(self) -> Self::Output {
        let replay = self.record.replay::<G>()?;
        let game = replay.play.game();
        let result: Vec<String> = Seat::first(game.seats())
            .map(|seat| G::META.points(game.standing().total(seat)))
            .collect();
        let good = Phrase::new("record", "good")
            .text("file", self.file.display())
            .text("game", WORDS.name(Name::new(G::META.id, "game")))
            .number("seats", game.seats() as i64)
            .number("decisions", replay.play.steps().len() as i64)
            .text("over", game.outcome().is_some())
            .text("result", result.join(" "));
        let mut report = say(&good);
        if let Some(found) = replay.older_rules {
            let older = Phrase::new("record", "good_older")
                .text("file", self.file.display())
                .number("found", found)
                .number("known", G::META.rules_version);
            report = format!("{report}\n{}", say(&older));
        }
        Ok(report)
    }
}

struct Show<'a> {
    record: &'a Record,
    args: &'a ShowArgs,
}

impl Visitor for Show<'_> {
    type Output = Result<(), Failure>;

    fn visit<G: Game>(self) -> Self::Output {
        let (replay, at) = replay_to::<G>(self.record, self.args.at, self.args.seat)?;
        let names = Names::told_apart(&replay.players);
        let story = Story { play: &replay.play, names: &names, viewer: viewer(self.args.seat) };
        if self.args.rounds {
            story.show_rounds(at, self.args)
        } else {
            story.show(at, self.args.log)
        }
    }
}

/// Replays a record, and says how many decisions to go: as many as asked for, if there are that
/// many, or all. The seat asked for must be one of the game.
pub fn replay_to<G: Game>(
    record: &Record,
    at: Option<usize>,
    seat: Option<Seat>,
) -> Result<(Replay<G>, usize), Failure> {
    let replay = record.replay::<G>()?;
    let decisions = replay.play.steps().len();
    let at = at.unwrap_or(decisions);
    if at > decisions {
        let phrase = Phrase::new("cli", "no_such_decision")
            .number("decisions", decisions as i64)
            .text("at", at);
        return Err(Failure::usage(&phrase));
    }
    let seats = replay.play.game().seats();
    if let Some(seat) = seat.filter(|seat| seat.index() >= seats) {
        let phrase =
            Phrase::new("cli", "no_such_seat").text("seat", seat).number("seats", seats as i64);
        return Err(Failure::usage(&phrase));
    }
    Ok((replay, at))
}
