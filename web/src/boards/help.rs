//! How to play, on one sheet: an aim, and parts with a picture each.

use leptos::prelude::*;

use crate::speech::Speech;

/// The sheet of a game. The texts of a part are those with its id, the longer one beside it.
pub fn sheet(game: &'static str, parts: Vec<(&'static str, AnyView)>, more: AnyView) -> AnyView {
    let speech = Speech::get();
    let text = move |id: &'static str| move || speech.text_of(&format!("{game}-help-{id}"));
    let part = move |(id, picture): (&'static str, AnyView)| {
        view! {
            <li>
                <span class="picture" aria-hidden="true">{picture}</span>
                <b>{text(id)}</b>
                <span>{move || speech.about(&format!("{game}-help-{id}"))}</span>
            </li>
        }
    };
    view! {
        <h1 id="help-title">{text("title")}</h1>
        <p>{text("aim")}</p>
        <ol class="help-parts">{parts.into_iter().map(part).collect_view()}</ol>
        {more}
    }
    .into_any()
}
