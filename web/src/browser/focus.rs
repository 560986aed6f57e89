//! Where the keyboard is.

use leptos::prelude::request_animation_frame;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, SvgElement};

use super::{document, find};

/// Has what was focused gone from the page?
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

/// Focuses what a CSS selector finds as soon as it is drawn.
pub fn soon(selector: &'static str) {
    request_animation_frame(move || {
        if let Some(element) = find(selector) {
            put_on(&element);
        }
    });
}
