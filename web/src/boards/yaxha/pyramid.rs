//! A pyramid as it is seen: cubes, and ghosts where a cube may go.

use leptos::ev::KeyboardEvent;
use leptos::prelude::*;
use patolli_game::Seat;
use patolli_yaxha::{Cell, Colour, Decision, Event, Yaxha};

use super::cube::{OUTLINE, TOP, name};
use super::iso::{Spot, Turn, centring, coordinates};
use crate::boards::Stage;
use crate::table::{Scene, Source};

/// The shadow of a cube on what it rests on, a little wider than it.
const CONTACT: &str = "0,42 100,100 0,158 -100,100";

/// One thing to draw.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Piece {
    colour: Colour,
    cell: Cell,
    kind: Kind,
    turn: Turn,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Kind {
    /// A cube; fresh if it was placed by the latest decision.
    Cube { fresh: bool },
    /// A cube that its player has not confirmed.
    Draft,
    /// Where a cube may go.
    Ghost,
}

impl Piece {
    /// What makes it a different picture. Freshness does not: a fresh cube has arrived, and stays.
    fn key(self) -> (usize, usize, u8, Turn) {
        let kind = match self.kind {
            Kind::Cube { .. } => 0,
            Kind::Draft => 1,
            Kind::Ghost => 2,
        };
        (self.cell.index(), self.colour.index(), kind, self.turn)
    }
}

/// Everything of a seat's pyramid, from the back to the front.
fn pieces(scene: &Scene<Yaxha>, seat: Seat, turn: Turn, chosen: Option<Colour>) -> Vec<Piece> {
    let Some(pyramid) = scene.view.pyramids.get(seat.index()) else { return Vec::new() };
    let is_fresh = |at: Cell| {
        scene.latest().any(|event| {
            matches!(event, Event::CubePlaced { seat: by, cell, .. } if *by == seat && *cell == at)
        })
    };
    let cubes = pyramid.iter().filter(|(_, cell)| !pyramid.is_hidden(*cell));
    let mut pieces: Vec<Piece> = cubes
        .map(|(colour, cell)| {
            let kind = Kind::Cube { fresh: is_fresh(cell) };
            Piece { colour, cell, kind, turn }
        })
        .collect();
    if scene.acting == Some(seat) {
        let draft = match scene.draft {
            Some(Decision::Place(colour, cell)) => Some((colour, cell)),
            _ => None,
        };
        pieces.extend(draft.map(|(colour, cell)| Piece { colour, cell, kind: Kind::Draft, turn }));
        pieces.extend(scene.decisions.iter().filter_map(|decision| match *decision {
            Decision::Place(colour, cell)
                if Some(colour) == chosen && draft.is_none_or(|(_, taken)| taken != cell) =>
            {
                Some(Piece { colour, cell, kind: Kind::Ghost, turn })
            }
            _ => None,
        }));
    }
    // A place that hardly shows behind higher cubes is drawn over them, so that it can be found.
    let spots: Vec<Spot> = pieces
        .iter()
        .filter(|piece| piece.kind != Kind::Ghost)
        .map(|piece| Spot::of(piece.cell, turn))
        .collect();
    pieces.sort_by_cached_key(|piece| {
        let spot = Spot::of(piece.cell, turn);
        let hidden = piece.kind == Kind::Ghost && spots.iter().any(|cube| cube.hides(spot));
        (hidden, spot.depth())
    });
    pieces
}

