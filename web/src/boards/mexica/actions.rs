//! What a player may do in a turn, with the points available for it.

use leptos::prelude::*;
use patolli_game::{Game, Say};
use patolli_mexica::{Action, Decision, Mexica, POINTS, Question};

use super::{effects, phrase, pictures, points, text};
use crate::boards::{Choice, Stage};

/// An action as it is offered.
#[derive(Clone, PartialEq, Debug)]
struct Offer {
    action: Action,
    /// Is it one of the decisions?
    open: bool,
    /// Is it being done? Then more is asked about it.
    chosen: bool,
    /// What is pressed to leave what was begun for it; or, if it was begun itself, to leave it.
    instead: Option<Decision>,
    /// Why it cannot be done now, if a rule forbids it.
    refused: Option<patolli_game::Phrase>,
}

#[component]
pub fn Actions(stage: Stage<Mexica>) -> impl IntoView {
    let acting = Memo::new(move |_| stage.scene.with(|scene| scene.acting));
    let asked = Memo::new(move |_| stage.scene.with(|scene| scene.view.question));
    let offers = Memo::new(move |_| {
        stage.scene.with(|scene| {
            let (Some(seat), Some(question)) = (scene.acting, scene.view.question) else {
                return Vec::new();
            };
            let chosen = action_of(question);
            if question == Question::Start {
                return Vec::new();
            }
            let begun = scene.begun.as_ref();
            let Some(game) = begun.map_or(&scene.game, |begun| &begun.game) else {
                return Vec::new();
            };
            let offer = |&action: &Action| {
                let decision = Decision::Do(action);
                let refused = game.check(seat, decision).err().map(|refusal| refusal.phrase());
                let refused = refused.filter(|_| chosen.is_none() || begun.is_some());
                let open = scene.decisions.contains(&decision);
                let instead = begun.filter(|begun| begun.instead.contains(&decision));
                // What waits to be confirmed ends the turn, and so says who wants to end it.
                let confirmed = scene.draft.filter(|_| action == Action::Done);
                let instead = instead.map(|_| confirmed.unwrap_or(decision));
                Offer { action, open, chosen: chosen == Some(action), instead, refused }
            };
            Action::ALL.iter().map(offer).collect()
        })
    });
    // Heights and directions have no place on the map of their own.
    let others = Memo::new(move |_| {
        stage.scene.with(|scene| {
            let here = |d: &&Decision| matches!(d, Decision::Floors(_) | Decision::Axis(_));
            scene.decisions.iter().filter(here).copied().collect::<Vec<_>>()
        })
    });
    let own_class = move || acting.get().map(|seat| stage.class(seat)).unwrap_or_default();
    let offer = move |Offer { action, open, chosen, instead, refused }: Offer| {
        let name = move || stage.speech.name(action.name());
        let short = move || stage.say(&phrase(short_id(action)));
        if open {
            return view! {
                <Choice stage decision=Decision::Do(action) class="action" pictured=true>
                    {pictures::action(action, own_class())}
                    <span>{short}</span>
                    <b class="price" aria-hidden="true">
                        {price(action)}
                    </b>
                </Choice>
            }
            .into_any();
        }
        let about = Signal::derive(move || match &refused {
            Some(reason) => format!("{}: {}", name(), stage.say(reason)),
            None if chosen && instead.is_some() => {
                stage.say(&phrase("in_hand").text("action", name()))
            }
            None if instead.is_some() => stage.describe(Decision::Do(action)),
            None => name(),
        });
        let press = move |_| {
            if let Some(decision) = instead {
                stage.choose(decision);
            }
        };
        view! {
            <button
                class="action"
                class:chosen=chosen
                class:instead=instead.is_some()
                aria-disabled=instead.is_none().then_some("true")
                tabindex=instead.is_none().then_some("-1")
                aria-pressed=(chosen || instead.is_some()).then(|| chosen.to_string())
                aria-label=about
                data-about=about
                data-instead=instead.map(|_| action.text())
                on:click=press
            >
                {pictures::action(action, own_class())}
                <span>{short}</span>
                <b class="price" aria-hidden="true">
                    {price(action)}
                </b>
            </button>
        }
        .into_any()
    };
    let other = move |decision: Decision| {
        let picture = match decision {
            Decision::Floors(floors) => pictures::temple(floors.number(), own_class()),
            Decision::Axis(axis) => pictures::axis(axis),
            _ => ().into_any(),
        };
        let more = Memo::new(move |_| effects::pointed(stage, &[decision]));
        view! {
            <Choice stage decision class="action" pictured=true more>
                {picture}
                <span>{move || stage.describe(decision)}</span>
            </Choice>
        }
    };
    let pips = move || {
        let (left, tokens) = stage.scene.with(|scene| {
            let tokens = scene.acting.and_then(|seat| scene.view.players.get(seat.index()));
            (points(&scene.view), tokens.map_or(0, |player| player.tokens))
        });
        let pip = move |at: u8| view! { <i class:left=at < left></i> };
        let words =
            move || stage.say(&phrase("points").number("points", left).number("tokens", tokens));
        view! {
            <p class="pips" role="img" aria-label=words data-about=words>
                {(0..POINTS).map(pip).collect_view()}
                {(0..tokens).map(|_| pictures::alone("action-token", "coin")).collect_view()}
            </p>
        }
    };
    let turn = move || acting.get().is_some() && !matches!(asked.get(), Some(Question::Start));
    view! {
        <div class="mexica-hand" role="group" aria-label=text("actions")>
            <Show when=turn>{pips}</Show>
            <div class="actions-grid" class:hidden=move || offers.with(Vec::is_empty)>
                {move || offers.get().into_iter().map(offer).collect_view()}
            </div>
            <div class="actions-grid" class:hidden=move || others.with(Vec::is_empty)>
                {move || others.get().into_iter().map(other).collect_view()}
            </div>
        </div>
    }
}

/// What is being done while this is asked.
const fn action_of(question: Question) -> Option<Action> {
    match question {
        Question::Walk => Some(Action::Walk),
        Question::Sail => Some(Action::Sail),
        Question::Jump => Some(Action::Jump),
        Question::Canal => Some(Action::Canal),
        Question::DoubleCanal | Question::SecondCell { .. } => Some(Action::DoubleCanal),
        Question::Bridge | Question::Axis { .. } => Some(Action::Bridge),
        Question::MoveBridge | Question::NewPlace { .. } | Question::NewAxis { .. } => {
            Some(Action::MoveBridge)
        }
        Question::Temple | Question::Floors { .. } => Some(Action::Temple),
        Question::Found => Some(Action::Found),
        _ => None,
    }
}

/// How many points it costs, where it costs any.
const fn price(action: Action) -> &'static str {
    match action {
        Action::Walk | Action::Sail => "1+",
        Action::Jump => "5",
        Action::Temple => "1–4",
        Action::Found => "0",
        Action::Done => "",
        _ => "1",
    }
}

/// A word or two for each action.
const fn short_id(action: Action) -> &'static str {
    match action {
        Action::Walk => "do_walk",
        Action::Sail => "do_sail",
        Action::Jump => "do_jump",
        Action::Canal => "do_canal",
        Action::DoubleCanal => "do_double_canal",
        Action::Bridge => "do_bridge",
        Action::MoveBridge => "do_move_bridge",
        Action::Temple => "do_temple",
        Action::Found => "do_found",
        Action::Take => "do_take",
        Action::Done => "do_done",
    }
}
