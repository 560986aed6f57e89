//! The spaces beside the gears, the first-player space and the quick spaces.

use leptos::prelude::*;
use patolli_game::Seat;
use patolli_tzolkin::{Action, Gear, Space, TEETH, Tzolkin};

use super::gears::Worker;
use super::geometry::{ARROW, MIDDLE, MODULE, at, centre, pitch, slot, translate};
use super::pictures::{Icon, Item, action, drawn};
use super::{named, phrase, text};
use crate::boards::Stage;

/// How far outside the pitch circle of its gear a space is.
pub const OUT: f64 = 2.95 * MODULE;

/// Where a worker on a space is.
pub fn place_of(space: Space) -> (f64, f64) {
    match space.gear() {
        Some(gear) => at(centre(gear), slot(gear, f64::from(space.number())), pitch(gear.slots())),
        None if space.is_quick() => {
            let first = Space::QUICK[0].index();
            (206.0 + 24.0 * (space.index() - first) as f64, -196.0)
        }
        None => at(MIDDLE, ARROW, pitch(TEETH) + 3.6 * MODULE),
    }
}

/// What is drawn on a line: one thing or another, or a price; otherwise at most two things.
fn lines(items: &[Item]) -> Vec<&[Item]> {
    let has = |icon: Icon| items.iter().position(|item| item.icon == icon);
    match (has(Icon::Or), has(Icon::To)) {
        (Some(_), _) => vec![items],
        (None, Some(to)) => vec![&items[..=to], &items[to + 1..]],
        (None, None) => items.chunks(2).collect(),
    }
}

/// The spaces of a gear: each with its number and what can be done there.
#[component]
pub fn Spaces(stage: Stage<Tzolkin>, gear: Gear) -> impl IntoView {
    let skulls = Memo::new(move |_| {
        stage.scene.with(
            |scene| if gear == Gear::Chichen { scene.view.skulls.clone() } else { Vec::new() },
        )
    });
    let space = move |number: u8| {
        let place = at(centre(gear), slot(gear, f64::from(number)), pitch(gear.slots()) + OUT);
        let act = Action::new(gear, number);
        let taken = move || skulls.with(|skulls| skulls.contains(&number));
        let about = move || {
            let (id, effect) = match act {
                Some(act) => ("space", named(stage, act.name())),
                None if number == 0 => ("space_zero", String::new()),
                None => ("space_any", String::new()),
            };
            let told = patolli_game::Phrase::new("tzolkin-board", id)
                .name("gear", gear.name())
                .number("number", number)
                .text("effect", effect);
            let words = stage.say(&told);
            if taken() { format!("{words} {}", stage.say(&phrase("space_taken"))) } else { words }
        };
        let items = match act {
            Some(act) => action(act),
            None if number == 0 => Vec::new(),
            None => vec![Item { count: None, icon: Icon::Any }],
        };
        // At most two in a row; a single one may be larger.
        let size = match items.len() {
            0 | 1 => 13.5,
            2 => 10.5,
            _ => 9.5,
        };
        let rows = lines(&items).into_iter().enumerate().map(|(row, items)| {
            let y = if items.len() == 1 && row == 0 { 4.5 } else { 2.5 + 11.0 * row as f64 };
            view! { <g transform=format!("translate(0 {y})")>{drawn(items, size)}</g> }
        });
        let drawing = rows.collect_view();
        view! {
            <g
                class="space"
                class:taken=taken
                transform=translate(place)
                data-about=about
                data-space=format!("{}{number}", gear.text())
                aria-hidden="true"
            >
                <circle r="19" />
                <text class="number" y="-8.5">
                    {number}
                </text>
                {drawing}
                {move || {
                    taken()
                        .then(|| {
                            view! {
                                <use
                                    href="#thing-skull"
                                    class="left-skull"
                                    transform="translate(13.5 -12.5) scale(.66)"
                                />
                            }
                        })
                }}
            </g>
        }
    };
    (0..=gear.top()).map(space).collect_view()
}

/// The first-player space, with the corn on the teeth.
#[component]
pub fn FirstSpace(stage: Stage<Tzolkin>) -> impl IntoView {
    let corn = Memo::new(move |_| stage.scene.with(|scene| scene.view.teeth_corn));
    let holder = Memo::new(move |_| {
        stage.scene.with(|scene| {
            let on = |player: &patolli_tzolkin::PlayerView| player.on.contains(&Space::START);
            let at = scene.view.players.iter().position(on)?;
            Seat::new(at)
        })
    });
    let about = move || stage.say(&phrase("first_space").number("corn", corn.get()));
    let (x, y) = place_of(Space::START);
    let (tip_x, tip_y) = at(MIDDLE, ARROW, pitch(TEETH) + 0.6 * MODULE);
    view! {
        <g class="first-space" data-about=about aria-hidden="true">
            <path
                class="arrow"
                d="M0-9 8 5H-8Z"
                transform=format!("translate({tip_x:.1} {tip_y:.1}) rotate({})", ARROW - 90.0)
            />
            <g transform=translate((x, y))>
                <rect x="-17" y="-13" width="34" height="26" rx="6" />
                <text y="4.5">{text("first")}</text>
                <g transform="translate(0 25)">
                    {move || drawn(
                        &[
                            Item {
                                count: Some(corn.get()),
                                icon: Icon::Corn,
                            },
                        ],
                        14.0,
                    )}
                </g>
                {move || holder.get().map(|seat| view! { <Worker stage seat=Some(seat) /> })}
            </g>
        </g>
    }
}

/// The quick spaces, when they are in play.
#[component]
pub fn Quick(stage: Stage<Tzolkin>) -> impl IntoView {
    let in_play = Memo::new(move |_| stage.scene.with(|scene| scene.view.options.quick_actions));
    let now = Memo::new(move |_| {
        stage.scene.with(|scene| scene.game.as_ref().and_then(Tzolkin::quick_action))
    });
    let on = Memo::new(move |_| {
        stage.scene.with(|scene| {
            let mut on = Vec::new();
            let all = Seat::first(scene.view.seats.into()).zip(&scene.view.players);
            for (seat, player) in all {
                on.extend(
                    player
                        .on
                        .iter()
                        .filter(|space| space.is_quick())
                        .map(|space| (Some(seat), *space)),
                );
            }
            on.extend(
                scene
                    .view
                    .neutral
                    .iter()
                    .filter(|space| space.is_quick())
                    .map(|space| (None, *space)),
            );
            on
        })
    });
    let about = move || {
        now.get()
            .map(|quick| stage.say(&phrase("quick").name("quick", quick.name())))
            .unwrap_or_default()
    };
    let spaces = || {
        Space::QUICK.map(|space| view! { <circle r="11" transform=translate(place_of(space)) /> })
    };
    view! {
        <Show when=move || in_play.get()>
            <g class="quick-spaces" data-about=about aria-hidden="true">
                <rect x="184" y="-256" width="92" height="78" rx="9" />
                <text x="230" y="-242">
                    {text("quick_title")}
                </text>
                <g transform="translate(230 -225)">
                    {move || now.get().map(|quick| drawn(&super::pictures::quick(quick), 15.0))}
                </g>
                {spaces()}
                {move || {
                    on
                        .get()
                        .into_iter()
                        .map(|(seat, space)| {
                            view! {
                                <g transform=translate(place_of(space))>
                                    <Worker stage seat />
                                </g>
                            }
                        })
                        .collect_view()
                }}
            </g>
        </Show>
    }
}
