//! Nothing is paid for nothing.

use super::{Failure, Provable, fail};
use crate::game::Game;
use crate::seat::Seat;

/// How many states to look at for a way that leads somewhere.
const LOOK_AHEAD: u32 = 10_000;

/// What a seat is about: its decisions since nothing was half done, and what happened since.
pub(super) struct Errand<G: Game> {
    start: Option<G>,
    steps: Vec<G::Decision>,
    events: Vec<G::Event>,
}

impl<G: Provable> Errand<G> {
    pub fn new() -> Self {
        Self { start: None, steps: Vec::new(), events: Vec::new() }
    }

    /// Follows a decision. If the errand ends with it and came to nothing, then because the seat
    /// did without something, and not because something was on offer that could come to nothing
    /// only.
    pub fn follow(
        &mut self,
        before: &G,
        (seat, decision): (Seat, G::Decision),
        events: &[G::Event],
        after: &G,
    ) -> Result<(), Failure> {
        if before.at_rest() {
            *self = Self { start: Some(before.clone()), ..Self::new() };
        }
        self.steps.push(decision);
        self.events.extend_from_slice(events);
        let Some(start) = &self.start else { return Ok(()) };
        if !after.at_rest() || !after.came_to_nothing(start, seat, &self.events) {
            return Ok(());
        }
        let mut reached = Reached { game: start.clone(), events: Vec::new() };
        for (number, &step) in self.steps.iter().enumerate() {
            reached = reached.by(seat, step);
            if reached.is_hopeless(start, seat, &mut { LOOK_AHEAD }) {
                if G::declines(step) {
                    return Ok(());
                }
                let words: Vec<String> =
                    self.steps[..=number].iter().map(ToString::to_string).collect();
                return Err(fail("nothing is paid for nothing", words.join(" ")));
            }
        }
        Ok(())
    }
}

/// A state on the way, and what happened since nothing was half done.
struct Reached<G: Game> {
    game: G,
    events: Vec<G::Event>,
}

impl<G: Provable> Reached<G> {
    fn by(&self, seat: Seat, decision: G::Decision) -> Self {
        let (mut game, mut events) = (self.game.clone(), self.events.clone());
        game.apply(seat, decision, &mut events);
        Self { game, events }
    }

    /// Does whatever the seat decides from here come to nothing?
    fn is_hopeless(&self, start: &G, seat: Seat, left: &mut u32) -> bool {
        if self.game.at_rest() {
            return self.game.came_to_nothing(start, seat, &self.events);
        }
        let mut list = Vec::new();
        self.game.decisions(seat, &mut list);
        *left = left.saturating_sub(1);
        *left > 0
            && !list.is_empty()
            && list
                .into_iter()
                .all(|decision| self.by(seat, decision).is_hopeless(start, seat, left))
    }
}
