//! A turn seen again on the board, while the game waits or goes on behind it.

use std::time::Duration;

use leptos::prelude::*;
use patolli_game::Game;

use crate::boards::Stage;
use crate::speech::{page, text};

/// How long each moment of it is shown.
const MOMENT: Duration = Duration::from_millis(650);
/// How long its end is shown.
const END: Duration = Duration::from_millis(1600);

/// What is shown again: nothing, or the moments between two decisions.
#[derive(Clone, Copy)]
pub struct Review {
    shown: RwSignal<Option<Shown>>,
    /// How many were shown so far.
    count: StoredValue<usize>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Shown {
    /// The decision after which the board is shown.
    at: usize,
    last: usize,
    /// Which of all that were shown it is.
    serial: usize,
}

impl Review {
    pub fn new() -> Self {
        Self { shown: RwSignal::new(None), count: StoredValue::new(0) }
    }

    /// The decision after which the board is to be shown, if not the latest.
    pub fn at(self) -> Option<usize> {
        self.shown.with(|shown| shown.map(|shown| shown.at))
    }

    /// Shows what led from after the first `before` decisions to after the `last`.
    pub fn show(self, before: usize, last: usize) {
        let serial = self.count.get_value() + 1;
        self.count.set_value(serial);
        self.shown.set(Some(Shown { at: before, last, serial }));
        self.go_on(serial);
    }

    /// Back to the game.
    pub fn end(self) {
        if self.shown.with_untracked(Option::is_some) {
            self.shown.set(None);
        }
    }

    fn go_on(self, serial: usize) {
        let Some(shown) = self.shown.try_get_untracked().flatten() else { return };
        let ends = shown.at >= shown.last;
        let next = move || {
            // It may have been ended, or another may be shown by now, or the table may be gone.
            let Some(now) = self.shown.try_get_untracked().flatten() else { return };
            if now.serial != serial {
                return;
            }
            if ends {
                return self.end();
            }
            self.shown.set(Some(Shown { at: now.at + 1, ..now }));
            self.go_on(serial);
        };
        set_timeout(next, if ends { END } else { MOMENT });
    }
}

/// Says that the board shows what was, and leads back.
#[component]
pub fn Reviewing<G: Game>(review: Review, stage: Stage<G>) -> impl IntoView {
    let told = move || {
        let round = stage.scene.with(|scene| scene.round_number);
        stage.say(&page("seeing_again").number("round", round))
    };
    view! {
        <Show when=move || review.at().is_some()>
            <p class="reviewing">
                <span>{told}</span>
                <button id="end-review" class="primary" on:click=move |_| review.end()>
                    {text("back_to_game")}
                </button>
            </p>
        </Show>
    }
}
