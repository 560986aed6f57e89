//! The three temples, with everyone’s marker on a step.

use leptos::prelude::*;
use patolli_game::{Phrase, Seat};
use patolli_tzolkin::{Decision, START_STEP, Temple, Tzolkin};

use super::pictures::{materials, row};
use super::{named, phrase, text};
use crate::boards::guide::Heading;
use crate::boards::{Choice, Stage};
use crate::speech::short;

#[component]
pub fn Temples(stage: Stage<Tzolkin>) -> impl IntoView {
    view! {
        <section class="panel temples" aria-label=text("temples")>
            <Heading
                stage
                title=Signal::derive(text("temples"))
                about=Signal::derive(text("temples_about"))
                topic="temples"
            />
            <div class="temple-row">
                {Temple::ALL
                    .iter()
                    .map(|&temple| view! { <OneTemple stage temple /> })
                    .collect_view()}
            </div>
        </section>
    }
}

/// A step, as a place to go.
const fn leads_to(decision: Decision, temple: Temple, step: u8, now: u8) -> bool {
    let (to, up) = match decision {
        Decision::Climb(to) => (to, true),
        Decision::Beg(to) | Decision::Descend(to) | Decision::Burn(to) => (to, false),
        _ => return false,
    };
    to as u8 == temple as u8 && if up { step == now + 1 } else { step + 1 == now }
}

#[component]
fn OneTemple(stage: Stage<Tzolkin>, temple: Temple) -> impl IntoView {
    // Everyone’s step, from 0 at the bottom.
    let stands = Memo::new(move |_| {
        stage.scene.with(|scene| {
            let step = |at: usize| scene.view.players.get(at).map_or(0, |p| p.temples.of(temple));
            (0..scene.view.seats.into())
                .map(|at: usize| (step(at) + START_STEP as i8).max(0) as u8)
                .collect::<Vec<u8>>()
        })
    });
    let choices =
        Memo::new(move |_| stage.scene.with(|scene| (scene.acting, scene.decisions.clone())));
    let step = move |number: u8| {
        let printed = temple.steps()[usize::from(number)];
        let here = move || {
            let seats = Seat::first(stands.with(Vec::len));
            seats.filter(|seat| stands.with(|all| all[seat.index()] == number)).collect::<Vec<_>>()
        };
        let about = move || {
            let mut words = stage.say(
                &phrase("step").name("temple", temple.name()).number("points", printed.points),
            );
            if printed.reward != patolli_tzolkin::Materials::NONE {
                let reward = phrase("step_reward").counts("reward", printed.reward.counted());
                words = format!("{words} {}", stage.say(&reward));
            }
            let names: Vec<String> = here().into_iter().map(|seat| stage.name(seat)).collect();
            if names.is_empty() { words } else { format!("{words} {}", names.join(", ")) }
        };
        let goes = move || {
            let (acting, decisions) = choices.get();
            let now = stands.with(|all| acting.and_then(|seat| all.get(seat.index()).copied()))?;
            decisions.into_iter().find(|d| leads_to(*d, temple, number, now))
        };
        let marks = move || here().into_iter().map(|seat| stage.mark(seat)).collect_view();
        view! {
            <li class="step" data-about=about>
                <span class="worth" aria-hidden="true">
                    {short(printed.points.to_string())}
                </span>
                <span class="reward" aria-hidden="true">
                    {row(materials(printed.reward))}
                </span>
                <span class="marks" aria-hidden="true">
                    {marks}
                </span>
                <span class="unseen">{about}</span>
                {move || {
                    goes()
                        .map(|decision| {
                            view! {
                                <Choice stage decision class="step-choice" pictured=true>
                                    {if matches!(decision, Decision::Climb(_)) {
                                        "▲"
                                    } else {
                                        "▼"
                                    }}
                                </Choice>
                            }
                        })
                }}
            </li>
        }
    };
    let bonus = move || {
        let told = Phrase::new("tzolkin-board", "bonus")
            .number("first", temple.bonus(1))
            .number("second", temple.bonus(2));
        stage.say(&told)
    };
    view! {
        <div class=format!("temple-column {}", temple.text())>
            <p class="bonus" data-about=bonus>
                <i aria-hidden="true">"I"</i>
                <b aria-hidden="true">{temple.bonus(1)}</b>
                " "
                <i aria-hidden="true">"II"</i>
                <b aria-hidden="true">{temple.bonus(2)}</b>
                <span class="unseen">{bonus}</span>
            </p>
            <ol reversed class="steps" aria-label=move || named(stage, temple.name())>
                {(0..=temple.top()).rev().map(step).collect_view()}
            </ol>
            <p class="temple-name">{move || named(stage, temple.name())}</p>
        </div>
    }
}
