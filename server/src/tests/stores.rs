//! Stores that are slow or full: nothing is told before it is kept, and nothing that is not.

use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use async_trait::async_trait;
use patolli_game::{Seat, Seed};
use patolli_store::{Append, Appended, Digest, Kept, KeptView, Listed, Sqlite, Store, StoreError};
use patolli_tables::{
    Actor, Command, Given, LEAST_AFTER_REST, Pace, Phase, Table, TableId, Terms, Time, UserId,
};
use patolli_wire::{Ask, News, Wish};
use patolli_yaxha::Yaxha;
use tokio::sync::Semaphore;
use tokio::time::timeout;

use super::client::Client;
use super::open::{Open, folder, settings};

/// A store whose appends wait until they are let through, or find no room.
struct Gate {
    store: Sqlite,
    open: Semaphore,
    full: AtomicBool,
    /// What is kept is not known to be.
    lost: AtomicBool,
    /// Nothing can be read.
    dark: AtomicBool,
    /// Of this one nothing can be kept, nor of what is to be kept with it.
    bad: Mutex<Option<TableId>>,
}

#[async_trait]
impl Store for Gate {
    async fn append(&self, batch: &[Append]) -> Result<Vec<Appended>, StoreError> {
        if self.full.load(Ordering::Relaxed) {
            return Err(StoreError::Full);
        }
        let bad = self.bad.lock().unwrap().clone();
        if batch.iter().any(|append| Some(&append.table) == bad.as_ref()) {
            return Err(StoreError::Damaged("a test wants it".to_owned()));
        }
        let appended = self.store.append(batch).await;
        if self.lost.load(Ordering::Relaxed) {
            return Err(StoreError::Damaged("a test wants it".to_owned()));
        }
        // It is on disk, but that is not known yet.
        drop(self.open.acquire().await);
        appended
    }

    async fn table(&self, table: &TableId) -> Result<Option<Kept>, StoreError> {
        if self.dark.load(Ordering::Relaxed) {
            return Err(StoreError::Damaged("a test wants it".to_owned()));
        }
        self.store.table(table).await
    }

    async fn listed(&self, most: u32) -> Result<Vec<Listed>, StoreError> {
        self.store.listed(most).await
    }

    async fn of_user(&self, user: UserId, most: u32) -> Result<Vec<Listed>, StoreError> {
        self.store.of_user(user, most).await
    }

    async fn going_on(&self, user: UserId, but_for: &TableId) -> Result<u64, StoreError> {
        self.store.going_on(user, but_for).await
    }

    async fn unfinished(&self) -> Result<Vec<Listed>, StoreError> {
        self.store.unfinished().await
    }

    async fn due(&self, by: Time) -> Result<Vec<TableId>, StoreError> {
        self.store.due(by).await
    }

    async fn set_aside(&self, table: &TableId, why: Option<&str>) -> Result<(), StoreError> {
        self.store.set_aside(table, why).await
    }

    async fn keep_views(&self, all: &[(TableId, Vec<KeptView>)]) -> Result<(), StoreError> {
        self.store.keep_views(all).await
    }

    async fn views(&self, table: &TableId) -> Result<Vec<KeptView>, StoreError> {
        self.store.views(table).await
    }

    async fn welcome(&self, secret: &Digest, now: Time) -> Result<UserId, StoreError> {
        self.store.welcome(secret, now).await
    }

    async fn guest(&self, secret: &Digest) -> Result<Option<UserId>, StoreError> {
        self.store.guest(secret).await
    }

    async fn pass(&self, secret: &Digest, user: UserId, until: Time) -> Result<(), StoreError> {
        self.store.pass(secret, user, until).await
    }

    async fn use_pass(
        &self,
        secret: &Digest,
        device: &Digest,
        now: Time,
    ) -> Result<Option<UserId>, StoreError> {
        self.store.use_pass(secret, device, now).await
    }

    async fn alive(&self, now: Time) -> Result<(), StoreError> {
        self.store.alive(now).await
    }

    async fn last_alive(&self) -> Result<Option<Time>, StoreError> {
        self.store.last_alive().await
    }

    async fn close(&self) {
        self.store.close().await;
    }
}

/// A house on such a store, with a table at which two sit at one screen, and somebody who looks on.
async fn gathered(folder: &Path, gate: &Arc<Gate>) -> (Open, TableId, Client, Client) {
    let store = Arc::clone(gate) as Arc<dyn Store>;
    let house = Open::on(settings(folder), store).await;
    let mut ana = Client::connect(house.address).await;
    let table = ana.open(Terms::usual("yaxha", 2)).await;
    ana.watch(&table).await;
    ana.sit(&table, 1, "Ana").await;
    ana.sit(&table, 2, "Ben").await;
    let mut onlooker = Client::connect(house.address).await;
    onlooker.watch(&table).await;
    (house, table, ana, onlooker)
}

async fn gate(folder: &Path) -> Arc<Gate> {
    let store = Sqlite::open(folder).await.unwrap();
    let no = || AtomicBool::new(false);
    let (full, lost, dark) = (no(), no(), no());
    Arc::new(Gate { store, open: Semaphore::new(1), full, lost, dark, bad: Mutex::default() })
}

