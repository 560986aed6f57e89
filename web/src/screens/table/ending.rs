//! The end: who won, and what the person may do next.

use leptos::prelude::*;
use patolli_game::{Game, Record, Standing};
use patolli_tables::{self as tables, Phase};
use patolli_wire::{News, Wish};

use super::{AtTable, Standings, record_of, save_record};
use crate::browser::route::{self, Route};
use crate::browser::{clipboard, focus, random};
use crate::house::Visit;
use crate::screens::curve::{Curve, Curves};
use crate::screens::dialog::is_covered;
use crate::screens::notes::{Problem, copy_link};
use crate::screens::opening::Opening;
use crate::screens::record::Held;
use crate::screens::together::Refused;
use crate::share;
use crate::speech::{Speech, page, short, text};
use crate::table::Table;

#[component]
pub fn Ending<G: Game>(at: AtTable<G>) -> impl IntoView {
    let speech = Speech::get();
    let AtTable { table, stage, board, visit, .. } = at;
    // While a turn is seen again, the game is over all the same.
    let over = Memo::new(move |_| table.with(Table::is_over) || visit.is_some_and(Visit::is_over));
    // At a distance, the record comes from the house.
    let recorded = move || visit.is_none_or(|visit| visit.record.with(Option::is_some));
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
        let why = visit.and_then(|visit| visit.phase()).and_then(ended_early);
        stage.say(&why.unwrap_or(phrase))
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
    // Its buttons cannot be pressed before it is there.
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
    let no_record = move || !recorded();
    let refused = RwSignal::new(None);
    let held = Held::get();
    let step = move |_| held.open(text_of_record());
    let analyse = move |_| held.analyse(text_of_record());
    let curve = move || match visit {
        None => Some(table.with(|table| Curve::of(table.play()))),
        Some(visit) => visit.record.with(|text| {
            let record: Record = text.as_ref()?.parse().ok()?;
            Some(Curve::of(&record.replay::<G>().ok()?.play))
        }),
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
                    {move || curve().map(|curve| view! { <Curves curve stage /> })}
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
                        <button on:click=move |_| shown.set(false)>{text("look_at_board")}</button>
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
                </div>
            </Show>
        </Show>
    }
}

/// Why a table at a distance ended before its game did.
fn ended_early(phase: Phase) -> Option<patolli_game::Phrase> {
    let Phase::Ended(why) = phase else { return None };
    Some(match why {
        tables::Ending::Left(seat) => page("ended_left").seat("seat", seat),
        tables::Ending::RanOut(seat) => page("ended_ran_out").seat("seat", seat),
        tables::Ending::Deserted => page("ended_deserted"),
        tables::Ending::Closed => page("ended_closed"),
        tables::Ending::Forgotten => page("ended_forgotten"),
        tables::Ending::House => page("ended_house"),
    })
}

/// The same people play again: whoever wishes for it first opens the table, the others follow.
#[component]
fn Again(visit: Visit, problem: RwSignal<Option<String>>) -> impl IntoView {
    let there = Memo::new(move |_| visit.room.with(|room| room.as_ref()?.rematch.clone()));
    let played = move || !(visit.own_seats() | visit.left_seats()).is_empty();
    let again = move |_| {
        if let Some(table) = there.get_untracked() {
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
