//! What a person goes through: home, setting up, the table, records.

pub mod bench;
mod chrome;
mod coordinates;
mod curve;
mod dialog;
mod first;
mod flights;
mod guide;
mod home;
mod jumps;
mod keep;
mod lesson;
mod more;
mod news;
mod notes;
mod opening;
mod outline;
mod picture;
mod record;
mod set_up;
mod table;
mod together;

use leptos::prelude::*;

use crate::browser::frames::later;
use crate::browser::route::{self, Route};
use crate::explain::Explanation;
use crate::house::House;
use crate::icons::Shapes;
use crate::settings::Settings;
use crate::speech::Speech;

/// The whole page.
#[component]
pub fn Page() -> impl IntoView {
    let settings = Settings::provide();
    let speech = Speech::provide(settings.language());
    Effect::new(move || {
        if let Some(root) = crate::browser::document().document_element() {
            let _ = root.set_attribute("lang", speech.language().code());
        }
    });
    chrome::Veil::provide();
    record::Held::provide();
    House::provide();
    let route = route::follow();
    view! {
        <Shapes />
        <chrome::Bar />
        <main id="main">
            {move || match route.get() {
                Route::Home => view! { <home::Home /> }.into_any(),
                Route::SetUp(game) => view! { <set_up::SetUp game /> }.into_any(),
                // What was there before goes in a frame of its own.
                Route::Table(id) => later(move || table::open(&id)).into_any(),
                Route::Lesson(game, number) => lesson::open(&game, number),
                Route::Guide(game) => guide::open(&game),
                Route::Record => view! { <record::Opened /> }.into_any(),
                Route::Shared(packed, step) => view! { <record::Shared packed step /> }.into_any(),
                Route::Together => view! { <together::Together /> }.into_any(),
                Route::OpenTable(game) => view! { <together::OpenTable game /> }.into_any(),
                Route::At(id) => view! { <together::At id /> }.into_any(),
                Route::Pass(secret) => view! { <together::Passed secret /> }.into_any(),
                Route::Bench => view! { <bench::Bench /> }.into_any(),
            }}
        </main>
        <Explanation />
    }
}
