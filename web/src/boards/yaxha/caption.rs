//! The caption under a pyramid.

use leptos::prelude::*;
use patolli_game::Seat;
use patolli_yaxha::{Card, Event, Yaxha};

use super::cube::Cube;
use super::market::this_round;
use super::{phrase, text};
use crate::boards::Stage;
use crate::icons::Thinking;

/// Whose pyramid it is: mark, name, initiative, the card they played and the cubes they hold.
#[component]
pub fn Caption(stage: Stage<Yaxha>, #[prop(into)] seat: Signal<Seat>) -> impl IntoView {
    let at = move || seat.get().index();
    let mark = move || stage.mark(seat.get());
    let name = move || stage.name(seat.get());
    let initiative = Memo::new(move |_| {
        stage.scene.with(|scene| scene.view.initiative.get(at()).copied().unwrap_or_default())
    });
    let about_initiative =
        move || stage.speech.say(&phrase("initiative").number("number", initiative.get()));
    // With whom they exchanged initiative tiles in this round.
    let rival = Memo::new(move |_| {
        let own = seat.get();
        stage.scene.with(|scene| {
            this_round(scene).find_map(|event| match *event {
                Event::InitiativeSwapped { seat, other } if seat == own => Some(other),
                Event::InitiativeSwapped { seat, other } if other == own => Some(seat),
                _ => None,
            })
        })
    });
    let about_swap = move || {
        let other = rival.get()?;
        Some(stage.say(&phrase("swapped").seat("seat", seat.get()).seat("other", other)))
    };
    let card =
        Memo::new(move |_| stage.scene.with(|scene| scene.view.cards.get(at()).copied().flatten()));
    let held = Memo::new(move |_| {
        stage.scene.with(|scene| scene.view.hands.get(at()).copied().unwrap_or_default())
    });
    let acting = Memo::new(move |_| stage.scene.with(|scene| scene.acting == Some(seat.get())));
    let thinks = Memo::new(move |_| {
        stage.scene.with(|scene| {
            scene.deciding.contains(seat.get()) && stage.others.get().contains(seat.get())
        })
    });
    let played = move || {
        card.get().map(|card| match card {
            Card::Hidden => {
                view! { <span class="played down" data-about=text("card_down")></span> }.into_any()
            }
            Card::Shown(tile) => view! {
                <span class="played" data-about=text("card_up")>
                    {tile.to_string()}
                </span>
            }
            .into_any(),
        })
    };
    view! {
        <span class="caption">
            {mark} <span class="name">{name}</span>
            <span
                class="initiative"
                role="img"
                data-about=about_initiative
                aria-label=about_initiative
                class:swapped=move || rival.get().is_some()
            >
                {initiative}
            </span> <span class="swap" data-about=about_swap>
                {move || {
                    rival
                        .get()
                        .map(|other| {
                            view! {
                                "⇄"
                                {stage.mark(other)}
                            }
                        })
                }}
            </span> {played} <Show when=move || !acting.get()>
                <span class="held">
                    {move || {
                        held.get().iter().map(|colour| view! { <Cube colour /> }).collect_view()
                    }}
                </span>
            </Show> <Show when=move || thinks.get()>
                <Thinking />
            </Show>
        </span>
    }
}
