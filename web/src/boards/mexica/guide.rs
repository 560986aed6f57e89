//! How to play, part by part.

use leptos::prelude::*;
use patolli_mexica::{Mexica, Question, Source};

use super::actions::Actions;
use super::districts::Districts;
use super::map::{Frame, Map};
use super::pictures::source;
use super::row::Row;
use super::strip::strip;
use crate::boards::guide::{Guide, Moment, Part, strips};
use crate::table::Scene;

pub static GUIDE: Guide<Mexica> =
    Guide { parts: PARTS, topic, scoring: "score", shows: |_, _| true };

const PARTS: &[Part] = &[
    Part {
        id: "points",
        picture: || TURN.draw::<Mexica>(|stage| view! { <Actions stage /> }.into_any()),
    },
    Part { id: "dig", picture: || map(&DIGGING, Frame::cells((4, 0), (10, 3))) },
    Part {
        id: "found",
        picture: || TURN.draw::<Mexica>(|stage| view! { <Row stage /> }.into_any()),
    },
    Part { id: "move", picture: || map(&WALKING, Frame::cells((11, 3), (17, 8))) },
    Part { id: "bridges", picture: || map(&SAILING, Frame::cells((11, 3), (17, 8))) },
    Part { id: "build", picture: || BUILT.draw::<Mexica>(|stage| strips(stage, strip)) },
    Part {
        id: "score",
        picture: || {
            BUILT.draw::<Mexica>(|stage| {
                let looked_at = RwSignal::new(None);
                view! {
                    <Map stage looked_at frame=Frame::cells((4, 0), (10, 3)) />
                    <Districts stage looked_at />
                }
                .into_any()
            })
        },
    },
    Part { id: "palace", picture: || map(&BUILT, Frame::cells((5, 4), (9, 8))) },
    Part { id: "end", picture: sources },
];

const TO_DIG: &str = r#"{
    "game": "mexica", "seats": 3, "seed": "5eed", "round": 3, "question": "turn",
    "row": [3, 4, 5, 6, 8, 10, 11, 13], "aside": [3, 4, 5, 6, 7, 9, 12],
    "canals": ["o6", "o7", "o8", "o9", "f2", "g2", "h2"],
    "players": [{ "pilli": "g1", "tokens": 1 }, { "pilli": "g7" }, { "pilli": "i7" }]
}"#;

static TURN: Moment = Moment::at(TO_DIG);

static DIGGING: Moment = Moment::at(TO_DIG).after(&["double_canal", "i2"]).pointing("j2");

static WALKING: Moment = Moment::at(
    r#"{
        "game": "mexica", "seats": 3, "seed": "5eed", "round": 3, "question": "turn",
        "canals": ["o6", "o7", "o8", "o9"], "bridges": { "east_west": ["o9", "o6"] },
        "players": [{ "pilli": "n6" }, { "pilli": "g7" }, { "pilli": "i7" }]
    }"#,
)
.after(&["walk"]);

static SAILING: Moment = Moment::at(
    r#"{
        "game": "mexica", "seats": 3, "seed": "5eed", "round": 3, "question": "turn",
        "canals": ["o6", "o7", "o8", "o9"], "bridges": { "east_west": ["o9", "o6"] },
        "players": [{ "pilli": "o6" }, { "pilli": "g7" }, { "pilli": "i7" }]
    }"#,
)
.after(&["sail"]);

static BUILT: Moment = Moment::at(
    r#"{
        "game": "mexica", "seats": 3, "seed": "5eed", "round": 5, "turn": 2, "question": "turn",
        "row": [3, 4, 6, 8, 10, 11, 13], "aside": [3, 4, 5, 6, 7, 9, 12],
        "canals": ["o6", "o7", "o8", "o9", "f2", "g2", "h2", "i2", "j2"],
        "calpullis": ["h1"],
        "players": [
            { "pilli": "h6", "tokens": 1, "built": [[], [], ["g1"], []] },
            { "pilli": "g7", "built": [[], ["f1"], [], []] },
            { "pilli": "i7", "built": [["i1"], [], [], []] }
        ]
    }"#,
);

fn map(moment: &Moment, frame: Frame) -> AnyView {
    moment.draw::<Mexica>(move |stage| {
        let looked_at = RwSignal::new(None);
        view! { <Map stage looked_at frame /> }.into_any()
    })
}

/// Where points come from.
fn sources() -> AnyView {
    view! {
        <span class="sources">{Source::ALL.iter().map(|of| source(of.name())).collect_view()}</span>
    }
    .into_any()
}

/// The part about what is being decided.
const fn topic(scene: &Scene<Mexica>) -> &'static str {
    match scene.view.question {
        Some(Question::Walk | Question::Jump) => "move",
        Some(
            Question::Sail
            | Question::Bridge
            | Question::Axis { .. }
            | Question::MoveBridge
            | Question::NewPlace { .. }
            | Question::NewAxis { .. },
        ) => "bridges",
        Some(Question::Canal | Question::DoubleCanal | Question::SecondCell { .. }) => "dig",
        Some(Question::Found) => "found",
        Some(Question::Temple | Question::Floors { .. }) => "build",
        _ => "points",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_moment_can_be_drawn() {
        for moment in [&TURN, &DIGGING, &WALKING, &SAILING, &BUILT] {
            assert!(moment.game::<Mexica>().is_some(), "{moment:?}");
        }
    }
}
