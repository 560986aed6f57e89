//! The house: all tables, whoever keeps them, and the bots that may sit there.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError, Weak};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use patolli_game::{Heuristics, Phrase, Say};
use patolli_shelf::{Visitor, visit};
use patolli_store::{Append, Appended, Digest, Kept, KeptView, Stage, Store, StoreError};
use patolli_tables::{
    Absent, Actor, Command, Entry, Given, Place, Refused, Sitter, Table, TableId, Terms, Time,
    UserId, What,
};
use patolli_wire::{Card, News};
use patolli_words::{Language, Names, Words};
use tokio::sync::{mpsc, oneshot, watch};

use crate::keeping::{Keeping, Unkept};
use crate::pool::Pool;
use crate::refusal;
use crate::room::{self, Answer, ToRoom};
use crate::secret;
use crate::settings::Settings;

/// How often the house notes that it is open.
const ALIVE: Duration = Duration::from_secs(2);

/// How often it looks for people who are out of time at tables that are put away.
const LOOK: Duration = Duration::from_secs(3);

/// How often at most watchers of the list are told.
const LOBBY: Duration = Duration::from_millis(500);

/// How many tables a list has at most.
const LISTED: u32 = 100;

/// Of how many tables what everybody saw may wait to be kept.
const WAITING_VIEWS: usize = 4096;

/// Of how many tables it is kept in one transaction: few enough that no decision waits for long.
const VIEWS_AT_ONCE: usize = 64;

/// How often what everybody saw is kept.
const VIEWS: Duration = Duration::from_secs(2);

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
    /// When it opened.
    pub opened: Time,
    /// Since when it was closed before that.
    pub closed_since: Time,
    rooms: Mutex<HashMap<TableId, mpsc::Sender<ToRoom>>>,
    /// What watchers of the list are told.
    lobby: watch::Sender<Arc<str>>,
    lobby_changes: watch::Sender<u64>,
    /// Who follows their own tables.
    own: Mutex<HashMap<UserId, watch::Sender<()>>>,
    views: mpsc::Sender<(TableId, Vec<KeptView>)>,
    words: [Words; 3],
}

impl std::fmt::Debug for House {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("House").field("settings", &self.settings).finish_non_exhaustive()
    }
}

fn now() -> Time {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    Time(since.as_millis() as u64)
}

impl House {
    /// Opens the house.
    pub async fn open(settings: Settings, store: Arc<dyn Store>) -> Result<Arc<Self>, StoreError> {
        let opened = now();
        let closed_since = store.last_alive().await?.unwrap_or(opened).min(opened);
        let (views, waiting_views) = mpsc::channel(WAITING_VIEWS);
        let house = Arc::new(Self {
            keeping: Keeping::start(Arc::clone(&store)),
            pool: Pool::new(settings.bot_threads),
            settings,
            store,
            opened,
            closed_since,
            rooms: Mutex::default(),
            lobby: watch::Sender::new(lobby(Vec::new())),
            lobby_changes: watch::Sender::new(0),
            own: Mutex::default(),
            views,
            words: Language::ALL.map(Words::new),
        });
        house.lobby_changed(true);
        // They end with the house.
        tokio::spawn(note_that_it_is_open(Arc::downgrade(&house)));
        tokio::spawn(look_for_overdue(Arc::downgrade(&house)));
        let changes = house.lobby_changes.subscribe();
        tokio::spawn(tell_the_lobby(Arc::downgrade(&house), changes));
        tokio::spawn(write_views(Arc::downgrade(&house), waiting_views));
        house.wake_tables().await?;
        Ok(house)
    }

