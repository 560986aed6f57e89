//! What a player has left, in a strip: temples by their floors, and action tokens.

use leptos::prelude::*;
use patolli_game::Seat;
use patolli_mexica::{Floors, Mexica, Temples};

use super::{phrase, pictures};
use crate::boards::Stage;

/// Temples and tokens in a line.
pub fn strip(stage: Stage<Mexica>, seat: Seat) -> AnyView {
    let has = Memo::new(move |_| {
        stage.scene.with(|scene| {
            let player = scene.view.players.get(seat.index());
            player
                .map(|player| (player.temples.unwrap_or_default(), player.tokens))
                .unwrap_or_default()
        })
    });
    let temples = move |temples: Temples| {
        let by_floors = Floors::all().map(move |floors| {
            let count = temples.count(floors);
            view! {
                <span class="count" class:none=count == 0>
                    {pictures::temple(floors.number(), stage.class(seat))}
                    <b>{count}</b>
                </span>
            }
        });
        by_floors.collect_view()
    };
    let words = move || {
        let (temples, tokens) = has.get();
        let left: Vec<String> = Floors::all()
            .filter(|&floors| temples.count(floors) > 0)
            .map(|floors| {
                let told = phrase("temples_of")
                    .number("count", temples.count(floors))
                    .number("floors", floors.number());
                stage.say(&told)
            })
            .collect();
        let id = if left.is_empty() { "has_no_temples" } else { "has" };
        stage.say(
            &phrase(id)
                .text("name", stage.name(seat))
                .text("temples", left.join(", "))
                .number("tokens", tokens),
        )
    };
    view! {
        <span class="has" data-about=words>
            <span class="left" aria-hidden="true">
                {move || temples(has.get().0)}
                <span class="count" class:none=move || has.get().1 == 0>
                    {pictures::alone("action-token", "coin")}
                    <b>{move || has.get().1}</b>
                </span>
            </span>
            <span class="unseen">{words}</span>
        </span>
    }
    .into_any()
}
