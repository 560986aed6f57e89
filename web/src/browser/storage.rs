//! What the browser keeps for us between visits: texts by key.

use web_sys::Storage;

use super::window;

/// All our keys begin with this.
const PREFIX: &str = "patolli.";

fn local() -> Option<Storage> {
    window().local_storage().ok().flatten()
}

/// The text stored under a key.
pub fn get(key: &str) -> Option<String> {
    local()?.get_item(&format!("{PREFIX}{key}")).ok().flatten()
}

/// Keeps a text; tells whether the browser did.
pub fn set(key: &str, text: &str) -> bool {
    local().is_some_and(|storage| storage.set_item(&format!("{PREFIX}{key}"), text).is_ok())
}

/// Forgets a text.
pub fn remove(key: &str) {
    if let Some(storage) = local() {
        let _ = storage.remove_item(&format!("{PREFIX}{key}"));
    }
}

/// The rest of every key that begins with `start`.
pub fn keys(start: &str) -> Vec<String> {
    let Some(storage) = local() else { return Vec::new() };
    let start = format!("{PREFIX}{start}");
    let keys = (0..storage.length().unwrap_or(0)).filter_map(|at| storage.key(at).ok().flatten());
    keys.filter_map(|key| key.strip_prefix(&start).map(str::to_owned)).collect()
}
