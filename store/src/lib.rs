//! Where the house keeps its tables and guests.
//!
//! A table is its log, and the one thing that a store must get right is this: *append these entries
//! if the table has that many*. Two who write at once can never both succeed, and what was appended
//! is on disk. Everything else serves lists of tables and guests.

mod sqlite;

pub use sqlite::{BackupError, Contents, Sqlite, back_up, restore};

use async_trait::async_trait;
use patolli_tables::{Entry, TableId, Time, UserId};
use thiserror::Error;

/// The hash of a secret. What is kept is never the secret itself.
pub type Digest = [u8; 32];

/// What somebody calls a command of theirs, so that the same one again is not done again.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct CommandKey {
    /// Whose command it is.
    pub user: UserId,
    /// What they call it.
    pub key: u64,
}

/// Entries that are to be appended to a table's log.
#[derive(Clone, PartialEq, Debug)]
pub struct Append {
    /// Which table.
    pub table: TableId,
    /// How many entries its log must have for it; 0 for a new table.
    pub after: u64,
    /// The entries, each with the command that led to it; none if only lists tell something else.
    pub entries: Vec<Logged>,
    /// What lists of tables tell of it from now on, if it is something else than before; always said
    /// of a new table.
    pub head: Option<Head>,
}

impl Append {
    /// A new table with these entries.
    pub fn opening(table: TableId, entries: Vec<Entry>, head: Head) -> Self {
        let entries = entries.into_iter().map(|entry| (entry, None)).collect();
        Self { table, after: 0, entries, head: Some(head) }
    }
}

/// What lists of tables tell of one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Head {
    /// How far it is.
    pub stage: Stage,
    /// Is it in the list that everybody sees?
    pub public: bool,
    /// When somebody runs out of time.
    pub due: Option<Time>,
    /// When something last happened.
    pub touched: Time,
    /// Whose table it is: who plays there, and who opened it.
    pub people: Vec<UserId>,
    /// What a list shows of it, as JSON.
    pub card: String,
}

/// How far a table is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Stage {
    /// People sit down.
    Gathering,
    /// It is played.
    Playing,
    /// It is over.
    Over,
}

/// What became of an append.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Appended {
    /// It is on disk.
    Done,
    /// The log has another number of entries, and nothing was appended.
    Elsewhere {
        /// How many; 0 if there is no such table.
        number: u64,
    },
}

/// An entry of a log, with the command that led to it, if somebody gave one.
pub type Logged = (Entry, Option<CommandKey>);

/// A table as it is kept.
#[derive(Clone, PartialEq, Debug)]
pub struct Kept {
    /// Its log.
    pub log: Vec<Logged>,
    /// Why nobody can play on there, if it is so.
    pub aside: Option<String>,
}

/// A table in a list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Listed {
    /// Which.
    pub table: TableId,
    /// How far it is.
    pub stage: Stage,
    /// When somebody runs out of time.
    pub due: Option<Time>,
    /// When something last happened.
    pub touched: Time,
    /// What a list shows of it, as JSON.
    pub card: String,
    /// Can nobody play on there?
    pub aside: bool,
}

/// A view that is kept, as JSON, for when the table cannot be played any more.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct KeptView {
    /// Whose: the number of a seat, or 0 for who looks on.
    pub viewer: u8,
    /// The number of the latest entry then.
    pub number: u64,
    /// What they saw.
    pub view: String,
}

/// Why something could not be kept or found.
#[derive(Debug, Error)]
pub enum StoreError {
    /// There is no room for more.
    #[error("the disk is full")]
    Full,
    /// It was written by a later version.
    #[error("the data was written by a newer Patolli; this one cannot read it")]
    Newer,
    /// There is none in the folder.
    #[error("there are no tables in it")]
    Missing,
    /// Another process has it.
    #[error("another Patolli serves this data folder")]
    InUse,
    /// The folder or a file cannot be used.
    #[error("the data folder cannot be used: {0}")]
    Folder(#[from] std::io::Error),
    /// What was read makes no sense.
    #[error("the data is damaged: {0}")]
    Damaged(String),
    /// The database says no.
    #[error("the database failed: {0}")]
    Database(sqlx::Error),
}

/// Where a house keeps its tables and guests.
#[async_trait]
pub trait Store: Send + Sync + 'static {
    /// Appends to logs, all at once: each to its own table, if that has as many entries as it
    /// says. When this returns, it is on disk. If it fails, nothing of it is.
    async fn append(&self, batch: &[Append]) -> Result<Vec<Appended>, StoreError>;

    /// A table, if there is one.
    async fn table(&self, table: &TableId) -> Result<Option<Kept>, StoreError>;

    /// Tables in the list that everybody sees: those at which people gather first, of these the one
    /// that was last touched.
    async fn listed(&self, most: u32) -> Result<Vec<Listed>, StoreError>;

    /// Tables of a person: those that are not over first, of these the one that was last touched.
    async fn of_user(&self, user: UserId, most: u32) -> Result<Vec<Listed>, StoreError>;

    /// How many tables of a person are not over and can be played on, but for this one.
    async fn going_on(&self, user: UserId, but_for: &TableId) -> Result<u64, StoreError>;

    /// Tables that are not over.
    async fn unfinished(&self) -> Result<Vec<Listed>, StoreError>;

    /// Tables at which somebody runs out of time by then.
    async fn due(&self, by: Time) -> Result<Vec<TableId>, StoreError>;

    /// Says why nobody can play on at a table, or that they can again.
    async fn set_aside(&self, table: &TableId, why: Option<&str>) -> Result<(), StoreError>;

    /// Keeps what each viewer sees at each of these tables.
    async fn keep_views(&self, all: &[(TableId, Vec<KeptView>)]) -> Result<(), StoreError>;

    /// What viewers saw last.
    async fn views(&self, table: &TableId) -> Result<Vec<KeptView>, StoreError>;

    /// A new guest with this secret.
    async fn welcome(&self, secret: &Digest, now: Time) -> Result<UserId, StoreError>;

    /// The guest with this secret.
    async fn guest(&self, secret: &Digest) -> Result<Option<UserId>, StoreError>;

    /// Lets whoever has this secret become the guest on another device, once, until then. Earlier
    /// secrets of theirs are of no use any more.
    async fn pass(&self, secret: &Digest, user: UserId, until: Time) -> Result<(), StoreError>;

    /// Uses such a secret up: from now on the other secret is the guest's, too.
    async fn use_pass(
        &self,
        secret: &Digest,
        device: &Digest,
        now: Time,
    ) -> Result<Option<UserId>, StoreError>;

    /// The house is open now.
    async fn alive(&self, now: Time) -> Result<(), StoreError>;

    /// When it last was, if it ever was.
    async fn last_alive(&self) -> Result<Option<Time>, StoreError>;

    /// Closes it: everything is on disk afterwards.
    async fn close(&self);
}
