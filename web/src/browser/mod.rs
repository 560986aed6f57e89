//! What the page asks of the browser.

pub mod clipboard;
pub mod crash;
pub mod file;
pub mod focus;
pub mod frames;
pub mod picture;
pub mod png;
pub mod random;
pub mod route;
mod script;
pub mod socket;
pub mod storage;
pub mod tabs;
pub mod worker;

use wasm_bindgen::JsCast;
use web_sys::{Document, Element, Window};

/// The window. Only the page calls this, and a page has one.
pub fn window() -> Window {
    leptos::prelude::window()
}

/// Is there room for everything side by side?
pub fn is_wide() -> bool {
    let width = window().inner_width().ok().and_then(|width| width.as_f64());
    width.is_none_or(|width| width > 900.0)
}

/// Is there height to spare?
pub fn is_high() -> bool {
    let height = window().inner_height().ok().and_then(|height| height.as_f64());
    height.is_none_or(|height| height > 940.0)
}

/// Does anybody see the page?
pub fn is_visible() -> bool {
    !document().hidden()
}

/// The document.
pub fn document() -> Document {
    leptos::prelude::document()
}

/// The element with this id.
pub fn element<E: JsCast>(id: &str) -> Option<E> {
    document().get_element_by_id(id)?.dyn_into().ok()
}

/// Scrolls to what a CSS selector finds.
pub fn scroll_to(selector: &str) {
    if let Some(element) = find(selector) {
        element.scroll_into_view();
    }
}

/// Scrolls as little as it takes for what a CSS selector finds to be in sight.
pub fn show(selector: &str) {
    if let Some(element) = find(selector) {
        let options = web_sys::ScrollIntoViewOptions::new();
        options.set_block(web_sys::ScrollLogicalPosition::Nearest);
        element.scroll_into_view_with_scroll_into_view_options(&options);
    }
}

/// Scrolls a part of the page, and nothing around it, to what lies in it.
pub fn scroll_within(part: &str, selector: &str) {
    if let Some((part, element)) = find(part).zip(find(selector)) {
        let down = element.get_bounding_client_rect().top() - part.get_bounding_client_rect().top();
        part.set_scroll_top(part.scroll_top() + down as i32);
    }
}

/// Where what a CSS selector finds is wider than its room: scrolls a point of its width, from 0 to
/// 1, to the middle.
pub fn scroll_across(selector: &str, part: f64) {
    if let Some(element) = find(selector) {
        let (whole, seen) = (element.scroll_width(), element.client_width());
        if whole > seen {
            let left = part * f64::from(whole) - f64::from(seen) / 2.0;
            element.set_scroll_left(left as i32);
        }
    }
}

/// The element that a CSS selector finds first.
pub fn find(selector: &str) -> Option<Element> {
    document().query_selector(selector).ok()?
}
