//! A table that is being played at: one task, which alone changes it.

mod aside;
mod bots;
mod presence;
pub mod showing;

use std::collections::{BTreeMap, VecDeque};
use std::panic::AssertUnwindSafe;
use std::sync::Arc;
use std::time::Duration;

use futures_util::FutureExt;
use patolli_game::{Chance, Heuristics, Phrase, Record, Say, Seat, Seats};
use patolli_store::{Append, Appended, CommandKey, Head, Kept, Logged, Stage};
use patolli_tables::{
    Actor, Command, Deed, Given, Phase, Place, Refused, Sitter, Table, TableId, Terms, Time, UserId,
};
use patolli_wire::{Card, Room, Score};
use patolli_words::Language;
use tokio::sync::{mpsc, oneshot};
use tokio::time::{Instant, sleep_until};

use self::presence::Presence;
use self::showing::{LastSeen, Looked, is_within_the_game};
use crate::connection::{News, Outbox};
use crate::house::{House, Owes};
use crate::keeping::Unkept;
use crate::{refusal, replay, secret};

/// How many commands a table remembers, so that none is done twice.
const REMEMBERED: usize = 64;

/// How many messages may wait for a table.
const WAITING: usize = 64;

/// A table at which nothing happens and nobody looks on is put away after this time.
const IDLE: Duration = Duration::from_mins(2);

/// One that is over is put away sooner: nobody comes back to play on.
const IDLE_WHEN_OVER: Duration = Duration::from_secs(1);

/// How long after something could not be kept it is tried again.
const RETRY: Duration = Duration::from_secs(1);

/// How long lists may tell how a game stood before it went on, if nobody who plays looks.
const LISTED_AFTER: Duration = Duration::from_secs(5);

/// What was asked of a table, or why it is not done.
pub type Answer<T = ()> = Result<T, Phrase>;

/// Where a table is told something. A channel keeps places for many messages at every table, so
/// that each waits in a box.
pub type Sender = mpsc::Sender<Box<ToRoom>>;

/// Where it hears of it.
type Receiver = mpsc::Receiver<Box<ToRoom>>;

/// Something a table is told.
#[derive(Debug)]
pub enum ToRoom {
    /// Somebody wants to do something.
    Do { user: UserId, key: u64, command: Command, reply: oneshot::Sender<Answer> },
    /// Somebody wants to see it.
    Watch { watcher: Watcher, reply: oneshot::Sender<Answer> },
    /// A connection does not want to see it any more, or is gone.
    Unwatch { connection: u64 },
    /// What somebody sees of earlier moments.
    Look { user: UserId, from: usize, to: usize, reply: oneshot::Sender<Answer<Vec<Looked>>> },
    /// The record of the game, once it is over.
    Record { reply: oneshot::Sender<Answer<String>> },
    /// Who played, for those who play again.
    Players { reply: oneshot::Sender<Answer<(Terms, Vec<Place>)>> },
    /// The same people play again.
    Rematched { table: TableId, reply: oneshot::Sender<Answer> },
    /// A bot has decided.
    Bot { seat: Seat, known: u64, decision: Option<String> },
    /// Somebody may be out of time.
    Due,
    /// The house closes.
    Close { done: oneshot::Sender<()> },
    /// Panics. Only tests say so.
    #[cfg(test)]
    Panic,
}

impl ToRoom {
    /// Says why nothing of it is done.
    fn refuse(self, why: Phrase) {
        // Whoever asked may be gone.
        match self {
            Self::Do { reply, .. } | Self::Watch { reply, .. } | Self::Rematched { reply, .. } => {
                let _ = reply.send(Err(why));
            }
            Self::Look { reply, .. } => drop(reply.send(Err(why))),
            Self::Record { reply } => drop(reply.send(Err(why))),
            Self::Players { reply } => drop(reply.send(Err(why))),
            Self::Close { done } => drop(done.send(())),
            Self::Unwatch { .. } | Self::Bot { .. } | Self::Due => {}
            #[cfg(test)]
            Self::Panic => {}
        }
    }
}

/// Somebody who is told what happens at a table.
#[derive(Clone, Debug)]
pub struct Watcher {
    /// By which connection.
    pub connection: u64,
    /// Who.
    pub user: UserId,
    /// In which language.
    pub language: Language,
    /// Where they are told.
    pub outbox: Outbox,
}

