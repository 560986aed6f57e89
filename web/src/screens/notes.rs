//! Sentences about what went wrong, or well.

use leptos::prelude::*;
use patolli_game::Phrase;

use super::keep;
use crate::browser::route::Route;
use crate::browser::{clipboard, file};
use crate::speech::{Speech, page, text};

/// A sentence that something went wrong, if it did.
#[component]
pub fn Problem(problem: RwSignal<Option<Phrase>>) -> impl IntoView {
    let speech = Speech::get();
    move || {
        problem.get().map(|phrase| {
            view! {
                <p class="problem" role="alert">
                    {speech.say(&phrase)}
                </p>
            }
        })
    }
}

/// What is wrong with a kept game, and its text for download.
#[component]
pub fn DamagedNote(id: String, problem: Phrase) -> impl IntoView {
    let speech = Speech::get();
    let sentence = move || speech.say(&page("damaged").phrase("problem", problem.clone()));
    let save = move |_| {
        if let Some(raw) = keep::text(&id) {
            file::save(&format!("patolli-{id}.txt"), &raw);
        }
    };
    view! {
        <p class="problem" role="alert">
            {sentence}
        </p>
        <button on:click=save>{text("save_raw")}</button>
    }
}

/// There is nothing at this address: why, and the way home.
#[component]
pub fn Nowhere(why: &'static str) -> impl IntoView {
    view! {
        <div class="note">
            <p class="problem" role="alert">
                {text(why)}
            </p>
            <p class="actions">
                <a class="button" href=Route::Home.to_string()>
                    {text("to_home")}
                </a>
            </p>
        </div>
    }
}

/// Copies a link, and says whether that went well.
pub fn copy_link(link: String, told: RwSignal<Option<Phrase>>) {
    leptos::task::spawn_local(async move {
        let id = if clipboard::copy(&link).await { "link_copied" } else { "cannot_copy_link" };
        // The screen may have been left meanwhile.
        let _ = told.try_set(Some(page(id)));
    });
}
