//! Who may come in, and how much everybody may ask.

use std::collections::HashMap;
use std::net::IpAddr;
use std::num::NonZeroU32;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use governor::{DefaultDirectRateLimiter, DefaultKeyedRateLimiter, Quota, RateLimiter};
use patolli_tables::UserId;
use tokio::sync::watch;

use crate::house::House;

/// Everything connections share.
#[derive(Debug)]
pub struct Door {
    /// The house behind it.
    pub house: Arc<House>,
    /// Turns true when the house closes.
    closing: watch::Sender<bool>,
    connections: Mutex<HashMap<IpAddr, usize>>,
    /// How many there are.
    all: watch::Sender<usize>,
    guests: DefaultKeyedRateLimiter<IpAddr>,
    handshakes: DefaultKeyedRateLimiter<IpAddr>,
    talk: DefaultKeyedRateLimiter<UserId>,
    next: AtomicU64,
}

/// Why somebody is not let in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Shut {
    /// There are too many connections in all.
    Crowded,
    /// There are too many from this address.
    TooMany,
    /// They come too often from this address.
    TooOften,
}

fn least_one(count: u32) -> NonZeroU32 {
    NonZeroU32::new(count).unwrap_or(NonZeroU32::MIN)
}

impl Door {
    /// The door of a house.
    pub fn new(house: Arc<House>) -> Self {
        let limits = house.settings.limits;
        let talk = Quota::per_second(NonZeroU32::MIN).allow_burst(least_one(limits.talk));
        Self {
            house,
            closing: watch::Sender::new(false),
            connections: Mutex::default(),
            all: watch::Sender::new(0),
            guests: RateLimiter::keyed(Quota::per_hour(least_one(limits.guests))),
            handshakes: RateLimiter::keyed(Quota::per_minute(least_one(limits.handshakes))),
            talk: RateLimiter::keyed(talk),
            next: AtomicU64::new(1),
        }
    }

    /// The house closes.
    pub fn close(&self) {
        self.closing.send_replace(true);
    }

    /// Turns true when the house closes.
    pub fn closing(&self) -> watch::Receiver<bool> {
        self.closing.subscribe()
    }

    /// Waits until everybody is gone.
    pub async fn empty(&self) {
        // It ends with this door, not before.
        let _ = self.all.subscribe().wait_for(|count| *count == 0).await;
    }

    /// How many connections there are.
    pub fn count(&self) -> usize {
        *self.all.borrow()
    }

    /// A number for a new connection.
    pub fn number(&self) -> u64 {
        self.next.fetch_add(1, Ordering::Relaxed)
    }

    /// How much a new connection may ask.
    pub fn pace(&self) -> Pace {
        let asks = least_one(self.house.settings.limits.asks);
        let burst = asks.saturating_mul(least_one(3));
        Pace { limiter: RateLimiter::direct(Quota::per_second(asks).allow_burst(burst)), burst }
    }

    /// May somebody new come from this address?
    pub fn welcomes(&self, address: IpAddr) -> bool {
        self.guests.check_key(&address).is_ok()
    }

    /// May this person say something more?
    pub fn hears(&self, user: UserId) -> bool {
        self.talk.check_key(&user).is_ok()
    }

    /// Forgets those who have not come near a limit for a while.
    pub fn forget(&self) {
        self.guests.retain_recent();
        self.handshakes.retain_recent();
        self.talk.retain_recent();
        self.guests.shrink_to_fit();
        self.handshakes.shrink_to_fit();
        self.talk.shrink_to_fit();
    }

    /// How many are remembered by limits.
    #[cfg(test)]
    pub fn remembered(&self) -> usize {
        self.guests.len() + self.handshakes.len() + self.talk.len()
    }

    fn connections(&self) -> MutexGuard<'_, HashMap<IpAddr, usize>> {
        // No one panics while they hold it.
        self.connections.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A place for one more connection from this address, if there is one.
    pub fn let_in(self: &Arc<Self>, address: IpAddr) -> Result<Place, Shut> {
        let limits = self.house.settings.limits;
        if self.handshakes.check_key(&address).is_err() {
            return Err(Shut::TooOften);
        }
        let mut connections = self.connections();
        if *self.all.borrow() >= limits.all_connections {
            return Err(Shut::Crowded);
        }
        let count = connections.entry(address).or_default();
        if *count >= limits.connections {
            return Err(Shut::TooMany);
        }
        *count += 1;
        self.all.send_modify(|all| *all += 1);
        Ok(Place { door: Arc::clone(self), address })
    }
}

/// A connection's place, given back when it is gone.
#[derive(Debug)]
pub struct Place {
    door: Arc<Door>,
    address: IpAddr,
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut connections = self.door.connections();
        if let Some(count) = connections.get_mut(&self.address) {
            *count -= 1;
            if *count == 0 {
                connections.remove(&self.address);
            }
        }
        self.door.all.send_modify(|all| *all -= 1);
    }
}

/// How much a connection may ask.
#[derive(Debug)]
pub struct Pace {
    limiter: DefaultDirectRateLimiter,
    burst: NonZeroU32,
}

impl Pace {
    /// May it ask something of this weight now?
    pub fn allows(&self, weight: u32) -> bool {
        let weight = least_one(weight).min(self.burst);
        matches!(self.limiter.check_n(weight), Ok(Ok(())))
    }
}
