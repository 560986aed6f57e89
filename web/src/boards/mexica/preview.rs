//! What would come of the target that is pointed at.

use leptos::prelude::*;
use patolli_game::Seat;
use patolli_mexica::{Axis, Cell, Cells, Decision, District, Floors, Mexica, Question};

use super::domino::Pair;
use super::map::{SIDE, WIDE, corner, outline, squares, to};
use super::pictures::Temple;
use super::sight::{Kind, Spot, closed_by, temple_by};
use crate::boards::Stage;

/// What the pointed target would do: the thing itself, and the districts a canal would close.
#[component]
pub fn Preview(
    stage: Stage<Mexica>,
    all: Memo<Vec<Spot>>,
    /// Where a pointer would lay a canal of two.
    aim: ReadSignal<Option<Pair>>,
) -> impl IntoView {
    let meant = Memo::new(move |_| {
        let (pointed, aim) = (stage.pointed.get(), aim.get());
        stage.scene.with(|scene| {
            if let Some((first, second)) = aim {
                let begins = scene.begun.as_ref().map(|begun| begun.decision);
                let begins = begins.filter(|_| scene.view.question != Some(Question::DoubleCanal));
                let chain = begins.into_iter().chain([first, second].map(Decision::At)).collect();
                return scene.acting.map(|seat| (seat, Some(Question::DoubleCanal), chain));
            }
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
pub fn Route(stage: Stage<Mexica>, all: Memo<Vec<Spot>>) -> impl IntoView {
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
        (Question::Canal | Question::DoubleCanal, _) => Some(canal(cells.into_iter().collect())),
        (Question::SecondCell { first }, Decision::At(second)) => {
            Some(canal([first, *second].into_iter().collect()))
        }
        (Question::Jump, Decision::At(cell)) => Some(pilli(stage, seat, *cell)),
        (Question::Temple, _) => {
            let built = stage.scene.with(|scene| temple_by(scene, chain));
            built.map(|(cell, floors)| temple(stage, seat, cell, floors))
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

fn canal(cells: Cells) -> AnyView {
    view! {
        <path class="canals" d=squares(&cells) />
        <path class="domino" d=outline(&cells) />
    }
    .into_any()
}

fn pilli(stage: Stage<Mexica>, seat: Seat, cell: Cell) -> AnyView {
    view! {
        <g class=stage.class(seat) transform=to(cell)>
            <use class="guest" href="#pilli" />
        </g>
    }
    .into_any()
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
