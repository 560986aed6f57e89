//! The house is killed at random moments under load: nothing that was answered is missing.

use std::collections::HashSet;
use std::net::SocketAddr;
use std::path::Path;
use std::process::Stdio;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use patolli_game::{Chance, Seed};
use patolli_store::{Sqlite, Store};
use patolli_tables::{
    Command, Entry, LEAST_AFTER_REST, Pace, Phase, Sitter, Table, TableId, Terms, Time, UserId,
    What,
};
use patolli_wire::{News, Wish};
use patolli_yaxha::Yaxha;
use tokio::io::{AsyncBufReadExt, BufReader};
use tokio::process::{Child, Command as Process};

use super::client::{Client, LOST};
use super::open::{folder, settings};

/// Where the house of [`a_house_that_will_be_killed`] keeps its tables.
const FOLDER: &str = "PATOLLI_TEST_FOLDER";

/// How often it is killed; more by `PATOLLI_KILLS=300 cargo test -p patolli-server killed`.
const KILLS: &str = "PATOLLI_KILLS";

/// Not a test of its own: the process that the test below starts and kills.
#[test]
#[ignore = "it is started by another test"]
fn a_house_that_will_be_killed() {
    let Some(folder) = std::env::var_os(FOLDER) else { return };
    let result = crate::serve(settings(Path::new(&folder)), |address| println!("at {address}"));
    result.unwrap();
}

/// Less than a kill takes: without its rest, somebody would be out of time.
const PACE: Pace = Pace { turn: 10, bank: 0 };

async fn start(folder: &Path) -> (Child, SocketAddr) {
    let program = std::env::current_exe().unwrap();
    listening(house(Process::new(program), folder)).await
}

/// The same, started by another program such as `strace`.
pub fn house_process(by: Process, folder: &Path) -> Process {
    let mut process = by;
    process.arg(std::env::current_exe().unwrap());
    house(process, folder)
}

fn house(mut process: Process, folder: &Path) -> Process {
    process
        .args(["--ignored", "--exact", "tests::killed::a_house_that_will_be_killed", "--nocapture"])
        .env(FOLDER, folder)
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .kill_on_drop(true);
    process
}

/// Starts it, and waits until it listens.
pub async fn listening(mut process: Process) -> (Child, SocketAddr) {
    let mut child = process.spawn().unwrap();
    let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
    while let Some(line) = lines.next_line().await.unwrap() {
        if let Some((_, address)) = line.split_once("at 127") {
            let address = format!("127{address}").parse().unwrap();
            // What it says later is nobody's business, but it must be able to say it.
            tokio::spawn(async move { while let Ok(Some(_)) = lines.next_line().await {} });
            return (child, address);
        }
    }
    panic!("the house does not open");
}

/// What one person was told is done.
#[derive(Default)]
struct Answered {
    user: Option<(String, UserId)>,
    /// At the tables they opened; the last is the one they play at.
    tables: Vec<AtTable>,
}

struct AtTable {
    id: TableId,
    said: Vec<String>,
    decided: usize,
}

type Known = Arc<Mutex<Answered>>;

/// Decides and talks until the house is gone, and then panics. What is not answered may have been
/// done or not.
async fn live(address: SocketAddr, known: Known, person: usize) {
    let before = known.lock().unwrap().user.clone();
    let mut client = match &before {
        Some((cookie, _)) => Client::again(address, cookie).await,
        None => Client::connect(address).await,
    };
    if let Some((_, user)) = before {
        assert_eq!(client.user, user, "who comes again is the same person");
    }
    known.lock().unwrap().user = Some((client.cookie.clone().unwrap(), client.user));
    loop {
        let table = known.lock().unwrap().tables.last().map(|table| table.id.clone());
        let table = match table {
            Some(table) => table,
            None => open(&mut client, &known).await,
        };
        play(&mut client, &known, &table, person).await;
        open(&mut client, &known).await;
    }
}

/// Opens a table with clocks. One whose answer is lost is nobody's.
async fn open(client: &mut Client, known: &Known) -> TableId {
    let pace = Some(PACE);
    let wish = Wish::Open {
        terms: Terms { pace, ..Terms::usual("yaxha", 2) },
        key: u64::from(client.chance.below(u32::MAX)),
    };
    let News::Opened { table: id, .. } = client.ask(wish).await.unwrap() else {
        panic!("no table")
    };
    let table = AtTable { id: id.clone(), said: Vec::new(), decided: 0 };
    known.lock().unwrap().tables.push(table);
    id
}

/// Plays to the end.
async fn play(client: &mut Client, known: &Known, table: &TableId, person: usize) {
    let note = |what: &mut dyn FnMut(&mut AtTable)| {
        known.lock().unwrap().tables.iter_mut().filter(|at| at.id == *table).for_each(what);
    };
    client.watch(table).await;
    for seat in 1..=2 {
        if client.room(table).places[seat - 1].sitter == Sitter::Nobody {
            client.sit(table, seat, &format!("{person} at {seat}")).await;
        }
    }
    while client.room(table).phase == Phase::Playing {
        let text = format!("{person} says {:x}", client.chance.wide());
        client.act(table, Command::Say { text: text.clone() }).await.unwrap();
        note(&mut |at| at.said.push(text.clone()));
        let decided = client.decide::<Yaxha>(table, &[1, 2]).await;
        note(&mut |at| at.decided += usize::from(decided));
    }
    assert_eq!(client.room(table).phase, Phase::Finished);
}

