//! How fast all tables together are played.

use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use tokio::time::Instant;

/// Gives moments to those who want to decide, one after the other, evenly.
#[derive(Debug)]
pub struct Pace {
    /// How far they are apart; nothing for at once.
    apart: Option<Duration>,
    next: Mutex<Instant>,
}

impl Pace {
    /// So many in a second, or all at once.
    pub fn new(rate: Option<f64>) -> Self {
        let apart = rate.map(|rate| Duration::from_secs_f64(1.0 / rate.max(0.001)));
        Self { apart, next: Mutex::new(Instant::now()) }
    }

    /// The next moment that is free. Those that went by are lost: there is no rush afterwards.
    pub fn moment(&self) -> Instant {
        let now = Instant::now();
        let Some(apart) = self.apart else { return now };
        let mut next = self.next.lock().unwrap_or_else(PoisonError::into_inner);
        let moment = (*next).max(now);
        *next = moment + apart;
        moment
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moments_are_evenly_apart() {
        let pace = Pace::new(Some(10.0));
        let first = pace.moment();
        assert_eq!(pace.moment() - first, Duration::from_millis(100));
        assert_eq!(pace.moment() - first, Duration::from_millis(200));
    }
}
