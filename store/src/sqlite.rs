//! A store in one file.
//!
//! Many tables are written at once, and each place in the file is a page that goes to the disk. So
//! what is appended goes into one row of a journal first, and from there, some with every append,
//! into the logs: several entries of a table together, and one table after the other.

mod backup;
mod guests;
mod lists;
mod rows;
mod tail;
mod views;

use std::collections::HashMap;
use std::fs::{File, TryLockError};
use std::path::Path;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use async_trait::async_trait;
use patolli_tables::{TableId, Time, UserId};
use sqlx::migrate::{MigrateError, Migrator};
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous,
};
use sqlx::{QueryBuilder, Row, Sqlite as Db, Transaction};
use tempfile::TempDir;

pub use self::backup::{BackupError, Contents, back_up, restore};
use self::rows::{begin, damaged, failed, pieces, signed, unsigned};
use self::tail::{Line, Portion, Run, Tail};
use crate::{Append, Appended, Digest, Head, Kept, KeptView, Listed, Logged, Store, StoreError};

/// How often what is in the database changed its form.
static MIGRATIONS: Migrator = sqlx::migrate!("migrations/sqlite");

/// The database in the data folder.
const FILE: &str = "patolli.sqlite";

/// Locked by the one process that may write there.
const LOCK: &str = "lock";

/// How long one waits for somebody else who writes.
const PATIENCE: Duration = Duration::from_secs(10);

/// How many entries are worked into the logs of their tables at least when something is appended:
/// twice as many as are appended, so that there is always an end of it.
const LEAST: usize = 64;

/// How many are when nobody waits.
const AT_ONCE: usize = 4096;

/// How much of the database is kept at hand for writing: 4 MiB.
const CACHE: &str = "-4096";

/// After how many pages the log of what was written is worked into the database.
const CHECKPOINT: &str = "4000";

/// A store in one file, in a folder of its own.
#[derive(Debug)]
pub struct Sqlite {
    /// One connection: writes wait for each other.
    writer: SqlitePool,
    reader: SqlitePool,
    /// What lies in the journal.
    tail: Mutex<Tail>,
    /// How many entries those tables have that were lately written to; nothing if the journal is to
    /// be read first. Whoever appends holds it.
    numbers: tokio::sync::Mutex<Option<Numbers>>,
    /// Held as long as the store is, by whoever writes.
    lock: Option<File>,
    /// A copy that is read instead of what an older version wrote.
    _copy: Option<TempDir>,
}

impl Sqlite {
    /// Opens the store in this folder, which is made if it is not there, and brings it up to date.
    pub async fn open(folder: &Path) -> Result<Self, StoreError> {
        std::fs::create_dir_all(folder)?;
        let lock = lock(folder)?;
        let options = SqliteConnectOptions::new()
            .filename(folder.join(FILE))
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            .busy_timeout(PATIENCE);
        // Many tables are written at once, each at a place of its own: enough room that none is
        // written twice, and what a statement may have to undo is not written to the disk.
        let writing = options
            .clone()
            .pragma("cache_size", CACHE)
            .pragma("temp_store", "memory")
            .pragma("wal_autocheckpoint", CHECKPOINT);
        let writer = one(writing).await?;
        MIGRATIONS.run(&writer).await.map_err(|error| match error {
            // A migration that this version does not know.
            MigrateError::VersionMissing(_) => StoreError::Newer,
            error => StoreError::Database(error.into()),
        })?;
        let reader = SqlitePoolOptions::new().max_connections(2);
        let reader = reader.connect_with(options.read_only(true)).await.map_err(failed)?;
        let store = Self::of(writer, reader, Some(lock));
        store.work_in().await?;
        Ok(store)
    }

