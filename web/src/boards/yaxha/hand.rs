//! The cubes that a person has to place.

use leptos::prelude::*;
use patolli_yaxha::{Colour, Cubes, Decision, Yaxha};

use super::cube::Cube;
use super::{phrase, text};
use crate::boards::Stage;
use crate::table::Scene;

/// What the person has not placed yet, without what they have just put down.
fn hand(scene: &Scene<Yaxha>) -> Cubes {
    let hand = scene.acting.and_then(|seat| scene.view.hands.get(seat.index()));
    let mut cubes = hand.copied().unwrap_or_default();
    if let Some(Decision::Place(colour, _)) = scene.draft {
        cubes.remove(colour);
    }
    cubes
}

/// The cubes to place: each a button that chooses its colour.
#[component]
pub fn Hand(
    stage: Stage<Yaxha>,
    chosen: Memo<Option<Colour>>,
    wished: RwSignal<Option<Colour>>,
) -> impl IntoView {
    let cubes = Memo::new(move |_| stage.scene.with(hand));
    let label = move |colour: Colour| {
        move || stage.speech.say(&phrase("hand_cube").name("colour", colour.name()))
    };
    let button = move |colour: Colour| {
        let pressed = move || if chosen.get() == Some(colour) { "true" } else { "false" };
        view! {
            <button
                class="hand-cube"
                aria-pressed=pressed
                aria-label=label(colour)
                data-about=label(colour)
                on:click=move |_| wished.set(Some(colour))
            >
                <Cube colour />
            </button>
        }
    };
    view! {
        <div
            class="hand"
            class:empty=move || cubes.get().is_empty()
            role="group"
            aria-label=text("hand")
        >
            {move || cubes.get().iter().map(button).collect_view()}
        </div>
    }
}
