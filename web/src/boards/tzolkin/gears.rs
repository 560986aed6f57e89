//! The calendar and its five gears: they turn when days go by, and workers ride on them.

use leptos::prelude::*;
use patolli_game::Seat;
use patolli_tzolkin::{Action, Decision, FOOD_TEETH, Gear, Space, TEETH, Tzolkin};

use super::geometry::{ARROW, DAY, MODULE, at, centre, outline, pitch, slot, step, translate};
use super::jungle::Jungle;
use super::pictures::{Icon, Item, action, drawn};
use super::sight::{Opening, game_of, openings};
use super::{days_to_food, named, phrase, text};
use crate::boards::{Stage, Target};

/// How far outside its pitch circle a gear’s action spaces are.
const OUT: f64 = 2.95 * MODULE;
/// The middle of everything.
const MIDDLE: (f64, f64) = (0.0, 0.0);

/// A worker on a gear, by the slot it rode in on day 0: so it stays the same while it rides.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct Rider {
    /// Nobody has the neutral ones.
    seat: Option<Seat>,
    gear: Gear,
    slot: u8,
}

/// Where a worker on a space is.
fn place_of(space: Space) -> (f64, f64) {
    match space.gear() {
        Some(gear) => at(centre(gear), slot(gear, f64::from(space.number())), pitch(gear.slots())),
        None if space.is_quick() => {
            let first = Space::QUICK[0].index();
            (206.0 + 24.0 * (space.index() - first) as f64, -196.0)
        }
        None => at(MIDDLE, ARROW, pitch(TEETH) + 3.6 * MODULE),
    }
}

#[component]
pub fn Gears(stage: Stage<Tzolkin>) -> impl IntoView {
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
        // A tooth is half a step beside a slot.
        let teeth = outline(gear.slots(), MODULE, slot(gear, 0.5));
        let worker = move |rider: Rider| {
            let place = at(MIDDLE, slot(gear, f64::from(rider.slot)), pitch(gear.slots()));
            view! {
                <g transform=translate(place)><g class="upright" style:transform=back>
                    <Worker stage seat=rider.seat />
                </g></g>
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
                    <For each=here key=|rider| *rider let:rider>{worker(rider)}</For>
                </g>
                <circle class="hub" r=pitch(gear.slots()) - 2.3 * MODULE />
                <text class="gear-name" y="3.5">{move || named(stage, gear.name())}</text>
            </g>
        }
    };
    view! {
        <svg class="tzolkin" viewBox="-280 -266 562 572" role="group" aria-label=text("gears")>
            {Gear::ALL.iter().map(|&gear| view! { <Plate gear /> }).collect_view()}
            <g class="wheel calendar" style:transform=calendar>
                <path class="teeth" d=outline(TEETH, MODULE, ARROW + DAY / 2.0) />
                <circle class="rim" r=pitch(TEETH) - 2.0 * MODULE />
                {FOOD_TEETH.iter().enumerate().map(|(at_food, &day)| {
                    let gives = at_food % 2 == 0;
                    let (x, y) = at(MIDDLE, ARROW + DAY * f64::from(day), pitch(TEETH) - 3.1 * MODULE);
                    view! { <g class="food-day" class:gives=gives transform=translate((x, y))><circle r="8.5" />
                        <g transform=format!("rotate({:.1})", ARROW + DAY * f64::from(day) - 270.0)><use href="#thing-eat" transform="scale(.52)" /></g></g> }
                }).collect_view()}
                <g class="face"><circle r="78" /><circle r="70" />
                    {(0..TEETH).map(|day| {
                        let angle = ARROW + DAY * f64::from(day);
                        let ((x1, y1), (x2, y2)) = (at(MIDDLE, angle, 70.0), at(MIDDLE, angle, 78.0));
                        view! { <line x1=x1 y1=y1 x2=x2 y2=y2 /> }
                    }).collect_view()}
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

/// The ground under a gear’s spaces.
#[component]
fn Plate(gear: Gear) -> impl IntoView {
    view! { <circle class=format!("plate {}", gear.text()) r=pitch(gear.slots()) + 4.7 * MODULE transform=translate(centre(gear)) /> }
}

/// A worker.
#[component]
fn Worker(stage: Stage<Tzolkin>, seat: Option<Seat>) -> impl IntoView {
    let class = move || seat.map_or_else(|| "neutral".to_owned(), |seat| stage.class(seat));
    let mark = move || {
        let banner = class().strip_prefix("of-").map(str::to_owned)?;
        Some(
            view! { <use class="owner" href=format!("#banner-{banner}") transform="translate(0 3.4) scale(.34)" /> },
        )
    };
    view! { <g class=move || format!("rider {}", class())><circle r="9.6" /><use href="#thing-worker" transform="scale(.78)" />{mark}</g> }
}

/// The day, in the middle.
#[component]
fn Days(stage: Stage<Tzolkin>) -> impl IntoView {
    let day = Memo::new(move |_| stage.scene.with(|scene| scene.view.tooth));
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
        <g class="days" tabindex="0" role="img" aria-label=about data-about=about>
            <circle r="64" />
            <text class="day" y="-8">{move || stage.say(&phrase("day").number("day", day.get()))}</text>
            <text class="food" y="14" class:near=move || food.get().is_some_and(|days| days <= 2)>{food_words}</text>
        </g>
    }
}

/// The spaces of a gear: each with its number and what can be done there.
#[component]
fn Spaces(stage: Stage<Tzolkin>, gear: Gear) -> impl IntoView {
    let skulls = Memo::new(move |_| {
        stage.scene.with(
            |scene| if gear == Gear::Chichen { scene.view.skulls.clone() } else { Vec::new() },
        )
    });
    let space = move |number: u8| {
        let place = at(centre(gear), slot(gear, f64::from(number)), pitch(gear.slots()) + OUT);
        let act = Action::new(gear, number);
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
            stage.say(&told)
        };
        let items = match act {
            Some(act) => action(act),
            None if number == 0 => Vec::new(),
            None => vec![Item { count: None, icon: Icon::Any }],
        };
        // Two in a row, no more.
        let rows = items.chunks(2).enumerate().map(|(row, items)| {
            let y = if items.len() < 2 && row == 0 { 4.5 } else { 2.0 + 10.5 * row as f64 };
            view! { <g transform=format!("translate(0 {y})")>{drawn(items, 10.0)}</g> }
        });
        let drawing = rows.collect_view();
        view! {
            <g class="space" transform=translate(place) data-about=about>
                <circle r="17" />
                <text class="number" y="-7.5">{number}</text>
                {drawing}
                {move || skulls.with(|skulls| skulls.contains(&number)).then(|| view! {
                    <use href="#thing-skull" class="left-skull" transform="translate(12 -11) scale(.6)" />
                })}
            </g>
        }
    };
    (0..=gear.top()).map(space).collect_view()
}

