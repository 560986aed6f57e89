//! The island from above, with everything on it.

use std::fmt::{self, Write};

use leptos::prelude::*;
use patolli_game::Seat;
use patolli_mexica::{
    Axis, COLUMNS, Cell, Cells, District, MAP, Mexica, PALACE_BONUS, ROWS, View, values,
};

use super::lines::Lines;
use super::pictures::{Temple, class_of};
use super::scored::Scored;
use super::targets::Targets;
use super::{phrase, sight, text};
use crate::boards::Stage;
use crate::browser::scroll_across;

/// A district of more cells than this is still open land.
pub const WIDE: u32 = 60;
/// The period at the end of which every district is scored.
const LAST_PERIOD: u8 = 2;
/// The lake around the island.
const EDGE: usize = 26;
/// The side of a cell.
pub const SIDE: usize = 40;

/// A part of the map: its left and upper edge, width and height.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Frame([i32; 4]);

impl Frame {
    pub const WHOLE: Self = Self([-26, -26, 892, 614]);

    /// From one cell to another, by column and row from 0.
    pub const fn cells(from: (i32, i32), to: (i32, i32)) -> Self {
        let side = SIDE as i32;
        let (width, height) = (to.0 - from.0 + 1, to.1 - from.1 + 1);
        Self([from.0 * side, from.1 * side, width * side, height * side])
    }
}

impl fmt::Display for Frame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self([x, y, width, height]) = self;
        write!(f, "{x} {y} {width} {height}")
    }
}

/// The corner of a cell.
pub fn corner(cell: Cell) -> (usize, usize) {
    let (column, row) = cell.place();
    (column * SIDE, row * SIDE)
}

/// To the middle of a cell.
pub fn to(cell: Cell) -> String {
    let (x, y) = corner(cell);
    format!("translate({} {})", x + SIDE / 2, y + SIDE / 2)
}

/// The outline of these cells.
pub fn outline(cells: &Cells) -> String {
    let mut path = String::new();
    let within = |column: Option<usize>, row: Option<usize>| {
        let cell = column.zip(row).and_then(|(column, row)| Cell::at(column, row));
        cell.is_some_and(|cell| cells.contains(cell))
    };
    for cell in cells {
        let (column, row) = cell.place();
        let (x, y) = corner(cell);
        let (left, above) = (column.checked_sub(1), row.checked_sub(1));
        let (column, row) = (Some(column), Some(row));
        // Writing to a string cannot fail.
        if !within(column, above) {
            let _ = write!(path, "M{x} {y}h{SIDE}");
        }
        if !within(left, row) {
            let _ = write!(path, "M{x} {y}v{SIDE}");
        }
        if !within(column, row.map(|row| row + 1)) {
            let _ = write!(path, "M{x} {}h{SIDE}", y + SIDE);
        }
        if !within(column.map(|column| column + 1), row) {
            let _ = write!(path, "M{} {y}v{SIDE}", x + SIDE);
        }
    }
    path
}

/// The squares of some cells.
pub fn squares(cells: impl IntoIterator<Item = Cell>) -> String {
    let mut path = String::new();
    for cell in cells {
        let (x, y) = corner(cell);
        let _ = write!(path, "M{x} {y}h{SIDE}v{SIDE}h-{SIDE}z");
    }
    path
}

/// What a column is called: the first sign of its cells in every sentence.
fn letter(column: usize) -> String {
    char::from(b'a' + column as u8).to_string()
}

/// What a row is called: what follows.
const fn number(row: usize) -> usize {
    row + 1
}

fn every_cell() -> impl Iterator<Item = Cell> {
    (0..Cell::COUNT).filter_map(Cell::from_index)
}

/// The cells with one of these signs on the printed map.
pub fn printed(signs: &'static [u8]) -> impl Iterator<Item = Cell> {
    every_cell().filter(move |cell| {
        let (column, row) = cell.place();
        signs.contains(&MAP[row][column])
    })
}

