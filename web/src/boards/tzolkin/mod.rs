//! The board of Tzolk’in: gears that turn, temples, technologies, tiles, and what lies in front of
//! everyone.

mod choices;
mod effects;
mod flights;
mod gears;
mod geometry;
mod guide;
mod hand;
mod jungle;
mod keeping;
mod market;
mod modules;
mod occasion;
mod outline;
mod picture;
pub mod pictures;
pub mod shapes;
mod sight;
mod spaces;
mod stock;
mod strip;
mod tale;
mod temples;
mod tiles;
mod tracks;

use leptos::prelude::*;
use patolli_game::{Name, Phrase};
use patolli_tzolkin::{Decision, Event, FOOD_TEETH, Phase, TEETH, Task, Tzolkin, View};

pub use self::picture::picture;
pub use self::shapes::shapes;

use self::gears::Gears;
use self::hand::Hand;
use self::modules::Modules;
use self::temples::Temples;
use self::tiles::Tiles;
use self::tracks::Tracks;
use crate::boards::{Board, List, News, Parts, Place, Stage};
use crate::speech::Speech;
use crate::table::{Begins, Scene};

pub static BOARD: Board<Tzolkin> = Board {
    title,
    ask,
    news: News::Since(is_great),
    ends,
    chapter: tale::chapter,
    tale: tale::tale,
    occasion: occasion::occasion,
    effects: effects::effects,
    begins: Begins::NEVER,
    flights: flights::flights,
    icon: pictures::source,
    guide: Some(guide::GUIDE),
    standing: [
        Name::new("tzolkin-board", "standing"),
        Name::new("tzolkin-board", "standing_about"),
    ],
    strip: Some(strip::strip),
    details: Some(strip::details),
    list: List::Closed,
    places: PLACES,
    outline: outline::outline,
    parts,
};

const PLACES: &[Place] = &[
    (Name::new("tzolkin-board", "temples"), ".temples"),
    (Name::new("tzolkin-board", "tracks"), ".tracks"),
    (Name::new("tzolkin-board", "tiles"), ".tiles"),
    (Name::new("page", "players"), ".strips"),
];

fn phrase(id: &'static str) -> Phrase {
    Phrase::new("tzolkin-board", id)
}

