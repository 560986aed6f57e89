//! What can be done on the gears: placing, picking up, using an action.

use leptos::prelude::*;
use patolli_tzolkin::{Action, Decision, Materials, Space, Tzolkin};

use super::geometry::{MIDDLE, at, centre, pitch, slot, translate};
use super::phrase;
use super::sight::{Opening, gain, materials, openings};
use super::spaces::{OUT, place_of};
use crate::boards::{Stage, Target};

/// So far from the middle of a space, along the spoke of its gear.
fn along(space: Space, outward: f64) -> (f64, f64) {
    let angle = space.gear().map_or(90.0, |gear| slot(gear, f64::from(space.number())));
    at(MIDDLE, angle, outward)
}

/// Where the tag with a price is: beside its worker, towards the hub; below it where the tag, which
/// is wide, would lie over the name of the gear.
fn tag(space: Space) -> String {
    let (x, y) = along(space, -17.0);
    translate(if x.abs() > 12.0 { (x * 0.3, 16.0) } else { (x, y) })
}

/// What it costs in corn, or brings; nothing for nothing.
fn price_tag(corn: i16, place: String) -> Option<impl IntoView> {
    let sign = if corn < 0 { "−" } else { "+" };
    (corn != 0).then(|| {
        view! {
            <g class="price" transform=place>
                <rect x="-16" y="-7.5" width="32" height="15" rx="7" />
                <text class="count" x="1" y="4" font-size="11">
                    {sign}
                    {corn.abs()}
                </text>
                <use href="#thing-corn" transform="translate(7.5 0) scale(.46)" />
            </g>
        }
    })
}

/// A decision in words, with what it brings, and everything about the first-player space.
fn describe(stage: Stage<Tzolkin>, decision: Decision) -> String {
    let mut words = stage.describe(decision);
    let gains = match decision {
        Decision::Act(_) => stage.scene.with(|scene| gain(scene, decision)),
        _ => Vec::new(),
    };
    let gains = materials(&gains);
    let more = match decision {
        Decision::PlaceFirst => {
            let corn = stage.scene.with(|scene| scene.view.teeth_corn);
            Some(phrase("first_space").number("corn", corn))
        }
        _ if gains == Materials::NONE => None,
        _ => Some(phrase("gain").counts("what", gains.counted())),
    };
    if let Some(more) = more {
        words = format!("{words}. {}", stage.say(&more));
    }
    words
}

#[component]
pub fn Choices(stage: Stage<Tzolkin>) -> impl IntoView {
    let open = Memo::new(move |_| stage.scene.with(openings));
    let picks = Memo::new(move |_| {
        stage.scene.with(|scene| {
            let pick = |d: &Decision| match *d {
                Decision::PickUp(space) => Some((*d, space)),
                _ => None,
            };
            scene.decisions.iter().filter_map(pick).collect::<Vec<_>>()
        })
    });
    let acts = Memo::new(move |_| {
        stage.scene.with(|scene| {
            let act = |d: &Decision| match *d {
                Decision::Act(action) => Some((*d, action)),
                _ => None,
            };
            let acts: Vec<(Decision, Action)> = scene.decisions.iter().filter_map(act).collect();
            if acts.is_empty() {
                return Vec::new();
            }
            let game = scene.game.as_ref();
            let priced = |(decision, action): (Decision, Action)| {
                (decision, action, game.as_ref().map_or(0, |game| game.price(action)))
            };
            acts.into_iter().map(priced).collect()
        })
    });
    let own_class = move || {
        stage.scene.with(|scene| scene.acting).map(|seat| stage.class(seat)).unwrap_or_default()
    };
    let label = move |decision: Decision| Signal::derive(move || describe(stage, decision));
    let opening = move |Opening { decision, space, corn }: Opening| {
        let place = place_of(space);
        let price = price_tag(-(corn as i16), tag(space));
        // The space itself can be pressed too.
        let beside = space
            .gear()
            .map(|_| translate(along(space, OUT)))
            .map(|place| view! { <circle class="space-hit" r="19" transform=place /> });
        view! {
            <Target
                stage
                decisions=vec![decision]
                label=label(decision)
                class=format!("opening {}", own_class())
                transform=translate(place)
            >
                {beside}
                <circle r="13" />
                <use href="#thing-worker" transform="scale(.78)" />
                {price}
            </Target>
        }
    };
    let pick = move |(decision, space): (Decision, Space)| {
        view! {
            <Target
                stage
                decisions=vec![decision]
                label=label(decision)
                class="pick"
                transform=translate(place_of(space))
            >
                <circle r="13" />
            </Target>
        }
    };
    let act = move |(decision, action, price): (Decision, Action, i16)| {
        let gear = action.gear();
        let place =
            at(centre(gear), slot(gear, f64::from(action.number())), pitch(gear.slots()) + OUT);
        let beside = translate(at(MIDDLE, slot(gear, f64::from(action.number())), 25.0));
        let cost = price_tag(-price, beside);
        view! {
            <Target
                stage
                decisions=vec![decision]
                label=label(decision)
                class="act"
                transform=translate(place)
            >
                <circle r="20" />
                {cost}
            </Target>
        }
    };
    view! {
        <For each=move || open.get() key=|opening| format!("{opening:?}") let:item>
            {opening(item)}
        </For>
        <For each=move || picks.get() key=|pick| *pick let:item>
            {pick(item)}
        </For>
        <For each=move || acts.get() key=|act| *act let:item>
            {act(item)}
        </For>
    }
}