/// The map.
#[component]
pub fn Map(
    stage: Stage<Mexica>,
    /// The cell that is pointed at, on the map or in the list of districts.
    looked_at: RwSignal<Option<Cell>>,
    /// The part of it that is shown.
    #[prop(default = Frame::WHOLE)]
    frame: Frame,
) -> impl IntoView {
    let view_of = move |part: fn(&View) -> Cells| {
        Memo::new(move |_| stage.scene.with(|scene| part(&scene.view)))
    };
    let canals = view_of(|view| view.canals);
    let districts = Memo::new(move |_| stage.scene.with(|scene| scene.view.districts()));
    let recent = Memo::new(move |_| stage.scene.with(sight::recent).into_iter().collect::<Cells>());
    let canal_path = move || squares(canals.get().iter());
    let land: Cells = every_cell().collect();
    // The district that is pointed at, by the pointer or in the list.
    let pointed = Memo::new(move |_| {
        let cell = looked_at.get()?;
        // Land that is nearly the whole island needs no outline.
        let shown = |district: &District| district.token.is_some() || district.size() <= WIDE;
        let pointed = districts
            .with(|all| all.iter().find(|district| district.cells.contains(cell)).cloned());
        pointed.filter(shown)
    });
    // On a small screen the map is too wide: the player's own cell is scrolled to the middle.
    let own = Memo::new(move |_| {
        stage.scene.with(|scene| {
            let pilli = scene.view.players.get(scene.acting?.index())?.pilli;
            // A player without a Pilli begins at the palace.
            pilli.or_else(|| printed(b"E").next())
        })
    });
    let drawn = NodeRef::<leptos::svg::Svg>::new();
    Effect::new(move || {
        // A table is drawn piece by piece: the map may not be there yet.
        if drawn.get().is_none() {
            return;
        }
        // Figures of the guide lie over the table, and must not move anything there.
        if let Some(cell) = own.get().filter(|_| frame == Frame::WHOLE) {
            let (x, _) = corner(cell);
            let part = (x + SIDE / 2 + EDGE) as f64 / (COLUMNS * SIDE + 2 * EDGE) as f64;
            request_animation_frame(move || scroll_across(".board", part));
        }
    });
    let letters = (0..COLUMNS).map(|column| {
        let letter = letter(column);
        let x = column * SIDE + SIDE / 2;
        view! {
            <text x=x y="-8">
                {letter.clone()}
            </text>
            <text x=x y=ROWS * SIDE + 18>
                {letter}
            </text>
        }
    });
    let numbers = (0..ROWS).map(|row| {
        let y = row * SIDE + SIDE / 2 + 5;
        view! {
            <text x="-14" y=y>
                {number(row)}
            </text>
            <text x=COLUMNS * SIDE + 14 y=y>
                {number(row)}
            </text>
        }
    });
    let hit = move |cell: Cell| {
        let (x, y) = corner(cell);
        let explain = move |event: leptos::ev::PointerEvent| {
            looked_at.set(Some(cell));
            // The explanation reads it as the event bubbles up.
            if let Some(element) = event_target_element(&event) {
                let _ = element
                    .set_attribute("data-about", &about(stage, cell, &districts.get_untracked()));
            }
        };
        view! { <rect class="hit" x=x y=y width=SIDE height=SIDE on:pointerover=explain /> }
    };
    view! {
        <svg
            node_ref=drawn
            class="mexica"
            viewBox=frame.to_string()
            role="group"
            aria-label=text("map")
            on:pointerleave=move |_| looked_at.set(None)
        >
            <rect class="lake" x="-26" y="-26" width="892" height="614" rx="16" />
            <g class="places" aria-hidden="true">
                {letters.collect_view()}
                {numbers.collect_view()}
            </g>
            <path class="shore" d=outline(&land) />
            <path class="land" d=squares(every_cell()) />
            <path class="palace" d=squares(printed(b"SE")) />
            <g class="emblem">
                {printed(b"S")
                    .map(|cell| view! { <circle r="11" transform=to(cell) /> })
                    .collect_view()}
                {printed(b"E")
                    .map(|cell| view! { <path d="M0-13 13 0 0 13-13 0Z" transform=to(cell) /> })
                    .collect_view()}
            </g>
            <Founded districts />
            <path class="canals" d=canal_path />
            <Borders districts />
            <g aria-hidden="true">{every_cell().map(hit).collect_view()}</g>
            <g aria-hidden="true">
                <Sizes stage districts />
            </g>
            <Bridges stage />
            <Temples stage />
            <path class="recent" d=move || outline(&recent.get()) />
            <path
                class="pointed-district"
                d=move || pointed.get().map(|d| outline(&d.cells)).unwrap_or_default()
            />
            <Pillis stage />
            <Scored stage />
            <Targets stage />
            <Lines stage />
        </svg>
    }
}

