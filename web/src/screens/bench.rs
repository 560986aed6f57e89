//! How fast the rules are in this browser: the measures of `patolli bench`, taken in the worker.

use leptos::prelude::*;
use patolli_game::Name;
use patolli_shelf::metas;

use crate::browser::worker::{BotWorker, Measured, ToWorker};
use crate::icons::Thinking;
use crate::speech::{Speech, text};

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
    let worker = StoredValue::new_local(BotWorker::start(hear, move || failed.set(true)));
    failed.set(worker.with_value(Option::is_none));
    worker.with_value(|worker| {
        for (worker, meta) in worker.iter().flat_map(|w| metas().iter().map(move |m| (w, m))) {
            worker.say(ToWorker::Measure { game: meta.id.to_owned() }.text());
        }
    });
    let done = move || measured.with(Vec::len) == metas().len();
    let row = move |(name, value): (String, f64)| {
        let shown = if value < 1000.0 { format!("{value:.1}") } else { format!("{value:.0}") };
        let measure = move || speech.text_of(&format!("cli-bench-{name}"));
        view! {
            <tr>
                <th scope="row">{measure}</th>
                <td>{shown}</td>
            </tr>
        }
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
            <Show when=move || failed.get()>
                <p class="problem" role="alert">
                    {text("bots_failed")}
                </p>
            </Show>
            <Show when=move || !done() && !failed.get()>
                <Thinking />
            </Show>
            <Show when=done>
                <p id="measured">{text("bench_done")}</p>
            </Show>
        </div>
    }
}

/// The id of a game on the shelf.
fn game_id(text: &str) -> &'static str {
    metas().iter().map(|meta| meta.id).find(|id| *id == text).unwrap_or_default()
}
