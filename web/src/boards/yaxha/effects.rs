//! What a cube changes: groups that grow, and bonus cards that are won or lost.

use patolli_game::Phrase;
use patolli_yaxha::{Event, Yaxha};

use super::phrase;
use crate::table::{Preview, Scene, Turn};

/// By source, what the points become, where they change.
pub fn effects(
    scene: &Scene<Yaxha>,
    _: &Turn<Event>,
    preview: Option<&Preview<Yaxha>>,
) -> Vec<Phrase> {
    use patolli_game::Game as _;

    let (Some(seat), Some(preview)) = (scene.acting, preview) else { return Vec::new() };
    let after = preview.after.standing();
    let pairs = scene.standing.sources().iter().zip(after.sources());
    let changed = pairs.filter(|(is, will)| is.points[seat] != will.points[seat]);
    changed
        .map(|(is, will)| {
            phrase("changes")
                .name("source", is.name)
                .number("is", is.points[seat])
                .number("becomes", will.points[seat])
        })
        .collect()
}
