//! What a random bot takes from what it is told; the rest is passed over unread.

use std::borrow::Cow;
use std::collections::BTreeMap;

use patolli_game::Seat;
use patolli_tables::{Phase, Place, TableId, UserId};
use serde::Deserialize;
use serde_json::Value;

/// Some [`News`](patolli_wire::News), of which at most one field is there.
#[derive(Deserialize, Debug)]
pub struct Heard<'a> {
    pub welcome: Option<Welcome>,
    pub done: Option<Done>,
    #[serde(borrow)]
    pub refused: Option<Refused<'a>>,
    pub opened: Option<Opened>,
    pub table: Option<Whole>,
    #[serde(borrow)]
    pub update: Option<Update<'a>>,
    #[serde(borrow)]
    pub aside: Option<Aside<'a>>,
}

#[derive(Deserialize, Clone, Copy, Debug)]
pub struct Welcome {
    pub user: UserId,
}

#[derive(Deserialize, Clone, Copy, Debug)]
pub struct Done {
    pub id: u32,
}

#[derive(Deserialize, Debug)]
pub struct Refused<'a> {
    pub id: u32,
    #[serde(borrow)]
    pub reason: Cow<'a, str>,
    #[serde(borrow)]
    pub words: Cow<'a, str>,
}

#[derive(Deserialize, Clone, Debug)]
pub struct Opened {
    pub id: u32,
    pub table: TableId,
}

/// A table that is shown whole.
#[derive(Deserialize, Debug)]
pub struct Whole {
    pub table: TableId,
    pub number: u64,
    pub room: Room,
    pub game: Option<Played>,
}

#[derive(Deserialize, Debug)]
pub struct Room {
    pub phase: Phase,
    pub places: Vec<Place>,
}

#[derive(Deserialize, Debug)]
pub struct Played {
    pub views: BTreeMap<u8, Value>,
    pub deciders: Vec<Seat>,
}

/// What changed at a table.
#[derive(Deserialize, Debug)]
pub struct Update<'a> {
    #[serde(borrow)]
    pub table: Cow<'a, str>,
    pub after: u64,
    pub number: u64,
    pub game: Option<Course>,
}

#[derive(Deserialize, Debug)]
pub struct Course {
    pub deciders: Vec<Seat>,
    /// How many of the latest decisions stand after the last barrier.
    #[serde(default)]
    pub open: usize,
    pub views: BTreeMap<u8, Value>,
}

#[derive(Deserialize, Debug)]
pub struct Aside<'a> {
    #[serde(borrow)]
    pub why: Cow<'a, str>,
}