/// Hears nothing but who is there, for a while.
async fn hears_nothing(client: &mut Client) {
    let before = client.tables.clone();
    let soon = Duration::from_millis(300);
    while let Ok(news) = timeout(soon, client.news()).await {
        assert!(matches!(news, News::Presence { .. }), "{news:?}");
    }
    assert_eq!(client.tables, before);
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_is_told_before_it_is_kept() {
    let folder = folder();
    let gate = gate(folder.path()).await;
    let (house, table, mut ana, mut onlooker) = gathered(folder.path(), &gate).await;
    let held = gate.open.acquire().await.unwrap();
    let number = ana.tables[&table].number;
    let wish = Wish::Do {
        table: table.clone(),
        command: Command::Say { text: "hello".to_owned() },
        key: 5,
    };
    let ask = Ask { id: 77, wish };
    ana.send(&serde_json::to_string(&ask).unwrap()).await;
    hears_nothing(&mut ana).await;
    hears_nothing(&mut onlooker).await;
    drop(held);
    ana.hear_until(&table, number + 1).await;
    onlooker.hear_until(&table, number + 1).await;
    drop(gate);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn on_a_full_disk_one_is_told_so_and_the_game_stands_as_it_was() {
    let folder = folder();
    let gate = gate(folder.path()).await;
    let (house, table, mut ana, mut onlooker) = gathered(folder.path(), &gate).await;
    assert!(ana.decide::<Yaxha>(&table, &[1, 2]).await);
    let number = ana.tables[&table].number;
    onlooker.hear_until(&table, number).await;
    let seen = onlooker.tables[&table].clone();
    gate.full.store(true, Ordering::Relaxed);
    let say = Command::Say { text: "hello".to_owned() };
    let refusal = ana.act(&table, say.clone()).await.unwrap_err();
    assert_eq!(refusal.reason, "server-full");
    let refusal = ana.ask(Wish::Open { terms: Terms::usual("yaxha", 2), key: 1 }).await;
    assert_eq!(refusal.unwrap_err().reason, "server-full");
    // Once there is room again, it goes on where it was.
    gate.full.store(false, Ordering::Relaxed);
    ana.act(&table, say).await.unwrap();
    assert_eq!(ana.tables[&table].number, number + 1);
    onlooker.hear_until(&table, number + 1).await;
    assert_eq!(onlooker.tables[&table].game, seen.game);
    assert!(ana.decide::<Yaxha>(&table, &[1, 2]).await);
    drop(gate);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_not_kept_is_never_shown_even_if_nothing_can_be_read() {
    let folder = folder();
    let gate = gate(folder.path()).await;
    let (house, table, mut ana, mut onlooker) = gathered(folder.path(), &gate).await;
    let say = Command::Say { text: "hello".to_owned() };
    gate.full.store(true, Ordering::Relaxed);
    gate.dark.store(true, Ordering::Relaxed);
    assert_eq!(ana.act(&table, say.clone()).await.unwrap_err().reason, "server-full");
    let watch = Wish::Watch { table: table.clone() };
    for asked in [watch.clone(), Wish::Look { table: table.clone(), from: 0, to: 1 }] {
        assert_eq!(onlooker.ask(asked).await.unwrap_err().reason, "server-failed");
    }
    // Nor is it done as if it were there.
    gate.full.store(false, Ordering::Relaxed);
    assert_eq!(ana.act(&table, say.clone()).await.unwrap_err().reason, "server-failed");
    gate.dark.store(false, Ordering::Relaxed);
    onlooker.ask(watch).await.unwrap();
    assert!(onlooker.tables[&table].talk.is_empty());
    ana.act(&table, say).await.unwrap();
    assert_eq!(ana.tables[&table].talk.len(), 1);
    drop(gate);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_kept_although_it_failed_is_not_done_again() {
    let folder = folder();
    let gate = gate(folder.path()).await;
    let (house, table, mut ana, _) = gathered(folder.path(), &gate).await;
    gate.lost.store(true, Ordering::Relaxed);
    let command = Command::Say { text: "hello".to_owned() };
    let wish = Wish::Do { table: table.clone(), command, key: 5 };
    assert_eq!(ana.ask(wish.clone()).await.unwrap_err().reason, "server-failed");
    gate.lost.store(false, Ordering::Relaxed);
    ana.ask(wish).await.unwrap();
    assert_eq!(ana.tables[&table].talk.len(), 1);
    drop(gate);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_cannot_be_kept_takes_nothing_else_with_it() {
    let folder = folder();
    let gate = gate(folder.path()).await;
    let (house, bad, mut ana, mut onlooker) = gathered(folder.path(), &gate).await;
    let good = onlooker.open(Terms::usual("yaxha", 2)).await;
    onlooker.watch(&good).await;
    onlooker.sit(&good, 1, "Cy").await;
    let busy = ana.open(Terms::usual("yaxha", 2)).await;
    let mut ben = Client::again(house.address, &ana.cookie.clone().unwrap()).await;
    let say = || Command::Say { text: "hello".to_owned() };
    *gate.bad.lock().unwrap() = Some(bad.clone());
    // While one is being kept, the two others come together.
    let held = gate.open.acquire().await.unwrap();
    let sit = Command::Sit { seat: Seat::FIRST, name: "Ana".to_owned() };
    let first = ben.act(&busy, sit);
    let others = async {
        tokio::time::sleep(Duration::from_millis(100)).await;
        let both = async { tokio::join!(ana.act(&bad, say()), onlooker.act(&good, say())) };
        let release = async {
            tokio::time::sleep(Duration::from_millis(200)).await;
            drop(held);
        };
        tokio::join!(both, release).0
    };
    let (first, (bad, good)) = tokio::join!(first, others);
    first.unwrap();
    assert_eq!(bad.unwrap_err().reason, "server-failed");
    good.unwrap();
    drop(gate);
    house.close().await;
}

/// Ten seconds for each turn, and no more.
const SHORT: Pace = Pace { turn: 10, bank: 0 };

fn clocked() -> Terms {
    Terms { pace: Some(SHORT), ..Terms::usual("yaxha", 2) }
}

/// Keeps a table that began at this time.
async fn begun(store: &Sqlite, at: Time) -> TableId {
    let given = Given { at, seed: Seed(3) };
    let (mut table, opened) = Table::<Yaxha>::open(clocked(), UserId(1), given).unwrap();
    let mut entries = vec![opened];
    for (seat, name) in Seat::first(2).zip(["Ana", "Ben"]) {
        let sit = Command::Sit { seat, name: name.to_owned() };
        let deeds = table.act(Actor::User(UserId(1)), &sit, given).unwrap();
        entries.extend(deeds.into_iter().map(|deed| deed.entry));
    }
    let id = TableId("begun".to_owned());
    let head = crate::room::head(&id, &table, at);
    store.append(&[Append::opening(id.clone(), entries, head)]).await.unwrap();
    id
}

async fn replayed(store: &dyn Store, id: &TableId) -> (Table<Yaxha>, Time) {
    let kept = store.table(id).await.unwrap().unwrap();
    let last = kept.log.last().unwrap().0.at;
    (Table::replay(kept.log.iter().map(|(entry, _)| entry)).unwrap(), last)
}

#[tokio::test(flavor = "multi_thread")]
async fn that_nobodys_time_went_by_is_kept_before_the_house_says_that_it_is_open() {
    let folder = folder();
    let gate = gate(folder.path()).await;
    let now = std::time::UNIX_EPOCH.elapsed().unwrap().as_millis() as u64;
    let (began, closed) = (Time(now - 3_600_000), Time(now - 3_595_000));
    let id = begun(&gate.store, began).await;
    gate.store.alive(closed).await.unwrap();
    // It opens twice on a full disk, and is not closed as a host would.
    gate.full.store(true, Ordering::Relaxed);
    let store = || Arc::clone(&gate) as Arc<dyn Store>;
    for _ in 0..2 {
        let killed = tokio::runtime::Runtime::new().unwrap();
        let opened = crate::house::House::open(settings(folder.path()), store());
        let opened = killed.spawn(opened).await.unwrap().unwrap();
        tokio::time::sleep(Duration::from_millis(1300)).await;
        assert_eq!(gate.store.last_alive().await.unwrap(), Some(closed));
        drop(opened);
        killed.shutdown_background();
    }
    let house = Open::on(settings(folder.path()), store()).await;
    gate.full.store(false, Ordering::Relaxed);
    let since = std::time::Instant::now();
    while gate.store.last_alive().await.unwrap() == Some(closed) {
        assert!(since.elapsed() < Duration::from_secs(10));
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    let (table, last) = replayed(&gate.store, &id).await;
    assert_eq!(table.phase(), Phase::Playing);
    assert!(table.due().unwrap() >= last.after(LEAST_AFTER_REST));
    drop(gate);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_is_out_of_time_because_the_disk_is_full() {
    let folder = folder();
    let gate = gate(folder.path()).await;
    let house = Open::on(settings(folder.path()), Arc::clone(&gate) as Arc<dyn Store>).await;
    let mut ana = Client::connect(house.address).await;
    let table = ana.open(clocked()).await;
    ana.watch(&table).await;
    ana.sit(&table, 1, "Ana").await;
    ana.sit(&table, 2, "Ben").await;
    gate.full.store(true, Ordering::Relaxed);
    tokio::time::sleep(Duration::from_secs(12)).await;
    gate.full.store(false, Ordering::Relaxed);
    tokio::time::sleep(Duration::from_secs(2)).await;
    let (kept, last) = replayed(&gate.store, &table).await;
    assert_eq!(kept.phase(), Phase::Playing);
    assert!(kept.due().unwrap() >= last.after(LEAST_AFTER_REST));
    assert!(ana.decide::<Yaxha>(&table, &[1]).await);
    drop(gate);
    house.close().await;
}
