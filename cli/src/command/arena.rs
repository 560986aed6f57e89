//! `patolli arena`: bots play each other, and how strong they are.

use std::path::Path;
use std::time::{Duration, Instant};

use patolli_arena::{
    Interval, Ledger, LedgerError, MOST_JOBS, Played, Sequential, Standing, Tournament, Verdict,
    league,
};
use patolli_bots::BotName;
use patolli_game::{Heuristics, Meta, Name, Phrase, Record};
use patolli_shelf::{Visitor, visit};
use serde_json::{Value, json};

use crate::args::ArenaArgs;
use crate::contest::{end_with_our_bots, keep_record, points, progress_bar, record_path, set_up};
use crate::failure::Failure;
use crate::output::{WORDS, number, print_json, print_line, say, table};

pub fn run(args: &ArenaArgs) -> Result<(), Failure> {
    visit(&args.table.game, Contest(args))?
}

struct Contest<'a>(&'a ArenaArgs);

impl Visitor for Contest<'_> {
    type Output = Result<(), Failure>;

    fn visit<G: Heuristics>(self) -> Self::Output {
        let tournament = tournament(G::META, self.0)?;
        let (mut ledger, known) = match &self.0.out {
            None => (None, Vec::new()),
            Some(path) => {
                let (ledger, known) =
                    Ledger::open(path, &tournament).map_err(|e| refuse(path, &e))?;
                (Some((path, ledger)), known)
            }
        };
        let records = self.0.table.records.as_deref();
        if let Some(folder) = records {
            std::fs::create_dir_all(folder)
                .map_err(|error| Failure::file("cannot_write", folder, &error))?;
        }
        end_with_our_bots();
        let start = Instant::now();
        let bar = progress_bar(tournament.all_games());
        bar.set_position(known.len() as u64);
        let mut failure = None;
        let mut take = |played: &Played, record: Option<&Record>| {
            bar.inc(1);
            if let Some((path, ledger)) = &mut ledger
                && let Err(error) = ledger.add(played)
            {
                failure.get_or_insert(Failure::file("cannot_write", path, &error));
            }
            if let Some((folder, record)) = records.zip(record) {
                let path = record_path(folder, &tournament.setup, played.number);
                if let Err(other) = keep_record(&path, &record.to_string()) {
                    failure.get_or_insert(other);
                }
            }
        };
        let (games, verdict) = tournament.run::<G>(known, records.is_some(), &mut take)?;
        bar.finish_and_clear();
        if let Some(failure) = failure {
            return Err(failure);
        }
        let report = Report {
            tournament: &tournament,
            standings: league(tournament.entries(), &games),
            games: &games,
            verdict,
            decide: self.0.decide,
            seconds: start.elapsed().as_secs_f64(),
        };
        if self.0.table.json { print_json(&report.json(G::META)) } else { report.print(G::META) }
    }
}

fn tournament(meta: &'static Meta, args: &ArenaArgs) -> Result<Tournament, Failure> {
    let table = &args.table;
    let usage = |id| Failure::usage(&Phrase::new("cli", id));
    if table.games == 0 {
        return Err(usage("no_games"));
    }
    let setup = set_up(meta, table)?;
    let bots: Vec<BotName> = table.bots.iter().chain(&table.bot).cloned().collect();
    let tournament = Tournament::new(setup, bots, table.games);
    let mut tournament = tournament.ok_or_else(|| usage("no_bots"))?;
    tournament.jobs = usize::try_from(table.jobs).unwrap_or(MOST_JOBS);
    tournament.budget = Duration::from_millis(table.budget);
    tournament.decide = args.decide.and_then(|percent| Sequential::new(f64::from(percent) / 100.0));
    Ok(tournament)
}

/// Why a file of results cannot be continued.
fn refuse(path: &Path, error: &LedgerError) -> Failure {
    let phrase = match error {
        LedgerError::File(error) => return Failure::file("cannot_write", path, error),
        LedgerError::Other => Phrase::new("cli", "other_results"),
        LedgerError::Line(line) => {
            Phrase::new("cli", "broken_results").number("line", *line as i64)
        }
    };
    Failure::usage(&phrase.text("file", path.display()))
}

