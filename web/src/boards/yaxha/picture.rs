//! The picture of the game on the home page.

use leptos::prelude::*;
use patolli_yaxha::{Cell, Colour};

use super::cube;
use super::iso::{Spot, Turn, centring};

/// The cubes of the picture on the home page.
const SAMPLE: &str = "orange d4, orange e4, blue f4, blue g4, \
    orange d5, grey e5, green f5, blue g5, \
    yellow d6, yellow e6, green f6, grey g6, yellow d7, green e7, green f7, grey g7, \
    orange 2d4, blue 2e4, blue 2f4, yellow 2d5, green 2e5, blue 2f5, \
    yellow 2d6, green 2e6, green 2f6, \
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
    let (x, y) = centring(cubes.iter().map(|(_, cell)| *cell), turn);
    let draw = |(colour, cell): (Colour, Cell)| {
        let (x, y) = Spot::of(cell, turn).point();
        let place = format!("translate({x:.1} {y:.1})");
        view! { <use href=format!("#cube-{}", cube::name(colour)) transform=place /> }
    };
    view! {
        <svg class="picture" viewBox="-560 -370 1120 735" aria-hidden="true">
            <g transform=format!(
                "translate({x:.1} {y:.1})",
            )>{cubes.into_iter().map(draw).collect_view()}</g>
        </svg>
    }
    .into_any()
}
