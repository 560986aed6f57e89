//! All pyramids: one large, the others small beside it.

use leptos::prelude::*;
use patolli_game::Seat;
use patolli_yaxha::{Colour, Pyramid as Built, Yaxha};

use super::caption::Caption;
use super::iso::Turn;
use super::pyramid::Pyramid;
use super::{outline, phrase, text};
use crate::boards::Stage;
use crate::table::Scene;

/// The player's own pyramid large, the others small beside it; any can be brought to the front.
#[component]
pub fn Pyramids(stage: Stage<Yaxha>, chosen: Memo<Option<Colour>>) -> impl IntoView {
    let own = Memo::new(move |_| stage.scene.with(Scene::front));
    let seats = Memo::new(move |_| stage.scene.with(|scene| usize::from(scene.view.seats)));
    let looked_at: RwSignal<Option<Seat>> = RwSignal::new(None);
    // A player who has to build sees their own pyramid.
    let step = Memo::new(move |_| {
        stage.scene.with(|scene| (scene.acting, scene.view.phase, scene.view.round))
    });
    Effect::new(move || {
        step.with(|_| ());
        looked_at.set(None);
    });
    let large = Memo::new(move |_| looked_at.get().unwrap_or_else(|| own.get()));
    let small = Memo::new(move |_| {
        Seat::first(seats.get()).filter(|&seat| seat != large.get()).collect::<Vec<_>>()
    });
    let turn = RwSignal::new(Turn::default());
    let label = move |seat: Seat| {
        let cubes =
            stage.scene.with(|scene| scene.view.pyramids.get(seat.index()).map_or(0, Built::len));
        stage.say(&phrase("pyramid_of").seat("seat", seat).number("cubes", cubes))
    };
    view! {
        <div class="yaxha">
            <div class="others">
                <For each=move || small.get() key=|seat| *seat let:seat>
                    <button
                        class="other"
                        data-about=text("enlarge")
                        on:click=move |_| looked_at.set(Some(seat))
                    >
                        <Pyramid
                            stage
                            seat=Signal::stored(seat)
                            turn=Signal::stored(Turn::default())
                            chosen=Signal::stored(None)
                            label=Signal::derive(move || label(seat))
                        />
                        <Caption stage seat=Signal::stored(seat) />
                    </button>
                </For>
            </div>
            <figure class="large" aria-describedby="cubes">
                <p class="unseen" id="cubes">
                    {move || contents(stage, large.get())}
                </p>
                <Pyramid
                    stage
                    seat=large
                    turn
                    chosen
                    label=Signal::derive(move || label(large.get()))
                />
                <figcaption>
                    <Caption stage seat=large />
                </figcaption>
                <div class="turning">
                    <button
                        class="round"
                        aria-label=text("turn_left")
                        data-about=text("turn_left")
                        on:click=move |_| turn.update(|t| *t = t.next(true))
                    >
                        "↺"
                    </button>
                    <button
                        class="round"
                        aria-label=text("turn_right")
                        data-about=text("turn_right")
                        on:click=move |_| turn.update(|t| *t = t.next(false))
                    >
                        "↻"
                    </button>
                    <Show when=move || looked_at.get().is_some_and(|seat| seat != own.get())>
                        <button on:click=move |_| looked_at.set(None)>{text("back_to_own")}</button>
                    </Show>
                </div>
            </figure>
        </div>
    }
}

/// What lies where in a pyramid, level by level, for those who do not see it.
fn contents(stage: Stage<Yaxha>, seat: Seat) -> String {
    let rows = stage.scene.with(|scene| {
        let pyramid = scene.view.pyramids.get(seat.index()).copied().unwrap_or_default();
        outline::rows(&pyramid)
    });
    rows.iter().map(|row| stage.say(row)).collect::<Vec<_>>().join(" ")
}
