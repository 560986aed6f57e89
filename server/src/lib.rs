//! The house: serves the page that the binary carries, and the tables at which people meet.

mod base_path;
mod connection;
mod door;
mod doors;
mod guests;
mod house;
mod keeping;
mod lobby;
mod metrics;
mod page;
mod pool;
mod public_address;
mod refusal;
mod replay;
mod room;
mod secret;
mod settings;
mod socket;
#[cfg(test)]
mod tests;
mod websocket;

use std::io;
use std::net::SocketAddr;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

pub use patolli_store::{BackupError, Contents, StoreError};
use patolli_store::{Sqlite, Store};
use patolli_tables::TableId;
use patolli_words::{Language, Names, Words};
use thiserror::Error;
use tokio::net::TcpListener;

pub use base_path::{BasePath, NoPath};
pub use page::is_built as page_is_built;
pub use public_address::{NoAddress, PublicAddress};
pub use settings::{BadName, Limits, Offer, Settings};

use door::Door;
use house::House;

/// How long those who are in the middle of something are waited for when the house closes.
const FAREWELL: Duration = Duration::from_secs(3);

/// Why the house does not open.
#[derive(Debug, Error)]
pub enum CannotServe {
    /// The address cannot be listened at.
    #[error("{0}")]
    Address(io::Error),
    /// The address for figures cannot be listened at.
    #[error("{0}")]
    Metrics(io::Error),
    /// Something of the system fails.
    #[error("{0}")]
    System(#[from] io::Error),
    /// The tables cannot be kept.
    #[error("{0}")]
    Store(#[from] StoreError),
}

/// Serves until it is told to stop: by Ctrl+C, or as services are stopped. Once it listens,
/// `listening` is told the address: with port 0 the system chooses one.
pub fn serve(settings: Settings, listening: impl FnOnce(SocketAddr)) -> Result<(), CannotServe> {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let served = runtime.block_on(async {
        let listener = TcpListener::bind(settings.address).await.map_err(CannotServe::Address)?;
        let figures = match settings.metrics_address {
            Some(address) => Some(TcpListener::bind(address).await.map_err(CannotServe::Metrics)?),
            None => None,
        };
        let store: Arc<dyn Store> = Arc::new(Sqlite::open(&settings.data).await?);
        let house = House::open(settings, store).await?;
        listening(listener.local_addr()?);
        tracing::info!(address = %listener.local_addr()?, "the house is open");
        let door = Arc::new(Door::new(house));
        if let Some(figures) = figures {
            tracing::info!(address = %figures.local_addr()?, "figures are served at /metrics");
            tokio::spawn(metrics::serve(figures, Arc::downgrade(&door)));
        }
        doors::open(listener, door, asked_to_stop()).await;
        Ok(())
    });
    // Bots that still think are not waited for.
    runtime.shutdown_timeout(FAREWELL);
    served
}

/// The tables in this folder that are not over and at which nobody could play on with this version,
/// and why. Nothing changes there, and another process may serve them meanwhile.
pub fn check(data: &Path) -> Result<Vec<(TableId, String)>, CannotServe> {
    tokio::runtime::Builder::new_current_thread().enable_all().build()?.block_on(async {
        let store = Sqlite::read(data).await?;
        let words = Words::new(Language::English);
        let mut stuck = Vec::new();
        for listed in store.unfinished().await? {
            match store.table(&listed.table).await {
                Ok(Some(kept)) => {
                    if let Some(why) = house::stuck(&kept) {
                        stuck.push((listed.table, words.say(&why, &Names::default())));
                    }
                }
                Ok(None) => {}
                Err(error @ StoreError::Damaged(_)) => {
                    stuck.push((listed.table, error.to_string()));
                }
                Err(error) => return Err(error.into()),
            }
        }
        Ok(stuck)
    })
}

/// Does something with a store, and waits for it.
fn wait_for<T>(work: impl Future<Output = Result<T, BackupError>>) -> Result<T, BackupError> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    runtime.map_err(StoreError::from)?.block_on(work)
}

/// Writes all that is kept in this folder into one file, also while another process serves it.
pub fn back_up(data: &Path, file: &Path) -> Result<Contents, BackupError> {
    wait_for(patolli_store::back_up(data, file))
}

/// Makes this folder, in which nothing may be yet, of such a file.
pub fn restore(file: &Path, data: &Path) -> Result<Contents, BackupError> {
    wait_for(patolli_store::restore(file, data))
}

async fn asked_to_stop() {
    let interrupted = tokio::signal::ctrl_c();
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        if let Ok(mut terminated) = signal(SignalKind::terminate()) {
            tokio::select! {
                _ = interrupted => {}
                _ = terminated.recv() => {}
            }
            return;
        }
    }
    let _ = interrupted.await;
}
