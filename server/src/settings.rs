//! What a host may set.

use std::net::{IpAddr, SocketAddr};
use std::path::PathBuf;
use std::time::Duration;

use patolli_bots::{BotName, Level};
use patolli_game::{Phrase, Say};
use patolli_tables::BotId;
use thiserror::Error;

use crate::base_path::BasePath;
use crate::public_address::PublicAddress;

/// What a host may set.
#[derive(Clone, Debug)]
pub struct Settings {
    /// Where it listens.
    pub address: SocketAddr,
    /// The folder for tables and guests.
    pub data: PathBuf,
    /// The address by which others find it, if it has a name.
    pub public_address: Option<PublicAddress>,
    /// The path below which everything is served.
    pub base_path: BasePath,
    /// Where figures for Prometheus are served, if anywhere.
    pub metrics_address: Option<SocketAddr>,
    /// Proxies that may say for whom they ask.
    pub trusted_proxies: Vec<IpAddr>,
    /// On how many threads bots think.
    pub bot_threads: usize,
    /// How long a bot takes at least over the first decision of its turn while somebody looks on,
    /// so that people can follow; less and less over those that come after it.
    pub bot_pause: Duration,
    /// The bots it offers.
    pub bots: Vec<Offer>,
    /// What it takes from anybody.
    pub limits: Limits,
}

/// A bot that the house offers. Nobody is told more of it than its name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Offer {
    /// Under which name.
    pub id: BotId,
    /// Which bot it is.
    pub bot: BotName,
}

/// A name under which no bot can be offered.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("{}", self.phrase())]
pub struct BadName {
    /// The name.
    pub name: String,
}

impl Say for BadName {
    fn phrase(&self) -> Phrase {
        let most = Offer::LONGEST as i64;
        Phrase::new("server", "bad_bot_name").text("name", &self.name).number("most", most)
    }
}

impl Offer {
    const LONGEST: usize = 24;

    /// A bot under a name that the host chose: small letters, digits and hyphens.
    pub fn named(name: &str, bot: BotName) -> Result<Self, BadName> {
        let plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
        if name.is_empty() || name.len() > Self::LONGEST || !name.chars().all(plain) {
            return Err(BadName { name: name.to_owned() });
        }
        Ok(Self { id: BotId(name.to_owned()), bot })
    }

    /// One of the four levels, under its usual name.
    pub fn level(level: Level) -> Self {
        let bot = BotName::Level(level);
        Self { id: BotId(bot.to_string()), bot }
    }
}

/// What the house takes from anybody.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// Connections from one address.
    pub connections: usize,
    /// Connections in all.
    pub all_connections: usize,
    /// How often one address may connect in a minute.
    pub handshakes: u32,
    /// Asks in a second from one connection, for a while; a few more at once.
    pub asks: u32,
    /// Guests that come from one address in an hour.
    pub guests: u32,
    /// Tables that one person may have open that are not over.
    pub tables: usize,
    /// What one person may say at once at all tables; one more each second.
    pub talk: u32,
    /// How long somebody who connects may take to say what they want.
    pub head: Duration,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            connections: 40,
            all_connections: 20_000,
            handshakes: 120,
            asks: 20,
            guests: 60,
            tables: 40,
            talk: 10,
            head: Duration::from_secs(15),
        }
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
            base_path: BasePath::default(),
            metrics_address: None,
            trusted_proxies: Vec::new(),
            // One is for people.
            bot_threads: cores.saturating_sub(1).max(1),
            bot_pause: Duration::from_millis(420),
            bots: Level::ALL.iter().copied().map(Offer::level).collect(),
            limits: Limits::default(),
        }
    }

    /// The bot that the house offers under this name.
    pub fn bot(&self, id: &BotId) -> Option<&BotName> {
        self.bots.iter().find(|offer| offer.id == *id).map(|offer| &offer.bot)
    }

    /// The names of the bots it offers.
    pub fn bot_ids(&self) -> Vec<BotId> {
        self.bots.iter().map(|offer| offer.id.clone()).collect()
    }
}
