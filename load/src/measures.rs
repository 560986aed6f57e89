//! What is measured while it is played.

use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use hdrhistogram::Histogram;
use patolli_game::{MAX_SEATS, Seat};

use crate::problem::Problem;

/// The longest time that is told from longer ones, in microseconds.
const LONGEST: u64 = 60_000_000;

/// How many of a seat's decisions may be on their way to others.
const ON_THE_WAY: usize = 16;

/// What is measured of all tables together.
#[derive(Debug)]
pub struct Measures {
    began: Instant,
    measuring: AtomicBool,
    /// From a decision sent to seen by another seat.
    seen: Mutex<Histogram<u64>>,
    /// From a decision sent to its answer.
    answered: Mutex<Histogram<u64>>,
    pub decisions: AtomicU64,
    pub games: AtomicU64,
    /// Decisions that were refused since the game had gone on.
    pub overtaken: AtomicU64,
    /// Connections that were lost.
    pub lost: AtomicU64,
    /// Connections at whose table the first game began.
    pub begun: AtomicUsize,
    first_problem: Mutex<Option<String>>,
}

impl Measures {
    pub fn new() -> Self {
        Self {
            began: Instant::now(),
            measuring: AtomicBool::new(false),
            seen: Mutex::new(histogram()),
            answered: Mutex::new(histogram()),
            decisions: AtomicU64::new(0),
            games: AtomicU64::new(0),
            overtaken: AtomicU64::new(0),
            lost: AtomicU64::new(0),
            begun: AtomicUsize::new(0),
            first_problem: Mutex::new(None),
        }
    }

    /// From now on it counts, or no more.
    pub fn measure(&self, measuring: bool) {
        self.measuring.store(measuring, Ordering::Relaxed);
    }

    pub fn measures(&self) -> bool {
        self.measuring.load(Ordering::Relaxed)
    }

    /// Counts something, if it counts.
    pub fn count(&self, what: &AtomicU64) {
        if self.measures() {
            what.fetch_add(1, Ordering::Relaxed);
        }
    }

    /// So many decisions in a row were answered.
    pub fn answered(&self, after: Duration, decisions: usize) {
        if self.measures() {
            self.decisions.fetch_add(decisions as u64, Ordering::Relaxed);
            note(&self.answered, after);
        }
    }

    /// Another seat saw a decision.
    pub fn seen(&self, after: Duration) {
        if self.measures() {
            note(&self.seen, after);
        }
    }

    /// A connection was lost.
    pub fn lose(&self, problem: &Problem) {
        self.lost.fetch_add(1, Ordering::Relaxed);
        let mut first = self.first_problem.lock().unwrap_or_else(PoisonError::into_inner);
        first.get_or_insert_with(|| problem.to_string());
    }

    pub fn first_problem(&self) -> Option<String> {
        self.first_problem.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// The histograms: until seen, and until answered.
    pub fn histograms(&self) -> (Histogram<u64>, Histogram<u64>) {
        let copy =
            |of: &Mutex<Histogram<u64>>| of.lock().unwrap_or_else(PoisonError::into_inner).clone();
        (copy(&self.seen), copy(&self.answered))
    }

    fn micros(&self) -> u64 {
        self.began.elapsed().as_micros() as u64
    }
}

fn histogram() -> Histogram<u64> {
    // Three digits up to a minute are allowed.
    Histogram::new_with_bounds(1, LONGEST, 3).unwrap_or_else(|error| unreachable!("{error}"))
}

fn note(histogram: &Mutex<Histogram<u64>>, after: Duration) {
    let mut histogram = histogram.lock().unwrap_or_else(PoisonError::into_inner);
    histogram.saturating_record(after.as_micros() as u64);
}

/// When the latest decisions at a table were sent.
#[derive(Debug, Default)]
pub struct Sent([[AtomicU64; ON_THE_WAY]; MAX_SEATS]);

/// Which of a seat's decisions it was is in the upper bits, when in the lower.
const WHEN: u32 = 40;

impl Sent {
    /// A seat sends the decision with this number among its own.
    pub fn send(&self, seat: Seat, number: u32, measures: &Measures) {
        let value = u64::from(number) << WHEN | measures.micros();
        self.0[seat.index()][number as usize % ON_THE_WAY].store(value, Ordering::Release);
    }

    /// Another seat sees it: after how long. Nothing if it was sent so long ago that others took its
    /// place.
    pub fn see(&self, seat: Seat, number: u32, measures: &Measures) -> Option<Duration> {
        let value = self.0[seat.index()][number as usize % ON_THE_WAY].load(Ordering::Acquire);
        let when = value & ((1 << WHEN) - 1);
        let is_it = value >> WHEN == u64::from(number);
        is_it.then(|| Duration::from_micros(measures.micros().saturating_sub(when)))
    }
}
