//! A connection: what is asked over it, and what is told.

use std::collections::{HashMap, HashSet};
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use axum::body::Body;
use axum::extract::{ConnectInfo, Query, Request, State};
use axum::http::header::SET_COOKIE;
use axum::http::{Response, StatusCode};
use axum::response::IntoResponse;
use patolli_game::Phrase;
use patolli_tables::{Command, TableId, UserId};
use patolli_wire::{Ask, LONGEST_ASK, Refusal, Seen, Welcome, Wish};
use patolli_words::Language;
use tokio::sync::watch;
use tokio::time::{Instant, sleep_until, timeout};
use tokio_tungstenite::tungstenite::{self, Message, Utf8Bytes};

use crate::connection::{Inbox, News, Outbox, text};
use crate::door::{Door, Pace, Shut};
use crate::guests::{self, Guest};
use crate::house::House;
use crate::lobby::Watching;
use crate::metrics::Asked;
use crate::refusal;
use crate::room::{Answer, ToRoom, Watcher};
use crate::secret;
use crate::websocket::{Handshake, LAST_WORD, WebSocket};

/// How often a silent connection is asked whether it is still there, and how long it may be silent.
const ASK_AFTER: Duration = Duration::from_secs(25);
const LOST_AFTER: Duration = Duration::from_mins(1);

/// How long a message may take to be sent.
const SLOWEST: Duration = Duration::from_secs(15);

/// How often at most somebody is told of their own tables.
const OWN: Duration = Duration::from_secs(1);

/// How many tables a connection may watch.
const WATCHED: usize = 12;

/// How many asks in a row that nobody can read, or that come too fast, are answered before the connection is closed.
const PATIENCE: u32 = 20;

/// How long a pass for another device lasts, in milliseconds.
const PASS: u64 = 10 * 60 * 1000;

/// After how many milliseconds a page comes back when the house closes.
const COME_BACK: u64 = 1500;

fn refuse(status: StatusCode, why: &'static str) -> Response<Body> {
    (status, why).into_response()
}

fn turn_away(shut: Shut) -> Response<Body> {
    let (status, why) = match shut {
        Shut::Crowded => (StatusCode::SERVICE_UNAVAILABLE, "The house is full. Try again later.\n"),
        Shut::TooMany => (
            StatusCode::TOO_MANY_REQUESTS,
            "There are too many connections from your address. Close one.\n",
        ),
        Shut::TooOften => {
            (StatusCode::TOO_MANY_REQUESTS, "Your address connects too often. Wait a moment.\n")
        }
    };
    refuse(status, why)
}

/// Somebody connects. Whoever has no cookie is a new guest, and gets one; with `?pass=` they are
/// the same guest as on another device.
pub async fn connect(
    State(door): State<Arc<Door>>,
    ConnectInfo(connected): ConnectInfo<std::net::SocketAddr>,
    Query(query): Query<HashMap<String, String>>,
    mut request: Request,
) -> Response<Body> {
    let house = &door.house;
    let handshake = match Handshake::of(&mut request) {
        Ok(handshake) => handshake,
        Err(error) => {
            tracing::debug!(%error, %connected, "this is no WebSocket");
            return refuse(StatusCode::UPGRADE_REQUIRED, "A WebSocket is to be opened here.\n");
        }
    };
    let headers = request.headers();
    if !guests::is_own(&house.settings, headers) {
        tracing::info!(address = %connected, "another site was turned away");
        return refuse(StatusCode::FORBIDDEN, "This page may not connect here.\n");
    }
    let address = guests::address(&house.settings, connected.ip(), headers);
    let address = guests::counted_by(address);
    let place = match door.let_in(address) {
        Ok(place) => place,
        Err(shut) => {
            house.metrics.turned_away(shut);
            tracing::info!(%address, ?shut, "somebody was turned away");
            return turn_away(shut);
        }
    };
    // Whoever cannot be recognised at the moment is not taken for somebody new.
    let passed = match query.get("pass") {
        Some(pass) => guests::use_pass(house, headers, pass).await,
        None => Ok(None),
    };
    let found = match passed {
        Ok(None) => guests::known(house, headers).await,
        passed => passed,
    };
    let guest = match found {
        Ok(Some(guest)) => Some(guest),
        Ok(None) if !door.welcomes(address) => {
            tracing::info!(%address, "a new guest was turned away");
            let why = "Too many new guests come from your address. Try again later.\n";
            return refuse(StatusCode::TOO_MANY_REQUESTS, why);
        }
        Ok(None) => {
            let welcomed = guests::welcome(house, headers).await;
            welcomed.inspect(|_| house.metrics.welcomed())
        }
        Err(error) => {
            tracing::error!(%error, "a guest could not be looked up");
            None
        }
    };
    let Some(mut guest) = guest else {
        return refuse(StatusCode::SERVICE_UNAVAILABLE, "Nothing can be kept at the moment.\n");
    };
    let cookie = guest.cookie.take();
    let (mut response, upgrade) = handshake.split();
    let at = Arc::clone(&door);
    tokio::spawn(async move {
        let _place = place;
        if let Some(socket) = upgrade.finish().await {
            serve(at, guest, socket).await;
        }
    });
    if let Some(cookie) = cookie {
        response.headers_mut().insert(SET_COOKIE, cookie);
    }
    response
}