    /// The time.
    #[expect(clippy::unused_self, reason = "the house has the clock")]
    pub fn now(&self) -> Time {
        now()
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

    /// Keeps what everybody sees at a table, some time.
    pub fn keep_views(&self, table: TableId, views: Vec<KeptView>) {
        // With so many that they do not fit, older ones do.
        let _ = self.views.try_send((table, views));
    }

    /// Something in the list of tables changed, if the table is in it.
    pub fn lobby_changed(&self, public: bool) {
        if public {
            self.lobby_changes.send_modify(|changes| *changes += 1);
        }
    }

    /// What watchers of the list are told, now and from now on.
    pub fn lobby(&self) -> watch::Receiver<Arc<str>> {
        self.lobby.subscribe()
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

    /// A table of these people waits for somebody else.
    pub fn own_changed(&self, people: &[UserId]) {
        let own = self.own();
        for sender in people.iter().filter_map(|user| own.get(user)) {
            sender.send_replace(());
        }
    }

    fn rooms(&self) -> std::sync::MutexGuard<'_, HashMap<TableId, mpsc::Sender<ToRoom>>> {
        // No one panics while they hold it.
        self.rooms.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The task of a table, which is started if it is not there.
    async fn room(self: &Arc<Self>, id: &TableId) -> Answer<mpsc::Sender<ToRoom>> {
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

    /// A table is put away.
    pub fn put_away(&self, id: &TableId) {
        self.rooms().remove(id);
    }

    /// Nobody can play on at a table.
    pub async fn set_aside(&self, id: &TableId, why: &Phrase) {
        if let Err(error) = self.store.set_aside(id, Some(&self.in_english(why))).await {
            tracing::error!(%error, table = %id, "cannot set a table aside");
        }
    }

    async fn tell(self: &Arc<Self>, id: &TableId, message: ToRoom) -> Answer {
        let room = self.room(id).await?;
        room.send(message).await.map_err(|_| refusal::failed())
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
            let _ = room.send(ToRoom::Unwatch { connection }).await;
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
        let open = OpenTable { house: self, id: id.clone(), terms, user, players: Vec::new() };
        let append = visit(&terms.game, open).map_err(|unknown| unknown.phrase())??;
        let own = self.store.of_user(user, LISTED).await.map_err(|error| failed(&error))?;
        let most = self.settings.limits.tables;
        let going_on = own.iter().filter(|listed| listed.stage != Stage::Over);
        if going_on.filter(|listed| listed.table != id).count() >= most {
            return Err(refusal::too_many_tables(most));
        }
        self.keep_new(append).await?;
        self.lobby_changed(terms.public);
        Ok(id)
    }

    /// The same people play again, everybody one seat further. Whoever asks first opens the table,
    /// and takes their seats there and those of bots.
    pub async fn rematch(self: &Arc<Self>, user: UserId, table: &TableId) -> Answer<TableId> {
        let (terms, places) = self.ask(table, |reply| ToRoom::Players { reply }).await?;
        let mut seats: Vec<(usize, &Place)> =
            places.iter().enumerate().map(|(at, place)| ((at + 1) % places.len(), place)).collect();
        let is_own = |place: &Place| match place.sitter {
            Sitter::Person(own) | Sitter::Bot { instead: Some(own), .. } => own == user,
            _ => false,
        };
        if !places.iter().any(is_own) {
            return Err(Refused::NotSeated.phrase());
        }
        let id = secret::table_of(&[b"rematch", table.0.as_bytes()]);
        if self.store.table(&id).await.map_err(|error| failed(&error))?.is_none() {
            let bots = seats.iter().filter_map(|(at, place)| match &place.sitter {
                Sitter::Bot { bot, instead: None } => Some((*at, bot.clone())),
                _ => None,
            });
            let players = bots.collect();
            let open = OpenTable { house: self, id: id.clone(), terms: &terms, user, players };
            let append = visit(&terms.game, open).map_err(|unknown| unknown.phrase())??;
            self.keep_new(append).await?;
            self.lobby_changed(terms.public);
        }
        // Once more, in case that did not come about when the table was opened.
        let told = id.clone();
        self.ask(table, |reply| ToRoom::Rematched { table: told, reply }).await?;
        seats.retain(|(_, place)| is_own(place));
        for (at, place) in seats {
            let Some(seat) = patolli_game::Seat::new(at) else { continue };
            let command = Command::Sit { seat, name: place.name.clone() };
            let key = secret::seed().0 as u64;
            // Somebody may have sat down there already.
            let _ = self.ask(&id, |reply| ToRoom::Do { user, key, command, reply }).await;
        }
        Ok(id)
    }

    async fn keep_new(&self, append: Append) -> Answer {
        match self.keeping.append(append).await {
            // It was opened before, and the answer was lost.
            Ok(Appended::Done | Appended::Elsewhere { .. }) => Ok(()),
            Err(Unkept::Full) => Err(refusal::full()),
            Err(Unkept::Failed) => Err(refusal::failed()),
        }
    }

    /// The tables of a person.
    pub async fn tables_of(&self, user: UserId) -> Answer<Vec<Card>> {
        let listed = self.store.of_user(user, LISTED).await.map_err(|error| failed(&error))?;
        Ok(listed.iter().filter_map(|one| card(&one.card)).collect())
    }

    /// Lets a table panic.
    #[cfg(test)]
    pub async fn provoke_a_panic(self: &Arc<Self>, id: &TableId) {
        let _ = self.tell(id, ToRoom::Panic).await;
    }

    /// Closes: every table finishes what it does, and all of it is on disk.
    pub async fn close(&self) {
        let rooms: Vec<_> = self.rooms().drain().collect();
        for (_, room) in rooms {
            let (done, closed) = oneshot::channel();
            if room.send(ToRoom::Close { done }).await.is_ok() {
                let _ = closed.await;
            }
        }
        if let Err(error) = self.store.alive(self.now()).await {
            tracing::error!(%error, "cannot note when the house closed");
        }
        self.store.close().await;
    }
}

async fn note_that_it_is_open(house: Weak<House>) {
    while let Some(house) = house.upgrade() {
        if let Err(error) = house.store.alive(house.now()).await {
            tracing::error!(%error, "cannot note that the house is open");
        }
        drop(house);
        tokio::time::sleep(ALIVE).await;
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
                let cards = listed.iter().filter_map(|one| card(&one.card)).collect();
                house.lobby.send_replace(lobby(cards));
            }
            Err(error) => tracing::error!(%error, "cannot read the list of tables"),
        }
        drop(house);
        tokio::time::sleep(LOBBY).await;
    }
}

async fn write_views(house: Weak<House>, mut waiting: mpsc::Receiver<(TableId, Vec<KeptView>)>) {
    let mut all = Vec::new();
    while waiting.recv_many(&mut all, WAITING_VIEWS).await > 0 {
        let Some(house) = house.upgrade() else { return };
        let latest: HashMap<TableId, Vec<KeptView>> = all.drain(..).collect();
        let latest: Vec<_> = latest.into_iter().collect();
        for views in latest.chunks(VIEWS_AT_ONCE) {
            if let Err(error) = house.store.keep_views(views).await {
                tracing::warn!(%error, "views were not kept");
            }
        }
        drop(house);
        tokio::time::sleep(VIEWS).await;
    }
}

fn failed(error: &StoreError) -> Phrase {
    tracing::error!(%error, "the store failed");
    if matches!(error, StoreError::Full) { refusal::full() } else { refusal::failed() }
}

fn card(text: &str) -> Option<Card> {
    // One that an older version wrote is left out of lists until something happens there.
    serde_json::from_str(text).ok()
}

fn lobby(tables: Vec<Card>) -> Arc<str> {
    serde_json::to_string(&News::Lobby { tables }).unwrap_or_default().into()
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
        let log = self.0.log.iter().map(|(entry, _)| entry);
        Table::<G>::replay(log).err().map(|error| error.phrase())
    }
}

struct Start {
    house: Arc<House>,
    id: TableId,
    kept: Kept,
}

impl Visitor for Start {
    type Output = mpsc::Sender<ToRoom>;

    fn visit<G: Heuristics>(self) -> Self::Output {
        room::start::<G>(self.house, self.id, self.kept)
    }
}

/// Opens a table with these bots at these seats.
struct OpenTable<'a> {
    house: &'a House,
    id: TableId,
    terms: &'a Terms,
    user: UserId,
    players: Vec<(usize, patolli_tables::BotId)>,
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
        let (mut table, opened) = Table::<G>::open(terms.clone(), user, given).map_err(refused)?;
        let mut entries = vec![opened];
        for (at, bot) in players {
            let Some(seat) = patolli_game::Seat::new(at) else { continue };
            let command = Command::Engage { seat, bot };
            let deeds = table.act(Actor::House, &command, given).map_err(refused)?;
            entries.extend(deeds.into_iter().map(|deed| deed.entry));
        }
        let head = room::head(&id, &table, given.at);
        Ok(Append { table: id, after: 0, entries, command: None, head })
    }
}
