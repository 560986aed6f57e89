//! Turns that are drawn on the map: the cells they lead to, in order.

use leptos::prelude::*;
use patolli_mexica::{Cell, Decision, Event, Mexica};

use super::map::to;
use super::tale::chapter;
use crate::boards::Stage;
use crate::table::{Line, Scene, Source};

/// Where each thing is done in a turn: a canal may have two cells, a way is where it ends. What is
/// only begun is where it was begun.
fn deeds(scene: &Scene<Mexica>, line: &Line<Decision>) -> Vec<Vec<Cell>> {
    let Some(seat) = scene.acting.or(scene.deciding.lowest()) else { return Vec::new() };
    let turn = scene.turn_of(seat, &line.decisions, chapter);
    let mut deeds = Vec::new();
    let mut on_the_way = false;
    for (_, event) in &turn.events {
        let goes =
            matches!(event, Event::Walked { .. } | Event::Sailed { .. } | Event::Jumped { .. });
        let cells = match *event {
            Event::Walked { cell, .. }
            | Event::Sailed { cell, .. }
            | Event::Jumped { cell, .. } => {
                if on_the_way {
                    deeds.pop();
                }
                vec![cell]
            }
            Event::DoubleCanalDug { cell, other, .. } => vec![cell, other],
            Event::PilliPlaced { cell, .. }
            | Event::CanalDug { cell, .. }
            | Event::BridgeBuilt { cell, .. }
            | Event::BridgeMoved { cell, .. }
            | Event::TempleBuilt { cell, .. }
            | Event::DistrictFounded { cell, .. } => vec![cell],
            _ => continue,
        };
        on_the_way = goes;
        deeds.push(cells);
    }
    if deeds.is_empty() {
        deeds.extend(line.decisions.iter().filter_map(|decision| match decision {
            Decision::At(cell) => Some(vec![*cell]),
            _ => None,
        }));
    }
    deeds
}

/// The cells of every turn that is drawn, numbered.
#[component]
pub fn Lines(stage: Stage<Mexica>) -> impl IntoView {
    let draw = |source: Source, (before, cell): (usize, Cell)| {
        // Both can be seen where they meet.
        let (class, half) = match source {
            Source::Played => ("in-line on-played", 18),
            Source::Better => ("in-line on-better", 14),
        };
        let corner = format!("translate({0} -{0})", half - 3);
        view! {
            <g class=class transform=to(cell)>
                <rect x=-half y=-half width=2 * half height=2 * half rx="7" />
                <g transform=corner>
                    <circle r="7" />
                    <text y="3.5">{before + 1}</text>
                </g>
            </g>
        }
    };
    let all = move || {
        let lines = stage.lines.get();
        let drawn = stage.scene.with(|scene| {
            let of_line = |line: &Line<Decision>| {
                let deeds = deeds(scene, line).into_iter().enumerate();
                let cells =
                    deeds.flat_map(|(at, cells)| cells.into_iter().map(move |cell| (at, cell)));
                cells.map(|cell| (line.source, cell)).collect::<Vec<_>>()
            };
            lines.iter().flat_map(of_line).collect::<Vec<_>>()
        });
        drawn.into_iter().map(|(source, cell)| draw(source, cell)).collect_view()
    };
    view! {
        <g class="lines" aria-hidden="true">
            {all}
        </g>
    }
}
