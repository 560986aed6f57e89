//! A run, from the first connection to the report.

use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use std::time::{Duration, Instant};

use patolli_game::{Chance, Heuristics, SetupError};
use patolli_shelf::{UnknownGame, Visitor, visit};
use thiserror::Error;
use tokio::sync::{OwnedSemaphorePermit, Semaphore, watch};
use tokio::task::JoinSet;
use tokio::time::sleep;

use crate::connection::Connection;
use crate::measures::{Measures, Sent};
use crate::pace::Pace;
use crate::plan::{LONGEST, Load, MOST_TABLES};
use crate::player::{AtTable, Player, Shared, Stage};
use crate::problem::Problem;
use crate::processes::{Ticks, memory};
use crate::report::{Latency, Memory, Processors, Report};

/// How many tables are opened at once.
const OPENED_AT_ONCE: usize = 64;

/// How often it is looked how far it is.
const LOOK: Duration = Duration::from_millis(100);

/// How long the house may take to become quiet once every table has begun.
const SETTLE: Duration = Duration::from_secs(1);

/// Why there is no report.
#[derive(Debug, Error)]
pub enum CannotLoad {
    /// The house is on another machine.
    #[error("only a house on this machine is put under load")]
    Elsewhere,
    /// Too many tables, or for too long.
    #[error("at most {MOST_TABLES} tables for {LONGEST} seconds")]
    TooMuch,
    /// There is no such game.
    #[error("{0}")]
    Game(#[from] UnknownGame),
    /// The game cannot be set up like this.
    #[error("{0}")]
    Setup(#[from] SetupError),
    /// The system fails.
    #[error("{0}")]
    System(#[from] std::io::Error),
    /// Not every table could be opened.
    #[error("{0}")]
    Opening(String),
    /// Somebody pressed Ctrl+C.
    #[error("it was interrupted")]
    Interrupted,
}

/// How far a run is.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Progress {
    /// At so many connections a game has begun.
    Begun(usize),
    /// It is played, so long until now.
    Played(Duration),
}

/// Plays, and says what came of it.
pub fn run(load: &Load, progress: &dyn Fn(Progress)) -> Result<Report, CannotLoad> {
    visit(&load.terms.game, Run { load, progress })?
}

struct Run<'a> {
    load: &'a Load,
    progress: &'a dyn Fn(Progress),
}

impl Visitor for Run<'_> {
    type Output = Result<Report, CannotLoad>;

    fn visit<G: Heuristics>(self) -> Self::Output {
        let load = self.load;
        if !load.is_here() {
            return Err(CannotLoad::Elsewhere);
        }
        let longest = Duration::from_secs(LONGEST);
        if load.tables > MOST_TABLES || load.warmup > longest || load.duration > longest {
            return Err(CannotLoad::TooMuch);
        }
        load.terms.setup::<G>(load.seed)?;
        let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
        runtime.block_on(async {
            tokio::select! {
                report = play::<G>(load, self.progress) => report,
                _ = tokio::signal::ctrl_c() => Err(CannotLoad::Interrupted),
            }
        })
    }
}