fn event_target_element(event: &leptos::ev::PointerEvent) -> Option<web_sys::Element> {
    use wasm_bindgen::JsCast;
    event.target()?.dyn_into().ok()
}

/// What a cell is: water or land, its district, who leads there.
fn about(stage: Stage<Mexica>, cell: Cell, districts: &[District]) -> String {
    let (column, row) = cell.place();
    let palace = match MAP[row][column] {
        b'S' => Some(phrase("palace").number("points", PALACE_BONUS)),
        b'E' => Some(phrase("emblem")),
        _ => None,
    };
    let ground = match districts.iter().find(|district| district.cells.contains(cell)) {
        Some(district) => describe(stage, district),
        None if stage.scene.with_untracked(|scene| scene.view.bridges.all().contains(cell)) => {
            stage.say(&phrase("bridge"))
        }
        None => stage.say(&phrase("canal")),
    };
    let palace = palace.map(|words| format!(" {}", stage.say(&words))).unwrap_or_default();
    format!("{cell}: {ground}{palace}")
}

/// A district: its size, whether it is ordered or founded, who would score what there.
pub fn describe(stage: Stage<Mexica>, district: &District) -> String {
    let size = district.size();
    let ordered = stage.scene.with(|scene| scene.view.is_ordered(size));
    let id = match district.token {
        Some(_) => "founded",
        None if ordered => "ordered",
        None => "district",
    };
    let founder = values(size)[1];
    let mut words = stage.say(&phrase(id).number("size", size).number("points", founder));
    // In the first period only founded districts are scored.
    let counts =
        district.token.is_some() || stage.scene.with(|scene| scene.view.period) == LAST_PERIOD;
    for (owner, floors) in &district.floors {
        let name = owner.map_or_else(|| stage.say(&phrase("neutral")), |seat| stage.name(seat));
        let points = district.shares().find(|(seat, ..)| counts && Some(*seat) == *owner);
        let told = phrase(if points.is_some() { "floors_for" } else { "floors" })
            .text("name", name)
            .number("floors", *floors)
            .number("points", points.map_or(0, |(.., points)| points));
        words.push(' ');
        words.push_str(&stage.say(&told));
    }
    if !counts && !district.floors.is_empty() {
        words = format!("{words} {}", stage.say(&phrase("counts_later")));
    }
    words
}

/// The land of each founded district.
fn founded(districts: Memo<Vec<District>>) -> Memo<Vec<Cells>> {
    Memo::new(move |_| {
        districts.with(|all| {
            let founded = all.iter().filter(|district| district.token.is_some());
            founded.map(|district| district.cells).collect()
        })
    })
}

/// The ground of founded districts.
#[component]
fn Founded(districts: Memo<Vec<District>>) -> impl IntoView {
    let founded = founded(districts);
    let ground = |cells: Cells| view! { <path class="founded" d=squares(&cells) /> };
    move || founded.get().into_iter().map(ground).collect_view()
}

/// The outline of founded districts.
#[component]
fn Borders(districts: Memo<Vec<District>>) -> impl IntoView {
    let founded = founded(districts);
    let border = |cells: Cells| view! { <path class="border" d=outline(&cells) /> };
    move || founded.get().into_iter().map(border).collect_view()
}

