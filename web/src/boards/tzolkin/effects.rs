//! What a turn leaves: the corn, and whether it will feed the workers.

use patolli_game::{Game as _, Phrase};
use patolli_tzolkin::{Event, Phase, Tzolkin};

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
    // What one begins with is not eaten yet.
    let seat = scene.acting.filter(|_| scene.view.phase != Phase::Keeping)?;
    // What is about to be built may feed workers; the next food day is the same, unless this one
    // comes with it.
    let after = preview.map(|preview| &preview.after);
    let same = after.filter(|after| after.view(scene.viewer).food_days == scene.view.food_days);
    let need = same.or(scene.game.as_ref())?.food(seat);
    let days = days_to_food(&scene.view)?;
    let waiting = preview.map(|preview| {
        let mut turn = Turn::of(seat, scene.round_number);
        turn.events.extend(preview.events.iter().map(|event| (0, event.clone())));
        let change = tale(&turn).change;
        change.iter().filter(|(thing, _)| *thing == CORN).map(|(_, more)| *more).sum::<i32>()
    });
    let corn = i32::from(scene.view.players.get(seat.index())?.corn) + waiting.unwrap_or(0);
    let id = if corn < i32::from(need) { "corn_short" } else { "corn_left" };
    Some(phrase(id).number("corn", corn).number("need", need).number("days", days))
}
