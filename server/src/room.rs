//! A table that is being played at: one task, which alone changes it.

mod bots;
pub mod showing;

use std::collections::{BTreeMap, VecDeque};
use std::panic::AssertUnwindSafe;
use std::sync::Arc;
use std::time::Duration;

use futures_util::FutureExt;
use patolli_game::{Chance, Heuristics, Phrase, Record, Say, Seat, Seats};
use patolli_store::{Append, Appended, CommandKey, Head, Kept, Stage};
use patolli_tables::{
    Actor, Command, Deed, Given, Phase, Place, Refused, Sitter, Table, TableId, Terms, Time, UserId,
};
use patolli_wire::{Card, News, Room};
use tokio::sync::{mpsc, oneshot};
use tokio::time::{Instant, sleep_until};

use self::showing::{LastSeen, Looked};
use crate::connection::Outbox;
use crate::house::House;
use crate::keeping::Unkept;
use crate::refusal;
use crate::secret;

/// How many commands a table remembers, so that none is done twice.
const REMEMBERED: usize = 256;

/// How many messages may wait for a table.
const WAITING: usize = 64;

/// A table at which nothing happens and nobody looks on is put away after this time.
const IDLE: Duration = Duration::from_mins(2);

/// One that is over is put away sooner: nobody comes back to play on.
const IDLE_WHEN_OVER: Duration = Duration::from_secs(3);

/// What was asked of a table, or why it is not done.
pub type Answer<T = ()> = Result<T, Phrase>;

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

/// Somebody who is told what happens at a table.
#[derive(Clone, Debug)]
pub struct Watcher {
    /// By which connection.
    pub connection: u64,
    /// Who.
    pub user: UserId,
    /// Where they are told.
    pub outbox: Outbox,
}

/// Starts the task of a table.
pub fn start<G: Heuristics>(house: Arc<House>, id: TableId, kept: Kept) -> mpsc::Sender<ToRoom> {
    let (sender, mut receiver) = mpsc::channel(WAITING);
    let me = sender.downgrade();
    tokio::spawn(async move {
        let run = run::<G>(Arc::clone(&house), id.clone(), kept, me, &mut receiver);
        if AssertUnwindSafe(run).catch_unwind().await.is_err() {
            tracing::error!(table = %id, "a table panicked and is set aside");
            let why = refusal::broken();
            house.set_aside(&id, &why).await;
            aside::<G>(&house, &id, &house.in_english(&why), &mut receiver).await;
        }
    });
    sender
}

async fn run<G: Heuristics>(
    house: Arc<House>,
    id: TableId,
    kept: Kept,
    me: mpsc::WeakSender<ToRoom>,
    receiver: &mut mpsc::Receiver<ToRoom>,
) {
    let table = match (kept.aside, Table::<G>::replay(kept.log.iter().map(|(entry, _)| entry))) {
        (None, Ok(table)) => table,
        (Some(why), _) => return aside::<G>(&house, &id, &why, receiver).await,
        (None, Err(error)) => {
            let why = house.in_english(&error.phrase());
            tracing::error!(table = %id, %why, "a table cannot be played on");
            house.set_aside(&id, &error.phrase()).await;
            return aside::<G>(&house, &id, &why, receiver).await;
        }
    };
    let last = kept.log.last().map_or(Time(0), |(entry, _)| entry.at);
    let mut done: VecDeque<_> = kept.log.iter().filter_map(|(_, command)| *command).collect();
    done.drain(..done.len().saturating_sub(REMEMBERED));
    let shown = showing::room(&table);
    let (watchers, thinking, waited_for) = (Vec::new(), BTreeMap::new(), table.waits_for());
    let seen = LastSeen::default();
    let mut room =
        RoomOf { house, id, table, done, watchers, thinking, shown, seen, waited_for, me };
    room.wake_up(last).await;
    loop {
        let now = room.house.now();
        let due =
            room.table.due().map(|due| Instant::now() + Duration::from_millis(due.since(now)));
        let idle = Instant::now() + room.idle();
        let message = tokio::select! {
            message = receiver.recv() => message,
            () = sleep_until(due.unwrap_or(idle).min(idle)) => Some(ToRoom::Due),
        };
        let Some(message) = message else { return };
        let idles = matches!(message, ToRoom::Due) && room.is_quiet();
        if let ToRoom::Close { done } = message {
            let _ = done.send(());
            return;
        }
        room.hear(message).await;
        if idles && room.is_quiet() && receiver.is_empty() {
            room.house.put_away(&room.id);
            return;
        }
    }
}

