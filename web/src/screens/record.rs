//! Records: opening one, and stepping through it.

use leptos::prelude::*;
use patolli_game::{Eye, Game, Phrase, Record, Replay, Say, Seat, Seats, Silent};
use patolli_shelf::{Visitor, visit};
use patolli_words::Names;
use wasm_bindgen::JsCast;

use super::notes::Problem;
use super::table::{Standings, banners, entry};
use crate::boards::{self, Parts, Stage};
use crate::browser::route::{self, Route};
use crate::browser::{file, focus, storage};
use crate::speech::{Speech, page, text};
use crate::table::{Log, Scene, Telling, chairs_of};

/// Where the record that is open is kept.
const KEY: &str = "record";

/// The record that is open.
#[derive(Clone, Copy)]
pub struct Held(RwSignal<Option<String>>);

impl Held {
    /// Provides it to all components below, as the browser kept it.
    pub fn provide() {
        provide_context(Self(RwSignal::new(storage::get(KEY))));
    }

    pub fn get() -> Self {
        expect_context()
    }

    /// Opens a record.
    pub fn open(self, text: String) {
        // If the browser does not keep it, it is open all the same until the page is left.
        storage::set(KEY, &text);
        self.0.set(Some(text));
        route::go(&Route::Record);
    }
}

/// Opens a record from a file or from a text.
#[component]
pub fn OpenRecord() -> impl IntoView {
    let problem = RwSignal::new(None);
    let pasted = RwSignal::new(String::new());
    let held = Held::get();
    let open = move |text: String| match check(&text) {
        Ok(()) => held.open(text),
        Err(phrase) => problem.set(Some(phrase)),
    };
    let choose = move |event: leptos::ev::Event| {
        let input = event.target().and_then(|t| t.dyn_into::<web_sys::HtmlInputElement>().ok());
        let chosen = input.and_then(|input| input.files()).and_then(|files| files.get(0));
        let Some(chosen) = chosen else { return };
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
                    <input id="record-file" class="unseen" type="file" accept=".patolli,.txt,text/plain" on:change=choose />
                </label>
            </p>
            <details>
                <summary>{text("paste_record")}</summary>
                <textarea id="pasted" rows="6" spellcheck="false" aria-label=text("paste_record")
                    on:input=move |event| pasted.set(event_target_value(&event))></textarea>
                <button id="open-pasted" on:click=move |_| open(pasted.get_untracked())>{text("open")}</button>
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

/// The record that was opened, or what is wrong with it.
#[component]
pub fn Opened() -> impl IntoView {
    let held = Held::get();
    move || {
        held.0
            .get()
            .map_or_else(|| view! { <div class="note"><OpenRecord /></div> }.into_any(), opened)
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
                <p class="problem" role="alert">{move || speech.say(&problem)}</p>
                <button on:click=save>{text("save_raw")}</button>
                <OpenRecord />
            </div>
        }
        .into_any()
    })
}

