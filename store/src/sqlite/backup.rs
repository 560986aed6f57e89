//! All of a store as one file, taken while it is in use, and a store from such a file.
//!
//! The file is a database like the one in the folder, written anew: whoever has it has everything
//! that the house knows, so nobody else on the machine may read it.

use std::fs::{File, OpenOptions};
use std::io;
use std::path::{Path, PathBuf};

use sqlx::sqlite::{SqliteConnectOptions, SqlitePool};

use super::rows::{damaged, failed};
use super::{FILE, MIGRATIONS, Sqlite, lock, one};
use crate::StoreError;

/// What is in a backup.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Contents {
    /// How many tables.
    pub tables: u64,
    /// How many guests.
    pub guests: u64,
    /// How large the file is, in bytes.
    pub bytes: u64,
}

/// Why something is not backed up or restored.
#[derive(Debug, thiserror::Error)]
pub enum BackupError {
    /// There is something already where it should go.
    #[error("it is there already, and is not written over")]
    Exists,
    /// The folder for what is restored has something in it.
    #[error("the data folder is not empty")]
    NotEmpty,
    /// There is no such file.
    #[error("there is no such file")]
    Missing,
    /// The store says no.
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl From<io::Error> for BackupError {
    fn from(error: io::Error) -> Self {
        Self::Store(error.into())
    }
}

/// Writes everything in the folder into one file, which is read back and checked. Whoever serves
/// the folder goes on meanwhile.
pub async fn back_up(folder: &Path, file: &Path) -> Result<Contents, BackupError> {
    if file.try_exists()? {
        return Err(BackupError::Exists);
    }
    let store = Sqlite::read(folder).await?;
    // Nobody takes half of one for a whole.
    let part = beside(file);
    let written = async {
        own(&part)?;
        let into = sqlx::query("VACUUM INTO ?").bind(part.to_string_lossy().into_owned());
        into.execute(&store.reader).await.map_err(failed)?;
        let contents = contents(&part).await?;
        File::open(&part)?.sync_all()?;
        std::fs::rename(&part, file)?;
        sync_folder_of(file)?;
        Ok(contents)
    };
    let written = written.await;
    store.reader.close().await;
    if written.is_err() {
        let _ = std::fs::remove_file(&part);
    }
    written
}

/// Makes a data folder of a backup, which is checked first.
pub async fn restore(file: &Path, folder: &Path) -> Result<Contents, BackupError> {
    if !file.is_file() {
        return Err(BackupError::Missing);
    }
    std::fs::create_dir_all(folder)?;
    let is_ours = |name: &std::ffi::OsStr| name == super::LOCK;
    for entry in std::fs::read_dir(folder)? {
        if !is_ours(&entry?.file_name()) {
            // Who serves it has more in there than that.
            lock(folder)?;
            return Err(BackupError::NotEmpty);
        }
    }
    let _lock = lock(folder)?;
    let contents = contents(file).await?;
    let target = folder.join(FILE);
    let part = beside(&target);
    let copied = || -> Result<(), BackupError> {
        own(&part)?;
        std::fs::copy(file, &part)?;
        File::open(&part)?.sync_all()?;
        std::fs::rename(&part, &target)?;
        Ok(sync_folder_of(&target)?)
    };
    copied().inspect_err(|_| {
        let _ = std::fs::remove_file(&part);
    })?;
    Ok(contents)
}

/// What is in a file that somebody says is a backup; an error if it is none, or damaged.
async fn contents(file: &Path) -> Result<Contents, StoreError> {
    let bytes = std::fs::metadata(file)?.len();
    let options = SqliteConnectOptions::new().filename(file).read_only(true).immutable(true);
    let reader = one(options).await?;
    let counted = count(&reader).await;
    reader.close().await;
    let (tables, guests) = counted?;
    Ok(Contents { tables, guests, bytes })
}

async fn count(reader: &SqlitePool) -> Result<(u64, u64), StoreError> {
    let whole = sqlx::query_scalar::<_, String>("PRAGMA integrity_check").fetch_one(reader).await;
    let whole = whole.map_err(|error| damaged(format_args!("this is no backup: {error}")))?;
    if whole != "ok" {
        return Err(damaged(whole));
    }
    let known = MIGRATIONS.iter().map(|migration| migration.version).max();
    let latest = sqlx::query_scalar::<_, Option<i64>>("SELECT max(version) FROM _sqlx_migrations");
    let latest = latest.fetch_one(reader).await;
    let latest = latest.map_err(|_| damaged("this is no backup of Patolli"))?;
    if latest > known {
        return Err(StoreError::Newer);
    }
    let count = async |what| {
        let count = sqlx::query_scalar::<_, i64>(what).fetch_one(reader).await.map_err(failed)?;
        Ok::<_, StoreError>(count.cast_unsigned())
    };
    Ok((count("SELECT count(*) FROM tables").await?, count("SELECT count(*) FROM users").await?))
}

/// Beside a file, for as long as it is not whole.
fn beside(file: &Path) -> PathBuf {
    let mut name = file.file_name().unwrap_or_default().to_owned();
    name.push(".part");
    file.with_file_name(name)
}

/// A new and empty file that nobody else on the machine may read.
fn own(file: &Path) -> io::Result<()> {
    let mut options = OpenOptions::new();
    options.write(true).create(true).truncate(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let file = options.open(file)?;
    // One that was there already may have been for everybody.
    #[cfg(unix)]
    file.set_permissions(std::os::unix::fs::PermissionsExt::from_mode(0o600))?;
    drop(file);
    Ok(())
}

/// That the file is there is on disk, too.
fn sync_folder_of(file: &Path) -> io::Result<()> {
    #[cfg(unix)]
    {
        let folder = file.parent().filter(|folder| !folder.as_os_str().is_empty());
        File::open(folder.unwrap_or(Path::new(".")))?.sync_all()?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use patolli_tables::Time;

    use super::super::tests::{append, opened, said, texts};
    use super::*;
    use crate::Store;

    #[tokio::test]
    async fn a_backup_is_taken_while_the_store_is_in_use_and_has_what_was_kept() {
        let folder = tempfile::tempdir().unwrap();
        let (data, other) = (folder.path().join("data"), folder.path().join("other"));
        let file = folder.path().join("backup");
        let store = Sqlite::open(&data).await.unwrap();
        store.append(&[append("a", 0, vec![opened(), said("one")])]).await.unwrap();
        store.welcome(&[1; 32], Time(0)).await.unwrap();
        let contents = back_up(&data, &file).await.unwrap();
        assert_eq!((contents.tables, contents.guests), (1, 1));
        assert_eq!(contents.bytes, std::fs::metadata(&file).unwrap().len());
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt;
            assert_eq!(std::fs::metadata(&file).unwrap().permissions().mode() & 0o777, 0o600);
        }
        assert!(!beside(&file).exists());
        store.append(&[append("a", 2, vec![said("later")])]).await.unwrap();
        assert_eq!(restore(&file, &other).await.unwrap(), contents);
        let restored = Sqlite::open(&other).await.unwrap();
        assert_eq!(texts(&restored, "a").await, ["-", "one"]);
        assert!(restored.guest(&[1; 32]).await.unwrap().is_some());
        assert_eq!(texts(&store, "a").await, ["-", "one", "later"]);
    }

    #[tokio::test]
    async fn nothing_is_written_over() {
        let folder = tempfile::tempdir().unwrap();
        let (data, file) = (folder.path().join("data"), folder.path().join("backup"));
        let missing = back_up(&data, &file).await;
        assert!(matches!(missing, Err(BackupError::Store(StoreError::Missing))), "{missing:?}");
        let store = Sqlite::open(&data).await.unwrap();
        back_up(&data, &file).await.unwrap();
        assert!(matches!(back_up(&data, &file).await, Err(BackupError::Exists)));
        let served = restore(&file, &data).await;
        assert!(matches!(served, Err(BackupError::Store(StoreError::InUse))), "{served:?}");
        store.close().await;
        drop(store);
        assert!(matches!(restore(&file, &data).await, Err(BackupError::NotEmpty)));
        let nowhere = folder.path().join("nowhere");
        assert!(matches!(restore(&nowhere, &nowhere).await, Err(BackupError::Missing)));
    }

    #[tokio::test]
    async fn what_is_no_backup_is_not_restored() {
        let folder = tempfile::tempdir().unwrap();
        let (data, file) = (folder.path().join("data"), folder.path().join("backup"));
        let store = Sqlite::open(&folder.path().join("own")).await.unwrap();
        store.append(&[append("a", 0, vec![opened(), said(&"x".repeat(20_000))])]).await.unwrap();
        back_up(&folder.path().join("own"), &file).await.unwrap();
        let whole = std::fs::read(&file).unwrap();
        let half = whole[..whole.len() / 2].to_vec();
        for wrong in [b"not one".to_vec(), half] {
            std::fs::write(&file, wrong).unwrap();
            let refused = restore(&file, &data).await;
            assert!(matches!(refused, Err(BackupError::Store(_))), "{refused:?}");
            assert!(!data.join(FILE).exists());
        }
        std::fs::write(&file, whole).unwrap();
        restore(&file, &data).await.unwrap();
    }
}
