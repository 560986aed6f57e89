//! The board of Mexica: the island as a map, the districts ordered, what everyone has left.

mod actions;
mod districts;
mod domino;
mod effects;
mod guide;
mod lines;
mod map;
mod occasion;
mod outline;
mod picture;
mod pictures;
mod preview;
mod row;
mod scored;
mod sight;
mod strip;
mod tale;
mod targets;
mod ways;

use leptos::prelude::*;
use patolli_game::{Name, Phrase, Seat};
use patolli_mexica::{Action, Decision, Event, Mexica, POINTS, Question, View};

use self::actions::Actions;
use self::districts::Districts;
use self::map::Map;
use self::row::Row;
use crate::boards::{Board, List, News, Parts, Place, Stage};
use crate::speech::Speech;
use crate::table::{Begins, Scene};

pub use self::picture::picture;
pub use self::pictures::shapes;

pub static BOARD: Board<Mexica> = Board {
    title,
    ask,
    news: News::Since(is_great),
    ends,
    chapter: tale::chapter,
    tale: tale::tale,
    occasion: occasion::occasion,
    effects: effects::effects,
    begins: Begins { rests, stays },
    flights: |_, _| Vec::new(),
    icon,
    guide: Some(guide::GUIDE),
    standing: [Name::new("mexica-board", "standing"), Name::new("mexica-board", "standing_about")],
    strip: Some(strip::strip),
    details: None,
    list: List::Closed,
    places: PLACES,
    outline: outline::outline,
    parts,
};

const PLACES: &[Place] = &[
    (Name::new("mexica-board", "orders"), ".orders"),
    (Name::new("page", "players"), ".strips"),
    (Name::new("mexica-board", "districts"), ".panel.districts"),
];

fn phrase(id: &'static str) -> Phrase {
    Phrase::new("mexica-board", id)
}

/// A text of the board without parameters, which follows the language.
fn text(id: &'static str) -> impl Fn() -> String + Copy + Send + Sync + 'static {
    let speech = Speech::get();
    move || speech.say(&phrase(id))
}

fn title(scene: &Scene<Mexica>) -> Phrase {
    Phrase::new("mexica-draw", "round")
        .number("round", scene.round_number)
        .number("period", scene.view.period)
}

fn points(view: &View) -> u8 {
    view.points.unwrap_or(POINTS)
}

/// Has the player neither points nor tokens left?
fn has_nothing(view: &View, seat: Seat) -> bool {
    points(view) == 0 && view.players.get(seat.index()).is_some_and(|player| player.tokens == 0)
}

/// What the person is asked to do.
fn ask(scene: &Scene<Mexica>) -> Phrase {
    let id = match scene.view.question {
        Some(Question::Start) => "ask_start",
        Some(Question::Walk) => "ask_walk",
        Some(Question::Sail) => "ask_sail",
        Some(Question::Jump) => "ask_jump",
        Some(Question::Canal) => "ask_canal",
        Some(Question::DoubleCanal | Question::SecondCell { .. }) => "ask_double_canal",
        Some(Question::Bridge) => "ask_bridge",
        Some(Question::Axis { .. } | Question::NewAxis { .. }) => "ask_axis",
        Some(Question::MoveBridge) => "ask_move_bridge",
        Some(Question::NewPlace { .. }) => "ask_new_place",
        Some(Question::Temple) => "ask_temple",
        Some(Question::Floors { .. }) => "ask_floors",
        Some(Question::Found) => "ask_found",
        _ if scene.decisions.contains(&Decision::Do(Action::Found)) => "ask_may_found",
        _ if scene.acting.is_some_and(|seat| has_nothing(&scene.view, seat)) => "ask_end",
        _ => "ask_turn",
    };
    phrase(id).number("points", points(&scene.view))
}

/// A player who ends the turn with points left is asked once more.
fn ends(view: &View, decision: Decision) -> bool {
    decision == Decision::Do(Action::Done) && points(view) == 0
}

/// Is the player asked what to do, and not where or how?
const fn rests(view: &View) -> bool {
    matches!(view.question, Some(Question::Turn | Question::Start | Question::Nothing) | None)
}

/// Is it a tool, which is often used several times in a row? Ways to go are on the map whenever
/// nothing is in hand.
const fn stays(decision: Decision) -> bool {
    matches!(
        decision,
        Decision::Do(Action::Canal | Action::DoubleCanal | Action::Bridge | Action::Temple)
    )
}

/// Does it belong to the end of a period, or to a founding?
const fn is_great(event: &Event) -> bool {
    matches!(
        event,
        Event::DistrictFounded { .. }
            | Event::PresenceScored { .. }
            | Event::LastRoundBegan { .. }
            | Event::PeriodEnded { .. }
            | Event::PeriodStalled { .. }
            | Event::DistrictScored { .. }
            | Event::UnfoundedScored { .. }
            | Event::PalaceScored { .. }
            | Event::PeriodBegan { .. }
    )
}

fn icon(source: Name) -> AnyView {
    if source == tale::TOKEN {
        return pictures::alone("action-token", "coin");
    }
    pictures::source(source)
}

fn parts(stage: Stage<Mexica>) -> Parts {
    let looked_at = RwSignal::new(None);
    Parts {
        main: view! { <Map stage looked_at /> }.into_any(),
        side: view! {
            <Row stage />
            <Districts stage looked_at />
        }
        .into_any(),
        hand: view! { <Actions stage /> }.into_any(),
    }
}
