//! What can be decided and has no place on the gears, as buttons with pictures.

use leptos::prelude::*;
use patolli_tzolkin::{Decision, Stage as Moment, Tzolkin};

use super::keeping::Keeping;
use super::pictures::{decision, row};
use super::text;
use crate::boards::{Choice, Stage};

/// Is it taken on the gears?
const fn on_gears(decision: Decision) -> bool {
    matches!(
        decision,
        Decision::Place(_)
            | Decision::PlaceFirst
            | Decision::PlaceQuick
            | Decision::PickUp(_)
            | Decision::Act(_)
            | Decision::Keep(_)
            | Decision::KeepTribe(_)
    )
}

#[component]
pub fn Hand(stage: Stage<Tzolkin>) -> impl IntoView {
    let keeping = Memo::new(move |_| {
        stage.scene.with(|scene| scene.view.stage == Moment::Keeping && scene.acting.is_some())
    });
    let here = Memo::new(move |_| {
        stage.scene.with(|scene| {
            scene.decisions.iter().copied().filter(|d| !on_gears(*d)).collect::<Vec<_>>()
        })
    });
    let button = move |choice: Decision| {
        view! {
            <Choice stage decision=choice class="action wide">
                {row(decision(choice))}<span>{move || stage.describe(choice)}</span>
            </Choice>
        }
    };
    view! {
        <Show when=move || keeping.get()><Keeping stage /></Show>
        <div class="choices-grid" class:hidden=move || here.with(Vec::is_empty) role="group" aria-label=text("choices")>
            <For each=move || here.get() key=|d| *d let:choice>{button(choice)}</For>
        </div>
    }
}
