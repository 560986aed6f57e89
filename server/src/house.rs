//! The house: all tables, whoever keeps them, and the bots that may sit there.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError, Weak};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use patolli_game::{Heuristics, Phrase, Say, Seat};
use patolli_shelf::{Visitor, visit};
use patolli_store::{Append, Appended, Digest, Kept, KeptView, Listed, Stage, Store, StoreError};
use patolli_tables::{
    Absent, Actor, Awaited, Command, Entry, Given, Place, Refused, Sitter, Table, TableId, Terms,
    Time, UserId, What,
};
use patolli_wire::Card;
use patolli_words::{Language, Names, Words};
use tokio::sync::{mpsc, oneshot, watch};

use crate::keeping::{Keeping, Unkept};
use crate::lobby::{Lobby, Watching};
use crate::metrics::Metrics;
use crate::pool::Pool;
use crate::refusal;
use crate::replay;
use crate::room::{self, Answer, ToRoom};
use crate::secret;
use crate::settings::Settings;

/// How often the house notes that it is open.
const ALIVE: Duration = Duration::from_secs(2);

/// How soon it looks again whether it may note that.
const NOT_YET: Duration = Duration::from_millis(100);

/// How often it looks for people who are out of time at tables that are put away.
const LOOK: Duration = Duration::from_secs(3);

/// How often at most watchers of the list are told.
const LOBBY: Duration = Duration::from_millis(500);

/// How many tables a list has at most.
const LISTED: u32 = 100;

/// Of how many tables what everybody saw is kept in one transaction: few enough that no decision
/// waits for long.
const VIEWS_AT_ONCE: usize = 64;

/// How often what everybody saw is kept.
const VIEWS: Duration = Duration::from_secs(10);

/// All tables, and what they need.
pub struct House {
    /// What the host has set.
    pub settings: Settings,
    /// Where everything is kept.
    pub store: Arc<dyn Store>,
    /// Where rooms hand in what is to be kept.
    pub keeping: Keeping,
    /// Where bots think.
    pub pool: Pool,
    /// What is counted.
    pub metrics: Metrics,
    /// When it opened.
    pub opened: Time,
    started: Instant,
    /// Held by all who have not kept yet that the house was closed.
    owing: Owes,
    /// Since when it was closed before that.
    pub closed_since: Time,
    rooms: Mutex<HashMap<TableId, room::Sender>>,
    /// What watchers of the list are told.
    lobby: Lobby,
    lobby_changes: watch::Sender<u64>,
    /// Who follows their own tables.
    own: Mutex<HashMap<UserId, watch::Sender<()>>>,
    /// What everybody saw, and what is not kept yet.
    views: Mutex<HashMap<TableId, Views>>,
    words: [Words; 3],
}

impl std::fmt::Debug for House {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("House").field("settings", &self.settings).finish_non_exhaustive()
    }
}

/// What everybody saw at a table, which is written when it is asked for.
pub type Views = Arc<dyn Fn() -> Vec<KeptView> + Send + Sync>;

/// Somebody who has not kept yet that the house was closed holds one of these. Meanwhile the house
/// does not note that it is open: if it is killed then, it was closed all the time.
pub type Owes = Arc<()>;

/// The time of the machine, which may be set at any moment.
fn time_of_the_machine() -> Time {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    Time(since.as_millis() as u64)
}

impl House {
    /// Opens the house.
    pub async fn open(settings: Settings, store: Arc<dyn Store>) -> Result<Arc<Self>, StoreError> {
        let opened = time_of_the_machine();
        // If it never said that it was open, it was closed since whatever happened last.
        let closed_since = store.last_alive().await?.unwrap_or(Time(0)).min(opened);
        let metrics = Metrics::default();
        let house = Arc::new(Self {
            keeping: Keeping::start(Arc::clone(&store), metrics.clone()),
            pool: Pool::new(settings.bot_threads, metrics.clone()),
            metrics,
            settings,
            store,
            opened,
            started: Instant::now(),
            owing: Owes::default(),
            closed_since,
            rooms: Mutex::default(),
            lobby: Lobby::empty(),
            lobby_changes: watch::Sender::new(0),
            own: Mutex::default(),
            views: Mutex::default(),
            words: Language::ALL.map(Words::new),
        });
        house.lobby_changed(true);
        let owes = house.owes();
        // They end with the house.
        tokio::spawn(note_that_it_is_open(Arc::downgrade(&house)));
        tokio::spawn(look_for_overdue(Arc::downgrade(&house)));
        let changes = house.lobby_changes.subscribe();
        tokio::spawn(tell_the_lobby(Arc::downgrade(&house), changes));
        tokio::spawn(write_views(Arc::downgrade(&house)));
        house.wake_tables().await?;
        drop(owes);
        Ok(house)
    }

