//! The end: who won, and what the person may do next.

use leptos::prelude::*;
use patolli_game::{Game, Phrase, Record, Standing};
use patolli_tables::{self as tables, Phase};

use super::afterwards::Afterwards;
use super::{AtTable, Standings};
use crate::browser::focus;
use crate::house::Visit;
use crate::screens::curve::{Curve, Curves};
use crate::screens::dialog::is_covered;
use crate::speech::{page, short, text};
use crate::table::Table;

#[component]
pub fn Ending<G: Game>(at: AtTable<G>) -> impl IntoView {
    let AtTable { table, stage, board, visit, .. } = at;
    // While a turn is seen again, the game is over all the same.
    let over = Memo::new(move |_| table.with(Table::is_over) || visit.is_some_and(Visit::is_over));
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
    let winners = move || {
        let leaders = standing.with(Standing::leaders);
        let phrase =
            page("winners").seats("winners", leaders).number("count", leaders.len() as i64);
        let why = visit.and_then(Visit::phase).and_then(ended_early);
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
    let curve = move || match visit {
        None => Some(table.with(|table| Curve::of(table.play()))),
        Some(visit) => visit.record.with(|text| {
            let record: Record = text.as_ref()?.parse().ok()?;
            Some(Curve::of(&record.replay::<G>().ok()?.play))
        }),
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
                    <Afterwards at look=Callback::new(move |()| shown.set(false)) />
                </div>
            </Show>
        </Show>
    }
}

/// Why a table at a distance ended before its game did.
pub fn ended_early(phase: Phase) -> Option<Phrase> {
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
