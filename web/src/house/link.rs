//! The connection to the house.

use std::rc::Rc;
use std::time::Duration;

use leptos::prelude::*;
use patolli_tables::{Phase, Place, Sitter, TableId, Terms, UserId};
use patolli_wire::{Card, News, Refusal, Welcome, Wish, change_lobby};

use super::errands::{Answer, Errands};
use crate::browser::route::{self, Route};
use crate::browser::socket::{Socket, is_offline};
use crate::browser::{document, is_visible, random, storage};
use crate::speech::Speech;

/// Beside the page: where the house is spoken to.
const DOOR: &str = "tables";

/// Where it is kept that the house was entered: then it is on later visits, too.
const ENTERED: &str = "entered";

/// How long the first try to come back waits, and the last ones, in milliseconds.
const SOON: u32 = 500;
const LATE: u32 = 15_000;

/// How often it is looked whether the house still answers, and how long it may take to.
const LOOK: Duration = Duration::from_secs(5);
const ANSWERS_WITHIN: f64 = 20_000.0;
const ASK_AFTER: f64 = 25_000.0;

/// How the connection is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Link {
    /// The house was not entered.
    Outside,
    /// It is on its way for the first time.
    Coming,
    /// It is there.
    There,
    /// It broke, and is tried again.
    Lost,
}

type Then = Box<dyn FnOnce(Answer)>;

/// What a followed table tells, or why it cannot be followed.
pub type Told = Result<News, Refusal>;

type Hear = Rc<dyn Fn(Told)>;

/// The house, for every component.
#[derive(Clone, Copy)]
pub struct House {
    /// Does the page come from a house that keeps tables?
    pub is_here: bool,
    /// How the connection is.
    pub link: RwSignal<Link>,
    /// Who one is there, and what it offers.
    pub welcome: RwSignal<Option<Welcome>>,
    /// The tables that everybody sees, while somebody looks at them.
    pub lobby: RwSignal<Option<Vec<Card>>>,
    /// One's own tables.
    pub mine: RwSignal<Option<Vec<Card>>>,
    /// By how many milliseconds its clock is ahead.
    ahead: StoredValue<f64>,
    socket: StoredValue<Option<Socket>, LocalStorage>,
    errands: StoredValue<Errands<Then>, LocalStorage>,
    followed: StoredValue<Option<(TableId, Hear)>, LocalStorage>,
    looks_at_lobby: StoredValue<bool>,
    /// With which one comes in as somebody who is there on another device.
    pass: StoredValue<Option<String>>,
    /// How often coming back was tried in vain.
    tries: StoredValue<u32>,
    /// When it was last heard, by the clock here.
    heard: StoredValue<f64>,
    speech: Speech,
}

impl House {
    /// Provides it to all components below.
    pub fn provide() -> Self {
        let root = document().document_element();
        let house = Self {
            is_here: root.is_some_and(|root| root.has_attribute("data-tables")),
            link: RwSignal::new(Link::Outside),
            welcome: RwSignal::new(None),
            lobby: RwSignal::new(None),
            mine: RwSignal::new(None),
            ahead: StoredValue::new(0.0),
            socket: StoredValue::new_local(None),
            errands: StoredValue::new_local(Errands::default()),
            followed: StoredValue::new_local(None),
            looks_at_lobby: StoredValue::new(false),
            pass: StoredValue::new(None),
            tries: StoredValue::new(0),
            heard: StoredValue::new(0.0),
            speech: Speech::get(),
        };
        provide_context(house);
        if house.is_here {
            house.live();
        }
        house
    }

    pub fn get() -> Self {
        expect_context()
    }

    /// Keeps the connection up, and the title true.
    fn live(self) {
        // A device that wakes up, or finds its network again, does not wait for its next try.
        for event in ["online", "visibilitychange", "pageshow"] {
            let handle = window_event_listener_untyped(event, move |_| self.wake());
            on_cleanup(move || handle.remove());
        }
        let handle = set_interval_with_handle(move || self.look(), LOOK);
        on_cleanup(move || {
            if let Ok(handle) = handle {
                handle.clear();
            }
        });
        Effect::new(move || {
            let language = self.speech.language().code().to_owned();
            if self.link.get() == Link::There {
                self.ask(Wish::Speak { language }, |_| ());
            }
        });
        Effect::new(move || {
            let title = match self.waiting() {
                0 => "Patolli".to_owned(),
                count => format!("({count}) Patolli"),
            };
            document().set_title(&title);
        });
        if storage::get(ENTERED).is_some() {
            self.enter();
        }
    }