    /// The time: that of the machine when the house opened, and what went by since. Whoever sets the
    /// clock of the machine takes nobody's time.
    pub fn now(&self) -> Time {
        self.opened.after(self.started.elapsed().as_millis() as u64)
    }

    /// For whoever has not kept yet that the house was closed.
    pub fn owes(&self) -> Owes {
        Arc::clone(&self.owing)
    }

    /// Notes that the house is open, unless somebody has not kept yet that it was closed. Says
    /// whether nobody has.
    async fn note_that_it_is_open(&self) -> bool {
        if Arc::strong_count(&self.owing) > 1 {
            return false;
        }
        if let Err(error) = self.store.alive(self.now()).await {
            tracing::error!(%error, "cannot note that the house is open");
        }
        true
    }

    /// A sentence in this language.
    pub fn say(&self, language: Language, phrase: &Phrase) -> String {
        let words = self.words.iter().find(|words| words.language() == language);
        words.map_or_else(|| phrase.to_string(), |words| words.say(phrase, &Names::default()))
    }

    /// A sentence for the log.
    pub fn in_english(&self, phrase: &Phrase) -> String {
        self.say(Language::English, phrase)
    }

    /// Tables with bots to decide or with clocks that run go on by themselves.
    async fn wake_tables(self: &Arc<Self>) -> Result<(), StoreError> {
        for listed in self.store.unfinished().await? {
            if listed.stage == Stage::Playing {
                let sender = self.room(&listed.table).await;
                if let Ok(sender) = sender {
                    // It wakes up by being opened.
                    drop(sender);
                }
            }
        }
        Ok(())
    }

    fn views(&self) -> std::sync::MutexGuard<'_, HashMap<TableId, Views>> {
        // No one panics while they hold it.
        self.views.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Keeps what everybody sees at a table, some time.
    pub fn keep_views(&self, table: TableId, views: Views) {
        self.views().insert(table, views);
    }

    /// What everybody saw at a table when its round began.
    pub async fn views_of(&self, table: &TableId) -> Vec<KeptView> {
        let waiting = self.views().get(table).cloned();
        match waiting {
            Some(views) => views(),
            None => self.store.views(table).await.unwrap_or_default(),
        }
    }

    /// Keeps what everybody saw.
    async fn write_views(&self) {
        let waiting: Vec<_> =
            self.views().iter().map(|(id, all)| (id.clone(), all.clone())).collect();
        for some in waiting.chunks(VIEWS_AT_ONCE) {
            let written: Vec<_> = some.iter().map(|(id, views)| (id.clone(), views())).collect();
            if let Err(error) = self.store.keep_views(&written).await {
                return tracing::warn!(%error, "views were not kept");
            }
            let mut views = self.views();
            for (table, kept) in some {
                // Perhaps another round began meanwhile.
                if views.get(table).is_some_and(|views| Arc::ptr_eq(views, kept)) {
                    views.remove(table);
                }
            }
        }
    }

    /// Something in the list of tables changed, if the table is in it.
    pub fn lobby_changed(&self, public: bool) {
        if public {
            self.lobby_changes.send_modify(|changes| *changes += 1);
        }
    }

    /// What watchers of the list are told, now and from now on.
    pub fn lobby(&self) -> Watching {
        self.lobby.watch()
    }

    fn own(&self) -> std::sync::MutexGuard<'_, HashMap<UserId, watch::Sender<()>>> {
        // No one panics while they hold it.
        self.own.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Changes whenever a table of this person waits for somebody else.
    pub fn follow_own(&self, user: UserId) -> watch::Receiver<()> {
        self.own().entry(user).or_insert_with(|| watch::Sender::new(())).subscribe()
    }

    /// Somebody does not follow their own tables any more.
    pub fn unfollow_own(&self, user: UserId) {
        let mut own = self.own();
        if own.get(&user).is_some_and(watch::Sender::is_closed) {
            own.remove(&user);
        }
    }

