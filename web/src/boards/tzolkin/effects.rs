//! What a turn leaves: the corn, and whether it will feed the workers.

use patolli_game::Phrase;
use patolli_tzolkin::{Event, Tzolkin};

use super::tale::{CORN, tale};
use super::{days_to_food, phrase};
use crate::table::{Preview, Scene, Turn};

/// The corn that is left, and what the next food day will take.
pub fn effects(
    scene: &Scene<Tzolkin>,
    _: &Turn<Event>,
    preview: Option<&Preview<Tzolkin>>,
) -> Vec<Phrase> {
    left(scene, preview).into_iter().collect()
}

fn left(scene: &Scene<Tzolkin>, preview: Option<&Preview<Tzolkin>>) -> Option<Phrase> {
    let seat = scene.acting?;
    let need = scene.game.as_ref()?.food(seat);
    let days = days_to_food(&scene.view)?;
    let waiting = preview.map(|preview| {
        let mut turn = Turn::of(seat);
        turn.events.extend(preview.events.iter().map(|event| (0, event.clone())));
        let change = tale(&turn).change;
        change.iter().filter(|(thing, _)| *thing == CORN).map(|(_, more)| *more).sum::<i32>()
    });
    let corn = i32::from(scene.view.players.get(seat.index())?.corn) + waiting.unwrap_or(0);
    let id = if corn < i32::from(need) { "corn_short" } else { "corn_left" };
    Some(phrase(id).number("corn", corn).number("need", need).number("days", days))
}
