//! A record, one decision after the other.

use leptos::prelude::*;
use patolli_game::{Game, Play, Record, Replay, Seats, Viewer};
use patolli_words::Names;

use super::analysis::Analysis;
use super::chart::PointsChart;
use super::switches::{Pace, PaceSwitch, RoundSwitch, ViewerSwitch};
use crate::boards::{self, Parts, Stage};
use crate::browser::route::{self, Route};
use crate::browser::{focus, random};
use crate::screens::chrome::Veil;
use crate::screens::flights::Flights;
use crate::screens::guide::{GuideOver, HelpButton};
use crate::screens::jumps::{BOARD, Jumps, POINTS};
use crate::screens::keep;
use crate::screens::notes::{Problem, copy_link};
use crate::screens::table::hint::{Hint, HintButton, HintList, Question};
use crate::screens::table::{Standings, banners, log_line, save_picture};
use crate::share;
use crate::speech::{Speech, page, text};
use crate::table::{Chair, Log, LogEntry, Scene, Sitter, Table, chairs_of};

/// A recorded game, one decision after the other.
#[component]
pub fn Stepping<G: Game>(replay: Replay<G>, step: Option<usize>) -> impl IntoView {
    let speech = Speech::get();
    let Replay { play, players, .. } = replay;
    let last = play.steps().len();
    let seats = play.game().seats();
    let chairs = chairs_of(&players);
    let sitting = StoredValue::new((players, chairs.clone()));
    let marks = banners(&chairs);
    let names: Vec<String> = chairs.into_iter().map(|chair| chair.name).collect();
    let names = Names::told_apart(&names);
    let play = StoredValue::new(play);
    let at = RwSignal::new(step.unwrap_or(1).min(last));
    let viewer = RwSignal::new(Viewer::Omniscient);

    let log = StoredValue::new(play.with_value(Log::of));
    let scene = Memo::new(move |_| {
        let (number, viewer) = (at.get(), viewer.get());
        play.with_value(|play| {
            let began = play.round_of(number).decisions;
            let round = log.with_value(|log| log.between(began, number, viewer));
            Scene::new(&play.at(number), viewer, number, round)
        })
    });
    let names = Signal::stored(names);
    let stage = Stage {
        scene,
        press: Callback::new(|_| ()),
        pointed: RwSignal::new(None),
        guide: RwSignal::new(None),
        names,
        bots: Signal::stored(Seats::NONE),
        banners: Signal::stored(marks),
        speech,
    };
    let covered = move || stage.guide.get().is_some();
    Veil::cover_while(covered);
    let board = boards::of::<G>();
    let Parts { main, side, .. } = (board.parts)(stage);
    let latest = Memo::new(move |_| {
        let entries = log.with_value(|log| log.entries(viewer.get()));
        entries.into_iter().filter(|entry| entry.number == at.get()).collect::<Vec<_>>()
    });
    let go = move |to: usize| at.set(to.min(last));
    let pace = Pace::new(at, last);
    let rounds = StoredValue::new(play.with_value(rounds));
    let deciding = move || {
        let seats = scene.with(|scene| scene.deciding);
        (!seats.is_empty()).then(|| stage.say(&page("waiting").seats("seats", seats)))
    };
    let over: Signal<bool> = Signal::derive(move || scene.with(|scene| scene.over));
    view! {
        <div class="table replay" inert=covered>
            <div class="tools">
                <h1>
                    {move || speech.text_of(&format!("{}-game", G::META.id))}
                    <span class="round">{move || speech.say(&scene.with(board.title))}</span>
                </h1>
                <span class="gears">
                    <HelpButton stage />
                </span>
                <div class="switches">
                    <RoundSwitch rounds at />
                    <PaceSwitch pace />
                    <ViewerSwitch stage viewer seats />
                </div>
            </div>
            <div class="board">{main}</div>
            <div class="panels">
                <section class="panel decision stepping" aria-label=text("stepping")>
                    <Jumps places=[&[BOARD][..], board.places, &[POINTS]].concat() />
                    <h2>
                        {move || {
                            speech
                                .say(
                                    &page("step")
                                        .number("number", at.get() as i64)
                                        .number("of", last as i64),
                                )
                        }}
                    </h2>
                    <input
                        id="step"
                        type="range"
                        min="0"
                        max=last.to_string()
                        prop:value=move || at.get().to_string()
                        aria-label=text("stepping")
                        on:input=move |event| go(event_target_value(&event).parse().unwrap_or(0))
                    />
                    <Steps<G> play at pace rounds />
                    <p class="meanwhile">{deciding}</p>
                    <Deeds<G> play at viewer stage sitting />
                    <ol class="latest" aria-live="polite">
                        <For each=move || latest.get() key=LogEntry::key let:entry>
                            {log_line::<G>(entry, names)}
                        </For>
                    </ol>
                </section>
                <div class="shared">{side}</div>
                <PointsChart<G> play stage at go=Callback::new(go) />
                <Analysis
                    play
                    stage
                    viewer
                    players=StoredValue::new(sitting.with_value(|(players, _)| players.clone()))
                    go=Callback::new(go)
                />
                <Standings
                    standing=Signal::derive(move || scene.with(|s| s.standing.clone()))
                    stage
                    board
                    over
                />
                <p class="actions">
                    <a class="button" href=Route::Home.to_string()>
                        {text("to_home")}
                    </a>
                </p>
            </div>
        </div>
        <GuideOver stage />
        <Flights stage at_once=1 />
    }
}

