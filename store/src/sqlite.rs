//! A store in one file.

use std::collections::HashMap;
use std::fs::{File, TryLockError};
use std::path::Path;
use std::time::Duration;

use async_trait::async_trait;
use patolli_tables::{Entry, TableId, Time, UserId, What};
use sqlx::migrate::{MigrateError, Migrator};
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteRow,
    SqliteSynchronous,
};
use sqlx::{QueryBuilder, Row, Sqlite as Db, Transaction};

use crate::{
    Append, Appended, CommandKey, Digest, Head, Kept, KeptView, Listed, Logged, Stage, Store,
    StoreError,
};

/// How often what is in the database changed its form.
static MIGRATIONS: Migrator = sqlx::migrate!("migrations/sqlite");

/// The database in the data folder.
const FILE: &str = "patolli.sqlite";

/// Locked by the one process that may write there.
const LOCK: &str = "lock";

/// How long one waits for somebody else who writes.
const PATIENCE: Duration = Duration::from_secs(10);

/// How many rows one statement inserts: it may have 32,766 parameters.
const ROWS: usize = 2_000;

/// How much of the database is kept at hand for writing: 16 MiB.
const CACHE: &str = "-16384";

/// After how many pages the log of what was written is worked into the database.
const CHECKPOINT: &str = "4000";

/// What the database says when there is no room on the disk.
const FULL: &str = "13";

/// A store in one file, in a folder of its own.
#[derive(Debug)]
pub struct Sqlite {
    /// One connection: writes wait for each other.
    writer: SqlitePool,
    reader: SqlitePool,
    /// Held as long as the store is, by whoever writes.
    _lock: Option<File>,
}

impl Sqlite {
    /// Opens the store in this folder, which is made if it is not there, and brings it up to date.
    pub async fn open(folder: &Path) -> Result<Self, StoreError> {
        std::fs::create_dir_all(folder)?;
        let lock = File::create(folder.join(LOCK))?;
        lock.try_lock().map_err(|error| match error {
            TryLockError::WouldBlock => StoreError::InUse,
            TryLockError::Error(error) => StoreError::Folder(error),
        })?;
        let options = SqliteConnectOptions::new()
            .filename(folder.join(FILE))
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            .busy_timeout(PATIENCE);
        let pool = |most| SqlitePoolOptions::new().max_connections(most);
        // Many tables are written at once, each at a place of its own: enough room that none is
        // written twice, and what a statement may have to undo is not written to the disk.
        let writing = options
            .clone()
            .pragma("cache_size", CACHE)
            .pragma("temp_store", "memory")
            .pragma("wal_autocheckpoint", CHECKPOINT);
        let writer = pool(1).connect_with(writing).await.map_err(failed)?;
        MIGRATIONS.run(&writer).await.map_err(|error| match error {
            // A migration that this version does not know.
            MigrateError::VersionMissing(_) => StoreError::Newer,
            error => StoreError::Database(error.into()),
        })?;
        let reader = pool(2).connect_with(options.read_only(true)).await.map_err(failed)?;
        Ok(Self { writer, reader, _lock: Some(lock) })
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
        let reader = SqlitePoolOptions::new().max_connections(1);
        let reader = reader.connect_with(options).await.map_err(failed)?;
        let known = MIGRATIONS.iter().map(|migration| migration.version).max();
        let latest =
            sqlx::query_scalar::<_, Option<i64>>("SELECT max(version) FROM _sqlx_migrations");
        if latest.fetch_one(&reader).await.map_err(failed)? > known {
            return Err(StoreError::Newer);
        }
        Ok(Self { writer: reader.clone(), reader, _lock: None })
    }
}

fn failed(error: sqlx::Error) -> StoreError {
    let code = error.as_database_error().and_then(sqlx::error::DatabaseError::code);
    if code.as_deref() == Some(FULL) { StoreError::Full } else { StoreError::Database(error) }
}

fn damaged(error: impl std::fmt::Display) -> StoreError {
    StoreError::Damaged(error.to_string())
}

const fn number(stage: Stage) -> i64 {
    match stage {
        Stage::Gathering => 0,
        Stage::Playing => 1,
        Stage::Over => 2,
    }
}

fn stage(number: i64) -> Result<Stage, StoreError> {
    match number {
        0 => Ok(Stage::Gathering),
        1 => Ok(Stage::Playing),
        2 => Ok(Stage::Over),
        _ => Err(damaged(format_args!("there is no stage {number}"))),
    }
}

/// The database has signed numbers only; ours are never that large.
const fn signed(number: u64) -> i64 {
    number.cast_signed()
}

