//! Asks the bots, and carries out what they decide, at a pace that a person can follow.

use std::collections::BTreeMap;
use std::time::Duration;

use derive_where::derive_where;
use leptos::prelude::*;
use patolli_bots::{Answer, Ask, BotName, Level};
use patolli_game::{Game, Seat, Viewer};

use crate::browser::random;
use crate::browser::worker::{BotWorker, FromBot, ToWorker};
use crate::settings::Settings;
use crate::table::Table;

/// How long a bot is told that it may think, in milliseconds: longer than any level does.
pub const BUDGET_MS: u64 = 6000;

/// The question to whoever plays a seat.
pub fn decide<G: Game>(game: &G, seat: Seat, id: u64) -> Ask {
    let mut list = Vec::new();
    game.decisions(seat, &mut list);
    let view = serde_json::to_value(game.view(Viewer::Seat(seat))).unwrap_or_default();
    let decisions = list.iter().map(ToString::to_string).collect();
    Ask::Decide { id, seat, view, decisions, budget_ms: BUDGET_MS }
}

/// What is sent to the worker for a bot to hear it.
pub fn to_bot(seat: Seat, level: Level, ask: &Ask) -> String {
    ToWorker::Bot { seat, bot: BotName::Level(level).to_string(), line: ask.line() }.text()
}

/// A question to a bot that it has not answered, or whose answer is not yet carried out.
#[derive(Clone, Copy, Debug)]
struct Asked {
    id: u64,
    /// When, in milliseconds since 1970.
    at: f64,
}

/// Asks the bots of a table.
#[derive_where(Clone, Copy)]
pub struct Driver<G: Game> {
    table: RwSignal<Table<G>>,
    settings: Settings,
    bots: StoredValue<Option<BotWorker>, LocalStorage>,
    asked: StoredValue<BTreeMap<Seat, Asked>>,
    /// Those that have been told of the game.
    greeted: StoredValue<Vec<Seat>>,
    next_id: StoredValue<u64>,
    /// Answers that wait until the bots may go on.
    held: RwSignal<Vec<(Seat, u64, G::Decision)>>,
    /// Whose turn goes on, and how many decisions of it were carried out.
    turn: StoredValue<(Option<Seat>, u32)>,
    /// Does the person want to be asked next, without watching?
    skipping: StoredValue<bool>,
    /// Does the person still read what happened?
    pub held_up: RwSignal<bool>,
    /// Are the bots to wait?
    pub paused: RwSignal<bool>,
    /// Did the worker fail?
    pub failed: RwSignal<bool>,
}

impl<G: Game> Driver<G> {
    /// Asks the bots from now on, unless the table is open elsewhere.
    pub fn start(table: RwSignal<Table<G>>, elsewhere: RwSignal<bool>) -> Self {
        let driver = Self {
            table,
            settings: Settings::get(),
            bots: StoredValue::new_local(None),
            asked: StoredValue::default(),
            greeted: StoredValue::default(),
            next_id: StoredValue::new(0),
            held: RwSignal::new(Vec::new()),
            turn: StoredValue::new((None, 0)),
            skipping: StoredValue::new(false),
            held_up: RwSignal::new(false),
            paused: RwSignal::new(false),
            failed: RwSignal::new(false),
        };
        Effect::new(move || {
            let waiting = table.with(Table::bots_deciding);
            if !elsewhere.get() && !driver.failed.get() {
                for (seat, level) in waiting {
                    driver.ask(seat, level);
                }
            }
        });
        Effect::new(move || {
            // A person's turn has come.
            if table.with(|table| table.acting().is_some() || table.is_over()) {
                driver.skipping.set_value(false);
                driver.turn.set_value((None, 0));
            }
        });
        Effect::new(move || {
            if !driver.paused.get() && !driver.held_up.get() {
                for (seat, id, decision) in
                    driver.held.try_update(std::mem::take).unwrap_or_default()
                {
                    driver.carry_out(seat, id, decision);
                }
            }
        });
        on_cleanup(move || driver.bots.set_value(None));
        driver
    }

