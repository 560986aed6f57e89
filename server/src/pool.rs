//! Bots think on a few threads of their own, one decision after the other.

use std::sync::Arc;

use tokio::sync::Semaphore;

use crate::metrics::Metrics;

/// The threads on which bots think. Whoever asks first is served first, a decision at a time.
#[derive(Clone, Debug)]
pub struct Pool {
    places: Arc<Semaphore>,
    metrics: Metrics,
}

impl Pool {
    /// So many threads.
    pub fn new(threads: usize, metrics: Metrics) -> Self {
        Self { places: Arc::new(Semaphore::new(threads.max(1))), metrics }
    }

    /// Does something that takes a while; nothing if it panics.
    pub async fn run<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Option<T> {
        let _place = self.places.acquire().await.ok()?;
        let _thinking = self.metrics.thinks();
        tokio::task::spawn_blocking(work).await.ok()
    }
}
