//! Decisions to press: as buttons, and as targets in a picture.

use leptos::ev::KeyboardEvent;
use leptos::prelude::*;
use patolli_game::Game;

use super::Stage;
use crate::table::Source;

/// A button that takes a decision, and points at it.
#[component]
pub fn Choice<G: Game>(
    stage: Stage<G>,
    decision: G::Decision,
    /// Its classes, besides `target`.
    #[prop(optional)]
    class: &'static str,
    /// Does it show a picture? Then the decision in words is its name.
    #[prop(optional)]
    pictured: bool,
    /// What else is told of it where one points.
    #[prop(optional, into)]
    more: Signal<String>,
    children: Children,
) -> impl IntoView {
    let words = move || stage.describe(decision);
    let about = move || with_more(words(), more);
    let drafted = move || stage.scene.with(|scene| scene.draft == Some(decision));
    view! {
        <button
            class=format!("target {class}")
            class:pointed=move || stage.pointed.get() == Some(decision)
            class:on-played=move || stage.on_line(Source::Played, &[decision])
            class:on-better=move || stage.on_line(Source::Better, &[decision])
            class:drafted=drafted
            aria-pressed=move || drafted().to_string()
            aria-label=pictured.then_some(words)
            aria-description=described(more)
            data-about=pictured.then_some(about)
            data-decision=decision.to_string()
            on:click=move |_| stage.choose(decision)
            on:pointerenter=move |_| stage.pointed.set(Some(decision))
            on:pointerleave=move |_| stage.pointed.set(None)
            on:focus=move |_| stage.pointed.set(Some(decision))
            on:blur=move |_| stage.pointed.set(None)
        >
            {children()}
        </button>
    }
}

/// What is told of a thing, with what else there is to tell.
fn with_more(words: String, more: Signal<String>) -> String {
    more.with(|more| if more.is_empty() { words } else { format!("{words} · {more}") })
}

/// What else there is to tell, for those who hear its name.
fn described(more: Signal<String>) -> impl Fn() -> Option<String> + Copy + Send + Sync + 'static {
    move || Some(more.get()).filter(|more| !more.is_empty())
}

/// Something in a picture that takes decisions, one after the other, when it is pressed.
#[component]
pub fn Target<G: Game>(
    stage: Stage<G>,
    /// The decisions. The last one is what is pointed at.
    decisions: Vec<G::Decision>,
    /// What it does, in words.
    #[prop(into)]
    label: Signal<String>,
    /// Its classes, besides `target`.
    #[prop(optional, into)]
    class: String,
    /// Where it is.
    #[prop(into)]
    transform: String,
    /// Is it reached by the tab key? Others are reached from it by the arrow keys.
    #[prop(default = true)]
    tab: bool,
    /// Is called instead of taking the decisions.
    #[prop(optional_no_strip)]
    press: Option<Callback<()>>,
    /// What else is told of it where one points.
    #[prop(optional, into)]
    more: Signal<String>,
    children: Children,
) -> impl IntoView {
    let last = decisions.last().copied();
    let written: Vec<String> = decisions.iter().map(ToString::to_string).collect();
    let chosen = decisions.clone();
    let decisions = StoredValue::new(decisions);
    let drawn = move |source| decisions.with_value(|decisions| stage.on_line(source, decisions));
    let run = Callback::new(move |()| match press {
        Some(press) => press.run(()),
        None => stage.press.run(chosen.clone()),
    });
    let pressed = move |event: KeyboardEvent| {
        if matches!(event.key().as_str(), "Enter" | " ") {
            event.prevent_default();
            run.run(());
        }
    };
    let drafted = move || last.is_some() && stage.scene.with(|scene| scene.draft == last);
    // Words take a while, and are needed twice.
    let label = Memo::new(move |_| label.get());
    let about = move || with_more(label.get(), more);
    view! {
        <g
            transform=transform
            class=format!("target {class}")
            class:pointed=move || last.is_some() && stage.pointed.get() == last
            class:on-played=move || drawn(Source::Played)
            class:on-better=move || drawn(Source::Better)
            class:drafted=drafted
            role="button"
            tabindex=if tab { "0" } else { "-1" }
            aria-label=label
            aria-description=described(more)
            data-about=about
            data-decision=written.join(" ")
            on:click=move |_| run.run(())
            on:keydown=pressed
            on:pointerenter=move |_| stage.pointed.set(last)
            on:pointerleave=move |_| stage.pointed.set(None)
            on:focus=move |_| stage.pointed.set(last)
            on:blur=move |_| stage.pointed.set(None)
        >
            {children()}
        </g>
    }
}
