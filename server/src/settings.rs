//! What a host may set.

use std::net::{IpAddr, SocketAddr};
use std::path::PathBuf;
use std::time::Duration;

use patolli_bots::{BotName, Level};
use patolli_tables::BotId;

/// What a host may set.
#[derive(Clone, Debug)]
pub struct Settings {
    /// Where it listens.
    pub address: SocketAddr,
    /// The folder for tables and guests.
    pub data: PathBuf,
    /// The address by which others find it, such as `https://patolli.example`, if it has a name.
    pub public_address: Option<String>,
    /// Proxies that may say for whom they ask.
    pub trusted_proxies: Vec<IpAddr>,
    /// On how many threads bots think.
    pub bot_threads: usize,
    /// How long a bot takes at least over the first decision of its turn while somebody looks on,
    /// so that people can follow; less and less over those that come after it.
    pub bot_pause: Duration,
    /// The bots it offers.
    pub bots: Vec<BotName>,
    /// What it takes from anybody.
    pub limits: Limits,
}

/// What the house takes from anybody.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// Connections from one address.
    pub connections: usize,
    /// Asks in a second from one connection, for a while; a few more at once.
    pub asks: u32,
    /// Guests that come from one address in an hour.
    pub guests: u32,
    /// Tables that one person may have open that are not over.
    pub tables: usize,
}

impl Default for Limits {
    fn default() -> Self {
        Self { connections: 40, asks: 20, guests: 60, tables: 40 }
    }
}

impl Settings {
    /// The usual settings for this address and folder.
    pub fn new(address: SocketAddr, data: PathBuf) -> Self {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Self {
            address,
            data,
            public_address: None,
            trusted_proxies: Vec::new(),
            // One is for people.
            bot_threads: cores.saturating_sub(1).max(1),
            bot_pause: Duration::from_millis(420),
            bots: Level::ALL.iter().copied().map(BotName::Level).collect(),
            limits: Limits::default(),
        }
    }

    /// The bot that the house offers under this name.
    pub fn bot(&self, id: &BotId) -> Option<&BotName> {
        self.bots.iter().find(|bot| bot.to_string() == id.0)
    }

    /// The names of the bots it offers.
    pub fn bot_ids(&self) -> Vec<BotId> {
        self.bots.iter().map(|bot| BotId(bot.to_string())).collect()
    }

    /// Is it reached by https?
    pub fn is_secure(&self) -> bool {
        self.public_address.as_ref().is_some_and(|address| address.starts_with("https://"))
    }
}
