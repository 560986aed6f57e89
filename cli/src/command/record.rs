//! `patolli record`: check and show records.

use std::path::{Path, PathBuf};
use std::time::Duration;

use patolli_game::{
    Event, Eye, Game, Phrase, Play, Record, Replay, Say, Seat, Seats, Silent, Standing,
};
use patolli_shelf::{Visitor, visit};
use patolli_words::Names;

use crate::args::{Log, RecordArgs, ShowArgs};
use crate::failure::Failure;
use crate::output::{WIDTH, WORDS, print, print_line, read_text, say, table_of, word};

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
            .text("game", WORDS.name(patolli_game::Name::new(G::META.id, "game")))
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
        let replay = self.record.replay::<G>()?;
        let at = check_at(&replay.play, self.args.at)?;
        check_seat(&replay.play, self.args.seat)?;
        let names = names(&replay);
        let story = Story { play: &replay.play, names: &names, eye: eye(self.args.seat) };
        if self.args.rounds {
            story.show_rounds(at, self.args)
        } else {
            story.show(at, self.args.log)
        }
    }
}

/// How many decisions to go: as many as asked for, if there are, or all.
pub fn check_at<G: Game>(play: &Play<G>, at: Option<usize>) -> Result<usize, Failure> {
    let decisions = play.steps().len();
    let at = at.unwrap_or(decisions);
    if at <= decisions {
        return Ok(at);
    }
    let phrase =
        Phrase::new("cli", "no_such_decision").number("decisions", decisions as i64).text("at", at);
    Err(Failure::usage(&phrase))
}

/// Is there such a seat?
pub fn check_seat<G: Game>(play: &Play<G>, seat: Option<Seat>) -> Result<(), Failure> {
    let seats = play.game().seats();
    let Some(seat) = seat.filter(|seat| seat.index() >= seats) else { return Ok(()) };
    let phrase =
        Phrase::new("cli", "no_such_seat").text("seat", seat).number("seats", seats as i64);
    Err(Failure::usage(&phrase))
}

/// The eyes of a seat, or those that see everything.
pub fn eye(seat: Option<Seat>) -> Eye {
    seat.map_or(Eye::Judge, Eye::Seat)
}

/// Players of the same name are told apart by their seats.
fn names<G: Game>(replay: &Replay<G>) -> Names {
    let players = &replay.players;
    let twice = |name: &String| players.iter().filter(|other| *other == name).count() > 1;
    let named = Seat::first(players.len()).zip(players).map(|(seat, name)| {
        if twice(name) && !name.is_empty() { format!("{name} {seat}") } else { name.clone() }
    });
    Names::new(named.collect())
}

/// A recorded game as somebody sees it.
struct Story<'a, G: Game> {
    play: &'a Play<G>,
    names: &'a Names,
    eye: Eye,
}

