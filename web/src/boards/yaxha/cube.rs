//! A cube: three faces, and on each the carving that tells its colour from the others.

use std::fmt::Write;

use leptos::prelude::*;
use patolli_yaxha::Colour;

use super::iso::EDGE;

/// The carving of each colour, in a square of 1 around 0.
const fn carving(colour: Colour) -> &'static str {
    match colour {
        // A sun: a ring around a dot.
        Colour::Orange => r#"<circle r=".24" class="line"/><circle r=".085" class="spot"/>"#,
        // Water: two waves.
        Colour::Blue => {
            r#"<path class="line" d="M-.3-.1q.1-.16.2 0t.2 0 .2 0M-.3.16q.1-.16.2 0t.2 0 .2 0"/>"#
        }
        // A leaf with its rib.
        Colour::Green => {
            r#"<path class="line" d="M-.27.27Q-.3-.24.27-.27.26.3-.27.27M-.27.27.1-.1"/>"#
        }
        // Maize: a cross of four grains.
        Colour::Yellow => {
            r#"<path class="spot"
            d="M0-.3q.13.12 0 .23-.13-.11 0-.23M0 .3q.13-.12 0-.23-.13.11 0 .23M-.3 0q.12.13.23
            0-.11-.13-.23 0M.3 0q-.12.13-.23 0 .11-.13.23 0"/>"#
        }
        // Steps.
        Colour::Grey => r#"<path class="line" d="M-.28.24V.08H-.1V-.08H.08V-.24H.28"/>"#,
    }
}

/// The three faces: its corners, how much darker it is, and how a square lies on it.
const FACES: [(&str, &str, &str); 3] = [
    ("-86.6,0 0,50 0,150 -86.6,100", "left", "matrix(86.6 50 0 100 -43.3 75)"),
    ("86.6,0 0,50 0,150 86.6,100", "right", "matrix(86.6 -50 0 100 43.3 75)"),
    (TOP, "top", "matrix(86.6 50 -86.6 50 0 0)"),
];

/// The corners of the top.
pub const TOP: &str = "0,-50 86.6,0 0,50 -86.6,0";

/// The corners of the whole cube.
pub const OUTLINE: &str = "0,-50 86.6,0 86.6,100 0,150 -86.6,100 -86.6,0";

/// A cube of each colour as a shape, `cube-orange` and so on, for others to refer to.
pub fn shapes() -> String {
    // Writing to a string cannot fail.
    let mut shapes = String::new();
    for colour in Colour::ALL {
        let id = name(colour);
        let _ = write!(shapes, r#"<g id="cube-{id}" class="cube {id}">"#);
        for (corners, face, lie) in FACES {
            let carving = carving(colour);
            let _ = write!(
                shapes,
                r#"<polygon class="face" points="{corners}"/>
                <polygon class="shade {face}" points="{corners}"/>
                <g class="carving" transform="{lie}">{carving}</g>"#
            );
        }
        shapes.push_str("</g>");
    }
    shapes
}

/// The name of a colour in shapes and styles.
pub fn name(colour: Colour) -> &'static str {
    colour.into()
}

/// A cube as a picture of its own.
#[component]
pub fn Cube(colour: Colour) -> impl IntoView {
    let height = 2.1 * EDGE;
    let frame = format!("{} -55 {} {height}", -EDGE, 2.0 * EDGE);
    view! {
        <svg class="one-cube" viewBox=frame aria-hidden="true">
            <use href=format!("#cube-{}", name(colour)) />
        </svg>
    }
}
