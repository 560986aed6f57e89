//! What a decision that waits to be confirmed will do, as far as the player can know.

use patolli_game::{Event as _, Game, Seat};

use super::{Chapter, Scene};

/// What comes of a decision before anybody else does anything.
#[derive(Clone, PartialEq, Debug)]
pub struct Preview<G: Game> {
    /// What happens.
    pub events: Vec<G::Event>,
    /// The game as it will be. What is hidden from the player is made up.
    pub after: G,
}

impl<G: Game> Scene<G> {
    /// What the decision that waits to be confirmed will do.
    pub fn preview(&self, chapter: fn(&G::Event) -> Chapter) -> Option<Preview<G>> {
        let (seat, draft) = (self.acting?, self.draft?);
        let mut after = self.game.clone()?;
        let mut events: Vec<G::Event> = Vec::new();
        after.decide(seat, draft, &mut events).ok()?;
        let seen = events.iter().filter_map(|event| event.seen_by(self.viewer));
        let events = seen.take_while(|event| is_own(chapter(event), seat)).collect();
        Some(Preview { events, after })
    }
}

/// Is it what the seat itself does, so that nothing in it is made up?
fn is_own(chapter: Chapter, seat: Seat) -> bool {
    match chapter {
        Chapter::Turn => true,
        Chapter::Seat(of) | Chapter::Own(of) => of == seat,
        Chapter::Table => false,
    }
}

#[cfg(test)]
mod tests {
    use patolli_game::{Play, Viewer};
    use patolli_tzolkin::{Decision, Event, Tzolkin};

    use super::*;
    use crate::boards;
    use crate::table::sample::played;

    #[test]
    fn a_preview_tells_what_is_done_and_nothing_that_is_hidden() {
        let play: Play<Tzolkin> = played(3, &[], 11, 60);
        let chapter = boards::of::<Tzolkin>().chapter;
        let mut previewed = 0;
        for number in 10..60 {
            let game = play.at(number);
            let step = play.steps()[number];
            let scene = Scene::new(&game, Viewer::Seat(step.seat), number, Vec::new());
            let seat = Some(step.seat);
            let scene = scene.for_player(&game, seat, seat, Some(step.decision));
            let preview = scene.preview(chapter).unwrap();
            let table = |event: &Event| chapter(event) == Chapter::Table;
            assert!(!preview.events.iter().any(table), "{:?}", preview.events);
            if matches!(step.decision, Decision::Place(_)) {
                let placed = |event: &Event| matches!(event, Event::WorkerPlaced { .. });
                assert!(preview.events.iter().any(placed), "{:?}", preview.events);
                previewed += 1;
            }
        }
        assert!(previewed > 5, "{previewed}");
    }
}
