//! One strip for each player: who they are, their points, what they have. More of it on a click.

use leptos::prelude::*;
use patolli_game::{Game, Seat};

use super::standing::Standings;
use crate::boards::{self, Stage};
use crate::icons::Thinking;
use crate::screens::dialog::Dialog;
use crate::speech::{page, short, text};

#[component]
pub fn Strips<G: Game>(stage: Stage<G>) -> impl IntoView {
    let board = boards::of::<G>();
    let open: RwSignal<Option<Seat>> = RwSignal::new(None);
    let seats = stage.scene.with_untracked(|scene| scene.standing.seats());
    board.strip.map(|strip| {
        let strips = Seat::first(seats)
            .map(|seat| {
                let inner = strip(stage, seat);
                view! { <Strip stage seat open inner /> }
            })
            .collect_view();
        view! {
            <section class="panel strips" aria-label=text("players")>
                <h2 class="unseen">{text("players")}</h2>
                <ul>{strips}</ul>
            </section>
            <Details stage open />
        }
    })
}

#[component]
fn Strip<G: Game>(
    stage: Stage<G>,
    seat: Seat,
    open: RwSignal<Option<Seat>>,
    inner: AnyView,
) -> impl IntoView {
    let scene = stage.scene;
    let total = Memo::new(move |_| scene.with(|scene| scene.standing.total(seat)));
    let leads = Memo::new(move |_| {
        scene.with(|scene| {
            let leaders = scene.standing.leaders();
            leaders.contains(seat) && leaders.len() < scene.standing.seats()
        })
    });
    let acts = Memo::new(move |_| scene.with(|scene| scene.deciding.contains(seat)));
    let thinks = Memo::new(move |_| acts.get() && stage.others.get().contains(seat));
    let points = move || short(G::META.points(total.get()));
    let [_, about] = boards::of::<G>().standing;
    let about = move || stage.speech.name(about);
    let words = move || {
        let told = page("strip").text("name", stage.name(seat)).text("points", points());
        stage.say(&told)
    };
    view! {
        <li class="strip" class:turn=move || acts.get() data-seat=seat.number()>
            <button
                class="player"
                aria-haspopup="dialog"
                aria-label=words
                data-about=text("strip_about")
                on:click=move |_| open.set(Some(seat))
            >
                {move || stage.mark(seat)}
                <span class="name">{move || stage.name(seat)}</span>
                <Show when=move || thinks.get()>
                    <Thinking />
                </Show>
            </button>
            <b
                class="total"
                class:leads=move || leads.get()
                data-about=about
                aria-hidden="true"
            >
                {points}
            </b>
            {inner}
        </li>
    }
}

/// All about a player, over the table: what they have, and everyone’s points by source.
#[component]
fn Details<G: Game>(stage: Stage<G>, open: RwSignal<Option<Seat>>) -> impl IntoView {
    let board = boards::of::<G>();
    let close = move || open.set(None);
    let about = move |seat: Seat| {
        view! {
            <Dialog title="details" close=move |()| close()>
                <div class="help details">
                    <h1 id="details">
                        {move || stage.mark(seat)} {move || stage.name(seat)}
                    </h1>
                    {board.details.map(|details| details(stage, seat))}
                    <Standings
                        standing=Signal::derive(move || stage.scene.with(|s| s.standing.clone()))
                        stage
                        board
                        over=Signal::derive(move || stage.scene.with(|s| s.over))
                    />
                    <p class="actions">
                        <button
                            id="close-details"
                            class="primary"
                            autofocus
                            on:click=move |_| close()
                        >
                            {text("close")}
                        </button>
                    </p>
                </div>
            </Dialog>
        }
    };
    move || open.get().map(about)
}
