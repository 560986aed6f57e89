//! What happened in a game.

use patolli_game::{Event as _, Game, Moment, Play, Viewer};
use serde_json::Value;

/// What happened, each with the number of the decision that led to it; 0 is set-up.
#[derive(Clone, Debug)]
pub struct Log<G: Game> {
    told: Vec<(usize, G::Event)>,
}

impl<G: Game> Log<G> {
    /// Nothing happened yet.
    pub fn empty() -> Self {
        Self { told: Vec::new() }
    }

    /// All that happened so far.
    pub fn of(play: &Play<G>) -> Self {
        let mut log = Self::empty();
        log.add_moments(play.moments(0), 0);
        log
    }

    /// A decision led to this.
    pub fn add(&mut self, number: usize, events: Vec<G::Event>) {
        self.told.extend(events.into_iter().map(|event| (number, event)));
    }

    /// What is played after so many other decisions goes another way after its first `kept`.
    pub fn retell(&mut self, play: &Play<G>, before: usize, kept: usize) {
        self.told.retain(|(number, _)| *number <= before + kept);
        self.add_moments(play.moments(kept + 1), before);
    }

    /// What happened was told at a distance, of which that of the first `stand` decisions is known.
    /// What cannot be read is left out.
    pub fn hear(&mut self, events: &[(usize, Value)], stand: usize) {
        let known = if stand == 0 { 0 } else { stand + 1 };
        self.told.retain(|(number, _)| *number < known);
        let new = events.iter().filter(|(number, _)| *number >= known);
        let read = |(number, event): &(usize, Value)| {
            Some((*number, serde_json::from_value(event.clone()).ok()?))
        };
        self.told.extend(new.filter_map(read));
    }

    fn add_moments(&mut self, moments: impl Iterator<Item = Moment<G>>, before: usize) {
        for Moment { number, events, .. } in moments {
            self.add(before + number, events);
        }
    }

    /// What the decisions from the `first` to the `last` led to.
    pub fn between(&self, first: usize, last: usize, viewer: Viewer) -> Vec<(usize, G::Event)> {
        let start = self.told.partition_point(|(number, _)| *number < first);
        let told = self.told[start..].iter().take_while(|(number, _)| *number <= last);
        told.filter_map(|(number, event)| Some((*number, event.seen_by(viewer)?))).collect()
    }
}
