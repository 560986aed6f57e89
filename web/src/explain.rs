//! Things explain themselves: whatever has `data-about` shows it on hover, focus and tap.

use std::time::Duration;

use leptos::ev;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, EventTarget, HtmlElement};

use crate::browser::window;

/// How far from its thing an explanation stands, in pixels.
const GAP: f64 = 8.0;
/// A thing of this size is large, in pixels.
const LARGE: f64 = 140.0;
/// How long a mouse rests on a thing before it is explained.
const REST: Duration = Duration::from_millis(400);

/// An explanation, and where it stands.
#[derive(Clone, PartialEq, Debug)]
struct Open {
    text: String,
    x: f64,
    y: f64,
    below: bool,
}

/// The thing with an explanation at or around this target.
fn explained(target: Option<EventTarget>) -> Option<Element> {
    target?.dyn_into::<Element>().ok()?.closest("[data-about]").ok()?
}

impl Open {
    /// Beside its thing; beside the pointer where the thing is large.
    fn of(thing: &Element, pointer: Option<(f64, f64)>) -> Option<Self> {
        let text = thing.get_attribute("data-about").filter(|text| !text.is_empty())?;
        let place = thing.get_bounding_client_rect();
        let (mut x, mut top, mut bottom) =
            (place.left() + place.width() / 2.0, place.top(), place.bottom());
        if let Some((at_x, at_y)) = pointer {
            if place.width() > LARGE {
                x = at_x;
            }
            if place.height() > LARGE {
                (top, bottom) = (at_y - GAP, at_y + GAP);
            }
        }
        let height = window().inner_height().ok()?.as_f64()?;
        let below = bottom < height * 0.7;
        let y = if below { bottom + GAP } else { top - GAP };
        Some(Self { text, x, y, below })
    }
}

/// The one explanation that is open, anywhere in the page.
#[component]
pub fn Explanation() -> impl IntoView {
    let open: RwSignal<Option<Open>> = RwSignal::new(None);
    let node = NodeRef::<leptos::html::Div>::new();
    let waiting: StoredValue<Option<TimeoutHandle>> = StoredValue::new(None);
    let hide = move || {
        if let Some(handle) = waiting.try_update_value(Option::take).flatten() {
            handle.clear();
        }
        if open.with_untracked(Option::is_some) {
            open.set(None);
        }
    };
    let show = move |thing: Option<Element>, pointer: Option<(f64, f64)>| {
        open.set(thing.as_ref().and_then(|thing| Open::of(thing, pointer)));
    };
    // What was clicked on has explained itself: nothing until the pointer goes on to another thing.
    let clicked: StoredValue<Option<String>> = StoredValue::new(None);
    let about = |thing: &Element| thing.get_attribute("data-about");
    // Where it was clicked: what comes under the pointer there was not pointed at.
    let still: StoredValue<Option<(i32, i32)>> = StoredValue::new(None);
    let rested = move |event: ev::PointerEvent| {
        hide();
        let moved = still.get_value() != Some((event.client_x(), event.client_y()));
        if event.pointer_type() == "touch" || !moved {
            return;
        }
        still.set_value(None);
        if let Some(thing) = explained(event.target()) {
            let again =
                clicked.with_value(|clicked| clicked.is_some() && *clicked == about(&thing));
            if again {
                return;
            }
            clicked.set_value(None);
            let pointer = (f64::from(event.client_x()), f64::from(event.client_y()));
            // It may be gone by then.
            let rest = move || {
                let thing = Some(thing.clone()).filter(|thing| thing.is_connected());
                show(thing, Some(pointer));
            };
            let handle = set_timeout_with_handle(rest, REST);
            waiting.set_value(handle.ok());
        }
    };
    // A tap on a control uses it, and that explains itself; a tap on anything else explains it.
    let tapped = move |event: ev::PointerEvent| {
        if event.pointer_type() == "touch" {
            let thing = explained(event.target());
            let used = |thing: &Element| thing.matches("button, .target, label").unwrap_or(false);
            show(thing.filter(|thing| !used(thing)), None);
        }
    };
    let handles = [
        window_event_listener(ev::pointerover, rested),
        window_event_listener(ev::pointerdown, move |event| {
            hide();
            still.set_value(Some((event.client_x(), event.client_y())));
            clicked.set_value(explained(event.target()).as_ref().and_then(about));
        }),
        window_event_listener(ev::pointerup, tapped),
        window_event_listener(ev::focusin, move |event| {
            // A click focuses too; then the pointer is there already.
            let target = event.target();
            let visible = target.clone().and_then(|target| target.dyn_into::<Element>().ok());
            if visible.is_some_and(|element| element.matches(":focus-visible").unwrap_or(false)) {
                hide();
                show(explained(target), None);
            }
        }),
        window_event_listener(ev::keydown, move |event| {
            if event.key() == "Escape" {
                hide();
            }
        }),
        // Scrolling within a part of the page is only noticed through what scrolls it.
        window_event_listener(ev::wheel, move |_| hide()),
        window_event_listener(ev::touchmove, move |_| hide()),
        window_event_listener(ev::hashchange, move |_| hide()),
    ];
    on_cleanup(move || handles.into_iter().for_each(WindowListenerHandle::remove));
    // It stays within the window whatever it explains.
    Effect::new(move || {
        let Some(node) = node.get() else { return };
        let element: &HtmlElement = &node;
        // It lies over dialogs too, where browsers can do that. What is shown or hidden already
        // refuses.
        let Some(Open { x, y, below, .. }) = open.get() else {
            let _ = element.hide_popover();
            return;
        };
        let _ = element.hide_popover();
        let _ = element.show_popover();
        let width = window().inner_width().ok().and_then(|w| w.as_f64()).unwrap_or(0.0);
        let half = f64::from(element.offset_width()) / 2.0;
        let x = x.min(width - half - GAP).max(half + GAP);
        let y = if below { y } else { y - f64::from(element.offset_height()) };
        let style = element.style();
        let _ = style.set_property("left", &format!("{:.0}px", x - half));
        let _ = style.set_property("top", &format!("{y:.0}px"));
    });
    view! {
        <div
            class="explanation"
            popover="manual"
            node_ref=node
            class:open=move || open.with(Option::is_some)
            aria-hidden="true"
        >
            {move || open.get().map(|open| open.text)}
        </div>
    }
}
