//! A page as the house sees it: a connection, and what it was told, put together again.

use std::collections::HashMap;
use std::net::SocketAddr;
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use patolli_game::{Chance, Game, Seat, Seed};
use patolli_tables::{Command, TableId, Terms, UserId};
use patolli_wire::{Ask, Mirror, News, Refusal, Room, Told, Wish};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

/// How long an answer may take.
const PATIENCE: Duration = Duration::from_secs(20);

type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

pub struct Client {
    socket: Socket,
    pub user: UserId,
    /// What the browser would send the next time.
    pub cookie: Option<String>,
    next: u32,
    pub tables: HashMap<TableId, Mirror>,
    /// Everything that was told, as it came.
    pub told: Vec<String>,
    pub chance: Chance,
    /// With which code the house ended the connection, and why.
    pub ended: Option<(u16, String)>,
}

/// What somebody panics with whose connection is over.
pub const LOST: &str = "the connection is over";

/// Why somebody cannot connect.
#[derive(Debug)]
pub struct TurnedAway(pub u16);

impl Client {
    pub async fn connect(address: SocketAddr) -> Self {
        Self::with(address, &[]).await.unwrap()
    }

    pub async fn again(address: SocketAddr, cookie: &str) -> Self {
        Self::with(address, &[("cookie", cookie)]).await.unwrap()
    }