    /// Does any of these people follow their own tables?
    pub fn is_followed(&self, people: &[UserId]) -> bool {
        let own = self.own();
        people.iter().any(|user| own.contains_key(user))
    }

    /// A table of these people waits for somebody else.
    pub fn own_changed(&self, people: &[UserId]) {
        let own = self.own();
        for sender in people.iter().filter_map(|user| own.get(user)) {
            sender.send_replace(());
        }
    }

    fn rooms(&self) -> std::sync::MutexGuard<'_, HashMap<TableId, room::Sender>> {
        // No one panics while they hold it.
        self.rooms.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The task of a table, which is started if it is not there.
    async fn room(self: &Arc<Self>, id: &TableId) -> Answer<room::Sender> {
        let running = self.rooms().get(id).filter(|room| !room.is_closed()).cloned();
        if let Some(room) = running {
            return Ok(room);
        }
        let kept = self.store.table(id).await.map_err(|error| failed(&error))?;
        let kept = kept.ok_or_else(refusal::no_table)?;
        let Some(What::Opened { terms, .. }) = kept.log.first().map(|(entry, _)| &entry.what)
        else {
            return Err(refusal::broken());
        };
        let game = terms.game.clone();
        let mut rooms = self.rooms();
        // Somebody else may have started it meanwhile.
        if let Some(room) = rooms.get(id).filter(|room| !room.is_closed()) {
            return Ok(room.clone());
        }
        let start = Start { house: Arc::clone(self), id: id.clone(), kept };
        let room = visit(&game, start).map_err(|unknown| unknown.phrase())?;
        rooms.insert(id.clone(), room.clone());
        Ok(room)
    }

    /// How many tables are at hand.
    pub fn count(&self) -> usize {
        self.rooms().len()
    }

    /// A table is put away.
    pub fn put_away(&self, id: &TableId) {
        self.rooms().remove(id);
    }

    /// Nobody can play on at a table.
    pub async fn set_aside(&self, id: &TableId, why: &Phrase) {
        self.metrics.set_aside();
        tracing::error!(table = %id, why = %self.in_english(why), "a table is set aside");
        if let Err(error) = self.store.set_aside(id, Some(&self.in_english(why))).await {
            tracing::error!(%error, table = %id, "cannot set a table aside");
        }
    }

    /// The table that was set aside can be played on.
    pub async fn take_up(&self, id: &TableId) {
        tracing::info!(table = %id, "a table that was set aside is taken up again");
        if let Err(error) = self.store.set_aside(id, None).await {
            tracing::error!(%error, table = %id, "cannot take a table up again");
        }
        self.lobby_changed(true);
    }

    /// Tells a table something.
    pub async fn tell(self: &Arc<Self>, id: &TableId, message: ToRoom) -> Answer {
        let room = self.room(id).await?;
        let Err(mpsc::error::SendError(message)) = room.send(Box::new(message)).await else {
            return Ok(());
        };
        // It was put away just now, and comes back.
        self.room(id).await?.send(message).await.map_err(|_| refusal::failed())
    }

    /// Asks a table something.
    pub async fn ask<T>(
        self: &Arc<Self>,
        id: &TableId,
        message: impl FnOnce(oneshot::Sender<Answer<T>>) -> ToRoom,
    ) -> Answer<T> {
        let (reply, answer) = oneshot::channel();
        self.tell(id, message(reply)).await?;
        answer.await.unwrap_or_else(|_| Err(refusal::failed()))
    }

    /// The connection is gone, or does not want to see the table any more.
    pub async fn unwatch(&self, id: &TableId, connection: u64) {
        let room = self.rooms().get(id).cloned();
        if let Some(room) = room {
            let _ = room.send(Box::new(ToRoom::Unwatch { connection })).await;
        }
    }

    /// Opens a table. The same key of the same guest opens it once.
    pub async fn open_table(
        &self,
        user: UserId,
        guest: &Digest,
        terms: &Terms,
        key: u64,
    ) -> Answer<TableId> {
        let id = secret::table_of(&[b"table", guest, &key.to_le_bytes()]);
        let open = OpenTable { house: self, id: id.clone(), terms, user, players: &[] };
        let append = visit(&terms.game, open).map_err(|unknown| unknown.phrase())??;
        self.may_open(user, &id).await?;
        self.keep_new(append).await?;
        self.lobby_changed(terms.public);
        Ok(id)
    }

