//! The tables: one's own, those at which a seat is free, and those that are being played.

use leptos::prelude::*;
use patolli_shelf::metas;
use patolli_tables::Phase;
use patolli_wire::Card;

use super::pass::AnotherDevice;
use super::{Connection, TableCard, with_house};
use crate::browser::route::Route;
use crate::house::House;
use crate::speech::{Speech, text};

/// How many of one's own tables that are over are listed.
const OVER: usize = 8;

#[component]
pub fn Together() -> impl IntoView {
    with_house(|house| {
        house.look_at_lobby(true);
        on_cleanup(move || house.look_at_lobby(false));
        view! { <Lobby house /> }.into_any()
    })
}

#[component]
fn Lobby(house: House) -> impl IntoView {
    let speech = Speech::get();
    let own = move |over: bool| {
        let mine = house.mine.get().unwrap_or_default();
        let is_over = |card: &Card| matches!(card.phase, Phase::Finished | Phase::Ended(_));
        mine.into_iter().filter(|card| is_over(card) == over).collect::<Vec<_>>()
    };
    // What is one's own stands above already.
    let listed = move |phase: Phase| {
        let all = house.lobby.get().unwrap_or_default();
        let mine = house.mine.get().unwrap_or_default();
        let is_mine = |card: &Card| mine.iter().any(|own| own.table == card.table);
        let others = all.into_iter().filter(|card| card.phase == phase && !is_mine(card));
        others.collect::<Vec<_>>()
    };
    let games = metas().iter().map(|meta| {
        let id = meta.id;
        view! {
            <a
                class="button primary"
                id=format!("open-{id}")
                href=Route::OpenTable(id.to_owned()).to_string()
            >
                {move || speech.text_of(&format!("{id}-game"))}
            </a>
        }
    });
    view! {
        <div class="home together">
            <section class="welcome">
                <h1>{text("together")}</h1>
                <p>{text("together_about")}</p>
                <Connection />
            </section>
            <section class="open-one" aria-label=text("open_table")>
                <h2>{text("open_table")}</h2>
                <p class="actions">{games.collect_view()}</p>
            </section>
            <List title="my_tables" cards=Signal::derive(move || own(false)) />
            <Show when=move || house.lobby.get().is_some()>
                <List
                    title="open_tables"
                    empty="no_open_tables"
                    cards=Signal::derive(move || listed(Phase::Gathering))
                />
                <List
                    title="played_tables"
                    cards=Signal::derive(move || listed(Phase::Playing))
                />
            </Show>
            <List
                title="my_finished_tables"
                cards=Signal::derive(move || own(true).into_iter().take(OVER).collect())
            />
            <AnotherDevice house />
        </div>
    }
}

/// Tables under a heading; nothing at all, if there are none and nothing is said about that.
#[component]
fn List(
    title: &'static str,
    #[prop(optional)] empty: Option<&'static str>,
    cards: Signal<Vec<Card>>,
) -> impl IntoView {
    let cards = Memo::new(move |_| cards.get());
    let some = move || cards.with(|cards| !cards.is_empty());
    let note = move || empty.filter(|_| !some()).map(|id| view! { <p>{text(id)}</p> });
    view! {
        <Show when=move || some() || empty.is_some()>
            <section class="continue" aria-label=text(title)>
                <h2>{text(title)}</h2>
                {note}
                <ul>
                    {move || {
                        let cards = cards.get().into_iter();
                        cards.map(|card| view! { <TableCard card /> }).collect_view()
                    }}
                </ul>
            </section>
        </Show>
    }
}
