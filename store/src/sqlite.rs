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
mod tests {
    use patolli_tables::Terms;

    use super::*;

    fn folder() -> tempfile::TempDir {
        tempfile::tempdir().unwrap()
    }

    fn said(text: &str) -> Entry {
        let (user, name, text) = (UserId(1), "Ana".to_owned(), text.to_owned());
        Entry { at: Time(1), what: What::Said { user, name, text } }
    }

    fn opened() -> Entry {
        let terms = Terms::usual("yaxha", 2);
        Entry {
            at: Time(1),
            what: What::Opened { by: UserId(1), terms, rules: 1, kept_for: Vec::new() },
        }
    }

    fn append(table: &str, after: u64, entries: Vec<Entry>) -> Append {
        let head = Head {
            stage: Stage::Playing,
            public: true,
            due: Some(Time(500)),
            touched: Time(after),
            people: vec![UserId(1), UserId(2)],
            card: format!("{{\"after\":{after}}}"),
        };
        Append { table: TableId(table.to_owned()), after, entries, command: None, head }
    }

    async fn texts(store: &Sqlite, table: &str) -> Vec<String> {
        let kept = store.table(&TableId(table.to_owned())).await.unwrap().unwrap();
        let text = |(entry, _): &Logged| match &entry.what {
            What::Said { text, .. } => text.clone(),
            _ => "-".to_owned(),
        };
        kept.log.iter().map(text).collect()
    }

    #[tokio::test]
    async fn entries_are_appended_where_the_log_has_as_many_as_was_said() {
        let folder = folder();
        let store = Sqlite::open(folder.path()).await.unwrap();
        let batch = [
            append("a", 0, vec![opened(), said("one")]),
            append("b", 0, vec![opened()]),
            append("a", 2, vec![said("two")]),
            append("a", 2, vec![said("lost")]),
            append("c", 1, vec![said("nowhere")]),
        ];
        let done = store.append(&batch).await.unwrap();
        let elsewhere = |number| Appended::Elsewhere { number };
        assert_eq!(
            done,
            [Appended::Done, Appended::Done, Appended::Done, elsewhere(3), elsewhere(0)]
        );
        assert_eq!(texts(&store, "a").await, ["-", "one", "two"]);
        assert_eq!(store.table(&TableId("c".to_owned())).await.unwrap(), None);
        let again = store.append(&batch[..1]).await.unwrap();
        assert_eq!(again, [elsewhere(3)]);
    }

    #[tokio::test]
    async fn a_batch_may_be_larger_than_a_statement() {
        let folder = folder();
        let store = Sqlite::open(folder.path()).await.unwrap();
        let name = |at: usize| format!("table-{at}");
        let batch: Vec<_> = (0..ROWS + 7).map(|at| append(&name(at), 0, vec![opened()])).collect();
        let done = store.append(&batch).await.unwrap();
        assert!(done.iter().all(|done| *done == Appended::Done));
        let log = (0..ROWS as u64 + 7).map(|at| said(&at.to_string())).collect();
        store.append(&[append(&name(0), 1, log)]).await.unwrap();
        assert_eq!(texts(&store, &name(0)).await.len(), ROWS + 8);
        assert_eq!(store.unfinished().await.unwrap().len(), ROWS + 7);
    }

    #[tokio::test]
    async fn commands_are_kept_with_what_they_led_to() {
        let folder = folder();
        let store = Sqlite::open(folder.path()).await.unwrap();
        let command = Some(CommandKey { user: UserId(7), key: u64::MAX });
        let batch = [Append { command, ..append("a", 0, vec![opened(), said("one")]) }];
        store.append(&batch).await.unwrap();
        let kept = store.table(&TableId("a".to_owned())).await.unwrap().unwrap();
        let commands: Vec<_> = kept.log.iter().map(|(_, command)| *command).collect();
        assert_eq!(commands, [command, None]);
    }

    #[tokio::test]
    async fn games_that_go_on_push_no_open_tables_out_of_the_list() {
        let folder = folder();
        let store = Sqlite::open(folder.path()).await.unwrap();
        let at = |table: &str, stage, touched| {
            let mut append = append(table, 0, vec![opened()]);
            (append.head.stage, append.head.touched) = (stage, Time(touched));
            append
        };
        let batch = [
            at("busy", Stage::Playing, 9),
            at("open", Stage::Gathering, 1),
            at("over", Stage::Over, 99),
            at("newer", Stage::Gathering, 2),
        ];
        store.append(&batch).await.unwrap();
        let ids = |all: Vec<Listed>| all.into_iter().map(|one| one.table.0).collect::<Vec<_>>();
        assert_eq!(ids(store.listed(2).await.unwrap()), ["newer", "open"]);
        assert_eq!(ids(store.listed(9).await.unwrap()), ["newer", "open", "busy"]);
        let own = store.of_user(UserId(1), 9).await.unwrap();
        assert_eq!(ids(own), ["busy", "newer", "open", "over"]);
    }

