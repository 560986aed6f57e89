//! The calendar and its five gears: they turn when days go by, and workers ride on them.

use std::fmt::Write;

use leptos::prelude::*;
use patolli_game::Seat;
use patolli_tzolkin::{FOOD_TEETH, Gear, Space, TEETH, Tzolkin};

use super::choices::Choices;
use super::geometry::{
    ARROW, DAY, Frame, MIDDLE, MODULE, REACH, at, centre, outline, pitch, slot, step, translate,
};
use super::jungle::Jungle;
use super::spaces::{FirstSpace, Quick, Spaces};
use super::{day, days_to_food, named, phrase, text};
use crate::boards::Stage;

/// A worker on a gear, by the slot it would have had on day 0: so it stays the same while it rides.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct Rider {
    /// None for the neutral ones.
    seat: Option<Seat>,
    gear: Gear,
    slot: u8,
}

#[component]
pub fn Gears(
    stage: Stage<Tzolkin>,
    /// The part of it that is shown.
    #[prop(default = Frame::WHOLE)]
    frame: Frame,
) -> impl IntoView {
    let tooth = Memo::new(move |_| stage.scene.with(|scene| scene.view.tooth));
    let riders = Memo::new(move |_| {
        stage.scene.with(|scene| {
            let view = &scene.view;
            let own = Seat::first(view.seats.into())
                .zip(&view.players)
                .flat_map(|(seat, player)| player.on.iter().map(move |space| (Some(seat), *space)));
            let all = own.chain(view.neutral.iter().map(|space| (None, *space)));
            let rider = |(seat, space): (Option<Seat>, Space)| {
                let gear = space.gear()?;
                let slots = gear.slots();
                let slot = (space.number() + slots - view.tooth % slots) % slots;
                Some(Rider { seat, gear, slot })
            };
            all.filter_map(rider).collect::<Vec<_>>()
        })
    });
    let turned = move |degrees: f64| format!("rotate({degrees:.2}deg)");
    let calendar = move || turned(-DAY * f64::from(tooth.get()));
    let wheel = move |gear: Gear| {
        let turn = move || turned(step(gear) * f64::from(tooth.get()));
        let back = move || turned(-step(gear) * f64::from(tooth.get()));
        // A tooth is half a step away from a slot.
        let teeth = outline(gear.slots(), MODULE, slot(gear, 0.5));
        let worker = move |rider: Rider| {
            let place = at(MIDDLE, slot(gear, f64::from(rider.slot)), pitch(gear.slots()));
            view! {
                <g transform=translate(place)>
                    <g class="upright" style:transform=back>
                        <Worker stage seat=rider.seat />
                    </g>
                </g>
            }
        };
        let here = move || {
            let all = riders.get().into_iter();
            all.filter(|rider| rider.gear == gear).collect::<Vec<_>>()
        };
        view! {
            <g transform=translate(centre(gear))>
                <g class=format!("wheel {}", gear.text()) style:transform=turn>
                    <path class="teeth" d=teeth />
                    <circle class="rim" r=pitch(gear.slots()) - 1.9 * MODULE />
                    <For each=here key=|rider| *rider let:rider>
                        {worker(rider)}
                    </For>
                </g>
                <circle class="hub" r=pitch(gear.slots()) - 2.3 * MODULE />
                <text class="gear-name" y="3.5" aria-hidden="true">
                    {move || named(stage, gear.name())}
                </text>
            </g>
        }
    };
    // On a small screen one gear is shown close up.
    let near: RwSignal<Option<Gear>> = RwSignal::new(None);
    let shown = move || near.get().map_or(frame, Frame::around).to_string();
    view! {
        <Zoom stage near />
        <svg class="tzolkin" viewBox=shown role="group" aria-label=text("gears")>
            {Gear::ALL.iter().map(|&gear| view! { <Plate gear /> }).collect_view()}
            <g class="wheel calendar" style:transform=calendar>
                <path class="teeth" d=outline(TEETH, MODULE, ARROW + DAY / 2.0) />
                <circle class="rim" r=pitch(TEETH) - 2.0 * MODULE />
                {FOOD_TEETH
                    .iter()
                    .enumerate()
                    .map(|(at_food, &day)| {
                        let gives = at_food % 2 == 0;
                        let back = move || turned(DAY * f64::from(tooth.get()));
                        let (x, y) = at(
                            MIDDLE,
                            ARROW + DAY * f64::from(day),
                            pitch(TEETH) - 3.1 * MODULE,
                        );
                        view! {
                            <g class="food-day" class:gives=gives transform=translate((x, y))>
                                <circle r="8.5" />
                                <g class="upright" style:transform=back>
                                    <use href="#thing-eat" transform="scale(.52)" />
                                </g>
                            </g>
                        }
                    })
                    .collect_view()}
                <path class="numerals" d=numerals() />
                <g class="face">
                    <circle r="78" />
                    <circle r="70" />
                    {(0..TEETH)
                        .map(|day| {
                            let angle = ARROW + DAY * f64::from(day);
                            let ((x1, y1), (x2, y2)) = (
                                at(MIDDLE, angle, 70.0),
                                at(MIDDLE, angle, 78.0),
                            );
                            view! { <line x1=x1 y1=y1 x2=x2 y2=y2 /> }
                        })
                        .collect_view()}
                </g>
            </g>
            <Days stage />
            {Gear::ALL.iter().map(|&gear| wheel(gear)).collect_view()}
            {Gear::ALL.iter().map(|&gear| view! { <Spaces stage gear /> }).collect_view()}
            <FirstSpace stage />
            <Quick stage />
            <Jungle stage />
            <Choices stage />
        </svg>
    }
}

