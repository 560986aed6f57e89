//! Talking at a table: what was said, and saying something.

use std::time::Duration;

use leptos::prelude::*;
use patolli_tables::{Command, LONGEST_TALK, Talk};

use super::Refused;
use crate::house::Visit;
use crate::screens::dialog::Dialog;
use crate::settings::Settings;
use crate::speech::{Speech, page, text};

/// How long what was just said stands beside the table.
const SHOWN: Duration = Duration::from_secs(8);

/// Is talk not wanted?
fn is_muted() -> bool {
    Settings::get().with(|liking| liking.muted)
}

/// Opens the talk; says how much of it was not read.
#[component]
pub fn TalkButton(visit: Visit) -> impl IntoView {
    let speech = Speech::get();
    let settings = Settings::get();
    let open = RwSignal::new(false);
    let count = Memo::new(move |_| visit.talk().len());
    let read = RwSignal::new(count.get_untracked());
    Effect::new(move || {
        let count = count.get();
        // A table that is told anew remembers less than was said.
        if open.get() || count < read.get_untracked() {
            read.set(count);
        }
    });
    let unread = move || {
        let muted = settings.with(|liking| liking.muted);
        if muted { 0 } else { count.get().saturating_sub(read.get()) }
    };
    let words = move || {
        let unread = unread() as i64;
        let told =
            if unread > 0 { page("talk_unread").number("count", unread) } else { page("talk") };
        speech.say(&told)
    };
    view! {
        <button
            id="talk-button"
            class="quiet"
            aria-haspopup="dialog"
            aria-label=words
            on:click=move |_| open.set(true)
        >
            {text("talk")}
            <Show when=move || { unread() > 0 }>
                <b class="unread">{unread}</b>
            </Show>
        </button>
        <Show when=move || open.get()>
            <TalkOver visit open />
        </Show>
    }
}

#[component]
fn TalkOver(visit: Visit, open: RwSignal<bool>) -> impl IntoView {
    view! {
        <Dialog title="talk" close=move |()| open.set(false)>
            <div class="help talk">
                <h1 id="talk">{text("talk")}</h1>
                <Said visit />
                <p class="actions">
                    <Mute />
                    <button class="quiet" id="close-talk" on:click=move |_| open.set(false)>
                        {text("close")}
                    </button>
                </p>
            </div>
        </Dialog>
    }
}

/// Everything that was said, the latest at the bottom, and a line to say something.
#[component]
pub fn Said(visit: Visit) -> impl IntoView {
    let speech = Speech::get();
    let problem = RwSignal::new(None);
    let words = RwSignal::new(String::new());
    let say = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let text = words.get_untracked().trim().to_owned();
        if text.is_empty() {
            return;
        }
        visit.act(Command::Say { text }, move |answer| {
            // The screen may have been left meanwhile; what was refused can be said again.
            let failed = answer.err().map(|refusal| refusal.words);
            if failed.is_none() {
                let _ = words.try_set(String::new());
            }
            let _ = problem.try_set(failed);
        });
    };
    let talk = Memo::new(move |_| visit.talk());
    let one = |said: Talk| {
        view! {
            <li>
                <b>{said.name}</b>
                " "
                <span>{said.text}</span>
            </li>
        }
    };
    let muted = move || Settings::get().with(|liking| liking.muted);
    let may = Memo::new(move |_| !(visit.own_seats() | visit.left_seats()).is_empty());
    let list = NodeRef::<leptos::html::Ol>::new();
    Effect::new(move || {
        talk.track();
        request_animation_frame(move || {
            if let Some(list) = list.try_get_untracked().flatten() {
                list.set_scroll_top(list.scroll_height());
            }
        });
    });
    let shown = move || {
        let none = talk.with(Vec::is_empty) || muted();
        if none {
            let id = if muted() { "talk_muted" } else { "talk_nothing" };
            view! { <li class="facts">{speech.say(&page(id))}</li> }.into_any()
        } else {
            talk.get().into_iter().map(one).collect_view().into_any()
        }
    };
    view! {
        <ol class="said" node_ref=list aria-live="polite">
            {shown}
        </ol>
        <Show when=move || may.get() fallback=move || view! { <p>{text("talk_seated")}</p> }>
            <form class="say" on:submit=say>
                <input
                    id="say"
                    autocomplete="off"
                    aria-label=text("say_something")
                    placeholder=text("say_something")
                    maxlength=LONGEST_TALK.to_string()
                    prop:value=words
                    on:input=move |event| words.set(event_target_value(&event))
                />
                <button type="submit">{text("say")}</button>
            </form>
        </Show>
        <Refused problem />
    }
}

/// Whether talk is shown.
#[component]
fn Mute() -> impl IntoView {
    let settings = Settings::get();
    view! {
        <label>
            <input
                id="mute"
                type="checkbox"
                prop:checked=move || settings.with(|liking| liking.muted)
                on:change=move |event| {
                    let muted = event_target_checked(&event);
                    settings.change(|liking| liking.muted = muted);
                }
            />
            <span>{text("mute")}</span>
        </label>
    }
}

/// What was just said, for a while.
#[component]
pub fn TalkLine(visit: Visit) -> impl IntoView {
    let shown: RwSignal<Option<Talk>> = RwSignal::new(None);
    let talk = Memo::new(move |_| visit.talk());
    Effect::new(move |before: Option<usize>| {
        let (count, last) = talk.with(|talk| (talk.len(), talk.last().cloned()));
        let me = visit.me();
        // What is told of the time before one came was not just said.
        let new = before.is_some_and(|before| count > before) && !is_muted();
        let last = last.filter(|said| new && Some(said.user) != me);
        if let Some(said) = last {
            shown.set(Some(said.clone()));
            let gone = move || {
                if shown.try_get_untracked().flatten().as_ref() == Some(&said) {
                    let _ = shown.try_set(None);
                }
            };
            set_timeout(gone, SHOWN);
        }
        count
    });
    let words = move || {
        shown.get().map(|said| {
            view! {
                <b>{said.name}</b>
                ": "
                {said.text}
            }
        })
    };
    view! {
        <p class="talk-line" role="status">
            {words}
        </p>
    }
}
