//! The board of Yaxha: pyramids in perspective, the market, the bonus cards.

mod bonus;
pub mod cube;
mod help;
mod iso;
mod market;
mod pyramid;

use leptos::prelude::*;
use patolli_game::{Name, Phrase, Seat};
use patolli_yaxha::{
    Bonus, Card, Cell, Colour, Cubes, Decision, Event, Phase, Pyramid as Built, ROUNDS, Yaxha,
};

use self::bonus::BonusCards;
use self::cube::Cube;
use self::iso::{Spot, Turn};
use self::market::Market;
use self::pyramid::Pyramid;
use crate::boards::{Board, Parts, Stage};
use crate::icons::Thinking;
use crate::speech::Speech;
use crate::table::Scene;

pub static BOARD: Board<Yaxha> = Board { title, ask, icon, help: Some(help::help), parts };

fn phrase(id: &'static str) -> Phrase {
    Phrase::new("yaxha-board", id)
}

/// A text of the board without parameters, which follows the language.
fn text(id: &'static str) -> impl Fn() -> String + Copy + Send + Sync + 'static {
    let speech = Speech::get();
    move || speech.say(&phrase(id))
}

/// Where the game stands.
fn title(scene: &Scene<Yaxha>) -> Phrase {
    let phase = match scene.view.phase {
        Phase::Choosing => "choosing",
        Phase::Taking => "taking",
        Phase::Building => "building",
        Phase::Over => "over",
    };
    Phrase::new("yaxha-draw", "round")
        .number("round", scene.view.round)
        .number("rounds", ROUNDS)
        .phrase("phase", Phrase::new("yaxha-draw", phase))
}

/// What the person is asked to do.
fn ask(scene: &Scene<Yaxha>) -> Phrase {
    let hand = |seat: Seat| scene.view.hands.get(seat.index()).copied().unwrap_or_default();
    match (scene.view.phase, scene.acting) {
        (Phase::Choosing, _) => phrase("ask_choose"),
        (Phase::Taking, _) => phrase("ask_take"),
        (Phase::Building, Some(seat)) => phrase("ask_build").number("cubes", hand(seat).len()),
        (Phase::Building | Phase::Over, _) => phrase("ask_build").number("cubes", 0),
    }
}

/// A cube for a colour, and what a bonus card shows for the card.
fn icon(source: Name) -> AnyView {
    let colour = Colour::ALL.into_iter().find(|colour| colour.name() == source);
    let card = Bonus::ALL.iter().find(|card| card.name() == source);
    match (colour, card) {
        (Some(colour), _) => view! { <Cube colour /> }.into_any(),
        (_, Some(card)) => {
            view! { <span class="picture">{bonus::picture(*card)}</span> }.into_any()
        }
        _ => ().into_any(),
    }
}

/// What lies before the person and is not yet placed, without what they have just put down.
fn hand(scene: &Scene<Yaxha>) -> Cubes {
    let hand = scene.acting.and_then(|seat| scene.view.hands.get(seat.index()));
    let mut cubes = hand.copied().unwrap_or_default();
    if let Some(Decision::Place(colour, _)) = scene.draft {
        cubes.remove(colour);
    }
    cubes
}

fn parts(stage: Stage<Yaxha>) -> Parts {
    let wished: RwSignal<Option<Colour>> = RwSignal::new(None);
    // The colour to place: the one that was picked while it lasts, or else the first that fits.
    let chosen = Memo::new(move |_| {
        stage.scene.with(|scene| {
            let fits = |colour: Colour| {
                scene.decisions.iter().any(|d| matches!(d, Decision::Place(c, _) if *c == colour))
            };
            let drafted = match scene.draft {
                Some(Decision::Place(colour, _)) => Some(colour),
                _ => None,
            };
            let wished = wished.get().filter(|&colour| fits(colour));
            wished.or(drafted).or_else(|| Colour::ALL.into_iter().find(|&colour| fits(colour)))
        })
    });
    Parts {
        main: view! { <Pyramids stage chosen /> }.into_any(),
        side: view! { <Market stage /> <BonusCards stage /> }.into_any(),
        hand: view! { <Hand stage chosen wished /> }.into_any(),
    }
}

/// The cubes to place: each a button that chooses its colour.
#[component]
fn Hand(
    stage: Stage<Yaxha>,
    chosen: Memo<Option<Colour>>,
    wished: RwSignal<Option<Colour>>,
) -> impl IntoView {
    let speech = Speech::get();
    let cubes = Memo::new(move |_| stage.scene.with(hand));
    let label = move |colour: Colour| {
        move || speech.say(&phrase("hand_cube").name("colour", colour.name()))
    };
    let button = move |colour: Colour| {
        let pressed = move || if chosen.get() == Some(colour) { "true" } else { "false" };
        view! {
            <button
                class="hand-cube"
                aria-pressed=pressed
                aria-label=label(colour)
                data-about=label(colour)
                on:click=move |_| wished.set(Some(colour))
            >
                <Cube colour />
            </button>
        }
    };
    view! {
        <div class="hand" class:empty=move || cubes.get().is_empty() role="group" aria-label=text("hand")>
            {move || cubes.get().iter().map(button).collect_view()}
        </div>
    }
}

/// One's own pyramid large, the others small beside it; any of them can be brought to the front.
#[component]
fn Pyramids(stage: Stage<Yaxha>, chosen: Memo<Option<Colour>>) -> impl IntoView {
    let own = Memo::new(move |_| stage.scene.with(Scene::front));
    let seats = Memo::new(move |_| stage.scene.with(|scene| usize::from(scene.view.seats)));
    let looked_at: RwSignal<Option<Seat>> = RwSignal::new(None);
    // Whoever has to build sees their own pyramid.
    let step = Memo::new(move |_| {
        stage.scene.with(|scene| (scene.acting, scene.view.phase, scene.view.round))
    });
    Effect::new(move || {
        step.track();
        looked_at.set(None);
    });
    let large = Memo::new(move |_| looked_at.get().unwrap_or_else(|| own.get()));
    let small = Memo::new(move |_| {
        Seat::first(seats.get()).filter(|&seat| seat != large.get()).collect::<Vec<_>>()
    });
    let turn = RwSignal::new(Turn::default());
    let label = move |seat: Seat| {
        let cubes =
            stage.scene.with(|scene| scene.view.pyramids.get(seat.index()).map_or(0, Built::len));
        stage.say(&phrase("pyramid_of").seat("seat", seat).number("cubes", cubes))
    };
    view! {
        <div class="yaxha">
            <div class="others">
                <For each=move || small.get() key=|seat| *seat let:seat>
                    <button
                        class="other"
                        data-about=text("enlarge")
                        on:click=move |_| looked_at.set(Some(seat))
                    >
                        <Pyramid
                            stage
                            seat=Signal::stored(seat)
                            turn=Signal::stored(Turn::default())
                            chosen=Signal::stored(None)
                            label=Signal::derive(move || label(seat))
                        />
                        <Caption stage seat=Signal::stored(seat) />
                    </button>
                </For>
            </div>
            <figure class="large" aria-describedby="cubes">
                <p class="unseen" id="cubes">{move || contents(stage, large.get())}</p>
                <Pyramid stage seat=large turn chosen label=Signal::derive(move || label(large.get())) />
                <figcaption><Caption stage seat=large /></figcaption>
                <div class="turning">
                    <button class="round" aria-label=text("turn_left") data-about=text("turn_left")
                        on:click=move |_| turn.update(|t| *t = t.next(true))>"↺"</button>
                    <button class="round" aria-label=text("turn_right") data-about=text("turn_right")
                        on:click=move |_| turn.update(|t| *t = t.next(false))>"↻"</button>
                    <Show when=move || looked_at.get().is_some_and(|seat| seat != own.get())>
                        <button on:click=move |_| looked_at.set(None)>{text("back_to_own")}</button>
                    </Show>
                </div>
            </figure>
        </div>
    }
}

/// What lies where in a pyramid, level by level, for those who do not see it.
fn contents(stage: Stage<Yaxha>, seat: Seat) -> String {
    let levels = stage.scene.with(|scene| {
        let pyramid = scene.view.pyramids.get(seat.index()).copied().unwrap_or_default();
        let on = |level: usize| {
            let cubes = pyramid.iter().filter(move |(_, cell)| cell.level() == level);
            let named =
                cubes.map(|(colour, cell)| format!("{} {cell}", stage.speech.name(colour.name())));
            named.collect::<Vec<_>>().join(", ")
        };
        [0, 1, 2, 3].map(on)
    });
    let filled = (1..).zip(levels).filter(|(_, cubes)| !cubes.is_empty());
    let say = |(level, cubes): (i64, String)| {
        stage.speech.say(&phrase("level").number("level", level).text("cubes", cubes))
    };
    filled.map(say).collect::<Vec<_>>().join(" ")
}

/// Whose pyramid it is: mark, name, initiative, the card they played and the cubes they hold.
#[component]
fn Caption(stage: Stage<Yaxha>, #[prop(into)] seat: Signal<Seat>) -> impl IntoView {
    let speech = Speech::get();
    let at = move || seat.get().index();
    let mark = move || stage.mark(seat.get());
    let name = move || stage.name(seat.get());
    let initiative = Memo::new(move |_| {
        stage.scene.with(|scene| scene.view.initiative.get(at()).copied().unwrap_or_default())
    });
    let about_initiative =
        move || speech.say(&phrase("initiative").number("number", initiative.get()));
    // With whom they exchanged initiative tiles in this round.
    let rival = Memo::new(move |_| {
        let own = seat.get();
        stage.scene.with(|scene| {
            market::this_round(scene).find_map(|event| match *event {
                Event::InitiativeSwapped { seat, other } if seat == own => Some(other),
                Event::InitiativeSwapped { seat, other } if other == own => Some(seat),
                _ => None,
            })
        })
    });
    let about_swap = move || {
        let other = rival.get()?;
        Some(stage.say(&phrase("swapped").seat("seat", seat.get()).seat("other", other)))
    };
    let card =
        Memo::new(move |_| stage.scene.with(|scene| scene.view.cards.get(at()).copied().flatten()));
    let held = Memo::new(move |_| {
        stage.scene.with(|scene| scene.view.hands.get(at()).copied().unwrap_or_default())
    });
    let acting = Memo::new(move |_| stage.scene.with(|scene| scene.acting == Some(seat.get())));
    let thinks = Memo::new(move |_| {
        stage
            .scene
            .with(|scene| scene.deciding.contains(seat.get()) && scene.acting != Some(seat.get()))
    });
    let played = move || {
        card.get().map(|card| match card {
            Card::Hidden => {
                view! { <span class="played down" data-about=text("card_down")></span> }.into_any()
            }
            Card::Shown(tile) => view! {
                <span class="played" data-about=text("card_up")>{tile.to_string()}</span>
            }
            .into_any(),
        })
    };
    view! {
        <span class="caption">
            {mark}
            <span class="name">{name}</span>
            <span class="initiative" role="img" data-about=about_initiative aria-label=about_initiative
                class:swapped=move || rival.get().is_some()>{initiative}</span>
            <span class="swap" data-about=about_swap>
                {move || rival.get().map(|other| view! { "⇄" {stage.mark(other)} })}
            </span>
            {played}
            <Show when=move || !acting.get()>
                <span class="held">
                    {move || held.get().iter().map(|colour| view! { <Cube colour /> }).collect_view()}
                </span>
            </Show>
            <Show when=move || thinks.get()><Thinking /></Show>
        </span>
    }
}

/// The cubes of the picture on the home page.
const SAMPLE: &str = "orange d4, orange e4, blue f4, blue g4, orange d5, grey e5, green f5, blue g5, \
    yellow d6, yellow e6, green f6, grey g6, yellow d7, green e7, green f7, grey g7, \
    orange 2d4, blue 2e4, blue 2f4, yellow 2d5, green 2e5, blue 2f5, yellow 2d6, green 2e6, green 2f6, \
    blue 3d4, blue 3e4, green 3d5, green 3e5, green 4d4";

/// A picture of the game.
pub fn picture() -> AnyView {
    let cubes = SAMPLE.split(", ").filter_map(|cube| {
        let (colour, cell) = cube.trim().split_once(' ')?;
        Some((colour.parse::<Colour>().ok()?, cell.parse::<Cell>().ok()?))
    });
    let mut cubes: Vec<_> = cubes.collect();
    let turn = Turn::default();
    cubes.sort_by_key(|(_, cell)| Spot::of(*cell, turn).depth());
    let (x, y) = iso::centring(cubes.iter().map(|(_, cell)| *cell), turn);
    let draw = |(colour, cell): (Colour, Cell)| {
        let (x, y) = Spot::of(cell, turn).point();
        let place = format!("translate({x:.1} {y:.1})");
        view! { <use href=format!("#cube-{}", cube::name(colour)) transform=place /> }
    };
    view! {
        <svg class="picture" viewBox="-560 -370 1120 735" aria-hidden="true">
            <g transform=format!("translate({x:.1} {y:.1})")>{cubes.into_iter().map(draw).collect_view()}</g>
        </svg>
    }
    .into_any()
}
