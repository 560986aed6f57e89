//! The house: serves the page that the binary carries, and the tables at which people meet.

mod connection;
mod door;
mod doors;
mod guests;
mod house;
mod keeping;
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

use patolli_store::{Sqlite, Store, StoreError};
use patolli_tables::TableId;
use patolli_words::{Language, Names, Words};
use thiserror::Error;
use tokio::net::TcpListener;

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
        let store: Arc<dyn Store> = Arc::new(Sqlite::open(&settings.data).await?);
        let house = House::open(settings, store).await?;
        listening(listener.local_addr()?);
        tracing::info!(address = %listener.local_addr()?, "the house is open");
        doors::open(listener, Arc::new(Door::new(house)), asked_to_stop()).await;
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