/// What came of a tournament.
struct Report<'a> {
    tournament: &'a Tournament,
    standings: Vec<Standing>,
    games: &'a [Played],
    verdict: Option<Verdict>,
    decide: Option<u8>,
    seconds: f64,
}

impl Report<'_> {
    fn print(&self, meta: &Meta) -> Result<(), Failure> {
        let summary = Phrase::new("cli", "arena")
            .number("games", self.games.len() as i64)
            .text("game", WORDS.name(Name::new(meta.id, "game")))
            .number("seats", self.tournament.setup.seats() as i64)
            .text("seconds", number(self.seconds, 2));
        let columns =
            ["bot", "games", "share", "mean_score", "mean_rank", "rating", "millis_a_turn"];
        let mut table = table(&columns, 1);
        for standing in &self.standings {
            let percent = |value: f64| 100.0 * value;
            table.add_row([
                several(&standing.name, standing.entries),
                number(standing.games as f64, 0),
                format!("{} %", ranged(standing.win_share, percent, 1)),
                ranged(standing.score, |units| points(meta, units), 1),
                ranged(standing.rank, |rank| rank, 2),
                format!("{:.1} ± {:.1}", standing.rating.0, standing.rating.1),
                number(standing.millis_a_turn, 1),
            ]);
        }
        let mut lines =
            vec![say(&summary), table.to_string(), say(&Phrase::new("cli", "interval"))];
        if let Some((verdict, percent)) = self.verdict.zip(self.decide) {
            let id = match verdict {
                Verdict::Above => "decided_above",
                Verdict::Below => "decided_below",
            };
            let first = self.standings.first().map_or("", |standing| standing.name.as_str());
            lines.push(say(&Phrase::new("cli", id).text("bot", first).number("percent", percent)));
        }
        for standing in self.standings.iter().filter(|standing| standing.forfeits > 0) {
            let phrase = Phrase::new("cli", "arena_forfeits")
                .text("bot", &standing.name)
                .number("forfeits", standing.forfeits as i64);
            lines.push(say(&phrase));
        }
        print_line(&lines.join("\n"))
    }

    fn json(&self, meta: &Meta) -> Value {
        let interval = |interval: Interval, part: &dyn Fn(f64) -> f64| {
            json!([part(interval.low), part(interval.high)])
        };
        let bots = self.standings.iter().map(|standing| {
            json!({
                "name": standing.name,
                "entries": standing.entries,
                "games": standing.games,
                "win_share": standing.win_share.value,
                "win_share_95": interval(standing.win_share, &|share| share),
                "mean_score": points(meta, standing.score.value),
                "mean_score_95": interval(standing.score, &|units| points(meta, units)),
                "mean_rank": standing.rank.value,
                "mean_rank_95": interval(standing.rank, &|rank| rank),
                "rating": standing.rating.0,
                "rating_uncertainty": standing.rating.1,
                "millis_a_turn": standing.millis_a_turn,
                "forfeits": standing.forfeits,
            })
        });
        let setup = &self.tournament.setup;
        json!({
            "game": meta.id,
            "rules_version": meta.rules_version,
            "seats": setup.seats(),
            "options": setup.options_as_json(),
            "seed": setup.seed,
            "games": self.games.len(),
            "seconds": self.seconds,
            "bots": bots.collect::<Vec<_>>(),
            "decided": self.verdict,
        })
    }
}

/// A bot's name, and how many of it there are.
fn several(name: &str, entries: usize) -> String {
    if entries == 1 { name.to_owned() } else { format!("{name} ×{entries}") }
}

/// A figure with its interval.
fn ranged(interval: Interval, part: impl Fn(f64) -> f64, digits: usize) -> String {
    let Interval { value, low, high } = interval;
    let [value, low, high] = [value, low, high].map(|figure| number(part(figure), digits));
    format!("{value} ({low}–{high})")
}
