//! What happened, in words.

use leptos::prelude::*;
use patolli_game::{Event as _, Game, Say};

use super::AtTable;
use crate::browser::element;
use crate::speech::{Speech, text};
use crate::table::{LogEntry, Table};

/// Closer to the end than this, in pixels, counts as at the end.
const NEARLY: i32 = 8;

#[component]
pub fn LogPanel<G: Game>(at: AtTable<G>) -> impl IntoView {
    let stage = at.stage;
    let entries = Memo::new(move |_| at.table.with(Table::entries));
    // A person who scrolls up to read is left there until they come back to the end.
    let (follows, last) = (StoredValue::new(true), StoredValue::new(0));
    let scrolled = move |_| {
        if let Some(list) = element::<web_sys::HtmlElement>("log") {
            let top = list.scroll_top();
            let at_end = list.scroll_height() - top - list.client_height() < NEARLY;
            follows
                .update_value(|follows| *follows = at_end || *follows && top >= last.get_value());
            last.set_value(top);
        }
    };
    Effect::new(move || {
        entries.track();
        // Other languages have texts of other lengths.
        stage.speech.language();
        if follows.get_value() {
            request_animation_frame(|| {
                if let Some(list) = element::<web_sys::HtmlElement>("log") {
                    list.set_scroll_top(list.scroll_height());
                }
            });
        }
    });
    view! {
        <section class="panel log" aria-label=text("log")>
            <h2>{text("log")}</h2>
            <ol
                id="log"
                role="log"
                aria-live="polite"
                tabindex="0"
                aria-label=text("log")
                on:scroll=scrolled
            >
                <For each=move || entries.get() key=LogEntry::key let:entry>
                    {log_line::<G>(entry, stage.names)}
                </For>
            </ol>
        </section>
    }
}

/// One entry of the log.
pub fn log_line<G: Game>(
    entry: LogEntry<G::Event>,
    names: Signal<patolli_words::Names>,
) -> impl IntoView {
    let speech = Speech::get();
    let phrase = entry.event.phrase();
    let words = move || names.with(|names| speech.say_of(&phrase, names));
    view! { <li class=entry.event.kind()>{words}</li> }
}