/// From the whole to a gear and back.
#[component]
fn Zoom(stage: Stage<Tzolkin>, near: RwSignal<Option<Gear>>) -> impl IntoView {
    let button = move |gear: Option<Gear>| {
        let name = move || gear.map_or_else(text("whole"), |gear| named(stage, gear.name()));
        let pressed = move || (near.get() == gear).to_string();
        view! {
            <button aria-pressed=pressed on:click=move |_| near.set(gear)>
                {name}
            </button>
        }
    };
    let gears = Gear::ALL.iter().map(|&gear| button(Some(gear))).collect_view();
    view! {
        <div class="zoom" role="group" aria-label=text("gears")>
            {button(None)}
            {gears}
        </div>
    }
}

/// The day numbers of the sacred calendar, 1 to 13 over and over, in bars of five and dots.
fn numerals() -> String {
    let mut path = String::new();
    for day in 1..=TEETH {
        let (bars, dots) = (((day - 1) % 13 + 1) / 5, ((day - 1) % 13 + 1) % 5);
        let angle = ARROW + DAY * f64::from(day);
        let point = |out: f64, along: f64| at(at(MIDDLE, angle, 84.0 + out), angle + 90.0, along);
        for bar in 0..bars {
            let out = 3.4 * f64::from(bar);
            let ((x, y), (to_x, to_y)) = (point(out, -5.5), point(out, 5.5));
            // Writing to a string cannot fail.
            let _ = write!(path, "M{x:.1} {y:.1}L{to_x:.1} {to_y:.1}");
        }
        for dot in 0..dots {
            let along = 3.2 * (f64::from(dot) - f64::from(dots - 1) / 2.0);
            let (x, y) = point(3.4 * f64::from(bars), along);
            let _ = write!(path, "M{x:.1} {y:.1}h.01");
        }
    }
    path
}

/// The ground under a gear’s spaces.
#[component]
fn Plate(gear: Gear) -> impl IntoView {
    view! {
        <circle
            class=format!("plate {}", gear.text())
            r=pitch(gear.slots()) + REACH
            transform=translate(centre(gear))
        />
    }
}

/// A worker.
#[component]
pub fn Worker(stage: Stage<Tzolkin>, seat: Option<Seat>) -> impl IntoView {
    let class = move || seat.map_or_else(|| "neutral".to_owned(), |seat| stage.class(seat));
    let mark = move || {
        let banner = class().strip_prefix("of-").map(str::to_owned)?;
        Some(view! {
            <use
                class="owner"
                href=format!("#banner-{banner}")
                transform="translate(0 3.4) scale(.34)"
            />
        })
    };
    view! {
        <g class=move || format!("rider {}", class())>
            <circle r="9.6" />
            <use href="#thing-worker" transform="scale(.78)" />
            {mark}
        </g>
    }
}

/// The day, in the middle.
#[component]
fn Days(stage: Stage<Tzolkin>) -> impl IntoView {
    let day = Memo::new(move |_| stage.scene.with(|scene| day(&scene.view)));
    let food = Memo::new(move |_| stage.scene.with(|scene| days_to_food(&scene.view)));
    let food_words = move || {
        let told = match food.get() {
            Some(0) => phrase("food_now"),
            Some(days) => phrase("food_in").number("days", days),
            None => phrase("no_food"),
        };
        stage.say(&told)
    };
    let about = move || {
        let over = stage.scene.with(|scene| scene.view.food_days);
        let gives = if over % 2 == 0 { phrase("food_middle") } else { phrase("food_end") };
        let words = food_words();
        if food.get().is_none() { words } else { format!("{words}. {}", stage.say(&gives)) }
    };
    view! {
        <g class="days" role="img" aria-label=about data-about=about>
            <circle r="64" />
            <text class="day" y="-8">
                {move || stage.say(&phrase("day").number("day", day.get()))}
            </text>
            <text
                class="food"
                y="14"
                class:near=move || food.get().is_some_and(|days| days <= 2)
                class:long=move || food.get().is_none_or(|days| days == 0)
            >
                {food_words}
            </text>
        </g>
    }
}
