//! Turns that are drawn on the map: the cells they lead to, in order.

use leptos::prelude::*;
use patolli_mexica::{Cell, Decision, Mexica};

use super::map::to;
use crate::boards::Stage;
use crate::table::{Line, Source};

/// A cell of a turn, and how many came before it.
fn cells(line: &Line<Decision>) -> impl Iterator<Item = (usize, Cell)> {
    let cells = line.decisions.iter().filter_map(|decision| match decision {
        Decision::At(cell) => Some(*cell),
        _ => None,
    });
    cells.enumerate()
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
        let drawn = lines.iter().flat_map(|line| cells(line).map(|cell| draw(line.source, cell)));
        drawn.collect_view()
    };
    view! {
        <g class="lines" aria-hidden="true">
            {all}
        </g>
    }
}