    #[tokio::test]
    async fn lists_have_what_was_touched_last_first() {
        let folder = folder();
        let store = Sqlite::open(folder.path()).await.unwrap();
        let mut secret = append("b", 0, vec![opened()]);
        secret.head.public = false;
        secret.head.people = vec![UserId(2)];
        let batch = [append("a", 0, vec![opened()]), secret, append("c", 0, vec![opened()])];
        store.append(&batch).await.unwrap();
        store.append(&[append("c", 1, vec![said("x")])]).await.unwrap();
        let ids = |all: Vec<Listed>| all.into_iter().map(|one| one.table.0).collect::<Vec<_>>();
        assert_eq!(ids(store.listed(9).await.unwrap()), ["c", "a"]);
        assert_eq!(ids(store.of_user(UserId(2), 9).await.unwrap()), ["c", "a", "b"]);
        assert_eq!(ids(store.of_user(UserId(1), 1).await.unwrap()), ["c"]);
        assert_eq!(store.due(Time(499)).await.unwrap().len(), 0);
        assert_eq!(store.due(Time(500)).await.unwrap().len(), 3);
        let table = TableId("a".to_owned());
        store.set_aside(&table, Some("why")).await.unwrap();
        assert_eq!(ids(store.listed(9).await.unwrap()), ["c"]);
        let own = store.of_user(UserId(1), 9).await.unwrap();
        assert!(own.iter().all(|one| one.aside == (one.table.0 == "a")));
        assert_eq!(store.table(&table).await.unwrap().unwrap().aside.as_deref(), Some("why"));
    }

    #[tokio::test]
    async fn who_got_up_again_has_no_table_there() {
        let folder = folder();
        let store = Sqlite::open(folder.path()).await.unwrap();
        store.append(&[append("a", 0, vec![opened()])]).await.unwrap();
        let seat = patolli_game::Seat::FIRST;
        let stood = Entry { at: Time(2), what: What::Stood { seat } };
        let mut later = append("a", 1, vec![stood]);
        later.head.people = vec![UserId(1)];
        store.append(&[later]).await.unwrap();
        assert_eq!(store.of_user(UserId(2), 9).await.unwrap(), []);
        assert_eq!(store.of_user(UserId(1), 9).await.unwrap().len(), 1);
    }

    #[tokio::test]
    async fn what_was_kept_is_there_when_it_is_opened_again() {
        let folder = folder();
        let store = Sqlite::open(folder.path()).await.unwrap();
        store.append(&[append("a", 0, vec![opened(), said("one")])]).await.unwrap();
        store.alive(Time(77)).await.unwrap();
        assert!(matches!(Sqlite::open(folder.path()).await, Err(StoreError::InUse)));
        store.close().await;
        drop(store);
        let store = Sqlite::open(folder.path()).await.unwrap();
        assert_eq!(texts(&store, "a").await, ["-", "one"]);
        assert_eq!(store.last_alive().await.unwrap(), Some(Time(77)));
    }

    /// Otherwise what was answered could be lost with the power.
    #[tokio::test]
    async fn what_is_committed_is_on_disk() {
        let folder = folder();
        let store = Sqlite::open(folder.path()).await.unwrap();
        let ask = |pragma: &'static str| sqlx::query_scalar::<_, String>(pragma);
        let journal = ask("PRAGMA journal_mode").fetch_one(&store.writer).await.unwrap();
        assert_eq!(journal, "wal");
        let full = sqlx::query_scalar::<_, i64>("PRAGMA synchronous");
        assert_eq!(full.fetch_one(&store.writer).await.unwrap(), 2);
    }

    #[tokio::test]
    async fn whoever_only_reads_changes_nothing() {
        let folder = folder();
        let nowhere = folder.path().join("nowhere");
        assert!(matches!(Sqlite::read(&nowhere).await, Err(StoreError::Missing)));
        assert!(!nowhere.exists());
        let store = Sqlite::open(folder.path()).await.unwrap();
        store.append(&[append("a", 0, vec![opened(), said("one")])]).await.unwrap();
        // While another process has it.
        let reader = Sqlite::read(folder.path()).await.unwrap();
        assert_eq!(texts(&reader, "a").await, ["-", "one"]);
        assert!(reader.append(&[append("a", 2, vec![said("two")])]).await.is_err());
        reader.close().await;
        store.close().await;
        drop(store);
        let files = || {
            let all = std::fs::read_dir(folder.path()).unwrap().map(|file| file.unwrap().path());
            let mut all: Vec<_> = all.map(|path| (std::fs::read(&path).unwrap(), path)).collect();
            all.sort();
            all
        };
        let before = files();
        let reader = Sqlite::read(folder.path()).await.unwrap();
        assert_eq!(texts(&reader, "a").await, ["-", "one"]);
        assert_eq!(files(), before);
    }

