//! From what is kept to a table. Whatever goes wrong there stays there: a panic is a reason like any
//! other why nobody can play on.

use std::panic::{AssertUnwindSafe, catch_unwind};

use patolli_game::{Game, Phrase, Say};
use patolli_store::Kept;
use patolli_tables::Table;

use crate::refusal;

/// A replay panics at a log in which this was said. Only tests say so.
#[cfg(test)]
pub const PANIC: &str = "a test wants the replay to panic";

/// The table that was kept, or why the rules of today make none of it.
pub fn table<G: Game>(kept: &Kept) -> Result<Table<G>, Phrase> {
    let replay = || {
        #[cfg(test)]
        assert!(!format!("{:?}", kept.log).contains(PANIC), "a test wants it");
        Table::replay(kept.log.iter().map(|(entry, _)| entry))
    };
    match catch_unwind(AssertUnwindSafe(replay)) {
        Ok(table) => table.map_err(|error| error.phrase()),
        Err(_) => Err(refusal::broken()),
    }
}

/// The table without its game, if the log makes at least that.
pub fn without_game<G: Game>(kept: &Kept) -> Option<Table<G>> {
    let log = kept.log.iter().map(|(entry, _)| entry);
    catch_unwind(AssertUnwindSafe(|| Table::without_game(log))).ok().flatten()
}
