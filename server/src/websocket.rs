//! A WebSocket of which neither side needs large buffers: what is long goes out in several frames.
//!
//! The handshake is made here and not by axum, which sends every message as one frame and keeps as
//! much memory for each connection as its longest message took.

use std::time::Duration;

use axum::body::Body;
use axum::extract::Request;
use axum::http::Response;
use futures_util::{SinkExt, StreamExt};
use hyper::upgrade::{OnUpgrade, Parts};
use hyper_util::rt::TokioIo;
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::handshake::server::create_response_with_body;
use tokio_tungstenite::tungstenite::protocol::frame::coding::{CloseCode, Data, OpCode};
use tokio_tungstenite::tungstenite::protocol::frame::{CloseFrame, Frame};
use tokio_tungstenite::tungstenite::protocol::{Role, WebSocketConfig};
use tokio_tungstenite::tungstenite::{Bytes, Error, Message, Utf8Bytes};

/// How many bytes a connection keeps at hand for reading, and how many wait at most to be sent
/// together: there are many connections.
const READ: usize = 1024;
const WRITTEN: usize = 3 * 512;

/// The longest frame, in bytes.
const FRAME: usize = 3 * 512;

/// The longest message that is read at all, in bytes. One that is longer than an ask may be is
/// refused; of one that is longer than this the connection is lost.
const LONGEST_READ: usize = 64 * 1024;

/// How long the last word may take.
pub const LAST_WORD: Duration = Duration::from_secs(1);

/// What becomes a WebSocket once the answer is there.
pub struct Handshake {
    upgrade: OnUpgrade,
    answer: Response<Body>,
}

impl Handshake {
    /// Whoever asked for a WebSocket, or what is wrong with how they did.
    pub fn of(request: &mut Request) -> Result<Self, Error> {
        let answer = create_response_with_body(request, Body::empty)?;
        Ok(Self { upgrade: hyper::upgrade::on(request), answer })
    }

    /// The answer, and what comes of it.
    pub fn split(self) -> (Response<Body>, Upgrade) {
        (self.answer, Upgrade(self.upgrade))
    }
}

/// A connection that is about to become a WebSocket.
pub struct Upgrade(OnUpgrade);

impl Upgrade {
    /// The WebSocket, unless the other side is gone.
    pub async fn finish(self) -> Option<WebSocket> {
        let upgraded = match self.0.await {
            Ok(upgraded) => upgraded,
            Err(error) => {
                tracing::debug!(%error, "a connection broke before it became a WebSocket");
                return None;
            }
        };
        // It is what was let in at the door.
        let Ok(Parts { io, read_buf, .. }) = upgraded.downcast::<TokioIo<TcpStream>>() else {
            tracing::error!("a connection is none that was let in");
            return None;
        };
        let config = WebSocketConfig::default()
            .read_buffer_size(READ)
            .write_buffer_size(WRITTEN)
            .max_write_buffer_size(usize::MAX)
            .max_message_size(Some(LONGEST_READ))
            .max_frame_size(Some(LONGEST_READ));
        // What was read already is next to nothing; the buffer of the handshake goes.
        let (io, read) = (io.into_inner(), read_buf.to_vec());
        let socket = WebSocketStream::from_partially_read(io, read, Role::Server, Some(config));
        Some(WebSocket(socket.await))
    }
}

/// A connection over which messages go.
pub struct WebSocket(WebSocketStream<TcpStream>);

impl WebSocket {
    /// The next message; nothing once the other side is gone.
    pub async fn next(&mut self) -> Option<Result<Message, Error>> {
        self.0.next().await
    }

    /// Asks whether the other side is still there.
    pub async fn ping(&mut self) -> Result<(), Error> {
        self.0.send(Message::Ping(Bytes::new())).await
    }

    /// Sends a text, some time before the next [`flush`](Self::flush) is through.
    pub async fn feed(&mut self, text: Utf8Bytes) -> Result<(), Error> {
        if text.len() <= FRAME {
            return self.0.feed(Message::Text(text)).await;
        }
        let mut left = Bytes::from(text);
        let mut kind = Data::Text;
        while !left.is_empty() {
            let frame = left.split_to(left.len().min(FRAME));
            let frame = Frame::message(frame, OpCode::Data(kind), left.is_empty());
            self.0.feed(Message::Frame(frame)).await?;
            kind = Data::Continue;
        }
        Ok(())
    }

    /// What was fed is sent.
    pub async fn flush(&mut self) -> Result<(), Error> {
        self.0.flush().await
    }

    /// Says why, and ends. If the other side does not hear it, it is not waited for.
    pub async fn close(mut self, code: u16, reason: &str) {
        // What says why is at most 123 bytes long.
        let ends = reason.char_indices().map(|(at, c)| at + c.len_utf8());
        let reason = &reason[..ends.take_while(|end| *end <= 123).last().unwrap_or(0)];
        let frame = CloseFrame { code: CloseCode::from(code), reason: reason.into() };
        let farewell = async {
            let _ = self.0.send(Message::Close(Some(frame))).await;
            // As long as something comes that nobody reads, the other side may not hear why.
            while let Some(Ok(_)) = self.0.next().await {}
        };
        let _ = timeout(LAST_WORD, farewell).await;
    }
}

#[cfg(test)]
mod tests {
    use tokio::net::TcpListener;
    use tokio_tungstenite::tungstenite::protocol::frame::FrameSocket;

    use super::*;

    #[tokio::test]
    async fn what_is_long_goes_out_in_short_frames() {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let client = TcpStream::connect(listener.local_addr().unwrap()).await.unwrap();
        let (server, _) = listener.accept().await.unwrap();
        let mut socket =
            WebSocket(WebSocketStream::from_raw_socket(server, Role::Server, None).await);
        // A character may begin in one frame and end in the next.
        let texts = ["short".to_owned(), "é".repeat(FRAME), format!("x{}", "é".repeat(FRAME))];
        for text in &texts {
            socket.feed(text.as_str().into()).await.unwrap();
        }
        socket.flush().await.unwrap();
        let client = client.into_std().unwrap();
        client.set_nonblocking(false).unwrap();
        let mut frames = FrameSocket::new(client);
        for (text, count) in texts.iter().zip([1, 2, 3]) {
            let mut told = Vec::new();
            for at in 1..=count {
                let frame = frames.read(None).unwrap().unwrap();
                assert!(frame.payload().len() <= FRAME);
                let kind = if at == 1 { Data::Text } else { Data::Continue };
                assert_eq!(frame.header().opcode, OpCode::Data(kind));
                assert_eq!(frame.header().is_final, at == count);
                told.extend_from_slice(frame.payload());
            }
            assert_eq!(told, text.as_bytes());
        }
    }
}
