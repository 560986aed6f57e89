//! How to play, on one page.

use leptos::prelude::*;
use patolli_game::Phrase;
use patolli_yaxha::{Colour, POINTS};

use super::cube::Cube;
use crate::speech::Speech;

pub fn help() -> AnyView {
    let speech = Speech::get();
    let text = move |id| move || speech.say(&Phrase::new("yaxha-help", id));
    let part = move |id: &'static str, cubes: &'static [Colour]| {
        view! {
            <li>
                <span class="picture">{cubes.iter().map(|&colour| view! { <Cube colour /> }).collect_view()}</span>
                <b>{text(id)}</b>
                <span>{move || speech.about(&format!("yaxha-help-{id}"))}</span>
            </li>
        }
    };
    let sizes = (1..POINTS.len()).map(|size| {
        let more = if size + 1 == POINTS.len() { "+" } else { "" };
        view! { <td>{size}{more}</td> }
    });
    view! {
        <h1 id="help-title">{text("title")}</h1>
        <p>{text("aim")}</p>
        <ol class="help-parts">
            {part("choose", &[Colour::Blue, Colour::Yellow, Colour::Grey])}
            {part("build", &[Colour::Green])}
            {part("score", &[Colour::Orange, Colour::Orange, Colour::Orange])}
        </ol>
        <div class="scroll">
            <table class="score-card">
                <tr><th scope="row">{text("size")}</th>{sizes.collect_view()}</tr>
                <tr>
                    <th scope="row">{text("points")}</th>
                    {POINTS[1..].iter().map(|points| view! { <td>{*points}</td> }).collect_view()}
                </tr>
            </table>
        </div>
    }
    .into_any()
}
