//! The end: who won, and what one may do next.

use leptos::prelude::*;
use patolli_game::Game;

use super::Seated;
use crate::browser::route::{self, Route};
use crate::browser::{clipboard, file, focus, random};
use crate::screens::opening::{Opening, Problem};
use crate::screens::record;
use crate::speech::{Speech, page, text};

#[component]
pub fn Ending<G: Game>(seated: Seated<G>) -> impl IntoView {
    let speech = Speech::get();
    let Seated { table, stage, .. } = seated;
    let over = Memo::new(move |_| stage.scene.with(|scene| scene.over));
    let shown = RwSignal::new(true);
    let copied = RwSignal::new(None);
    let problem = RwSignal::new(None);
    let winners = move || {
        let leaders = stage.scene.with(|scene| scene.standing.leaders());
        let phrase =
            page("winners").seats("winners", leaders).number("count", leaders.len() as i64);
        stage.names.with(|names| speech.say_of(&phrase, names))
    };
    let result = move || {
        stage.scene.with(|scene| {
            let ranks = scene.standing.ranks();
            let mut seats: Vec<_> = patolli_game::Seat::first(scene.standing.seats()).collect();
            seats.sort_by_key(|&seat| ranks[seat]);
            let line = |seat| {
                let points = G::META.points(scene.standing.total(seat));
                let name = stage.names.with(|names| super::name_of(names, seat));
                view! { <li><span class="rank">{ranks[seat]}"."</span><span class="name">{name}</span><b>{points}</b></li> }
            };
            seats.into_iter().map(line).collect_view()
        })
    };
    let text_of_record = move || table.with_untracked(|table| table.record().to_string());
    let save =
        move |_| file::save(&format!("{}-{}.patolli", G::META.id, random::id()), &text_of_record());
    let copy = move |_| {
        let id = if clipboard::copy(&text_of_record()) { "copied" } else { "cannot_copy" };
        copied.set(Some(page(id)));
    };
    let step = move |_| {
        record::hold(&text_of_record());
        route::go(&Route::Record);
    };
    let rematch = move |_| {
        let opening = table.with_untracked(|table| Opening {
            game: G::META.id.to_owned(),
            chairs: table.chairs().to_vec(),
            options: table
                .play()
                .setup()
                .options()
                .map(|(spec, v)| (spec.id.to_owned(), v))
                .collect(),
            seed: random::seed(),
        });
        problem.set(opening.begin().err());
    };
    view! {
        <Show when=move || over.get()>
            <Show
                when=move || shown.get()
                fallback=move || view! {
                    <button class="show-result primary" on:click=move |_| shown.set(true)>{text("show_result")}</button>
                }
            >
                <div class="ending" role="dialog" aria-labelledby="winners">
                    {focus::soon("#rematch")}
                    <h1 id="winners">{winners}</h1>
                    <ol class="ranking">{result}</ol>
                    <p class="actions">
                        <button id="rematch" class="primary" on:click=rematch>{text("rematch")}</button>
                        <button on:click=move |_| shown.set(false)>{text("look_at_board")}</button>
                        <button id="step-through" on:click=step>{text("step_through")}</button>
                        <button id="save-record" on:click=save>{text("save_record")}</button>
                        <button id="copy-record" on:click=copy>{text("copy_record")}</button>
                        <a class="button" href=Route::Home.to_string()>{text("to_home")}</a>
                    </p>
                    <p aria-live="polite">{move || copied.get().map(|phrase| speech.say(&phrase))}</p>
                    <Problem problem />
                </div>
            </Show>
        </Show>
    }
}