fn unsigned(row: &SqliteRow, column: &str) -> Result<u64, StoreError> {
    row.try_get::<i64, _>(column).map(i64::cast_unsigned).map_err(failed)
}

fn listed(row: &SqliteRow) -> Result<Listed, StoreError> {
    let due: Option<i64> = row.try_get("due").map_err(failed)?;
    Ok(Listed {
        table: TableId(row.try_get("id").map_err(failed)?),
        stage: stage(row.try_get("stage").map_err(failed)?)?,
        due: due.map(|due| Time(due.cast_unsigned())),
        touched: Time(unsigned(row, "touched")?),
        card: row.try_get("card").map_err(failed)?,
        aside: row.try_get("is_aside").map_err(failed)?,
    })
}

/// How many entries each of these tables has.
async fn numbers(
    transaction: &mut Transaction<'_, Db>,
    batch: &[Append],
) -> Result<HashMap<String, u64>, StoreError> {
    let mut numbers = HashMap::new();
    for part in batch.chunks(ROWS) {
        let mut query = QueryBuilder::new("SELECT id, number FROM tables WHERE id IN (");
        let mut ids = query.separated(", ");
        for append in part {
            ids.push_bind(append.table.0.as_str());
        }
        query.push(")");
        for row in query.build().fetch_all(&mut **transaction).await.map_err(failed)? {
            numbers.insert(row.try_get("id").map_err(failed)?, unsigned(&row, "number")?);
        }
    }
    Ok(numbers)
}

async fn write_heads(
    transaction: &mut Transaction<'_, Db>,
    batch: &[&Append],
) -> Result<(), StoreError> {
    for part in batch.chunks(ROWS) {
        let mut query = QueryBuilder::new(
            "INSERT INTO tables (id, number, stage, public, due, touched, card) ",
        );
        query.push_values(part, |mut row, append| {
            let Append { table, after, entries, head, .. } = append;
            let Head { stage, public, due, touched, card, .. } = head;
            row.push_bind(table.0.as_str())
                .push_bind(signed(after + entries.len() as u64))
                .push_bind(number(*stage))
                .push_bind(*public)
                .push_bind(due.map(|due| signed(due.0)))
                .push_bind(signed(touched.0))
                .push_bind(card.as_str());
        });
        query.push(
            " ON CONFLICT (id) DO UPDATE SET number = excluded.number, stage = excluded.stage, \
             public = excluded.public, due = excluded.due, touched = excluded.touched, \
             card = excluded.card",
        );
        query.build().execute(&mut **transaction).await.map_err(failed)?;
    }
    Ok(())
}

async fn write_entries(
    transaction: &mut Transaction<'_, Db>,
    batch: &[&Append],
) -> Result<(), StoreError> {
    let mut rows = Vec::new();
    for append in batch {
        for (at, entry) in append.entries.iter().enumerate() {
            let text = serde_json::to_string(entry).map_err(damaged)?;
            // The command is noted with what it led to first.
            let command = append.command.filter(|_| at == 0);
            rows.push((append.table.0.as_str(), append.after + 1 + at as u64, text, command));
        }
    }
    for part in rows.chunks(ROWS) {
        let mut query =
            QueryBuilder::new("INSERT INTO entries (table_id, number, entry, user_id, command) ");
        query.push_values(part, |mut row, (table, number, text, command)| {
            row.push_bind(*table)
                .push_bind(signed(*number))
                .push_bind(text.as_str())
                .push_bind(command.map(|command| signed(command.user.0)))
                .push_bind(command.map(|command| signed(command.key)));
        });
        query.build().execute(&mut **transaction).await.map_err(failed)?;
    }
    Ok(())
}

async fn write_people(
    transaction: &mut Transaction<'_, Db>,
    batch: &[&Append],
) -> Result<(), StoreError> {
    let got_up = |entry: &Entry| matches!(entry.what, What::Stood { .. });
    for append in batch.iter().filter(|append| append.entries.iter().any(got_up)) {
        sqlx::query("DELETE FROM people WHERE table_id = ?")
            .bind(append.table.0.as_str())
            .execute(&mut **transaction)
            .await
            .map_err(failed)?;
    }
    // A decision seats nobody, and there are far more of them than of anything else.
    let seats = |append: &&&Append| {
        let decides = |entry: &Entry| matches!(entry.what, What::Decided { .. });
        !append.entries.iter().all(decides)
    };
    let rows: Vec<_> = batch
        .iter()
        .filter(seats)
        .flat_map(|append| append.head.people.iter().map(|user| (append.table.0.as_str(), *user)))
        .collect();
    for part in rows.chunks(ROWS) {
        let mut query = QueryBuilder::new("INSERT OR IGNORE INTO people (table_id, user_id) ");
        query.push_values(part, |mut row, (table, user)| {
            row.push_bind(*table).push_bind(signed(user.0));
        });
        query.build().execute(&mut **transaction).await.map_err(failed)?;
    }
    Ok(())
}

