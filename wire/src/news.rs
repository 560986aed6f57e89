//! What the house tells a page.

use std::collections::BTreeMap;

use patolli_game::Seat;
use patolli_tables::{Asked, BotId, Clock, Phase, Place, TableId, Talk, Terms, Time, UserId};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// Something the house tells a page; what is seen of a game is a `V`, such as JSON that is written
/// already.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", bound(deserialize = "V: Deserialize<'de>"))]
pub enum News<V = Value> {
    /// The first thing said on every connection.
    Welcome(Welcome),
    /// What was asked is done.
    Done {
        /// The number of the ask.
        id: u32,
    },
    /// What was asked is not done.
    Refused(Refusal),
    /// The table that was asked for is open.
    Opened {
        /// The number of the ask.
        id: u32,
        /// The table.
        table: TableId,
    },
    /// The tables in the list that everybody sees.
    Lobby {
        /// Those at which people gather first, of these the one touched last.
        tables: Vec<Card>,
    },
    /// What changed of that list since it was told last.
    LobbyChanged {
        /// Those that are new in it, or have changed.
        tables: Vec<Card>,
        /// Those that are not in it any more.
        gone: Vec<TableId>,
    },
    /// The tables of this person.
    Mine {
        /// Those that are not over first, of these the one touched last.
        tables: Vec<Card>,
    },
    /// A table, whole.
    Table(Box<Snapshot<V>>),
    /// What changed at a table.
    Update(Box<Update<V>>),
    /// A table as it was.
    Seen(Box<Seen<V>>),
    /// The record of a game.
    Record {
        /// The number of the ask.
        id: u32,
        /// The record.
        text: String,
    },
    /// A secret for another device.
    Pass {
        /// The number of the ask.
        id: u32,
        /// The secret.
        secret: String,
    },
    /// Who is there at a table.
    Presence {
        /// Which.
        table: TableId,
        /// Who of its people.
        people: Vec<UserId>,
        /// How many others look on.
        others: usize,
    },
    /// Nobody can play on at a table.
    Aside {
        /// Which.
        table: TableId,
        /// Why.
        why: String,
        /// The table as it stood at the start of its last round, as this person saw it, if that is
        /// known.
        whole: Option<Box<Snapshot<V>>>,
    },
    /// The house closes; come back after so many milliseconds.
    Closing {
        /// How many.
        millis: u64,
    },
}

/// Who one is, and what the house offers.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Welcome {
    /// Who this is.
    pub user: UserId,
    /// The time of the house.
    pub now: Time,
    /// Its version.
    pub version: String,
    /// The bots it offers.
    pub bots: Vec<BotId>,
}

/// Why something is not done.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Refusal {
    /// The number of the ask; 0 if it could not be read.
    pub id: u32,
    /// The name of the reason, the same in every language, such as `tables-stale`.
    pub reason: String,
    /// The reason in words.
    pub words: String,
}

/// A table in a list.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Card {
    /// Which.
    pub table: TableId,
    /// What it agreed on.
    pub terms: Terms,
    /// How far it is.
    pub phase: Phase,
    /// Who sits there.
    pub places: Vec<Place>,
    /// Whom it waits for: who is to decide, or to answer a wish to go back.
    pub waits_for: Vec<Seat>,
    /// Which round it is; 0 before the game.
    pub round: u16,
    /// When something last happened.
    pub touched: Time,
    /// Can nobody play on there?
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub aside: bool,
    /// How the game ended, if it was played to its end.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub score: Option<Score>,
}

/// Takes what changed into the list of tables that everybody sees.
pub fn change_lobby(list: &mut Vec<Card>, changed: Vec<Card>, gone: &[TableId]) {
    let stays = |card: &Card| {
        !gone.contains(&card.table) && !changed.iter().any(|other| other.table == card.table)
    };
    list.retain(stays);
    list.extend(changed);
    list.sort_by_key(|card| (card.phase != Phase::Gathering, std::cmp::Reverse(card.touched)));
}

