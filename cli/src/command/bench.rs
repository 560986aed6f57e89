//! `patolli bench`: how fast the rules are, on one core.

use std::time::Instant;

use patolli_bench::{Clock, Figure, RUNS, measure};
use patolli_game::{Heuristics, Name, Phrase};
use patolli_shelf::{Visitor, metas, visit};
use serde_json::{Map, Value, json};

use crate::args::BenchArgs;
use crate::failure::Failure;
use crate::output::{WORDS, number, print_json, print_line, say, table};

pub fn run(args: BenchArgs) -> Result<(), Failure> {
    let games = match args.game {
        Some(game) => vec![game],
        None => metas().iter().map(|meta| meta.id.to_owned()).collect(),
    };
    let reports = games
        .iter()
        .map(|game| visit(game, Bench { seats: args.seats })?)
        .collect::<Result<Vec<Report>, Failure>>()?;
    if args.json {
        return print_json(&reports.iter().map(Report::as_json).collect::<Vec<_>>());
    }
    reports.iter().try_for_each(|report| print_line(&report.as_text()))
}

/// What was measured of one game.
struct Report {
    game: &'static str,
    seats: usize,
    figures: Vec<Figure>,
}

impl Report {
    fn as_text(&self) -> String {
        let heading = Phrase::new("cli", "bench")
            .text("game", WORDS.name(Name::new(self.game, "game")))
            .number("seats", self.seats as i64)
            .number("runs", RUNS as i64);
        let mut table = table(&["measure", "value"], 1);
        for (measure, value) in &self.figures {
            let digits = usize::from(*value < 1000.0 && measure.ends_with("_ns"));
            let measure = WORDS.name(Name::new("cli-bench", measure));
            table.add_row([measure, number(*value, digits)]);
        }
        format!("{}\n{table}\n", say(&heading))
    }

    fn as_json(&self) -> Value {
        let mut object = Map::new();
        object.insert("game".to_owned(), json!(self.game));
        object.insert("seats".to_owned(), json!(self.seats));
        for (measure, value) in &self.figures {
            object.insert((*measure).to_owned(), json!(value));
        }
        Value::Object(object)
    }
}

struct Bench {
    seats: Option<usize>,
}

impl Visitor for Bench {
    type Output = Result<Report, Failure>;

    fn visit<G: Heuristics>(self) -> Self::Output {
        let seats = self.seats.unwrap_or(G::META.usual_seats);
        let start = Instant::now();
        let clock = Clock::new(move || start.elapsed().as_secs_f64());
        Ok(Report { game: G::META.id, seats, figures: measure::<G>(seats, &clock)? })
    }
}
