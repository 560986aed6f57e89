//! Where something can be done on the map, and what would come of it.

use leptos::prelude::*;
use patolli_game::Seat;
use patolli_mexica::{Axis, Cell, Cells, Decision, District, Floors, Mexica, Question};

use super::map::{SIDE, WIDE, corner, outline, squares, to};
use super::phrase;
use super::pictures::Temple;
use super::sight::{Kind, Spot, closed_by, spots};
use crate::boards::{Stage, Target};

/// The cells that can be pressed, and a preview of what the pointed one would do.
#[component]
pub fn Targets(stage: Stage<Mexica>) -> impl IntoView {
    // A canal of two is laid by two clicks: where the first was.
    let begun: RwSignal<Option<Cell>> = RwSignal::new(None);
    let question =
        Memo::new(move |_| stage.scene.with(|scene| (scene.number, scene.view.question)));
    Effect::new(move || {
        question.with(|_| ());
        begun.set(None);
    });
    let all = Memo::new(move |_| stage.scene.with(|scene| spots(scene, begun.get())));
    // The cell that was already chosen, while one more thing is asked about it.
    let chosen = Memo::new(move |_| match question.get().1? {
        Question::Floors { cell } | Question::Axis { cell } | Question::NewAxis { cell, .. } => {
            Some(cell)
        }
        Question::NewPlace { from } => Some(from),
        _ => None,
    });
    let mark = move || chosen.get().map(|cell| squares([cell])).unwrap_or_default();
    let anchor = move || begun.get().map(|cell| squares([cell])).unwrap_or_default();
    let give_up = move |_| begun.set(None);
    // Each with the class of the acting player; one is reached by the tab key, the others from it.
    let drawn = Memo::new(move |_| {
        let acting = stage.scene.with(|scene| scene.acting);
        let class = acting.map(|seat| stage.class(seat)).unwrap_or_default();
        let spots = all.get().into_iter().enumerate();
        spots.map(|(at, spot)| (spot, class.clone(), at == 0)).collect::<Vec<_>>()
    });
    view! {
        <Preview stage all />
        <Route stage all />
        <path class="chosen" d=mark />
        <path class="anchor" d=anchor on:click=give_up />
        <For each=move || drawn.get() key=|drawn| format!("{drawn:?}") let((spot, class, tab))>
            {draw(stage, spot, class, tab, begun)}
        </For>
    }
}

fn draw(
    stage: Stage<Mexica>,
    spot: Spot,
    class: String,
    tab: bool,
    begun: RwSignal<Option<Cell>>,
) -> impl IntoView {
    let Spot { cell, decisions, cost, over, kind } = spot;
    let begins = kind == Kind::Begin;
    let press = begins.then(|| Callback::new(move |()| begun.set(Some(cell))));
    let chain = decisions.clone();
    let label = Signal::derive(move || match (chain.as_slice(), cost) {
        (_, Some(cost)) => {
            let over: Vec<String> = over.iter().map(ToString::to_string).collect();
            let id = if over.is_empty() { "go" } else { "go_over" };
            let words = phrase(id).text("cell", cell).text("over", over.join(", "));
            stage.say(&words.number("cost", cost))
        }
        ([Decision::At(first), Decision::At(second)], _) => {
            let both = phrase("dig_both").text("first", first).text("second", second);
            stage.say(&both)
        }
        (_, None) if begins => stage.say(&phrase("dig_from").text("cell", cell)),
        ([decision], None) => stage.describe(*decision),
        _ => String::new(),
    });
    let class = match kind {
        Kind::Go => format!("cell go {class}"),
        Kind::Put => "cell put".to_owned(),
        Kind::Begin => "cell put begin".to_owned(),
    };
    let shape = match (kind, cost) {
        (Kind::Go, Some(cost)) => view! {
            <circle r="11" />
            <text y="5">{cost}</text>
        }
        .into_any(),
        (Kind::Go, None) => view! {
            <circle r="16" />
            <use class="guest" href="#pilli" transform="scale(.72)" />
        }
        .into_any(),
        _ => view! { <rect x="-17" y="-17" width="34" height="34" rx="5" /> }.into_any(),
    };
    view! {
        <Target stage decisions label class transform=to(cell) tab press>
            <rect class="reach" x="-20" y="-20" width="40" height="40" />
            {shape}
        </Target>
    }
}

