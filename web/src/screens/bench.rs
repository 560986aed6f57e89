//! How fast the rules are in this browser: the measures of `patolli bench`, taken in the worker.

use leptos::prelude::*;
use patolli_bench::{Clock, measure};
use patolli_game::{Game, Name};
use patolli_shelf::{Visitor, metas, visit};
use wasm_bindgen::{JsCast, JsValue};

use crate::browser::worker::{Bots, Measured, ToWorker};
use crate::speech::{Speech, text};

struct Measure;

impl Visitor for Measure {
    type Output = Vec<(String, f64)>;

    fn visit<G: Game>(self) -> Self::Output {
        let figures = measure::<G>(G::META.usual_seats, &Clock::new(seconds)).unwrap_or_default();
        figures.into_iter().map(|(name, value)| (name.to_owned(), value)).collect()
    }
}

/// In the worker: everything that is measured of a game.
pub fn measure_here(game: &str) -> Vec<(String, f64)> {
    visit(game, Measure).unwrap_or_default()
}

/// The browser's finest clock, which page and worker both have.
fn seconds() -> f64 {
    let performance = js_sys::Reflect::get(&js_sys::global(), &"performance".into());
    let now = performance.and_then(|performance| {
        let now: js_sys::Function =
            js_sys::Reflect::get(&performance, &"now".into())?.dyn_into()?;
        now.call0(&performance)
    });
    now.ok().and_then(|now: JsValue| now.as_f64()).unwrap_or(0.0) / 1000.0
}

/// Measures every game, one after the other.
#[component]
pub fn Bench() -> impl IntoView {
    let speech = Speech::get();
    let measured: RwSignal<Vec<Measured>> = RwSignal::new(Vec::new());
    let failed = RwSignal::new(false);
    let hear = move |text: String| {
        if let Ok(one) = serde_json::from_str::<Measured>(&text) {
            measured.update(|all| all.push(one));
        }
    };
    let worker = StoredValue::new_local(Bots::start(hear, move || failed.set(true)));
    worker.with_value(|worker| {
        for (worker, meta) in worker.iter().flat_map(|w| metas().iter().map(move |m| (w, m))) {
            worker.say(ToWorker::Measure { game: meta.id.to_owned() }.text());
        }
    });
    let done = move || measured.with(Vec::len) == metas().len();
    let row = move |(name, value): (String, f64)| {
        let shown = if value < 1000.0 { format!("{value:.1}") } else { format!("{value:.0}") };
        let measure = move || speech.text_of(&format!("cli-bench-{name}"));
        view! { <tr><th scope="row">{measure}</th><td>{shown}</td></tr> }
    };
    let table = move |one: Measured| {
        view! {
            <h2>{move || speech.name(Name::new(game_id(&one.game), "game"))}</h2>
            <table>{one.figures.into_iter().map(row).collect_view()}</table>
        }
    };
    view! {
        <div class="note bench">
            <h1>{text("bench")}</h1>
            <p>{text("bench_about")}</p>
            {move || measured.get().into_iter().map(table).collect_view()}
            <Show when=move || failed.get()><p class="problem" role="alert">{text("bots_failed")}</p></Show>
            <Show when=done><p id="measured">{text("bench_done")}</p></Show>
        </div>
    }
}

/// The id of a game on the shelf.
fn game_id(text: &str) -> &'static str {
    metas().iter().map(|meta| meta.id).find(|id| *id == text).unwrap_or_default()
}
