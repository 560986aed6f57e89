//! What hides the table: while the screen is handed to another person, and while another tab has
//! it.

use leptos::prelude::*;
use patolli_game::Game;

use super::AtTable;
use crate::browser::focus;
use crate::browser::route::Route;
use crate::browser::tabs::{self, TabLock};
use crate::speech::{page, text};
use crate::table::Table;

/// Stands between two people who share the screen.
#[component]
pub fn Curtain<G: Game>(at: AtTable<G>) -> impl IntoView {
    let AtTable { table, stage, .. } = at;
    // Help comes first: nobody should lift a curtain that they do not see.
    let holder = Memo::new(move |_| {
        table.with(|table| {
            table.holder().filter(|_| table.is_curtained() && stage.guide.get().is_none())
        })
    });
    let say = move |id: &'static str| {
        let phrase = holder.get().map(|seat| page(id).seat("seat", seat));
        phrase.map(|phrase| stage.say(&phrase))
    };
    let mark = move || holder.get().map(|seat| stage.mark(seat));
    let lift = move |_| table.update(Table::lift_curtain);
    view! {
        <Show when=move || holder.get().is_some()>
            <div class="curtain" role="dialog" aria-modal="true" aria-labelledby="pass-to">
                {focus::soon("#lift")}
                {mark}
                <h1 id="pass-to">{move || say("pass_to")}</h1>
                <p>{text("pass_about")}</p>
                <button id="lift" class="primary" on:click=lift>
                    {move || say("lift")}
                </button>
            </div>
        </Show>
    }
}

/// Says that another tab has the table, and offers to go on here.
#[component]
pub fn Elsewhere(lock: TabLock) -> impl IntoView {
    view! {
        <Show when=move || lock.elsewhere.get()>
            <div class="curtain" role="dialog" aria-modal="true" aria-labelledby="elsewhere">
                {focus::soon("#take")}
                <h1 id="elsewhere">{text("elsewhere")}</h1>
                <p>{text("elsewhere_about")}</p>
                <p class="actions">
                    <button id="take" class="primary" on:click=|_| tabs::play_here()>
                        {text("play_here")}
                    </button>
                    <a class="button" href=Route::Home.to_string()>
                        {text("to_home")}
                    </a>
                </p>
            </div>
        </Show>
    }
}