    pub async fn with(
        address: SocketAddr,
        headers: &[(&'static str, &str)],
    ) -> Result<Self, TurnedAway> {
        Self::to(address, "/tables", headers).await
    }

    pub async fn to(
        address: SocketAddr,
        path: &str,
        headers: &[(&'static str, &str)],
    ) -> Result<Self, TurnedAway> {
        let mut request = format!("ws://{address}{path}").into_client_request().unwrap();
        for (name, value) in headers {
            request.headers_mut().insert(*name, value.parse().unwrap());
        }
        let (socket, response) = match connect_async(request).await {
            Ok(connected) => connected,
            Err(tokio_tungstenite::tungstenite::Error::Http(response)) => {
                return Err(TurnedAway(response.status().as_u16()));
            }
            Err(error) => {
                tracing::debug!(%error, "cannot connect");
                panic!("{LOST}")
            }
        };
        let cookie = response
            .headers()
            .get("set-cookie")
            .map(|value| value.to_str().unwrap().split(';').next().unwrap().to_owned());
        let sent = headers.iter().find(|(name, _)| *name == "cookie");
        let mut client = Self {
            socket,
            user: UserId(0),
            cookie: cookie.or(sent.map(|(_, value)| (*value).to_owned())),
            next: 1,
            tables: HashMap::new(),
            told: Vec::new(),
            chance: Chance::new(crate::secret::seed()),
            ended: None,
        };
        match client.news().await {
            News::Welcome(welcome) => client.user = welcome.user,
            other => panic!("{other:?}"),
        }
        Ok(client)
    }

    pub async fn send(&mut self, text: &str) {
        let sent = self.socket.send(Message::Text(text.into())).await;
        sent.unwrap_or_else(|_| panic!("{LOST}"));
    }

    pub async fn send_raw(&mut self, message: Message) {
        // The house may have had enough.
        let _ = self.socket.send(message).await;
    }

    /// The next message, or nothing if the connection is over.
    pub async fn text(&mut self) -> Option<String> {
        loop {
            let next = timeout(PATIENCE, self.socket.next()).await;
            match next.expect("the house says nothing") {
                Some(Ok(Message::Text(text))) => return Some(text.to_string()),
                Some(Ok(Message::Close(frame))) => {
                    self.ended = frame.map(|frame| (frame.code.into(), frame.reason.to_string()));
                    return None;
                }
                Some(Err(_)) | None => return None,
                Some(Ok(_)) => {}
            }
        }
    }

    /// The next news, put together with what was told before.
    pub async fn news(&mut self) -> News {
        self.try_news().await.unwrap_or_else(|| panic!("{LOST}"))
    }

    pub async fn try_news(&mut self) -> Option<News> {
        let text = self.text().await?;
        let news: News = serde_json::from_str(&text).unwrap();
        self.told.push(text);
        self.take_in(&news);
        Some(news)
    }

    fn take_in(&mut self, news: &News) {
        match news {
            News::Table(whole) => {
                self.tables.insert(whole.table.clone(), Mirror::new(whole.as_ref().clone()));
            }
            News::Update(update) => {
                let mirror = self.tables.get_mut(&update.table).unwrap();
                mirror.take_in(update.as_ref().clone()).expect("nothing is left out");
            }
            _ => {}
        }
    }

    /// Asks, and waits for the answer.
    pub async fn ask(&mut self, wish: Wish) -> Result<News, Refusal> {
        let id = self.next;
        self.next += 1;
        let ask = serde_json::to_string(&Ask { id, wish }).unwrap();
        self.send(&ask).await;
        loop {
            match self.news().await {
                News::Refused(refusal) if refusal.id == id => return Err(refusal),
                news @ News::Done { id: answered } if answered == id => return Ok(news),
                news @ (News::Opened { .. }
                | News::Record { .. }
                | News::Pass { .. }
                | News::Seen(_)
                | News::Mine { .. }) => return Ok(news),
                _ => {}
            }
        }
    }

    pub async fn open(&mut self, terms: Terms) -> TableId {
        let key = u64::from(self.next);
        match self.ask(Wish::Open { terms, key }).await.unwrap() {
            News::Opened { table, .. } => table,
            other => panic!("{other:?}"),
        }
    }

    pub async fn watch(&mut self, table: &TableId) {
        self.ask(Wish::Watch { table: table.clone() }).await.unwrap();
    }

    pub async fn act(&mut self, table: &TableId, command: Command) -> Result<(), Refusal> {
        let key = u64::from(self.next) << 32 | u64::from(self.chance.below(u32::MAX));
        let table = table.clone();
        self.ask(Wish::Do { table, command, key }).await.map(|_| ())
    }

    pub async fn sit(&mut self, table: &TableId, seat: usize, name: &str) {
        let seat = Seat::new(seat - 1).unwrap();
        let command = Command::Sit { seat, name: name.to_owned() };
        self.act(table, command).await.unwrap();
    }

    pub fn room(&self, table: &TableId) -> Room {
        self.tables[table].room.clone()
    }

    /// The game as it was told.
    pub fn game_told(&self, table: &TableId) -> &Told {
        self.tables[table].game.as_ref().unwrap()
    }

    /// The game as this person may think it is, if they play.
    pub fn game<G: Game>(&self, table: &TableId, viewer: u8) -> Option<G> {
        let view = self.tables.get(table)?.game.as_ref()?.views.get(&viewer)?;
        let view: G::View = serde_json::from_value(view.clone()).unwrap();
        Some(G::determinize(&view, &mut Chance::new(Seed(9))).unwrap())
    }

    /// Decides something at one of these seats, if there is anything to decide there. Says whether
    /// it was done.
    pub async fn decide<G: Game>(&mut self, table: &TableId, seats: &[usize]) -> bool {
        for &number in seats {
            let seat = Seat::new(number - 1).unwrap();
            let Some(game) = self.game::<G>(table, number as u8) else { continue };
            if !game.deciding().contains(seat) {
                continue;
            }
            let mut list = Vec::new();
            game.decisions(seat, &mut list);
            let Some(decision) = self.chance.pick(&list).map(ToString::to_string) else { continue };
            let known = self.tables[table].number;
            let command = Command::Decide { seat, known, decisions: vec![decision] };
            match self.act(table, command).await {
                Ok(()) => return true,
                // Somebody else was quicker.
                Err(refusal) => {
                    let known = ["tables-stale", "tables-over"];
                    assert!(known.contains(&refusal.reason.as_str()), "{refusal:?}");
                }
            }
        }
        false
    }

    /// Hears what was said until the table has come so far.
    pub async fn hear_until(&mut self, table: &TableId, number: u64) {
        while self.tables[table].number < number {
            self.news().await;
        }
    }
}
