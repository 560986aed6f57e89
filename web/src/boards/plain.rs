//! The board of a game that has none of its own: its drawing for terminals. Decisions are taken
//! from the list.

use leptos::prelude::*;
use patolli_game::{Game, Name, Phrase};

use super::{Board, List, News, Parts, Stage};
use crate::speech::{Speech, page};
use crate::table::Scene;

/// How wide the drawing may become, in characters.
const WIDTH: usize = 100;

pub const fn board<G: Game>() -> Board<G> {
    Board {
        title,
        ask,
        news: News::Since(|_| false),
        ends: |_, _| false,
        flights: |_, _| Vec::new(),
        icon,
        guide: None,
        standing: [Name::new("page", "standing"), Name::new("page", "standing_about")],
        list: List::Open,
        places: &[],
        parts,
    }
}

fn title<G: Game>(scene: &Scene<G>) -> Phrase {
    page("round").number("round", scene.round_number)
}

fn ask<G: Game>(_: &Scene<G>) -> Phrase {
    page("decide")
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
