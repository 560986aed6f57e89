//! The list of tables that everybody sees. Who watches it is told all of it once, and then what
//! changed, in words that are written once for all of them.

use std::sync::{Arc, OnceLock};

use patolli_tables::TableId;
use patolli_wire::Card;
use tokio::sync::watch;
use tokio_tungstenite::tungstenite::Utf8Bytes;

use crate::connection::{News, text};

/// The list as it was at some moment.
#[derive(Debug)]
pub struct Listing {
    /// One more than that of the listing before.
    number: u64,
    cards: Vec<Card>,
    /// All of it; written when somebody needs it.
    whole: OnceLock<Utf8Bytes>,
    /// What changed since the listing before.
    change: Utf8Bytes,
}

impl Listing {
    fn new(number: u64, cards: Vec<Card>, change: Utf8Bytes) -> Arc<Self> {
        Arc::new(Self { number, cards, whole: OnceLock::new(), change })
    }

    /// The listing after this one, if anything changed.
    fn next(&self, cards: Vec<Card>) -> Option<Arc<Self>> {
        let is_new = |card: &&Card| !self.cards.contains(card);
        let changed: Vec<Card> = cards.iter().filter(is_new).cloned().collect();
        let is_gone = |card: &&Card| !cards.iter().any(|other| other.table == card.table);
        let gone: Vec<TableId> =
            self.cards.iter().filter(is_gone).map(|card| card.table.clone()).collect();
        if changed.is_empty() && gone.is_empty() {
            return None;
        }
        let change = text(&News::LobbyChanged { tables: changed, gone });
        Some(Self::new(self.number + 1, cards, change))
    }

    /// What somebody is told who was told an earlier listing last, or none.
    fn told(&self, last: Option<u64>) -> Utf8Bytes {
        if last.is_some_and(|last| last + 1 == self.number) {
            return self.change.clone();
        }
        let whole = || text(&News::Lobby { tables: self.cards.clone() });
        self.whole.get_or_init(whole).clone()
    }
}

/// The list as it changes.
#[derive(Debug)]
pub struct Lobby(watch::Sender<Arc<Listing>>);

impl Lobby {
    /// A list of nothing.
    pub fn empty() -> Self {
        Self(watch::Sender::new(Listing::new(0, Vec::new(), Utf8Bytes::default())))
    }

    /// These are in it now.
    pub fn set(&self, cards: Vec<Card>) {
        let next = self.0.borrow().next(cards);
        if let Some(next) = next {
            self.0.send_replace(next);
        }
    }

    /// Somebody watches it from now on.
    pub fn watch(&self) -> Watching {
        let mut listings = self.0.subscribe();
        listings.mark_changed();
        Watching { listings, last: None }
    }
}

/// Somebody who watches it.
#[derive(Debug)]
pub struct Watching {
    listings: watch::Receiver<Arc<Listing>>,
    /// The number of the listing that they were told last.
    last: Option<u64>,
}

impl Watching {
    /// What they are told next, once there is something.
    pub async fn next(&mut self) -> Utf8Bytes {
        if self.listings.changed().await.is_err() {
            // The house is gone.
            return std::future::pending().await;
        }
        let listing = Arc::clone(&self.listings.borrow_and_update());
        let told = listing.told(self.last);
        self.last = Some(listing.number);
        told
    }
}

#[cfg(test)]
mod tests {
    use futures_util::FutureExt;
    use patolli_tables::{Phase, Terms, Time};
    use patolli_wire::change_lobby;

    use super::*;

    fn card(table: &str, phase: Phase, touched: u64) -> Card {
        Card {
            table: TableId(table.to_owned()),
            terms: Terms::usual("yaxha", 2),
            phase,
            places: Vec::new(),
            waits_for: Vec::new(),
            round: 0,
            touched: Time(touched),
            aside: false,
            score: None,
        }
    }

    /// Takes in what somebody is told; whether that was all of it.
    fn take_in(seen: &mut Vec<Card>, told: &str) -> bool {
        match serde_json::from_str(told).unwrap() {
            patolli_wire::News::<serde_json::Value>::Lobby { tables } => {
                *seen = tables;
                true
            }
            patolli_wire::News::LobbyChanged { tables, gone } => {
                change_lobby(seen, tables, &gone);
                false
            }
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn who_watches_is_told_all_once_and_then_what_changed() {
        let lobby = Lobby::empty();
        let (mut quick, mut slow) = (lobby.watch(), lobby.watch());
        let mut seen = (Vec::new(), Vec::new());
        assert!(take_in(&mut seen.0, &quick.next().now_or_never().unwrap()));
        assert!(take_in(&mut seen.1, &slow.next().now_or_never().unwrap()));
        let lists = [
            vec![card("a", Phase::Gathering, 5)],
            vec![card("b", Phase::Gathering, 7), card("a", Phase::Gathering, 5)],
            vec![card("b", Phase::Gathering, 8), card("a", Phase::Playing, 9)],
            vec![
                card("c", Phase::Gathering, 11),
                card("d", Phase::Playing, 12),
                card("a", Phase::Playing, 10),
            ],
        ];
        for list in &lists {
            lobby.set(list.clone());
            assert!(!take_in(&mut seen.0, &quick.next().now_or_never().unwrap()));
            assert_eq!(seen.0, *list);
            // Nothing changed.
            lobby.set(list.clone());
            assert_eq!(quick.next().now_or_never(), None);
        }
        // Who was told of none of these is told all.
        assert!(take_in(&mut seen.1, &slow.next().now_or_never().unwrap()));
        assert_eq!(seen.1, lists[3]);
    }

    #[test]
    fn what_is_told_is_written_once() {
        let lobby = Lobby::empty();
        lobby.set(vec![card("a", Phase::Gathering, 1)]);
        let (mut one, mut other) = (lobby.watch(), lobby.watch());
        let told = |watching: &mut Watching| watching.next().now_or_never().unwrap();
        assert_eq!(told(&mut one).as_ptr(), told(&mut other).as_ptr());
        lobby.set(Vec::new());
        assert_eq!(told(&mut one).as_ptr(), told(&mut other).as_ptr());
    }
}
