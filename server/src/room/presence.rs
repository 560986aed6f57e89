//! Who is there at a table.

use std::time::Duration;

use patolli_game::Heuristics;
use patolli_tables::UserId;
use tokio::time::Instant;

use super::RoomOf;
use crate::connection::News;

/// How often at most that is told.
const OFTEN: Duration = Duration::from_secs(1);

/// What was told of who is there.
#[derive(Debug, Default)]
pub struct Presence {
    /// Who of the people of the table, and how many others.
    told: (Vec<UserId>, usize),
    /// When.
    at: Option<Instant>,
    /// Is there something new to tell?
    waits: bool,
}

impl Presence {
    /// When it is to be told next, if there is something new.
    pub fn next(&self) -> Option<Instant> {
        self.waits.then(|| self.at.map_or_else(Instant::now, |at| at + OFTEN))
    }
}

impl<G: Heuristics> RoomOf<'_, G> {
    fn present(&self) -> (Vec<UserId>, usize) {
        let mut people: Vec<UserId> = self.watchers.iter().map(|watcher| watcher.user).collect();
        people.sort_unstable();
        people.dedup();
        let plays = |user: &UserId| !self.table.seats_of(*user).is_empty();
        let others = people.iter().filter(|user| !plays(user)).count();
        people.retain(plays);
        (people, others)
    }

    pub(super) fn presence_news(&self) -> News {
        let (people, others) = self.present();
        News::Presence { table: self.id.clone(), people, others }
    }

    /// Tells everybody who is there, if that changed and was not told just now. Says whether it did.
    pub(super) fn tell_presence(&mut self) -> bool {
        let present = self.present();
        self.presence.waits = present != self.presence.told;
        let soon = self.presence.at.is_some_and(|at| at.elapsed() < OFTEN);
        if !self.presence.waits || soon {
            return false;
        }
        self.presence = Presence { told: present, at: Some(Instant::now()), waits: false };
        let news = self.presence_news();
        for watcher in self.watchers.iter() {
            watcher.outbox.tell(&news);
        }
        true
    }
}