    /// Reads the store in this folder and changes nothing there: another process may have it.
    pub async fn read(folder: &Path) -> Result<Self, StoreError> {
        let file = folder.join(FILE);
        if !file.is_file() {
            return Err(StoreError::Missing);
        }
        // What was closed well needs nothing beside it; otherwise what was written last is there.
        let is_closed = !folder.join(format!("{FILE}-wal")).exists();
        let options = SqliteConnectOptions::new()
            .filename(file)
            .read_only(true)
            .immutable(is_closed)
            .busy_timeout(PATIENCE);
        let mut reader = one(options).await?;
        let known = MIGRATIONS.iter().map(|migration| migration.version).max();
        let latest =
            sqlx::query_scalar::<_, Option<i64>>("SELECT max(version) FROM _sqlx_migrations");
        let latest = latest.fetch_one(&reader).await.map_err(failed)?;
        if latest > known {
            return Err(StoreError::Newer);
        }
        let mut copy = None;
        if latest < known {
            // A copy is brought up to date.
            let folder = copy.insert(tempfile::tempdir()?);
            let file = folder.path().join(FILE);
            let into = sqlx::query("VACUUM INTO ?").bind(file.to_string_lossy().into_owned());
            into.execute(&reader).await.map_err(failed)?;
            reader.close().await;
            reader = one(SqliteConnectOptions::new().filename(file)).await?;
            MIGRATIONS.run(&reader).await.map_err(|error| StoreError::Database(error.into()))?;
        }
        let store = Self { _copy: copy, ..Self::of(reader.clone(), reader, None) };
        store.read_journal().await?;
        Ok(store)
    }

    fn of(writer: SqlitePool, reader: SqlitePool, lock: Option<File>) -> Self {
        let (tail, numbers) = (Mutex::default(), tokio::sync::Mutex::default());
        Self { writer, reader, tail, numbers, lock, _copy: None }
    }
}

/// Takes the folder for as long as this is held, unless somebody else has it.
fn lock(folder: &Path) -> Result<File, StoreError> {
    let lock = File::create(folder.join(LOCK))?;
    lock.try_lock().map_err(|error| match error {
        TryLockError::WouldBlock => StoreError::InUse,
        TryLockError::Error(error) => StoreError::Folder(error),
    })?;
    Ok(lock)
}

/// A single connection.
async fn one(options: SqliteConnectOptions) -> Result<SqlitePool, StoreError> {
    let pool = SqlitePoolOptions::new().max_connections(1);
    pool.connect_with(options).await.map_err(failed)
}

type Numbers = HashMap<Box<str>, u64>;

impl Sqlite {
    fn tail(&self) -> MutexGuard<'_, Tail> {
        // No one panics while they hold it.
        self.tail.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Reads anew what lies in the journal.
    async fn read_journal(&self) -> Result<(), StoreError> {
        let rows = sqlx::query("SELECT id, lines FROM journal ORDER BY id");
        let rows = rows.fetch_all(&self.writer).await.map_err(failed)?;
        let mut tail = Tail::default();
        for row in &rows {
            let lines = row.try_get("lines").map_err(failed)?;
            tail.read(row.try_get("id").map_err(failed)?, lines)?;
        }
        *self.tail() = tail;
        Ok(())
    }

    /// Nobody knows what was kept when something failed: it is read again.
    async fn settle(&self, numbers: &mut Option<Numbers>) -> Result<(), StoreError> {
        if numbers.is_none() {
            self.read_journal().await?;
            *numbers = Some(Numbers::new());
        }
        Ok(())
    }

    /// Works everything that lies in the journal into the logs.
    async fn work_in(&self) -> Result<(), StoreError> {
        let mut numbers = self.numbers.lock().await;
        self.settle(&mut numbers).await?;
        loop {
            self.tail().begin(true);
            let Some(portion) = self.tail().next(AT_ONCE) else { return Ok(()) };
            let mut transaction = begin(&self.writer).await?;
            write_runs(&mut transaction, &portion).await?;
            transaction.commit().await.map_err(failed)?;
            self.tail().worked_in(&portion);
        }
    }

    /// How many entries these tables have, unless that is known.
    async fn count(&self, numbers: &mut Numbers, batch: &[Append]) -> Result<(), StoreError> {
        let unknown = batch.iter().filter(|append| !numbers.contains_key(&*append.table.0));
        let unknown: Vec<&str> = unknown.map(|append| &*append.table.0).collect();
        if unknown.is_empty() {
            return Ok(());
        }
        let rows = sqlx::query(
            "SELECT value AS id, \
             (SELECT last FROM runs WHERE table_id = value ORDER BY first DESC LIMIT 1) AS number \
             FROM json_each(?)",
        )
        .bind(serde_json::to_string(&unknown).map_err(damaged)?)
        .fetch_all(&self.writer)
        .await
        .map_err(failed)?;
        for row in rows {
            let id: String = row.try_get("id").map_err(failed)?;
            let number: Option<i64> = row.try_get("number").map_err(failed)?;
            let last = self.tail().of(&id).last().map(|line| line.number);
            let number = last.or(number.map(i64::cast_unsigned)).unwrap_or(0);
            numbers.insert(id.into(), number);
        }
        Ok(())
    }