/// One connection, from its beginning to its end.
async fn serve(door: Arc<Door>, guest: Guest, socket: WebSocket) {
    let number = door.number();
    let (outbox, inbox) = Outbox::new();
    let house = Arc::clone(&door.house);
    let mut talk = Conversation {
        house: Arc::clone(&house),
        guest,
        number,
        outbox,
        language: Language::default(),
        watched: HashSet::new(),
        lobby: None,
        own: None,
        pace: door.pace(),
        door: Arc::clone(&door),
        unread: 0,
    };
    talk.greet();
    talk.go_on(socket, inbox, door.closing()).await;
    for table in std::mem::take(&mut talk.watched) {
        house.unwatch(&table, number).await;
    }
    if talk.own.take().is_some() {
        house.unfollow_own(talk.guest.user);
    }
}

struct Conversation {
    house: Arc<House>,
    guest: Guest,
    number: u64,
    outbox: Outbox,
    language: Language,
    watched: HashSet<TableId>,
    lobby: Option<Watching>,
    own: Option<Own>,
    pace: Pace,
    door: Arc<Door>,
    /// How many asks could not be read so far.
    unread: u32,
}

impl Conversation {
    fn greet(&self) {
        self.outbox.tell(&News::Welcome(Welcome {
            user: self.guest.user,
            now: self.house.now(),
            version: env!("CARGO_PKG_VERSION").to_owned(),
            bots: self.house.settings.bot_ids(),
        }));
    }

    async fn go_on(
        &mut self,
        mut socket: WebSocket,
        mut inbox: Inbox,
        closing: watch::Receiver<bool>,
    ) {
        let mut heard = Instant::now();
        let mut closing = pin!(turned(closing));
        // Whoever does not read what they are told is not waited for.
        let mut overflow = pin!(inbox.overflow());
        let mut asking = tokio::time::interval_at(heard + ASK_AFTER, ASK_AFTER);
        loop {
            let text = tokio::select! {
                () = &mut overflow => return socket.close(1013, "too slow").await,
                text = inbox.next() => text,
                text = changed(&mut self.lobby) => text,
                () = changed_own(&mut self.own) => {
                    match self.own_tables().await {
                        Ok(news) => self.outbox.tell(&news),
                        Err(why) => tracing::warn!(%why, "somebody's tables were not found"),
                    }
                    continue;
                }
                heard_now = socket.next() => {
                    heard = Instant::now();
                    match heard_now {
                        Some(Ok(Message::Text(text))) => self.hear(&text).await,
                        Some(Ok(Message::Binary(_))) => self.refuse_unread(0, &refusal::not_text()),
                        Some(Ok(Message::Ping(_) | Message::Pong(_) | Message::Frame(_))) => {}
                        Some(Ok(Message::Close(_))) | None => return,
                        Some(Err(error)) => {
                            tracing::debug!(%error, "a connection broke");
                            let Some((code, why)) = broken(&error) else { return };
                            return socket.close(code, &self.house.say(self.language, &why)).await;
                        }
                    }
                    if self.unread > PATIENCE {
                        // What was answered is still told.
                        let _ = timeout(LAST_WORD, send_all(&mut socket, None, &mut inbox)).await;
                        return socket.close(1008, "not understood").await;
                    }
                    continue;
                },
                _ = asking.tick() => {
                    let asked = timeout(SLOWEST, socket.ping()).await;
                    if heard.elapsed() > LOST_AFTER || !matches!(asked, Ok(Ok(()))) {
                        return;
                    }
                    continue;
                },
                () = &mut closing => {
                    let news = text(&News::Closing { millis: COME_BACK });
                    let last_word = async {
                        socket.feed(news).await?;
                        socket.flush().await
                    };
                    let _ = timeout(LAST_WORD, last_word).await;
                    return socket.close(1012, "closing").await;
                },
            };
            tokio::select! {
                sent = timeout(SLOWEST, send_all(&mut socket, Some(text), &mut inbox)) => {
                    if !matches!(sent, Ok(Ok(()))) {
                        return;
                    }
                }
                () = &mut overflow => return,
            }
        }
    }