/// A table that nobody can play at: whoever looks is told why, and what they saw last.
async fn aside<G: Heuristics>(
    house: &Arc<House>,
    id: &TableId,
    why: &str,
    receiver: &mut mpsc::Receiver<ToRoom>,
) {
    let views = house.store.views(id).await.unwrap_or_default();
    let kept = house.store.table(id).await.ok().flatten();
    let table =
        kept.and_then(|kept| Table::<G>::as_far_as(kept.log.iter().map(|(entry, _)| entry)));
    let refuse = || refusal::aside(why);
    while let Some(message) = receiver.recv().await {
        match message {
            ToRoom::Watch { watcher, reply } => {
                let now = house.now();
                let stood = |table| showing::as_it_stood(id, table, &views, watcher.user, now);
                let whole = table.as_ref().map(|table| Box::new(stood(table)));
                let (table, why) = (id.clone(), why.to_owned());
                watcher.outbox.tell(&News::Aside { table, why, whole });
                let _ = reply.send(Ok(()));
            }
            ToRoom::Do { reply, .. } | ToRoom::Rematched { reply, .. } => {
                let _ = reply.send(Err(refuse()));
            }
            ToRoom::Look { reply, .. } => drop(reply.send(Err(refuse()))),
            ToRoom::Record { reply } => drop(reply.send(Err(refuse()))),
            ToRoom::Players { reply } => drop(reply.send(Err(refuse()))),
            ToRoom::Close { done } => {
                let _ = done.send(());
                return;
            }
            ToRoom::Unwatch { .. } | ToRoom::Bot { .. } | ToRoom::Due => {}
            #[cfg(test)]
            ToRoom::Panic => {}
        }
    }
}

struct RoomOf<G: Heuristics> {
    house: Arc<House>,
    id: TableId,
    table: Table<G>,
    /// The latest commands that were done.
    done: VecDeque<CommandKey>,
    watchers: Vec<Watcher>,
    /// Bots that think, and since which entry.
    thinking: BTreeMap<Seat, u64>,
    /// What everybody was told last of everything but the game.
    shown: Room,
    /// What each viewer was told last that they see.
    seen: LastSeen,
    /// Whom the table waited for when that was last said to those who play.
    waited_for: Seats,
    me: mpsc::WeakSender<ToRoom>,
}