    #[tokio::test]
    async fn a_newer_database_is_refused() {
        let folder = folder();
        let store = Sqlite::open(folder.path()).await.unwrap();
        let later = "INSERT INTO _sqlx_migrations VALUES (9999, 'later', 0, 1, x'00', 0)";
        sqlx::query(later).execute(&store.writer).await.unwrap();
        drop(store);
        assert!(matches!(Sqlite::read(folder.path()).await, Err(StoreError::Newer)));
        assert!(matches!(Sqlite::open(folder.path()).await, Err(StoreError::Newer)));
    }

    #[tokio::test]
    async fn on_a_full_disk_nothing_is_half_written() {
        let folder = folder();
        let store = Sqlite::open(folder.path()).await.unwrap();
        store.append(&[append("a", 0, vec![opened()])]).await.unwrap();
        let pages: i64 =
            sqlx::query_scalar("PRAGMA page_count").fetch_one(&store.writer).await.unwrap();
        let limit = format!("PRAGMA max_page_count = {}", pages + 2);
        sqlx::query(sqlx::AssertSqlSafe(limit)).execute(&store.writer).await.unwrap();
        let long = "x".repeat(50_000);
        let batch = [append("b", 0, vec![opened()]), append("a", 1, vec![said(&long)])];
        assert!(matches!(store.append(&batch).await, Err(StoreError::Full)));
        assert_eq!(texts(&store, "a").await, ["-"]);
        assert_eq!(store.table(&TableId("b".to_owned())).await.unwrap(), None);
        store.append(&[append("a", 1, vec![said("short")])]).await.unwrap();
        assert_eq!(texts(&store, "a").await, ["-", "short"]);
    }

    #[tokio::test]
    async fn a_guest_is_known_by_a_secret_on_every_device() {
        let folder = folder();
        let store = Sqlite::open(folder.path()).await.unwrap();
        let ana = store.welcome(&[1; 32], Time(0)).await.unwrap();
        let bo = store.welcome(&[2; 32], Time(0)).await.unwrap();
        assert_ne!(ana, bo);
        assert_eq!(store.guest(&[1; 32]).await.unwrap(), Some(ana));
        assert_eq!(store.guest(&[3; 32]).await.unwrap(), None);
        store.pass(&[7; 32], ana, Time(100)).await.unwrap();
        store.pass(&[8; 32], ana, Time(100)).await.unwrap();
        assert_eq!(store.use_pass(&[7; 32], &[3; 32], Time(100)).await.unwrap(), None);
        assert_eq!(store.use_pass(&[8; 32], &[3; 32], Time(100)).await.unwrap(), Some(ana));
        store.pass(&[9; 32], ana, Time(100)).await.unwrap();
        assert_eq!(store.guest(&[3; 32]).await.unwrap(), Some(ana));
        // Once, and not too late.
        assert_eq!(store.use_pass(&[8; 32], &[4; 32], Time(100)).await.unwrap(), None);
        assert_eq!(store.use_pass(&[9; 32], &[4; 32], Time(101)).await.unwrap(), None);
        assert_eq!(store.guest(&[4; 32]).await.unwrap(), None);
    }

    #[tokio::test]
    async fn the_latest_views_are_kept() {
        let folder = folder();
        let store = Sqlite::open(folder.path()).await.unwrap();
        let table = TableId("a".to_owned());
        let view = |viewer, number| KeptView { viewer, number, view: format!("{number}") };
        let other = TableId("b".to_owned());
        let all =
            [(table.clone(), vec![view(0, 3), view(1, 3)]), (other.clone(), vec![view(0, 1)])];
        store.keep_views(&all).await.unwrap();
        store.keep_views(&[(table.clone(), vec![view(1, 9)])]).await.unwrap();
        store.keep_views(&[]).await.unwrap();
        assert_eq!(store.views(&other).await.unwrap(), [view(0, 1)]);
        assert_eq!(store.views(&table).await.unwrap(), [view(0, 3), view(1, 9)]);
    }
}