impl<G: Game> Story<'_, G> {
    /// Shows the beginning of every round and the end, each with what happened since the one before.
    fn show_rounds(&self, at: usize, args: &ShowArgs) -> Result<(), Failure> {
        let rounds: Vec<u16> = (0..=at).map(|n| self.round_at(n)).collect();
        let ends = (1..at).filter(|&n| rounds[n] != rounds[n - 1]);
        let mut shown = None;
        for end in [0].into_iter().chain(ends).chain((at > 0).then_some(at)) {
            let log = match args.log {
                Log::None => Vec::new(),
                Log::Round => self.log(shown, end),
                Log::All => self.log(None, end),
            };
            print(&format!("{}\n", self.text_at(end, &log)))?;
            std::thread::sleep(Duration::from_millis(args.pause));
            shown = Some(end);
        }
        Ok(())
    }

    /// Shows one position.
    fn show(&self, at: usize, log: Log) -> Result<(), Failure> {
        let log = match log {
            Log::None => Vec::new(),
            Log::All => self.log(None, at),
            Log::Round => {
                let round = self.round_at(at);
                // The decision that closed the round before began this one.
                let first = (0..at).find(|&n| self.round_at(n) == round).unwrap_or(at);
                self.log(first.checked_sub(1), at)
            }
        };
        print(&self.text_at(at, &log))
    }

    fn round_at(&self, decisions: usize) -> u16 {
        self.play.at(decisions, &mut Silent).round()
    }

    /// The position after so many decisions, with the log that leads there.
    fn text_at(&self, at: usize, log: &[String]) -> String {
        let mut parts = vec![self.heading(at)];
        if !log.is_empty() {
            parts.push(format!("{}\n  {}", word("log"), log.join("\n  ")));
        }
        let game = self.play.at(at, &mut Silent);
        let drawing = WORDS.draw(&G::draw(&game.view(self.eye)), self.names, WIDTH);
        parts.push(drawing.trim_end().to_owned());
        parts.push(standing(&game, self.names));
        parts.join("\n\n") + "\n"
    }

    fn heading(&self, at: usize) -> String {
        let heading = Phrase::new("cli", "after")
            .number("number", at as i64)
            .number("decisions", self.play.steps().len() as i64);
        let mut text = say(&heading);
        if let Some(step) = at.checked_sub(1).and_then(|last| self.play.steps().get(last))
            && (self.eye == Eye::Judge || self.eye == Eye::Seat(step.seat))
        {
            let last =
                Phrase::new("cli", "last").text("seat", step.seat).text("decision", step.decision);
            text = format!("{text} {}", say(&last));
        }
        text
    }

    /// What the decisions after the first so many led to, as these eyes saw it; the set-up too, if
    /// no number is given.
    fn log(&self, after: Option<usize>, to: usize) -> Vec<String> {
        let mut lines = Vec::new();
        let mut events = Vec::new();
        self.play.introduce(&mut events);
        let mut game = self.play.start().clone();
        let mut remarks = self.play.remarks().iter().peekable();
        for number in 0..=to {
            if Some(number) == after {
                events.clear();
                lines.clear();
            }
            let seen = events.drain(..).filter_map(|event: G::Event| event.seen_by(self.eye));
            lines.extend(seen.map(|event| WORDS.say(&event.phrase(), self.names)));
            while let Some((_, remark)) = remarks.next_if(|(at, _)| *at <= number) {
                lines.push(WORDS.say(&remark.phrase(), self.names));
            }
            if let Some(step) = self.play.steps().get(number).filter(|_| number < to) {
                game.apply(step.seat, step.decision, &mut events);
            }
        }
        lines
    }
}

/// The points by source, and who decides or has won.
pub fn standing<G: Game>(game: &G, names: &Names) -> String {
    let outcome = game.outcome();
    let heading = word(if outcome.is_some() { "final" } else { "standing" });
    let footing = match &outcome {
        None => Phrase::new("cli", "deciding").seats("seats", game.deciding()),
        Some(outcome) => winners(outcome.winners()),
    };
    let ending = outcome.map(|outcome| format!(" {}", WORDS.name(outcome.ending)));
    let table = points_table(G::META, &game.standing(), names);
    let footing = WORDS.say(&footing, names);
    format!("{heading}\n{table}\n{footing}{}", ending.unwrap_or_default())
}

fn winners(winners: Seats) -> Phrase {
    let count = winners.len() as i64;
    Phrase::new("cli", "winners").seats("winners", winners).number("count", count)
}

fn points_table(
    meta: &patolli_game::Meta,
    standing: &Standing,
    names: &Names,
) -> comfy_table::Table {
    let seats: Vec<Seat> = Seat::first(standing.seats()).collect();
    let seat_name = |seat: &Seat| WORDS.arg(&patolli_game::Arg::Seat(*seat), names);
    let source = WORDS.name(patolli_game::Name::new("cli-column", "source"));
    let columns: Vec<String> = [source].into_iter().chain(seats.iter().map(seat_name)).collect();
    let mut table = table_of(&columns, 1);
    for source in standing.sources() {
        let points = seats.iter().map(|&seat| meta.points(source.points[seat]));
        table.add_row([WORDS.name(source.name)].into_iter().chain(points));
    }
    let totals = seats.iter().map(|&seat| meta.points(standing.total(seat)));
    let total = WORDS.name(patolli_game::Name::new("house", "total"));
    table.add_row([total].into_iter().chain(totals));
    table
}
