//! The end: who won, and what the person may do next.

use leptos::prelude::*;
use patolli_game::{Game, Standing};

use super::{AtTable, Standings, save_record};
use crate::browser::route::{self, Route};
use crate::browser::{clipboard, focus, random};
use crate::screens::curve::{Curve, Curves};
use crate::screens::dialog::is_covered;
use crate::screens::notes::{Problem, copy_link};
use crate::screens::opening::Opening;
use crate::screens::record::Held;
use crate::share;
use crate::speech::{Speech, page, short, text};
use crate::table::Table;

#[component]
pub fn Ending<G: Game>(at: AtTable<G>) -> impl IntoView {
    let speech = Speech::get();
    let AtTable { table, stage, board, .. } = at;
    // While a turn is seen again, the game is over all the same.
    let over = Memo::new(move |_| table.with(Table::is_over));
    let standing = Memo::new(move |_| table.with(|table| table.game().standing()));
    let shown = RwSignal::new(true);
    // Taken back and ended again, it shows again.
    Effect::new(move || shown.set(over.get()));
    let handle = window_event_listener(leptos::ev::keydown, move |event| {
        if event.key() == "Escape" && over.get_untracked() && !is_covered() {
            shown.set(false);
        }
    });
    on_cleanup(move || handle.remove());
    let copied = RwSignal::new(None);
    let problem = RwSignal::new(None);
    let winners = move || {
        let leaders = standing.with(Standing::leaders);
        let phrase =
            page("winners").seats("winners", leaders).number("count", leaders.len() as i64);
        stage.say(&phrase)
    };
    let result = move || {
        standing.with(|standing| {
            let ranks = standing.ranks();
            let mut seats: Vec<_> = patolli_game::Seat::first(standing.seats()).collect();
            seats.sort_by_key(|&seat| ranks[seat]);
            let line = |seat| {
                let points = short(G::META.points(standing.total(seat)));
                let name = stage.name(seat);
                view! {
                    <li class:won=ranks[seat] == 1>
                        <span class="rank">{ranks[seat]}"."</span>
                        <span class="who">{stage.mark(seat)}<span class="name">{name}</span></span>
                        <b>{points}</b>
                    </li>
                }
            };
            seats.into_iter().map(line).collect_view()
        })
    };
    let text_of_record = move || table.with_untracked(|table| table.record().to_string());
    let save = move |_| save_record(at);
    let copy = move |_| {
        let record = text_of_record();
        leptos::task::spawn_local(async move {
            let id = if clipboard::copy(&record).await { "copied" } else { "cannot_copy" };
            let _ = copied.try_set(Some(page(id)));
        });
    };
    let link = move |_| {
        let link = route::shared(&share::pack(&text_of_record()), None);
        copy_link(link, copied);
    };
    let held = Held::get();
    let step = move |_| held.open(text_of_record());
    let analyse = move |_| held.analyse(text_of_record());
    let curve = move || table.with(|table| Curve::of(table.play()));
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
                fallback=move || {
                    view! {
                        <button class="show-result primary" on:click=move |_| shown.set(true)>
                            {text("show_result")}
                        </button>
                    }
                }
            >
                <div class="ending" role="dialog" aria-labelledby="winners">
                    {focus::soon("#rematch")}
                    <h1 id="winners">{winners}</h1>
                    <ol class="ranking">{result}</ol>
                    <Standings
                        standing=standing.into()
                        stage
                        board
                        over=Signal::stored(true)
                    />
                    <Curves curve=curve() stage />
                    <p class="actions">
                        <button id="rematch" class="primary" on:click=rematch>
                            {text("rematch")}
                        </button>
                        <button on:click=move |_| shown.set(false)>{text("look_at_board")}</button>
                        <button id="analyse-mine" on:click=analyse>
                            {text("analyse_mine")}
                        </button>
                        <button id="step-through" on:click=step>
                            {text("step_through")}
                        </button>
                        <button id="save-record" on:click=save>
                            {text("save_record")}
                        </button>
                        <button id="share-link" on:click=link data-about=text("share_about")>
                            {text("share")}
                        </button>
                        <button id="copy-record" on:click=copy>
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
                </div>
            </Show>
        </Show>
    }
}
