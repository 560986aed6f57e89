//! The whole table as a picture: the board, the points and what everyone shares, in one SVG that
//! needs nothing else.

use wasm_bindgen::JsCast;
use web_sys::{
    CssRule, CssStyleRule, CssStyleSheet, Element, HtmlElement, Node, NodeList, SvgElement,
    XmlSerializer,
};

use super::script::field;
use super::{document, find, window};

const SVG: &str = "http://www.w3.org/2000/svg";

/// Where a table has its large picture.
const BOARD: &str = ".board > svg, .board .large svg";

/// What stands under it, where the picture itself does not say whose it is.
const UNDER: &str = ".board .large figcaption";

/// What stands beside it, from top to bottom.
const BESIDE: [&str; 4] =
    [".panels .strips", ".panels > .standing", ".panels .shared", ".board .others"];

/// What can be pressed or asked on the page has no place in a picture.
const FOR_USE: &str = ".anchor, .lid-hit, .ask, .unseen, .zoom";

/// The width of what stands beside the board.
const SIDE: f64 = 640.0;
/// The board is no wider and no narrower than this.
const WIDEST: f64 = 1000.0;
const NARROWEST: f64 = 640.0;
const MARGIN: f64 = 20.0;
/// The room for the caption.
const TOP: f64 = 62.0;
/// Other browsers set type a little differently.
const SLACK: f64 = 28.0;

/// A picture of a table.
#[derive(Clone, Debug)]
pub struct Picture {
    /// As SVG.
    pub text: String,
    pub width: f64,
    pub height: f64,
}

/// The table that is drawn now; nothing if there is none.
pub fn of_table(caption: &str) -> Option<Picture> {
    let board = copy_of(&find(BOARD)?)?;
    for part in all_in(&board, ".target") {
        part.remove();
    }
    let (side, side_height) = sheet()?;
    let frame = board.get_attribute("viewBox")?;
    let frame: Vec<f64> = frame.split(' ').filter_map(|number| number.parse().ok()).collect();
    let [_, _, across, down] = frame[..] else { return None };
    let board_width = (side_height * across / down).clamp(NARROWEST, WIDEST).round();
    let board_height = (board_width * down / across).round();
    let width = MARGIN + board_width + MARGIN + SIDE + MARGIN;
    let under = under();
    let under_height = under.as_ref().map_or(0.0, |(_, height)| height + SLACK);
    let height = TOP + (board_height + under_height).max(side_height + SLACK) + MARGIN;

    // Built of nodes and not of text: the content security policy takes styles out of text.
    let picture = svg("svg")?;
    picture.set_attribute("viewBox", &format!("0 0 {width} {height}")).ok()?;
    set_size(&picture, None, width, height);
    picture.set_attribute("xmlns", SVG).ok()?;
    picture.set_attribute("data-theme", if is_dark() { "dark" } else { "light" }).ok()?;
    let shapes = svg("defs")?;
    if let Some(drawn) = find("svg.shapes") {
        for shape in nodes(&drawn.child_nodes()) {
            shapes.append_child(&shape.clone_node_with_deep(true).ok()?).ok()?;
        }
    }
    let ground = svg("rect")?;
    set_size(&ground, None, width, height);
    set_look(&ground, &[("fill", "var(--paper)")]);
    let title = svg("text")?;
    title.set_attribute("class", "caption").ok()?;
    title.set_attribute("x", &MARGIN.to_string()).ok()?;
    title.set_attribute("y", "40").ok()?;
    set_look(&title, &[("fill", "var(--ink)"), ("font-size", "22px"), ("font-weight", "600")]);
    title.set_text_content(Some(caption));
    set_size(&board, Some((MARGIN, TOP)), board_width, board_height);
    let place = (MARGIN + board_width + MARGIN, TOP);
    let beside = framed(&side, place, SIDE, side_height + SLACK)?;
    for part in [&shapes, &ground, &title, &board, &beside] {
        picture.append_child(part).ok()?;
    }
    if let Some((under, _)) = under {
        let place = (MARGIN, TOP + board_height);
        let under = framed(&under, place, board_width, under_height)?;
        picture.append_child(&under).ok()?;
    }
    set_type(&picture, &["font-family", "font-size", "line-height"]);
    let style = svg("style")?;
    style.set_text_content(Some(&looks_of(&picture)));
    picture.insert_before(&style, picture.first_child().as_ref()).ok()?;
    let text = XmlSerializer::new().ok()?.serialize_to_string(&picture).ok()?;
    Some(Picture { text, width, height })
}

