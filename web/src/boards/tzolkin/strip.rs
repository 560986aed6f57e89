//! What a player has, in a strip: goods, workers and tiles. What they have built, on a click.

use leptos::prelude::*;
use patolli_game::Seat;
use patolli_tzolkin::{Decision, PlayerView, Tzolkin};

use super::outline::has;
use super::pictures::Icon;
use super::stock::{amount, amounts};
use super::tiles::{BuildingCard, MonumentCard, building_words, monument_words};
use super::{named, phrase, text};
use crate::boards::Stage;

fn player(stage: Stage<Tzolkin>, seat: Seat) -> Memo<PlayerView> {
    Memo::new(move |_| {
        stage.scene.with(|scene| scene.view.players.get(seat.index()).cloned().unwrap_or_default())
    })
}

/// Goods, workers and tiles in a line.
pub fn strip(stage: Stage<Tzolkin>, seat: Seat) -> AnyView {
    let player = player(stage, seat);
    let first = Memo::new(move |_| stage.scene.with(|scene| scene.view.first == seat));
    let words = move || player.with(|player| stage.say(&has(seat, player)));
    let tribe = move || {
        player.with(|player| player.tribe).map(|tribe| {
            let about = move || named(stage, tribe.ability_name());
            view! {
                <span class="tribe" data-about=about>
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
        <span class="marks-of">
            <Show when=move || first.get()>
                <span class="first" data-about=text("first_player")>
                    {text("first")}
                </span>
            </Show>
            <span class="stock tiles-of" aria-hidden="true">
                {amount(player, Icon::House, |player| player.buildings.len() as u32)}
                {amount(player, Icon::Monument, |player| player.monuments.len() as u32)}
                {amount(player, Icon::Tree, |player| player.wood_tiles.into())}
                {amount(player, Icon::Field, |player| player.corn_tiles.into())}
            </span>
        </span>
        <span class="has" data-about=words>
            <span class="stock" aria-hidden="true">
                {amounts(player)}
            </span>
            <span class="unseen">{words}</span>
        </span>
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
    }
    .into_any()
}

/// What a player has built, and what it does.
pub fn details(stage: Stage<Tzolkin>, seat: Seat) -> AnyView {
    let player = player(stage, seat);
    let tribe = move || {
        player.with(|player| player.tribe).map(|tribe| {
            view! {
                <p>
                    <b>{move || named(stage, tribe.name())}</b>
                    ": "
                    {move || named(stage, tribe.ability_name())}
                </p>
            }
        })
    };
    let tiles = move || {
        let player = player.get();
        let buildings = player.buildings.iter().map(|&building| {
            view! {
                <li>
                    <BuildingCard stage building />
                    <span>{move || building_words(stage, building)}</span>
                </li>
            }
            .into_any()
        });
        let monuments = player.monuments.iter().map(|&monument| {
            view! {
                <li>
                    <MonumentCard stage monument />
                    <span>{move || monument_words(stage, monument)}</span>
                </li>
            }
            .into_any()
        });
        buildings.chain(monuments).collect_view()
    };
    let hurried = move || {
        let told = player.with(|player| !player.may_double);
        told.then(|| view! { <p>{move || stage.say(&phrase("hurried"))}</p> })
    };
    view! {
        <p>{move || player.with(|player| stage.say(&has(seat, player)))}</p>
        {tribe}
        {hurried}
        <ul class="owned">{tiles}</ul>
    }
    .into_any()
}
