//! Tabs of the page that are open side by side, and which of them holds a table.
//!
//! A tab that opens a table asks the others. The one that has it answers, and the new one lets go
//! until the person chooses to go on here; then the other lets go. Of tabs that open it at the same
//! moment the earlier has it. A tab that slept while another asked has lost the table: it lets go
//! itself, or is told to when its answer comes too late.

use js_sys::Date;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::Closure;
use web_sys::{BroadcastChannel, MessageEvent};

use super::{random, window};

const CHANNEL: &str = "patolli.tables";

/// How long, in milliseconds, a tab that asked may be told that another has the table. Usually that
/// takes a few; a busy machine may let a tab in the background wait for seconds.
const ASKING: f64 = 5000.0;

/// Who plays at a table: this tab, or another.
#[derive(Clone, Copy)]
pub struct TabLock {
    /// Is the table open in another tab, and so not here?
    pub elsewhere: RwSignal<bool>,
    channel: StoredValue<Option<BroadcastChannel>, LocalStorage>,
    table: StoredValue<String>,
}

impl TabLock {
    /// Takes hold of a table unless another tab has it; until the owner is cleaned up.
    pub fn of(table: &str) -> Self {
        let channel = BroadcastChannel::new(CHANNEL).ok();
        let lock = Self {
            elsewhere: RwSignal::new(false),
            channel: StoredValue::new_local(channel.clone()),
            table: StoredValue::new(table.to_owned()),
        };
        if let Some(channel) = channel {
            let me = random::id();
            let began = Date::now();
            let tell = {
                let (channel, me, table) = (channel.clone(), me.clone(), table.to_owned());
                move |word: &str| {
                    let said = format!("{word} {table} {me} {}", Date::now());
                    let _ = channel.post_message(&said.into());
                }
            };
            tell("asks");
            let table = table.to_owned();
            let heard = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
                let text = event.data().as_string().unwrap_or_default();
                let [word, about, from, when] = text.split(' ').collect::<Vec<_>>()[..] else {
                    return;
                };
                if about != table || from == me {
                    return;
                }
                let now = Date::now();
                let when: f64 = when.parse().unwrap_or(now);
                let late = now - when > ASKING;
                let asking = now - began < ASKING;
                let holds = lock.elsewhere.try_get_untracked() == Some(false);
                let earlier = (began, me.as_str()) < (when, from);
                match word {
                    "asks" if holds && earlier && !late => tell("has"),
                    "asks" if !holds || !late => {}
                    // This tab has long been played in.
                    "has" if holds && !asking => tell("takes"),
                    "has" if !holds => {}
                    _ => {
                        let _ = lock.elsewhere.try_set(true);
                    }
                }
            });
            channel.set_onmessage(Some(heard.as_ref().unchecked_ref()));
            let heard = StoredValue::new_local(heard);
            on_cleanup(move || {
                channel.close();
                heard.dispose();
            });
        }
        lock
    }

    /// The person wants to go on in this tab. The other has gone on meanwhile, so the page is
    /// reloaded to begin from what it kept; until then nothing may be kept here.
    pub fn take(self) {
        let text = format!("takes {} here {}", self.table.get_value(), Date::now());
        self.channel.with_value(|channel| {
            if let Some(channel) = channel {
                let _ = channel.post_message(&text.into());
            }
        });
        let _ = window().location().reload();
    }
}