#[async_trait]
impl Store for Sqlite {
    async fn append(&self, batch: &[Append]) -> Result<Vec<Appended>, StoreError> {
        let mut transaction = self.writer.begin_with("BEGIN IMMEDIATE").await.map_err(failed)?;
        let mut numbers = numbers(&mut transaction, batch).await?;
        let mut fitting: Vec<&Append> = Vec::with_capacity(batch.len());
        let mut appended = Vec::with_capacity(batch.len());
        for append in batch {
            let number = numbers.entry(append.table.0.clone()).or_default();
            if *number == append.after {
                *number += append.entries.len() as u64;
                fitting.push(append);
                appended.push(Appended::Done);
            } else {
                appended.push(Appended::Elsewhere { number: *number });
            }
        }
        write_entries(&mut transaction, &fitting).await?;
        write_people(&mut transaction, &fitting).await?;
        // Of several for one table the last says how it stands.
        let last: HashMap<&str, usize> =
            fitting.iter().enumerate().map(|(at, append)| (append.table.0.as_str(), at)).collect();
        let heads: Vec<&Append> = fitting
            .iter()
            .enumerate()
            .filter(|(at, append)| last[append.table.0.as_str()] == *at)
            .map(|(_, append)| *append)
            .collect();
        write_heads(&mut transaction, &heads).await?;
        transaction.commit().await.map_err(failed)?;
        Ok(appended)
    }

    async fn table(&self, table: &TableId) -> Result<Option<Kept>, StoreError> {
        let head = sqlx::query("SELECT aside FROM tables WHERE id = ?")
            .bind(&table.0)
            .fetch_optional(&self.reader)
            .await
            .map_err(failed)?;
        let Some(head) = head else { return Ok(None) };
        let rows = sqlx::query(
            "SELECT entry, user_id, command FROM entries WHERE table_id = ? ORDER BY number",
        )
        .bind(&table.0)
        .fetch_all(&self.reader)
        .await
        .map_err(failed)?;
        let logged = |row: &SqliteRow| -> Result<Logged, StoreError> {
            let entry = serde_json::from_str(row.try_get("entry").map_err(failed)?);
            let user: Option<i64> = row.try_get("user_id").map_err(failed)?;
            let key: Option<i64> = row.try_get("command").map_err(failed)?;
            let command = user.zip(key).map(|(user, key)| CommandKey {
                user: UserId(user.cast_unsigned()),
                key: key.cast_unsigned(),
            });
            Ok((entry.map_err(damaged)?, command))
        };
        let log = rows.iter().map(logged).collect::<Result<_, _>>()?;
        Ok(Some(Kept { log, aside: head.try_get("aside").map_err(failed)? }))
    }

    async fn listed(&self, most: u32) -> Result<Vec<Listed>, StoreError> {
        let rows = sqlx::query(
            "SELECT id, stage, due, touched, card, aside IS NOT NULL AS is_aside FROM tables \
             WHERE public = 1 AND stage < 2 AND aside IS NULL \
             ORDER BY stage, touched DESC LIMIT ?",
        )
        .bind(most)
        .fetch_all(&self.reader)
        .await
        .map_err(failed)?;
        rows.iter().map(listed).collect()
    }

    async fn of_user(&self, user: UserId, most: u32) -> Result<Vec<Listed>, StoreError> {
        let rows = sqlx::query(
            "SELECT id, stage, due, touched, card, aside IS NOT NULL AS is_aside FROM people JOIN tables ON id = table_id \
             WHERE user_id = ? ORDER BY stage = 2, touched DESC LIMIT ?",
        )
        .bind(signed(user.0))
        .bind(most)
        .fetch_all(&self.reader)
        .await
        .map_err(failed)?;
        rows.iter().map(listed).collect()
    }

    async fn unfinished(&self) -> Result<Vec<Listed>, StoreError> {
        let rows = sqlx::query(
            "SELECT id, stage, due, touched, card, aside IS NOT NULL AS is_aside FROM tables \
             WHERE stage < 2 AND aside IS NULL ORDER BY id",
        )
        .fetch_all(&self.reader)
        .await
        .map_err(failed)?;
        rows.iter().map(listed).collect()
    }

