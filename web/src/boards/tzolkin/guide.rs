//! How to play, part by part.

use leptos::prelude::*;
use patolli_tzolkin::{Decision, Gear, Phase, Source, Task, Tzolkin, View};

use super::gears::Gears;
use super::geometry::Frame;
use super::keeping::Keeping;
use super::market::Market;
use super::modules::Modules;
use super::pictures::{Icon, Item, row, source};
use super::strip::strip;
use super::temples::Temples;
use super::tiles::Tiles;
use super::tracks::Tracks;
use crate::boards::guide::{Guide, Moment, Part, strips};
use crate::table::Scene;

pub static GUIDE: Guide<Tzolkin> = Guide { parts: PARTS, topic, scoring: "end", shows };

const PARTS: &[Part] = &[
    Part {
        id: "wealth",
        picture: || DEALT.draw::<Tzolkin>(|stage| view! { <Keeping stage /> }.into_any()),
    },
    Part { id: "place", picture: || gears(&PLACING, Frame::around(Gear::Palenque)) },
    Part { id: "ride", picture: || gears(&RIDING, Frame::around(Gear::Yaxchilan)) },
    Part { id: "act", picture: || gears(&ACTING, Frame::around(Gear::Tikal)) },
    Part { id: "gears", picture: || gears(&RIDING, Frame::WHOLE) },
    Part { id: "forest", picture: || gears(&RIDING, Frame::JUNGLE) },
    Part {
        id: "trade",
        picture: || TRADING.draw::<Tzolkin>(|stage| view! { <Market stage /> }.into_any()),
    },
    Part { id: "skulls", picture: || gears(&SKULLS, Frame::around(Gear::Chichen)) },
    Part {
        id: "learn",
        picture: || LATER.draw::<Tzolkin>(|stage| view! { <Tracks stage /> }.into_any()),
    },
    Part {
        id: "build",
        picture: || LATER.draw::<Tzolkin>(|stage| view! { <Tiles stage /> }.into_any()),
    },
    Part { id: "first", picture: || gears(&RIDING, Frame::FIRST_SPACE) },
    Part { id: "feed", picture: || gears(&RIDING, Frame::CALENDAR) },
    Part {
        id: "temples",
        picture: || LATER.draw::<Tzolkin>(|stage| view! { <Temples stage /> }.into_any()),
    },
    Part { id: "poor", picture: || LATER.draw::<Tzolkin>(|stage| strips(stage, strip)) },
    Part { id: "end", picture: sources },
    Part {
        id: "tribes",
        picture: || row(vec![Item { count: None, icon: Icon::Worker }]).into_any(),
    },
    Part {
        id: "prophecies",
        picture: || MODULES.draw::<Tzolkin>(|stage| view! { <Modules stage /> }.into_any()),
    },
    Part { id: "quick", picture: || gears(&MODULES, Frame::QUICK) },
    Part {
        id: "renovate",
        picture: || NEW.draw::<Tzolkin>(|stage| view! { <Tiles stage /> }.into_any()),
    },
];

static DEALT: Moment = Moment::at(r#"{ "game": "tzolkin", "seats": 4, "seed": "5eed" }"#);

static TRADING: Moment = Moment::at(
    r#"{
        "game": "tzolkin", "seats": 4, "seed": "5eed", "stage": "turns", "round": 6, "tooth": 5,
        "players": [{ "corn": 4, "wood": 2, "stone": 1, "on": ["uxmal2", "tikal1"] },
        { "corn": 5 }, { "corn": 5 }, { "corn": 5 }]
    }"#,
)
.after(&["pick=uxmal2", "act=uxmal2"]);

static PLACING: Moment = Moment::at(
    r#"{
        "game": "tzolkin", "seats": 4, "seed": "5eed", "stage": "turns", "round": 3, "tooth": 2,
        "players": [{ "corn": 9, "on": ["yaxchilan1"] },
        { "corn": 5, "on": ["palenque0", "palenque2"] }, { "corn": 5, "on": ["palenque1"] },
        { "corn": 5 }]
    }"#,
)
.after(&["place=tikal"]);

static RIDING: Moment = Moment::at(
    r#"{
        "game": "tzolkin", "seats": 4, "seed": "5eed", "stage": "turns", "round": 12, "first": 2,
        "tooth": 11, "food_days": 1, "teeth_corn": 3,
        "jungle": [{ "wood": 0, "corn": 3 }, { "wood": 2, "corn": 1 }, { "wood": 1, "corn": 2 },
        { "wood": 4, "corn": 0 }],
        "players": [
            { "corn": 4, "corn_tiles": 1, "wood_tiles": 2, "on": ["yaxchilan2", "uxmal3"] },
            { "corn": 5, "corn_tiles": 2, "wood_tiles": 1, "on": ["yaxchilan4", "palenque3"] },
            { "corn": 5, "wood_tiles": 2, "on": ["yaxchilan1", "chichen6"] },
            { "corn": 5, "on": ["tikal2"] }
        ]
    }"#,
);

static ACTING: Moment = Moment::at(
    r#"{
        "game": "tzolkin", "seats": 4, "seed": "5eed", "stage": "turns", "round": 6, "tooth": 5,
        "players": [
            { "corn": 4, "wood": 3, "stone": 2, "gold": 1, "on": ["tikal3", "uxmal1"] },
            { "corn": 5, "on": ["tikal1"] },
            { "corn": 5 }, { "corn": 5 }
        ]
    }"#,
)
.after(&["pick=tikal3"]);

