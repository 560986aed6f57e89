//! The house is killed at random moments under load: nothing that was answered is missing.

use std::net::SocketAddr;
use std::path::Path;
use std::process::Stdio;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use patolli_game::{Chance, Seed};
use patolli_store::{Sqlite, Store};
use patolli_tables::{Command, Table, TableId, Terms, What};
use patolli_yaxha::Yaxha;
use tokio::io::{AsyncBufReadExt, BufReader};
use tokio::process::{Child, Command as Process};

use super::client::Client;
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

async fn start(folder: &Path) -> (Child, SocketAddr) {
    let mut child = Process::new(std::env::current_exe().unwrap())
        .args(["--ignored", "--exact", "tests::killed::a_house_that_will_be_killed", "--nocapture"])
        .env(FOLDER, folder)
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .kill_on_drop(true)
        .spawn()
        .unwrap();
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

/// What one person was told is done at their table.
#[derive(Default)]
struct Answered {
    table: Option<TableId>,
    cookie: Option<String>,
    said: Vec<String>,
    decided: usize,
}

type Known = Arc<Mutex<Answered>>;

/// Decides and talks until the house is gone, and then panics. What is not answered may have been
/// done or not.
async fn live(address: SocketAddr, known: Known, person: usize) {
    let cookie = known.lock().unwrap().cookie.clone();
    let mut client = match cookie {
        Some(cookie) => Client::again(address, &cookie).await,
        None => Client::connect(address).await,
    };
    known.lock().unwrap().cookie.clone_from(&client.cookie);
    let table = known.lock().unwrap().table.clone();
    let table = match table {
        Some(table) => table,
        None => client.open(Terms::usual("yaxha", 2)).await,
    };
    known.lock().unwrap().table = Some(table.clone());
    client.watch(&table).await;
    for seat in 1..=2 {
        if client.room(&table).places[seat - 1].name.is_empty() {
            client.sit(&table, seat, &format!("{person} at {seat}")).await;
        }
    }
    loop {
        let text = format!("{person} says {:x}", client.chance.wide());
        client.act(&table, Command::Say { text: text.clone() }).await.unwrap();
        known.lock().unwrap().said.push(text);
        let decided = client.decide::<Yaxha>(&table, &[1, 2]).await;
        known.lock().unwrap().decided += usize::from(decided);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn whatever_was_answered_is_there_after_a_kill() {
    let kills: usize = std::env::var(KILLS).ok().and_then(|kills| kills.parse().ok()).unwrap_or(20);
    let folder = folder();
    let mut chance = Chance::new(Seed(1));
    let people: Vec<Known> = (0..8).map(|_| Known::default()).collect();
    for round in 0..kills {
        let (mut child, address) = start(folder.path()).await;
        let lives = people.iter().enumerate();
        let lives = lives.map(|(at, known)| tokio::spawn(live(address, Arc::clone(known), at)));
        let lives: Vec<_> = lives.collect();
        tokio::time::sleep(Duration::from_millis(30 + u64::from(chance.below(250)))).await;
        child.kill().await.unwrap();
        for life in lives {
            // It ended with the house.
            assert!(life.await.is_err());
        }
        check(folder.path(), &people, round).await;
    }
    let said: usize = people.iter().map(|known| known.lock().unwrap().said.len()).sum();
    assert!(said > 10 * kills, "{said} things were said");
}

/// Every table replays, and has all that was answered.
async fn check(folder: &Path, people: &[Known], round: usize) {
    let store: Arc<dyn Store> = Arc::new(Sqlite::open(folder).await.unwrap());
    for known in people {
        let Some(id) = known.lock().unwrap().table.clone() else { continue };
        let kept = store.table(&id).await.unwrap().expect("the table is there");
        let log = kept.log.iter().map(|(entry, _)| entry);
        let table = Table::<Yaxha>::replay(log.clone()).unwrap();
        let known = known.lock().unwrap();
        let decided = table.play().map_or(0, |play| play.steps().len());
        assert!(decided >= known.decided, "kill {round}: of {} {decided} are there", known.decided);
        let said: Vec<&str> = log
            .filter_map(|entry| match &entry.what {
                What::Said { text, .. } => Some(text.as_str()),
                _ => None,
            })
            .collect();
        for text in &known.said {
            assert!(said.contains(&text.as_str()), "kill {round}: “{text}” is missing");
        }
    }
    store.close().await;
}