    async fn hear(&mut self, text: &str) {
        if text.len() > LONGEST_ASK {
            return self.refuse_unread(0, &refusal::too_long(LONGEST_ASK));
        }
        let ask: Ask = match serde_json::from_str(text) {
            Ok(ask) => ask,
            Err(error) => {
                // If its number can be read, the answer has it.
                let id = serde_json::from_str::<serde_json::Value>(text).ok();
                let id = id.and_then(|ask| u32::try_from(ask.get("id")?.as_u64()?).ok());
                return self
                    .refuse_unread(id.unwrap_or(0), &refusal::unreadable(&error.to_string()));
            }
        };
        let id = ask.id;
        if !self.pace.allows(ask.wish.weight()) {
            return self.refuse_unread(id, &refusal::too_fast());
        }
        // Now and then something goes wrong; who is always wrong is shown out.
        self.unread = 0;
        let since = Instant::now();
        let result = match self.fulfil(id, ask.wish).await {
            Ok(Some(news)) => {
                self.outbox.tell(&news);
                Asked::Done
            }
            Ok(None) => {
                self.outbox.tell(&News::Done { id });
                Asked::Done
            }
            Err(why) => {
                self.refuse(id, &why);
                Asked::Refused
            }
        };
        self.house.metrics.asked(result, since.elapsed());
    }

    async fn own_tables(&self) -> Answer<News> {
        Ok(News::Mine { tables: self.house.tables_of(self.guest.user).await? })
    }

    fn refuse(&self, id: u32, why: &Phrase) {
        self.outbox.tell(&News::Refused(Refusal {
            id,
            reason: why.name.to_string(),
            words: self.house.say(self.language, why),
        }));
    }

    fn refuse_unread(&mut self, id: u32, why: &Phrase) {
        self.house.metrics.unread();
        self.unread += 1;
        self.refuse(id, why);
    }

    /// Does what was asked; what is to be told besides that it is done.
    async fn fulfil(&mut self, id: u32, wish: Wish) -> Answer<Option<News>> {
        let (house, user) = (&self.house, self.guest.user);
        match wish {
            Wish::Do { command: Command::Say { .. }, .. } if !self.door.hears(user) => {
                Err(refusal::too_fast())
            }
            Wish::Do { table, command, key } => {
                house.ask(&table, |reply| ToRoom::Do { user, key, command, reply }).await?;
                Ok(None)
            }
            // What is asked now and then takes no room in between.
            wish => Box::pin(self.fulfil_what_is_rare(id, wish)).await,
        }
    }