/// The rounds of a game, each with how many decisions had been taken when it began.
fn rounds<G: Game>(play: &Play<G>) -> Vec<(u16, usize)> {
    play.rounds().iter().map(|round| (round.number(), round.decisions)).collect()
}

/// The buttons that go from decision to decision.
#[component]
fn Steps<G: Game>(
    play: StoredValue<Play<G>>,
    at: RwSignal<usize>,
    pace: Pace,
    rounds: StoredValue<Vec<(u16, usize)>>,
) -> impl IntoView {
    let last = play.with_value(|play| play.steps().len());
    let go = move |to: usize| at.set(to.min(last));
    // To the next round, or to the beginning of this one; from there to the one before.
    let round = move |forward: bool| {
        let here = at.get_untracked();
        let to = rounds.with_value(|all| {
            let mut began = all.iter().map(|(_, began)| *began);
            if forward {
                began.find(|began| *began > here)
            } else {
                began.rfind(|began| *began < here)
            }
        });
        at.set(to.unwrap_or(if forward { last } else { 0 }));
    };
    let key = move |event: leptos::ev::KeyboardEvent| {
        // The slider and the list of viewers handle the arrow keys themselves.
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
    let at_first = Signal::derive(move || at.get() == 0);
    let at_last = Signal::derive(move || at.get() == last);
    let button =
        |words: &'static str, off: Signal<bool>, sign: &'static str, press: Callback<()>| {
            let id = match words {
                "step_back" => "back",
                "step_on" => "next",
                "round_back" => "round-back",
                "round_on" => "round-on",
                other => other,
            };
            view! {
                <button
                    id=id
                    disabled=off
                    aria-label=text(words)
                    data-about=text(words)
                    on:click=move |_| press.run(())
                >
                    {sign}
                </button>
            }
        };
    view! {
        <div class="buttons">
            {button("first", at_first, "|◀", Callback::new(move |()| go(0)))}
            {button("round_back", at_first, "◀◀", Callback::new(move |()| round(false)))}
            {button(
                "step_back",
                at_first,
                "◀",
                Callback::new(move |()| go(at.get_untracked().saturating_sub(1))),
            )}
            <button
                id="run"
                class="primary"
                disabled=at_last
                aria-pressed=move || pace.runs().to_string()
                aria-label=text("run")
                data-about=text("run")
                on:click=move |_| pace.toggle()
            >
                {move || if pace.runs() { "❚❚" } else { "►" }}
            </button>
            {button("step_on", at_last, "▶", Callback::new(move |()| go(at.get_untracked() + 1)))}
            {button("round_on", at_last, "▶▶", Callback::new(move |()| round(true)))}
            {button("last", at_last, "▶|", Callback::new(move |()| go(last)))}
        </div>
    }
}

/// What can be done with the moment that is shown: play on, ask a bot, save it.
#[component]
fn Deeds<G: Game>(
    play: StoredValue<Play<G>>,
    at: RwSignal<usize>,
    viewer: RwSignal<Viewer>,
    stage: Stage<G>,
    /// The players as they were recorded, and their chairs.
    sitting: StoredValue<(Vec<String>, Vec<Chair>)>,
) -> impl IntoView {
    let speech = Speech::get();
    let last = play.with_value(|play| play.steps().len());
    let over = Signal::derive(move || stage.scene.with(|scene| scene.over));
    let problem = RwSignal::new(None);
    let told = RwSignal::new(None);
    // The player whose view is shown plays on; otherwise the first person of the record, or the
    // first seat.
    let play_on = move |_| {
        let (players, mut chairs) = sitting.get_value();
        let own = match viewer.get_untracked() {
            Viewer::Seat(seat) => seat.index(),
            _ => players.iter().position(|name| Chair::is_person(name)).unwrap_or(0),
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
        let record = Record::new(&play.get_value(), &sitting.get_value().0);
        let link = route::shared(&share::pack(&record.to_string()), Some(at.get_untracked()));
        copy_link(link, told);
    };
    // What was decided next, and what a good bot thinks of instead.
    let following = move |number: usize| {
        play.with_value(|play| play.steps().get(number).map(|step| (step.seat, step.decision)))
    };
    let next = Signal::derive(move || following(at.get()).map(|(_, decision)| decision));
    let question = Callback::new(move |()| {
        let number = at.get_untracked();
        let (seat, _) = following(number)?;
        play.with_value(|play| Some(Question::of(play.setup(), &play.at(number), seat)))
    });
    let hint = Hint::new(Memo::new(move |_| at.get()), question);
    let picture = move |_| save_picture(stage);
    view! {
        <p class="actions">
            <button id="play-on" disabled=over on:click=play_on data-about=text("play_on_about")>
                {text("play_on")}
            </button>
            <HintButton
                hint
                when=Signal::derive(move || at.get() < last)
                words="analyse"
                about="analyse_about"
            />
            <button id="save-picture" on:click=picture>
                {text("save_picture")}
            </button>
            <button id="share-link" on:click=link data-about=text("share_about")>
                {text("share")}
            </button>
        </p>
        <p aria-live="polite">{move || told.get().map(|phrase| speech.say(&phrase))}</p>
        <Problem problem />
        <HintList hint stage played=next />
    }
}
