//! The points over a whole game, as lines; a click goes to a moment.

use leptos::prelude::*;
use patolli_game::{Game, Moment, Play, Seat};

use crate::boards::Stage;
use crate::speech::{Speech, page, text};

const WIDTH: f64 = 400.0;
const HEIGHT: f64 = 120.0;

/// The points of every seat after every decision, as if it ended then.
fn points<G: Game>(play: &Play<G>) -> Vec<Vec<i32>> {
    let totals = |moment: Moment<G>| {
        let standing = moment.game.standing();
        Seat::first(standing.seats()).map(|seat| standing.total(seat)).collect()
    };
    play.moments(0).map(totals).collect()
}

#[component]
pub fn PointsChart<G: Game>(
    play: StoredValue<Play<G>>,
    stage: Stage<G>,
    at: RwSignal<usize>,
    go: Callback<usize>,
) -> impl IntoView {
    let speech = Speech::get();
    let all = play.with_value(points);
    let (low, high) = all
        .iter()
        .flatten()
        .fold((0, 1), |(low, high), &points| (points.min(low), points.max(high)));
    let last = all.len().max(2) - 1;
    let x = move |number: usize| WIDTH * number as f64 / last as f64;
    let y = move |points: i32| HEIGHT - HEIGHT * f64::from(points - low) / f64::from(high - low);
    let line = |seat: Seat| {
        let points = all
            .iter()
            .enumerate()
            .map(|(number, totals)| format!("{:.1},{:.1}", x(number), y(totals[seat.index()])));
        let points = points.collect::<Vec<_>>().join(" ");
        let class = move || format!("line {}", stage.class(seat));
        view! { <polyline class=class class:dashed=seat.index() % 2 == 1 points=points /> }
    };
    let seats = all.first().map_or(0, Vec::len);
    let lines = Seat::first(seats).map(line).collect_view();
    let clicked = move |event: leptos::ev::MouseEvent| {
        let box_of = event_target::<web_sys::Element>(&event).closest("svg").ok().flatten();
        let Some(place) = box_of.map(|chart| chart.get_bounding_client_rect()) else { return };
        let part = (f64::from(event.client_x()) - place.left()) / place.width().max(1.0);
        go.run((part.clamp(0.0, 1.0) * last as f64).round() as usize);
    };
    let about = move || {
        let scale = page("chart_about")
            .text("least", G::META.points(low))
            .text("most", G::META.points(high));
        speech.say(&scale)
    };
    view! {
        <section class="panel chart" aria-label=text("chart")>
            <h2 tabindex="0" data-about=about>
                {text("chart")}
            </h2>
            <p class="legend">
                {Seat::first(seats)
                    .map(|seat| {
                        view! {
                            <span class="who">
                                {move || stage.mark(seat)}
                                <span class="name">{move || stage.name(seat)}</span>
                            </span>
                        }
                    })
                    .collect_view()}
                <span class="span">{G::META.points(low)}" – "{G::META.points(high)}</span>
            </p>
            <svg
                viewBox=format!("-4 -6 {} {}", WIDTH + 8.0, HEIGHT + 12.0)
                preserveAspectRatio="none"
                role="img"
                aria-label=about
                on:click=clicked
            >
                <rect x="0" y="0" width=WIDTH height=HEIGHT />
                {lines}
                <line
                    class="now"
                    x1=move || x(at.get())
                    x2=move || x(at.get())
                    y1="-4"
                    y2=HEIGHT + 4.0
                />
            </svg>
        </section>
    }
}
