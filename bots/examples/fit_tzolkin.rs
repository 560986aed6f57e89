//! Fits what things are worth in Tzolk'in (`games/tzolkin/src/worths.rs`) to how games end:
//!
//! ```sh
//! cargo run --release -p patolli-bots --example fit_tzolkin -- 400 50
//! ```
//!
//! plays 400 games with 50 simulations for each decision, looks by how much the estimate was wrong after each
//! turn, and prints the table that would have been less wrong, row by row. Put it in place of the old one and
//! run again, until it changes little.

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use patolli_bots::{Bot, BotName, Means, Sight};
use patolli_game::{BySeat, Chance, Game, Knowledge, Seat, Seed, Setup, Silent};
use patolli_tzolkin::{ASSETS, MOMENTS, Tzolkin, WORTHS};

/// How many numbers are fitted.
const SIZE: usize = ASSETS * MOMENTS;
/// One turn in so many is played carelessly, so that more is seen than what the bots like.
const CARELESS: u32 = 12;
/// How much the numbers want to stay as they are, and to be like those of the moments beside them.
const STAY: f64 = 5e-4;
const SMOOTH: f64 = 4.0 * STAY;

/// Sums over all that was seen: what is needed to solve for the numbers.
struct Sums {
    seen: f64,
    squares: Vec<f64>,
    wrong: Vec<f64>,
    scores: f64,
}

/// What a player had after a turn: places in the table with amounts, and what the estimate said.
struct Seen {
    seat: Seat,
    amounts: Vec<(usize, f64)>,
    estimate: f32,
}

impl Sums {
    fn new() -> Self {
        let (squares, wrong) = (vec![0.0; SIZE * SIZE], vec![0.0; SIZE]);
        Self { seen: 0.0, squares, wrong, scores: 0.0 }
    }

    fn add(&mut self, seen: &Seen, score: i32) {
        let points = f64::from(Tzolkin::META.units_per_point);
        let wrong = (f64::from(score) - f64::from(seen.estimate)) / points;
        self.seen += 1.0;
        for &(at, amount) in &seen.amounts {
            self.wrong[at] += amount * wrong;
            for &(other, its) in seen.amounts.iter().filter(|(other, _)| *other <= at) {
                self.squares[at * SIZE + other] += amount * its;
            }
        }
    }

    fn join(mut self, other: &Self) -> Self {
        add_each(&mut self.squares, &other.squares);
        add_each(&mut self.wrong, &other.wrong);
        self.seen += other.seen;
        self.scores += other.scores;
        self
    }

    /// By how much each number should change: least squares, with a wish to stay.
    fn solve(mut self) -> Vec<f64> {
        let (stay, smooth) = (self.seen * STAY, self.seen * SMOOTH);
        let square = &mut self.squares;
        for at in 0..SIZE {
            square[at * SIZE + at] += stay;
            if !at.is_multiple_of(MOMENTS) {
                square[at * SIZE + at] += smooth;
                square[(at - 1) * SIZE + at - 1] += smooth;
                square[at * SIZE + at - 1] -= smooth;
            }
        }
        // Cholesky's decomposition, and there and back again.
        for column in 0..SIZE {
            for before in 0..column {
                let factor = square[column * SIZE + before];
                for row in column..SIZE {
                    square[row * SIZE + column] -= square[row * SIZE + before] * factor;
                }
            }
            let root = square[column * SIZE + column].max(1e-9).sqrt();
            for row in column..SIZE {
                square[row * SIZE + column] /= root;
            }
        }
        let mut change = self.wrong;
        for row in 0..SIZE {
            for before in 0..row {
                change[row] -= square[row * SIZE + before] * change[before];
            }
            change[row] /= square[row * SIZE + row];
        }
        for row in (0..SIZE).rev() {
            for after in row + 1..SIZE {
                change[row] -= square[after * SIZE + row] * change[after];
            }
            change[row] /= square[row * SIZE + row];
        }
        change
    }
}

