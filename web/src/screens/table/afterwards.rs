//! What can be done once a game is over: playing again, looking at it, keeping its record.

use leptos::prelude::*;
use patolli_game::Game;
use patolli_wire::{News, Wish};

use super::{AtTable, record_of, save_record};
use crate::browser::route::{self, Route};
use crate::browser::{clipboard, random};
use crate::house::Visit;
use crate::screens::notes::{Problem, copy_link};
use crate::screens::opening::Opening;
use crate::screens::record::Held;
use crate::screens::together::Refused;
use crate::share;
use crate::speech::{Speech, page, text};

#[component]
pub fn Afterwards<G: Game>(
    at: AtTable<G>,
    /// The board is to be looked at.
    look: Callback<()>,
) -> impl IntoView {
    let speech = Speech::get();
    let AtTable { table, visit, .. } = at;
    let copied = RwSignal::new(None);
    let problem = RwSignal::new(None);
    // At a distance it comes from the house; nothing can be done with it before it is there.
    let text_of_record = move || record_of(at).unwrap_or_default();
    let save = move |_| save_record(at);
    let copy = move |_| {
        let record = text_of_record();
        leptos::task::spawn_local(async move {
            let id = if clipboard::copy(&record).await { "copied" } else { "cannot_copy" };
            let _ = copied.try_set(Some(page(id)));
        });
    };
    let link = move |_| {
        let link = route::address(&Route::Shared(share::pack(&text_of_record()), None));
        copy_link(link, copied);
    };
    let no_record = move || visit.is_some_and(|visit| visit.record.with(Option::is_none));
    let refused = RwSignal::new(None);
    let held = Held::get();
    let step = move |_| held.open(text_of_record());
    let analyse = move |_| held.analyse(text_of_record());
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
                    <p class="actions">
                        {match visit {
                            Some(visit) => view! { <Again visit problem=refused /> }.into_any(),
                            None => {
                                view! {
                                    <button id="rematch" class="primary" on:click=rematch>
                                        {text("rematch")}
                                    </button>
                                }
                                    .into_any()
                            }
                        }}
                        <button on:click=move |_| look.run(())>{text("look_at_board")}</button>
                        <button id="analyse-mine" disabled=no_record on:click=analyse>
                            {text("analyse_mine")}
                        </button>
                        <button id="step-through" disabled=no_record on:click=step>
                            {text("step_through")}
                        </button>
                        <button id="save-record" disabled=no_record on:click=save>
                            {text("save_record")}
                        </button>
                        <button
                            id="share-link"
                            disabled=no_record
                            on:click=link
                            data-about=text("share_about")
                        >
                            {text("share")}
                        </button>
                        <button id="copy-record" disabled=no_record on:click=copy>
                            {text("copy_record")}
                        </button>
                        <a class="button" href=Route::Home.to_string()>
                            {text("to_home")}
                        </a>
                    </p>
                    <p aria-live="polite">
                        {move || copied.get().map(|phrase| speech.say(&phrase))}
                    </p>
                    <Problem problem />
                    <Refused problem=refused />
    }
}

/// The same people play again: whoever wishes for it first opens the table, the others sit down
/// there with the same wish. Who looked on goes there to look on.
#[component]
fn Again(visit: Visit, problem: RwSignal<Option<String>>) -> impl IntoView {
    let there = Memo::new(move |_| visit.room.with(|room| room.as_ref()?.rematch.clone()));
    let played = move || !(visit.own_seats() | visit.left_seats()).is_empty();
    let again = move |_| {
        if let Some(table) = there.get_untracked().filter(|_| !played()) {
            return route::go(&Route::At(table.0));
        }
        visit.house.ask(Wish::Rematch { table: visit.id() }, move |answer| match answer {
            Ok(News::Opened { table, .. }) => route::go(&Route::At(table.0)),
            Ok(_) => {}
            // The screen may have been left meanwhile.
            Err(refusal) => drop(problem.try_set(Some(refusal.words))),
        });
    };
    let words = move || {
        let id = if there.get().is_some() { "to_rematch" } else { "rematch" };
        Speech::get().say(&page(id))
    };
    view! {
        <Show when=move || { there.get().is_some() || played() }>
            <button id="rematch" class="primary" on:click=again>
                {words}
            </button>
        </Show>
    }
}
