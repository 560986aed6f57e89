//! Choosing the starting wealth: tiles are picked up until there are enough, and a tribe with them.

use leptos::prelude::*;
use patolli_tzolkin::{DEALT, Decision, Tribe, Tzolkin, Wealth};

use super::pictures::{effects, row};
use super::{named, phrase, text};
use crate::boards::Stage;

/// Which places of the hand a decision keeps, and which tribe.
fn kept(decision: Decision) -> Option<(Vec<usize>, usize)> {
    match decision {
        Decision::Keep(pair) => Some((pair.places().to_vec(), 0)),
        Decision::KeepTribe(keep) => Some((keep.places().to_vec(), keep.tribe())),
        _ => None,
    }
}

#[component]
pub fn Keeping(stage: Stage<Tzolkin>) -> impl IntoView {
    let hand = Memo::new(move |_| {
        stage.scene.with(|scene| {
            let hand = scene.view.hands.as_ref()?.get(scene.acting?.index()).copied();
            hand.map(|hand| (hand.tiles, hand.tribes))
        })
    });
    let picked: RwSignal<Vec<usize>> = RwSignal::new(Vec::new());
    let tribe: RwSignal<usize> = RwSignal::new(0);
    // What is picked may match one of the decisions.
    let chosen = move || {
        let (mut places, tribe) = (picked.get_untracked(), tribe.get_untracked());
        places.sort_unstable();
        let is = |d: &&Decision| kept(**d) == Some((places.clone(), tribe));
        stage.scene.with_untracked(|scene| scene.decisions.iter().find(is).copied())
    };
    // Then it is wanted; and if it matches none, what was wanted before no longer is.
    let draft = Memo::new(move |_| stage.scene.with(|scene| scene.draft));
    let want = move || {
        let chosen = chosen();
        if chosen != draft.get_untracked() {
            stage.press.run(chosen.into_iter().collect());
        }
    };
    // What was taken back is no longer picked.
    Effect::new(move |before: Option<Option<Decision>>| {
        let now = draft.get();
        if now.is_none() && before.flatten().is_some() && chosen().is_some() {
            picked.set(Vec::new());
        }
        now
    });
    let most = move || {
        stage.scene.with(|scene| {
            let of = |d: &Decision| kept(*d).filter(|(_, of)| *of == tribe.get());
            scene.decisions.iter().filter_map(of).map(|(places, _)| places.len()).max().unwrap_or(2)
        })
    };
    let pick = move |place: usize| {
        let most = most();
        picked.update(|picked| {
            if let Some(at) = picked.iter().position(|other| *other == place) {
                picked.remove(at);
            } else {
                picked.push(place);
                if picked.len() > most {
                    picked.remove(0);
                }
            }
        });
        want();
    };
    let tile = move |(place, wealth): (usize, Wealth)| {
        let pressed = move || picked.with(|picked| picked.contains(&place));
        let about = move || named(stage, wealth.effect_name());
        view! {
            <button
                class="wealth target"
                aria-pressed=move || pressed().to_string()
                class:picked=pressed
                aria-label=about
                data-about=about
                data-place=place
                on:click=move |_| pick(place)
            >
                {row(effects(wealth.riches().effects))}
            </button>
        }
    };
    let one_tribe = move |(at, dealt): (usize, Tribe)| {
        let pressed = move || tribe.get() == at;
        view! {
            <button
                class="tribe-choice target"
                aria-pressed=move || pressed().to_string()
                class:picked=pressed
                data-tribe=at
                on:click=move |_| {
                    tribe.set(at);
                    picked.update(|picked| picked.truncate(2));
                    want();
                }
            >
                <b>{move || named(stage, dealt.name())}</b>
                " "
                <span>{move || named(stage, dealt.ability_name())}</span>
            </button>
        }
    };
    let tiles = move || {
        hand.get()
            .and_then(|(tiles, _)| tiles)
            .map(|tiles: [Wealth; DEALT]| tiles.into_iter().enumerate().map(tile).collect_view())
    };
    let tribes = move || {
        hand.get()
            .and_then(|(_, tribes)| tribes)
            .map(|tribes| tribes.into_iter().enumerate().map(one_tribe).collect_view())
    };
    view! {
        <div class="keeping" role="group" aria-label=text("wealth")>
            <div class="tribe-choices">{tribes}</div>
            <p class="small-print">
                {move || stage.say(&phrase("keep_some").number("count", most() as i64))}
            </p>
            <div class="wealth-row">{tiles}</div>
        </div>
    }
}
