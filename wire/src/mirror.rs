//! A table as a page knows it: what it was told, put together.

use std::collections::BTreeMap;

use patolli_game::Seat;
use patolli_tables::{TableId, Talk, Terms};
use serde_json::Value;
use thiserror::Error;

use crate::delta::{Misfit, apply};
use crate::news::{Course, Played, Room, Snapshot, Update};

/// A table as a page knows it.
#[derive(Clone, PartialEq, Debug)]
pub struct Mirror {
    /// Which.
    pub table: TableId,
    /// How many entries its log had when it was last told.
    pub number: u64,
    /// What it agreed on.
    pub terms: Terms,
    /// The rules of the game when it was opened.
    pub rules: u32,
    /// Everything that is not the game.
    pub room: Room,
    /// The same, as it was told.
    told: Value,
    /// What was said, the oldest first.
    pub talk: Vec<Talk>,
    /// The game, once it has begun.
    pub game: Option<Told>,
}

/// A game as it was told.
#[derive(Clone, PartialEq, Debug)]
pub struct Told {
    /// What is seen, by seat; under 0 what everybody may see.
    pub views: BTreeMap<u8, Value>,
    /// Who took each decision so far.
    pub deciders: Vec<Seat>,
    /// What happened, by seat, each with the number of the decision that led to it.
    pub events: BTreeMap<u8, Vec<(usize, Value)>>,
    /// After how many decisions each round began, and which it is.
    pub rounds: Vec<(usize, u16)>,
    /// How many of the latest decisions stand after the last barrier.
    pub open: usize,
    /// What was seen at that barrier, by seat.
    pub anchors: BTreeMap<u8, Value>,
    /// What was decided here since then, by seat, each with its number.
    pub own: BTreeMap<u8, Vec<(usize, String)>>,
    /// How many decisions stand as they did when that was last asked.
    stand: usize,
}

/// Something was not told, or does not fit what was: the whole table must be asked for again.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("something that happened at the table was not told")]
pub struct Gap;

impl From<Misfit> for Gap {
    fn from(_: Misfit) -> Self {
        Self
    }
}

impl Mirror {
    /// A table that was told whole.
    pub fn new(whole: Snapshot) -> Self {
        let Snapshot { table, number, terms, rules, room, talk, game, .. } = whole;
        // Plain data with text for keys always becomes JSON.
        let told = serde_json::to_value(&room).unwrap_or_default();
        Self { table, number, terms, rules, room, told, talk, game: game.map(Told::new) }
    }

    /// Takes in what changed. After a gap the table is not to be used any more.
    pub fn take_in(&mut self, update: Update) -> Result<(), Gap> {
        if update.after != self.number {
            return Err(Gap);
        }
        if let Some(change) = &update.room {
            apply(&mut self.told, change)?;
            self.room = serde_json::from_value(self.told.clone()).map_err(|_| Gap)?;
        }
        self.talk.extend(update.talk);
        if let Some(course) = update.game {
            self.game.as_mut().ok_or(Gap)?.go_on(course)?;
        }
        self.number = update.number;
        Ok(())
    }
}

impl Told {
    fn new(played: Played) -> Self {
        let Played { views, deciders, events, rounds, open, anchors, own } = played;
        let anchors = if open == 0 { views.clone() } else { anchors };
        Self { views, deciders, events, rounds, open, anchors, own, stand: 0 }
    }

    /// How many decisions stand as they did when this was last asked, with all they led to.
    pub fn still_stand(&mut self) -> usize {
        std::mem::replace(&mut self.stand, self.deciders.len())
    }

    fn go_on(&mut self, course: Course) -> Result<(), Gap> {
        let Course { kept, deciders, views, events, rounds, open, own } = course;
        self.stand = self.stand.min(kept);
        self.deciders.truncate(kept);
        self.deciders.extend(deciders);
        for (viewer, change) in &views {
            apply(self.views.get_mut(viewer).ok_or(Gap)?, change)?;
        }
        for (viewer, events) in events {
            let all = self.events.get_mut(&viewer).ok_or(Gap)?;
            let stay = all.partition_point(|(number, _)| *number <= kept);
            all.truncate(stay);
            all.extend(events);
        }
        self.rounds.retain(|(after, _)| *after <= kept);
        self.rounds.extend(rounds);
        for all in self.own.values_mut() {
            all.retain(|(number, _)| *number <= kept);
        }
        for (seat, decisions) in own {
            self.own.entry(seat).or_default().extend(decisions);
        }
        self.open = open;
        if open == 0 {
            self.anchors.clone_from(&self.views);
            self.own.clear();
        }
        Ok(())
    }

    /// How many decisions had been taken at the last barrier.
    pub fn at_barrier(&self) -> usize {
        self.deciders.len() - self.open.min(self.deciders.len())
    }
}
