//! `patolli sim`: many games between bots.

use std::path::Path;
use std::sync::Mutex;
use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressStyle};
use patolli_arena::{Finished, Match, SeatTally, Tally};
use patolli_bots::BotName;
use patolli_game::{Game, Meta, Name, Phrase, Setup};
use patolli_shelf::{Visitor, visit};
use serde_json::json;

use crate::args::SimArgs;
use crate::failure::Failure;
use crate::output::{WORDS, number, print_json, print_line, say, table};

pub fn run(args: &SimArgs) -> Result<(), Failure> {
    visit(&args.game, Simulate(args))?
}

struct Simulate<'a>(&'a SimArgs);

impl Visitor for Simulate<'_> {
    type Output = Result<(), Failure>;

    fn visit<G: Game>(self) -> Self::Output {
        let args = self.0;
        if args.games == 0 {
            return Err(Failure::usage(&Phrase::new("cli", "no_games")));
        }
        let setup = set_up(G::META, args)?;
        let bots = bots(args, setup.seats())?;
        let table = Match { setup, bots, games: args.games, jobs: args.jobs };

        let bar = progress_bar(args.games);
        let start = Instant::now();
        let tally = match &args.records {
            None => patolli_arena::run::<G>(&table, None, &|games| bar.inc(games))?,
            Some(folder) => keep_records::<G>(&table, folder, &|games| bar.inc(games))?,
        };
        let seconds = start.elapsed().as_secs_f64();
        bar.finish_and_clear();
        if args.json {
            print_as_json(G::META, &table, &tally, seconds);
        } else {
            print_as_text(G::META, &table, &tally, seconds);
        }
        Ok(())
    }
}

/// The set-up that the arguments ask for.
fn set_up(meta: &'static Meta, args: &SimArgs) -> Result<Setup, Failure> {
    let mut setup = Setup::new(meta, args.seats.unwrap_or(*meta.seats.end()), args.seed)?;
    for assignment in &args.set {
        setup.assign(assignment)?;
    }
    Ok(setup)
}

/// One bot for each seat; one alone plays them all.
fn bots(args: &SimArgs, seats: usize) -> Result<Vec<BotName>, Failure> {
    let named: Vec<BotName> = args.bots.iter().chain(&args.bot).cloned().collect();
    match &named[..] {
        [] => Ok(vec![BotName::Random; seats]),
        [one] => Ok(vec![one.clone(); seats]),
        several if several.len() == seats => Ok(named),
        several => Err(Failure::usage(
            &Phrase::new("cli", "too_few_bots")
                .number("bots", several.len() as i64)
                .number("seats", seats as i64),
        )),
    }
}

/// A bar on a terminal; nothing in a pipe.
fn progress_bar(games: u64) -> ProgressBar {
    let bar = ProgressBar::new(games);
    if let Ok(style) = ProgressStyle::with_template("{bar:40} {human_pos}/{human_len} {eta}") {
        bar.set_style(style);
    }
    bar.enable_steady_tick(Duration::from_millis(100));
    bar
}

fn keep_records<G: Game>(
    table: &Match,
    folder: &Path,
    progress: &(dyn Fn(u64) + Sync),
) -> Result<Tally, Failure> {
    let cannot_write =
        |path: &Path, error: &std::io::Error| Failure::file("cannot_write", path, error);
    std::fs::create_dir_all(folder).map_err(|error| cannot_write(folder, &error))?;
    let first_failure = Mutex::new(None);
    let keep = |finished: &Finished<G>| {
        let name =
            format!("{}-{}-{:05}.patolli", G::META.id, table.setup.seed, finished.number + 1);
        let path = folder.join(name);
        if let Err(error) = std::fs::write(&path, finished.record().to_string())
            && let Ok(mut failure) = first_failure.lock()
        {
            failure.get_or_insert_with(|| cannot_write(&path, &error));
        }
    };
    let tally = patolli_arena::run::<G>(table, Some(&keep), progress)?;
    first_failure.into_inner().ok().flatten().map_or(Ok(tally), Err)
}

/// Scores in points, which some games count in parts of.
fn points(meta: &Meta, units: f64) -> f64 {
    units / f64::from(meta.units_per_point.max(1))
}

fn print_as_text(meta: &Meta, played: &Match, tally: &Tally, seconds: f64) {
    let summary = Phrase::new("cli", "sim")
        .text("games", number(tally.games as f64, 0))
        .text("game", WORDS.name(Name::new(meta.id, "game")))
        .number("seats", played.setup.seats() as i64)
        .text("seconds", number(seconds, 2))
        .text("rate", number(tally.games as f64 / seconds, 0))
        .text("decisions", number(tally.decisions as f64 / seconds, 0));
    let columns = ["seat", "bot", "wins", "share", "mean_score", "deviation", "mean_rank"];
    let mut table = table(&columns, 2);
    for ((seat, tally), bot) in (1..).zip(&tally.seats).zip(&played.bots) {
        let share = 100.0 * tally.wins() / played.games as f64;
        table.add_row([
            format!("{seat}"),
            bot.to_string(),
            number(tally.wins(), 1),
            format!("{share:.1} %"),
            format!("{:.2}", points(meta, tally.mean_score())),
            format!("{:.2}", points(meta, tally.score_deviation())),
            format!("{:.2}", tally.mean_rank()),
        ]);
    }
    print_line(&format!("{}\n{table}", say(&summary)));
}

fn print_as_json(meta: &Meta, played: &Match, tally: &Tally, seconds: f64) {
    let each =
        |value: &dyn Fn(&SeatTally) -> f64| -> Vec<f64> { tally.seats.iter().map(value).collect() };
    let options: serde_json::Map<_, _> =
        played.setup.options().map(|(spec, value)| (spec.id.to_owned(), json!(value))).collect();
    print_json(&json!({
        "game": meta.id,
        "rules_version": meta.rules_version,
        "seats": played.setup.seats(),
        "options": options,
        "seed": played.setup.seed,
        "bots": played.bots.iter().map(ToString::to_string).collect::<Vec<_>>(),
        "games": tally.games,
        "decisions": tally.decisions,
        "seconds": seconds,
        "mean_scores": each(&|seat| points(meta, seat.mean_score())),
        "score_deviations": each(&|seat| points(meta, seat.score_deviation())),
        "mean_ranks": each(&SeatTally::mean_rank),
        "wins": each(&SeatTally::wins),
    }));
}
