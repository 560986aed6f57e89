//! What lists tell of tables, and whose they are.

use patolli_tables::{TableId, Time, UserId, What};
use sqlx::sqlite::{SqlitePool, SqliteRow};
use sqlx::{QueryBuilder, Row, Sqlite as Db, Transaction};

use super::rows::{damaged, failed, pieces, signed, time, unsigned};
use crate::{Append, Head, Listed, Stage, StoreError};

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

fn read(row: &SqliteRow) -> Result<Listed, StoreError> {
    let due: Option<i64> = row.try_get("due").map_err(failed)?;
    Ok(Listed {
        table: TableId(row.try_get("id").map_err(failed)?),
        stage: stage(row.try_get("stage").map_err(failed)?)?,
        due: due.map(|due| Time(due.cast_unsigned())),
        touched: time(row, "touched")?,
        card: row.try_get("card").map_err(failed)?,
        aside: row.try_get("is_aside").map_err(failed)?,
    })
}

pub async fn listed(reader: &SqlitePool, most: u32) -> Result<Vec<Listed>, StoreError> {
    let rows = sqlx::query(
        "SELECT id, stage, due, touched, card, aside IS NOT NULL AS is_aside FROM tables \
         WHERE public = 1 AND stage < 2 AND aside IS NULL \
         ORDER BY stage, touched DESC LIMIT ?",
    )
    .bind(most)
    .fetch_all(reader)
    .await
    .map_err(failed)?;
    rows.iter().map(read).collect()
}

pub async fn of_user(
    reader: &SqlitePool,
    user: UserId,
    most: u32,
) -> Result<Vec<Listed>, StoreError> {
    let rows = sqlx::query(
        "SELECT id, stage, due, touched, card, aside IS NOT NULL AS is_aside FROM people JOIN tables ON id = table_id \
         WHERE user_id = ? ORDER BY stage = 2, touched DESC LIMIT ?",
    )
    .bind(signed(user.0))
    .bind(most)
    .fetch_all(reader)
    .await
    .map_err(failed)?;
    rows.iter().map(read).collect()
}

pub async fn going_on(
    reader: &SqlitePool,
    user: UserId,
    but_for: &TableId,
) -> Result<u64, StoreError> {
    let row = sqlx::query(
        "SELECT count(*) AS tables FROM people JOIN tables ON id = table_id \
         WHERE user_id = ? AND stage < 2 AND aside IS NULL AND id <> ?",
    )
    .bind(signed(user.0))
    .bind(&but_for.0)
    .fetch_one(reader)
    .await
    .map_err(failed)?;
    unsigned(&row, "tables")
}

pub async fn unfinished(reader: &SqlitePool) -> Result<Vec<Listed>, StoreError> {
    let rows = sqlx::query(
        "SELECT id, stage, due, touched, card, aside IS NOT NULL AS is_aside FROM tables \
         WHERE stage < 2 AND aside IS NULL ORDER BY id",
    )
    .fetch_all(reader)
    .await
    .map_err(failed)?;
    rows.iter().map(read).collect()
}

pub async fn due(reader: &SqlitePool, by: Time) -> Result<Vec<TableId>, StoreError> {
    let rows = sqlx::query("SELECT id FROM tables WHERE due <= ? AND aside IS NULL")
        .bind(signed(by.0))
        .fetch_all(reader)
        .await
        .map_err(failed)?;
    rows.iter().map(|row| row.try_get("id").map(TableId).map_err(failed)).collect()
}

/// Says from now on how these tables stand.
pub async fn write(
    transaction: &mut Transaction<'_, Db>,
    heads: &[(&str, &Head)],
) -> Result<(), StoreError> {
    for piece in pieces(heads) {
        let mut query =
            QueryBuilder::new("INSERT INTO tables (id, stage, public, due, touched, card) ");
        query.push_values(piece, |mut row, (table, head)| {
            let Head { stage, public, due, touched, card, .. } = head;
            row.push_bind(*table)
                .push_bind(number(*stage))
                .push_bind(*public)
                .push_bind(due.map(|due| signed(due.0)))
                .push_bind(signed(touched.0))
                .push_bind(card.as_str());
        });
        query.push(
            " ON CONFLICT (id) DO UPDATE SET stage = excluded.stage, public = excluded.public, \
             due = excluded.due, touched = excluded.touched, card = excluded.card",
        );
        query.build().execute(&mut **transaction).await.map_err(failed)?;
    }
    Ok(())
}

/// Says whose tables these are, where somebody sat down or got up, or a seat is kept no more.
pub async fn write_people(
    transaction: &mut Transaction<'_, Db>,
    appends: &[&Append],
) -> Result<(), StoreError> {
    let mut rows = Vec::new();
    for append in appends {
        let Some(head) = &append.head else { continue };
        let any = |is: fn(&What) -> bool| append.entries.iter().any(|(entry, _)| is(&entry.what));
        let table = append.table.0.as_str();
        let unseats = |what: &What| {
            matches!(
                what,
                What::Stood { .. }
                    | What::Dismissed { .. }
                    | What::Freed { .. }
                    | What::Engaged { .. }
            )
        };
        if any(unseats) {
            rows.retain(|(other, _)| *other != table);
            sqlx::query("DELETE FROM people WHERE table_id = ?")
                .bind(table)
                .execute(&mut **transaction)
                .await
                .map_err(failed)?;
        }
        // There is far more of anything else, and it seats nobody.
        let seats = |what: &What| matches!(what, What::Opened { .. } | What::Sat { .. });
        if any(seats) || any(unseats) {
            rows.extend(head.people.iter().map(|user| (table, *user)));
        }
    }
    for piece in pieces(&rows) {
        let mut query = QueryBuilder::new("INSERT OR IGNORE INTO people (table_id, user_id) ");
        query.push_values(piece, |mut row, (table, user)| {
            row.push_bind(*table).push_bind(signed(user.0));
        });
        query.build().execute(&mut **transaction).await.map_err(failed)?;
    }
    Ok(())
}