    async fn fulfil_what_is_rare(&mut self, id: u32, wish: Wish) -> Answer<Option<News>> {
        let (house, user) = (Arc::clone(&self.house), self.guest.user);
        match wish {
            Wish::Speak { language } => {
                let known = Language::ALL.into_iter().find(|known| known.code() == language);
                self.language = known.unwrap_or(self.language);
            }
            Wish::Lobby { watch } => {
                self.lobby = watch.then(|| house.lobby());
            }
            Wish::Mine { watch: false } => {
                self.own = None;
                house.unfollow_own(user);
            }
            Wish::Mine { watch: true } => {
                // Nothing that changes from now on is missed.
                self.own.get_or_insert_with(|| Own::of(&house, user));
                self.outbox.tell(&self.own_tables().await?);
            }
            Wish::Open { terms, key } => {
                let table = house.open_table(user, &self.guest.digest, &terms, key).await?;
                return Ok(Some(News::Opened { id, table }));
            }
            Wish::Watch { table } => {
                if self.watched.len() >= WATCHED && !self.watched.contains(&table) {
                    return Err(refusal::too_many_watched(WATCHED));
                }
                let outbox = self.outbox.clone();
                let watcher =
                    Watcher { connection: self.number, user, language: self.language, outbox };
                house.ask(&table, |reply| ToRoom::Watch { watcher, reply }).await?;
                self.watched.insert(table);
            }
            Wish::Unwatch { table } => {
                if !self.watched.remove(&table) {
                    return Err(refusal::not_there());
                }
                house.unwatch(&table, self.number).await;
            }
            Wish::Do { .. } => {}
            Wish::Look { table, from, to } => {
                let look = |reply| ToRoom::Look { user, from, to, reply };
                let moments = house.ask(&table, look).await?;
                return Ok(Some(News::Seen(Box::new(Seen { id, table, moments }))));
            }
            Wish::Record { table } => {
                let text = house.ask(&table, |reply| ToRoom::Record { reply }).await?;
                return Ok(Some(News::Record { id, text }));
            }
            Wish::Rematch { table } => {
                let table = house.rematch(user, &table).await?;
                return Ok(Some(News::Opened { id, table }));
            }
            Wish::Pass => {
                let secret = secret::secret();
                let until = house.now().after(PASS);
                let kept = house.store.pass(&secret::digest(&secret), user, until).await;
                kept.map_err(|_| refusal::failed())?;
                return Ok(Some(News::Pass { id, secret }));
            }
        }
        Ok(None)
    }
}

/// With which code a connection ends over which something came that is no message, and why; nothing
/// if it is gone already.
fn broken(error: &tungstenite::Error) -> Option<(u16, Phrase)> {
    match error {
        tungstenite::Error::Capacity(_) => Some((1009, refusal::too_long(LONGEST_ASK))),
        tungstenite::Error::Utf8(_) => Some((1007, refusal::not_text())),
        tungstenite::Error::Protocol(_) => Some((1002, refusal::not_text())),
        _ => None,
    }
}

/// Somebody's own tables, which they follow.
struct Own {
    changes: watch::Receiver<()>,
    /// Did something change that they were not told of?
    changed: bool,
    /// Not before then are they told again.
    next: Instant,
}

impl Own {
    fn of(house: &House, user: UserId) -> Self {
        Self { changes: house.follow_own(user), changed: false, next: Instant::now() + OWN }
    }
}

/// Waits until something changed at somebody's own tables, and until it is time to say so.
async fn changed_own(own: &mut Option<Own>) {
    let Some(own) = own else { return std::future::pending().await };
    // It may be asked anew at any moment, and must not forget.
    if !own.changed {
        if own.changes.changed().await.is_err() {
            return std::future::pending().await;
        }
        own.changed = true;
    }
    sleep_until(own.next).await;
    (own.changed, own.next) = (false, Instant::now() + OWN);
}

/// The list of tables, when it has changed.
async fn changed(lobby: &mut Option<Watching>) -> Utf8Bytes {
    match lobby {
        Some(watching) => watching.next().await,
        None => std::future::pending().await,
    }
}

/// Waits until the house closes.
async fn turned(mut closing: watch::Receiver<bool>) {
    // If nobody can say so any more, it is closed already.
    let _ = closing.wait_for(|closing| *closing).await;
}

/// Sends something, and what else waits with it.
async fn send_all(
    socket: &mut WebSocket,
    first: Option<Utf8Bytes>,
    inbox: &mut Inbox,
) -> Result<(), tungstenite::Error> {
    let mut next = first.or_else(|| inbox.waiting());
    while let Some(text) = next {
        socket.feed(text).await?;
        next = inbox.waiting();
    }
    socket.flush().await
}
