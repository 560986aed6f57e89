//! The points over a whole game, as lines; a press goes to a moment, and to the worst of them.

use leptos::prelude::*;
use patolli_game::{Game, Play, Seat};

use super::replayed::Replayed;
use super::shown::step_of;
use crate::review::{Judged, dearest};
use crate::screens::curve::{ABOVE, ASIDE, Curve, HEIGHT, WIDTH, view_box};
use crate::speech::{Speech, page, short, text};

/// The most rounds that are named below.
const NAMED: usize = 10;

/// Where something stands in the picture, in percent of its width or height.
fn percent(place: f64, aside: f64, whole: f64) -> String {
    format!("{:.2}%", 100.0 * (place + aside) / (whole + 2.0 * aside))
}

/// The rounds that are named below, each with how many decisions had been taken: not too many.
fn named<G: Game>(play: &Play<G>) -> Vec<(u16, usize)> {
    let rounds = play.rounds();
    let each = rounds.len().div_ceil(NAMED).max(1);
    rounds.iter().step_by(each).map(|round| (round.number(), round.decisions)).collect()
}

#[component]
pub fn PointsChart<G: Game>(replayed: Replayed<G>) -> impl IntoView {
    let speech = Speech::get();
    let Replayed { play, stage, at, judged, .. } = replayed;
    let curve = play.with_value(Curve::of);
    let (last, seats, [bottom, top]) = (curve.last(), curve.seats(), curve.span::<G>());
    let lines = curve.lines(stage);
    let curve = StoredValue::new(curve);
    let x = move |number: usize| curve.with_value(|curve| curve.x(number));
    let rounds = play
        .with_value(|play| play.rounds().iter().map(|round| round.decisions).collect::<Vec<_>>());
    let ticks = rounds.into_iter().map(|began| {
        view! { <line class="tick" x1=x(began) x2=x(began) y1="0" y2=HEIGHT /> }
    });
    let names = play.with_value(named).into_iter().map(|(round, began)| {
        view! { <span style:left=percent(x(began), ASIDE, WIDTH)>{round}</span> }
    });
    let clicked = move |event: leptos::ev::MouseEvent| {
        let box_of = event_target::<web_sys::Element>(&event).closest("svg").ok().flatten();
        let Some(place) = box_of.map(|chart| chart.get_bounding_client_rect()) else { return };
        let part = (f64::from(event.client_x()) - place.left()) / place.width().max(1.0);
        let part = (part * (WIDTH + 2.0 * ASIDE) - ASIDE) / WIDTH;
        replayed.go((part.clamp(0.0, 1.0) * last as f64).round() as usize);
    };
    let about = move || {
        let [bottom, top] = curve.with_value(Curve::span::<G>);
        speech.say(&page("chart_about").text("least", bottom).text("most", top))
    };
    let dot = move |Judged { number, cost, .. }: Judged| {
        let seat = play.with_value(|play| step_of(play, number))?.seat;
        let before = number - 1;
        let high = curve.with_value(|curve| curve.height(seat, before))?;
        let words = move || {
            let cost = cost.round().max(1.0) as i64;
            let told = page("chart_mistake").number("number", number as i64);
            stage.say(&told.seat("seat", seat).number("cost", cost))
        };
        let dot = view! {
            <button
                class="dot"
                data-number=number.to_string()
                style:left=percent(x(before), ASIDE, WIDTH)
                style:top=percent(high, ABOVE, HEIGHT)
                aria-label=words
                data-about=words
                on:click=move |_| replayed.go(before)
            ></button>
        };
        Some(dot)
    };
    // Where they meet, the dearest is on top.
    let dots =
        move || judged.with(|all| dearest(all)).into_iter().rev().filter_map(dot).collect_view();
    view! {
        <section class="panel chart" aria-label=text("chart")>
            <h2 data-about=about aria-description=about>
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
                <span class="span">{short(bottom)}" – "{short(top)}</span>
            </p>
            <div class="plot">
                <svg
                    viewBox=view_box()
                    preserveAspectRatio="none"
                    role="img"
                    aria-label=about
                    on:click=clicked
                >
                    <rect x="0" y="0" width=WIDTH height=HEIGHT />
                    {ticks.collect_view()}
                    {lines}
                    <line
                        class="now"
                        x1=move || x(at.get())
                        x2=move || x(at.get())
                        y1="-4"
                        y2=HEIGHT + 4.0
                    />
                </svg>
                {dots}
            </div>
            <p class="rounds" aria-hidden="true">
                {names.collect_view()}
            </p>
        </section>
    }
}
