//! Tabs of the page that are open side by side, and which of them holds a table.
//!
//! It is the one in which the table was opened last. Which that is lies beside the kept table, so
//! that every tab sees it at once, however long another sleeps. Who wants to go on in the other tab
//! opens the table there once more.

use leptos::prelude::*;

use super::{random, storage, window};

/// What the tab that holds a table is called, by the table.
const HOLDER: &str = "holder.";

fn key(table: &str) -> String {
    format!("{HOLDER}{table}")
}

/// Forgets who held a table.
pub fn forget(table: &str) {
    storage::remove(&key(table));
}

/// This tab's hold of a table.
#[derive(Clone, Copy)]
pub struct TabLock {
    /// Was the table opened in another tab, and so is not to be played in here?
    pub elsewhere: RwSignal<bool>,
    key: StoredValue<String>,
    /// What this tab is called while it holds the table.
    me: StoredValue<String>,
}

impl TabLock {
    /// Takes hold of a table, until the owner is cleaned up or another tab takes it.
    pub fn of(table: &str) -> Self {
        let (key, me) = (key(table), random::id());
        // A browser that keeps nothing has nothing that two tabs could fight about.
        storage::set(&key, &me);
        let lock = Self {
            elsewhere: RwSignal::new(false),
            key: StoredValue::new(key),
            me: StoredValue::new(me),
        };
        // Other tabs' changes are told as events; what is missed is found when the table is kept.
        let handle = window_event_listener(leptos::ev::storage, move |_| {
            lock.look();
        });
        on_cleanup(move || {
            handle.remove();
            if lock.holds() {
                lock.key.with_value(|key| storage::remove(key));
            }
        });
        lock
    }

    fn holds(self) -> bool {
        let holder = self.key.with_value(|key| storage::get(key));
        holder.is_none_or(|holder| self.me.with_value(|me| *me == holder))
    }

    /// Looks whether another tab took the table; tells whether this one has it.
    pub fn look(self) -> bool {
        if !self.holds() && !self.elsewhere.get_untracked() {
            self.elsewhere.set(true);
        }
        !self.elsewhere.get_untracked()
    }
}

/// The person wants to go on in this tab. The other has gone on meanwhile, so the page begins again
/// from what that one kept.
pub fn play_here() {
    // Where the browser refuses to reload, the person can.
    let _ = window().location().reload();
}
