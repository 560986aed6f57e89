//! What lies in front of everyone: corn, blocks, skulls, workers, tiles.

use leptos::prelude::*;
use patolli_game::Seat;
use patolli_tzolkin::{Decision, Tzolkin};

use super::pictures::Icon;
use super::stock::{amount, amounts};
use super::tiles::{BuildingCard, building_words, monument_words};
use super::{named, phrase, text};
use crate::boards::Stage;
use crate::boards::guide::Heading;
use crate::icons::Thinking;

#[component]
pub fn Players(stage: Stage<Tzolkin>) -> impl IntoView {
    let seats = Memo::new(move |_| stage.scene.with(|scene| usize::from(scene.view.seats)));
    view! {
        <section class="panel tzolkin-players" aria-label=text("players")>
            <Heading
                stage
                title=Signal::derive(text("players"))
                about=Signal::derive(text("players_about"))
                topic="poor"
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
fn Player(stage: Stage<Tzolkin>, seat: Seat) -> impl IntoView {
    let player = Memo::new(move |_| {
        stage.scene.with(|scene| scene.view.players.get(seat.index()).cloned().unwrap_or_default())
    });
    let acts = Memo::new(move |_| stage.scene.with(|scene| scene.deciding.contains(seat)));
    let first = Memo::new(move |_| stage.scene.with(|scene| scene.view.first == seat));
    let thinks = move || acts.get() && stage.bots.get().contains(seat);
    let words = move || {
        let player = player.get();
        let mut words = stage.say(
            &phrase("has")
                .text("name", stage.name(seat))
                .number("corn", player.corn)
                .number("wood", player.wood)
                .number("stone", player.stone)
                .number("gold", player.gold)
                .number("skulls", player.skulls)
                .number("free", player.free_workers() as i64)
                .number("workers", player.workers)
                .number("corn_tiles", player.corn_tiles)
                .number("wood_tiles", player.wood_tiles),
        );
        let buildings = player.buildings.iter().map(|building| building_words(stage, *building));
        let monuments = player.monuments.iter().map(|monument| monument_words(stage, *monument));
        for tile in buildings.chain(monuments) {
            words = format!("{words} {tile}");
        }
        if !player.may_double {
            words = format!("{words} {}", stage.say(&phrase("hurried")));
        }
        words
    };
    let tribe = move || {
        player.with(|player| player.tribe).map(|tribe| {
            let about = move || named(stage, tribe.ability_name());
            view! {
                <span class="tribe" tabindex="0" data-about=about>
                    {move || named(stage, tribe.name())}
                </span>
            }
        })
    };
    // Buildings that can be renovated now are shown, to be pressed.
    let renovable = Memo::new(move |_| {
        stage.scene.with(|scene| {
            if scene.acting != Some(seat) {
                return Vec::new();
            }
            let discard = |d: &Decision| match *d {
                Decision::Discard(building) => Some(building),
                _ => None,
            };
            scene.decisions.iter().filter_map(discard).collect()
        })
    });
    view! {
        <li class:turn=move || acts.get() data-seat=seat.number()>
            <div class="about" tabindex="0" data-about=words>
                <span class="who">
                    {move || stage.mark(seat)}<span class="name">{move || stage.name(seat)}</span>
                    {move || {
                        first
                            .get()
                            .then(|| {
                                view! {
                                    <span class="first" data-about=text("first_player")>
                                        {text("first")}
                                    </span>
                                }
                            })
                    }} <Show when=thinks>
                        <Thinking />
                    </Show>
                </span>
                <span class="stock tiles-of" aria-hidden="true">
                    {amount(player, Icon::House, |player| player.buildings.len() as u32)}
                    {amount(player, Icon::Monument, |player| player.monuments.len() as u32)}
                    {amount(player, Icon::Tree, |player| player.wood_tiles.into())}
                    {amount(player, Icon::Field, |player| player.corn_tiles.into())}
                </span>
                <span class="stock" aria-hidden="true">
                    {amounts(player)}
                </span>
                <span class="unseen">{words}</span>
            </div>
            {tribe}
            <span class="tile-row">
                {move || {
                    renovable
                        .get()
                        .into_iter()
                        .map(|building| view! { <BuildingCard stage building /> })
                        .collect_view()
                }}
            </span>
        </li>
    }
}
