//! Records: opening one, and stepping through it.

mod analysis;
mod chart;
mod deeds;
mod learn;
mod replayed;
mod shown;
mod stepping;
mod switches;
mod turns;

use leptos::prelude::*;
use patolli_game::{Game, Phrase, Record, Say};
use patolli_shelf::{Visitor, visit};
use wasm_bindgen::JsCast;

use self::stepping::Stepping;
use super::notes::Problem;
use crate::browser::route::{self, Route};
use crate::browser::{file, storage};
use crate::review::Kept;
use crate::share;
use crate::speech::{Speech, page, text};

/// Where the record that is open is kept.
const KEY: &str = "record";
/// Where the place in it is kept, and what was thought of it.
const KEPT: &str = "record-place";

/// The record that is open, and what is kept beside it.
#[derive(Clone, Copy)]
pub struct Held {
    text: RwSignal<Option<String>>,
    kept: StoredValue<Kept>,
    /// Is it to be analysed as soon as it is open?
    analyse: StoredValue<bool>,
}

impl Held {
    /// Provides it to all components below, as the browser kept it.
    pub fn provide() {
        let text = storage::get(KEY);
        let kept = text.as_deref().and_then(kept_of).unwrap_or_default();
        let (text, kept) = (RwSignal::new(text), StoredValue::new(kept));
        provide_context(Self { text, kept, analyse: StoredValue::new(false) });
    }

    pub fn get() -> Self {
        expect_context()
    }

    /// Opens the record of a game that was played here.
    pub fn open(self, text: String) {
        self.hold(text, true, None);
        route::go(&Route::Record);
    }

    /// The same, to be analysed at once.
    pub fn analyse(self, text: String) {
        self.analyse.set_value(true);
        self.open(text);
    }

    /// Opens a record that came from elsewhere.
    fn open_other(self, text: String) {
        self.hold(text, false, None);
        route::go(&Route::Record);
    }

    /// Opens a record at a step, replacing the link that holds it.
    fn open_shared(self, text: String, step: Option<usize>) {
        self.hold(text, false, step);
        route::replace(&Route::Record);
    }

    fn hold(self, text: String, own: bool, step: Option<usize>) {
        // If the browser does not keep it, it still stays open until the page is left.
        storage::set(KEY, &text);
        let mut kept = kept_of(&text).unwrap_or_else(|| Kept::new(&text, own));
        kept.own |= own;
        kept.at = step.unwrap_or(kept.at);
        self.kept.set_value(kept);
        self.text.set(Some(text));
    }

    /// Keeps more beside the record.
    fn keep(self, change: impl FnOnce(&mut Kept)) {
        self.kept.update_value(change);
        storage::set(KEPT, &self.kept.with_value(Kept::text));
    }
}

/// What the browser keeps beside this record.
fn kept_of(record: &str) -> Option<Kept> {
    Kept::read(&storage::get(KEPT)?, record)
}

/// Opens a record from a file or from a text.
#[component]
pub fn OpenRecord() -> impl IntoView {
    let problem = RwSignal::new(None);
    let pasted = RwSignal::new(String::new());
    let held = Held::get();
    let open = move |text: String| match check(&text) {
        Ok(()) => held.open_other(text),
        Err(phrase) => problem.set(Some(phrase)),
    };
    let choose = move |event: leptos::ev::Event| {
        let input = event.target().and_then(|t| t.dyn_into::<web_sys::HtmlInputElement>().ok());
        let Some(input) = input else { return };
        let Some(chosen) = input.files().and_then(|files| files.get(0)) else { return };
        // The same file can be chosen again, once it is corrected.
        input.set_value("");
        leptos::task::spawn_local(async move {
            match file::read(chosen).await {
                Some(text) => open(text),
                None => problem.set(Some(page("cannot_read_file"))),
            }
        });
    };
    view! {
        <section class="open-record" aria-label=text("open_record")>
            <h2>{text("open_record")}</h2>
            <p>{text("open_record_about")}</p>
            <p class="actions">
                <label class="button">
                    {text("choose_file")}
                    <input
                        id="record-file"
                        class="unseen"
                        type="file"
                        accept=".patolli,.txt,text/plain"
                        on:change=choose
                    />
                </label>
            </p>
            <details>
                <summary>{text("paste_record")}</summary>
                <textarea
                    id="pasted"
                    rows="6"
                    spellcheck="false"
                    aria-label=text("paste_record")
                    on:input=move |event| pasted.set(event_target_value(&event))
                ></textarea>
                <button id="open-pasted" on:click=move |_| open(pasted.get_untracked())>
                    {text("open")}
                </button>
            </details>
            <Problem problem />
        </section>
    }
}

/// Is it the record of a game that can be played again?
fn check(text: &str) -> Result<(), Phrase> {
    struct Check<'a>(&'a Record);
    impl Visitor for Check<'_> {
        type Output = Result<(), Phrase>;
        fn visit<G: Game>(self) -> Self::Output {
            self.0.replay::<G>().map(|_| ()).map_err(|error| error.phrase())
        }
    }
    let record: Record =
        text.trim_start().parse().map_err(|error: patolli_game::RecordError| error.phrase())?;
    visit(&record.game.value, Check(&record)).map_err(|unknown| unknown.phrase())?
}

/// Opens a game that came as a link, or says what is wrong with it.
#[component]
pub fn Shared(packed: String, step: Option<usize>) -> impl IntoView {
    let speech = Speech::get();
    let problem = match share::unpack(&packed) {
        Some(text) => match check(&text) {
            Ok(()) => {
                Held::get().open_shared(text, step);
                return ().into_any();
            }
            Err(problem) => problem,
        },
        None => page("bad_link"),
    };
    view! {
        <div class="note">
            <p class="problem" role="alert">
                {move || speech.say(&problem)}
            </p>
            <OpenRecord />
        </div>
    }
    .into_any()
}

/// The record that was opened, or what is wrong with it.
#[component]
pub fn Opened() -> impl IntoView {
    let held = Held::get();
    move || {
        held.text.get().map_or_else(
            || {
                view! {
                    <div class="note">
                        <OpenRecord />
                    </div>
                }
                .into_any()
            },
            opened,
        )
    }
}

fn opened(text_of_it: String) -> AnyView {
    struct Show<'a>(&'a Record);
    impl Visitor for Show<'_> {
        type Output = Result<AnyView, Phrase>;
        fn visit<G: Game>(self) -> Self::Output {
            let replay = self.0.replay::<G>().map_err(|error| error.phrase())?;
            Ok(view! { <Stepping<G> replay /> }.into_any())
        }
    }
    let record = text_of_it.trim_start().parse::<Record>().map_err(|error| error.phrase());
    let shown = record.and_then(|record| {
        visit(&record.game.value, Show(&record)).map_err(|unknown| unknown.phrase())?
    });
    shown.unwrap_or_else(|problem| {
        let speech = Speech::get();
        let save = move |_| file::save("patolli-record.txt", &text_of_it);
        view! {
            <div class="note">
                <p class="problem" role="alert">
                    {move || speech.say(&problem)}
                </p>
                <button on:click=save>{text("save_raw")}</button>
                <OpenRecord />
            </div>
        }
        .into_any()
    })
}
