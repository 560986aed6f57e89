//! How to play, part by part.

use leptos::prelude::*;
use patolli_game::{Phrase, Seat};
use patolli_yaxha::{Colour, POINTS, Phase, Yaxha};

use super::bonus::BonusCards;
use super::caption::Caption;
use super::iso::Turn;
use super::market::Market;
use super::pyramid::Pyramid;
use crate::boards::Stage;
use crate::boards::guide::{Guide, Moment, Part};
use crate::lessons::yaxha::FULL_LEVEL;
use crate::speech::Speech;
use crate::table::Scene;

pub static GUIDE: Guide<Yaxha> =
    Guide { parts: PARTS, topic, scoring: "score", shows: |_, _| true };

const PARTS: &[Part] = &[
    Part {
        id: "choose",
        picture: || CHOOSING.draw::<Yaxha>(|stage| view! { <Market stage /> }.into_any()),
    },
    Part {
        id: "initiative",
        picture: || {
            CHOOSING.draw::<Yaxha>(|stage| {
                let caption = move |seat| view! { <Caption stage seat=Signal::stored(seat) /> };
                view! { <div class="captions">{Seat::first(3).map(caption).collect_view()}</div> }
                    .into_any()
            })
        },
    },
    Part { id: "build", picture: || LOW.draw(|stage| pyramid(stage, Some(Colour::Blue))) },
    Part { id: "higher", picture: || HIGH.draw(|stage| pyramid(stage, Some(Colour::Orange))) },
    Part { id: "score", picture: score },
    Part {
        id: "bonus",
        picture: || CHOOSING.draw::<Yaxha>(|stage| view! { <BonusCards stage /> }.into_any()),
    },
];

static CHOOSING: Moment = Moment::at(r#"{ "game": "yaxha", "seats": 3, "seed": "5eed" }"#);

static LOW: Moment = Moment::at(
    r#"{
        "game": "yaxha", "seats": 2, "seed": "5eed", "round": 3, "phase": "building",
        "pyramids": [
            ["green@d4", "green@e4", "yellow@d5", "orange@d6", "blue@e5", "blue@e6"],
            ["grey@d4", "green@c4", "yellow@c5", "yellow@c6", "blue@d5", "blue@d6"]
        ],
        "hands": [["orange", "blue", "green"], ["orange", "blue", "green"]]
    }"#,
);

static HIGH: Moment = Moment::at(FULL_LEVEL);

fn pyramid(stage: Stage<Yaxha>, chosen: Option<Colour>) -> AnyView {
    view! {
        <Pyramid
            stage
            seat=Signal::stored(Seat::FIRST)
            turn=Signal::stored(Turn::default())
            chosen=Signal::stored(chosen)
            label=Signal::stored(String::new())
        />
    }
    .into_any()
}

/// What groups are worth.
fn score() -> AnyView {
    let speech = Speech::get();
    let text = move |id| move || speech.say(&Phrase::new("yaxha-help", id));
    let sizes = (1..POINTS.len()).map(|size| {
        let more = if size + 1 == POINTS.len() { "+" } else { "" };
        view! { <td>{size}{more}</td> }
    });
    let points = POINTS[1..].iter().map(|points| view! { <td>{*points}</td> });
    view! {
        <div class="scroll">
            <table class="score-card">
                <tr>
                    <th scope="row">{text("size")}</th>
                    {sizes.collect_view()}
                </tr>
                <tr>
                    <th scope="row">{text("points")}</th>
                    {points.collect_view()}
                </tr>
            </table>
        </div>
    }
    .into_any()
}

/// The part about what is being decided.
const fn topic(scene: &Scene<Yaxha>) -> &'static str {
    match scene.view.phase {
        Phase::Choosing => "choose",
        Phase::Taking => "initiative",
        Phase::Building => "build",
        Phase::Over => "score",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_moment_can_be_drawn() {
        for moment in [&CHOOSING, &LOW, &HIGH] {
            assert!(moment.game::<Yaxha>().is_some(), "{moment:?}");
        }
    }
}