    /// The log of a table as far as it is kept.
    async fn log(&self, table: &TableId) -> Result<Vec<Logged>, StoreError> {
        let lines = self.tail().of(&table.0);
        let runs = sqlx::query("SELECT last, lines FROM runs WHERE table_id = ? ORDER BY first")
            .bind(&table.0)
            .fetch_all(&self.reader)
            .await
            .map_err(failed)?;
        let mut log = Vec::new();
        for run in &runs {
            for logged in Run::read(run.try_get("lines").map_err(failed)?) {
                log.push(logged?);
            }
        }
        // Some may have been worked in meanwhile.
        let last = runs.last().map(|run| unsigned(run, "last")).transpose()?.unwrap_or(0);
        for line in lines.iter().filter(|line| line.number > last) {
            log.push(line.logged()?);
        }
        Ok(log)
    }
}

/// Writes runs of entries into the logs of their tables.
async fn write_runs(
    transaction: &mut Transaction<'_, Db>,
    portion: &Portion,
) -> Result<(), StoreError> {
    for piece in pieces(&portion.runs()?) {
        // After a crash the same run may be there already, or the beginning of it.
        let mut query =
            QueryBuilder::new("INSERT OR REPLACE INTO runs (table_id, first, last, lines) ");
        query.push_values(piece, |mut row, run| {
            row.push_bind(run.table)
                .push_bind(signed(run.first))
                .push_bind(signed(run.last))
                .push_bind(run.lines.as_str());
        });
        query.build().execute(&mut **transaction).await.map_err(failed)?;
    }
    if let Some(row) = portion.done_with {
        sqlx::query("DELETE FROM journal WHERE id <= ?")
            .bind(row)
            .execute(&mut **transaction)
            .await
            .map_err(failed)?;
    }
    Ok(())
}

/// What is to be written of a batch, and what became of it.
#[derive(Default)]
struct Fitting<'a> {
    appends: Vec<&'a Append>,
    /// The lines, by table, and the row of the journal that they make.
    lines: Vec<(Box<str>, Line)>,
    row: String,
    /// How many entries tables have afterwards, and what lists tell of them.
    numbers: HashMap<&'a str, u64>,
    heads: HashMap<&'a str, &'a Head>,
    appended: Vec<Appended>,
}

impl<'a> Fitting<'a> {
    fn of(batch: &'a [Append], known: &Numbers) -> Result<Self, StoreError> {
        let mut fitting = Self::default();
        for append in batch {
            let id = append.table.0.as_str();
            let known = || known.get(id).copied().unwrap_or(0);
            let number = fitting.numbers.entry(id).or_insert_with(known);
            if *number != append.after {
                fitting.appended.push(Appended::Elsewhere { number: *number });
                continue;
            }
            for logged in &append.entries {
                *number += 1;
                let line = Line::new(*number, logged)?;
                line.write(id, &mut fitting.row)?;
                fitting.lines.push((id.into(), line));
            }
            // Of several for one table the last says how it stands.
            fitting.heads.extend(append.head.as_ref().map(|head| (id, head)));
            fitting.appends.push(append);
            fitting.appended.push(Appended::Done);
        }
        Ok(fitting)
    }
}

#[async_trait]
impl Store for Sqlite {
    async fn append(&self, batch: &[Append]) -> Result<Vec<Appended>, StoreError> {
        let mut lock = self.numbers.lock().await;
        self.settle(&mut lock).await?;
        // If anything fails from here on, it is settled before the next time.
        let mut numbers = lock.take().unwrap_or_default();
        self.count(&mut numbers, batch).await?;
        let Fitting { appends, lines, row, numbers: after, heads, appended } =
            Fitting::of(batch, &numbers)?;
        let heads: Vec<_> = heads.into_iter().collect();
        let portion = self.tail().next((2 * lines.len()).max(LEAST));
        let mut transaction = begin(&self.writer).await?;
        let mut at = None;
        if !lines.is_empty() {
            let written = sqlx::query("INSERT INTO journal (lines) VALUES (?)")
                .bind(row)
                .execute(&mut *transaction)
                .await
                .map_err(failed)?;
            at = Some(written.last_insert_rowid());
        }
        lists::write(&mut transaction, &heads).await?;
        lists::write_people(&mut transaction, &appends).await?;
        if let Some(portion) = &portion {
            write_runs(&mut transaction, portion).await?;
        }
        transaction.commit().await.map_err(failed)?;
        numbers.extend(after.into_iter().map(|(table, number)| (table.into(), number)));
        let mut tail = self.tail();
        if let Some(at) = at {
            tail.add(at, lines);
        }
        if let Some(portion) = &portion {
            tail.worked_in(portion);
        }
        if tail.begin(false) {
            // Those that nobody plays at any more are forgotten.
            numbers = tail.tables().filter_map(|table| numbers.remove_entry(table)).collect();
        }
        *lock = Some(numbers);
        Ok(appended)
    }

