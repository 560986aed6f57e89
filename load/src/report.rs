//! What came of a run.

use hdrhistogram::Histogram;
use serde::Serialize;

use crate::measures::Measures;
use crate::plan::Load;
use crate::processes::Ticks;

/// What came of a run.
#[derive(Clone, Debug, Serialize)]
pub struct Report {
    /// The game.
    pub game: String,
    /// Tables, the seats of each, and connections.
    pub tables: usize,
    /// Seats of each.
    pub seats: usize,
    /// One for each seat.
    pub connections: usize,
    /// How many decisions a second were wanted, if not as many as can be.
    pub rate: Option<f64>,
    /// How long it took until every table had begun, in seconds.
    pub opening_seconds: f64,
    /// How long it was measured.
    pub seconds: f64,
    /// How many decisions were answered.
    pub decisions: u64,
    /// The same for each second.
    pub decisions_per_second: f64,
    /// How many games were played to their end.
    pub games: u64,
    /// From a decision sent to seen by another seat.
    pub seen: Latency,
    /// From a decision sent to its answer.
    pub answered: Latency,
    /// How much of all processors was used.
    pub processors: Option<Processors>,
    /// The memory of the house.
    pub memory: Option<Memory>,
    /// Decisions that came too late, since the game had gone on.
    pub overtaken: u64,
    /// Connections that were lost.
    pub lost: u64,
    /// Why the first was.
    pub first_problem: Option<String>,
}

/// How long something took, in milliseconds.
#[derive(Clone, Copy, Debug, Default, Serialize)]
pub struct Latency {
    /// How often it was measured.
    pub count: u64,
    /// Half of them took at most so long.
    pub p50: f64,
    /// Nine in ten.
    pub p90: f64,
    /// 99 in a hundred.
    pub p99: f64,
    /// The longest.
    pub max: f64,
}

/// Shares of all processors of the machine, from 0 to 1.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct Processors {
    /// Of everything on it.
    pub machine: f64,
    /// Of the house.
    pub house: Option<f64>,
    /// Of those who played.
    pub players: f64,
}

/// The memory that the house has of the machine, in bytes.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct Memory {
    /// Before anybody came.
    pub before: u64,
    /// When every table had begun.
    pub begun: u64,
    /// At the end.
    pub end: u64,
    /// What a table with its connections adds when it has begun.
    pub per_table: f64,
    /// The same at the end: games have been played, and those that are over not all put away.
    pub per_table_at_end: f64,
}

impl Latency {
    pub(crate) fn of(histogram: &Histogram<u64>) -> Self {
        let millis = |micros: u64| micros as f64 / 1000.0;
        let at = |quantile| millis(histogram.value_at_quantile(quantile));
        Self {
            count: histogram.len(),
            p50: at(0.5),
            p90: at(0.9),
            p99: at(0.99),
            max: millis(histogram.max()),
        }
    }
}

impl Processors {
    pub(crate) fn between(before: Option<Ticks>, after: Option<Ticks>) -> Option<Self> {
        let (before, after) = before.zip(after)?;
        let all = after.all.checked_sub(before.all).filter(|all| *all > 0)? as f64;
        let share = |before: u64, after: u64| after.saturating_sub(before) as f64 / all;
        Some(Self {
            machine: share(before.busy, after.busy),
            house: before.house.zip(after.house).map(|(before, after)| share(before, after)),
            players: share(before.own, after.own),
        })
    }
}

impl Memory {
    pub(crate) fn of(load: &Load, [before, begun, end]: [Option<u64>; 3]) -> Option<Self> {
        let (before, begun, end) = (before?, begun?, end?);
        let per_table = |now: u64| (now as f64 - before as f64) / load.tables as f64;
        let (per_table, per_table_at_end) = (per_table(begun), per_table(end));
        Some(Self { before, begun, end, per_table, per_table_at_end })
    }
}

impl Report {
    /// Did anything go wrong?
    pub const fn is_good(&self) -> bool {
        self.lost == 0 && self.decisions > 0
    }

    pub(crate) fn count(&mut self, measures: &Measures) {
        use std::sync::atomic::Ordering::Relaxed;
        let (seen, answered) = measures.histograms();
        (self.seen, self.answered) = (Latency::of(&seen), Latency::of(&answered));
        self.decisions = measures.decisions.load(Relaxed);
        self.decisions_per_second = self.decisions as f64 / self.seconds;
        self.games = measures.games.load(Relaxed);
        self.overtaken = measures.overtaken.load(Relaxed);
    }
}
