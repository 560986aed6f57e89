//! The tables that the browser keeps.

use patolli_game::Game;

use crate::browser::storage;
use crate::table::{Damaged, Saved, Table};

const TABLE: &str = "table.";

/// The time, in milliseconds since 1970.
pub fn now() -> u64 {
    js_sys::Date::now() as u64
}

fn key(id: &str) -> String {
    format!("{TABLE}{id}")
}

/// Keeps a table; tells whether the browser did.
pub fn keep<G: Game>(id: &str, table: &Table<G>) -> bool {
    storage::set(&key(id), &Saved::new(table, now()).write())
}

/// The text of a kept table.
pub fn text(id: &str) -> Option<String> {
    storage::get(&key(id))
}

/// Forgets a table.
pub fn forget(id: &str) {
    storage::remove(&key(id));
}

/// A table that is kept, or what is wrong with it.
#[derive(Clone, Debug)]
pub struct Kept {
    pub id: String,
    pub saved: Result<Saved, Damaged>,
}

/// All that are kept, the latest first.
pub fn all() -> Vec<Kept> {
    let mut all: Vec<Kept> = storage::keys(TABLE)
        .into_iter()
        .map(|id| {
            let saved = Saved::read(&text(&id).unwrap_or_default());
            Kept { id, saved }
        })
        .collect();
    let when = |kept: &Kept| kept.saved.as_ref().map_or(u64::MAX, |saved| saved.when);
    all.sort_by_key(|kept| std::cmp::Reverse(when(kept)));
    all
}
