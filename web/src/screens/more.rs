//! The button that opens the settings of a table or of a record. They close as menus do: by Escape,
//! and by a click elsewhere.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::Element;

use crate::speech::text;

#[component]
pub fn MoreButton(open: RwSignal<bool>) -> impl IntoView {
    let escaped = window_event_listener(leptos::ev::keydown, move |event| {
        if event.key() == "Escape" {
            open.set(false);
        }
    });
    let clicked = window_event_listener(leptos::ev::pointerdown, move |event| {
        let at = event.target().and_then(|target| target.dyn_into::<Element>().ok());
        if at.is_some_and(|at| matches!(at.closest(".tools"), Ok(None))) {
            open.set(false);
        }
    });
    on_cleanup(move || {
        escaped.remove();
        clicked.remove();
    });
    view! {
        <button
            class="more"
            aria-expanded=move || open.get().to_string()
            aria-label=text("settings")
            on:click=move |_| open.update(|open| *open = !*open)
        >
            "⚙"
        </button>
    }
}