    /// Goes in, if one is not there yet: from now on the connection is kept up.
    pub fn enter(self) {
        if self.is_here && self.link.get_untracked() == Link::Outside {
            storage::set(ENTERED, "1");
            self.link.set(Link::Coming);
            self.connect();
        }
    }

    /// Comes in as somebody who is there on another device.
    pub fn enter_with(self, pass: String) {
        self.pass.set_value(Some(pass));
        storage::set(ENTERED, "1");
        self.socket.set_value(None);
        self.link.set(Link::Coming);
        self.connect();
    }

    /// Who one is.
    pub fn me(self) -> Option<UserId> {
        self.welcome.with(|welcome| welcome.as_ref().map(|welcome| welcome.user))
    }

    /// Who one is, as it is now.
    pub fn me_untracked(self) -> Option<UserId> {
        self.welcome.with_untracked(|welcome| welcome.as_ref().map(|welcome| welcome.user))
    }

    /// Its time, in milliseconds since 1970.
    pub fn now(self) -> u64 {
        (js_sys::Date::now() + self.ahead.get_value()).max(0.0) as u64
    }

    /// It said what time it is.
    pub fn set_clock(self, now: patolli_tables::Time) {
        self.ahead.set_value(now.0 as f64 - js_sys::Date::now());
    }

    /// How many tables wait for the person here.
    pub fn waiting(self) -> usize {
        let me = self.me();
        self.mine.with(|mine| {
            let mine = mine.iter().flatten();
            mine.filter(|card| me.is_some_and(|me| waits_for(card, me))).count()
        })
    }

    /// Asks something; what is done with the answer.
    pub fn ask(self, wish: Wish, then: impl FnOnce(Answer) + 'static) {
        self.enter();
        let now = js_sys::Date::now();
        let text = self.errands.try_update_value(|all| all.add(wish, Box::new(then), now));
        if let Some(text) = text {
            self.say(&text);
        }
    }

    /// The tables that everybody sees are told from now on, or no more.
    pub fn look_at_lobby(self, watch: bool) {
        self.looks_at_lobby.set_value(watch);
        if !watch {
            self.lobby.set(None);
        }
        if self.link.get_untracked() == Link::There {
            self.ask(Wish::Lobby { watch }, |_| ());
        }
    }

    /// A table tells from now on what happens there, whenever there is a connection.
    pub fn follow(self, table: TableId, hear: impl Fn(Told) + 'static) {
        self.followed.set_value(Some((table, Rc::new(hear))));
        self.enter();
        if self.link.get_untracked() == Link::There {
            self.watch();
        }
    }

    /// The table tells nothing more.
    pub fn unfollow(self) {
        let followed = self.followed.try_update_value(Option::take).flatten();
        if let Some((table, _)) = followed
            && self.link.get_untracked() == Link::There
        {
            self.ask(Wish::Unwatch { table }, |_| ());
        }
    }

    /// The followed table is asked for whole.
    pub fn watch(self) {
        let Some((table, hear)) = self.followed.with_value(Clone::clone) else { return };
        self.ask(Wish::Watch { table }, move |answer| {
            if let Err(refusal) = answer {
                hear(Err(refusal));
            }
        });
    }

    /// Opens a table, sits down there, and goes there. What goes wrong is told.
    pub fn open(self, terms: Terms, name: String, told: impl Fn(Refusal) + Clone + 'static) {
        let wish = Wish::Open { terms, key: random::key() };
        self.ask(wish, move |answer| match answer {
            Ok(News::Opened { table, .. }) => {
                let there = Route::At(table.0.clone());
                let seat = patolli_game::Seat::FIRST;
                let command = patolli_tables::Command::Sit { seat, name };
                let wish = Wish::Do { table, command, key: random::key() };
                // If sitting down is refused, the table says why when it is tried there.
                self.ask(wish, move |_| route::go(&there));
            }
            Ok(_) => {}
            Err(refusal) => told(refusal),
        });
    }

    fn say(self, text: &str) {
        self.socket.with_value(|socket| {
            if let Some(socket) = socket
                && self.link.get_untracked() == Link::There
            {
                socket.say(text);
            }
        });
    }

    fn connect(self) {
        if is_offline() {
            return self.link.set(Link::Lost);
        }
        let pass = self.pass.with_value(Clone::clone);
        let door = pass.map_or(DOOR.to_owned(), |pass| format!("{DOOR}?pass={pass}"));
        let socket = Socket::open(&door, move |text| self.hear(&text), move || self.lose(None));
        self.socket.set_value(socket);
    }