/// What stands beside the board, laid out for a picture, and its height.
fn sheet() -> Option<(Element, f64)> {
    let sheet = document().create_element("div").ok()?;
    sheet.set_class_name("table whole-table");
    let panels = document().create_element("div").ok()?;
    panels.set_class_name("panels");
    sheet.append_child(&panels).ok()?;
    for part in BESIDE.into_iter().filter_map(find) {
        let copy = copy_of(&part)?;
        panels.append_child(&copy).ok()?;
    }
    for part in all_in(&sheet, ".target") {
        let _ = part.class_list().remove_1("target");
    }
    let height = laid_out(&sheet)?;
    set_look(&sheet, &[("position", "static"), ("color", "var(--ink)")]);
    Some((sheet, height))
}

/// What stands under the board, laid out for a picture, and its height; most boards need nothing.
fn under() -> Option<(Element, f64)> {
    let copy = copy_of(&find(UNDER)?)?;
    let under = document().create_element("div").ok()?;
    under.set_class_name("large");
    under.append_child(&copy).ok()?;
    let sheet = document().create_element("div").ok()?;
    sheet.set_class_name("table whole-table");
    sheet.append_child(&under).ok()?;
    let height = laid_out(&sheet)?;
    set_look(&under, &[("color", "var(--ink)")]);
    Some((under, height))
}

/// Lets the page itself lay out a sheet, out of sight, to know how high it is.
fn laid_out(sheet: &Element) -> Option<f64> {
    find("#main")?.append_child(sheet).ok()?;
    for part in all_in(sheet, "*") {
        as_computed(&part);
    }
    let height = sheet.get_bounding_client_rect().height().ceil();
    sheet.remove();
    Some(height)
}

/// A part of the page within a picture.
fn framed(part: &Element, place: (f64, f64), width: f64, height: f64) -> Option<Element> {
    let frame = svg("foreignObject")?;
    set_size(&frame, Some(place), width, height);
    frame.append_child(part).ok()?;
    Some(frame)
}

/// Nothing scrolls in a picture. And a border that is made of variables gets lost when the browser
/// writes down the rule for it.
fn as_computed(part: &Element) {
    let Ok(Some(computed)) = window().get_computed_style(part) else { return };
    let value = |property: &str| computed.get_property_value(property).unwrap_or_default();
    if part.dyn_ref::<HtmlElement>().is_none() {
        return;
    }
    for side in ["border-top", "border-right", "border-bottom", "border-left"] {
        if value(&format!("{side}-style")) != "none" {
            set_look(part, &[(side, &value(side))]);
        }
    }
    if matches!(value("overflow-y").as_str(), "auto" | "scroll" | "hidden")
        && part.matches(".panels *").unwrap_or(false)
        && value("position") != "absolute"
    {
        set_look(part, &[("overflow", "visible"), ("max-height", "none"), ("height", "auto")]);
    }
}

/// A copy without what is for use only.
fn copy_of(drawn: &Element) -> Option<Element> {
    let copy: Element = drawn.clone_node_with_deep(true).ok()?.dyn_into().ok()?;
    for part in all_in(&copy, FOR_USE) {
        part.remove();
    }
    for part in all_in(&copy, "*").chain([copy.clone()]) {
        for name in ["data-about", "tabindex", "role", "aria-label"] {
            let _ = part.remove_attribute(name);
        }
        // Shapes are found by their ids; parts of the page are not meant to be found.
        if part.dyn_ref::<HtmlElement>().is_some() {
            let _ = part.remove_attribute("id");
        }
    }
    Some(copy)
}

/// Is the page dark now?
fn is_dark() -> bool {
    let theme = find(":root").and_then(|root| root.get_attribute("data-theme"));
    match theme.as_deref() {
        Some("dark") => true,
        Some("light") => false,
        _ => holds("(prefers-color-scheme: dark)"),
    }
}

/// Does a condition of a style sheet hold here?
fn holds(condition: &str) -> bool {
    window().match_media(condition).ok().flatten().is_some_and(|media| media.matches())
}

/// A new element for a picture.
fn svg(name: &str) -> Option<Element> {
    document().create_element_ns(Some(SVG), name).ok()
}