static SKULLS: Moment = Moment::at(
    r#"{
        "game": "tzolkin", "seats": 4, "seed": "5eed", "stage": "turns", "round": 6, "tooth": 5,
        "skulls": [1, 5],
        "players": [{ "corn": 6, "skulls": 1, "on": ["chichen4", "uxmal1"] },
        { "corn": 5, "on": ["chichen1"] }, { "corn": 5 }, { "corn": 5 }]
    }"#,
)
.after(&["pick=chichen4"]);

static LATER: Moment = Moment::at(
    r#"{
        "game": "tzolkin", "seats": 4, "seed": "5eed", "stage": "turns", "round": 9, "tooth": 8,
        "food_days": 1, "turn": 1,
        "row": [1, 6, 8, 10, 13, 4], "monuments": [1, 4, 7, 9, 11, 12],
        "players": [
            { "corn": 2, "wood": 1, "on": ["tikal2"], "temples": { "brown": 2, "green": 1 },
            "technologies": { "agriculture": 2, "theology": 1 } },
            { "corn": 5, "stone": 2, "on": ["uxmal1"], "temples": { "yellow": 3 },
            "technologies": { "extraction": 1, "architecture": 2 } },
            { "corn": 7, "gold": 1, "on": ["chichen3"], "skulls": 1, "temples": { "green": 3,
            "brown": -1 }, "technologies": { "theology": 2 } },
            { "corn": 3, "wood": 2, "on": ["palenque3"], "temples": { "brown": 1, "yellow": 1 },
            "technologies": { "architecture": 1 } }
        ]
    }"#,
);

static MODULES: Moment = Moment::at(
    r#"{
        "game": "tzolkin", "seats": 4, "seed": "5eed", "options": { "prophecies": true,
        "quick_actions": true },
        "stage": "turns", "round": 9, "tooth": 8, "food_days": 1,
        "players": [{ "corn": 4 }, { "corn": 5, "on": ["uxmal1"] },
        { "corn": 7, "on": ["chichen3"] }, { "corn": 3, "on": ["palenque3"] }]
    }"#,
);

static NEW: Moment = Moment::at(
    r#"{
        "game": "tzolkin", "seats": 4, "seed": "5eed", "options": { "new_buildings": true },
        "stage": "turns", "round": 9, "tooth": 8, "food_days": 1, "row": [33, 34, 35, 36, 1, 8],
        "monuments": [1, 4, 7, 9, 11, 12],
        "players": [{ "corn": 4 }, { "corn": 5, "on": ["uxmal1"] },
        { "corn": 7, "on": ["chichen3"] }, { "corn": 3, "on": ["palenque3"] }]
    }"#,
);

fn gears(moment: &Moment, frame: Frame) -> AnyView {
    moment.draw::<Tzolkin>(move |stage| view! { <Gears stage frame /> }.into_any())
}

/// Where points come from.
fn sources() -> AnyView {
    view! {
        <span class="sources">{Source::ALL.iter().map(|of| source(of.name())).collect_view()}</span>
    }
    .into_any()
}

/// Parts about modules are for the tables that use them.
fn shows(view: &View, part: &str) -> bool {
    match part {
        "tribes" => view.options.tribes,
        "prophecies" => view.options.prophecies,
        "quick" => view.options.quick_actions,
        "renovate" => view.options.new_buildings,
        _ => true,
    }
}

/// The part about what is being decided.
fn topic(scene: &Scene<Tzolkin>) -> &'static str {
    let view = &scene.view;
    match (view.phase, view.tasks.last()) {
        (Phase::Keeping, _) if view.options.tribes => "tribes",
        (Phase::Keeping, _) => "wealth",
        (_, Some(Task::Market { .. })) => "trade",
        (Phase::Calendar, None) => "first",
        (Phase::FoodDay, _) => "feed",
        (_, Some(Task::Action { .. } | Task::AnyAction { .. })) => "act",
        (_, Some(Task::Harvest { .. })) => "forest",
        (_, Some(Task::Learn { .. } | Task::Spread { .. })) => "learn",
        (_, Some(Task::Climb | Task::ClimbTwo | Task::Step { .. } | Task::Devote)) => "temples",
        (_, Some(Task::Build { .. } | Task::BuildMonument | Task::Architecture { .. })) => "build",
        (_, Some(Task::Renovate { .. } | Task::RenovateFor { .. })) => "renovate",
        _ if scene.decisions.iter().any(|d| matches!(d, Decision::Beg(_))) => "poor",
        _ => "place",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_reads_only_of_the_modules_it_uses() {
        use patolli_game::{Game, Viewer};
        let parts = |moment: &Moment| {
            let view = moment.game::<Tzolkin>().unwrap().view(Viewer::Omniscient);
            PARTS.iter().map(|part| part.id).filter(|id| !shows(&view, id)).collect::<Vec<_>>()
        };
        assert_eq!(parts(&LATER), ["tribes", "prophecies", "quick", "renovate"]);
        assert_eq!(parts(&MODULES), ["tribes", "renovate"]);
        assert_eq!(parts(&NEW), ["tribes", "prophecies", "quick"]);
    }

    #[test]
    fn every_moment_can_be_drawn() {
        for moment in
            [&DEALT, &TRADING, &PLACING, &RIDING, &ACTING, &SKULLS, &LATER, &MODULES, &NEW]
        {
            assert!(moment.game::<Tzolkin>().is_some(), "{moment:?}");
        }
    }
}