/// Starts the task of a table.
pub fn start<G: Heuristics>(house: Arc<House>, id: TableId, kept: Kept) -> Sender {
    let (sender, mut receiver) = mpsc::channel(WAITING);
    let me = sender.downgrade();
    let owes = house.owes();
    tokio::spawn(async move {
        // Whatever happens to the table, those who watch it are told.
        let mut watchers = Vec::new();
        let run = run::<G>(&house, &id, kept, owes, me, &mut receiver, &mut watchers);
        let why = match AssertUnwindSafe(run).catch_unwind().await {
            Ok(None) => return,
            Ok(Some(why)) => why,
            Err(_) => {
                let why = refusal::broken();
                house.set_aside(&id, &why).await;
                why
            }
        };
        // Few tables need room for this.
        Box::pin(aside::set_aside::<G>(&house, &id, &why, &watchers, &mut receiver)).await;
    });
    sender
}

/// Keeps a table as long as anybody is there; says why nobody can play on, if it is so.
async fn run<G: Heuristics>(
    house: &Arc<House>,
    id: &TableId,
    kept: Kept,
    owes: Owes,
    me: mpsc::WeakSender<Box<ToRoom>>,
    receiver: &mut Receiver,
    watchers: &mut Vec<Watcher>,
) -> Option<Phrase> {
    // What is needed to open it takes no room afterwards.
    let opened = Box::pin(open::<G>(house, id, kept, owes, me, watchers)).await;
    let mut room = match opened {
        Ok(room) => room,
        Err(why) => return Some(why),
    };
    loop {
        let idle = Instant::now() + room.idle();
        let presence = room.presence.next();
        let message = tokio::select! {
            message = receiver.recv() => *message?,
            () = sleep_until(room.next().unwrap_or(idle).min(idle)) => ToRoom::Due,
            () = sleep_until(presence.unwrap_or(idle)), if presence.is_some() => {
                room.tell_presence();
                continue;
            }
        };
        let idles = matches!(message, ToRoom::Due) && room.is_quiet();
        if let ToRoom::Close { done } = message {
            if room.owed_head.is_some() {
                room.write_head().await;
            }
            let _ = done.send(());
            return None;
        }
        room.hear(message).await;
        if idles && room.is_quiet() && receiver.is_empty() {
            // What comes at this moment is for the table once it is back.
            receiver.close();
            house.put_away(id);
            while let Ok(message) = receiver.try_recv() {
                let _ = house.tell(id, *message).await;
            }
            return None;
        }
    }
}

/// Opens a table that was kept, or says why nobody can play on there.
async fn open<'a, G: Heuristics>(
    house: &Arc<House>,
    id: &TableId,
    kept: Kept,
    owes: Owes,
    me: mpsc::WeakSender<Box<ToRoom>>,
    watchers: &'a mut Vec<Watcher>,
) -> Result<RoomOf<'a, G>, Phrase> {
    let was_aside = kept.aside.is_some();
    let table = match replay::table::<G>(&kept) {
        Ok(table) => table,
        Err(why) => {
            if !was_aside {
                house.set_aside(id, &why).await;
            }
            return Err(why);
        }
    };
    if was_aside {
        house.take_up(id).await;
    }
    let mut room = RoomOf {
        house: Arc::clone(house),
        id: id.clone(),
        done: commands_of(&kept),
        touched: last_of(&kept),
        watchers,
        presence: Presence::default(),
        thinking: BTreeMap::new(),
        shown: showing::room(&table),
        seen: LastSeen::default(),
        listed: table.waits_for(),
        owed_head: None,
        is_lost: false,
        rounds_kept: table.play().map_or(0, |play| play.rounds().len()),
        owed_rest: None,
        owes: Some(owes),
        table,
        me,
    };
    room.wake_up(was_aside).await;
    Ok(room)
}

struct RoomOf<'a, G: Heuristics> {
    house: Arc<House>,
    id: TableId,
    table: Table<G>,
    /// The latest commands that were done.
    done: VecDeque<CommandKey>,
    /// When something last happened.
    touched: Time,
    watchers: &'a mut Vec<Watcher>,
    presence: Presence,
    /// Bots that think, and since which entry.
    thinking: BTreeMap<Seat, u64>,
    /// What everybody was told last of everything but the game.
    shown: Room,
    /// What each viewer was told last that they see.
    seen: LastSeen,
    /// Whom the table waits for as lists tell it.
    listed: Seats,
    /// When lists are to tell at last how the game stands.
    owed_head: Option<Instant>,
    /// Is there something here that was not kept, and cannot be told from what was?
    is_lost: bool,
    /// How many rounds there were when what everybody saw was last kept.
    rounds_kept: usize,
    /// Since when nobody could play here: nobody's time went by, and that is not kept yet.
    owed_rest: Option<Time>,
    owes: Option<Owes>,
    me: mpsc::WeakSender<Box<ToRoom>>,
}