fn set_size(element: &Element, place: Option<(f64, f64)>, width: f64, height: f64) {
    let place = place.map(|(x, y)| [("x", x), ("y", y)]);
    let size = [("width", width), ("height", height)];
    for (name, value) in place.into_iter().flatten().chain(size) {
        let _ = element.set_attribute(name, &value.to_string());
    }
}

/// How an element looks, said in a way that the content security policy allows.
fn set_look(element: &Element, look: &[(&str, &str)]) {
    let html = element.dyn_ref::<HtmlElement>().map(HtmlElement::style);
    let style = html.or_else(|| element.dyn_ref::<SvgElement>().map(SvgElement::style));
    if let Some(style) = style {
        for (property, value) in look {
            let _ = style.set_property(property, value);
        }
    }
}

/// Type as on the page, which a picture does not inherit.
fn set_type(element: &Element, properties: &[&str]) {
    let computed = find("body").and_then(|body| window().get_computed_style(&body).ok().flatten());
    for property in properties {
        let value = computed.as_ref().and_then(|style| style.get_property_value(property).ok());
        set_look(element, &[(property, &value.unwrap_or_default())]);
    }
}

fn nodes(list: &NodeList) -> impl Iterator<Item = Node> {
    (0..list.length()).filter_map(|at| list.get(at))
}

/// Everything in an element that a CSS selector finds.
fn all_in(element: &Element, selector: &str) -> impl Iterator<Item = Element> {
    let found = element.query_selector_all(selector).ok();
    let found: Vec<Element> =
        found.iter().flat_map(nodes).filter_map(|node| node.dyn_into().ok()).collect();
    found.into_iter()
}

/// The rules of the page that say how something in the picture looks.
fn looks_of(picture: &Element) -> String {
    let mut looks = String::new();
    let sheets = document().style_sheets();
    for at in 0..sheets.length() {
        let sheet = sheets.get(at).and_then(|sheet| sheet.dyn_into::<CssStyleSheet>().ok());
        let Some(rules) = sheet.and_then(|sheet| sheet.css_rules().ok()) else { continue };
        for rule in (0..rules.length()).filter_map(|at| rules.get(at)) {
            add_look(&rule, picture, &mut looks);
        }
    }
    looks
}

fn add_look(rule: &CssRule, picture: &Element, looks: &mut String) {
    let Some(style) = rule.dyn_ref::<CssStyleRule>() else {
        // A picture is laid out as the page is now, at whatever size it is looked at later.
        let condition = field(rule, "conditionText").and_then(|text| text.as_string());
        let rules = field(rule, "cssRules").filter(|_| condition.is_some_and(|c| holds(&c)));
        for rule in rules.iter().flat_map(|rules| js_sys::Array::from(rules).to_vec()) {
            if let Ok(rule) = rule.dyn_into::<CssRule>() {
                add_look(&rule, picture, looks);
            }
        }
        return;
    };
    let selector = of_elements(&style.selector_text());
    let within = || picture.query_selector(&selector).ok().flatten().is_some();
    let matters =
        selector.starts_with(":root") || picture.matches(&selector).unwrap_or(false) || within();
    if matters {
        looks.push_str(&rule.css_text());
        looks.push('\n');
    }
}

/// What comes before or after an element cannot be looked for; the element can.
fn of_elements(selector: &str) -> String {
    let mut rest = selector;
    let mut found = String::new();
    while let Some(at) = rest.find("::") {
        found.push_str(&rest[..at]);
        // By itself it is that of any element.
        if found.is_empty() || found.ends_with([' ', ',', '>', '+', '~', '(']) {
            found.push('*');
        }
        let name = &rest[at + 2..];
        let end = name.find(|c: char| !c.is_ascii_alphanumeric() && c != '-');
        rest = &name[end.unwrap_or(name.len())..];
    }
    found + rest
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_looked_for_are_elements() {
        for (selector, elements) in [
            (".a b", ".a b"),
            ("*, ::before, ::after", "*, *, *"),
            (".a::before", ".a"),
            (".a ::after, b::first-letter", ".a *, b"),
            (".a:not(:hover)::before:hover", ".a:not(:hover):hover"),
            ("li > ::marker", "li > *"),
        ] {
            assert_eq!(of_elements(selector), elements);
        }
    }
}
