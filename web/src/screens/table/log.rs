//! What happened, in words.

use leptos::prelude::*;
use patolli_game::{Event as _, Game, Say};

use super::Seated;
use crate::browser::element;
use crate::speech::{Speech, text};
use crate::table::{Table, Telling};

#[component]
pub fn LogPanel<G: Game>(seated: Seated<G>) -> impl IntoView {
    let stage = seated.stage;
    let tellings = Memo::new(move |_| seated.table.with(Table::tellings));
    let list = NodeRef::<leptos::html::Ol>::new();
    Effect::new(move || {
        tellings.track();
        request_animation_frame(move || {
            if let Some(list) = element::<web_sys::HtmlElement>("log") {
                list.set_scroll_top(list.scroll_height());
            }
        });
    });
    view! {
        <section class="panel log" aria-label=text("log")>
            <h2>{text("log")}</h2>
            <ol id="log" role="log" aria-live="polite" tabindex="0" node_ref=list aria-label=text("log")>
                <For
                    each=move || tellings.get()
                    key=|t| (t.place, t.number, t.edition, t.eye)
                    let:telling
                >
                    {entry::<G>(telling, stage.names)}
                </For>
            </ol>
        </section>
    }
}

/// One entry of the log.
pub fn entry<G: Game>(
    telling: Telling<G::Event>,
    names: Signal<patolli_words::Names>,
) -> impl IntoView {
    let speech = Speech::get();
    let phrase = telling.event.phrase();
    let words = move || names.with(|names| speech.say_of(&phrase, names));
    view! { <li class=telling.event.kind()>{words}</li> }
}
