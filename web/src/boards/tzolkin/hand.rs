//! Decisions that have no place on the gears, as buttons with pictures.

use leptos::prelude::*;
use patolli_tzolkin::{Decision, Phase, Task, Tzolkin};

use super::keeping::Keeping;
use super::market::{Market, is_open};
use super::pictures::{Icon, alone, decision, row};
use super::sight::gain;
use super::stock::OwnStock;
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
            | Decision::Keep(_)
            | Decision::KeepTribe(_)
    )
}

/// A decision as a button.
#[derive(Clone, PartialEq, Debug)]
struct Button {
    choice: Decision,
    /// Does it have a picture?
    pictured: bool,
    /// What it brings at once, including all bonuses; a price is in its words.
    gains: Vec<(i32, Icon)>,
}

#[component]
pub fn Hand(stage: Stage<Tzolkin>) -> impl IntoView {
    let keeping = Memo::new(move |_| {
        stage.scene.with(|scene| scene.view.phase == Phase::Keeping && scene.acting.is_some())
    });
    let turn =
        Memo::new(move |_| !keeping.get() && stage.scene.with(|scene| scene.acting.is_some()));
    let trading = Memo::new(move |_| is_open(stage));
    let here = Memo::new(move |_| {
        stage.scene.with(|scene| {
            let market = matches!(scene.view.tasks.last(), Some(Task::Market { .. }));
            let stall = |d: Decision| market && matches!(d, Decision::Sell(_) | Decision::Buy(_));
            let here = scene.decisions.iter().copied();
            let mut here: Vec<_> = here.filter(|d| !on_gears(*d) && !stall(*d)).collect();
            // Doing nothing comes last.
            here.sort_by_key(|d| *d == Decision::Done);
            // Using no action is not what a worker is picked up for: no tick.
            let acts = scene.decisions.iter().any(|d| matches!(d, Decision::Act(_)));
            let button = |choice: Decision| Button {
                choice,
                pictured: choice != Decision::Done || !acts,
                gains: gain(scene, choice),
            };
            here.into_iter().map(button).collect::<Vec<_>>()
        })
    });
    let button = move |Button { choice, pictured, gains }: Button| {
        let brings = gains.into_iter().filter(|(change, _)| *change > 0).map(|(change, icon)| {
            view! { <span class="gain">"+"{change}{alone(icon)}</span> }
        });
        let brings = brings.collect_view();
        view! {
            <Choice stage decision=choice class="action wide">
                {pictured.then(|| row(decision(choice)))}
                <span>{move || stage.describe(choice)}</span>
                {brings}
            </Choice>
        }
    };
    view! {
        <Show when=move || keeping.get()>
            <Keeping stage />
        </Show>
        <Show when=move || turn.get()>
            <OwnStock stage />
        </Show>
        <Show when=move || trading.get()>
            <Market stage />
        </Show>
        <div
            class="choices-grid"
            class:hidden=move || here.with(Vec::is_empty)
            role="group"
            aria-label=text("choices")
        >
            <For each=move || here.get() key=|shown| format!("{shown:?}") let:shown>
                {button(shown)}
            </For>
        </div>
    }
}
