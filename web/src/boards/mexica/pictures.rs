//! Small pictures of the things of Mexica: temples, Pillis, canals, bridges, tokens.

use std::fmt::Write;

use leptos::prelude::*;
use patolli_game::{Name, Seat};
use patolli_mexica::{Action, Axis, MOST_FLOORS, Mexica, Source};

use crate::boards::Stage;

/// Shapes that others refer to by name, each in a square of 40 around its middle.
pub fn shapes() -> String {
    let mut shapes = String::from(
        r#"
<g id="pilli"><path d="M-7-8-9-18-4-14 0-21l4 7 5-4-2 10z"/>
<path class="body" d="M-10 16c0-8 2-12 6-14a7.500 7.500 0 1 1 8 0c4 2 6 6 6 14z"/></g>
<g id="bridge-east_west"><path class="plank" d="M-24-9h48v18h-48z"/>
<path class="seam" d="M-17-9v18M-10-9v18M-3-9v18M4-9v18M11-9v18M18-9v18"/></g>
<g id="bridge-north_south"><path class="plank" d="M-9-24v48h18v-48z"/>
<path class="seam" d="M-9-17h18M-9-10h18M-9-3h18M-9 4h18M-9 11h18M-9 18h18"/></g>
<g id="calpulli"><path d="M-14-16h28l3 4v24l-3 4h-28l-3-4v-24z"/></g>
<g id="action-token"><path d="M-9-15h18l8 15-8 15H-9l-8-15z"/></g>
"#,
    );
    for floors in 1..=MOST_FLOORS {
        let mut tiers = String::new();
        for floor in 0..floors {
            let (half, y) = (16.0 - 3.4 * floor as f64, 15.0 - 6.5 * (floor + 1) as f64);
            // Writing to a string cannot fail.
            let _ = write!(tiers, "M{:.1} {y:.1}h{:.1}v6.5H{:.1}z", -half, 2.0 * half, -half);
        }
        let top = 15.0 - 6.5 * floors as f64;
        let _ = write!(
            shapes,
            "<g id=\"temple-{floors}\"><path class=\"tiers\" d=\"{tiers}\"/>
            <path class=\"stairs\" d=\"M-3.4 15V{top:.1}h6.8V15z\"/></g>"
        );
    }
    shapes
}

/// A temple of `floors` floors in its owner's colour, with their mark; neutral ones have none.
#[component]
pub fn Temple(floors: u8, #[prop(into)] class: String) -> impl IntoView {
    let mark = class.strip_prefix("of-").map(|id| {
        let lift = 15.0 - 6.5 * f64::from(floors) - 5.0;
        view! {
            <use
                class="owner"
                href=format!("#banner-{id}")
                transform=format!("translate(0 {lift:.1}) scale(.56)")
            />
        }
    });
    view! {
        <g class=format!("temple {class}")>
            <use href=format!("#temple-{floors}") />
            {mark}
        </g>
    }
}

/// A picture by itself.
pub fn alone(shape: &str, class: &str) -> AnyView {
    view! {
        <svg class=format!("thing {class}") viewBox="-22 -22 44 44" aria-hidden="true">
            <use href=format!("#{shape}") />
        </svg>
    }
    .into_any()
}

/// A temple by itself.
pub fn temple(floors: u8, class: String) -> AnyView {
    view! {
        <svg class="thing" viewBox="-20 -24 40 42" aria-hidden="true">
            <Temple floors class />
        </svg>
    }
    .into_any()
}

/// What an action does.
pub fn action(action: Action, class: String) -> AnyView {
    let drawing = match action {
        Action::Walk => {
            r##"<use href="#pilli" transform="translate(-7 2) scale(.8)"/>
            <path class="way" d="M6 4h12m-5-5 5 5-5 5"/>"##
        }
        Action::Sail => {
            r##"<path class="water" d="M-20 12q5-5 10 0t10 0 10 0 10 0v8h-40z"/>
            <path class="hull" d="M-16 2h32l-6 9h-20z"/>
            <use href="#pilli" transform="translate(0 -9) scale(.6)"/>"##
        }
        Action::Jump => {
            r##"<path class="way" d="M-16 12C-12-16 10-16 15 6m-7-3 7 4 4-7"/>
            <use href="#pilli" transform="translate(-14 6) scale(.6)"/>"##
        }
        Action::Canal => r#"<path class="canal" d="M-10-10h20v20h-20z"/>"#,
        Action::DoubleCanal => {
            r#"<path class="canal" d="M-20-10h40v20h-40z"/><path class="seam" d="M0-10v20"/>"#
        }
        Action::Bridge => {
            r##"<path class="canal" d="M-12-20h24v40h-24z"/>
            <use href="#bridge-east_west" transform="scale(.8)"/>"##
        }
        Action::MoveBridge => {
            r##"<use href="#bridge-east_west" transform="translate(0 8) scale(.8)"/>
            <path class="way" d="M-14-12h26m-6-6 6 6-6 6"/>"##
        }
        Action::Temple => r##"<use href="#temple-3"/>"##,
        Action::Found => {
            r##"<g class="token"><use href="#calpulli"/></g>
            <path class="way" d="M-6 0h12M0-6v12"/>"##
        }
        Action::Take => r##"<g class="coin"><use href="#action-token"/></g>"##,
        Action::Done => r#"<path class="way" d="M-12 1l8 9 16-19"/>"#,
    };
    let class = format!("thing {class} {}", if action == Action::Temple { "temple" } else { "" });
    view! { <svg class=class viewBox="-22 -22 44 44" aria-hidden="true" inner_html=drawing /> }
        .into_any()
}

/// Which way a bridge leads.
pub fn axis(axis: Axis) -> AnyView {
    alone(&format!("bridge-{}", axis.text()), "")
}

/// Where points come from.
pub fn source(source: Name) -> AnyView {
    let known = Source::ALL.iter().find(|known| known.name() == source);
    let drawing = match known {
        Some(Source::Founding) => {
            r##"<g class="token"><use href="#calpulli"/></g>
            <path class="way" d="M-6 0h12M0-6v12"/>"##
        }
        Some(Source::Presence) => {
            r##"<g class="token"><use href="#calpulli"/></g><g class="of-none">
            <use href="#pilli" transform="scale(.8)"/></g>"##
        }
        Some(Source::FirstScoring) => {
            r##"<g class="temple neutral"><use href="#temple-2"/></g><text x="0" y="-7">1</text>"##
        }
        Some(Source::SecondScoring) => {
            r##"<g class="temple neutral"><use href="#temple-2"/></g><text x="0" y="-7">2</text>"##
        }
        Some(Source::Unfounded) => {
            r##"<g class="temple neutral"><use href="#temple-1"/></g><text x="0" y="0">?</text>"##
        }
        Some(Source::Palace) => r#"<path class="palace" d="M0-19 19 0 0 19-19 0Z"/>"#,
        None => "",
    };
    view! {
        <svg
            class="thing source"
            viewBox="-22 -22 44 44"
            aria-hidden="true"
            inner_html=drawing
        ></svg>
    }
    .into_any()
}

/// The class of what belongs to somebody, or to nobody.
pub fn class_of(stage: Stage<Mexica>, owner: Option<Seat>) -> String {
    owner.map_or_else(|| "neutral".to_owned(), |seat| stage.class(seat))
}
