//! What can go wrong.

use std::io;

use thiserror::Error;
use tokio_tungstenite::tungstenite::Error as WebSocket;
use tokio_tungstenite::tungstenite::http::Response;

/// What went wrong at a connection.
#[derive(Debug, Error)]
pub enum Problem {
    /// The system says no.
    #[error("{0}")]
    System(#[from] io::Error),
    /// The house did not let it in.
    #[error("not let in: {0}")]
    TurnedAway(String),
    /// The connection broke.
    #[error("the connection broke: {0}")]
    Broke(Box<WebSocket>),
    /// The house closed it.
    #[error("the house closed the connection: {0}")]
    Closed(String),
    /// The house did not answer in time.
    #[error("no answer in time")]
    Silence,
    /// What was told makes no sense.
    #[error("what was told makes no sense: {0}")]
    Nonsense(String),
    /// The house refused what the rules allow.
    #[error("refused ({reason}): {words}")]
    Refused {
        /// The name of the reason.
        reason: String,
        /// The reason in words.
        words: String,
    },
    /// The table was set aside.
    #[error("a table was set aside: {0}")]
    Aside(String),
}

impl From<WebSocket> for Problem {
    fn from(error: WebSocket) -> Self {
        match error {
            WebSocket::Io(error) => Self::System(error),
            WebSocket::Http(response) => Self::TurnedAway(said(&response)),
            error => Self::Broke(Box::new(error)),
        }
    }
}

impl From<serde_json::Error> for Problem {
    fn from(error: serde_json::Error) -> Self {
        Self::Nonsense(error.to_string())
    }
}

/// What the house says to somebody it turns away.
fn said(response: &Response<Option<Vec<u8>>>) -> String {
    let body = response.body().as_deref().unwrap_or_default();
    let body = String::from_utf8_lossy(body);
    match body.trim() {
        "" => response.status().to_string(),
        said => said.to_owned(),
    }
}
