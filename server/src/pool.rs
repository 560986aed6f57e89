//! Bots think on a few threads of their own, one decision after the other.

use std::sync::Arc;

use tokio::sync::Semaphore;

/// The threads on which bots think. Whoever asks first is served first, a decision at a time.
#[derive(Clone, Debug)]
pub struct Pool(Arc<Semaphore>);

impl Pool {
    /// So many threads.
    pub fn new(threads: usize) -> Self {
        Self(Arc::new(Semaphore::new(threads.max(1))))
    }

    /// Does something that takes a while; nothing if it panics.
    pub async fn run<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Option<T> {
        let _place = self.0.acquire().await.ok()?;
        tokio::task::spawn_blocking(work).await.ok()
    }
}
