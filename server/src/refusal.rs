//! Why the house does not do something, and what it says of itself.

use patolli_game::Phrase;
use patolli_tables::BotId;

fn say(id: &'static str) -> Phrase {
    Phrase::new("server", id)
}

pub fn no_table() -> Phrase {
    say("no_table")
}

pub fn not_begun() -> Phrase {
    say("not_begun")
}

pub fn not_over() -> Phrase {
    say("not_over")
}

pub fn no_such_bot(bot: &BotId) -> Phrase {
    say("no_such_bot").text("bot", bot)
}

/// Another process wrote to the table.
pub fn elsewhere() -> Phrase {
    say("elsewhere")
}

pub fn full() -> Phrase {
    say("full")
}

pub fn failed() -> Phrase {
    say("failed")
}

pub fn broken() -> Phrase {
    say("broken")
}

/// Nobody can play on at the table.
pub fn aside(why: Phrase) -> Phrase {
    say("aside").phrase("why", why)
}

pub fn unreadable(problem: &str) -> Phrase {
    say("unreadable").text("problem", problem)
}

pub fn too_long(most: usize) -> Phrase {
    say("too_long").number("most", most as i64)
}

pub fn not_text() -> Phrase {
    say("not_text")
}

pub fn too_fast() -> Phrase {
    say("too_fast")
}

pub fn too_many_tables(most: usize) -> Phrase {
    say("too_many_tables").number("most", most as i64)
}

pub fn too_many_watched(most: usize) -> Phrase {
    say("too_many_watched").number("most", most as i64)
}

pub fn not_there() -> Phrase {
    say("not_there")
}
