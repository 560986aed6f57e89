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

    let Some(seat) = scene.acting else { return Vec::new() };
    // What comes of a card depends on the others.
    let built = |event: &Event| matches!(event, Event::CubePlaced { .. });
    let after = match preview {
        Some(preview) if preview.events.iter().any(built) => preview.after.standing(),
        Some(_) => return Vec::new(),
        None => scene.standing.clone(),
    };
    let pairs = scene.at_barrier.sources().iter().zip(after.sources());
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
