//! The board in words, with headings: always there for screen readers, and for everyone who wants
//! to read it.

use leptos::prelude::*;
use patolli_game::{Game, Phrase};

use crate::boards::{self, Stage};
use crate::settings::Settings;
use crate::speech::text;

#[component]
pub fn Outline<G: Game>(stage: Stage<G>) -> impl IntoView {
    let settings = Settings::get();
    let shown = Memo::new(move |_| settings.with(|liking| liking.outline));
    let outline = Memo::new(move |_| stage.scene.with(boards::of::<G>().outline));
    let titles =
        Memo::new(move |_| outline.with(|all| numbered(all.iter().map(|passage| &passage.title))));
    // A line is said anew only when it changes.
    let passage = move |at: usize, title: Phrase| {
        let lines = Memo::new(move |_| {
            outline.with(|all| numbered(all.get(at).into_iter().flat_map(|one| &one.lines)))
        });
        view! {
            <h3>{move || stage.say(&title)}</h3>
            <ul>
                <For each=move || lines.get() key=Clone::clone let((_, line))>
                    <li>{move || stage.say(&line)}</li>
                </For>
            </ul>
        }
    };
    view! {
        <section
            class="outline"
            class:panel=move || shown.get()
            class:unseen=move || !shown.get()
            aria-label=text("outline")
        >
            <h2>{text("outline")}</h2>
            <For each=move || titles.get() key=Clone::clone let((at, title))>
                {passage(at, title)}
            </For>
        </section>
    }
}

/// Phrases with their places: the same may be said twice.
fn numbered<'a>(phrases: impl Iterator<Item = &'a Phrase>) -> Vec<(usize, Phrase)> {
    phrases.cloned().enumerate().collect()
}

/// Shows the board in words to everyone.
#[component]
pub fn OutlineSwitch() -> impl IntoView {
    let settings = Settings::get();
    view! {
        <label data-about=text("outline_about")>
            <input
                id="in-words"
                type="checkbox"
                prop:checked=move || settings.with(|liking| liking.outline)
                on:change=move |event| {
                    let outline = event_target_checked(&event);
                    settings.change(|liking| liking.outline = outline);
                }
            />
            <span>{text("outline")}</span>
        </label>
    }
}