/// A recorded game, one decision after the other.
#[component]
fn Stepping<G: Game>(replay: Replay<G>) -> impl IntoView {
    let speech = Speech::get();
    let Replay { play, players, .. } = replay;
    let last = play.steps().len();
    let seats = play.game().seats();
    let chairs = chairs_of(&players);
    let marks = banners(&chairs);
    let names: Vec<String> = chairs.into_iter().map(|chair| chair.name).collect();
    let names = Names::told_apart(&names);
    let play = StoredValue::new(play);
    let at = RwSignal::new(last.min(1));
    let eye = RwSignal::new(Eye::Judge);

    let log = Memo::new_with_compare(
        move |_| play.with_value(|play| Log::up_to(play, at.get())),
        |_, _| true,
    );
    let scene = Memo::new(move |_| {
        let number = at.get();
        let game = play.with_value(|play| play.at(number, &mut Silent));
        let round = log.with(|log| log.round_seen_by(eye.get()));
        Scene::new(&game, eye.get(), number, round)
    });
    let names = Signal::stored(names);
    let stage = Stage {
        scene,
        choose: Callback::new(|_| ()),
        pointed: RwSignal::new(None),
        names,
        bots: Signal::stored(Seats::NONE),
        banners: Signal::stored(marks),
        speech,
    };
    let board = boards::of::<G>();
    let Parts { main, side, .. } = (board.parts)(stage);
    let latest = Memo::new(move |_| {
        let tellings = log.with(|log| log.tellings(eye.get()));
        tellings.into_iter().filter(|telling| telling.number == at.get()).collect::<Vec<_>>()
    });
    let go = move |to: usize| at.set(to.min(last));
    let round = move |forward: bool| {
        let round_at = |number: usize| play.with_value(|play| play.at(number, &mut Silent).round());
        let here = at.get_untracked();
        let now = round_at(here);
        let to = if forward {
            (here..=last).find(|&number| round_at(number) > now).unwrap_or(last)
        } else {
            let began = (0..=here).find(|&number| round_at(number) == now).unwrap_or(0);
            let before = || (0..began).find(|&n| round_at(n) == round_at(began - 1));
            if began < here { began } else { before().unwrap_or(0) }
        };
        at.set(to);
    };
    let choose_eye = move |event| {
        eye.set(event_target_value(&event).parse().map_or(Eye::Judge, Eye::Seat));
    };
    let key = move |event: leptos::ev::KeyboardEvent| {
        // The slider and the list of eyes know the arrows themselves.
        if focus::current().is_some_and(|at| matches!(at.tag_name().as_str(), "INPUT" | "SELECT")) {
            return;
        }
        match event.key().as_str() {
            "ArrowRight" => go(at.get_untracked() + 1),
            "ArrowLeft" => go(at.get_untracked().saturating_sub(1)),
            _ => {}
        }
    };
    let handle = window_event_listener(leptos::ev::keydown, key);
    on_cleanup(move || handle.remove());
    let (at_first, at_last) = (move || at.get() == 0, move || at.get() == last);
    let seat_option = move |seat: Seat| {
        view! {
            <option value=seat.to_string()>{move || stage.name(seat)}</option>
        }
    };
    let over = Signal::derive(move || scene.with(|scene| scene.over));
    view! {
        <div class="table replay">
            <div class="tools">
                <h1>
                    {move || speech.text_of(&format!("{}-game", G::META.id))}
                    <span class="round">{move || speech.say(&scene.with(board.title))}</span>
                </h1>
                <div class="switches">
                    <label>
                        <span>{text("seen_by")}</span>
                        <select id="eye" on:change=choose_eye>
                            <option value="all">{text("seen_by_all")}</option>
                            {Seat::first(seats).map(seat_option).collect_view()}
                        </select>
                    </label>
                </div>
            </div>
            <div class="board">{main}</div>
            <div class="panels">
                <section class="panel decision stepping" aria-label=text("stepping")>
                    <h2>{move || speech.say(&page("step").number("number", at.get() as i64).number("of", last as i64))}</h2>
                    <input id="step" type="range" min="0" max=last.to_string() prop:value=move || at.get().to_string()
                        aria-label=text("stepping")
                        on:input=move |event| go(event_target_value(&event).parse().unwrap_or(0)) />
                    <div class="buttons">
                        <button id="first" disabled=at_first aria-label=text("first") title=text("first") on:click=move |_| go(0)>"|◀"</button>
                        <button id="round-back" disabled=at_first aria-label=text("round_back") title=text("round_back") on:click=move |_| round(false)>"◀◀"</button>
                        <button id="back" disabled=at_first aria-label=text("step_back") title=text("step_back") on:click=move |_| go(at.get_untracked().saturating_sub(1))>"◀"</button>
                        <button id="next" disabled=at_last class="primary" aria-label=text("step_on") title=text("step_on") on:click=move |_| go(at.get_untracked() + 1)>"▶"</button>
                        <button id="round-on" disabled=at_last aria-label=text("round_on") title=text("round_on") on:click=move |_| round(true)>"▶▶"</button>
                        <button id="last" disabled=at_last aria-label=text("last") title=text("last") on:click=move |_| go(last)>"▶|"</button>
                    </div>
                    <ol class="latest" aria-live="polite">
                        <For each=move || latest.get() key=Telling::key let:telling>
                            {entry::<G>(telling, names)}
                        </For>
                    </ol>
                </section>
                {side}
                <Standings<G> standing=Signal::derive(move || scene.with(|s| s.standing.clone())) stage board over />
                <p class="actions"><a class="button" href=Route::Home.to_string()>{text("to_home")}</a></p>
            </div>
        </div>
    }
}