impl<G: Heuristics> RoomOf<G> {
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
        self.watchers.is_empty() && self.thinking.is_empty() && waits
    }

    /// The house was closed since anything happened here: nobody's time went by.
    async fn wake_up(&mut self, last: Time) {
        if last < self.house.opened {
            let since = self.house.closed_since.max(last);
            if let Ok(deeds) = self.table.rest(since, self.given()) {
                // If it cannot be kept now, it is tried again when the table is next opened.
                let _ = self.keep(deeds, None).await;
            }
        }
        self.ask_bots();
    }

    async fn hear(&mut self, message: ToRoom) {
        // Whoever asked may be gone.
        match message {
            ToRoom::Do { user, key, command, reply } => {
                let answer = self.act(user, key, &command).await;
                let _ = reply.send(answer);
            }
            ToRoom::Watch { watcher, reply } => {
                self.unwatch(watcher.connection);
                watcher.outbox.tell(&News::Table(Box::new(self.snapshot(watcher.user))));
                self.watchers.push(watcher);
                self.tell_presence();
                let _ = reply.send(Ok(()));
            }
            ToRoom::Unwatch { connection } => {
                self.unwatch(connection);
                self.tell_presence();
            }
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
            ToRoom::Bot { seat, known, decision } => self.bot_decided(seat, known, decision).await,
            ToRoom::Due => {
                let deeds = self.table.pass_time(self.given());
                if self.keep_or_refuse(deeds, None).await.is_err() {
                    // Not at once again, if the disk is full.
                    tokio::time::sleep(Duration::from_secs(1)).await;
                }
            }
            ToRoom::Close { done } => drop(done.send(())),
            #[cfg(test)]
            ToRoom::Panic => panic!("a test wants it"),
        }
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
        let deeds = self.table.act(Actor::User(user), command, self.given());
        self.keep_or_refuse(deeds, Some(done)).await
    }

    async fn bot_decided(&mut self, seat: Seat, known: u64, decision: Option<String>) {
        // An answer to an earlier question is none.
        if self.thinking.get(&seat) != Some(&known) {
            return;
        }
        self.thinking.remove(&seat);
        let mut deeds = match decision {
            Some(decision) => {
                let command = Command::Decide { seat, known, decision };
                self.table.act(Actor::House, &command, self.given())
            }
            None => Err(Refused::Stale),
        };
        // One that cannot decide, or not what the rules allow, is played for by chance; if the game
        // went on meanwhile, that is no longer asked.
        if deeds.is_err()
            && let Some(decision) = self.any_decision(seat)
        {
            let command = Command::Decide { seat, known: self.table.number(), decision };
            tracing::warn!(table = %self.id, %seat, "a bot was played for by chance");
            deeds = self.table.act(Actor::House, &command, self.given());
        }
        if deeds.is_ok() && self.keep_or_refuse(deeds, None).await.is_err() {
            tokio::time::sleep(Duration::from_secs(1)).await;
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
        let append = Append {
            table: self.id.clone(),
            after: first.number - 1,
            entries: deeds.iter().map(|deed| deed.entry.clone()).collect(),
            command,
            head: head(&self.id, &self.table, self.house.now()),
        };
        let why = match self.house.keeping.append(append).await {
            Ok(Appended::Done) => {
                self.done.extend(command);
                if self.done.len() > REMEMBERED {
                    self.done.pop_front();
                }
                self.publish(&deeds);
                return Ok(());
            }
            Ok(Appended::Elsewhere { .. }) => refusal::elsewhere(),
            Err(Unkept::Full) => refusal::full(),
            Err(Unkept::Failed) => refusal::failed(),
        };
        self.go_back_to_what_is_kept().await;
        Err(why)
    }

    async fn go_back_to_what_is_kept(&mut self) {
        let Ok(Some(kept)) = self.house.store.table(&self.id).await else { return };
        if let Ok(table) = Table::replay(kept.log.iter().map(|(entry, _)| entry)) {
            self.table = table;
            self.show_whole();
        }
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

/// Whose table it is: who plays there, and who opened it.
pub fn people_of<G: Heuristics>(table: &Table<G>) -> Vec<UserId> {
    let sitting = table.places().iter().filter_map(|place| match place.sitter {
        Sitter::Person(user) | Sitter::Bot { instead: Some(user), .. } => Some(user),
        _ => None,
    });
    let mut people: Vec<UserId> = sitting.chain([table.opener()]).collect();
    people.sort_unstable();
    people.dedup();
    people
}

/// What lists tell of a table.
pub fn head<G: Heuristics>(id: &TableId, table: &Table<G>, now: Time) -> Head {
    let people = people_of(table);
    let card = card(id, table, now);
    Head {
        stage: match table.phase() {
            Phase::Gathering => Stage::Gathering,
            Phase::Playing => Stage::Playing,
            Phase::Finished | Phase::Ended(_) => Stage::Over,
        },
        public: table.terms().public,
        due: table.due(),
        touched: now,
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
    }
}
