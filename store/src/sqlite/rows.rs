//! Between rows and what is made of them.

use patolli_tables::Time;
use sqlx::sqlite::{SqlitePool, SqliteRow};
use sqlx::{Row, Sqlite, Transaction};

use crate::StoreError;

/// What the database says when there is no room on the disk.
const FULL: &str = "13";

/// How many rows one statement writes at most.
const PIECE: usize = 512;

pub fn failed(error: sqlx::Error) -> StoreError {
    let code = error.as_database_error().and_then(sqlx::error::DatabaseError::code);
    if code.as_deref() == Some(FULL) { StoreError::Full } else { StoreError::Database(error) }
}

/// Begins to write. Whoever else writes waits.
pub async fn begin(writer: &SqlitePool) -> Result<Transaction<'static, Sqlite>, StoreError> {
    const BEGIN: &str = "BEGIN IMMEDIATE";
    match writer.begin_with(BEGIN).await {
        Err(sqlx::Error::InvalidSavePointStatement) => {
            // On a full disk what failed may have been rolled back by the database itself, which
            // the connection takes for something that still goes on: another one knows better.
            writer.acquire().await.map_err(failed)?.close().await.map_err(failed)?;
            writer.begin_with(BEGIN).await.map_err(failed)
        }
        begun => begun.map_err(failed),
    }
}

pub fn damaged(error: impl std::fmt::Display) -> StoreError {
    StoreError::Damaged(error.to_string())
}

/// The database has signed numbers only.
pub const fn signed(number: u64) -> i64 {
    number.cast_signed()
}

pub fn unsigned(row: &SqliteRow, column: &str) -> Result<u64, StoreError> {
    row.try_get::<i64, _>(column).map(i64::cast_unsigned).map_err(failed)
}

pub fn time(row: &SqliteRow, column: &str) -> Result<Time, StoreError> {
    unsigned(row, column).map(Time)
}

/// The rows in pieces, each for one statement. A statement is kept at hand for every number of rows,
/// so there are few such numbers.
pub fn pieces<T>(rows: &[T]) -> impl Iterator<Item = &[T]> {
    let mut left = rows;
    std::iter::from_fn(move || {
        let most = left.len().min(PIECE).checked_ilog2()?;
        let (piece, rest) = left.split_at(1 << most);
        left = rest;
        Some(piece)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pieces_are_of_few_sizes_and_leave_nothing_out() {
        let rows: Vec<usize> = (0..1100).collect();
        let sizes: Vec<_> = pieces(&rows).map(<[usize]>::len).collect();
        assert_eq!(sizes, [512, 512, 64, 8, 4]);
        assert_eq!(pieces(&rows).flatten().copied().collect::<Vec<_>>(), rows);
        assert_eq!(pieces::<u8>(&[]).count(), 0);
    }
}
