//! What the acting player has: visible whatever is being paid.

use leptos::prelude::*;
use patolli_tzolkin::{PlayerView, Resource, Tzolkin};

use super::pictures::{Icon, alone};
use super::{days_to_food, phrase};
use crate::boards::Stage;

/// A thing of a player, and how many there are.
pub fn amount(
    player: Memo<PlayerView>,
    icon: Icon,
    of: fn(&PlayerView) -> u32,
) -> impl IntoView + use<> {
    let count = Memo::new(move |_| player.with(of));
    view! {
        <span class=format!("amount thing-{}", icon.shape().0) class:none=move || count.get() == 0>
            {alone(icon)}
            <b>{count}</b>
        </span>
    }
}

/// Corn, blocks, skulls and workers of a player.
pub fn amounts(player: Memo<PlayerView>) -> impl IntoView {
    let workers = move || player.with(|player| (player.free_workers(), player.workers));
    view! {
        {amount(player, Icon::Corn, |player| player.corn.into())}
        {amount(player, Icon::Block(Resource::Wood), |player| player.wood.into())}
        {amount(player, Icon::Block(Resource::Stone), |player| player.stone.into())}
        {amount(player, Icon::Block(Resource::Gold), |player| player.gold.into())}
        {amount(player, Icon::Skull, |player| player.skulls.into())}
        <span class="amount thing-worker" class:none=move || workers().0 == 0>
            {alone(Icon::Worker)}
            <b>{move || workers().0}"/"{move || workers().1}</b>
        </span>
    }
}

/// What the acting player has, and what the next food day will take.
#[component]
pub fn OwnStock(stage: Stage<Tzolkin>) -> impl IntoView {
    let player = Memo::new(move |_| {
        stage.scene.with(|scene| {
            let seat = scene.acting.map_or(0, patolli_game::Seat::index);
            scene.view.players.get(seat).cloned().unwrap_or_default()
        })
    });
    let food = Memo::new(move |_| {
        stage.scene.with(|scene| {
            let need = scene.game.as_ref()?.food(scene.acting?);
            Some((days_to_food(&scene.view)?, need))
        })
    });
    let words = move || {
        let (days, need) = food.get()?;
        let id = if days == 0 { "food_need_now" } else { "food_need" };
        Some(stage.say(&phrase(id).number("days", days).number("corn", need)))
    };
    let short =
        move || food.get().is_some_and(|(_, need)| player.with(|player| player.corn < need));
    view! {
        <p class="own-stock">
            <span class="stock" aria-hidden="true">
                {amounts(player)}
            </span>
            <span class="need" class:short=short>
                {words}
            </span>
        </p>
    }
}
