//! What everybody saw, for tables that can no longer be played.

use patolli_tables::TableId;
use sqlx::sqlite::{SqlitePool, SqliteRow};
use sqlx::{QueryBuilder, Row, Sqlite as Db};

use super::rows::{begin, damaged, failed, pieces, signed, unsigned};
use crate::{KeptView, StoreError};

pub async fn keep(writer: &SqlitePool, all: &[(TableId, Vec<KeptView>)]) -> Result<(), StoreError> {
    let rows: Vec<_> =
        all.iter().flat_map(|(table, views)| views.iter().map(move |kept| (table, kept))).collect();
    let mut transaction = begin(writer).await?;
    for piece in pieces(&rows) {
        let mut query = QueryBuilder::<Db>::new(
            "INSERT OR REPLACE INTO views (table_id, viewer, number, view) ",
        );
        query.push_values(piece, |mut row, (table, kept)| {
            row.push_bind(table.0.as_str())
                .push_bind(i64::from(kept.viewer))
                .push_bind(signed(kept.number))
                .push_bind(kept.view.as_str());
        });
        query.build().execute(&mut *transaction).await.map_err(failed)?;
    }
    transaction.commit().await.map_err(failed)
}

pub async fn of(reader: &SqlitePool, table: &TableId) -> Result<Vec<KeptView>, StoreError> {
    let rows =
        sqlx::query("SELECT viewer, number, view FROM views WHERE table_id = ? ORDER BY viewer")
            .bind(&table.0)
            .fetch_all(reader)
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
