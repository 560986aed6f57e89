//! Group commit: what many tables want to keep is written in one transaction, and each is told once
//! it is on disk.

use std::sync::Arc;

use patolli_store::{Append, Appended, Store, StoreError};
use tokio::sync::{mpsc, oneshot};
use tokio::time::Instant;

use crate::metrics::Metrics;

/// The most that is written in one transaction.
const MOST: usize = 1024;

type Waiting = (Append, oneshot::Sender<Result<Appended, Unkept>>);

/// Why something is not kept.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unkept {
    /// There is no room.
    Full,
    /// The store failed.
    Failed,
}

/// Where rooms hand in what they want to keep.
#[derive(Clone, Debug)]
pub struct Keeping(mpsc::Sender<Waiting>);

impl Keeping {
    /// Starts to write into a store.
    pub fn start(store: Arc<dyn Store>, metrics: Metrics) -> Self {
        let (sender, receiver) = mpsc::channel(MOST);
        tokio::spawn(write(store, metrics, receiver));
        Self(sender)
    }

    /// Keeps this; returns when it is on disk.
    pub async fn append(&self, append: Append) -> Result<Appended, Unkept> {
        let (tell, told) = oneshot::channel();
        self.0.send((append, tell)).await.map_err(|_| Unkept::Failed)?;
        told.await.unwrap_or(Err(Unkept::Failed))
    }
}

async fn write(store: Arc<dyn Store>, metrics: Metrics, mut receiver: mpsc::Receiver<Waiting>) {
    let mut waiting = Vec::new();
    while receiver.recv_many(&mut waiting, MOST).await > 0 {
        let (batch, tell): (Vec<_>, Vec<_>) = waiting.drain(..).unzip();
        let since = Instant::now();
        let kept: Vec<_> = match keep(store.as_ref(), &batch).await {
            Ok(done) => {
                let entries = batch.iter().map(|append| append.entries.len()).sum();
                metrics.kept(entries, since.elapsed());
                done.into_iter().map(Ok).collect()
            }
            Err(Unkept::Failed) if batch.len() > 1 => one_by_one(store.as_ref(), &batch).await,
            Err(why) => vec![Err(why); batch.len()],
        };
        if kept.iter().any(Result::is_err) {
            metrics.not_kept();
        }
        for (tell, kept) in tell.into_iter().zip(kept) {
            // Who asked may be gone.
            let _ = tell.send(kept);
        }
    }
}

async fn keep(store: &dyn Store, batch: &[Append]) -> Result<Vec<Appended>, Unkept> {
    store.append(batch).await.map_err(|error| {
        tracing::error!(%error, appends = batch.len(), "nothing was kept");
        match error {
            StoreError::Full => Unkept::Full,
            _ => Unkept::Failed,
        }
    })
}

/// One that cannot be kept takes no others with it.
async fn one_by_one(store: &dyn Store, batch: &[Append]) -> Vec<Result<Appended, Unkept>> {
    let mut kept = Vec::with_capacity(batch.len());
    for append in batch {
        let one = keep(store, std::slice::from_ref(append)).await;
        kept.push(one.and_then(|done| done.first().copied().ok_or(Unkept::Failed)));
    }
    kept
}
