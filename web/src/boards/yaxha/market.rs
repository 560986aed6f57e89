//! The market: tiles with cubes, who wanted them and who took them.

use leptos::prelude::*;
use patolli_game::{Game, Seat};
use patolli_yaxha::{Card, Cubes, Decision, Event, Phase, Tile, Yaxha};

use super::cube::Cube;
use super::{board, text};
use crate::boards::Stage;
use crate::icons::Mark;
use crate::speech::Speech;
use crate::table::Scene;

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

fn stalls(scene: &Scene<Yaxha>) -> Vec<Stall> {
    let view = &scene.view;
    // The latest decision of a round begins the next one, so look from there on.
    let began = scene.round.iter().rposition(|(_, e)| matches!(e, Event::RoundBegan { .. }));
    let round = || scene.round.iter().skip(began.unwrap_or(0)).map(|(_, event)| event);
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
            for event in round() {
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
            // One's own card is known before it is turned up.
            if view.phase == Phase::Choosing {
                let own = Seat::first(view.seats.into()).zip(&view.cards);
                stall.wanted.extend(own.filter_map(|(seat, card)| {
                    (*card == Some(Card::Shown(tile))).then_some(seat)
                }));
            }
            let takes = |d: &&Decision| matches!(d, Decision::Choose(at) | Decision::Take(at) if *at == tile);
            stall.decision = scene.decisions.iter().find(takes).copied();
            stall.drafted = scene.draft.is_some() && scene.draft == stall.decision;
            stall
        })
        .collect()
}

/// The market.
#[component]
pub fn Market(stage: Stage<Yaxha>) -> impl IntoView {
    let stalls = Memo::new(move |_| stage.scene.with(stalls));
    view! {
        <section class="panel market" aria-label=text("market")>
            <h2 data-about=text("market_about")>{text("market")}</h2>
            <div class="stalls">
                {move || stalls.get().into_iter().map(|stall| draw(stage, stall)).collect_view()}
            </div>
        </section>
    }
}

fn draw(stage: Stage<Yaxha>, stall: Stall) -> impl IntoView {
    let speech = Speech::get();
    let Stall { tile, cubes, wanted, taken, decision, drafted } = stall;
    let marks = move |seats: Vec<Seat>| {
        let banners = stage.banners.get();
        let banner = move |seat: Seat| banners.get(seat.index()).copied();
        seats.into_iter().filter_map(banner).map(|banner| view! { <Mark banner /> }).collect_view()
    };
    let name = move |seat: Seat| stage.names.with(|n| n.of(seat).unwrap_or_default().to_owned());
    let about = {
        let wanted = wanted.clone();
        move || {
            let say = |id| board(id).text("tile", tile);
            let phrase = match taken {
                Some(seat) => say("stall_taken")
                    .counts("cubes", cubes.counted())
                    .seat("seat", seat)
                    .seats("wanted", wanted.iter().copied().collect()),
                None => say("stall").counts("cubes", cubes.counted()),
            };
            stage.names.with(|names| speech.say_of(&phrase, names))
        }
    };
    let label = {
        let about = about.clone();
        move || match decision {
            Some(decision) => {
                let phrase = stage.scene.with(|scene| Yaxha::describe(&scene.view, decision));
                format!("{}. {}", speech.say(&phrase), about())
            }
            None => about(),
        }
    };
    let pointed = move || decision.is_some() && stage.pointed.get() == decision;
    view! {
        <button
            class="stall"
            class:target=decision.is_some()
            class:taken=taken.is_some()
            class:drafted=drafted
            class:pointed=pointed
            aria-label=label
            data-about=about
            data-decision=decision.map(|decision| decision.to_string())
            aria-disabled=if decision.is_some() { "false" } else { "true" }
            aria-pressed=decision.map(|_| if drafted { "true" } else { "false" })
            on:click=move |_| {
                if let Some(decision) = decision {
                    stage.choose.run(decision);
                }
            }
            on:pointerenter=move |_| stage.pointed.set(decision)
            on:pointerleave=move |_| stage.pointed.set(None)
        >
            <span class="letter">{tile.to_string()}</span>
            <span class="cubes">{cubes.iter().map(|colour| view! { <Cube colour /> }).collect_view()}</span>
            <span class="wanted">{marks(wanted)}</span>
            <span class="takes">{taken.map(|seat| view! { {marks(vec![seat])} {name(seat)} })}</span>
        </button>
    }
}
