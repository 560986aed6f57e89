//! Things that fly from where they were to their new owner: motion that explains.

use leptos::prelude::*;
use patolli_game::Game;
use wasm_bindgen::prelude::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Animation, Element, HtmlElement};

use crate::boards::{self, Flight, Stage};
use crate::browser::{document, find, window};

/// How long a thing flies, in milliseconds.
const LASTS: f64 = 400.0;
/// The most that fly at once.
const MOST: usize = 8;

/// Lets things fly after each decision, unless the device asks for reduced motion.
#[component]
pub fn Flights<G: Game>(
    stage: Stage<G>,
    /// How many decisions may be taken at once. More than that is a jump to another moment.
    at_once: usize,
    /// Is something else shown than what just happened?
    #[prop(optional, into)]
    still: Signal<bool>,
) -> impl IntoView {
    let layer = NodeRef::<leptos::html::Div>::new();
    let number = Memo::new(move |_| stage.scene.with(|scene| scene.number));
    let calm = window().match_media("(prefers-reduced-motion: reduce)").ok().flatten();
    let calm = calm.is_some_and(|query| query.matches());
    Effect::new(move |before: Option<(usize, bool)>| {
        let (now, is_still) = (number.get(), still.get());
        // What is jumped to, seen again or taken back did not just happen.
        let before = before.filter(|(_, was_still)| !was_still && !is_still).map(|(at, _)| at);
        let went_on = before.filter(|before| (before + 1..=before + at_once).contains(&now));
        if let Some(before) = went_on.filter(|_| !calm) {
            let flights = boards::of::<G>().flights;
            let flights = stage.scene.with_untracked(|scene| flights(scene, before));
            // Their destination may still have to be drawn.
            request_animation_frame(move || {
                let Some(layer) = layer.try_get_untracked().flatten() else { return };
                for flight in flights.iter().take(MOST) {
                    let _ = fly(&layer, flight);
                }
            });
        }
        (now, is_still)
    });
    view! { <div class="flights" node_ref=layer aria-hidden="true"></div> }
}

/// The middle of what a selector finds, if it is visible.
fn middle(selector: &str) -> Option<(f64, f64)> {
    let place = find(selector)?.get_bounding_client_rect();
    let (x, y) = (place.left() + place.width() / 2.0, place.top() + place.height() / 2.0);
    let width = window().inner_width().ok()?.as_f64()?;
    let height = window().inner_height().ok()?.as_f64()?;
    let seen = place.width() > 0.0 && (0.0..width).contains(&x) && (0.0..height).contains(&y);
    seen.then_some((x, y))
}

fn keyframe((x, y): (f64, f64), scale: f64, opacity: f64) -> Result<js_sys::Object, JsValue> {
    let frame = js_sys::Object::new();
    let transform = format!("translate({x:.0}px, {y:.0}px) scale({scale})");
    js_sys::Reflect::set(&frame, &"transform".into(), &transform.into())?;
    js_sys::Reflect::set(&frame, &"opacity".into(), &opacity.into())?;
    Ok(frame)
}

fn fly(layer: &HtmlElement, flight: &Flight) -> Result<(), JsValue> {
    let (Some(from), Some(to)) = (middle(&flight.from), middle(&flight.to)) else { return Ok(()) };
    let thing: Element = document().create_element("div")?;
    thing.set_class_name(&format!("flight {}", flight.class));
    thing.set_inner_html(&format!(
        "<svg viewBox=\"-12 -12 24 24\"><use href=\"#{}\"/></svg>",
        flight.shape
    ));
    layer.append_child(&thing)?;
    let frames =
        js_sys::Array::of2(&keyframe(from, 1.3, 1.0)?.into(), &keyframe(to, 0.8, 0.85)?.into());
    let animate: js_sys::Function = js_sys::Reflect::get(&thing, &"animate".into())?.dyn_into()?;
    let animation: Animation = animate.call2(&thing, &frames, &LASTS.into())?.dyn_into()?;
    let landed = Closure::once_into_js(move || thing.remove());
    animation.set_onfinish(Some(landed.unchecked_ref()));
    Ok(())
}
