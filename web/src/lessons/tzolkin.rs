//! of Tzolk’in: placing workers, picking them up, building, food, skulls, the first player.

use patolli_tzolkin::{Decision, Gear, Phase, PlayerView, Space, Tzolkin, View};

use super::{LEARNER, Lesson, Task};

/// What lies in front of the learner.
fn own(view: &View) -> Option<&PlayerView> {
    view.players.get(LEARNER.index())
}

/// Is it the learner’s turn, with nothing half done?
fn between(view: &View) -> bool {
    view.actor() == Some(LEARNER) && view.tasks.is_empty()
}

fn on(space: Space, gear: Gear) -> bool {
    space.gear() == Some(gear)
}

pub static LESSONS: &[Lesson<Tzolkin>] = &[
    Lesson {
        title: "place",
        position: r#"{
            "game": "tzolkin", "seats": 4, "seed": "5eed", "stage": "turns", "round": 1,
            "players": [{ "corn": 6 }, { "corn": 5 }, { "corn": 5 }, { "corn": 5 }]
        }"#,
        tasks: &[
            Task {
                ask: "place_first",
                weighs: false,
                fits: |_, decision| matches!(decision, Decision::Place(Gear::Yaxchilan)),
                done: |view| view.placed == 1,
            },
            Task {
                ask: "place_second",
                weighs: false,
                fits: |_, decision| {
                    matches!(decision, Decision::Place(Gear::Palenque | Gear::Tikal))
                },
                done: |view| view.placed == 2,
            },
            Task {
                ask: "place_end",
                weighs: false,
                fits: |_, decision| decision == Decision::Done,
                done: |view| view.round == 2 && between(view),
            },
        ],
    },
    Lesson {
        title: "pick",
        position: r#"{
            "game": "tzolkin", "seats": 4, "seed": "5eed", "stage": "turns", "round": 4, "tooth": 3,
            "jungle": [{ "corn": 4 }, { "wood": 3, "corn": 1 }, { "wood": 4 }, { "wood": 4 }],
            "players": [
                { "corn": 2, "on": ["palenque3", "yaxchilan2"] }, { "corn": 5, "wood_tiles": 1 },
                { "corn": 5 }, { "corn": 5 }
            ]
        }"#,
        tasks: &[
            Task {
                ask: "pick_corn",
                weighs: false,
                fits: |_, decision| match decision {
                    Decision::PickUp(space) => on(space, Gear::Palenque),
                    Decision::Act(action) => {
                        action.gear() == Gear::Palenque && action.number() == 3
                    }
                    Decision::HarvestCorn | Decision::HarvestWood => true,
                    _ => false,
                },
                done: |view| {
                    let free = own(view).is_some_and(|own| own.on.len() == 1);
                    free && between(view)
                },
            },
            Task {
                ask: "pick_lower",
                weighs: true,
                fits: |_, decision| match decision {
                    Decision::PickUp(space) => on(space, Gear::Yaxchilan),
                    Decision::Act(action) => action.gear() == Gear::Yaxchilan,
                    _ => false,
                },
                done: |view| own(view).is_some_and(|own| own.on.is_empty()) && between(view),
            },
        ],
    },
    Lesson {
        title: "build",
        position: r#"{
            "game": "tzolkin", "seats": 4, "seed": "5eed", "stage": "turns", "round": 6, "tooth": 5,
            "row": [1, 6, 8, 10, 13, 4],
            "players": [
                { "corn": 4, "wood": 3, "stone": 1, "gold": 1, "on": ["tikal2", "tikal1"] },
                { "corn": 5 }, { "corn": 5 }, { "corn": 5 }
            ]
        }"#,
        tasks: &[
            Task {
                ask: "build_house",
                weighs: false,
                fits: |_, decision| match decision {
                    Decision::PickUp(space) => space.to_string() == "tikal2",
                    Decision::Act(action) => action.to_string() == "tikal2",
                    Decision::Build(_) => true,
                    _ => false,
                },
                done: |view| {
                    own(view).is_some_and(|own| !own.buildings.is_empty()) && between(view)
                },
            },
            Task {
                ask: "build_learn",
                weighs: false,
                fits: |_, decision| match decision {
                    Decision::PickUp(space) => space.to_string() == "tikal1",
                    Decision::Act(action) => action.to_string() == "tikal1",
                    Decision::Learn(_) | Decision::Pay(_) => true,
                    _ => false,
                },
                done: |view| own(view).is_some_and(|own| own.on.is_empty()) && between(view),
            },
        ],
    },
    Lesson {
        title: "food",
        position: r#"{
            "game": "tzolkin", "seats": 4, "seed": "5eed", "stage": "turns", "round": 8, "tooth": 7,
            "players": [
                { "corn": 2, "on": ["palenque2", "uxmal1"], "temples": { "brown": 2, "green": 1 } },
                { "corn": 8, "on": ["tikal1"] }, { "corn": 8, "on": ["uxmal2"] },
                { "corn": 8, "on": ["chichen1"] }
            ]
        }"#,
        tasks: &[
            Task {
                ask: "food_harvest",
                weighs: false,
                fits: |_, decision| match decision {
                    Decision::PickUp(space) => on(space, Gear::Palenque),
                    Decision::Act(action) => action.to_string() == "palenque2",
                    Decision::HarvestCorn => true,
                    _ => false,
                },
                done: |view| own(view).is_some_and(|own| own.corn == 6) && between(view),
            },
            Task {
                ask: "food_end",
                weighs: false,
                fits: |_, decision| decision == Decision::Done,
                done: |view| view.food_days == 1 && between(view),
            },
        ],
    },
    Lesson {
        title: "skull",
        position: r#"{
            "game": "tzolkin", "seats": 4, "seed": "5eed", "stage": "turns", "round": 6,
            "tooth": 5, "skulls": [1],
            "players": [
                { "corn": 4, "skulls": 1, "on": ["chichen3", "uxmal1"] },
                { "corn": 8, "on": ["chichen1"] }, { "corn": 5 }, { "corn": 5 }
            ]
        }"#,
        tasks: &[Task {
            ask: "skull_leave",
            weighs: true,
            fits: |_, decision| match decision {
                Decision::PickUp(space) => on(space, Gear::Chichen),
                Decision::Act(action) => action.gear() == Gear::Chichen,
                _ => false,
            },
            done: |view| own(view).is_some_and(|own| own.skulls == 0) && between(view),
        }],
    },
    Lesson {
        title: "first",
        position: r#"{
            "game": "tzolkin", "seats": 4, "seed": "5eed", "stage": "turns", "round": 5,
            "first": 2, "turn": 3, "tooth": 4,
            "teeth_corn": 3,
            "players": [
                { "corn": 1, "on": ["yaxchilan2"] }, { "corn": 5, "on": ["tikal1"] },
                { "corn": 5, "on": ["uxmal2"] }, { "corn": 5, "on": ["chichen1"] }
            ]
        }"#,
        tasks: &[
            Task {
                ask: "first_place",
                weighs: false,
                fits: |_, decision| decision == Decision::PlaceFirst,
                done: |view| view.placed == 1,
            },
            Task {
                ask: "first_end",
                weighs: false,
                fits: |_, decision| decision == Decision::Done,
                done: |view| view.phase == Phase::Calendar,
            },
            Task {
                ask: "first_days",
                weighs: false,
                fits: |_, decision| matches!(decision, Decision::OneDay | Decision::TwoDays),
                done: |view| view.phase == Phase::Turns && view.first == LEARNER,
            },
        ],
    },
];
