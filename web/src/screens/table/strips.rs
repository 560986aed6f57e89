//! One strip for each player: who they are, their points, what they have. More of it on a click.

use leptos::prelude::*;
use patolli_game::{Game, Seat};

use super::standing::Standings;
use crate::boards::{self, Stage};
use crate::browser::focus;
use crate::icons::Thinking;
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
    let thinks = Memo::new(move |_| acts.get() && stage.bots.get().contains(seat));
    let points = move || short(G::META.points(total.get()));
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
            <b class="total" class:leads=move || leads.get() aria-hidden="true">
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
    let close = move || {
        if let Some(seat) = open.try_update(Option::take).flatten() {
            let opener = format!(".strip[data-seat=\"{}\"] .player", seat.number());
            request_animation_frame(move || {
                if let Some(opener) = crate::browser::find(&opener) {
                    focus::put_on(&opener);
                }
            });
        }
    };
    let handle = window_event_listener(leptos::ev::keydown, move |event| {
        if event.key() == "Escape" {
            close();
        }
    });
    on_cleanup(move || handle.remove());
    let about = move |seat: Seat| {
        focus::soon("#close-details");
        view! {
            <div class="veil" on:click=move |_| close()>
                <div
                    class="help details"
                    role="dialog"
                    aria-modal="true"
                    aria-labelledby="details"
                    on:click=|event| event.stop_propagation()
                >
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
                        <button id="close-details" class="primary" on:click=move |_| close()>
                            {text("close")}
                        </button>
                    </p>
                </div>
            </div>
        }
    };
    move || open.get().map(about)
}
