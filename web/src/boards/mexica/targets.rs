//! Where something can be done on the map.

use leptos::ev::PointerEvent;
use leptos::prelude::*;
use patolli_mexica::{Cell, Decision, Mexica, Question};
use wasm_bindgen::JsCast;

use super::domino::{Dominoes, Pair, other_end};
use super::effects;
use super::map::{SIDE, corner, squares, to};
use super::phrase;
use super::preview::{Preview, Route};
use super::sight::{Kind, Spot, elsewhere, spots};
use crate::boards::{Stage, Target};

/// A canal of two that is about to be laid.
#[derive(Clone, Copy)]
struct Laying {
    /// Its first cell, where it is laid by two presses: of a finger or of a key.
    begun: RwSignal<Option<Cell>>,
    /// Where it would lie, while a pointer says so.
    aim: RwSignal<Option<Pair>>,
    dominoes: Memo<Dominoes>,
}

impl Laying {
    /// The pointer is at a place in a cell.
    fn point(self, cell: Cell, event: &PointerEvent) {
        // A finger does not point before it presses.
        let place = if event.pointer_type() == "touch" { None } else { place_in(event) };
        let at = |place| self.dominoes.with_untracked(|dominoes| dominoes.at(cell, place));
        let aim = place.and_then(at);
        if self.aim.get_untracked() != aim {
            self.aim.set(aim);
        }
    }

    /// The decisions that lay it where the pointer says.
    fn aimed(self, cell: Cell) -> Option<Vec<Decision>> {
        let pair = self.aim.get_untracked().filter(|pair| other_end(*pair, cell).is_some())?;
        Some(self.dominoes.with_untracked(|dominoes| dominoes.decisions(pair)))
    }
}

/// Where in the element that listens the pointer is, in parts of its width and height.
fn place_in(event: &PointerEvent) -> Option<(f64, f64)> {
    let element = event.current_target()?.dyn_into::<web_sys::Element>().ok()?;
    let edges = element.get_bounding_client_rect();
    let x = (f64::from(event.client_x()) - edges.left()) / edges.width();
    let y = (f64::from(event.client_y()) - edges.top()) / edges.height();
    Some((x, y))
}

/// The cells that can be pressed, and a preview of what the pointed one would do.
#[component]
pub fn Targets(stage: Stage<Mexica>) -> impl IntoView {
    let question =
        Memo::new(move |_| stage.scene.with(|scene| (scene.number, scene.view.question)));
    let laying = Laying {
        begun: RwSignal::new(None),
        aim: RwSignal::new(None),
        dominoes: Memo::new(move |_| stage.scene.with(Dominoes::of)),
    };
    let Laying { begun, aim, dominoes } = laying;
    Effect::new(move || {
        question.with(|_| ());
        begun.set(None);
        aim.set(None);
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
    // A jump leads nearly anywhere: the land is tinted, and a figure stands only where one points.
    let jumps = move || {
        let jumps = all.get().into_iter().filter(|spot| spot.kind == Kind::Jump);
        squares(jumps.map(|spot| spot.cell))
    };
    // Once a first cell is chosen, a pointer may still lay the whole canal somewhere else.
    let anew = move || match question.get().1 {
        Some(Question::SecondCell { .. }) => dominoes.with(Dominoes::cells),
        _ => Vec::new(),
    };
    view! {
        <path class="jumps" d=jumps />
        <g aria-hidden="true">
            {move || {
                stage.scene.with(elsewhere).into_iter().map(|s| again(stage, s)).collect_view()
            }}
            {move || anew().into_iter().map(|cell| lay_anew(stage, cell, laying)).collect_view()}
        </g>
        <Route stage all />
        <path class="chosen" d=mark />
        <path class="anchor" d=anchor on:click=give_up />
        // A key is no pointer, wherever that was left.
        <g on:keydown:capture=move |_| aim.set(None)>
            <For each=move || drawn.get() key=|drawn| format!("{drawn:?}") let((spot, class, tab))>
                {draw(stage, spot, class, tab, laying)}
            </For>
        </g>
        <Preview stage all aim=aim.read_only() />
    }
}

/// Another place for the thing whose place was chosen.
fn again(stage: Stage<Mexica>, spot: Spot) -> impl IntoView {
    let (x, y) = corner(spot.cell);
    let press = move |_| stage.press.run(spot.decisions.clone());
    view! { <rect class="again" x=x y=y width=SIDE height=SIDE on:click=press /> }
}

/// Another place for the canal whose first cell was chosen.
fn lay_anew(stage: Stage<Mexica>, cell: Cell, laying: Laying) -> impl IntoView {
    let (x, y) = corner(cell);
    let press = move |_| {
        if let Some(decisions) = laying.aimed(cell) {
            stage.press.run(decisions);
        }
    };
    view! {
        <rect
            class="again"
            x=x
            y=y
            width=SIDE
            height=SIDE
            on:pointermove=move |event| laying.point(cell, &event)
            on:pointerleave=move |_| laying.aim.set(None)
            on:click=press
        />
    }
}

fn draw(
    stage: Stage<Mexica>,
    spot: Spot,
    class: String,
    tab: bool,
    laying: Laying,
) -> impl IntoView {
    let Spot { cell, decisions, cost, over, kind } = spot;
    let begins = kind == Kind::Begin;
    let press = begins.then(|| {
        Callback::new(move |()| match laying.aimed(cell) {
            Some(decisions) => stage.press.run(decisions),
            None => laying.begun.set(Some(cell)),
        })
    });
    let point = move |event: PointerEvent| {
        if begins {
            laying.point(cell, &event);
        }
    };
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
    // One sees what a temple does to its district before it stands.
    let told = decisions.clone();
    let more = Memo::new(move |_| effects::pointed(stage, &told));
    let class = match kind {
        Kind::Go => format!("cell go {class}"),
        Kind::Jump => "cell jump".to_owned(),
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
        (Kind::Jump, _) => view! { <circle r="3" /> }.into_any(),
        _ => view! { <rect x="-17" y="-17" width="34" height="34" rx="5" /> }.into_any(),
    };
    view! {
        <Target stage decisions label class transform=to(cell) tab press more>
            <rect
                class="reach"
                x="-20"
                y="-20"
                width="40"
                height="40"
                on:pointermove=point
                on:pointerdown=point
                on:pointerleave=move |_| {
                    if begins {
                        laying.aim.set(None);
                    }
                }
            />
            {shape}
        </Target>
    }
}
