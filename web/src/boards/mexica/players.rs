//! What the players have left: temples by their floors, and action tokens.

use leptos::prelude::*;
use patolli_game::Seat;
use patolli_mexica::{Floors, Mexica, Temples};

use super::{phrase, pictures, text};
use crate::boards::Stage;
use crate::boards::guide::Heading;
use crate::icons::Thinking;

#[component]
pub fn Players(stage: Stage<Mexica>) -> impl IntoView {
    let seats = Memo::new(move |_| stage.scene.with(|scene| usize::from(scene.view.seats)));
    view! {
        <section class="panel mexica-players" aria-label=text("players")>
            <Heading
                stage
                title=Signal::derive(text("players"))
                about=Signal::derive(text("players_about"))
                topic="build"
            />
            <ul>
                {move || {
                    Seat::first(seats.get())
                        .map(|seat| view! { <Player stage seat /> })
                        .collect_view()
                }}
            </ul>
        </section>
    }
}

#[component]
fn Player(stage: Stage<Mexica>, seat: Seat) -> impl IntoView {
    let has = Memo::new(move |_| {
        stage.scene.with(|scene| {
            let player = scene.view.players.get(seat.index());
            player
                .map(|player| (player.temples.unwrap_or_default(), player.tokens))
                .unwrap_or_default()
        })
    });
    let turn = Memo::new(move |_| stage.scene.with(|scene| !scene.over && scene.view.turn == seat));
    let thinks = Memo::new(move |_| {
        stage.scene.with(|scene| scene.deciding.contains(seat)) && stage.bots.get().contains(seat)
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
        stage.say(
            &phrase("has")
                .text("name", stage.name(seat))
                .text("temples", left.join(", "))
                .number("tokens", tokens),
        )
    };
    view! {
        <li class:turn=move || turn.get() tabindex="0" data-about=words>
            <span class="who">
                {move || stage.mark(seat)}<span class="name">{move || stage.name(seat)}</span>
                <Show when=move || thinks.get()>
                    <Thinking />
                </Show>
            </span>
            <span class="left" aria-hidden="true">
                {move || temples(has.get().0)}
                <span class="count" class:none=move || has.get().1 == 0>
                    {pictures::alone("action-token", "coin")}
                    <b>{move || has.get().1}</b>
                </span>
            </span>
            <span class="unseen">{words}</span>
        </li>
    }
}
