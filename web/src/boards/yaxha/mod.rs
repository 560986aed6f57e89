//! The board of Yaxha: pyramids in perspective, the market, the bonus cards.

mod bonus;
mod caption;
pub mod cube;
mod effects;
mod guide;
mod hand;
mod iso;
mod market;
mod news;
mod outline;
mod picture;
mod pyramid;
mod pyramids;
mod tale;

use leptos::prelude::*;
use patolli_game::{Name, Phrase, Seat};
use patolli_yaxha::{Bonus, Colour, Decision, Phase, ROUNDS, Yaxha};

pub use self::cube::shapes;
pub use self::picture::picture;

use self::bonus::BonusCards;
use self::cube::Cube;
use self::hand::Hand;
use self::market::Market;
use self::pyramids::Pyramids;
use crate::boards::{Board, List, News, Parts, Place, Stage};
use crate::speech::Speech;
use crate::table::{Begins, Scene};

pub static BOARD: Board<Yaxha> = Board {
    title,
    ask,
    news: News::Own(news::news),
    ends: |_, _| false,
    chapter: tale::chapter,
    tale: tale::tale,
    occasion: |_, _| None,
    effects: effects::effects,
    begins: Begins::NEVER,
    flights: |_, _| Vec::new(),
    icon,
    guide: Some(guide::GUIDE),
    standing: [Name::new("page", "standing"), Name::new("page", "standing_about")],
    strip: None,
    details: None,
    list: List::Roomy,
    places: PLACES,
    outline: outline::outline,
    parts,
};

const PLACES: &[Place] = &[
    (Name::new("yaxha-board", "market"), ".market"),
    (Name::new("yaxha-board", "bonus"), ".panel.bonus"),
];

fn phrase(id: &'static str) -> Phrase {
    Phrase::new("yaxha-board", id)
}

/// A text of the board without parameters, which follows the language.
fn text(id: &'static str) -> impl Fn() -> String + Copy + Send + Sync + 'static {
    let speech = Speech::get();
    move || speech.say(&phrase(id))
}

/// Where the game stands.
fn title(scene: &Scene<Yaxha>) -> Phrase {
    let phase = match scene.view.phase {
        Phase::Choosing => "choosing",
        Phase::Taking => "taking",
        Phase::Building => "building",
        Phase::Over => "over",
    };
    Phrase::new("yaxha-draw", "round")
        .number("round", scene.view.round)
        .number("rounds", ROUNDS)
        .phrase("phase", Phrase::new("yaxha-draw", phase))
}

/// What the person is asked to do.
fn ask(scene: &Scene<Yaxha>) -> Phrase {
    let hand = |seat: Seat| scene.view.hands.get(seat.index()).copied().unwrap_or_default();
    match (scene.view.phase, scene.acting) {
        (Phase::Choosing, _) => phrase("ask_choose"),
        (Phase::Taking, _) => phrase("ask_take"),
        (Phase::Building, Some(seat)) => phrase("ask_build").number("cubes", hand(seat).len()),
        (Phase::Building | Phase::Over, _) => phrase("ask_build").number("cubes", 0),
    }
}

/// A cube for a colour, and what a bonus card shows for the card.
fn icon(source: Name) -> AnyView {
    let colour = Colour::ALL.into_iter().find(|colour| colour.name() == source);
    let card = Bonus::ALL.iter().find(|card| card.name() == source);
    match (colour, card) {
        (Some(colour), _) => view! { <Cube colour /> }.into_any(),
        (_, Some(card)) => {
            view! { <span class="picture">{bonus::picture(*card, true)}</span> }.into_any()
        }
        _ => ().into_any(),
    }
}

fn parts(stage: Stage<Yaxha>) -> Parts {
    let wished: RwSignal<Option<Colour>> = RwSignal::new(None);
    // The colour to place: the one that was picked while it lasts, otherwise the first that fits.
    let chosen = Memo::new(move |_| {
        stage.scene.with(|scene| {
            let fits = |colour: Colour| {
                scene.decisions.iter().any(|d| matches!(d, Decision::Place(c, _) if *c == colour))
            };
            let drafted = match scene.draft {
                Some(Decision::Place(colour, _)) => Some(colour),
                _ => None,
            };
            let wished = wished.get().filter(|&colour| fits(colour));
            wished.or(drafted).or_else(|| Colour::ALL.into_iter().find(|&colour| fits(colour)))
        })
    });
    Parts {
        main: view! { <Pyramids stage chosen /> }.into_any(),
        side: view! {
            <Market stage />
            <BonusCards stage />
        }
        .into_any(),
        hand: view! { <Hand stage chosen wished /> }.into_any(),
    }
}
