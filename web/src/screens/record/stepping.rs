//! A record, one decision after the other.

use leptos::prelude::*;
use patolli_game::{Event as _, Game, Play, Replay, Say};

use super::Held;
use super::analysis::Analysis;
use super::chart::PointsChart;
use super::deeds::Deeds;
use super::learn::Learn;
use super::replayed::Replayed;
use super::shown::{better, turn_from};
use super::switches::{Pace, PaceSwitch, RoundSwitch, ViewerSwitch};
use super::turns::TurnList;
use crate::boards::{self, Parts};
use crate::browser::route::Route;
use crate::browser::{focus, show};
use crate::screens::dialog::is_covered;
use crate::screens::flights::Flights;
use crate::screens::guide::{GuideOver, HelpButton};
use crate::screens::jumps::{BOARD, Jumps, POINTS};
use crate::screens::more::MoreButton;
use crate::screens::outline::{Outline, OutlineSwitch};
use crate::screens::table::{Standings, Strips};
use crate::settings::Settings;
use crate::speech::{Speech, page, text};

/// A recorded game, one decision after the other.
#[component]
pub fn Stepping<G: Game>(replay: Replay<G>) -> impl IntoView {
    let (speech, settings) = (Speech::get(), Settings::get());
    let replayed = Replayed::open(replay, Held::get());
    let Replayed { play, at, last, viewer, learner, stage, .. } = replayed;
    let scene = stage.scene;
    let seats = play.with_value(|play| play.game().seats());
    let board = boards::of::<G>();
    let Parts { main, side, hand } = (board.parts)(stage);
    let pace = Pace::new(at, last);
    let rounds = StoredValue::new(play.with_value(rounds));
    let open = RwSignal::new(false);
    let learns = Memo::new(move |_| learner.learns());
    keep_in_sight(replayed, pace);
    let over: Signal<bool> = Signal::derive(move || scene.with(|scene| scene.over));
    view! {
        <div
            class="table replay"
            class:trying=learns
            class:no-coordinates=move || settings.hides_coordinates()
        >
            <div class="tools">
                <h1>
                    {move || speech.text_of(&format!("{}-game", G::META.id))}
                    <span class="round">{move || speech.say(&scene.with(board.title))}</span>
                </h1>
                <span class="gears">
                    <HelpButton stage />
                    <MoreButton open />
                </span>
                <div class="switches" class:open=move || open.get()>
                    <RoundSwitch rounds at />
                    <PaceSwitch pace />
                    <ViewerSwitch stage viewer seats />
                    <OutlineSwitch />
                </div>
            </div>
            <div class="board">{main}</div>
            <div class="panels">
                <section class="panel decision stepping" aria-label=text("stepping")>
                    <Jumps places=[&[BOARD][..], board.places, &[POINTS]].concat() />
                    <Show when=move || learns.get()>
                        <Learn replayed />
                    </Show>
                    <div class="trying-hand" hidden=move || !learns.get()>
                        {hand}
                    </div>
                    <div class="walking" hidden=move || learns.get()>
                        <Now replayed />
                        <Steps replayed pace rounds />
                        <Told replayed />
                        <TurnList replayed />
                    </div>
                </section>
                <PointsChart replayed />
                <Analysis replayed />
                <section class="panel" aria-label=text("moment")>
                    <h2>{text("moment")}</h2>
                    <Deeds replayed />
                </section>
                <Strips stage />
                <div class="shared">{side}</div>
                <Standings
                    standing=Signal::derive(move || scene.with(|s| s.standing.clone()))
                    stage
                    board
                    over
                />
                <Outline stage />
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

/// Whatever moves the decision that is looked at brings its heading into sight, unless it moves by
/// itself.
fn keep_in_sight<G: Game>(replayed: Replayed<G>, pace: Pace) {
    let Replayed { at, learner, .. } = replayed;
    Effect::new(move |before: Option<()>| {
        at.track();
        let heading = if learner.learns() { "#learn" } else { ".walking h2" };
        if before.is_some() && !pace.runs_untracked() {
            request_animation_frame(move || show(heading));
        }
    });
}

/// The rounds of a game, each with how many decisions had been taken when it began.
fn rounds<G: Game>(play: &Play<G>) -> Vec<(u16, usize)> {
    play.rounds().iter().map(|round| (round.number(), round.decisions)).collect()
}

/// Which decision is looked at, and the way to any other.
#[component]
fn Now<G: Game>(replayed: Replayed<G>) -> impl IntoView {
    let speech = Speech::get();
    let Replayed { at, last, .. } = replayed;
    let heading = Memo::new(move |_| {
        let phrase = if at.get() < last { page("step") } else { page("step_end") };
        let phrase = phrase.number("number", at.get() as i64 + 1);
        speech.say(&phrase.number("of", last as i64))
    });
    // The end is one more than the last decision.
    let number = move || (at.get() + 1).to_string();
    let slide = move |event| {
        let number = event_target_value(&event).parse::<usize>().unwrap_or(1);
        replayed.go(number.saturating_sub(1));
    };
    view! {
        <h2>{heading}</h2>
        <input
            id="step"
            type="range"
            min="1"
            max=(last + 1).to_string()
            prop:value=number
            aria-label=text("stepping")
            aria-valuetext=heading
            on:input=slide
        />
    }
}

/// The buttons and keys that go from decision to decision, from turn to turn and from round to
/// round.
#[component]
fn Steps<G: Game>(
    replayed: Replayed<G>,
    pace: Pace,
    rounds: StoredValue<Vec<(u16, usize)>>,
) -> impl IntoView {
    let Replayed { at, last, turns, learner, .. } = replayed;
    let go = move |to: usize| replayed.go(to);
    let step = move |forward: bool| {
        let here = at.get_untracked();
        go(if forward { here + 1 } else { here.saturating_sub(1) });
    };
    let turn = move |forward: bool| {
        let to = turns.with_untracked(|turns| turn_from(turns, at.get_untracked(), forward));
        go(to.unwrap_or(if forward { last } else { 0 }));
    };
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
        go(to.unwrap_or(if forward { last } else { 0 }));
    };
    let key = move |event: leptos::ev::KeyboardEvent| {
        // The slider and the lists handle these keys themselves; who learns looks at one moment.
        let own = focus::current()
            .is_some_and(|at| matches!(at.tag_name().as_str(), "INPUT" | "SELECT" | "TEXTAREA"));
        let busy = learner.exercise.with_untracked(Option::is_some) || is_covered();
        if own || busy || event.alt_key() || event.meta_key() {
            return;
        }
        let by_turn = event.shift_key() || event.ctrl_key();
        match event.key().as_str() {
            "ArrowRight" if by_turn => turn(true),
            "ArrowLeft" if by_turn => turn(false),
            "ArrowRight" => step(true),
            "ArrowLeft" => step(false),
            "ArrowDown" => turn(true),
            "ArrowUp" => turn(false),
            "Home" => go(0),
            "End" => go(last),
            _ => return,
        }
        // The page stays where it is.
        event.prevent_default();
    };
    let leave = move |event: leptos::ev::KeyboardEvent| {
        if event.key() == "Escape" && !is_covered() {
            learner.leave();
        }
    };
    let handles = [
        window_event_listener(leptos::ev::keydown, key),
        window_event_listener(leptos::ev::keydown, leave),
    ];
    on_cleanup(move || handles.into_iter().for_each(WindowListenerHandle::remove));
    let at_first = Signal::derive(move || at.get() == 0);
    let at_last = Signal::derive(move || at.get() == last);
    let button = |id: &'static str, off: Signal<bool>, sign: &'static str, press: Callback<()>| {
        let words = match id {
            "back" => "step_back",
            "next" => "step_on",
            "turn-back" => "turn_back",
            "turn-on" => "turn_on",
            "round-back" => "round_back",
            "round-on" => "round_on",
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
            {button("round-back", at_first, "◀◀", Callback::new(move |()| round(false)))}
            {button("turn-back", at_first, "▲", Callback::new(move |()| turn(false)))}
            {button("back", at_first, "◀", Callback::new(move |()| step(false)))}
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
            {button("next", at_last, "▶", Callback::new(move |()| step(true)))}
            {button("turn-on", at_last, "▼", Callback::new(move |()| turn(true)))}
            {button("round-on", at_last, "▶▶", Callback::new(move |()| round(true)))}
            {button("last", at_last, "▶|", Callback::new(move |()| go(last)))}
        </div>
    }
}

/// The decision that is looked at in words, and what would have been better.
#[component]
fn Told<G: Game>(replayed: Replayed<G>) -> impl IntoView {
    let Replayed { at, judged, stage, .. } = replayed;
    // A decision that led to nothing yet is said as it was offered.
    let was = Memo::new(move |_| {
        let events = replayed.events();
        if events.is_empty() {
            let step = replayed.step().filter(|_| replayed.is_open())?;
            let phrase = stage.scene.with(|scene| scene.describe(step.decision));
            return Some(vec![("decided", phrase)]);
        }
        Some(events.iter().map(|event| (event.kind(), event.phrase())).collect::<Vec<_>>())
    });
    let who = move || {
        replayed.step().map(|step| {
            view! {
                {stage.mark(step.seat)}
                <b class="name">{stage.name(step.seat)}</b>
            }
        })
    };
    let instead = move || {
        let number = at.get() + 1;
        let line = judged.with(|all| better::<G::Decision>(all, number))?;
        let cost =
            judged.with(|all| all.iter().find(|one| one.number == number).map(|one| one.cost));
        if !replayed.is_open() {
            return None;
        }
        let deeds = replayed.tell(number, &line.decisions);
        let words = deeds.iter().map(|deed| stage.say(deed)).collect::<Vec<_>>().join(" · ");
        let cost = cost.unwrap_or_default().round().max(1.0) as i64;
        Some(stage.say(&page("better").text("better", words).number("cost", cost)))
    };
    view! {
        <div class="now-told">
            <p class="who">{who}</p>
            <ol class="latest" aria-live="polite">
                {move || {
                    was.get()
                        .unwrap_or_default()
                        .into_iter()
                        .map(|(kind, phrase)| {
                            view! { <li class=kind>{move || stage.say(&phrase)}</li> }
                        })
                        .collect_view()
                }}
            </ol>
            <p class="better">{instead}</p>
        </div>
    }
}