/// How a game ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Score {
    /// The points of each seat, such as `52` or `51.25`.
    pub points: Vec<String>,
    /// Who won; several if they share it.
    pub winners: Vec<Seat>,
}

/// A table, whole, as somebody sees it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(bound(deserialize = "V: Deserialize<'de>"))]
pub struct Snapshot<V = Value> {
    /// Which.
    pub table: TableId,
    /// How many entries its log has.
    pub number: u64,
    /// The time of the house.
    pub now: Time,
    /// What it agreed on.
    pub terms: Terms,
    /// The rules of the game when it was opened.
    pub rules: u32,
    /// Everything that is not the game.
    pub room: Room,
    /// What was said lately.
    pub talk: Vec<Talk>,
    /// The game, once it has begun.
    pub game: Option<Played<V>>,
}

/// Everything at a table that is not the game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Room {
    /// How far it is.
    pub phase: Phase,
    /// Who sits there.
    pub places: Vec<Place>,
    /// Who looks after it.
    pub keeper: UserId,
    /// The clocks, if there are any.
    pub clocks: Vec<Clock>,
    /// The wish to go back that waits for answers, and who has agreed.
    pub asked: Option<(Asked, Vec<Seat>)>,
    /// The table at which the same people play again.
    pub rematch: Option<TableId>,
}

/// A game as somebody sees it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(bound(deserialize = "V: Deserialize<'de>"))]
pub struct Played<V = Value> {
    /// What they see, by seat: several may play at one screen. Under 0 what everybody may see.
    pub views: BTreeMap<u8, V>,
    /// Who took each decision so far.
    pub deciders: Vec<Seat>,
    /// What happened, each with the number of the decision that led to it.
    pub events: BTreeMap<u8, Vec<(usize, V)>>,
    /// The rounds: after how many decisions each began, and which it is.
    pub rounds: Vec<(usize, u16)>,
    /// How many of the latest decisions stand after the last barrier: what can be undone.
    pub open: usize,
    /// What they saw at that barrier, by seat, if anything was decided since.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub anchors: BTreeMap<u8, V>,
    /// Their own decisions since then, by seat, each with its number.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub own: BTreeMap<u8, Vec<(usize, String)>>,
}

/// What changed at a table, as somebody sees it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(bound(deserialize = "V: Deserialize<'de>"))]
pub struct Update<V = Value> {
    /// Which.
    pub table: TableId,
    /// How many entries its log had.
    pub after: u64,
    /// How many it has.
    pub number: u64,
    /// The time of the house.
    pub now: Time,
    /// What changed besides the game: the delta of a [`Room`].
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub room: Option<Value>,
    /// What was said.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub talk: Vec<Talk>,
    /// How the game went on.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub game: Option<Course<V>>,
}

/// How a game went on.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(bound(deserialize = "V: Deserialize<'de>"))]
pub struct Course<V = Value> {
    /// How many decisions stand as they were.
    pub kept: usize,
    /// Who took those that follow.
    pub deciders: Vec<Seat>,
    /// The delta of each view.
    pub views: BTreeMap<u8, V>,
    /// What happened.
    pub events: BTreeMap<u8, Vec<(usize, V)>>,
    /// The rounds that begin with those that follow.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub rounds: Vec<(usize, u16)>,
    /// How many of the latest decisions stand after the last barrier.
    #[serde(default, skip_serializing_if = "is_none")]
    pub open: usize,
    /// Which of those that follow and stand after it are their own.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub own: BTreeMap<u8, Vec<(usize, String)>>,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde hands it over like this")]
const fn is_none(count: &usize) -> bool {
    *count == 0
}

/// A table as it was after some decisions.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(bound(deserialize = "V: Deserialize<'de>"))]
pub struct Seen<V = Value> {
    /// The number of the ask.
    pub id: u32,
    /// Which.
    pub table: TableId,
    /// For each moment, after how many decisions, and what this person saw, by seat; under 0 what
    /// everybody may see.
    pub moments: Vec<(usize, BTreeMap<u8, V>)>,
}
