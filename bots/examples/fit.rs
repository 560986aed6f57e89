//! Fits what things are worth in a game (`weights.rs` in its crate) to how games end:
//!
//! ```sh
//! cargo run --release -p patolli-bots --example fit -- tzolkin 400 50
//! ```
//!
//! plays 400 games with 50 simulations for each decision, looks by how much the evaluation was wrong
//! after each turn, of a player and of their lead over each other, and prints the table that would
//! have been less wrong, row by row. Put it in place of the old one and run again, until it changes
//! little.

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use patolli_bots::{Bot, BotName, Limits, Observation};
use patolli_game::{Chance, Game, Heuristics, Seat, Seed, Setup, Silent};
use patolli_mexica::Mexica;
use patolli_tzolkin::Tzolkin;

/// How many moments of a game the weights are known for.
const MOMENTS: usize = 4;
/// A game whose evaluation is a table of what things are worth when.
trait Tabled: Heuristics {
    const WEIGHTS: &'static [[f32; MOMENTS]];
    /// The numbers of seats to play with, each equally likely.
    const SEATS: &'static [usize];
    /// How strongly the numbers are held at their present values.
    const STAY: f64;

    /// Tells how much each player has of everything in the table.
    fn tell(&self, tell: impl FnMut(Seat, usize, f32));

    /// The moment before now, and how much of the way to the next has passed.
    fn now(&self) -> (usize, f32);
}

impl Tabled for Tzolkin {
    const WEIGHTS: &'static [[f32; MOMENTS]] = &patolli_tzolkin::WEIGHTS;
    const SEATS: &'static [usize] = &[2, 3, 4, 4, 4, 4];
    const STAY: f64 = 5e-4;

    fn tell(&self, mut tell: impl FnMut(Seat, usize, f32)) {
        for seat in Seat::first(self.seats()) {
            self.features(seat, |feature, amount| tell(seat, feature, amount));
        }
    }

    fn now(&self) -> (usize, f32) {
        self.moment()
    }
}

impl Tabled for Mexica {
    const WEIGHTS: &'static [[f32; MOMENTS]] = &patolli_mexica::WEIGHTS;
    const SEATS: &'static [usize] = &[2, 2, 2, 3, 4];
    const STAY: f64 = 1e-2;

    fn tell(&self, tell: impl FnMut(Seat, usize, f32)) {
        self.features(tell);
    }

    fn now(&self) -> (usize, f32) {
        self.moment()
    }
}

/// One turn in this many is played carelessly, so that more is seen than what the bots like.
const CARELESS: u32 = 12;
/// How strongly the numbers are pulled towards those of adjacent moments, compared with `STAY`.
const SMOOTH: f64 = 4.0;

/// Sums over all that was seen: what is needed to solve for the numbers.
struct Sums {
    size: usize,
    seen: f64,
    squares: Vec<f64>,
    wrong: Vec<f64>,
    /// The squares of all errors.
    error: f64,
    scores: f64,
}

/// What a player had after a turn: an amount for each place in the table, and what the evaluation
/// said.
struct Seen {
    seat: Seat,
    amounts: Vec<f64>,
    evaluation: f32,
}

impl Sums {
    fn new(size: usize) -> Self {
        let (squares, wrong) = (vec![0.0; size * size], vec![0.0; size]);
        Self { size, seen: 0.0, squares, wrong, error: 0.0, scores: 0.0 }
    }

    fn add(&mut self, amounts: impl Iterator<Item = f64>, wrong: f64) {
        self.seen += 1.0;
        self.error += wrong * wrong;
        let amounts: Vec<(usize, f64)> =
            amounts.enumerate().filter(|(_, amount)| *amount != 0.0).collect();
        for &(at, amount) in &amounts {
            self.wrong[at] += amount * wrong;
            for &(other, its) in amounts.iter().take_while(|(other, _)| *other <= at) {
                self.squares[at * self.size + other] += amount * its;
            }
        }
    }

    fn join(mut self, other: &Self) -> Self {
        add_each(&mut self.squares, &other.squares);
        add_each(&mut self.wrong, &other.wrong);
        self.seen += other.seen;
        self.error += other.error;
        self.scores += other.scores;
        self
    }

    /// By how much each number should change: least squares, with a penalty on change.
    fn solve(mut self, stay: f64) -> Vec<f64> {
        let size = self.size;
        let stay = self.seen * stay;
        let smooth = SMOOTH * stay;
        let square = &mut self.squares;
        for at in 0..size {
            square[at * size + at] += stay;
            if !at.is_multiple_of(MOMENTS) {
                square[at * size + at] += smooth;
                square[(at - 1) * size + at - 1] += smooth;
                square[at * size + at - 1] -= smooth;
            }
        }
        // Cholesky decomposition, then forward and back substitution.
        for column in 0..size {
            for before in 0..column {
                let factor = square[column * size + before];
                for row in column..size {
                    square[row * size + column] -= square[row * size + before] * factor;
                }
            }
            let root = square[column * size + column].max(1e-9).sqrt();
            for row in column..size {
                square[row * size + column] /= root;
            }
        }
        let mut change = self.wrong;
        for row in 0..size {
            for before in 0..row {
                change[row] -= square[row * size + before] * change[before];
            }
            change[row] /= square[row * size + row];
        }
        for row in (0..size).rev() {
            for after in row + 1..size {
                change[row] -= square[after * size + row] * change[after];
            }
            change[row] /= square[row * size + row];
        }
        change
    }
}