/// What the pointed target would do: the thing itself, and the districts a canal would close.
#[component]
fn Preview(stage: Stage<Mexica>, all: Memo<Vec<Spot>>) -> impl IntoView {
    let meant = Memo::new(move |_| {
        let pointed = stage.pointed.get();
        stage.scene.with(|scene| {
            let last = scene.draft.or(pointed)?;
            let chain = all.with(|all| {
                all.iter()
                    .find(|spot| spot.decisions.last() == Some(&last) && spot.kind == Kind::Put)
                    .map(|spot| spot.decisions.clone())
            });
            scene
                .acting
                .map(|seat| (seat, scene.view.question, chain.unwrap_or_else(|| vec![last])))
        })
    });
    let closed = Memo::new(move |_| {
        let Some((_, question, chain)) = meant.get() else { return Vec::new() };
        let digs = matches!(
            question,
            Some(Question::Canal | Question::DoubleCanal | Question::SecondCell { .. })
        );
        if digs { stage.scene.with(|scene| closed_by(scene, &chain)) } else { Vec::new() }
    });
    let ghost = move || {
        let (seat, question, chain) = meant.get()?;
        ghost(stage, seat, question?, &chain)
    };
    let outlined = move |district: District| {
        let size = district.size();
        let ordered = stage.scene.with(|scene| scene.view.is_ordered(size));
        let label = district.cells.iter().nth(size as usize / 2);
        view! {
            <g class="closed" class:ordered=ordered>
                <path d=outline(&district.cells) />
                {label
                    .filter(|_| size <= WIDE)
                    .map(|cell| {
                        view! {
                            <g transform=to(cell)>
                                <circle r="15" />
                                <text y="6">{size}</text>
                            </g>
                        }
                    })}
            </g>
        }
    };
    view! {
        <g class="preview" aria-hidden="true">
            {ghost}
            {move || closed.get().into_iter().map(outlined).collect_view()}
        </g>
    }
}

/// The way to the pointed target, where it is partly by boat: from stop to stop.
#[component]
fn Route(stage: Stage<Mexica>, all: Memo<Vec<Spot>>) -> impl IntoView {
    let line = move || {
        let pointed = stage.pointed.get()?;
        let spot = all.with(|all| {
            let leads = |spot: &&Spot| spot.decisions.last() == Some(&pointed);
            all.iter().find(leads).filter(|spot| !spot.over.is_empty()).cloned()
        })?;
        let start = stage.scene.with(|scene| {
            scene.acting.and_then(|seat| scene.view.players.get(seat.index())?.pilli)
        })?;
        let stops = [start].into_iter().chain(spot.over).chain([spot.cell]);
        let points = stops.map(|cell| {
            let (x, y) = corner(cell);
            format!("{} {}", x + SIDE / 2, y + SIDE / 2)
        });
        Some(points.collect::<Vec<_>>().join(" "))
    };
    let points = move || line().unwrap_or_default();
    view! { <polyline class="route" points=points aria-hidden="true" /> }
}

/// The thing that would be there.
fn ghost(
    stage: Stage<Mexica>,
    seat: Seat,
    question: Question,
    chain: &[Decision],
) -> Option<AnyView> {
    let cells: Vec<Cell> = chain
        .iter()
        .filter_map(|decision| match decision {
            Decision::At(cell) => Some(*cell),
            _ => None,
        })
        .collect();
    match (question, chain.last()?) {
        (Question::Canal | Question::DoubleCanal, _) => {
            Some(view! { <path class="canals" d=squares(cells) /> }.into_any())
        }
        (Question::SecondCell { first }, Decision::At(second)) => {
            let both = Cells::from_iter([first, *second]);
            Some(view! { <path class="canals" d=squares(&both) /> }.into_any())
        }
        (Question::Floors { cell }, Decision::Floors(floors)) => {
            Some(temple(stage, seat, cell, *floors))
        }
        (Question::Axis { cell } | Question::NewAxis { cell, .. }, Decision::Axis(axis)) => {
            Some(bridge(cell, *axis))
        }
        _ => None,
    }
}

fn temple(stage: Stage<Mexica>, seat: Seat, cell: Cell, floors: Floors) -> AnyView {
    let class = stage.class(seat);
    view! {
        <g transform=to(cell)>
            <Temple floors=floors.number() class />
        </g>
    }
    .into_any()
}

fn bridge(cell: Cell, axis: Axis) -> AnyView {
    view! {
        <g class="bridge" transform=to(cell)>
            <use href=format!("#bridge-{}", axis.text()) />
        </g>
    }
    .into_any()
}
