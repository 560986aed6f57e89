//! `patolli sim`: many games between bots.

use std::path::Path;
use std::sync::Mutex;
use std::time::{Duration, Instant};

use patolli_arena::{Finished, MOST_JOBS, Match, SeatTally, Tally};
use patolli_bots::BotName;
use patolli_game::{Heuristics, Meta, Name, Phrase, Say};
use patolli_shelf::{Visitor, visit};
use serde_json::json;

use crate::args::TableArgs;
use crate::contest::{end_with_our_bots, keep_record, points, progress_bar, record_path, set_up};
use crate::failure::Failure;
use crate::output::{WORDS, number, print_json, print_line, say, table};

pub fn run(args: &TableArgs) -> Result<(), Failure> {
    visit(&args.game, Simulate(args))?
}

struct Simulate<'a>(&'a TableArgs);

impl Visitor for Simulate<'_> {
    type Output = Result<(), Failure>;

    fn visit<G: Heuristics>(self) -> Self::Output {
        let args = self.0;
        if args.games == 0 {
            return Err(Failure::usage(&Phrase::new("cli", "no_games")));
        }
        let setup = set_up(G::META, args)?;
        let bots = bots(args, setup.seats())?;
        let jobs = usize::try_from(args.jobs).unwrap_or(MOST_JOBS);
        let budget = Duration::from_millis(args.budget);
        let table = Match { setup, bots, games: args.games, jobs, budget };

        end_with_our_bots();
        let bar = progress_bar(args.games);
        let start = Instant::now();
        let tally = match &args.records {
            None => patolli_arena::run::<G>(&table, None, &|| bar.inc(1))?,
            Some(folder) => keep_records::<G>(&table, folder, &|| bar.inc(1))?,
        };
        let seconds = start.elapsed().as_secs_f64();
        bar.finish_and_clear();
        if args.json {
            print_as_json(G::META, &table, &tally, seconds)
        } else {
            print_as_text(G::META, &table, &tally, seconds)
        }
    }
}

/// One bot for each seat; one alone plays them all.
fn bots(args: &TableArgs, seats: usize) -> Result<Vec<BotName>, Failure> {
    let named: Vec<BotName> = args.bots.iter().chain(&args.bot).cloned().collect();
    match &named[..] {
        [] => Ok(vec![BotName::Random; seats]),
        [one] => Ok(vec![one.clone(); seats]),
        several if several.len() == seats => Ok(named),
        several => Err(Failure::usage(
            &Phrase::new("cli", "wrong_bots")
                .number("bots", several.len() as i64)
                .number("seats", seats as i64),
        )),
    }
}

fn keep_records<G: Heuristics>(
    table: &Match,
    folder: &Path,
    progress: &(dyn Fn() + Sync),
) -> Result<Tally, Failure> {
    std::fs::create_dir_all(folder)
        .map_err(|error| Failure::file("cannot_write", folder, &error))?;
    let first_failure = Mutex::new(None);
    let keep = |finished: &Finished<G>| {
        let path = record_path(folder, &table.setup, finished.number);
        if let Err(new_failure) = keep_record(&path, &finished.record().to_string())
            && let Ok(mut failure) = first_failure.lock()
        {
            failure.get_or_insert(new_failure);
        }
    };
    let tally = patolli_arena::run::<G>(table, Some(&keep), progress)?;
    first_failure.into_inner().ok().flatten().map_or(Ok(tally), Err)
}

fn print_as_text(meta: &Meta, played: &Match, tally: &Tally, seconds: f64) -> Result<(), Failure> {
    let summary = Phrase::new("cli", "sim")
        .number("count", tally.games as i64)
        .text("games", number(tally.games as f64, 0))
        .text("game", WORDS.name(Name::new(meta.id, "game")))
        .number("seats", played.setup.seats() as i64)
        .text("seconds", number(seconds, 2))
        .text("rate", number(tally.games as f64 / seconds, 0))
        .text("decisions", number(tally.decisions as f64 / seconds, 0));
    let columns = ["seat", "bot", "wins", "share", "mean_score", "deviation", "mean_rank"];
    let mut table = table(&columns, 2);
    for ((seat, tally), bot) in (1_i64..).zip(&tally.seats).zip(&played.bots) {
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
    let mut lines = vec![say(&summary), table.to_string()];
    for ((seat, seat_tally), bot) in (1_i64..).zip(&tally.seats).zip(&played.bots) {
        if let Some(why) = seat_tally.first_forfeit() {
            let forfeits = Phrase::new("cli", "forfeits")
                .number("seat", seat)
                .text("bot", bot)
                .text("forfeits", seat_tally.forfeits())
                .text("games", tally.games)
                .phrase("why", why.phrase());
            lines.push(say(&forfeits));
        }
    }
    print_line(&lines.join("\n"))
}

fn print_as_json(meta: &Meta, played: &Match, tally: &Tally, seconds: f64) -> Result<(), Failure> {
    let each =
        |value: &dyn Fn(&SeatTally) -> f64| -> Vec<f64> { tally.seats.iter().map(value).collect() };
    let why = |seat: &SeatTally| seat.first_forfeit().map(|why| say(&why.phrase()));
    print_json(&json!({
        "game": meta.id,
        "rules_version": meta.rules_version,
        "seats": played.setup.seats(),
        "options": played.setup.options_as_json(),
        "seed": played.setup.seed,
        "bots": played.bots.iter().map(ToString::to_string).collect::<Vec<_>>(),
        "games": tally.games,
        "decisions": tally.decisions,
        "seconds": seconds,
        "mean_scores": each(&|seat| points(meta, seat.mean_score())),
        "score_deviations": each(&|seat| points(meta, seat.score_deviation())),
        "mean_ranks": each(&SeatTally::mean_rank),
        "wins": each(&SeatTally::wins),
        "forfeits": tally.seats.iter().map(SeatTally::forfeits).collect::<Vec<_>>(),
        "first_forfeits": tally.seats.iter().map(why).collect::<Vec<_>>(),
    }))
}