fn add_each(sums: &mut [f64], more: &[f64]) {
    sums.iter_mut().zip(more).for_each(|(sum, more)| *sum += more);
}

/// What everyone has now.
fn look<G: Tabled>(game: &G) -> Vec<Seen> {
    let (moment, part) = game.now();
    let evaluations = game.evaluate();
    let mut all: Vec<Seen> = Seat::first(game.seats())
        .map(|seat| {
            let amounts = vec![0.0; G::WEIGHTS.len() * MOMENTS];
            Seen { seat, amounts, evaluation: evaluations[seat] }
        })
        .collect();
    game.tell(|seat, feature, amount| {
        let (at, amount, part) = (feature * MOMENTS + moment, f64::from(amount), f64::from(part));
        let amounts = &mut all[seat.index()].amounts;
        amounts[at] += amount * (1.0 - part);
        amounts[at + 1] += amount * part;
    });
    all
}

/// Plays a game, and adds up what was seen in it.
fn play<G: Tabled>(
    number: u64,
    careful: &BotName,
    sums: &mut Sums,
) -> Result<(), Box<dyn std::error::Error>> {
    let seed = Seed(1).of_game(number);
    let mut chance = Chance::of_player(seed, 99);
    let seats = G::SEATS[chance.below(G::SEATS.len() as u32) as usize];
    let setup = Setup::new(G::META, seats, seed)?;
    let limits = Limits::native(Duration::from_secs(1));
    let mut players = Vec::new();
    for (at, seat) in Seat::first(seats).enumerate() {
        let mut bots: [Box<dyn Bot<G>>; 2] =
            [careful.sit_down(&limits), "search:4".parse::<BotName>()?.sit_down(&limits)];
        for bot in &mut bots {
            bot.begin(&setup, seat, Chance::of_player(seed, at as u32))?;
        }
        players.push(bots);
    }
    let mut game = G::set_up(&setup)?;
    let (mut moments, mut list) = (Vec::new(), Vec::new());
    let (mut turn_of, mut careless) = (None, false);
    while let Some(seat) = game.deciding().lowest() {
        if turn_of != Some(seat) {
            moments.push(look(&game));
            (turn_of, careless) = (Some(seat), chance.below(CARELESS) == 0);
        }
        game.decisions(seat, &mut list);
        let bot = &mut players[seat.index()][usize::from(careless)];
        let place = bot.choose(&Observation::new(&game, seat), &list)?;
        game.apply(seat, list[place], &mut Silent);
    }
    let end = game.standing();
    let points = f64::from(G::META.units_per_point);
    let wrong =
        |seen: &Seen| (f64::from(end.total(seen.seat)) - f64::from(seen.evaluation)) / points;
    for all in &moments {
        for (place, own) in all.iter().enumerate() {
            sums.add(own.amounts.iter().copied(), wrong(own));
            for other in &all[..place] {
                let lead = own.amounts.iter().zip(&other.amounts).map(|(own, other)| own - other);
                sums.add(lead, wrong(own) - wrong(other));
            }
        }
    }
    let mean: f64 = Seat::first(seats).map(|seat| f64::from(end.total(seat)) / seats as f64).sum();
    sums.scores += mean / points;
    Ok(())
}

fn fit<G: Tabled>(games: u64, careful: &BotName) -> Result<(), String> {
    let next = AtomicU64::new(0);
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let size = G::WEIGHTS.len() * MOMENTS;
    let work = || {
        let mut sums = Sums::new(size);
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= games {
                return Ok(sums);
            }
            play::<G>(number, careful, &mut sums).map_err(|error| error.to_string())?;
        }
    };
    let sums = std::thread::scope(|scope| {
        let threads: Vec<_> = (0..cores).map(|_| scope.spawn(work)).collect();
        threads.into_iter().try_fold(Sums::new(size), |all, thread| {
            let sums: Result<Sums, String> = thread.join().map_err(|_| "a thread failed")?;
            sums.map(|sums| all.join(&sums))
        })
    })?;
    let (mean, error) = (sums.scores / games as f64, (sums.error / sums.seen).sqrt());
    eprintln!("{games} games, mean score {mean:.1}, the evaluation was wrong by {error:.2}");
    let change = sums.solve(G::STAY);
    for (feature, weights) in G::WEIGHTS.iter().enumerate() {
        let row = weights.iter().zip(&change[feature * MOMENTS..]);
        let row: Vec<String> =
            row.map(|(old, by)| format!("{:.2}", f64::from(*old) + by)).collect();
        println!("    [{}],", row.join(", "));
    }
    Ok(())
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut args = std::env::args().skip(1);
    let game = args.next().ok_or("which game?")?;
    let games: u64 = args.next().ok_or("how many games?")?.parse()?;
    let simulations = args.next().ok_or("how many simulations for each decision?")?;
    let careful: BotName = format!("search:{simulations}").parse()?;
    match game.as_str() {
        "tzolkin" => fit::<Tzolkin>(games, &careful)?,
        "mexica" => fit::<Mexica>(games, &careful)?,
        _ => return Err("tzolkin and mexica have a table".into()),
    }
    Ok(())
}
