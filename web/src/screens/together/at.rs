//! At a table at a distance: until the game begins, people gather; then it is played.

use leptos::prelude::*;
use patolli_game::Phrase;

use super::gathering::Gathering;
use super::{Connection, with_house};
use crate::browser::route::Route;
use crate::house::{Stand, Visit};
use crate::screens::table;
use crate::speech::{Speech, page, text};

#[component]
pub fn At(id: String) -> impl IntoView {
    with_house(move |_| {
        let visit = Visit::begin(&id);
        // What was drawn stays while the connection comes and goes.
        let shown = Memo::new(move |_| Shown::of(visit));
        let speech = Speech::get();
        let note = move |words: String| {
            view! {
                <div class="note">
                    <p class="problem" role="alert">
                        {words}
                    </p>
                    <p class="actions">
                        <a class="button" href=Route::Together.to_string()>
                            {text("to_tables")}
                        </a>
                    </p>
                </div>
            }
        };
        let drawn = move || match shown.get() {
            Shown::Nothing => view! {
                <div class="note">
                    <p>{text("table_coming")}</p>
                    <Connection />
                </div>
            }
            .into_any(),
            Shown::Refused(words) => note(words).into_any(),
            Shown::Aside(why) => note(speech.say(&page("set_aside").text("why", &why))).into_any(),
            Shown::Over(why) => note(speech.say(&why)).into_any(),
            Shown::Gathering => view! { <Gathering visit /> }.into_any(),
            Shown::Game => table::open_afar(visit),
        };
        view! { {drawn} }.into_any()
    })
}

/// What is shown of a table.
#[derive(Clone, PartialEq, Debug)]
enum Shown {
    Nothing,
    Refused(String),
    /// Nobody can play on there, and how it stood is not known.
    Aside(String),
    /// It ended before the game began.
    Over(Phrase),
    Gathering,
    Game,
}

impl Shown {
    fn of(visit: Visit) -> Self {
        let told = visit.mirror.with(|all| all.as_ref().map(|mirror| mirror.game.is_some()));
        match (visit.stand.get(), told) {
            (Stand::Refused(words), _) => Self::Refused(words),
            (_, Some(true)) => Self::Game,
            (Stand::Aside(why), _) => Self::Aside(why),
            (_, Some(false)) => {
                let ended = visit.phase().and_then(table::ended_early);
                ended.map_or(Self::Gathering, Self::Over)
            }
            (_, None) => Self::Nothing,
        }
    }
}
