//! What a bot may use to think: time, cores, and a way to be called back.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

/// What a bot may use to think.
#[derive(Clone, Debug)]
pub struct Limits {
    /// How long a bot that is a process may think about a decision.
    pub budget: Duration,
    /// On how many threads a bot of the house may think at once.
    pub threads: usize,
    /// The time since some fixed moment.
    pub clock: Clock,
    /// Lets whoever asks demand the answer at once.
    pub stop: Stop,
}

/// A clock that never goes back. The browser has its own.
pub type Clock = fn() -> Duration;

impl Limits {
    /// One thread, and this clock.
    pub fn new(budget: Duration, clock: Clock) -> Self {
        Self { budget, threads: 1, clock, stop: Stop::default() }
    }

    /// One thread, and the clock of the system.
    #[cfg(not(target_family = "wasm"))]
    pub fn native(budget: Duration) -> Self {
        Self::new(budget, system_clock)
    }

    /// The same on `threads` threads.
    pub fn on_threads(mut self, threads: usize) -> Self {
        self.threads = threads.max(1);
        self
    }
}

/// The clock of the system, since it was first looked at.
#[cfg(not(target_family = "wasm"))]
fn system_clock() -> Duration {
    use std::sync::LazyLock;
    use std::time::Instant;
    static FIRST: LazyLock<Instant> = LazyLock::new(Instant::now);
    FIRST.elapsed()
}

/// A way to call back a bot that thinks: a question has a number, and is called back by it.
#[derive(Clone, Default, Debug)]
pub struct Stop(Arc<Numbers>);

/// Numbers of questions; none is 0.
#[derive(Default, Debug)]
struct Numbers {
    asked: AtomicU64,
    called_back: AtomicU64,
}

impl Stop {
    /// This question is being thought about.
    pub fn ask(&self, question: u64) {
        self.0.asked.store(question.wrapping_add(1), Ordering::Relaxed);
    }

    /// This question is to be answered at once, even if it is not thought about yet.
    pub fn call_back(&self, question: u64) {
        self.0.called_back.store(question.wrapping_add(1), Ordering::Relaxed);
    }

    /// Is the question being thought about to be answered at once?
    pub fn is_called_back(&self) -> bool {
        let called_back = self.0.called_back.load(Ordering::Relaxed);
        called_back != 0 && called_back == self.0.asked.load(Ordering::Relaxed)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_question_that_is_called_back_is_hurried() {
        let stop = Stop::default();
        assert!(!stop.is_called_back());
        stop.ask(0);
        assert!(!stop.is_called_back());
        stop.call_back(1);
        assert!(!stop.is_called_back());
        stop.ask(1);
        assert!(stop.is_called_back());
        stop.ask(2);
        assert!(!stop.is_called_back());
    }
}
