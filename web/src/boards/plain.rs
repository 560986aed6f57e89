//! The board of a game that has none of its own: its drawing for terminals. Decisions are taken
//! from the list.

use leptos::prelude::*;
use patolli_game::{Game, Name, Phrase, Say};

use super::{Board, List, News, Parts, Stage};
use crate::speech::{Speech, page};
use crate::table::{Begins, Chapter, Scene, Tale, Turn};

/// How wide the drawing may become, in characters.
const WIDTH: usize = 100;

pub const fn board<G: Game>() -> Board<G> {
    Board {
        title,
        ask,
        news: News::Since(|_| false),
        ends: |_, _| false,
        chapter: |_| Chapter::Turn,
        tale,
        occasion: |_, _| None,
        effects: |_, _, _| Vec::new(),
        begins: Begins::NEVER,
        flights: |_, _| Vec::new(),
        icon,
        guide: None,
        standing: [Name::new("page", "standing"), Name::new("page", "standing_about")],
        strip: None,
        details: None,
        list: List::Open,
        places: &[],
        outline: |_| Vec::new(),
        parts,
    }
}

fn title<G: Game>(scene: &Scene<G>) -> Phrase {
    page("round").number("round", scene.round_number)
}

fn ask<G: Game>(_: &Scene<G>) -> Phrase {
    page("decide")
}

/// Nothing is known of such a game but its sentences.
fn tale<E: Say>(turn: &Turn<E>) -> Tale {
    let deeds = turn.events.iter().map(|(_, event)| event.phrase()).collect();
    Tale { deeds, ..Tale::default() }
}

fn icon(name: Name) -> AnyView {
    let speech = Speech::get();
    view! { <span class="source">{move || speech.name(name)}</span> }.into_any()
}

fn parts<G: Game>(stage: Stage<G>) -> Parts {
    let speech = Speech::get();
    let drawing = move || {
        let drawing = stage.scene.with(|scene| G::draw(&scene.view));
        stage.names.with(|names| speech.draw(&drawing, names, WIDTH))
    };
    Parts {
        main: view! { <pre class="plain">{drawing}</pre> }.into_any(),
        side: ().into_any(),
        hand: ().into_any(),
    }
}