/// A seat's pyramid. Ghosts are of the chosen colour; without one there are none.
#[component]
pub fn Pyramid(
    stage: Stage<Yaxha>,
    #[prop(into)] seat: Signal<Seat>,
    #[prop(into)] turn: Signal<Turn>,
    #[prop(into)] chosen: Signal<Option<Colour>>,
    #[prop(into)] label: Signal<String>,
) -> impl IntoView {
    let pieces = Memo::new(move |_| {
        stage.scene.with(|scene| pieces(scene, seat.get(), turn.get(), chosen.get()))
    });
    // Ghosts do not move the picture: otherwise it would jump whenever building begins.
    let shift = Memo::new(move |_| {
        stage.scene.with(|scene| {
            let pyramid = scene.view.pyramids.get(seat.get().index());
            let cells = pyramid.iter().flat_map(|pyramid| pyramid.iter().map(|(_, cell)| cell));
            centring(cells.collect::<Vec<_>>().into_iter(), turn.get())
        })
    });
    // What is pointed at stands out even where it lies behind other cubes.
    let meant = Memo::new(move |_| {
        let pointed = stage.pointed.get();
        stage.scene.with(|scene| match scene.draft.or(pointed) {
            Some(Decision::Place(_, cell)) if scene.acting == Some(seat.get()) => Some(cell),
            _ => None,
        })
    });
    let over = move || {
        meant.get().filter(|_| chosen.get().is_some()).map(|cell| {
            let (x, y) = Spot::of(cell, turn.get()).point();
            let place = format!("translate({x:.1} {y:.1})");
            view! {
                <polygon class="over" points=OUTLINE transform=place.clone() />
                <text class="coordinates named" y="9" transform=place aria-hidden="true">
                    {cell.to_string()}
                </text>
            }
        })
    };
    // Of every line in which something lies or may be laid.
    let letters = move || {
        let cells = pieces.get().into_iter().map(|piece| piece.cell);
        let names = coordinates(cells, turn.get()).into_iter();
        names
            .map(|(name, (x, y))| {
                let place = format!("translate({x:.1} {:.1})", y + 10.0);
                view! { <text transform=place>{name}</text> }
            })
            .collect_view()
    };
    // Turns that are drawn: where their cubes go, whether or not they may go there yet.
    let lines = move || {
        let acts = stage.scene.with(|scene| scene.acting == Some(seat.get()));
        let lines = stage.lines.get().into_iter().filter(move |_| acts);
        lines
            .flat_map(|line| {
                line.decisions.into_iter().map(move |decision| (line.source, decision))
            })
            .filter_map(|(source, decision)| match decision {
                Decision::Place(colour, cell) => Some(in_line(source, colour, cell, turn.get())),
                _ => None,
            })
            .collect_view()
    };
    let ghosts = move || {
        let all = pieces.get().into_iter();
        all.filter(|piece| piece.kind == Kind::Ghost).collect::<Vec<_>>()
    };
    let moved = move || {
        let (x, y) = shift.get();
        format!("translate({x:.1}px, {y:.1}px)")
    };
    view! {
        <svg class="pyramid" viewBox="-440 -385 880 770" role="group" aria-label=label>
            <polygon class="ground" points="0,-160 440,95 0,350 -440,95" />
            <polygon class="ground inner" points="0,-105 346,95 0,295 -346,95" />
            <g class="shift" style:transform=moved>
                <g class="coordinates" aria-hidden="true">
                    {letters}
                </g>
                <For each=move || pieces.get() key=|piece| piece.key() let:piece>
                    {draw(stage, piece)}
                </For>
                <For each=ghosts key=|piece| piece.key() let:piece>
                    {lid(stage, piece)}
                </For>
                {over}
                {lines}
            </g>
        </svg>
    }
}

/// A cube of a turn that is drawn.
fn in_line(source: Source, colour: Colour, cell: Cell, turn: Turn) -> impl IntoView {
    let (x, y) = Spot::of(cell, turn).point();
    let class = match source {
        Source::Played => "in-line on-played",
        Source::Better => "in-line on-better",
    };
    view! {
        <g class=class transform=format!("translate({x:.1} {y:.1})") aria-hidden="true">
            <use href=format!("#cube-{}", name(colour)) />
            <polygon points=OUTLINE />
        </g>
    }
}

/// The top of a ghost, in front of everything: it can be pointed at even where the body of another
/// lies over it.
fn lid(stage: Stage<Yaxha>, piece: Piece) -> impl IntoView {
    let (x, y) = Spot::of(piece.cell, piece.turn).point();
    let decision = Decision::Place(piece.colour, piece.cell);
    view! {
        <polygon
            class="lid-hit"
            points=TOP
            transform=format!("translate({x:.1} {y:.1})")
            on:click=move |_| stage.choose(decision)
            on:pointerenter=move |_| stage.pointed.set(Some(decision))
            on:pointerleave=move |_| stage.pointed.set(None)
        />
    }
}

fn draw(stage: Stage<Yaxha>, piece: Piece) -> AnyView {
    let Piece { colour, cell, kind, turn } = piece;
    let (x, y) = Spot::of(cell, turn).point();
    let place = format!("translate({x:.1} {y:.1})");
    let shape = format!("#cube-{}", name(colour));
    let decision = Decision::Place(colour, cell);
    match kind {
        Kind::Cube { fresh } => view! {
            <g transform=place>
                {(piece.cell.level() > 0)
                    .then(|| view! { <polygon class="contact" points=CONTACT /> })}
                <use class:fresh=fresh href=shape />
            </g>
        }
        .into_any(),
        Kind::Draft => view! {
            <g transform=place class="draft" data-draft=decision.to_string()>
                <use class="fresh" href=shape />
                <polygon class="rim" points=OUTLINE />
            </g>
        }
        .into_any(),
        Kind::Ghost => {
            let label = move || stage.say(&stage.scene.with(|scene| scene.describe(decision)));
            let press = move |event: KeyboardEvent| {
                if matches!(event.key().as_str(), "Enter" | " ") {
                    event.prevent_default();
                    stage.choose(decision);
                }
            };
            let point = move |at| stage.pointed.set(at);
            let pointed = move || stage.pointed.get() == Some(decision);
            view! {
                <g
                    transform=place
                    class=format!("ghost target {}", name(colour))
                    class:pointed=pointed
                    role="button"
                    tabindex="0"
                    aria-label=label
                    data-decision=decision.to_string()
                    on:click=move |_| stage.choose(decision)
                    on:keydown=press
                    on:pointerenter=move |_| point(Some(decision))
                    on:pointerleave=move |_| point(None)
                    on:focus=move |_| point(Some(decision))
                    on:blur=move |_| point(None)
                >
                    <use href=shape />
                    <polygon class="rim" points=OUTLINE />
                    <polygon class="lid" points=TOP />
                </g>
            }
            .into_any()
        }
    }
}