    async fn due(&self, by: Time) -> Result<Vec<TableId>, StoreError> {
        let rows = sqlx::query("SELECT id FROM tables WHERE due <= ? AND aside IS NULL")
            .bind(signed(by.0))
            .fetch_all(&self.reader)
            .await
            .map_err(failed)?;
        rows.iter().map(|row| row.try_get("id").map(TableId).map_err(failed)).collect()
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
        let rows: Vec<_> = all
            .iter()
            .flat_map(|(table, views)| views.iter().map(move |kept| (table, kept)))
            .collect();
        let mut transaction = self.writer.begin().await.map_err(failed)?;
        for part in rows.chunks(ROWS) {
            let mut query = QueryBuilder::<Db>::new(
                "INSERT OR REPLACE INTO views (table_id, viewer, number, view) ",
            );
            query.push_values(part, |mut row, (table, kept)| {
                row.push_bind(table.0.as_str())
                    .push_bind(i64::from(kept.viewer))
                    .push_bind(signed(kept.number))
                    .push_bind(kept.view.as_str());
            });
            query.build().execute(&mut *transaction).await.map_err(failed)?;
        }
        transaction.commit().await.map_err(failed)
    }

    async fn views(&self, table: &TableId) -> Result<Vec<KeptView>, StoreError> {
        let rows = sqlx::query(
            "SELECT viewer, number, view FROM views WHERE table_id = ? ORDER BY viewer",
        )
        .bind(&table.0)
        .fetch_all(&self.reader)
        .await
        .map_err(failed)?;
        let kept = |row: &SqliteRow| {
            let viewer = row.try_get::<i64, _>("viewer").map_err(failed)?;
            Ok(KeptView {
                viewer: u8::try_from(viewer).map_err(damaged)?,
                number: unsigned(row, "number")?,
                view: row.try_get("view").map_err(failed)?,
            })
        };
        rows.iter().map(kept).collect()
    }

    async fn welcome(&self, secret: &Digest, now: Time) -> Result<UserId, StoreError> {
        let done = sqlx::query("INSERT INTO users (secret, came) VALUES (?, ?)")
            .bind(secret.as_slice())
            .bind(signed(now.0))
            .execute(&self.writer)
            .await
            .map_err(failed)?;
        Ok(UserId(done.last_insert_rowid().cast_unsigned()))
    }

    async fn guest(&self, secret: &Digest) -> Result<Option<UserId>, StoreError> {
        let row = sqlx::query(
            "SELECT id FROM users WHERE secret = ?1 \
             UNION ALL SELECT user_id FROM devices WHERE secret = ?1",
        )
        .bind(secret.as_slice())
        .fetch_optional(&self.reader)
        .await
        .map_err(failed)?;
        row.map(|row| unsigned(&row, "id").map(UserId)).transpose()
    }

    async fn pass(&self, secret: &Digest, user: UserId, until: Time) -> Result<(), StoreError> {
        let mut transaction = self.writer.begin_with("BEGIN IMMEDIATE").await.map_err(failed)?;
        sqlx::query("DELETE FROM passes WHERE user_id = ?")
            .bind(signed(user.0))
            .execute(&mut *transaction)
            .await
            .map_err(failed)?;
        sqlx::query("INSERT INTO passes (secret, user_id, until) VALUES (?, ?, ?)")
            .bind(secret.as_slice())
            .bind(signed(user.0))
            .bind(signed(until.0))
            .execute(&mut *transaction)
            .await
            .map_err(failed)?;
        transaction.commit().await.map_err(failed)
    }

    async fn use_pass(
        &self,
        secret: &Digest,
        device: &Digest,
        now: Time,
    ) -> Result<Option<UserId>, StoreError> {
        let mut transaction = self.writer.begin_with("BEGIN IMMEDIATE").await.map_err(failed)?;
        let row = sqlx::query("DELETE FROM passes WHERE secret = ? RETURNING user_id, until")
            .bind(secret.as_slice())
            .fetch_optional(&mut *transaction)
            .await
            .map_err(failed)?;
        let found = match row {
            Some(row) if Time(unsigned(&row, "until")?) >= now => Some(unsigned(&row, "user_id")?),
            _ => None,
        };
        if let Some(user) = found {
            sqlx::query("INSERT INTO devices (secret, user_id) VALUES (?, ?)")
                .bind(device.as_slice())
                .bind(signed(user))
                .execute(&mut *transaction)
                .await
                .map_err(failed)?;
        }
        // Those that nobody used go, too.
        sqlx::query("DELETE FROM passes WHERE until < ?")
            .bind(signed(now.0))
            .execute(&mut *transaction)
            .await
            .map_err(failed)?;
        transaction.commit().await.map_err(failed)?;
        Ok(found.map(UserId))
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
        self.reader.close().await;
        self.writer.close().await;
    }
}

#[cfg(test)]
mod tests;
