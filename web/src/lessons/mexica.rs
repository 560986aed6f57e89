//! of Mexica: closing, founding and building; bridges and boats; the palace; a scoring.

use patolli_mexica::{Action, Decision, Mexica, PlayerView, Question, View};

use super::{LEARNER, Lesson, Task};

/// What lies in front of the learner.
fn own(view: &View) -> Option<&PlayerView> {
    view.players.get(LEARNER.index())
}

fn on(view: &View, cell: &str) -> bool {
    own(view).and_then(|player| player.pilli).is_some_and(|pilli| pilli.to_string() == cell)
}

fn dug(view: &View, cell: &str) -> bool {
    cell.parse().is_ok_and(|cell| view.canals.contains(cell))
}

/// Is it this action, or one of these cells?
fn is(decision: Decision, action: Action, cells: &[&str]) -> bool {
    match decision {
        Decision::Do(other) => other == action,
        Decision::At(cell) => cells.contains(&cell.to_string().as_str()),
        _ => false,
    }
}

pub static LESSONS: &[Lesson<Mexica>] = &[
    Lesson {
        title: "close",
        position: r#"{
            "game": "mexica", "seats": 3, "seed": "5eed", "round": 3, "question": "turn",
            "row": [3, 4, 5, 6, 8, 10, 11, 13], "aside": [3, 4, 5, 6, 7, 9, 12],
            "canals": ["o6", "o7", "o8", "o9", "f2", "g2", "h2"],
            "players": [{ "pilli": "g1" }, { "pilli": "g7" }, { "pilli": "i7" }]
        }"#,
        tasks: &[
            Task {
                ask: "close_dig",
                weighs: false,
                fits: |view, decision| {
                    let begun = matches!(view.question, Some(Question::SecondCell { .. }));
                    is(decision, Action::DoubleCanal, if begun { &["j2"] } else { &["i2"] })
                },
                done: |view| dug(view, "i2") && dug(view, "j2"),
            },
            Task {
                ask: "close_found",
                weighs: false,
                fits: |_, decision| is(decision, Action::Found, &["f1", "h1", "i1", "j1"]),
                done: |view| !view.calpullis.is_empty(),
            },
            Task {
                ask: "close_build",
                weighs: false,
                fits: |_, decision| {
                    matches!(decision, Decision::Floors(_))
                        || is(decision, Action::Temple, &["f1", "h1", "i1", "j1"])
                },
                done: |view| {
                    own(view).is_some_and(|own| own.built.iter().any(|cells| !cells.is_empty()))
                },
            },
            Task {
                ask: "close_end",
                weighs: false,
                fits: |_, decision| matches!(decision, Decision::Do(Action::Take | Action::Done)),
                done: |view| view.turn != LEARNER,
            },
        ],
    },
    Lesson {
        title: "boat",
        position: r#"{
            "game": "mexica", "seats": 3, "seed": "5eed", "round": 3, "question": "turn",
            "canals": ["o6", "o7", "o8", "o9"], "bridges": { "east_west": ["o9"] },
            "players": [{ "pilli": "n6" }, { "pilli": "g7" }, { "pilli": "i7" }]
        }"#,
        tasks: &[
            Task {
                ask: "boat_bridge",
                weighs: false,
                fits: |_, decision| is(decision, Action::Bridge, &["o6"]),
                done: |view| "o6".parse().is_ok_and(|cell| view.bridges.east_west.contains(cell)),
            },
            Task {
                ask: "boat_walk",
                weighs: false,
                fits: |_, decision| is(decision, Action::Walk, &["o6"]),
                done: |view| on(view, "o6"),
            },
            Task {
                ask: "boat_sail",
                weighs: false,
                fits: |_, decision| is(decision, Action::Sail, &["o9"]),
                done: |view| on(view, "o9"),
            },
            Task {
                ask: "boat_land",
                weighs: false,
                fits: |_, decision| is(decision, Action::Walk, &["p9"]),
                done: |view| on(view, "p9"),
            },
        ],
    },
    Lesson {
        title: "palace",
        position: r#"{
            "game": "mexica", "seats": 3, "seed": "5eed", "question": "turn", "points": 3,
            "players": [{ "pilli": "h3", "tokens": 1 }, { "pilli": "g7" }, { "pilli": "i7" }]
        }"#,
        tasks: &[
            Task {
                ask: "palace_walk",
                weighs: false,
                fits: |_, decision| is(decision, Action::Walk, &["h6"]),
                done: |view| on(view, "h6"),
            },
            Task {
                ask: "palace_token",
                weighs: false,
                fits: |_, decision| {
                    // A step would lead away from the palace again.
                    matches!(decision, Decision::Do(Action::Canal | Action::DoubleCanal))
                        || matches!(decision, Decision::At(_))
                },
                done: |view| own(view).is_some_and(|own| own.tokens == 0),
            },
        ],
    },
    Lesson {
        title: "score",
        position: r#"{
            "game": "mexica", "seats": 3, "seed": "5eed", "round": 9, "question": "turn",
            "points": 2, "row": [],
            "aside": [3, 4, 5, 6, 7, 9, 12],
            "canals": ["o6", "o7", "o8", "o9", "f2", "g2", "h2", "i2", "j2"], "calpullis": ["h1"],
            "players": [
                { "pilli": "g1", "built": [["c12", "d12", "e12"], ["e10", "f10"], ["f1", "g12"],
                ["i10"]] },
                { "pilli": "g7", "built": [[], ["i1"], [], []] }, { "pilli": "i7" }
            ]
        }"#,
        tasks: &[Task {
            ask: "score_build",
            weighs: false,
            fits: |_, decision| {
                matches!(decision, Decision::Floors(_)) || is(decision, Action::Temple, &["j1"])
            },
            done: |view| view.period == 2,
        }],
    },
];
