//! The districts that are ordered, and what is left in the supply.

use leptos::prelude::*;
use patolli_mexica::{ACTION_TOKENS, BRIDGES, Mexica, values};

use super::{phrase, pictures, text};
use crate::boards::Stage;
use crate::boards::guide::Heading;

#[component]
pub fn Row(stage: Stage<Mexica>) -> impl IntoView {
    let row = Memo::new(move |_| stage.scene.with(|scene| scene.view.row));
    let aside = Memo::new(move |_| stage.scene.with(|scene| scene.view.aside));
    // The size of the district that the acting player could found now.
    let here = Memo::new(move |_| {
        stage.scene.with(|scene| {
            let pilli = scene.view.players.get(scene.view.turn.index())?.pilli?;
            let districts = scene.view.districts();
            let district = districts.into_iter().find(|district| district.cells.contains(pilli))?;
            district.token.is_none().then_some(district.size())
        })
    });
    let token = move |size: u8, later: bool| {
        let [first, second, third] = values(size.into());
        let words = move || {
            let id = if later { "token_later" } else { "token" };
            stage.say(
                &phrase(id)
                    .number("size", size)
                    .number("first", first)
                    .number("second", second)
                    .number("third", third),
            )
        };
        view! {
            <li
                class="order"
                class:later=later
                class:here=move || !later && here.get() == Some(size.into())
                data-about=words
            >
                <b aria-hidden="true">{size}</b>
                <span class="second" aria-hidden="true">
                    {second}
                </span>
                <span class="third" aria-hidden="true">
                    {third}
                </span>
                <span class="unseen">{words}</span>
            </li>
        }
    };
    let supply = Memo::new(move |_| {
        stage.scene.with(|scene| {
            let view = &scene.view;
            let bridges = i64::from(view.bridges.all().len());
            let held: i64 = view.players.iter().map(|player| i64::from(player.tokens)).sum();
            [
                ("supply_singles", i64::from(view.singles.unwrap_or_default())),
                ("supply_doubles", i64::from(view.doubles.unwrap_or_default())),
                ("supply_bridges", i64::from(BRIDGES) - bridges),
                ("supply_tokens", i64::from(ACTION_TOKENS) - held),
            ]
        })
    });
    let kept = move |(id, left): (&'static str, i64)| {
        use patolli_mexica::Action;
        let picture = match id {
            "supply_singles" => Action::Canal,
            "supply_doubles" => Action::DoubleCanal,
            "supply_bridges" => Action::Bridge,
            _ => Action::Take,
        };
        let words =
            move || stage.say(&patolli_game::Phrase::new("mexica-board", id).number("left", left));
        view! {
            <li data-about=words class:none=left == 0>
                {pictures::action(picture, String::new())}
                <b aria-hidden="true">{left}</b>
                <span class="unseen">{words}</span>
            </li>
        }
    };
    view! {
        <section class="panel orders" aria-label=text("row")>
            <Heading
                stage
                title=Signal::derive(text("row"))
                about=Signal::derive(text("row_about"))
                topic="found"
            />
            <ul class="order-row">
                {move || {
                    row
                        .get()
                        .into_iter()
                        .flat_map(|row| row.iter())
                        .map(|size| token(size, false))
                        .collect_view()
                }}
            </ul>
            <Show when=move || aside.get().is_some_and(|aside| !aside.is_empty())>
                <div class="aside-row">
                    <span class="aside-title">{text("aside")}</span>
                    <ul class="order-row small">
                        {move || {
                            aside
                                .get()
                                .into_iter()
                                .flat_map(|row| row.iter())
                                .map(|size| token(size, true))
                                .collect_view()
                        }}
                    </ul>
                </div>
            </Show>
            <ul class="supply" aria-label=text("supply")>
                {move || supply.get().into_iter().map(kept).collect_view()}
            </ul>
        </section>
    }
}