    /// Nobody has more tables than a few that are not over.
    async fn may_open(&self, user: UserId, id: &TableId) -> Answer {
        let own = self.store.going_on(user, id).await.map_err(|error| failed(&error))?;
        let most = self.settings.limits.tables;
        if own >= most as u64 {
            return Err(refusal::too_many_tables(most));
        }
        Ok(())
    }

    /// The same people play again, everybody one seat further. Whoever asks first opens the table,
    /// and takes their seats there and those of bots; the others' are kept for them.
    pub async fn rematch(self: &Arc<Self>, user: UserId, table: &TableId) -> Answer<TableId> {
        let (mut terms, places) = self.ask(table, |reply| ToRoom::Players { reply }).await?;
        // Everybody sits one seat further than last time.
        terms.by_chance = false;
        let seats: Vec<&Place> =
            places.iter().cycle().skip(places.len().saturating_sub(1)).take(places.len()).collect();
        let is_own = |place: &Place| match place.sitter {
            Sitter::Person(own) | Sitter::Bot { instead: Some(own), .. } => own == user,
            _ => false,
        };
        if !places.iter().any(is_own) {
            return Err(Refused::NotSeated.phrase());
        }
        let id = secret::table_of(&[b"rematch", table.0.as_bytes()]);
        if !self.is_there(&id).await? {
            let players = &seats;
            let open = OpenTable { house: self, id: id.clone(), terms: &terms, user, players };
            let append = visit(&terms.game, open).map_err(|unknown| unknown.phrase())??;
            self.may_open(user, &id).await?;
            self.keep_new(append).await?;
            self.lobby_changed(terms.public);
        }
        // Once more, in case that did not come about when the table was opened.
        let told = id.clone();
        self.ask(table, |reply| ToRoom::Rematched { table: told, reply }).await?;
        for (seat, place) in Seat::first(seats.len()).zip(seats) {
            if !is_own(place) {
                continue;
            }
            let command = Command::Sit { seat, name: place.name.clone() };
            let key = secret::seed().0 as u64;
            // They may sit there already, or have been given up.
            let _ = self.ask(&id, |reply| ToRoom::Do { user, key, command, reply }).await;
        }
        Ok(id)
    }

    /// Is there such a table? Most likely somebody is there already.
    async fn is_there(&self, id: &TableId) -> Answer<bool> {
        let is_open = self.rooms().contains_key(id);
        let is_kept = async { self.store.table(id).await.map(|kept| kept.is_some()) };
        Ok(is_open || is_kept.await.map_err(|error| failed(&error))?)
    }

    async fn keep_new(&self, append: Append) -> Answer {
        let people = append.head.iter().flat_map(|head| head.people.clone()).collect::<Vec<_>>();
        match self.keeping.append(append).await {
            Ok(Appended::Done) => {
                self.own_changed(&people);
                Ok(())
            }
            // It was opened before, and the answer was lost.
            Ok(Appended::Elsewhere { .. }) => Ok(()),
            Err(Unkept::Full) => Err(refusal::full()),
            Err(Unkept::Failed) => Err(refusal::failed()),
        }
    }

    /// The tables of a person.
    pub async fn tables_of(&self, user: UserId) -> Answer<Vec<Card>> {
        let listed = self.store.of_user(user, LISTED).await.map_err(|error| failed(&error))?;
        Ok(listed.iter().filter_map(card).collect())
    }

    /// How many follow their own tables.
    #[cfg(test)]
    pub fn followers(&self) -> usize {
        self.own().len()
    }

    /// Lets a table panic.
    #[cfg(test)]
    pub async fn provoke_a_panic(self: &Arc<Self>, id: &TableId) {
        let _ = self.tell(id, ToRoom::Panic).await;
    }

    /// Closes: every table finishes what it does, and all of it is on disk.
    pub async fn close(&self) {
        let rooms: Vec<_> = self.rooms().drain().collect();
        // What they still have to keep is kept together.
        let close = rooms.into_iter().map(async |(_, room)| {
            let (done, closed) = oneshot::channel();
            if room.send(Box::new(ToRoom::Close { done })).await.is_ok() {
                let _ = closed.await;
            }
        });
        futures_util::future::join_all(close).await;
        self.write_views().await;
        self.note_that_it_is_open().await;
        self.store.close().await;
    }
}

async fn note_that_it_is_open(house: Weak<House>) {
    while let Some(house) = house.upgrade() {
        let settled = house.note_that_it_is_open().await;
        drop(house);
        tokio::time::sleep(if settled { ALIVE } else { NOT_YET }).await;
    }
}

