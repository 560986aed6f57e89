//! The turn so far and what waits to be confirmed: what it does, brings and costs in all.

use leptos::prelude::*;
use patolli_game::Game;

use super::AtTable;
use super::log::{is_told, line, sentence};
use crate::speech::page;
use crate::table::Turn;

/// What the turn does: what waits to be confirmed is pinned above the buttons; what was done so far
/// scrolls with the choices.
#[component]
pub fn Effects<G: Game>(at: AtTable<G>, pinned: bool) -> impl IntoView {
    let AtTable { table, stage, board, turns, .. } = at;
    let drafted = Memo::new(move |_| stage.scene.with(|scene| scene.draft.is_some()));
    // The turn so far, with what waits to be confirmed.
    let turn = Memo::new(move |_| {
        let seat = stage.scene.with(|scene| scene.acting)?;
        let (own, round) = (Some(seat), table.with(|table| table.game().round()));
        let begun = turns.with(|turns| {
            // Where all have theirs at once, those of others do not end it.
            let ends = |turn: &&Turn<_>| turn.seat == own || turn.seat.is_some() && !turn.at_once;
            let last = turns.iter().rev().find(ends);
            last.filter(|turn| turn.seat == own && turn.round == round).cloned()
        });
        let mut turn = begun.unwrap_or(Turn::of(seat, round));
        stage.scene.with(|scene| {
            if let Some(preview) = scene.preview(board.chapter) {
                let number = scene.number + 1;
                turn.events.extend(preview.events.into_iter().map(|event| (number, event)));
            }
        });
        // What brings nothing and of which nothing is told is no news.
        let told = |turn: &Turn<_>| is_told(at, turn) || drafted.get();
        Some(turn).filter(|turn| !turn.events.is_empty() && told(turn))
    });
    let more = Memo::new(move |_| {
        turn.with(|turn| {
            let turn = turn.as_ref()?;
            Some(stage.scene.with(|scene| {
                let preview = scene.preview(board.chapter);
                (board.effects)(scene, turn, preview.as_ref())
            }))
        })
    });
    let title = move || stage.say(&page(if drafted.get() { "will_do" } else { "so_far" }));
    let told = move || {
        turn.get().map(|turn| {
            let words = sentence(stage, &turn);
            view! {
                <span class="unseen">{words}</span>
                <span aria-hidden="true">{line(stage, &turn)}</span>
            }
        })
    };
    let more = move || {
        let phrases = more.get().unwrap_or_default();
        phrases.into_iter().map(|phrase| view! { <li>{stage.say(&phrase)}</li> }).collect_view()
    };
    view! {
        <Show when=move || turn.with(Option::is_some) && drafted.get() == pinned>
            <div class="effects" class:waits=move || drafted.get()>
                <p>
                    <b>{title}</b>
                    " "
                    {told}
                </p>
                <ul>{more}</ul>
            </div>
        </Show>
    }
}
