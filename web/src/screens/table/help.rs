//! How to play: opened by a button, and by itself before the first game of all.

use leptos::prelude::*;
use patolli_game::Game;

use super::AtTable;
use crate::browser::{focus, storage};
use crate::speech::text;

/// Where the browser keeps which games' help was read.
fn key<G: Game>() -> String {
    format!("help.{}", G::META.id)
}

/// Is the help to be open now?
pub fn opens<G: Game>() -> RwSignal<bool> {
    RwSignal::new(storage::get(&key::<G>()).is_none())
}

#[component]
pub fn Help<G: Game>(at: AtTable<G>) -> impl IntoView {
    let AtTable { board, help, .. } = at;
    let close = move || {
        storage::set(&key::<G>(), "read");
        help.set(false);
        focus::soon("#decision");
    };
    let handle = window_event_listener(leptos::ev::keydown, move |event| {
        if event.key() == "Escape" && help.get_untracked() {
            close();
        }
    });
    on_cleanup(move || handle.remove());
    view! {
        <Show when=move || help.get()>
            <div class="veil" on:click=move |_| close()>
                <section class="help" role="dialog" aria-modal="true" aria-labelledby="help-title"
                    on:click=|event| event.stop_propagation()>
                    {focus::soon("#close-help")}
                    {board.help.map(|help| help())}
                    <p class="actions">
                        <button id="close-help" class="primary" on:click=move |_| close()>{text("understood")}</button>
                    </p>
                </section>
            </div>
        </Show>
    }
}