    async fn table(&self, table: &TableId) -> Result<Option<Kept>, StoreError> {
        let aside = sqlx::query("SELECT aside FROM tables WHERE id = ?")
            .bind(&table.0)
            .fetch_optional(&self.reader)
            .await
            .map_err(failed)?;
        let Some(aside) = aside else { return Ok(None) };
        // What is being appended is there afterwards.
        self.settle(&mut *self.numbers.lock().await).await?;
        let mut log = self.log(table).await?;
        if log.is_empty() && self.lock.is_none() {
            // Another process opened it just now.
            self.read_journal().await?;
            log = self.log(table).await?;
        }
        Ok(Some(Kept { log, aside: aside.try_get("aside").map_err(failed)? }))
    }

    async fn listed(&self, most: u32) -> Result<Vec<Listed>, StoreError> {
        lists::listed(&self.reader, most).await
    }

    async fn of_user(&self, user: UserId, most: u32) -> Result<Vec<Listed>, StoreError> {
        lists::of_user(&self.reader, user, most).await
    }

    async fn going_on(&self, user: UserId, but_for: &TableId) -> Result<u64, StoreError> {
        lists::going_on(&self.reader, user, but_for).await
    }

    async fn unfinished(&self) -> Result<Vec<Listed>, StoreError> {
        lists::unfinished(&self.reader).await
    }

    async fn due(&self, by: Time) -> Result<Vec<TableId>, StoreError> {
        lists::due(&self.reader, by).await
    }

    async fn set_aside(&self, table: &TableId, why: Option<&str>) -> Result<(), StoreError> {
        sqlx::query("UPDATE tables SET aside = ? WHERE id = ?")
            .bind(why)
            .bind(&table.0)
            .execute(&self.writer)
            .await
            .map_err(failed)?;
        Ok(())
    }

    async fn keep_views(&self, all: &[(TableId, Vec<KeptView>)]) -> Result<(), StoreError> {
        views::keep(&self.writer, all).await
    }

    async fn views(&self, table: &TableId) -> Result<Vec<KeptView>, StoreError> {
        views::of(&self.reader, table).await
    }

    async fn welcome(&self, secret: &Digest, now: Time) -> Result<UserId, StoreError> {
        guests::welcome(&self.writer, secret, now).await
    }

    async fn guest(&self, secret: &Digest) -> Result<Option<UserId>, StoreError> {
        guests::guest(&self.reader, secret).await
    }

    async fn pass(&self, secret: &Digest, user: UserId, until: Time) -> Result<(), StoreError> {
        guests::pass(&self.writer, secret, user, until).await
    }

    async fn use_pass(
        &self,
        secret: &Digest,
        device: &Digest,
        now: Time,
    ) -> Result<Option<UserId>, StoreError> {
        guests::use_pass(&self.writer, secret, device, now).await
    }

    async fn alive(&self, now: Time) -> Result<(), StoreError> {
        sqlx::query("INSERT OR REPLACE INTO house (id, alive) VALUES (1, ?)")
            .bind(signed(now.0))
            .execute(&self.writer)
            .await
            .map_err(failed)?;
        Ok(())
    }

    async fn last_alive(&self) -> Result<Option<Time>, StoreError> {
        let row = sqlx::query("SELECT alive FROM house")
            .fetch_optional(&self.reader)
            .await
            .map_err(failed)?;
        row.map(|row| unsigned(&row, "alive").map(Time)).transpose()
    }

    async fn close(&self) {
        if let Err(error) = self.work_in().await {
            // It is worked in when it is opened again.
            tracing::warn!(%error, "the journal was not worked in");
        }
        self.reader.close().await;
        self.writer.close().await;
    }
}

#[cfg(test)]
mod tests;
