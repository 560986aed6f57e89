//! How fast the rules are, on one core: the same measures natively and in a browser.
//!
//! ```
//! use patolli_bench::{Clock, measure};
//! use patolli_yaxha::Yaxha;
//!
//! let start = std::time::Instant::now();
//! let clock = Clock::new(move || start.elapsed().as_secs_f64()).hurried(1000.0);
//! let figures = measure::<Yaxha>(4, &clock)?;
//! assert!(figures.iter().any(|(name, value)| *name == "games_per_second" && *value > 0.0));
//! # Ok::<(), patolli_game::SetupError>(())
//! ```

#[cfg(feature = "referee")]
mod referee;

use std::hint::black_box;

use patolli_bots::Search;
use patolli_game::Position as WrittenPosition;
use patolli_game::{Chance, Game, Heuristics, Seat, Seed, Setup, SetupError, Silent, Viewer};

/// Each figure is the median of this many runs.
pub const RUNS: usize = 7;

/// How long one run lasts, in seconds.
const RUN_TIME: f64 = 0.15;

/// How many positions the single operations are measured on.
const POSITIONS: usize = 512;

/// What is measured, and how much it is.
pub type Figure = (&'static str, f64);

/// A clock: seconds since some moment. The rules have none, and a browser has its own.
pub struct Clock {
    read: Box<dyn Fn() -> f64>,
    run_time: f64,
}

impl std::fmt::Debug for Clock {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Clock").field("run_time", &self.run_time).finish_non_exhaustive()
    }
}

impl Clock {
    /// A clock that is read with this function.
    pub fn new(read: impl Fn() -> f64 + 'static) -> Self {
        Self { read: Box::new(read), run_time: RUN_TIME }
    }

    /// Makes each run `times` times shorter, and less exact.
    pub fn hurried(self, times: f64) -> Self {
        Self { run_time: self.run_time / times, ..self }
    }

    fn now(&self) -> f64 {
        (self.read)()
    }
}

/// Measures a game with `seats` seats.
pub fn measure<G: Heuristics>(seats: usize, clock: &Clock) -> Result<Vec<Figure>, SetupError> {
    let setup = Setup::new(G::META, seats, Seed(1))?;
    G::set_up(&setup)?;
    let (games, decisions) = play_speed::<G>(&setup, clock);
    let positions = positions::<G>(&setup);
    let copy = each(clock, &positions, |at| at.game.clone());
    let mut list = Vec::new();
    Ok(vec![
        ("decisions_per_second", games * decisions),
        ("games_per_second", games),
        ("decisions_per_game", decisions),
        ("copy_ns", copy),
        ("list_ns", each(clock, &positions, |at| at.game.decisions(at.seat, &mut list))),
        (
            "decide_ns",
            each(clock, &positions, |at| {
                let mut game = at.game.clone();
                let _ = black_box(game.decide(at.seat, at.decision, &mut Silent));
                game
            }) - copy,
        ),
        (
            "apply_ns",
            each(clock, &positions, |at| {
                let mut game = at.game.clone();
                black_box(game.apply(at.seat, at.decision, &mut Silent));
                game
            }) - copy,
        ),
        ("view_ns", each(clock, &positions, |at| at.game.view(Viewer::Seat(at.seat)))),
        ("determinize_ns", determinize_time::<G>(clock, &positions)),
        ("set_up_ns", set_up_time::<G>(clock, &setup)),
        ("read_position_ns", read_position_time::<G>(clock, &positions)),
        #[cfg(feature = "referee")]
        ("referee_per_second", referee::speed::<G>(clock, &setup)),
        ("simulations_per_second", search_speed::<G>(clock, &positions)),
        ("state_bytes", size_of::<G>() as f64),
    ])
}

/// Games a second in random play, and decisions in a game.
fn play_speed<G: Game>(setup: &Setup, clock: &Clock) -> (f64, f64) {
    let mut list = Vec::new();
    let (mut all_games, mut all_decisions) = (0_u64, 0_u64);
    let rate = median(|run| {
        let mut setup = setup.clone();
        let mut chance = Chance::of_player(setup.seed, run as u32);
        let mut games = 0;
        let start = clock.now();
        while clock.now() - start < clock.run_time {
            // The clock is read only once in a while.
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
        games as f64 / (clock.now() - start)
    });
    (rate, all_decisions as f64 / all_games.max(1) as f64)
}

/// A state, a seat that is to decide and what it will decide.
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

/// Nanoseconds for doing `work` once with one of these items.
fn each<I, T>(clock: &Clock, items: &[I], mut work: impl FnMut(&I) -> T) -> f64 {
    median(|_| {
        let mut count = 0;
        let start = clock.now();
        while clock.now() - start < clock.run_time / 4.0 {
            for item in items {
                black_box(work(black_box(item)));
            }
            count += items.len();
        }
        (clock.now() - start) * 1e9 / count.max(1) as f64
    })
}

fn determinize_time<G: Game>(clock: &Clock, positions: &[Position<G>]) -> f64 {
    let views: Vec<G::View> =
        positions.iter().map(|at| at.game.view(Viewer::Seat(at.seat))).collect();
    let mut chance = Chance::of_player(Seed(1), 0);
    each(clock, &views, |view| G::determinize(view, &mut chance))
}

/// Nanoseconds for reading a seat's view as a position, from its text.
fn read_position_time<G: Game>(clock: &Clock, positions: &[Position<G>]) -> f64 {
    let written =
        |at: &Position<G>| WrittenPosition::write(&at.game, Viewer::Seat(at.seat)).to_string();
    let texts: Vec<String> = positions.iter().take(64).map(written).collect();
    each(clock, &texts, |text| WrittenPosition::<G>::read(text))
}

fn set_up_time<G: Game>(clock: &Clock, setup: &Setup) -> f64 {
    let mut setup = setup.clone();
    each(clock, &[(); 64], |()| {
        setup.seed.0 += 1;
        G::set_up(&setup)
    })
}

/// Simulations a second of a search for the next decision.
fn search_speed<G: Heuristics>(clock: &Clock, positions: &[Position<G>]) -> f64 {
    // Each question gets as many as a quick bot would spend on it.
    const EACH: u32 = 100;
    let mut list = Vec::new();
    let mut is_choice = |at: &&Position<G>| {
        at.game.decisions(at.seat, &mut list);
        list.len() > 1
    };
    let choices: Vec<&Position<G>> = positions.iter().filter(&mut is_choice).collect();
    median(|run| {
        let mut chance = Chance::of_player(Seed(1), run as u32);
        let mut simulations = 0_u64;
        let start = clock.now();
        for at in choices.iter().cycle() {
            if clock.now() - start >= clock.run_time {
                break;
            }
            let view = at.game.view(Viewer::Seat(at.seat));
            let mut search = Search::<G>::new(&view, at.seat, 1, &mut chance);
            search.think(EACH, 1);
            black_box(search.thoughts());
            simulations += u64::from(EACH);
        }
        simulations as f64 / (clock.now() - start)
    })
}

fn median(mut measure: impl FnMut(usize) -> f64) -> f64 {
    let mut figures: Vec<f64> = (0..RUNS).map(&mut measure).collect();
    figures.sort_by(f64::total_cmp);
    figures[RUNS / 2]
}