async fn look_for_overdue(house: Weak<House>) {
    while let Some(house) = house.upgrade() {
        for table in house.store.due(house.now()).await.unwrap_or_default() {
            // One that cannot be told now is told the next time.
            let _ = house.tell(&table, ToRoom::Due).await;
        }
        drop(house);
        tokio::time::sleep(LOOK).await;
    }
}

async fn tell_the_lobby(house: Weak<House>, mut changes: watch::Receiver<u64>) {
    changes.mark_changed();
    while changes.changed().await.is_ok() {
        let Some(house) = house.upgrade() else { return };
        match house.store.listed(LISTED).await {
            Ok(listed) => {
                house.lobby.set(listed.iter().filter_map(card).collect());
            }
            Err(error) => tracing::error!(%error, "cannot read the list of tables"),
        }
        drop(house);
        tokio::time::sleep(LOBBY).await;
    }
}

async fn write_views(house: Weak<House>) {
    while let Some(house) = house.upgrade() {
        house.write_views().await;
        drop(house);
        tokio::time::sleep(VIEWS).await;
    }
}

fn failed(error: &StoreError) -> Phrase {
    tracing::error!(%error, "the store failed");
    if matches!(error, StoreError::Full) { refusal::full() } else { refusal::failed() }
}

fn card(listed: &Listed) -> Option<Card> {
    // One that an older version wrote is left out of lists until something happens there.
    let mut card: Card = serde_json::from_str(&listed.card).ok()?;
    if listed.aside {
        // It waits for nobody.
        (card.aside, card.waits_for) = (true, Vec::new());
    }
    Some(card)
}

/// Why nobody could play on at a table, if it is so.
pub fn stuck(kept: &Kept) -> Option<Phrase> {
    let Some((Entry { what: What::Opened { terms, .. }, .. }, _)) = kept.log.first() else {
        return Some(refusal::broken());
    };
    visit(&terms.game, Stuck(kept)).unwrap_or_else(|unknown| Some(unknown.phrase()))
}

struct Stuck<'a>(&'a Kept);

impl Visitor for Stuck<'_> {
    type Output = Option<Phrase>;

    fn visit<G: Heuristics>(self) -> Self::Output {
        replay::table::<G>(self.0).err()
    }
}

struct Start {
    house: Arc<House>,
    id: TableId,
    kept: Kept,
}

impl Visitor for Start {
    type Output = room::Sender;

    fn visit<G: Heuristics>(self) -> Self::Output {
        room::start::<G>(self.house, self.id, self.kept)
    }
}

/// Opens a table for these players, if any are said: bots sit down, and seats are kept for people.
struct OpenTable<'a> {
    house: &'a House,
    id: TableId,
    terms: &'a Terms,
    user: UserId,
    players: &'a [&'a Place],
}

/// For whom the seat of somebody who played is kept when they play again.
fn awaited(place: &Place) -> Option<Awaited> {
    match place.sitter {
        Sitter::Person(user) | Sitter::Bot { instead: Some(user), .. } => {
            Some(Awaited { user, name: place.name.clone() })
        }
        _ => None,
    }
}

impl Visitor for OpenTable<'_> {
    type Output = Answer<Append>;

    fn visit<G: Heuristics>(self) -> Self::Output {
        let Self { house, id, terms, user, players } = self;
        if let Absent::Bot(bot) = &terms.absent
            && house.settings.bot(bot).is_none()
        {
            return Err(refusal::no_such_bot(bot));
        }
        let given = Given { at: house.now(), seed: secret::seed() };
        let refused = |refused: Refused| refused.phrase();
        let kept_for = players.iter().map(|place| awaited(place)).collect();
        let opened = Table::<G>::open_for(terms.clone(), user, kept_for, given);
        let (mut table, opened) = opened.map_err(refused)?;
        let mut entries = vec![opened];
        for (seat, place) in Seat::first(players.len()).zip(players) {
            let Sitter::Bot { bot, instead: None } = &place.sitter else { continue };
            let command = Command::Engage { seat, bot: bot.clone() };
            let deeds = table.act(Actor::House, &command, given).map_err(refused)?;
            entries.extend(deeds.into_iter().map(|deed| deed.entry));
        }
        let head = room::head(&id, &table, given.at);
        Ok(Append::opening(id, entries, head))
    }
}
