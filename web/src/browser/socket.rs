//! A connection over which text goes both ways.

use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::Closure;
use web_sys::{MessageEvent, WebSocket};

use super::window;

/// A connection, until it is dropped.
pub struct Socket {
    inner: WebSocket,
    _heard: Closure<dyn Fn(MessageEvent)>,
    _ended: Closure<dyn Fn()>,
}

impl Socket {
    /// Connects to an address beside the page. `hear` is given every text that comes; `end` is
    /// called once the connection is over, or if there never was one.
    pub fn open(
        beside: &str,
        hear: impl Fn(String) + 'static,
        end: impl Fn() + 'static,
    ) -> Option<Self> {
        let location = window().location();
        let (origin, path) = (location.origin().ok()?, location.pathname().ok()?);
        let folder = path.rsplit_once('/').map_or("", |(folder, _)| folder);
        // http becomes ws, https becomes wss.
        let address = format!("{}{folder}/{beside}", origin.replacen("http", "ws", 1));
        let socket = WebSocket::new(&address).ok()?;
        let heard = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
            if let Some(text) = event.data().as_string() {
                hear(text);
            }
        });
        let ended = Closure::<dyn Fn()>::new(end);
        socket.set_onmessage(Some(heard.as_ref().unchecked_ref()));
        socket.set_onclose(Some(ended.as_ref().unchecked_ref()));
        Some(Self { inner: socket, _heard: heard, _ended: ended })
    }

    /// Says something, if it is open.
    pub fn say(&self, text: &str) {
        if self.inner.ready_state() == WebSocket::OPEN {
            // What is lost is asked again on the next connection.
            let _ = self.inner.send_with_str(text);
        }
    }
}

impl Drop for Socket {
    fn drop(&mut self) {
        self.inner.set_onmessage(None);
        self.inner.set_onclose(None);
        let _ = self.inner.close();
    }
}

/// Does the browser know that there is no network?
pub fn is_offline() -> bool {
    !window().navigator().on_line()
}
