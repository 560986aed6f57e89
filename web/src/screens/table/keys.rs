//! Keys: what can be done without the pointer, and the list of all of them.

use leptos::ev::KeyboardEvent;
use leptos::prelude::*;
use patolli_game::{Game, Name};
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};

use super::AtTable;
use crate::browser::{document, find, focus};
use crate::screens::dialog::{Dialog, is_covered};
use crate::speech::{Speech, text};

/// What can be chosen with a digit, in the order of reading. A folded list is not counted.
const CHOICES: &str = ".choices-area button.target:not(details:not([open]) *)";

/// Where there are none, what is on offer for all to take.
const OFFERS: &str = ".market button.target";

/// What may have the focus, and does nothing when Enter is pressed.
const IDLE: &str = "#decision, [aria-disabled=true], .stall:not(.target)";

/// Each key, and what it does.
const KEYS: [(&str, &str); 8] = [
    ("U", "undo"),
    ("Ctrl+Z", "undo"),
    ("H", "hint"),
    ("Enter", "confirm"),
    ("Esc", "cancel"),
    ("1–9", "choices"),
    ("← ↑ → ↓", "arrows"),
    ("?", "list"),
];

/// Presses a button, if it is there and can be pressed.
fn click(selector: &str) -> bool {
    let found = find(selector).and_then(|found| found.dyn_into::<HtmlElement>().ok());
    found.is_some_and(|button| {
        button.click();
        true
    })
}

/// Presses the choice with this number, from 1.
fn choose(number: u32) -> bool {
    let mut all =
        [CHOICES, OFFERS].into_iter().filter_map(|all| document().query_selector_all(all).ok());
    let Some(choices) = all.find(|choices| choices.length() > 0) else { return false };
    let choice = choices.get(number - 1).and_then(|node| node.dyn_into::<HtmlElement>().ok());
    choice.is_some_and(|choice| {
        choice.click();
        true
    })
}

/// Would the key be for what is focused?
fn is_used(focused: Option<&Element>, key: &str) -> bool {
    focused.is_some_and(|focused| {
        let tag = focused.tag_name();
        let types = matches!(tag.as_str(), "INPUT" | "SELECT" | "TEXTAREA");
        let idle = focused.matches(IDLE).unwrap_or(false);
        let presses = matches!(key, "Enter" | " ") && tag != "BODY" && !idle;
        types || presses
    })
}

/// Listens to the keys of a table.
#[component]
pub fn Keys<G: Game>(at: AtTable<G>) -> impl IntoView {
    let open = RwSignal::new(false);
    let (review, hint) = (at.review, at.hint);
    let pressed = move |event: KeyboardEvent| {
        let (key, focused) = (event.key(), focus::current());
        let with = event.ctrl_key() || event.meta_key();
        // What is focused may have used the key, and be gone by now.
        let used = event.default_prevented() || is_used(focused.as_ref(), &key);
        // What is held down is pressed once.
        if used || event.alt_key() || event.repeat() || is_covered() {
            return;
        }
        let done = match key.to_lowercase().as_str() {
            "z" if with => click("#undo:not(:disabled)"),
            _ if with => false,
            "u" => click("#undo:not(:disabled)"),
            "h" => click("#hint"),
            "escape" => {
                review.end();
                hint.dismiss();
                false
            }
            "enter" => click("#confirm:not(:disabled)"),
            "?" => {
                open.set(true);
                true
            }
            digit => match digit.parse::<u32>() {
                Ok(number @ 1..=9) => choose(number),
                _ => false,
            },
        };
        if done {
            event.prevent_default();
        }
    };
    let handle = window_event_listener(leptos::ev::keydown, pressed);
    on_cleanup(move || handle.remove());
    view! {
        <Show when=move || open.get()>
            <KeyList open />
        </Show>
    }
}

/// All keys.
#[component]
fn KeyList(open: RwSignal<bool>) -> impl IntoView {
    let speech = Speech::get();
    let row = move |(key, does): (&'static str, &'static str)| {
        let does = move || speech.name(Name::new("page-key", does));
        view! {
            <tr>
                <th scope="row">
                    <b>{key}</b>
                </th>
                <td>{does}</td>
            </tr>
        }
    };
    view! {
        <Dialog title="keys" close=move |()| open.set(false)>
            <div class="help keys">
                <h1 id="keys">{text("keys")}</h1>
                <table>
                    <tbody>{KEYS.into_iter().map(row).collect_view()}</tbody>
                </table>
                <p class="actions">
                    <button
                        id="close-keys"
                        class="primary"
                        autofocus
                        on:click=move |_| open.set(false)
                    >
                        {text("close")}
                    </button>
                </p>
            </div>
        </Dialog>
    }
}