impl<G: Heuristics> RoomOf<'_, G> {
    fn given(&self) -> Given {
        Given { at: self.house.now(), seed: secret::seed() }
    }

    /// How long nothing may happen before it is put away, if it can be.
    fn idle(&self) -> Duration {
        let is_left = self.table.is_over() && self.watchers.is_empty();
        if is_left { IDLE_WHEN_OVER } else { IDLE }
    }

    fn is_quiet(&self) -> bool {
        // The house looks for those who are out of time at tables that are put away.
        let soon = self.house.now().after(IDLE.as_millis() as u64);
        let waits = self.table.due().is_none_or(|due| due > soon);
        let settled = self.owed_rest.is_none() && self.owed_head.is_none();
        self.watchers.is_empty() && self.thinking.is_empty() && waits && settled
    }

    /// When something is to be done by itself.
    fn next(&self) -> Option<Instant> {
        let now = Instant::now();
        if self.is_lost || self.owed_rest.is_some() {
            return Some(now + RETRY);
        }
        let due = self.table.due().map(|due| due.since(self.house.now()));
        let due = due.map(|millis| now + Duration::from_millis(millis));
        due.into_iter().chain(self.owed_head).min()
    }

    /// The house was closed since anything happened here, or nobody could play here: nobody's time
    /// went by.
    async fn wake_up(&mut self, was_aside: bool) {
        let (last, opened, now) = (self.touched, self.house.opened, self.house.now());
        let closed_since = self.house.closed_since;
        self.owed_rest = match last {
            last if was_aside => Some(last.min(now)),
            // What is to come has the clock of the machine set back.
            last if last < opened || last > now => Some(closed_since.max(last).min(now)),
            _ => None,
        };
        // The house may have been killed before lists told how the game stood.
        if last.after(LISTED_AFTER.as_millis() as u64) >= closed_since {
            self.owed_head = Some(Instant::now() + LISTED_AFTER);
        }
        // If it cannot be kept now, that is tried again before anything else.
        let _ = self.settle_rest().await;
        self.ask_bots();
    }

    /// That nobody's time went by while nobody could play is kept before anything else.
    async fn settle_rest(&mut self) -> Answer {
        if let Some(since) = self.owed_rest {
            let deeds = self.table.rest(since, self.given());
            self.keep_or_refuse(deeds, None).await?;
            self.owed_rest = None;
        }
        self.owes = None;
        Ok(())
    }

    async fn hear(&mut self, message: ToRoom) {
        if self.is_lost {
            Box::pin(self.go_back_to_what_is_kept()).await;
        }
        if self.is_lost && !matches!(message, ToRoom::Unwatch { .. }) {
            return message.refuse(refusal::failed());
        }
        // Whoever asked may be gone.
        match message {
            ToRoom::Do { user, key, command, reply } => {
                let answer = self.act(user, key, &command).await;
                let _ = reply.send(answer);
            }
            ToRoom::Watch { watcher, reply } => {
                self.unwatch(watcher.connection);
                watcher.outbox.tell(&News::Table(Box::new(self.snapshot(watcher.user))));
                self.watchers.push(watcher.clone());
                if !self.tell_presence() {
                    watcher.outbox.tell(&self.presence_news());
                }
                let _ = reply.send(Ok(()));
            }
            ToRoom::Unwatch { connection } => self.unwatch(connection),
            ToRoom::Look { user, from, to, reply } => {
                let _ = reply.send(self.look(user, from, to));
            }
            ToRoom::Record { reply } => drop(reply.send(self.record())),
            ToRoom::Players { reply } => {
                let over = self.table.is_over();
                let players = (self.table.terms().clone(), self.table.places().to_vec());
                let _ = reply.send(if over { Ok(players) } else { Err(refusal::not_over()) });
            }
            ToRoom::Rematched { table, reply } => {
                let deeds = self.table.rematched(&table, self.given());
                let _ = reply.send(self.keep_or_refuse(deeds, None).await);
            }
            ToRoom::Bot { seat, known, decision } => {
                Box::pin(self.bot_decided(seat, known, decision)).await;
            }
            ToRoom::Due => {
                if self.settle_rest().await.is_ok() {
                    let deeds = self.table.pass_time(self.given());
                    // If it cannot be kept, nobody is out of time yet.
                    let _ = self.keep_or_refuse(deeds, None).await;
                }
                if self.owed_head.is_some_and(|by| by <= Instant::now()) {
                    self.write_head().await;
                }
            }
            ToRoom::Close { done } => drop(done.send(())),
            #[cfg(test)]
            ToRoom::Panic => panic!("a test wants it"),
        }
        self.tell_presence();
        self.ask_bots();
    }

    fn unwatch(&mut self, connection: u64) {
        self.watchers.retain(|watcher| watcher.connection != connection);
    }

    async fn act(&mut self, user: UserId, key: u64, command: &Command) -> Answer {
        let done = CommandKey { user, key };
        // The answer was lost, not the command.
        if self.done.contains(&done) {
            return Ok(());
        }
        if let Command::Engage { bot, .. } = command
            && self.house.settings.bot(bot).is_none()
        {
            return Err(refusal::no_such_bot(bot));
        }
        self.settle_rest().await?;
        let deeds = self.table.act(Actor::User(user), command, self.given());
        self.keep_or_refuse(deeds, Some(done)).await
    }

    async fn bot_decided(&mut self, seat: Seat, known: u64, decision: Option<String>) {
        // An answer to an earlier question is none.
        if self.thinking.get(&seat) != Some(&known) {
            return;
        }
        self.thinking.remove(&seat);
        if self.settle_rest().await.is_err() {
            return;
        }
        // If the game went on meanwhile, it is asked again.
        if !self.table.is_up_to_date(seat, known) {
            return;
        }
        let given = self.given();
        let decide = |table: &mut Table<G>, decision| {
            table.act(
                Actor::House,
                &Command::Decide { seat, known, decisions: vec![decision] },
                given,
            )
        };
        let deeds = match decision.map(|decision| decide(&mut self.table, decision)) {
            // One that cannot decide, or not what the rules allow, is played for by chance.
            None | Some(Err(Refused::Game(_) | Refused::Notation(_))) => {
                let Some(decision) = self.any_decision(seat) else { return };
                tracing::warn!(table = %self.id, %seat, "a bot was played for by chance");
                decide(&mut self.table, decision)
            }
            Some(deeds) => deeds,
        };
        if deeds.is_ok() {
            // If it cannot be kept, the bot is asked again.
            let _ = self.keep_or_refuse(deeds, None).await;
        }
    }

    /// Something that the bot of a seat may decide, if it is its turn.
    fn any_decision(&self, seat: Seat) -> Option<String> {
        self.table.bots_deciding().find(|(deciding, _)| *deciding == seat)?;
        let mut all = Vec::new();
        self.table.play()?.game().decisions(seat, &mut all);
        Chance::new(secret::seed()).pick(&all).map(ToString::to_string)
    }

    async fn keep_or_refuse(
        &mut self,
        deeds: Result<Vec<Deed<G>>, Refused>,
        command: Option<CommandKey>,
    ) -> Answer {
        match deeds {
            Ok(deeds) => self.keep(deeds, command).await,
            Err(refused) => Err(refused.phrase()),
        }
    }

    /// Keeps what was done, and then tells everybody. If it cannot be kept, it is undone.
    async fn keep(&mut self, deeds: Vec<Deed<G>>, command: Option<CommandKey>) -> Answer {
        let Some(first) = deeds.first() else { return Ok(()) };
        let after = first.number - 1;
        let commands = command.into_iter().map(Some).chain(std::iter::repeat(None));
        let entries = deeds.iter().map(|deed| deed.entry.clone()).zip(commands).collect();
        let beside_the_game = deeds.iter().any(|deed| !is_within_the_game(&deed.entry.what));
        let is_listed = beside_the_game || self.table.is_over() || self.is_looked_for();
        self.append(after, entries, is_listed).await?;
        self.done.extend(command);
        if self.done.len() > REMEMBERED {
            self.done.pop_front();
        }
        self.publish(deeds);
        Ok(())
    }

    /// Does it wait for others than lists tell, and would one of its people want to know?
    fn is_looked_for(&self) -> bool {
        self.table.waits_for() != self.listed && self.house.is_followed(&people_of(&self.table))
    }

    /// Appends to the log, and says in lists how the table stands, now or a little later.
    async fn append(&mut self, after: u64, entries: Vec<Logged>, is_listed: bool) -> Answer {
        let touched = entries.last().map_or(self.touched, |(entry, _)| entry.at);
        let head = is_listed.then(|| head(&self.id, &self.table, touched));
        let append = Append { table: self.id.clone(), after, entries, head };
        let why = match self.house.keeping.append(append).await {
            Ok(Appended::Done) => {
                self.touched = touched;
                if is_listed {
                    self.listed = self.table.waits_for();
                    self.owed_head = None;
                    self.house.own_changed(&people_of(&self.table));
                    self.house.lobby_changed(self.table.terms().public);
                } else {
                    self.owed_head.get_or_insert_with(|| Instant::now() + LISTED_AFTER);
                }
                return Ok(());
            }
            Ok(Appended::Elsewhere { .. }) => refusal::elsewhere(),
            Err(unkept) => {
                // Nobody's time goes by while nothing can be kept.
                self.owed_rest.get_or_insert(self.house.now());
                match unkept {
                    Unkept::Full => refusal::full(),
                    Unkept::Failed => refusal::failed(),
                }
            }
        };
        Box::pin(self.go_back_to_what_is_kept()).await;
        Err(why)
    }

    /// Lists tell how the table stands.
    async fn write_head(&mut self) {
        // If it cannot be kept, that is tried again.
        self.owed_head = Some(Instant::now() + LISTED_AFTER);
        let _ = self.append(self.table.number(), Vec::new(), true).await;
    }

    async fn go_back_to_what_is_kept(&mut self) {
        self.is_lost = true;
        let Ok(Some(kept)) = self.house.store.table(&self.id).await else { return };
        let Ok(table) = replay::table(&kept) else { return };
        (self.table, self.done, self.touched) = (table, commands_of(&kept), last_of(&kept));
        self.is_lost = false;
        self.show_whole();
    }

    fn record(&self) -> Answer<String> {
        match self.table.play().filter(|_| self.table.is_over()) {
            Some(play) => {
                let player = |place: &Place| match &place.sitter {
                    Sitter::Bot { bot, .. } if place.name.is_empty() => format!("Bot ({bot})"),
                    Sitter::Bot { bot, .. } => format!("{} ({bot})", place.name),
                    _ => place.name.clone(),
                };
                let players: Vec<_> = self.table.places().iter().map(player).collect();
                Ok(Record::text(play, &players))
            }
            None => Err(refusal::not_over()),
        }
    }
}

