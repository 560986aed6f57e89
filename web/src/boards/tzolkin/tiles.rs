//! Buildings and monuments: those on offer, as cards with what they cost and do.

use leptos::prelude::*;
use patolli_tzolkin::{Building, Decision, Kind, Monument, Tzolkin};

use super::pictures::{Icon, Item, blocks, effects, row, worth};
use super::{outline, text};
use crate::boards::guide::Heading;
use crate::boards::{Choice, Stage};

#[component]
pub fn Tiles(stage: Stage<Tzolkin>) -> impl IntoView {
    let buildings = Memo::new(move |_| stage.scene.with(|scene| scene.view.row));
    let monuments = Memo::new(move |_| stage.scene.with(|scene| scene.view.monuments.clone()));
    view! {
        <section class="panel tiles" aria-label=text("tiles")>
            <Heading
                stage
                title=Signal::derive(text("tiles"))
                about=Signal::derive(text("tiles_about"))
                topic="build"
            />
            <ul class="tile-row">
                {move || {
                    buildings
                        .get()
                        .into_iter()
                        .flatten()
                        .map(|tile| {
                            view! {
                                <li>
                                    {tile.map(|building| view! { <BuildingCard stage building /> })}
                                </li>
                            }
                        })
                        .collect_view()
                }}
            </ul>
            <ul class="tile-row">
                {move || {
                    monuments
                        .get()
                        .into_iter()
                        .flatten()
                        .map(|tile| {
                            view! {
                                <li>
                                    {tile.map(|monument| view! { <MonumentCard stage monument /> })}
                                </li>
                            }
                        })
                        .collect_view()
                }}
            </ul>
        </section>
    }
}

/// A card: a button if something can be done with it, otherwise just a thing to look at.
fn card(
    stage: Stage<Tzolkin>,
    kind: Kind,
    does: impl Fn(Decision) -> bool + Send + Sync + 'static,
    about: Signal<String>,
    cost: Vec<Item>,
    what: Vec<Item>,
) -> impl IntoView {
    let open = Memo::new(move |_| {
        stage.scene.with(|scene| scene.decisions.iter().copied().find(|d| does(*d)))
    });
    let class = match kind {
        Kind::Farm => "tile farm",
        Kind::Civil => "tile civil",
        Kind::Tomb => "tile tomb",
        Kind::Sacred => "tile sacred",
    };
    move || {
        let inner = view! {
            <span class="cost">{row(cost.clone())}</span>
            <span class="what">{row(what.clone())}</span>
        };
        match open.get() {
            Some(decision) => view! {
                <Choice stage decision class pictured=true>
                    {inner}
                </Choice>
            }
            .into_any(),
            None => view! {
                <div class=class role="img" aria-label=about data-about=about>
                    {inner}
                </div>
            }
            .into_any(),
        }
    }
}

/// A building in words.
pub fn building_words(stage: Stage<Tzolkin>, building: Building) -> String {
    stage.say(&outline::building(building))
}

/// A monument in words.
pub fn monument_words(stage: Stage<Tzolkin>, monument: Monument) -> String {
    stage.say(&outline::monument(monument))
}

fn skulls(count: u8) -> Option<Item> {
    (count > 0).then_some(Item { count: Some(count), icon: Icon::Skull })
}

#[component]
pub fn BuildingCard(stage: Stage<Tzolkin>, building: Building) -> impl IntoView {
    let plan = building.plan();
    let mut cost = blocks(plan.cost);
    cost.extend(skulls(plan.skulls));
    let about = Signal::derive(move || building_words(stage, building));
    // Of two identical ones, one stands for both.
    let does = move |decision| match decision {
        Decision::Build(other) => *other.plan() == *plan,
        Decision::Discard(other) => other == building,
        _ => false,
    };
    card(stage, plan.kind, does, about, cost, effects(plan.effects))
}

#[component]
pub fn MonumentCard(stage: Stage<Tzolkin>, monument: Monument) -> impl IntoView {
    let design = monument.design();
    let mut cost = blocks(design.cost);
    cost.extend(skulls(design.skulls));
    let about = Signal::derive(move || monument_words(stage, monument));
    let does = move |decision| decision == Decision::BuildMonument(monument);
    let seats = stage.scene.with_untracked(|scene| usize::from(scene.view.seats));
    card(stage, design.kind, does, about, cost, worth(design.worth, seats))
}
