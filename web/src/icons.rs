//! Small pictures used everywhere in the same form: the marks of seats, cubes, signs.

use leptos::prelude::*;
use patolli_game::Name;

use crate::games;
use crate::speech::Speech;
use crate::table::Banner;

/// Shapes that others refer to by name, drawn once in the page.
const SHAPES: &str = r#"
<g id="banner-cochineal"><circle r="8.5"/></g>
<g id="banner-lake"><rect x="-8" y="-8" width="16" height="16" rx="1.5"/></g>
<g id="banner-jade"><path d="M0-9.5 9.6 7.5H-9.6Z"/></g>
<g id="banner-ochre"><path d="M0-10.5 9 0 0 10.5-9 0Z"/></g>
<g id="banner-violet"><path d="M0-10 9.5-3.1 5.9 8.1H-5.9L-9.5-3.1Z"/></g>
"#;

/// Puts all shapes into the page.
#[component]
pub fn Shapes() -> impl IntoView {
    let shapes = format!("{SHAPES}{}", games::shapes());
    view! { <svg class="shapes" width="0" height="0" aria-hidden="true" inner_html=shapes /> }
}

/// The mark of a seat.
#[component]
pub fn Mark(banner: Banner) -> impl IntoView {
    let speech = Speech::get();
    let id = banner.id();
    let label = move || speech.name(Name::new("page-banner", id));
    view! {
        <svg class=format!("mark {id}") viewBox="-12 -12 24 24" role="img" aria-label=label>
            <use href=format!("#banner-{id}") />
        </svg>
    }
}

/// Dots that move while somebody thinks.
#[component]
pub fn Thinking() -> impl IntoView {
    view! {
        <span class="thinking" aria-hidden="true">
            <i></i>
            <i></i>
            <i></i>
        </span>
    }
}
