//! The points as if it ended now, by source.

use leptos::prelude::*;
use patolli_game::{Game, Seat, Standing};

use crate::boards::guide::Ask;
use crate::boards::{Board, Stage};
use crate::speech::{Speech, page, short, text};

/// The sources that have brought anybody anything; all of them while none has.
fn shown(standing: &Standing) -> Vec<usize> {
    let all = 0..standing.sources().len();
    let some = |at: &usize| {
        let points = &standing.sources()[*at].points;
        Seat::first(standing.seats()).any(|seat| points[seat] != 0)
    };
    let shown: Vec<usize> = all.clone().filter(some).collect();
    if shown.is_empty() { all.collect() } else { shown }
}

#[component]
pub fn Standings<G: Game>(
    standing: Signal<Standing>,
    stage: Stage<G>,
    board: Board<G>,
    over: Signal<bool>,
) -> impl IntoView {
    let speech = Speech::get();
    let standing = Memo::new(move |_| standing.get());
    let sources = Memo::new(move |_| {
        standing.with(|s| shown(s).iter().map(|at| s.sources()[*at].name).collect::<Vec<_>>())
    });
    let [name, about] = board.standing;
    let title = move || if over.get() { speech.say(&page("final")) } else { speech.name(name) };
    let about = move || speech.name(about);
    let seats = standing.with_untracked(Standing::seats);
    let row = move |seat: Seat| {
        let cells = move || {
            standing.with(|standing| {
                let cell = |units: i32| {
                    let class = if units == 0 { "none" } else { "some" };
                    view! { <td class=class>{short(G::META.points(units))}</td> }
                };
                let sources = shown(standing).into_iter().map(|at| &standing.sources()[at]);
                sources.map(|source| cell(source.points[seat])).collect_view()
            })
        };
        let total = move || standing.with(|standing| short(G::META.points(standing.total(seat))));
        let leads = move || {
            standing
                .with(|standing| standing.ranks()[seat] == 1 && standing.leaders().len() < seats)
        };
        let decides = move || stage.scene.with(|scene| scene.deciding.contains(seat));
        view! {
            <tr class:leads=leads class:decides=decides>
                <th scope="row">
                    <span class="who">
                        {move || stage.mark(seat)}
                        <span class="name">{move || stage.name(seat)}</span>
                    </span>
                </th>
                {cells}
                <td class="total">{total}</td>
            </tr>
        }
    };
    view! {
        <section class="panel standing" aria-label=title>
            <div class="heading">
                <h2 data-about=about aria-description=about>
                    {title}
                </h2>
                {board
                    .guide
                    .map(|guide| view! { <Ask stage topic=Signal::stored(guide.scoring) /> })}
            </div>
            <div class="scroll">
                <table>
                    <thead>
                        <tr>
                            <th scope="col">
                                <span class="unseen">{text("players")}</span>
                            </th>
                            {move || {
                                sources
                                    .get()
                                    .into_iter()
                                    .map(|name| {
                                        view! {
                                            <th scope="col" data-about=move || speech.name(name)>
                                                <span class="unseen">
                                                    {move || speech.name(name)}
                                                </span>
                                                <span aria-hidden="true">{(board.icon)(name)}</span>
                                            </th>
                                        }
                                    })
                                    .collect_view()
                            }}
                            <th scope="col" class="total">
                                {text("total")}
                            </th>
                        </tr>
                    </thead>
                    <tbody>
                        {move || {
                            Seat::first(standing.with(Standing::seats)).map(row).collect_view()
                        }}
                    </tbody>
                </table>
            </div>
        </section>
    }
}
