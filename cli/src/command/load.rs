//! `patolli load`: random bots as real clients, and how much a server bears.

use std::path::PathBuf;
use std::time::Duration;

use indicatif::{ProgressBar, ProgressStyle};
use patolli_game::{Game, Heuristics, Meta, Name, Phrase, Say, Setup};
use patolli_load::{CannotLoad, Latency, Load, OwnHouse, Progress, Report};
use patolli_shelf::{Visitor, visit};
use patolli_tables::Terms;

use crate::args::LoadArgs;
use crate::failure::Failure;
use crate::files;
use crate::output::{WORDS, number, print_json, print_line, say, table, word};

pub fn run(args: &LoadArgs) -> Result<(), Failure> {
    let terms = visit(&args.game, Agree(args))??;
    // Before a server is started: it may have as many.
    files::allow_many();
    let own = match args.addr {
        Some(_) => None,
        None => Some(open_house(args)?),
    };
    let known = args.addr.map(|address| (address, args.process));
    let started = own.as_ref().map(|own| (own.address, Some(own.process())));
    let Some((address, process)) = known.or(started) else { return Ok(()) };
    let load = Load {
        address,
        process,
        terms,
        tables: args.tables as usize,
        rate: args.rate.map(f64::from),
        in_a_row: args.in_a_row,
        warmup: Duration::from_secs(args.warmup),
        duration: Duration::from_secs(args.seconds),
        seed: args.seed,
    };
    let report = play(&load)?;
    if args.json {
        print_json(&report)?;
    } else {
        print_as_text(&report)?;
    }
    judge(&report)
}

/// What the tables agree on.
struct Agree<'a>(&'a LoadArgs);

impl Visitor for Agree<'_> {
    type Output = Result<Terms, Failure>;

    fn visit<G: Heuristics>(self) -> Self::Output {
        let args = self.0;
        let meta: &'static Meta = <G as Game>::META;
        let seats = args.seats.unwrap_or(meta.usual_seats);
        let mut setup = Setup::new(meta, seats, args.seed)?;
        let mut terms = Terms::usual(meta.id, seats);
        for assignment in &args.set {
            setup.assign(assignment)?;
            let (option, value) = assignment.split_once('=').unwrap_or((assignment, "true"));
            terms.options.push((option.to_owned(), value.to_owned()));
        }
        Ok(terms)
    }
}

fn open_house(args: &LoadArgs) -> Result<OwnHouse, Failure> {
    let data = args.data.clone().unwrap_or_else(std::env::temp_dir);
    let open = |patolli: PathBuf| OwnHouse::open(&patolli, &data);
    std::env::current_exe().and_then(open).map_err(|error| {
        let phrase = Phrase::new("cli", "no_house").text("data", data.display());
        Failure::Failed(say(&phrase.text("error", Failure::reason(&error))))
    })
}

fn play(load: &Load) -> Result<Report, Failure> {
    let bar = bar();
    let connections = load.connections();
    let all = (load.warmup + load.duration).as_secs();
    let progress = |progress| match progress {
        Progress::Begun(begun) => {
            bar.set_length(connections as u64);
            bar.set_position(begun as u64);
        }
        Progress::Played(time) => {
            bar.set_length(all);
            bar.set_position(time.as_secs());
        }
    };
    let report = patolli_load::run(load, &progress);
    bar.finish_and_clear();
    report.map_err(|error| failure(load, &error))
}

/// A bar on a terminal; nothing in a pipe.
fn bar() -> ProgressBar {
    let bar = ProgressBar::new(0);
    if let Ok(style) = ProgressStyle::with_template("{bar:40} {human_pos}/{human_len}") {
        bar.set_style(style);
    }
    bar
}

fn failure(load: &Load, error: &CannotLoad) -> Failure {
    match error {
        CannotLoad::Elsewhere => {
            Failure::usage(&Phrase::new("cli", "elsewhere").text("address", load.address))
        }
        CannotLoad::Game(unknown) => Failure::usage(&unknown.phrase()),
        CannotLoad::Setup(error) => Failure::usage(&error.phrase()),
        CannotLoad::TooMuch
        | CannotLoad::System(_)
        | CannotLoad::Opening(_)
        | CannotLoad::Interrupted => {
            let phrase = Phrase::new("cli", "cannot_load").text("address", load.address);
            Failure::Failed(say(&phrase.text("error", error)))
        }
    }
}

/// Whatever went wrong makes the run worthless.
fn judge(report: &Report) -> Result<(), Failure> {
    if report.lost > 0 {
        let why = report.first_problem.clone().unwrap_or_default();
        let phrase = Phrase::new("cli", "load_lost").number("count", report.lost as i64);
        return Err(Failure::Failed(say(&phrase.text("why", why))));
    }
    if report.decisions == 0 {
        return Err(Failure::Failed(word("load_nothing")));
    }
    Ok(())
}

fn print_as_text(report: &Report) -> Result<(), Failure> {
    let heading = Phrase::new("cli", "load")
        .text("game", WORDS.name(Name::new(known(&report.game), "game")))
        .text("tables", number(report.tables as f64, 0))
        .number("seats", report.seats as i64)
        .text("connections", number(report.connections as f64, 0))
        .text("seconds", number(report.seconds, 1));
    let mut table = table(&["measure", "value"], 1);
    for (measure, value) in rows(report) {
        table.add_row([WORDS.name(Name::new("cli-load", measure)), value]);
    }
    print_line(&format!("{}\n{table}", say(&heading)))
}

/// The name of the game, as it is known all along.
fn known(game: &str) -> &'static str {
    let known = patolli_shelf::metas().iter().map(|meta| meta.id).find(|id| *id == game);
    known.unwrap_or_default()
}

/// What was measured: its name, and how much it is.
fn rows(report: &Report) -> Vec<(&'static str, String)> {
    let mut rows = Vec::new();
    if let Some(rate) = report.rate {
        rows.push(("wanted", number(rate, 0)));
    }
    rows.push(("decisions_per_second", number(report.decisions_per_second, 0)));
    rows.push(("games", number(report.games as f64, 0)));
    rows.push(("seen", latency(&report.seen)));
    rows.push(("answered", latency(&report.answered)));
    if let Some(processors) = report.processors {
        rows.push(("machine", percent(processors.machine)));
        rows.extend(processors.house.map(|house| ("house", percent(house))));
        rows.push(("players", percent(processors.players)));
    }
    if let Some(memory) = report.memory {
        let mega = |bytes: u64| number(bytes as f64 / 1e6, 1);
        rows.push(("before", mega(memory.before)));
        rows.push(("begun", mega(memory.begun)));
        rows.push(("per_table", number(memory.per_table / 1e3, 1)));
        rows.push(("end", mega(memory.end)));
        rows.push(("per_table_at_end", number(memory.per_table_at_end / 1e3, 1)));
    }
    rows.push(("opening", number(report.opening_seconds, 1)));
    rows.push(("overtaken", number(report.overtaken as f64, 0)));
    rows
}

fn percent(share: f64) -> String {
    format!("{} %", number(100.0 * share, 0))
}

fn latency(latency: &Latency) -> String {
    let Latency { p50, p90, p99, max, .. } = *latency;
    [p50, p90, p99, max].map(|millis| number(millis, 1)).join(" · ")
}