fn add_each(sums: &mut [f64], more: &[f64]) {
    sums.iter_mut().zip(more).for_each(|(sum, more)| *sum += more);
}

/// What a player has now.
fn look(game: &Tzolkin, seat: Seat, estimates: &BySeat<f32>) -> Seen {
    let (moment, part) = game.moment();
    let mut amounts = Vec::new();
    game.assets(seat, |asset, amount| {
        if amount != 0.0 {
            let (at, amount, part) = (asset * MOMENTS + moment, f64::from(amount), f64::from(part));
            amounts.push((at, amount * (1.0 - part)));
            amounts.push((at + 1, amount * part));
        }
    });
    Seen { seat, amounts, estimate: estimates[seat] }
}

/// Plays a game, and adds up what was seen in it.
fn play(number: u64, careful: &BotName, sums: &mut Sums) -> Result<(), Box<dyn std::error::Error>> {
    let seed = Seed(1).of_game(number);
    let mut chance = Chance::of_player(seed, 99);
    let seats = [2, 3, 4, 4, 4, 4][chance.below(6) as usize];
    let setup = Setup::new(Tzolkin::META, seats, seed)?;
    let means = Means::native(Duration::from_secs(1));
    let mut players = Vec::new();
    for (at, seat) in Seat::first(seats).enumerate() {
        let mut bots: [Box<dyn Bot<Tzolkin>>; 2] =
            [careful.sit_down(&means), "search:4".parse::<BotName>()?.sit_down(&means)];
        for bot in &mut bots {
            bot.begin(&setup, seat, Chance::of_player(seed, at as u32))?;
        }
        players.push(bots);
    }
    let mut game = Tzolkin::set_up(&setup)?;
    let (mut all, mut list) = (Vec::<Seen>::new(), Vec::new());
    let (mut turn_of, mut careless) = (None, false);
    while let Some(seat) = game.deciding().lowest() {
        if turn_of != Some(seat) {
            let estimates = game.estimate();
            all.extend(Seat::first(seats).map(|seat| look(&game, seat, &estimates)));
            (turn_of, careless) = (Some(seat), chance.below(CARELESS) == 0);
        }
        game.decisions(seat, &mut list);
        let bot = &mut players[seat.index()][usize::from(careless)];
        let place = bot.choose(&Sight::new(&game, seat), &list)?;
        game.apply(seat, list[place], &mut Silent);
    }
    let end = game.standing();
    for seen in &all {
        sums.add(seen, end.total(seen.seat));
    }
    let mean: f64 = Seat::first(seats).map(|seat| f64::from(end.total(seat)) / seats as f64).sum();
    sums.scores += mean / f64::from(Tzolkin::META.units_per_point);
    Ok(())
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut args = std::env::args().skip(1);
    let games: u64 = args.next().ok_or("how many games?")?.parse()?;
    let simulations = args.next().ok_or("how many simulations for each decision?")?;
    let careful: BotName = format!("search:{simulations}").parse()?;
    let next = AtomicU64::new(0);
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let work = || {
        let mut sums = Sums::new();
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= games {
                return Ok(sums);
            }
            play(number, &careful, &mut sums).map_err(|error| error.to_string())?;
        }
    };
    let sums = std::thread::scope(|scope| {
        let threads: Vec<_> = (0..cores).map(|_| scope.spawn(work)).collect();
        threads.into_iter().try_fold(Sums::new(), |all, thread| {
            let sums: Result<Sums, String> = thread.join().map_err(|_| "a thread failed")?;
            sums.map(|sums| all.join(&sums))
        })
    })?;
    eprintln!("{games} games, mean score {:.1}", sums.scores / games as f64);
    let change = sums.solve();
    for (asset, worths) in WORTHS.iter().enumerate() {
        let row = worths.iter().zip(&change[asset * MOMENTS..]);
        let row: Vec<String> =
            row.map(|(old, by)| format!("{:.2}", f64::from(*old) + by)).collect();
        println!("    [{}],", row.join(", "));
    }
    Ok(())
}
