//! How to play, on one page.

use leptos::prelude::*;
use patolli_game::Phrase;
use patolli_yaxha::{Colour, POINTS};

use super::cube::Cube;
use crate::boards::help::sheet;
use crate::speech::Speech;

pub fn help() -> AnyView {
    let speech = Speech::get();
    let text = move |id| move || speech.say(&Phrase::new("yaxha-help", id));
    let cubes = |cubes: &'static [Colour]| {
        cubes.iter().map(|&colour| view! { <Cube colour /> }).collect_view().into_any()
    };
    let parts = vec![
        ("choose", cubes(&[Colour::Blue, Colour::Yellow, Colour::Grey])),
        ("build", cubes(&[Colour::Green])),
        ("score", cubes(&[Colour::Orange, Colour::Orange, Colour::Orange])),
    ];
    let sizes = (1..POINTS.len()).map(|size| {
        let more = if size + 1 == POINTS.len() { "+" } else { "" };
        view! { <td>{size}{more}</td> }
    });
    let points = view! {
        <div class="scroll">
            <table class="score-card">
                <tr><th scope="row">{text("size")}</th>{sizes.collect_view()}</tr>
                <tr>
                    <th scope="row">{text("points")}</th>
                    {POINTS[1..].iter().map(|points| view! { <td>{*points}</td> }).collect_view()}
                </tr>
            </table>
        </div>
    };
    sheet("yaxha", parts, points.into_any())
}
