//! of Yaxha: the market, the pyramid, and how it scores.

use patolli_yaxha::{Decision, Phase, View, Yaxha};

use super::{LEARNER, Lesson, Task};

fn holds(view: &View) -> u32 {
    view.hands.get(LEARNER.index()).map_or(0, |hand| hand.len())
}

/// The first level is full, and the next cubes go higher.
pub const FULL_LEVEL: &str = r#"{
            "game": "yaxha", "seats": 2, "seed": "5eed", "round": 6, "phase": "building",
            "pyramids": [
                [
                    "green@c3", "green@d3", "orange@e3", "grey@f3", "yellow@c4", "green@d4",
                    "orange@e4", "orange@f4",
                    "yellow@c5", "yellow@d5", "blue@e5", "orange@f5", "blue@c6", "blue@d6",
                    "grey@e6", "grey@f6"
                ],
                [
                    "grey@c3", "green@d3", "yellow@e3", "yellow@f3", "blue@c4", "blue@d4",
                    "grey@e4", "grey@f4",
                    "orange@c5", "green@d5", "yellow@e5", "blue@f5", "blue@c6", "orange@d6",
                    "orange@e6"
                ]
            ],
            "hands": [["orange", "blue"], ["orange", "blue", "green"]]
        }"#;

pub static LESSONS: &[Lesson<Yaxha>] = &[
    Lesson {
        title: "market",
        position: r#"{ "game": "yaxha", "seats": 3, "seed": "5eed" }"#,
        tasks: &[Task {
            ask: "market_choose",
            weighs: false,
            fits: |_, decision| matches!(decision, Decision::Choose(_) | Decision::Take(_)),
            done: |view| view.phase == Phase::Building,
        }],
    },
    Lesson {
        title: "pyramid",
        position: r#"{
            "game": "yaxha", "seats": 2, "seed": "5eed", "round": 4, "phase": "building",
            "pyramids": [
                ["green@d4", "green@e4", "yellow@d5", "yellow@e5", "orange@d6", "orange@e6",
                "grey@f4", "blue@f5", "grey@f6"],
                ["grey@d4", "green@c4", "yellow@c5", "yellow@c6", "blue@d5", "blue@d6", "grey@e4",
                "grey@e5", "orange@e6"]
            ],
            "hands": [["orange", "blue", "green"], ["orange", "blue", "green"]]
        }"#,
        tasks: &[
            Task {
                ask: "pyramid_first",
                weighs: true,
                fits: |_, decision| matches!(decision, Decision::Place(..)),
                done: |view| holds(view) == 2,
            },
            Task {
                ask: "pyramid_rest",
                weighs: false,
                fits: |_, decision| matches!(decision, Decision::Place(..)),
                done: |view| view.round == 5 || holds(view) == 0,
            },
        ],
    },
    Lesson {
        title: "higher",
        position: FULL_LEVEL,
        tasks: &[Task {
            ask: "higher_place",
            weighs: true,
            fits: |_, decision| matches!(decision, Decision::Place(..)),
            done: |view| holds(view) == 1,
        }],
    },
];
