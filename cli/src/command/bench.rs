//! `patolli bench`: how fast the rules are, on one core.

use std::hint::black_box;
use std::time::{Duration, Instant};

use patolli_game::Position as WrittenPosition;
use patolli_game::{Chance, Eye, Game, Name, Phrase, Seat, Seed, Setup, Silent};
use patolli_referee::Referee;
use patolli_shelf::{Visitor, metas, visit};
use serde_json::{Map, Value, json};

use crate::args::BenchArgs;
use crate::failure::Failure;
use crate::output::{WORDS, number, print_json, print_line, say, table};

/// Each figure is the median of so many runs.
const RUNS: usize = 7;

/// How long one run lasts.
const RUN_TIME: Duration = Duration::from_millis(150);

/// From so many positions the single operations are measured.
const POSITIONS: usize = 512;

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
    figures: Vec<(&'static str, f64)>,
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

    fn visit<G: Game>(self) -> Self::Output {
        let seats = self.seats.unwrap_or(G::META.usual_seats);
        let setup = Setup::new(G::META, seats, Seed(1))?;
        G::set_up(&setup)?;
        let (games, decisions) = play_speed::<G>(&setup);
        let positions = positions::<G>(&setup);
        let copy = each(&positions, |at| at.game.clone());
        let mut list = Vec::new();
        let figures = vec![
            ("decisions_per_second", games * decisions),
            ("games_per_second", games),
            ("decisions_per_game", decisions),
            ("copy_ns", copy),
            ("list_ns", each(&positions, |at| at.game.decisions(at.seat, &mut list))),
            (
                "decide_ns",
                each(&positions, |at| {
                    let mut game = at.game.clone();
                    let _ = black_box(game.decide(at.seat, at.decision, &mut Silent));
                    game
                }) - copy,
            ),
            (
                "apply_ns",
                each(&positions, |at| {
                    let mut game = at.game.clone();
                    black_box(game.apply(at.seat, at.decision, &mut Silent));
                    game
                }) - copy,
            ),
            ("view_ns", each(&positions, |at| at.game.view(Eye::Seat(at.seat)))),
            ("imagine_ns", imagine_time::<G>(&positions)),
            ("set_up_ns", set_up_time::<G>(&setup)),
            ("read_position_ns", read_position_time::<G>(&positions)),
            ("referee_per_second", referee_speed::<G>(&setup)),
            ("state_bytes", size_of::<G>() as f64),
        ];
        Ok(Report { game: G::META.id, seats, figures })
    }
}

/// Games a second in random play, and decisions in a game.
fn play_speed<G: Game>(setup: &Setup) -> (f64, f64) {
    let mut list = Vec::new();
    let (mut all_games, mut all_decisions) = (0_u64, 0_u64);
    let rate = median(|run| {
        let mut setup = setup.clone();
        let mut chance = Chance::of_player(setup.seed, run as u32);
        let mut games = 0;
        let start = Instant::now();
        while start.elapsed() < RUN_TIME {
            // The clock is read once in a while only.
            for _ in 0..16 {
                setup.seed.0 += 1;
                let Ok(mut game) = G::set_up(&setup) else { return 0.0 };
                while let Some(seat) = game.deciding().lowest() {
                    game.decisions(seat, &mut list);
                    let Some(&decision) = chance.pick(&list) else { break };
                    game.apply(seat, decision, &mut Silent);
                    all_decisions += 1;
                }
                black_box(game.outcome());
                games += 1;
            }
        }
        all_games += games;
        games as f64 / start.elapsed().as_secs_f64()
    });
    (rate, all_decisions as f64 / all_games.max(1) as f64)
}

/// A state with somebody to decide and what they will.
struct Position<G: Game> {
    game: G,
    seat: Seat,
    decision: G::Decision,
}

/// States from all parts of random games.
fn positions<G: Game>(setup: &Setup) -> Vec<Position<G>> {
    let mut positions = Vec::new();
    let mut list = Vec::new();
    let mut setup = setup.clone();
    let mut chance = Chance::of_player(setup.seed, 99);
    while positions.len() < POSITIONS {
        setup.seed.0 += 1;
        let Ok(mut game) = G::set_up(&setup) else { break };
        while let Some(seat) = game.deciding().lowest() {
            game.decisions(seat, &mut list);
            let Some(&decision) = chance.pick(&list) else { break };
            if chance.below(8) == 0 {
                positions.push(Position { game: game.clone(), seat, decision });
            }
            game.apply(seat, decision, &mut Silent);
        }
    }
    positions.truncate(POSITIONS);
    positions
}

/// Nanoseconds for doing something once with one of these.
fn each<I, T>(items: &[I], mut work: impl FnMut(&I) -> T) -> f64 {
    median(|_| {
        let mut count = 0;
        let start = Instant::now();
        while start.elapsed() < RUN_TIME / 4 {
            for item in items {
                black_box(work(black_box(item)));
            }
            count += items.len();
        }
        start.elapsed().as_secs_f64() * 1e9 / count.max(1) as f64
    })
}

fn imagine_time<G: Game>(positions: &[Position<G>]) -> f64 {
    let views: Vec<G::View> = positions.iter().map(|at| at.game.view(Eye::Seat(at.seat))).collect();
    let mut chance = Chance::of_player(Seed(1), 0);
    each(&views, |view| G::imagine(view, &mut chance))
}

/// Nanoseconds for reading a seat's view as a position, from its text.
fn read_position_time<G: Game>(positions: &[Position<G>]) -> f64 {
    let written =
        |at: &Position<G>| WrittenPosition::write(&at.game, Eye::Seat(at.seat)).to_string();
    let texts: Vec<String> = positions.iter().take(64).map(written).collect();
    each(&texts, |text| WrittenPosition::<G>::read(text))
}

fn set_up_time<G: Game>(setup: &Setup) -> f64 {
    let mut setup = setup.clone();
    each(&[(); 64], |()| {
        setup.seed.0 += 1;
        G::set_up(&setup)
    })
}

/// Requests a second that the referee answers when each carries out a decision and lists the next.
fn referee_speed<G: Game>(setup: &Setup) -> f64 {
    let new = json!({
        "do": "new", "game": G::META.id, "seats": setup.seats(), "seed": setup.seed,
    });
    let mut requests = Vec::new();
    let mut list = Vec::new();
    let mut chance = Chance::of_player(setup.seed, 7);
    if let Ok(mut game) = G::set_up(setup) {
        while let Some(seat) = game.deciding().lowest() {
            game.decisions(seat, &mut list);
            let Some(&decision) = chance.pick(&list) else { break };
            let decide = json!({
                "do": "decide", "seat": seat, "decision": decision.to_string(), "list": true,
            });
            requests.push(decide.to_string());
            game.apply(seat, decision, &mut Silent);
        }
    }
    let mut referee = Referee::new();
    median(|_| {
        let mut answered = 0_u64;
        let start = Instant::now();
        while start.elapsed() < RUN_TIME {
            black_box(referee.answer(&new.to_string()));
            for request in &requests {
                black_box(referee.answer(request));
            }
            answered += requests.len() as u64;
        }
        answered as f64 / start.elapsed().as_secs_f64()
    })
}

fn median(mut measure: impl FnMut(usize) -> f64) -> f64 {
    let mut figures: Vec<f64> = (0..RUNS).map(&mut measure).collect();
    figures.sort_by(f64::total_cmp);
    figures[RUNS / 2]
}
