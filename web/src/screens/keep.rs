//! The tables that the browser keeps.

use patolli_game::Game;
use patolli_words::Language;

use crate::browser::{storage, tabs, window};
use crate::table::{Damaged, Saved, Table};

const TABLE: &str = "table.";

/// The time, in milliseconds since 1970.
pub fn now() -> u64 {
    js_sys::Date::now() as u64
}

/// A day and its time as people write them.
pub fn date(when: u64, language: Language) -> String {
    let date = js_sys::Date::new(&(when as f64).into());
    let style = js_sys::Object::new();
    for (part, length) in [("dateStyle", "medium"), ("timeStyle", "short")] {
        // Setting a field of a new object cannot fail.
        let _ = js_sys::Reflect::set(&style, &part.into(), &length.into());
    }
    // The browser's own variety of the language, where it has one.
    let varieties = window().navigator().languages();
    let own = varieties.iter().filter_map(|variety| variety.as_string());
    let own = own.into_iter().find(|variety| variety.starts_with(language.code()));
    let variety = own.unwrap_or_else(|| language.code().to_owned());
    String::from(date.to_locale_string(&variety, &style))
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
    tabs::forget(id);
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
