//! Stores that are slow or full: nothing is told before it is kept, and nothing that is not.

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use async_trait::async_trait;
use patolli_store::{Append, Appended, Digest, Kept, KeptView, Listed, Sqlite, Store, StoreError};
use patolli_tables::{Command, TableId, Terms, Time, UserId};
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
}

#[async_trait]
impl Store for Gate {
    async fn append(&self, batch: &[Append]) -> Result<Vec<Appended>, StoreError> {
        if self.full.load(Ordering::Relaxed) {
            return Err(StoreError::Full);
        }
        let appended = self.store.append(batch).await;
        // It is on disk, but that is not known yet.
        drop(self.open.acquire().await);
        appended
    }

    async fn table(&self, table: &TableId) -> Result<Option<Kept>, StoreError> {
        self.store.table(table).await
    }

    async fn listed(&self, most: u32) -> Result<Vec<Listed>, StoreError> {
        self.store.listed(most).await
    }

    async fn of_user(&self, user: UserId, most: u32) -> Result<Vec<Listed>, StoreError> {
        self.store.of_user(user, most).await
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

    async fn keep_views(&self, views: &[(TableId, Vec<KeptView>)]) -> Result<(), StoreError> {
        self.store.keep_views(views).await
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
    Arc::new(Gate { store, open: Semaphore::new(1), full: AtomicBool::new(false) })
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
