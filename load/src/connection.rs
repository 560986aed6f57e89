//! A connection to the house, as a page has one.

use std::net::{IpAddr, SocketAddr};
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use patolli_wire::{Ask, Wish};
use tokio::net::{TcpSocket, TcpStream};
use tokio::time::{Instant, sleep_until, timeout};
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{Error, Message, Utf8Bytes};
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

use crate::problem::Problem;

/// How long connecting, or an answer, may take.
pub const PATIENCE: Duration = Duration::from_secs(30);

/// How many bytes are kept at hand for reading: there are many connections.
const BUFFER: usize = 4 * 1024;

/// How often one asks at most: a house takes 20 asks a second from each connection, and 60 at once;
/// some of them count for several.
const BETWEEN: Duration = Duration::from_millis(50);
const AT_ONCE: u32 = 30;

/// A connection of one guest.
pub struct Connection {
    socket: WebSocketStream<TcpStream>,
    /// The number of the next ask.
    next: u32,
    /// When as many asks as it has made would be allowed, one after the other.
    allowed: Instant,
}

impl Connection {
    /// Connects as a new guest, from an address of this machine.
    pub async fn open(house: SocketAddr, source: IpAddr) -> Result<Self, Problem> {
        timeout(PATIENCE, Self::connect(house, source)).await.map_err(|_| Problem::Silence)?
    }

    async fn connect(house: SocketAddr, source: IpAddr) -> Result<Self, Problem> {
        let socket = TcpSocket::new_v4()?;
        socket.bind((source, 0).into())?;
        let stream = socket.connect(house).await?;
        stream.set_nodelay(true)?;
        let request = format!("ws://{house}/tables").into_client_request()?;
        let config = WebSocketConfig::default().read_buffer_size(BUFFER).write_buffer_size(0);
        let (socket, _) = client_async_with_config(request, stream, Some(config)).await?;
        Ok(Self { socket, next: 1, allowed: Instant::now() })
    }

    /// When the house will take another ask.
    pub fn may_ask(&self) -> Instant {
        self.allowed.checked_sub(BETWEEN * AT_ONCE).unwrap_or(self.allowed)
    }

    /// Asks; the number of the ask.
    pub async fn ask(&mut self, wish: Wish) -> Result<u32, Problem> {
        let now = Instant::now();
        if self.may_ask() > now {
            sleep_until(self.may_ask()).await;
        }
        self.allowed = self.allowed.max(now) + BETWEEN * wish.weight();
        let id = self.next;
        self.next += 1;
        // Plain data with text for keys always becomes JSON.
        let text = serde_json::to_string(&Ask { id, wish }).unwrap_or_default();
        self.socket.send(Message::Text(text.into())).await?;
        Ok(id)
    }

    /// The next thing that is told.
    pub async fn hear(&mut self) -> Result<Utf8Bytes, Problem> {
        loop {
            match self.socket.next().await {
                Some(Ok(Message::Text(text))) => return Ok(text),
                // The end says why.
                Some(Ok(Message::Close(Some(end)))) => {
                    return Err(Problem::Closed(end.reason.to_string()));
                }
                Some(Ok(_)) => {}
                Some(Err(error)) => return Err(error.into()),
                None => return Err(Error::ConnectionClosed.into()),
            }
        }
    }
}
