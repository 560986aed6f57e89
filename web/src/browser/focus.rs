//! Keyboard focus.

use leptos::prelude::request_animation_frame;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, SvgElement};

use super::{document, find};

/// For how many frames something is looked for that is still to be drawn.
const FRAMES: u32 = 20;

/// Has the focused element gone from the page?
pub fn is_lost() -> bool {
    document().active_element().is_none_or(|element| element.tag_name() == "BODY")
}

/// Focuses an element without moving the page.
pub fn put_on(element: &Element) {
    let options = js_sys::Object::new();
    // Setting a field of a new object cannot fail.
    let _ = js_sys::Reflect::set(&options, &"preventScroll".into(), &true.into());
    let focus = js_sys::Reflect::get(element, &"focus".into());
    if let Some(focus) = focus.ok().and_then(|focus| focus.dyn_into::<js_sys::Function>().ok()) {
        let _ = focus.call1(element, &options);
    }
}

/// What is focused, if it is part of the page.
pub fn current() -> Option<Element> {
    let element = document().active_element()?;
    (element.dyn_ref::<HtmlElement>().is_some() || element.dyn_ref::<SvgElement>().is_some())
        .then_some(element)
}

/// Moves the focus with an arrow key from one target to the nearest in that direction. Says whether
/// there was one.
pub fn go_towards(key: &str, selector: &str) -> bool {
    let (along_x, along_y) = match key {
        "ArrowLeft" => (-1.0, 0.0),
        "ArrowRight" => (1.0, 0.0),
        "ArrowUp" => (0.0, -1.0),
        "ArrowDown" => (0.0, 1.0),
        _ => return false,
    };
    let middle = |element: &Element| {
        let place = element.get_bounding_client_rect();
        (place.left() + place.width() / 2.0, place.top() + place.height() / 2.0)
    };
    let Some(here) = current().filter(|here| here.matches(selector).unwrap_or(false)) else {
        return false;
    };
    let Ok(targets) = document().query_selector_all(selector) else { return false };
    let (x, y) = middle(&here);
    let mut best: Option<(f64, Element)> = None;
    for at in 0..targets.length() {
        let Some(target) = targets.get(at).and_then(|node| node.dyn_into::<Element>().ok()) else {
            continue;
        };
        let (to_x, to_y) = middle(&target);
        let (right, down) = (to_x - x, to_y - y);
        let ahead = right * along_x + down * along_y;
        let aside = (right * along_y).abs() + (down * along_x).abs();
        // What lies straight ahead counts as nearer than what lies to the side.
        let far = ahead + 2.0 * aside;
        if ahead > 1.0 && best.as_ref().is_none_or(|(other, _)| far < *other) {
            best = Some((far, target));
        }
    }
    let Some((_, target)) = best else { return false };
    put_on(&target);
    true
}

/// Focuses what a CSS selector finds as soon as it is drawn.
pub fn soon(selector: &'static str) {
    look_for(selector, FRAMES);
}

fn look_for(selector: &'static str, frames: u32) {
    request_animation_frame(move || match find(selector) {
        Some(element) => put_on(&element),
        None if frames > 0 => look_for(selector, frames - 1),
        None => (),
    });
}
