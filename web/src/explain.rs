//! Things explain themselves: whatever has `data-about` shows it on hover, focus and tap.

use leptos::ev;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};

use crate::browser::window;

/// How far from its thing an explanation stands, in pixels.
const GAP: f64 = 8.0;

/// The one explanation that is open, anywhere in the page.
#[component]
pub fn Explanation() -> impl IntoView {
    let open: RwSignal<Option<(String, f64, f64, bool)>> = RwSignal::new(None);
    let node = NodeRef::<leptos::html::Div>::new();
    let show = move |target: Option<web_sys::EventTarget>| {
        let target = target.and_then(|target| target.dyn_into::<Element>().ok());
        let about = target.and_then(|target| target.closest("[data-about]").ok().flatten());
        open.set(about.and_then(|thing| {
            let text = thing.get_attribute("data-about").filter(|text| !text.is_empty())?;
            let place = thing.get_bounding_client_rect();
            let height = window().inner_height().ok()?.as_f64()?;
            let below = place.bottom() < height * 0.7;
            let y = if below { place.bottom() + GAP } else { place.top() - GAP };
            Some((text, place.left() + place.width() / 2.0, y, below))
        }));
    };
    let hide = move || {
        if open.with_untracked(Option::is_some) {
            open.set(None);
        }
    };
    let handles = [
        window_event_listener(ev::pointerover, move |event| show(event.target())),
        window_event_listener(ev::focusin, move |event| {
            // A click focuses too; then the pointer is there already.
            let target = event.target();
            let visible = target.clone().and_then(|target| target.dyn_into::<Element>().ok());
            if visible.is_some_and(|element| element.matches(":focus-visible").unwrap_or(false)) {
                show(target);
            }
        }),
        window_event_listener(ev::keydown, move |event| {
            if event.key() == "Escape" {
                hide();
            }
        }),
        // Scrolling within a part of the page is heard of only through what scrolls it.
        window_event_listener(ev::wheel, move |_| hide()),
        window_event_listener(ev::touchmove, move |_| hide()),
    ];
    on_cleanup(move || handles.into_iter().for_each(WindowListenerHandle::remove));
    // It stays within the window whatever it explains.
    Effect::new(move || {
        let Some(((_, x, y, below), node)) = open.get().zip(node.get()) else { return };
        let element: &HtmlElement = &node;
        let width = window().inner_width().ok().and_then(|w| w.as_f64()).unwrap_or(0.0);
        let half = f64::from(element.offset_width()) / 2.0;
        let x = x.min(width - half - GAP).max(half + GAP);
        let y = if below { y } else { y - f64::from(element.offset_height()) };
        let style = element.style();
        let _ = style.set_property("left", &format!("{:.0}px", x - half));
        let _ = style.set_property("top", &format!("{y:.0}px"));
    });
    view! {
        <div class="explanation" node_ref=node class:open=move || open.with(Option::is_some) aria-hidden="true">
            {move || open.get().map(|(text, ..)| text)}
        </div>
    }
}
