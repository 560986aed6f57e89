//! The market: tiles with cubes, who wanted them and who took them.

use leptos::prelude::*;
use patolli_game::{Phrase, Seat};
use patolli_yaxha::{Card, Cubes, Decision, Event, Phase, Tile, Yaxha};

use super::cube::Cube;
use super::{phrase, text};
use crate::boards::Stage;
use crate::boards::guide::Heading;
use crate::table::{Scene, Source};

/// A market tile as it is shown.
#[derive(Clone, PartialEq, Debug)]
struct Stall {
    tile: Tile,
    /// What lies on it, or lay on it in this round.
    cubes: Cubes,
    /// Those who played its card.
    wanted: Vec<Seat>,
    /// Who took the cubes.
    taken: Option<Seat>,
    /// The decision that a click makes.
    decision: Option<Decision>,
    drafted: bool,
}

/// What happened in this round. The last decision of a round begins the next one, so the search
/// starts from there.
pub fn this_round(scene: &Scene<Yaxha>) -> impl Iterator<Item = &Event> {
    let began = scene.round.iter().rposition(|(_, e)| matches!(e, Event::RoundBegan { .. }));
    scene.round.iter().skip(began.unwrap_or(0)).map(|(_, event)| event)
}

fn stalls(scene: &Scene<Yaxha>) -> Vec<Stall> {
    let view = &scene.view;
    let tiles = Tile::first(view.seats.into());
    tiles
        .map(|tile| {
            let mut stall = Stall {
                tile,
                cubes: Cubes::NONE,
                wanted: Vec::new(),
                taken: None,
                decision: None,
                drafted: false,
            };
            if let Some(cubes) = view.market.as_ref().and_then(|market| market.get(tile.index())) {
                stall.cubes = *cubes;
            }
            for event in this_round(scene) {
                match *event {
                    Event::MarketFilled { tile: at, cubes } if at == tile => stall.cubes = cubes,
                    Event::CardRevealed { seat, tile: at } if at == tile => stall.wanted.push(seat),
                    Event::LotTaken { seat, tile: at, .. }
                    | Event::LeftoverTaken { seat, tile: at, .. }
                        if at == tile =>
                    {
                        stall.taken = Some(seat);
                    }
                    _ => {}
                }
            }
            // The viewer's own card is known before it is turned up.
            if view.phase == Phase::Choosing {
                let own = Seat::first(view.seats.into()).zip(&view.cards);
                stall.wanted.extend(
                    own.filter_map(|(seat, card)| {
                        (*card == Some(Card::Shown(tile))).then_some(seat)
                    }),
                );
            }
            let takes = |decision: &&Decision| match decision {
                Decision::Choose(at) | Decision::Take(at) => *at == tile,
                Decision::Place(..) => false,
            };
            stall.decision = scene.decisions.iter().find(takes).copied();
            stall.drafted = scene.draft.is_some() && scene.draft == stall.decision;
            stall
        })
        .collect()
}

impl Stall {
    /// In words.
    fn told(&self) -> Phrase {
        let say = |id| phrase(id).text("tile", self.tile).counts("cubes", self.cubes.counted());
        match self.taken {
            Some(seat) if self.wanted.is_empty() => say("stall_leftover").seat("seat", seat),
            Some(seat) => {
                let wanted = self.wanted.iter().copied().collect();
                say("stall_taken").seat("seat", seat).seats("wanted", wanted)
            }
            None => say("stall"),
        }
    }
}

/// The market in words, tile by tile.
pub fn told(scene: &Scene<Yaxha>) -> Vec<Phrase> {
    stalls(scene).iter().map(Stall::told).collect()
}

/// The market.
#[component]
pub fn Market(stage: Stage<Yaxha>) -> impl IntoView {
    let stalls = Memo::new(move |_| stage.scene.with(stalls));
    view! {
        <section class="panel market" aria-label=text("market")>
            <Heading
                stage
                title=Signal::derive(text("market"))
                about=Signal::derive(text("market_about"))
                topic="choose"
            />
            <div class="stalls">
                {move || stalls.get().into_iter().map(|stall| draw(stage, stall)).collect_view()}
            </div>
        </section>
    }
}

fn draw(stage: Stage<Yaxha>, stall: Stall) -> impl IntoView {
    let told = stall.told();
    let about = move || stage.say(&told);
    let Stall { tile, cubes, wanted, taken, decision, drafted } = stall;
    let label = {
        let about = about.clone();
        move || match decision {
            Some(decision) => {
                let words = stage.scene.with(|scene| scene.describe(decision));
                format!("{}. {}", stage.say(&words), about())
            }
            None => about(),
        }
    };
    let pointed = move || decision.is_some() && stage.pointed.get() == decision;
    let drawn = move |source| {
        [Decision::Choose(tile), Decision::Take(tile)]
            .into_iter()
            .any(|decision| stage.on_line(source, &[decision]))
    };
    view! {
        <button
            class="stall"
            class:target=decision.is_some()
            class:taken=taken.is_some()
            class:drafted=drafted
            class:pointed=pointed
            class:on-played=move || drawn(Source::Played)
            class:on-better=move || drawn(Source::Better)
            aria-label=label
            data-about=about
            data-decision=decision.map(|decision| decision.to_string())
            tabindex=if decision.is_some() { "0" } else { "-1" }
            aria-disabled=if decision.is_some() { "false" } else { "true" }
            aria-pressed=decision.map(|_| if drafted { "true" } else { "false" })
            on:click=move |_| {
                if let Some(decision) = decision {
                    stage.choose(decision);
                }
            }
            on:pointerenter=move |_| stage.pointed.set(decision)
            on:pointerleave=move |_| stage.pointed.set(None)
        >
            <span class="letter">{tile.to_string()}</span>
            <span class="cubes">
                {cubes.iter().map(|colour| view! { <Cube colour /> }).collect_view()}
            </span>
            // Everyone who wanted it; once it is taken, those who did not get it are struck out.
            <span class="wanted">
                {wanted
                    .into_iter()
                    .map(|seat| {
                        let lost = taken.is_some_and(|by| by != seat);
                        view! { <span class:lost=lost>{stage.mark(seat)}</span> }
                    })
                    .collect_view()}
            </span>
            <span class="takes">
                {taken
                    .map(|seat| {
                        view! {
                            {stage.mark(seat)}
                            {stage.name(seat)}
                        }
                    })}
            </span>
        </button>
    }
}
