//! Before the very first game of a kind: played before, or rather a lesson?

use leptos::prelude::*;
use patolli_game::Meta;

use super::dialog::Dialog;
use super::guide;
use super::notes::Problem;
use super::opening::Opening;
use crate::browser::route::{self, Route};
use crate::speech::{Speech, page, text};

/// The game about which it is asked.
pub type Asked = RwSignal<Option<&'static Meta>>;

/// Asks over the page; “yes” leads to the table, “no” to the first lesson.
#[component]
pub fn PlayedBefore(asked: Asked) -> impl IntoView {
    let speech = Speech::get();
    let problem = RwSignal::new(None);
    let close = move || {
        problem.set(None);
        asked.set(None);
    };
    let yes = move |_| {
        if let Some(meta) = asked.get_untracked() {
            guide::is_read(meta.id);
            problem.set(Opening::first(meta.id, meta.usual_seats).begin().err());
        }
    };
    let no = move |_| {
        if let Some(meta) = asked.get_untracked() {
            route::go(&Route::Lesson(meta.id.to_owned(), 1));
        }
    };
    let title = move || {
        let game = asked.get().map(|meta| speech.text_of(&format!("{}-game", meta.id)));
        speech.say(&page("played_before").text("game", game.unwrap_or_default()))
    };
    view! {
        <Show when=move || asked.get().is_some()>
            <Dialog title="first-title" close=move |()| close()>
                <section class="help played-question">
                    <h1 id="first-title">{title}</h1>
                    <p>{text("played_before_about")}</p>
                    <Problem problem />
                    <p class="actions">
                        <button id="never-played" class="primary" autofocus on:click=no>
                            {text("never_played")}
                        </button>
                        <button id="played-before" class="primary" on:click=yes>
                            {text("played_yes")}
                        </button>
                        <button class="quiet" on:click=move |_| close()>
                            {text("cancel")}
                        </button>
                    </p>
                </section>
            </Dialog>
        </Show>
    }
}
