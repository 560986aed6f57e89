//! Before the very first game of a kind: played before, or rather a lesson?

use leptos::prelude::*;
use patolli_game::Meta;

use super::chrome::Veil;
use super::guide;
use super::notes::Problem;
use super::opening::Opening;
use crate::browser::route::{self, Route};
use crate::browser::{find, focus};
use crate::speech::{Speech, page, text};

/// The game about which it is asked.
pub type Asked = RwSignal<Option<&'static Meta>>;

/// Asks over the page; “yes” leads to the table, “no” to the first lesson.
#[component]
pub fn PlayedBefore(asked: Asked) -> impl IntoView {
    let speech = Speech::get();
    Veil::cover_while(move || asked.get().is_some());
    let problem = RwSignal::new(None);
    let close = move || {
        problem.set(None);
        if let Some(meta) = asked.try_update(Option::take).flatten() {
            request_animation_frame(move || {
                if let Some(button) = find(&format!("#play-{}", meta.id)) {
                    focus::put_on(&button);
                }
            });
        }
    };
    let handle = window_event_listener(leptos::ev::keydown, move |event| {
        if event.key() == "Escape" && asked.get_untracked().is_some() {
            close();
        }
    });
    on_cleanup(move || handle.remove());
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
            {focus::soon("#never-played")} <div class="veil" on:click=move |_| close()>
                <section
                    class="help played-question"
                    role="dialog"
                    aria-modal="true"
                    aria-labelledby="first-title"
                    aria-describedby="first-about"
                    on:click=|event| event.stop_propagation()
                >
                    <h1 id="first-title">{title}</h1>
                    <p id="first-about">{text("played_before_about")}</p>
                    <Problem problem />
                    <p class="actions">
                        <button id="never-played" class="primary" on:click=no>
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
            </div>
        </Show>
    }
}
