//! What waits to be told over a connection.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use axum::extract::ws::Utf8Bytes;
use patolli_wire::{Raw, with_scratch};
use tokio::sync::{Notify, mpsc};

/// What the house tells; what is seen of a game is written already.
pub type News = patolli_wire::News<Raw>;

/// How many messages may wait for a connection, and how many bytes. Whoever reads more slowly than
/// that loses it, and is told everything when they come back.
const MESSAGES: usize = 256;
const BYTES: usize = 1024 * 1024;

/// What is told, as it is sent.
pub fn text(news: &News) -> Utf8Bytes {
    with_scratch(|scratch| {
        // Plain data with text for keys always becomes JSON.
        let written = serde_json::to_writer(&mut *scratch, news);
        let text = std::str::from_utf8(scratch).ok().filter(|_| written.is_ok());
        text.unwrap_or_default().into()
    })
}

/// Where a connection is told something.
#[derive(Clone, Debug)]
pub struct Outbox {
    sender: mpsc::Sender<Utf8Bytes>,
    waiting: Arc<Waiting>,
}

#[derive(Debug, Default)]
struct Waiting {
    bytes: AtomicUsize,
    /// It was too much.
    overflow: Notify,
}

/// The other end of it.
#[derive(Debug)]
pub struct Inbox {
    receiver: mpsc::Receiver<Utf8Bytes>,
    waiting: Arc<Waiting>,
}

impl Outbox {
    /// Both ends.
    pub fn new() -> (Self, Inbox) {
        let (sender, receiver) = mpsc::channel(MESSAGES);
        let waiting = Arc::<Waiting>::default();
        (Self { sender, waiting: Arc::clone(&waiting) }, Inbox { receiver, waiting })
    }

    /// Is nobody there any more?
    pub fn is_closed(&self) -> bool {
        self.sender.is_closed()
    }

    /// Tells something.
    pub fn tell(&self, news: &News) {
        self.tell_text(text(news));
    }

    /// Tells something that is written already.
    pub fn tell_text(&self, text: Utf8Bytes) {
        let bytes = text.len();
        let before = self.waiting.bytes.fetch_add(bytes, Ordering::Relaxed);
        // One message is told however long it is.
        let fits = before == 0 || before + bytes <= BYTES;
        if !fits || self.sender.try_send(text).is_err() {
            self.waiting.overflow.notify_one();
        }
    }
}

impl Inbox {
    /// The next thing to be told.
    pub async fn next(&mut self) -> Option<Utf8Bytes> {
        let text = self.receiver.recv().await?;
        self.is_told(&text);
        Some(text)
    }

    /// The next thing to be told, if something waits.
    pub fn waiting(&mut self) -> Option<Utf8Bytes> {
        let text = self.receiver.try_recv().ok()?;
        self.is_told(&text);
        Some(text)
    }

    fn is_told(&self, text: &Utf8Bytes) {
        self.waiting.bytes.fetch_sub(text.len(), Ordering::Relaxed);
    }

    /// Waits until there is too much to be told.
    pub fn overflow(&self) -> impl Future<Output = ()> + use<> {
        let waiting = Arc::clone(&self.waiting);
        async move { waiting.overflow.notified().await }
    }
}