/// The latest commands that were done.
fn commands_of(kept: &Kept) -> VecDeque<CommandKey> {
    let all = kept.log.iter().rev().filter_map(|(_, command)| *command);
    let latest: Vec<_> = all.take(REMEMBERED).collect();
    latest.into_iter().rev().collect()
}

/// When something last happened.
fn last_of(kept: &Kept) -> Time {
    kept.log.last().map_or(Time(0), |(entry, _)| entry.at)
}

/// Whose table it is: who plays there, for whom a seat is kept, and who opened it.
pub fn people_of<G: Heuristics>(table: &Table<G>) -> Vec<UserId> {
    let sitting = table.places().iter().filter_map(|place| match place.sitter {
        Sitter::Person(user) | Sitter::Bot { instead: Some(user), .. } => Some(user),
        Sitter::Nobody => place.kept_for.as_ref().map(|kept| kept.user),
        Sitter::Bot { instead: None, .. } => None,
    });
    let mut people: Vec<UserId> = sitting.chain([table.opener()]).collect();
    people.sort_unstable();
    people.dedup();
    people
}

/// What lists tell of a table.
pub fn head<G: Heuristics>(id: &TableId, table: &Table<G>, touched: Time) -> Head {
    let people = people_of(table);
    let card = card(id, table, touched);
    Head {
        stage: match table.phase() {
            Phase::Gathering => Stage::Gathering,
            Phase::Playing => Stage::Playing,
            Phase::Finished | Phase::Ended(_) => Stage::Over,
        },
        public: table.terms().public,
        due: table.due(),
        touched,
        people,
        // Plain data with text for keys always becomes JSON.
        card: serde_json::to_string(&card).unwrap_or_default(),
    }
}

fn card<G: Heuristics>(id: &TableId, table: &Table<G>, touched: Time) -> Card {
    Card {
        table: id.clone(),
        terms: table.terms().clone(),
        phase: table.phase(),
        places: table.places().to_vec(),
        waits_for: table.waits_for().iter().collect(),
        round: table.play().map_or(0, |play| play.game().round()),
        touched,
        aside: false,
        score: table.play().and_then(|play| score(play.game())),
    }
}

/// How a game ended, if it did.
fn score<G: Heuristics>(game: &G) -> Option<Score> {
    let outcome = game.outcome()?;
    let totals = outcome.standing.totals();
    let points = Seat::first(outcome.standing.seats()).map(|seat| G::META.points(totals[seat]));
    Some(Score { points: points.collect(), winners: outcome.winners().iter().collect() })
}