async fn play<G: Heuristics>(
    load: &Load,
    progress: &dyn Fn(Progress),
) -> Result<Report, CannotLoad> {
    let before = memory(load.process);
    let (stage, staged) = watch::channel(Stage::Gathering);
    let shared = Arc::new(Shared {
        pace: Pace::new(load.rate),
        measures: Measures::new(),
        terms: load.terms.clone(),
        in_a_row: load.in_a_row,
    });
    let measures = &shared.measures;
    let opening = Instant::now();
    let mut players = sit_down::<G>(load, &shared, &staged);
    while measures.begun.load(Relaxed) < load.connections() {
        sleep(LOOK).await;
        progress(Progress::Begun(measures.begun.load(Relaxed)));
        if measures.lost.load(Relaxed) > 0 {
            return Err(CannotLoad::Opening(measures.first_problem().unwrap_or_default()));
        }
    }
    let opening_seconds = opening.elapsed().as_secs_f64();
    sleep(SETTLE).await;
    let begun = memory(load.process);

    // Nobody has left, so somebody hears it.
    let _ = stage.send(Stage::Playing);
    let played = Instant::now();
    pass(load.warmup, played, progress).await;
    let (since, ticks) = (Instant::now(), Ticks::now(load.process));
    measures.measure(true);
    pass(load.duration, played, progress).await;
    measures.measure(false);
    let (seconds, used) = (since.elapsed().as_secs_f64(), Ticks::now(load.process));
    let end = memory(load.process);

    let _ = stage.send(Stage::Over);
    while players.join_next().await.is_some() {}
    let mut report = Report {
        game: load.terms.game.clone(),
        tables: load.tables,
        seats: load.terms.seats,
        connections: load.connections(),
        rate: load.rate,
        opening_seconds,
        seconds,
        decisions: 0,
        decisions_per_second: 0.0,
        games: 0,
        seen: Latency::default(),
        answered: Latency::default(),
        processors: Processors::between(ticks, used),
        memory: Memory::of(load, [before, begun, end]),
        overtaken: 0,
        lost: measures.lost.load(Relaxed),
        first_problem: measures.first_problem(),
    };
    report.count(measures);
    Ok(report)
}

/// Lets so much time pass.
async fn pass(time: Duration, played: Instant, progress: &dyn Fn(Progress)) {
    let until = Instant::now() + time;
    loop {
        let left = until.saturating_duration_since(Instant::now());
        if left.is_zero() {
            return;
        }
        sleep(left.min(LOOK)).await;
        progress(Progress::Played(played.elapsed()));
    }
}

/// Starts everybody: each seat of each table.
fn sit_down<G: Heuristics>(
    load: &Load,
    shared: &Arc<Shared>,
    stage: &watch::Receiver<Stage>,
) -> JoinSet<()> {
    let at_once = Arc::new(Semaphore::new(OPENED_AT_ONCE));
    let mut players = JoinSet::new();
    let seats = load.terms.seats;
    for table in 0..load.tables {
        let opened = watch::Sender::new(None);
        let later = load.warmup * table as u32 / load.tables as u32;
        let at_table = Arc::new(AtTable { opened, sent: Sent::default(), later });
        for place in 0..seats {
            let connection = table * seats + place;
            let seat = Place {
                address: load.address,
                source: load.source(connection),
                number: place,
                at_table: Arc::clone(&at_table),
                at_once: Arc::clone(&at_once),
                stage: stage.clone(),
                chance: Chance::new(load.seed.of_game(connection as u64)),
            };
            let shared = Arc::clone(shared);
            players.spawn(async move {
                if let Err(problem) = seat.take::<G>(&shared).await {
                    shared.measures.lose(&problem);
                }
            });
        }
    }
    players
}

/// A seat that somebody will take.
struct Place {
    address: std::net::SocketAddr,
    source: std::net::IpAddr,
    number: usize,
    at_table: Arc<AtTable>,
    at_once: Arc<Semaphore>,
    stage: watch::Receiver<Stage>,
    chance: Chance,
}

impl Place {
    async fn take<G: Heuristics>(self, shared: &Arc<Shared>) -> Result<(), Problem> {
        let held = self.wait().await;
        let connection = Connection::open(self.address, self.source).await?;
        let (shared, at_table) = (Arc::clone(shared), self.at_table);
        let player = Player::<G>::new(connection, shared, at_table, self.stage, self.chance);
        player.await?.play(self.number, held).await
    }

    /// Waits until it is this table's turn to be opened: its first player holds that until the game
    /// has begun, and the others come when the table is open.
    async fn wait(&self) -> Option<OwnedSemaphorePermit> {
        if self.number == 0 {
            return Arc::clone(&self.at_once).acquire_owned().await.ok();
        }
        let _ = self.at_table.opened.subscribe().wait_for(Option::is_some).await;
        None
    }
}