/// A text of the board without parameters, which follows the language.
fn text(id: &'static str) -> impl Fn() -> String + Copy + Send + Sync + 'static {
    let speech = Speech::get();
    move || speech.say(&phrase(id))
}

/// How many days it is to the next food day; none once all are over.
fn days_to_food(view: &View) -> Option<u8> {
    let tooth = FOOD_TEETH.get(usize::from(view.food_days))?;
    Some(tooth.saturating_sub(view.tooth))
}

/// The day. After the last the gears turn once more, and a jump may lead past it; the year has no
/// more days for that.
fn day(view: &View) -> u8 {
    view.tooth.min(TEETH)
}

fn title(scene: &Scene<Tzolkin>) -> Phrase {
    let view = &scene.view;
    match (view.phase, days_to_food(view)) {
        (Phase::Keeping, _) => Phrase::new("tzolkin-draw", "keeping"),
        (Phase::Over, _) => Phrase::new("tzolkin-draw", "over"),
        (Phase::FoodDay, _) | (_, Some(0) | None) => Phrase::new("tzolkin-draw", "food_round")
            .number("round", view.round)
            .number("tooth", day(view)),
        (_, Some(days)) => Phrase::new("tzolkin-draw", "round")
            .number("round", view.round)
            .number("tooth", day(view))
            .number("days", days),
    }
}

/// What the person is asked to do.
fn ask(scene: &Scene<Tzolkin>) -> Phrase {
    let view = &scene.view;
    let has = |wanted: fn(&Decision) -> bool| scene.decisions.iter().any(wanted);
    let id = match (view.phase, view.tasks.last()) {
        (Phase::Keeping, _) => "ask_keep",
        (Phase::Calendar, None) => "ask_days",
        (_, Some(Task::Action { .. })) => "ask_action",
        (_, Some(Task::AnyAction { .. })) => "ask_any_action",
        (_, Some(Task::Harvest { .. })) => "ask_harvest",
        (_, Some(Task::Learn { .. } | Task::Spread { .. })) => "ask_learn",
        (_, Some(Task::Shift)) => "ask_forget",
        (_, Some(Task::AnyBonus)) => "ask_bonus",
        (_, Some(Task::TaxedStep { .. } | Task::TaxedAdvance { .. } | Task::TaxedGold { .. })) => {
            "ask_tax"
        }
        (_, Some(Task::Pay { .. })) => "ask_pay",
        (_, Some(Task::Take { .. })) => "ask_take",
        (_, Some(Task::Climb | Task::ClimbTwo | Task::Step { .. })) => "ask_climb",
        (_, Some(Task::Devote)) => "ask_devote",
        (_, Some(Task::Build { .. } | Task::BuildMonument)) => "ask_build",
        (_, Some(Task::Market { .. })) => "ask_market",
        (_, Some(Task::Renovate { .. } | Task::RenovateFor { .. })) => "ask_renovate",
        (_, Some(Task::Architecture { .. } | Task::Save { .. })) => "ask_architecture",
        (_, Some(Task::Descend)) => "ask_descend",
        (_, Some(Task::Vow | Task::TaxedSkulls { .. })) => "ask_skull",
        _ if view.placed > 0 => "ask_place_more",
        _ if view.picking => "ask_pick_more",
        _ if !has(|d| !matches!(d, Decision::Beg(_))) && !scene.decisions.is_empty() => "ask_beg",
        _ if has(|d| matches!(d, Decision::Beg(_))) => "ask_turn_or_beg",
        (Phase::Turns, None)
            if !has(|d| matches!(d, Decision::Place(_) | Decision::PlaceFirst)) =>
        {
            "ask_pick"
        }
        (Phase::Turns, None) if !has(|d| matches!(d, Decision::PickUp(_))) => "ask_place",
        (Phase::Turns, None) => "ask_turn",
        _ => "ask_decide",
    };
    phrase(id)
}

/// Ending the turn means being done. Declining something that is asked about is a choice like any
/// other.
fn ends(view: &View, decision: Decision) -> bool {
    match decision {
        Decision::Done => view.tasks.is_empty(),
        Decision::Pass => true,
        _ => false,
    }
}

/// Does it belong to a food day, or change something that matters to everyone?
const fn is_great(event: &Event) -> bool {
    matches!(
        event,
        Event::FoodRoundBegan { .. }
            | Event::Fed { .. }
            | Event::Unfed { .. }
            | Event::AgeChanged
            | Event::StepLost { .. }
            | Event::TempleRewarded { .. }
            | Event::TempleScored { .. }
            | Event::TempleLed { .. }
            | Event::ProphecyScored { .. }
            | Event::ProphecyBegan { .. }
            | Event::FirstPlayerChanged { .. }
            | Event::WorkerPushedOff { .. }
    )
}

fn parts(stage: Stage<Tzolkin>) -> Parts {
    Parts {
        main: view! { <Gears stage /> }.into_any(),
        side: view! {
            <Modules stage />
            <div class="two-panels">
                <Temples stage />
                <Tracks stage />
            </div>
            <Tiles stage />
        }
        .into_any(),
        hand: view! { <Hand stage /> }.into_any(),
    }
}

/// The name of a thing in a sentence of the board.
fn named(stage: Stage<Tzolkin>, name: Name) -> String {
    stage.speech.name(name)
}

#[cfg(test)]
mod tests {
    use patolli_game::{Game, Position, Viewer};

    use super::*;

    #[test]
    fn a_game_ends_on_day_26() {
        let over = r#"{ "game": "tzolkin", "seats": 4, "stage": "over" }"#;
        let game = Position::<Tzolkin>::read(over).unwrap().game;
        let view = game.view(Viewer::Omniscient);
        assert_eq!((view.tooth, day(&view)), (27, 26));
        let scene = Scene::new(&game, Viewer::Omniscient, 0, Vec::new());
        assert_eq!(title(&scene), Phrase::new("tzolkin-draw", "over"));
    }
}
