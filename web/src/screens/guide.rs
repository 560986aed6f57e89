//! How to play: over a board, opened by a button; and as a page of its own.

use leptos::prelude::*;
use patolli_game::Game;
use patolli_shelf::{Visitor, visit};

use super::dialog::Dialog;
use super::keep;
use super::notes::Nowhere;
use crate::boards::guide::Sheet;
use crate::boards::{self, Stage};
use crate::browser::route::Route;
use crate::browser::{find, focus, scroll_to, storage};
use crate::speech::text;

/// Where the browser keeps which games’ guide was read.
fn key(game: &str) -> String {
    format!("help.{game}")
}

/// Has nobody here read, learned or played this game before?
pub fn is_new(game: &str) -> bool {
    let kept = || keep::all().into_iter().filter_map(|kept| kept.saved.ok());
    storage::get(&key(game)).is_none() && !kept().any(|saved| saved.game == game)
}

/// From now on somebody here knows how to play it.
pub fn is_read(game: &str) {
    storage::set(&key(game), "read");
}

/// The guide of a game as a page; or a sentence if there is none.
pub fn open(game: &str) -> AnyView {
    struct Open;
    impl Visitor for Open {
        type Output = Option<AnyView>;
        fn visit<G: Game>(self) -> Self::Output {
            let guide = boards::of::<G>().guide?;
            let set_up = Route::SetUp(G::META.id.to_owned()).to_string();
            let page = view! {
                <div class="guide">
                    <Sheet<G> guide />
                    <p class="actions">
                        <a class="button primary" href=set_up>
                            {text("set_up")}
                        </a>
                        {lessons::<G>()}
                        <a class="button" href=Route::Home.to_string()>
                            {text("to_home")}
                        </a>
                    </p>
                </div>
            };
            Some(page.into_any())
        }
    }
    let opened = visit(game, Open).ok().flatten();
    opened.unwrap_or_else(|| view! { <Nowhere why="no_such_guide" /> }.into_any())
}

/// To the guided first game.
fn lessons<G: Game>() -> AnyView {
    let first = Route::Lesson(G::META.id.to_owned(), 1).to_string();
    view! {
        <a class="button" href=first>
            {text("learn")}
        </a>
    }
    .into_any()
}

/// Opens the guide from the beginning.
#[component]
pub fn HelpButton<G: Game>(stage: Stage<G>) -> impl IntoView {
    boards::of::<G>().guide.map(|_| {
        view! {
            <button id="help" class="quiet" on:click=move |_| stage.guide.set(Some(""))>
                {text("help")}
            </button>
        }
    })
}

/// The guide over a board.
#[component]
pub fn GuideOver<G: Game>(stage: Stage<G>) -> impl IntoView {
    let asked = stage.guide;
    let close = move || {
        is_read(G::META.id);
        asked.set(None);
    };
    let sheet = move || {
        let (guide, asked) = boards::of::<G>().guide.zip(asked.get())?;
        if !asked.is_empty() {
            let part = format!("#help-{asked}");
            request_animation_frame(move || {
                scroll_to(&part);
                if let Some(part) = find(&part) {
                    focus::put_on(&part);
                }
            });
        }
        Some(view! { <Sheet<G> guide asked stage /> })
    };
    view! {
        <Show when=move || asked.get().is_some()>
            <Dialog title="help-title" close=move |()| close()>
                <section class="help guide">
                    {sheet}
                    <p class="actions closing">
                        <button id="close-help" class="primary" autofocus on:click=move |_| close()>
                            {text("understood")}
                        </button>
                        {lessons::<G>()}
                    </p>
                </section>
            </Dialog>
        </Show>
    }
}
