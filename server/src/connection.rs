//! What waits to be told over a connection.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use patolli_wire::{Raw, with_scratch};
use tokio::sync::Notify;
use tokio_tungstenite::tungstenite::Utf8Bytes;

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
pub struct Outbox(Arc<Waiting>);

/// The other end of it.
#[derive(Debug)]
pub struct Inbox(Arc<Waiting>);

#[derive(Debug, Default)]
struct Waiting {
    queue: Mutex<Queue>,
    /// There is something.
    more: Notify,
    /// It was too much.
    overflow: Notify,
}

#[derive(Debug, Default)]
struct Queue {
    texts: VecDeque<Utf8Bytes>,
    bytes: usize,
    is_closed: bool,
}

impl Waiting {
    fn queue(&self) -> MutexGuard<'_, Queue> {
        // No one panics while they hold it.
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Outbox {
    /// Both ends.
    pub fn new() -> (Self, Inbox) {
        let waiting = Arc::<Waiting>::default();
        (Self(Arc::clone(&waiting)), Inbox(waiting))
    }

    /// Is nobody there any more?
    pub fn is_closed(&self) -> bool {
        self.0.queue().is_closed
    }

    /// Tells something.
    pub fn tell(&self, news: &News) {
        self.tell_text(text(news));
    }

    /// Tells something that is written already.
    pub fn tell_text(&self, text: Utf8Bytes) {
        let mut queue = self.0.queue();
        if queue.is_closed {
            return;
        }
        // One message is told however long it is.
        let fits = queue.bytes == 0 || queue.bytes + text.len() <= BYTES;
        if !fits || queue.texts.len() >= MESSAGES {
            return self.0.overflow.notify_one();
        }
        queue.bytes += text.len();
        queue.texts.push_back(text);
        drop(queue);
        self.0.more.notify_one();
    }
}

impl Inbox {
    /// The next thing to be told.
    pub async fn next(&mut self) -> Utf8Bytes {
        loop {
            if let Some(text) = self.waiting() {
                return text;
            }
            self.0.more.notified().await;
        }
    }

    /// The next thing to be told, if something waits.
    pub fn waiting(&mut self) -> Option<Utf8Bytes> {
        let mut queue = self.0.queue();
        let text = queue.texts.pop_front()?;
        queue.bytes -= text.len();
        Some(text)
    }

    /// Waits until there is too much to be told.
    pub fn overflow(&self) -> impl Future<Output = ()> + use<> {
        let waiting = Arc::clone(&self.0);
        async move { waiting.overflow.notified().await }
    }
}

impl Drop for Inbox {
    fn drop(&mut self) {
        *self.0.queue() = Queue { is_closed: true, ..Queue::default() };
    }
}

#[cfg(test)]
mod tests {
    use futures_util::FutureExt;

    use super::*;

    #[test]
    fn what_waits_is_told_in_order_and_what_is_too_much_is_noticed() {
        let (outbox, mut inbox) = Outbox::new();
        let mut overflow = Box::pin(inbox.overflow());
        for number in 0..MESSAGES {
            outbox.tell_text(number.to_string().into());
        }
        assert_eq!(overflow.as_mut().now_or_never(), None);
        outbox.tell_text("too much".into());
        assert_eq!(overflow.as_mut().now_or_never(), Some(()));
        for number in 0..MESSAGES {
            assert_eq!(inbox.next().now_or_never(), Some(number.to_string().into()));
        }
        assert_eq!(inbox.next().now_or_never(), None);
    }

    #[test]
    fn one_message_may_be_as_long_as_it_is() {
        let (outbox, mut inbox) = Outbox::new();
        let mut overflow = Box::pin(inbox.overflow());
        let long = "x".repeat(2 * BYTES);
        outbox.tell_text(long.clone().into());
        assert_eq!(overflow.as_mut().now_or_never(), None);
        outbox.tell_text("more".into());
        assert_eq!(overflow.as_mut().now_or_never(), Some(()));
        assert_eq!(inbox.waiting(), Some(long.into()));
    }

    #[test]
    fn nothing_waits_for_whom_is_gone() {
        let (outbox, inbox) = Outbox::new();
        outbox.tell_text("something".into());
        assert!(!outbox.is_closed());
        drop(inbox);
        assert!(outbox.is_closed());
        outbox.tell_text("something".into());
        assert!(outbox.0.queue().texts.is_empty());
    }
}