fn now() -> Time {
    Time(std::time::UNIX_EPOCH.elapsed().unwrap().as_millis() as u64)
}

#[tokio::test(flavor = "multi_thread")]
async fn whatever_was_answered_is_there_after_a_kill() {
    let kills: usize = std::env::var(KILLS).ok().and_then(|kills| kills.parse().ok()).unwrap_or(20);
    let folder = folder();
    let mut chance = Chance::new(Seed(1));
    let people: Vec<Known> = (0..8).map(|_| Known::default()).collect();
    // When the house was killed, and when it was started again.
    let mut closed: Vec<(Time, Time)> = Vec::new();
    let mut killed = None;
    for round in 0..kills {
        let started = now();
        closed.extend(killed.map(|killed| (killed, started)));
        let (mut child, address) = start(folder.path()).await;
        let lives = people.iter().enumerate();
        let lives = lives.map(|(at, known)| tokio::spawn(live(address, Arc::clone(known), at)));
        let lives: Vec<_> = lives.collect();
        // Now and then while it still opens.
        let millis = if round % 5 == 4 { 0 } else { 30 + u64::from(chance.below(250)) };
        tokio::time::sleep(Duration::from_millis(millis)).await;
        child.kill().await.unwrap();
        killed = Some(now());
        for life in lives {
            // It ended with the house, and of nothing else.
            let why = life.await.unwrap_err().into_panic();
            let why = why.downcast_ref::<String>().cloned().unwrap_or_default();
            assert_eq!(why, LOST, "kill {round}");
        }
        check(folder.path(), &people, &closed, round, round + 1 == kills).await;
    }
    let all = |count: &dyn Fn(&AtTable) -> usize| -> usize {
        people
            .iter()
            .map(|known| known.lock().unwrap().tables.iter().map(count).sum::<usize>())
            .sum()
    };
    let said = all(&|at| at.said.len());
    assert!(said > 10 * kills, "{said} things were said");
    let tables = all(&|_| 1);
    assert!(tables >= people.len(), "{tables} tables");
    println!(
        "{kills} kills, {tables} tables, {said} things said, {} decisions",
        all(&|at| at.decided)
    );
}

/// Every table replays, and has all that was answered; and nobody's time went by while the house was
/// closed.
async fn check(folder: &Path, people: &[Known], closed: &[(Time, Time)], round: usize, last: bool) {
    let store: Arc<dyn Store> = Arc::new(Sqlite::open(folder).await.unwrap());
    for known in people {
        let tables: Vec<TableId> =
            known.lock().unwrap().tables.iter().map(|table| table.id.clone()).collect();
        // Those that were over before stay as they are; in the end they are looked at once more.
        let before = if last { 0 } else { tables.len().saturating_sub(2) };
        for (at, id) in tables.iter().enumerate().skip(before) {
            let kept = store.table(id).await.unwrap().expect("the table is there");
            let log: Vec<Entry> = kept.log.into_iter().map(|(entry, _)| entry).collect();
            let known = known.lock().unwrap();
            has_all(&log, &known.tables[at], round);
            rests(&log, closed, round);
        }
    }
    store.close().await;
}

fn has_all(log: &[Entry], known: &AtTable, round: usize) {
    let table = Table::<Yaxha>::replay(log).unwrap();
    let decided = table.play().map_or(0, |play| play.steps().len());
    assert!(decided >= known.decided, "kill {round}: of {} {decided} are there", known.decided);
    let said: HashSet<&str> = log
        .iter()
        .filter_map(|entry| match &entry.what {
            What::Said { text, .. } => Some(text.as_str()),
            _ => None,
        })
        .collect();
    for text in &known.said {
        assert!(said.contains(text.as_str()), "kill {round}: “{text}” is missing");
    }
}

/// What happened first after the house was closed is that nobody's time went by.
fn rests(log: &[Entry], closed: &[(Time, Time)], round: usize) {
    let mut expected: Vec<Entry> = Vec::new();
    for pair in log.windows(2) {
        let (last, next) = (&pair[0], &pair[1]);
        expected.push(last.clone());
        let while_closed =
            closed.iter().find(|(killed, opened)| last.at <= *killed && next.at >= *opened);
        let Some((killed, _)) = while_closed else { continue };
        let table = Table::<Yaxha>::replay(&expected).unwrap();
        if table.phase() != Phase::Playing {
            continue;
        }
        let What::Rested { since } = next.what else { panic!("kill {round}: {next:?} came first") };
        assert!(last.at <= since && since <= *killed, "kill {round}: closed since {since:?}");
        expected.push(next.clone());
        let table = Table::<Yaxha>::replay(&expected).unwrap();
        expected.pop();
        assert!(table.due().unwrap() >= next.at.after(LEAST_AFTER_REST), "kill {round}");
    }
}