/// The first-player space, with the corn on the teeth.
#[component]
fn FirstSpace(stage: Stage<Tzolkin>) -> impl IntoView {
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
        <g class="first-space" data-about=about>
            <path class="arrow" d="M0-9 8 5H-8Z" transform=format!("translate({tip_x:.1} {tip_y:.1}) rotate({})", ARROW - 90.0) />
            <g transform=translate((x, y))>
                <rect x="-17" y="-13" width="34" height="26" rx="6" />
                <text y="4.5">{text("first")}</text>
                <g transform="translate(0 25)">{move || drawn(&[Item { count: Some(corn.get()), icon: Icon::Corn }], 14.0)}</g>
                {move || holder.get().map(|seat| view! { <Worker stage seat=Some(seat) /> })}
            </g>
        </g>
    }
}

/// The quick spaces, when they are in play.
#[component]
fn Quick(stage: Stage<Tzolkin>) -> impl IntoView {
    let in_play = Memo::new(move |_| stage.scene.with(|scene| scene.view.options.quick_actions));
    let now = Memo::new(move |_| {
        stage.scene.with(|scene| game_of(scene).and_then(|game| game.quick_action()))
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
    let spaces =
        Space::QUICK.map(|space| view! { <circle r="11" transform=translate(place_of(space)) /> });
    view! {
        <Show when=move || in_play.get()>
            <g class="quick-spaces" data-about=about>
                <rect x="184" y="-256" width="92" height="78" rx="9" />
                <text x="230" y="-242">{text("quick_title")}</text>
                <g transform="translate(230 -225)">{move || now.get().map(|quick| drawn(&super::pictures::quick(quick), 15.0))}</g>
                {spaces.clone()}
                {move || on.get().into_iter().map(|(seat, space)| view! {
                    <g transform=translate(place_of(space))><Worker stage seat /></g>
                }).collect_view()}
            </g>
        </Show>
    }
}

/// What can be done on the gears: placing, picking up, using an action.
#[component]
fn Choices(stage: Stage<Tzolkin>) -> impl IntoView {
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
            let game = game_of(scene);
            let priced = |(decision, action): (Decision, Action)| {
                (decision, action, game.as_ref().map_or(0, |game| game.price(action)))
            };
            acts.into_iter().map(priced).collect()
        })
    });
    let own_class = move || {
        stage.scene.with(|scene| scene.acting).map(|seat| stage.class(seat)).unwrap_or_default()
    };
    let label = move |decision: Decision| Signal::derive(move || stage.describe(decision));
    let opening = move |Opening { decision, space, corn }: Opening| {
        let place = place_of(space);
        let price = (corn > 0).then(|| view! {
            <g class="price" transform="translate(0 -15)"><rect x="-13" y="-7.5" width="26" height="15" rx="7" />
                {drawn(&[Item { count: Some(corn.min(99) as u8), icon: Icon::Corn }], 11.0)}</g>
        });
        view! {
            <Target stage decisions=vec![decision] label=label(decision) class=format!("opening {}", own_class()) transform=translate(place)>
                <circle r="13" /><use href="#thing-worker" transform="scale(.78)" />{price}
            </Target>
        }
    };
    let pick = move |(decision, space): (Decision, Space)| {
        view! {
            <Target stage decisions=vec![decision] label=label(decision) class="pick" transform=translate(place_of(space))>
                <circle r="13" />
            </Target>
        }
    };
    let act = move |(decision, action, price): (Decision, Action, i16)| {
        let gear = action.gear();
        let place =
            at(centre(gear), slot(gear, f64::from(action.number())), pitch(gear.slots()) + OUT);
        let cost = (price != 0).then(|| {
            let sign = if price < 0 { "+" } else { "" };
            view! {
                <g class="price" transform="translate(0 -19)"><rect x="-13" y="-7.5" width="26" height="15" rx="7" />
                    <text class="count" x="-2" y="4" font-size="10">{sign}{price.abs()}</text>
                    <use href="#thing-corn" transform="translate(6 0) scale(.45)" /></g>
            }
        });
        view! {
            <Target stage decisions=vec![decision] label=label(decision) class="act" transform=translate(place)>
                <circle r="18" />{cost}
            </Target>
        }
    };
    view! {
        <For each=move || open.get() key=|opening| format!("{opening:?}") let:item>{opening(item)}</For>
        <For each=move || picks.get() key=|pick| *pick let:item>{pick(item)}</For>
        <For each=move || acts.get() key=|act| *act let:item>{act(item)}</For>
    }
}