/// How large districts are: on their tokens, or on the ground of those that are closed off.
#[component]
fn Sizes(stage: Stage<Mexica>, districts: Memo<Vec<District>>) -> impl IntoView {
    let draw = move |district: District| {
        let size = district.size();
        let label = district.label?;
        let leader = district.shares().filter(|(_, place, _)| *place == 1).map(|(seat, ..)| seat);
        let leaders: Vec<Seat> = leader.collect();
        if district.token.is_none() {
            let ordered = stage.scene.with_untracked(|scene| scene.view.is_ordered(size));
            return Some(
                view! {
                    <g class="size" class:ordered=ordered transform=to(label)>
                        <g transform=if size < 10 { "" } else { "translate(-8 0)" }>
                            <rect
                                x="-2"
                                y="3"
                                width=if size < 10 { "20" } else { "28" }
                                height="15"
                                rx="3"
                            />
                            <path d="M1 7h7v7h-7zM4.500 7v7M1 10.500h7" />
                            <text x="10" y="15">
                                {size}
                            </text>
                        </g>
                    </g>
                }
                .into_any(),
            );
        }
        let marks = leaders.into_iter().enumerate().map(|(at, seat)| {
            let place = format!("translate({} 10) scale(.62)", 11 - 13 * at as i32);
            let class = stage.class(seat);
            let banner = class.trim_start_matches("of-").to_owned();
            let href = format!("#banner-{banner}");
            view! { <use class=format!("leader {class}") href=href transform=place /> }
        });
        Some(
            view! {
                <g class="token" transform=to(label)>
                    <use href="#calpulli" />
                    <text x="0" y="1">
                        {size}
                    </text>
                    {marks.collect_view()}
                </g>
            }
            .into_any(),
        )
    };
    move || {
        // A change of what is ordered changes how sizes look.
        stage.scene.with(|scene| scene.view.row);
        districts
            .get()
            .into_iter()
            .filter(|d| d.token.is_some() || d.size() <= WIDE)
            .map(draw)
            .collect_view()
    }
}

#[component]
fn Bridges(stage: Stage<Mexica>) -> impl IntoView {
    let bridges = Memo::new(move |_| {
        stage.scene.with(|scene| {
            let of =
                |axis, cells: Cells| cells.iter().map(move |cell| (cell, axis)).collect::<Vec<_>>();
            let bridges = scene.view.bridges;
            [of(Axis::EastWest, bridges.east_west), of(Axis::NorthSouth, bridges.north_south)]
                .concat()
        })
    });
    view! {
        <For each=move || bridges.get() key=|bridge| *bridge let((cell, axis))>
            <g class="bridge fresh" transform=to(cell)>
                <use href=format!("#bridge-{}", axis.text()) />
            </g>
        </For>
    }
}

#[component]
fn Temples(stage: Stage<Mexica>) -> impl IntoView {
    let temples = Memo::new(move |_| {
        let temples = stage.scene.with(|scene| scene.view.temples());
        let told = |(cell, owner, floors): (Cell, Option<Seat>, patolli_mexica::Floors)| {
            (cell, class_of(stage, owner), floors.number())
        };
        temples.into_iter().map(told).collect::<Vec<_>>()
    });
    view! {
        <For each=move || temples.get() key=Clone::clone let((cell, class, floors))>
            <g transform=to(cell)>
                <g class="fresh">
                    <Temple floors class />
                </g>
            </g>
        </For>
    }
}

/// The Pillis, which slide from cell to cell.
#[component]
fn Pillis(stage: Stage<Mexica>) -> impl IntoView {
    let pillis = Memo::new(move |_| {
        stage
            .scene
            .with(|scene| scene.view.players.iter().map(|player| player.pilli).collect::<Vec<_>>())
    });
    let turn =
        Memo::new(move |_| stage.scene.with(|scene| (!scene.over).then_some(scene.view.turn)));
    let draw = move |seat: Seat| {
        let cell = move || pillis.with(|pillis| pillis.get(seat.index()).copied().flatten());
        let place = move || {
            let (x, y) = cell().map(corner).unwrap_or_default();
            format!("translate({}px, {}px)", x + SIDE / 2, y + SIDE / 2)
        };
        let class = move || format!("pilli {}", stage.class(seat));
        let mark = move || stage.class(seat).trim_start_matches("of-").to_owned();
        view! {
            <g
                class=class
                class:turn=move || turn.get() == Some(seat)
                style:transform=place
                style:display=move || if cell().is_some() { "inline" } else { "none" }
            >
                <circle class="glow" r="19" />
                <use href="#pilli" />
                <use
                    class="owner"
                    href=move || format!("#banner-{}", mark())
                    transform="translate(0 9) scale(.5)"
                />
            </g>
        }
    };
    let seats = Memo::new(move |_| pillis.with(Vec::len));
    move || Seat::first(seats.get()).map(draw).collect_view()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_edge_of_the_map_names_cells_as_sentences_do() {
        for cell in every_cell() {
            let (column, row) = cell.place();
            assert_eq!(format!("{}{}", letter(column), number(row)), cell.to_string());
        }
    }
}
