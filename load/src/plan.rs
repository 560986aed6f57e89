//! What is to be played, and how hard.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::time::Duration;

use patolli_game::Seed;
use patolli_tables::Terms;

/// The most tables at once.
pub const MOST_TABLES: usize = 10_000;

/// The longest a run may take, in seconds.
pub const LONGEST: u64 = 3_600;

/// How many connections share an address: fewer than a house takes from one.
const SHARE: usize = 32;

/// What is to be played, and how hard.
#[derive(Clone, Debug)]
pub struct Load {
    /// The house: an address of this machine.
    pub address: SocketAddr,
    /// The process of the house, if it is known: what it uses is measured.
    pub process: Option<u32>,
    /// What every table agrees on.
    pub terms: Terms,
    /// How many tables.
    pub tables: usize,
    /// How many decisions a second at all tables together; as many as can be if it says nothing.
    pub rate: Option<f64>,
    /// Does what a seat decides in a row go in one message?
    pub in_a_row: bool,
    /// How long it is played before anything is measured; meanwhile one table after the other
    /// begins.
    pub warmup: Duration,
    /// How long it is measured.
    pub duration: Duration,
    /// The seed of what the bots decide.
    pub seed: Seed,
}

impl Load {
    /// How many connections there will be: one for each seat.
    pub const fn connections(&self) -> usize {
        self.tables * self.terms.seats
    }

    /// Whether the house is on this machine, at an address of the old kind: there are millions of
    /// those, so that every few connections can have one of their own.
    pub fn is_here(&self) -> bool {
        self.address.ip().is_loopback() && self.address.is_ipv4()
    }

    /// From which address a connection comes. A house takes only so many from each, so they come
    /// from many, as people do; and from others in another run.
    pub fn source(&self, connection: usize) -> IpAddr {
        let at = (self.seed.0 as u32).wrapping_add((connection / SHARE) as u32);
        // 127.1.0.0 to 127.254.255.255, without the addresses a computer commonly uses itself.
        let network = 1 + (at >> 16) % 254;
        Ipv4Addr::from_bits(127 << 24 | network << 16 | at & 0xFFFF).into()
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashMap;

    use super::*;

    fn load(address: &str) -> Load {
        Load {
            address: address.parse().unwrap(),
            process: None,
            terms: Terms::usual("yaxha", 4),
            tables: MOST_TABLES,
            rate: None,
            in_a_row: false,
            warmup: Duration::ZERO,
            duration: Duration::ZERO,
            seed: Seed(0xFFFF_FFFF),
        }
    }

    #[test]
    fn only_this_machine_is_put_under_load() {
        for here in ["127.0.0.1:7878", "127.9.9.9:1"] {
            assert!(load(here).is_here(), "{here}");
        }
        for elsewhere in ["192.168.1.4:7878", "0.0.0.0:7878", "8.8.8.8:80", "[2001:db8::1]:7878"] {
            assert!(!load(elsewhere).is_here(), "{elsewhere}");
        }
    }

    #[test]
    fn no_address_has_more_connections_than_a_house_takes() {
        let load = load("127.0.0.1:7878");
        let mut of = HashMap::new();
        for connection in 0..load.connections() {
            let source = load.source(connection);
            assert!(source.is_loopback(), "{source}");
            *of.entry(source).or_insert(0) += 1;
        }
        assert_eq!(of.values().max(), Some(&SHARE));
    }
}
