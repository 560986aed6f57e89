//! What can be done with the moment of a record that is shown: play on, ask a bot, save it.

use leptos::prelude::*;
use patolli_game::{Game, Viewer};

use super::replayed::Replayed;
use crate::browser::random;
use crate::browser::route::{self, Route};
use crate::screens::keep;
use crate::screens::notes::{Problem, copy_link};
use crate::screens::picture::SavePicture;
use crate::screens::table::hint::{HintButton, HintList};
use crate::share;
use crate::speech::{Speech, page, text};
use crate::table::{Sitter, Table, chairs_of};

#[component]
pub fn Deeds<G: Game>(replayed: Replayed<G>) -> impl IntoView {
    let speech = Speech::get();
    let Replayed { play, players, at, viewer, hint, stage, .. } = replayed;
    let over = Signal::derive(move || stage.scene.with(|scene| scene.over));
    let problem = RwSignal::new(None);
    let told = RwSignal::new(None);
    // The player whose view is shown plays on; otherwise the first person of the record, or the
    // first seat.
    let play_on = move |_| {
        let mut chairs = chairs_of(&players.get_value());
        let own = match viewer.get_untracked() {
            Viewer::Seat(seat) => seat.index(),
            _ => replayed.people().iter().position(|person| *person).unwrap_or(0),
        };
        if let Some(chair) = chairs.get_mut(own) {
            chair.sitter = Sitter::Person;
        }
        let mut played = play.get_value();
        played.rewind(at.get_untracked());
        let id = random::id();
        if keep::keep(&id, &Table::of(played, chairs)) {
            route::go(&Route::Table(id));
        } else {
            problem.set(Some(page("cannot_begin")));
        }
    };
    let link = move |_| {
        let packed = share::pack(&replayed.record());
        copy_link(route::address(&Route::Shared(packed.clone(), Some(at.get_untracked()))), told);
    };
    // What was decided, if the viewer may know, and what a good bot thinks of instead.
    let was = move || replayed.step().filter(|_| replayed.is_open());
    let can_ask = Signal::derive(move || was().is_some());
    let played = Signal::derive(move || was().map(|step| step.decision));
    view! {
        <p class="actions">
            <HintButton hint when=can_ask words="analyse" about="analyse_about" />
            <button id="play-on" disabled=over on:click=play_on data-about=text("play_on_about")>
                {text("play_on")}
            </button>
            <SavePicture stage />
            <button id="share-link" on:click=link data-about=text("share_about")>
                {text("share")}
            </button>
        </p>
        <p aria-live="polite">{move || told.get().map(|phrase| speech.say(&phrase))}</p>
        <Problem problem />
        <HintList hint stage played />
    }
}
