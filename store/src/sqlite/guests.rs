//! Guests, and the secrets by which they are known.

use patolli_tables::{Time, UserId};
use sqlx::sqlite::SqlitePool;

use super::rows::{begin, failed, signed, unsigned};
use crate::{Digest, StoreError};

pub async fn welcome(
    writer: &SqlitePool,
    secret: &Digest,
    now: Time,
) -> Result<UserId, StoreError> {
    let done = sqlx::query("INSERT INTO users (secret, came) VALUES (?, ?)")
        .bind(secret.as_slice())
        .bind(signed(now.0))
        .execute(writer)
        .await
        .map_err(failed)?;
    Ok(UserId(done.last_insert_rowid().cast_unsigned()))
}

pub async fn guest(reader: &SqlitePool, secret: &Digest) -> Result<Option<UserId>, StoreError> {
    let row = sqlx::query(
        "SELECT id FROM users WHERE secret = ?1 \
         UNION ALL SELECT user_id FROM devices WHERE secret = ?1",
    )
    .bind(secret.as_slice())
    .fetch_optional(reader)
    .await
    .map_err(failed)?;
    row.map(|row| unsigned(&row, "id").map(UserId)).transpose()
}

pub async fn pass(
    writer: &SqlitePool,
    secret: &Digest,
    user: UserId,
    until: Time,
) -> Result<(), StoreError> {
    let mut transaction = begin(writer).await?;
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

pub async fn use_pass(
    writer: &SqlitePool,
    secret: &Digest,
    device: &Digest,
    now: Time,
) -> Result<Option<UserId>, StoreError> {
    let mut transaction = begin(writer).await?;
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
