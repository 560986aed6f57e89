//! The board as a self-contained picture: an SVG file with its shapes and styles.

use wasm_bindgen::JsCast;
use web_sys::{CssStyleRule, CssStyleSheet, Element, Node, NodeList, SvgElement, XmlSerializer};

use super::{document, find, window};

/// Where a table has its large picture.
const BOARD: &str = ".board > svg, .board .large svg";

/// The board that is drawn now; nothing if there is none.
pub fn of_board(caption: &str) -> Option<String> {
    let drawn = find(BOARD)?;
    let picture: Element = drawn.clone_node_with_deep(true).ok()?.dyn_into().ok()?;
    let own = picture.query_selector_all(".target, .anchor, .lid-hit, [data-about]").ok()?;
    for node in nodes(&own) {
        // What can be pressed or asked on the page has no place in a picture.
        if let Ok(part) = node.dyn_into::<Element>() {
            if part.matches(".target, .anchor, .lid-hit").unwrap_or(false) {
                part.remove();
            }
            for name in ["data-about", "tabindex", "role"] {
                let _ = part.remove_attribute(name);
            }
        }
    }
    // Built of nodes and not of text: the content security policy takes styles out of text.
    let shapes = part_of(&picture, "defs")?;
    if let Some(drawn) = find("svg.shapes") {
        for shape in nodes(&drawn.child_nodes()) {
            shapes.append_child(&shape.clone_node_with_deep(true).ok()?).ok()?;
        }
    }
    picture.insert_before(&shapes, picture.first_child().as_ref()).ok()?;
    add_caption(&picture, caption);
    let style = part_of(&picture, "style")?;
    style.set_text_content(Some(&looks_of(&picture)));
    picture.insert_before(&style, picture.first_child().as_ref()).ok()?;
    let dark = window().match_media("(prefers-color-scheme: dark)").ok().flatten();
    let theme = find(":root").and_then(|root| root.get_attribute("data-theme"));
    let dark = match theme.as_deref() {
        Some("dark") => true,
        Some("light") => false,
        _ => dark.is_some_and(|dark| dark.matches()),
    };
    let _ = picture.set_attribute("data-theme", if dark { "dark" } else { "light" });
    let _ = picture.set_attribute("xmlns", "http://www.w3.org/2000/svg");
    set_look(&picture, &[("background", "var(--paper)"), ("font-family", "sans-serif")]);
    XmlSerializer::new().ok()?.serialize_to_string(&picture).ok()
}

/// A new element for a picture.
fn part_of(picture: &Element, name: &str) -> Option<Element> {
    document().create_element_ns(picture.namespace_uri().as_deref(), name).ok()
}

/// How an element looks, said in a way that the content security policy allows.
fn set_look(element: &Element, look: &[(&str, &str)]) {
    if let Some(element) = element.dyn_ref::<SvgElement>() {
        for (property, value) in look {
            let _ = element.style().set_property(property, value);
        }
    }
}

fn nodes(list: &NodeList) -> impl Iterator<Item = Node> {
    (0..list.length()).filter_map(|at| list.get(at))
}

/// Writes a line below the picture, which becomes a little taller.
fn add_caption(picture: &Element, caption: &str) -> Option<()> {
    let frame = picture.get_attribute("viewBox")?;
    let frame: Vec<f64> = frame.split(' ').filter_map(|number| number.parse().ok()).collect();
    let [x, y, width, height] = frame[..] else { return None };
    let line = width / 26.0;
    let taller = format!("{x} {y} {width} {}", height + 1.6 * line);
    picture.set_attribute("viewBox", &taller).ok()?;
    let text = part_of(picture, "text")?;
    let places = [("x", x + line / 2.0), ("y", y + height + line), ("font-size", line * 0.8)];
    for (name, value) in places {
        text.set_attribute(name, &format!("{value:.1}")).ok()?;
    }
    set_look(&text, &[("fill", "var(--ink)"), ("text-anchor", "start")]);
    text.set_text_content(Some(caption));
    picture.append_child(&text).ok().map(|_| ())
}

/// The rules of the page that say how something in the picture looks.
fn looks_of(picture: &Element) -> String {
    let mut looks = String::new();
    let sheets = document().style_sheets();
    for at in 0..sheets.length() {
        let sheet = sheets.get(at).and_then(|sheet| sheet.dyn_into::<CssStyleSheet>().ok());
        let Some(rules) = sheet.and_then(|sheet| sheet.css_rules().ok()) else { continue };
        for at in 0..rules.length() {
            let rule = rules.get(at).and_then(|rule| rule.dyn_into::<CssStyleRule>().ok());
            let Some(rule) = rule else { continue };
            let selector = rule.selector_text();
            let within = || picture.query_selector(&selector).ok().flatten().is_some();
            let matters = selector.starts_with(":root")
                || picture.matches(&selector).unwrap_or(false)
                || within();
            if matters {
                looks.push_str(&rule.css_text());
                looks.push('\n');
            }
        }
    }
    looks
}