    /// Forgets every question: the game is not the one they were about. A worker cannot be
    /// interrupted, so one that is thinking is ended, and another is started when there is
    /// something to ask.
    pub fn forget(self) {
        if self.asked.with_value(|asked| !asked.is_empty()) {
            self.bots.set_value(None);
            self.greeted.update_value(Vec::clear);
        }
        self.asked.update_value(BTreeMap::clear);
        self.held.update(Vec::clear);
    }

    /// The bots hurry until a person is asked.
    pub fn skip(self) {
        self.skipping.set_value(true);
        self.paused.set(false);
    }

    /// How long a bot is to take over its next decision at least, in milliseconds: less and less
    /// as its turn goes on, so that a turn has a length of its own however many decisions it takes.
    fn pause(self, seat: Seat) -> u64 {
        if self.skipping.get_value() {
            return 0;
        }
        let (whose, taken) = self.turn.get_value();
        self.settings.speed().pause(if whose == Some(seat) { taken } else { 0 })
    }

    fn ask(self, seat: Seat, level: Level) {
        if self.asked.with_value(|asked| asked.contains_key(&seat)) {
            return;
        }
        if self.bots.with_value(Option::is_none) {
            let bots =
                BotWorker::start(move |text| self.hear(&text), move || self.failed.set(true));
            if bots.is_none() {
                return self.failed.set(true);
            }
            self.bots.set_value(bots);
        }
        let id = self.next_id.get_value() + 1;
        self.next_id.set_value(id);
        self.asked.update_value(|asked| {
            asked.insert(seat, Asked { id, at: js_sys::Date::now() });
        });
        if self.greeted.with_value(|greeted| !greeted.contains(&seat)) {
            self.greeted.update_value(|greeted| greeted.push(seat));
            let new = self.table.with_untracked(|table| {
                Ask::new_game::<G>(table.play().setup(), seat, random::seed())
            });
            self.say(seat, level, &new);
        }
        let decide = self.table.with_untracked(|table| decide(table.game(), seat, id));
        self.say(seat, level, &decide);
    }

    fn say(self, seat: Seat, level: Level, ask: &Ask) {
        let text = to_bot(seat, level, ask);
        self.bots.with_value(|bots| {
            if let Some(bots) = bots {
                bots.say(text);
            }
        });
    }

    fn hear(self, text: &str) {
        let Ok(FromBot { seat, line }) = serde_json::from_str(text) else { return };
        let answer = line.and_then(|line| patolli_bots::read_answer(&line).ok());
        let Some(Answer::Decision { id, decision, .. }) = answer else {
            return self.failed.set(true);
        };
        let Ok(decision) = decision.parse::<G::Decision>() else { return self.failed.set(true) };
        let asked = self.asked.try_with_value(|asked| asked.get(&seat).copied()).flatten();
        let Some(asked) = asked else { return };
        let pause = self.pause(seat);
        let spent = (js_sys::Date::now() - asked.at).max(0.0) as u64;
        let wait = Duration::from_millis(pause.saturating_sub(spent));
        set_timeout(move || self.carry_out(seat, id, decision), wait);
    }

    /// Does what a bot decided, if it is still asked for and the bots may go on.
    fn carry_out(self, seat: Seat, id: u64, decision: G::Decision) {
        let asked = self.asked.try_with_value(|asked| asked.get(&seat).copied()).flatten();
        if asked.is_none_or(|asked| asked.id != id) {
            return;
        }
        if self.paused.get_untracked() || self.held_up.get_untracked() {
            return self.held.update(|held| held.push((seat, id, decision)));
        }
        self.asked.update_value(|asked| {
            asked.remove(&seat);
        });
        let (whose, taken) = self.turn.get_value();
        self.turn.set_value((Some(seat), if whose == Some(seat) { taken + 1 } else { 1 }));
        self.table.update(|table| {
            // A decision that is no longer current is asked for again.
            let _ = table.decide(seat, decision);
        });
    }
}
