//! What happened in a game.

use patolli_game::{Event as _, Game, Moment, Play, Viewer};

/// What happened, each with the number of the decision that led to it; 0 is set-up.
#[derive(Clone, Debug)]
pub struct Log<G: Game> {
    told: Vec<(usize, G::Event)>,
}

impl<G: Game> Log<G> {
    /// All that happened so far.
    pub fn of(play: &Play<G>) -> Self {
        let mut log = Self { told: Vec::new() };
        log.add_moments(play.moments(0));
        log
    }

    /// A decision led to this.
    pub fn add(&mut self, number: usize, events: Vec<G::Event>) {
        self.told.extend(events.into_iter().map(|event| (number, event)));
    }

    /// The game goes another way after its first `kept` decisions.
    pub fn retell(&mut self, play: &Play<G>, kept: usize) {
        self.told.retain(|(number, _)| *number <= kept);
        self.add_moments(play.moments(kept + 1));
    }

    fn add_moments(&mut self, moments: impl Iterator<Item = Moment<G>>) {
        for Moment { number, events, .. } in moments {
            self.add(number, events);
        }
    }

    /// What the decisions from the `first` to the `last` led to.
    pub fn between(&self, first: usize, last: usize, viewer: Viewer) -> Vec<(usize, G::Event)> {
        let start = self.told.partition_point(|(number, _)| *number < first);
        let told = self.told[start..].iter().take_while(|(number, _)| *number <= last);
        told.filter_map(|(number, event)| Some((*number, event.seen_by(viewer)?))).collect()
    }
}