    /// The connection is over; it is tried again after a while.
    fn lose(self, come_back: Option<u32>) {
        let tries = self.tries.get_value();
        self.tries.set_value(tries + 1);
        let usual = SOON.saturating_mul(1 << tries.min(8)).min(LATE);
        // Not all at once.
        let wait = come_back.unwrap_or(usual);
        let wait = wait * 3 / 4 + random::below(wait / 2 + 1);
        // The connection must not be dropped by what it calls.
        set_timeout(move || self.socket.set_value(None), Duration::ZERO);
        self.link.set(Link::Lost);
        self.errands.update_value(Errands::forget_standing);
        let again = move || {
            if self.link.get_untracked() == Link::Lost && self.tries.get_value() == tries + 1 {
                self.connect();
            }
        };
        set_timeout(again, Duration::from_millis(u64::from(wait)));
    }

    /// Is it still there? Asked when the device may have slept.
    fn wake(self) {
        if !is_visible() {
            return;
        }
        match self.link.get_untracked() {
            Link::Lost if !is_offline() => {
                self.tries.update_value(|tries| *tries += 1);
                self.connect();
            }
            Link::There => self.greet(),
            _ => {}
        }
    }

    /// Asks something that costs nothing.
    fn greet(self) {
        let language = self.speech.language_untracked().code().to_owned();
        self.ask(Wish::Speak { language }, |_| ());
    }

    /// Now and then: who does not answer is gone.
    fn look(self) {
        if self.link.get_untracked() != Link::There {
            return;
        }
        let now = js_sys::Date::now();
        let oldest = self.errands.with_value(Errands::oldest);
        if oldest.is_some_and(|asked| now - asked.max(self.heard.get_value()) > ANSWERS_WITHIN) {
            return self.lose(Some(0));
        }
        if is_visible() && now - self.heard.get_value() > ASK_AFTER {
            self.greet();
        }
    }

    fn hear(self, text: &str) {
        self.heard.set_value(js_sys::Date::now());
        let Ok(news) = serde_json::from_str::<News>(text) else {
            // The house is of another version than the page, which a reload mends.
            return;
        };
        match news {
            News::Welcome(welcome) => self.come_in(welcome),
            News::Lobby { tables } => {
                if self.looks_at_lobby.get_value() {
                    self.lobby.set(Some(tables));
                }
            }
            News::LobbyChanged { tables, gone } => self.lobby.update(|list| {
                if let Some(list) = list {
                    change_lobby(list, tables, &gone);
                }
            }),
            News::Mine { tables } => self.mine.set(Some(tables)),
            News::Closing { millis } => self.lose(Some(millis as u32)),
            news @ (News::Table(_)
            | News::Update(_)
            | News::Presence { .. }
            | News::Aside { .. }) => {
                self.hear_of_table(news);
            }
            news => {
                let answered = self.errands.try_update_value(|all| all.answered(news)).flatten();
                if let Some((then, answer)) = answered {
                    then(answer);
                }
            }
        }
    }

    fn hear_of_table(self, news: News) {
        let of = match &news {
            News::Table(whole) => &whole.table,
            News::Update(update) => &update.table,
            News::Presence { table, .. } | News::Aside { table, .. } => table,
            _ => return,
        };
        let followed = self.followed.with_value(Clone::clone);
        if let Some((table, hear)) = followed
            && table == *of
        {
            hear(Ok(news));
        }
    }

    fn come_in(self, welcome: Welcome) {
        self.tries.set_value(0);
        self.pass.set_value(None);
        self.set_clock(welcome.now);
        self.welcome.set(Some(welcome));
        // What waits is older than what is asked now that one is there.
        let again = self.errands.with_value(Errands::again);
        self.link.set(Link::There);
        self.watch();
        self.ask(Wish::Mine { watch: true }, |_| ());
        if self.looks_at_lobby.get_value() {
            self.ask(Wish::Lobby { watch: true }, |_| ());
        }
        for text in again {
            self.say(&text);
        }
    }
}

/// Does a table wait for this person: to decide, or to sit down where a seat is kept for them?
pub fn waits_for(card: &Card, me: UserId) -> bool {
    let is_kept = |place: &Place| {
        place.sitter == Sitter::Nobody
            && place.kept_for.as_ref().is_some_and(|kept| kept.user == me)
    };
    if card.phase == Phase::Gathering {
        return card.places.iter().any(is_kept);
    }
    let own = |seat: &patolli_game::Seat| {
        card.places.get(seat.index()).is_some_and(|place| place.sitter == Sitter::Person(me))
    };
    card.waits_for.iter().any(own)
}
