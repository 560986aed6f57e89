//! On a small screen: whatever does not fit on it is one tap away.

use leptos::prelude::*;
use patolli_game::Name;

use crate::boards::Place;
use crate::browser::scroll_to;
use crate::speech::{Speech, text};

/// What every table has besides the panels of its game.
pub const BOARD: Place = (Name::new("page", "board"), ".board");
pub const POINTS: Place = (Name::new("page", "points"), ".panels .standing");
pub const LOG: Place = (Name::new("page", "log"), ".panel.log");

#[component]
pub fn Jumps(places: Vec<Place>) -> impl IntoView {
    let speech = Speech::get();
    let jump = move |(name, selector): Place| {
        view! { <button on:click=move |_| scroll_to(selector)>{move || speech.name(name)}</button> }
    };
    view! {
        <nav class="jumps" aria-label=text("jumps")>
            {places.into_iter().map(jump).collect_view()}
        </nav>
    }
}
