//! What happened in a game.

use patolli_game::{Event as _, Game, Play, Viewer};

/// What happened, each with the number of the decision that led to it; 0 is set-up.
#[derive(Clone, Debug)]
pub struct Log<G: Game> {
    told: Vec<(usize, G::Event)>,
    /// The round, and the number of the decision that began it.
    round: (u16, usize),
}

/// One thing that happened, as somebody sees it.
#[derive(Clone, PartialEq, Debug)]
pub struct LogEntry<E> {
    /// Its place in the log.
    pub place: usize,
    /// The decision that led to it.
    pub number: usize,
    pub event: E,
}

impl<E: patolli_game::Event> LogEntry<E> {
    /// What identifies it: the same thing at the same place is the same, whoever sees it.
    pub fn key(&self) -> (usize, String) {
        (self.place, self.event.phrase().to_string())
    }
}

impl<G: Game> Log<G> {
    /// All that happened so far.
    pub fn of(play: &Play<G>) -> Self {
        Self::up_to(play, play.steps().len())
    }

    /// All that happened up to a decision.
    pub fn up_to(play: &Play<G>, decisions: usize) -> Self {
        let mut events = Vec::new();
        play.introduce(&mut events);
        let mut log = Self { told: Vec::new(), round: (play.start().round(), 0) };
        log.add(0, events, play.start());
        let mut game = play.start().clone();
        for (number, step) in (1..).zip(play.steps()).take(decisions) {
            let mut events = Vec::new();
            game.apply(step.seat, step.decision, &mut events);
            log.add(number, events, &game);
        }
        log
    }

    /// Adds what a decision led to, and the game after it.
    pub fn add(&mut self, number: usize, events: Vec<G::Event>, game: &G) {
        self.told.extend(events.into_iter().map(|event| (number, event)));
        if game.round() != self.round.0 {
            self.round = (game.round(), number);
        }
    }

    /// All of it, as this viewer sees it.
    pub fn entries(&self, viewer: Viewer) -> Vec<LogEntry<G::Event>> {
        let seen = self.since(0, viewer).into_iter().enumerate();
        seen.map(|(place, (number, event))| LogEntry { place, number, event }).collect()
    }

    /// What happened from the decision that began the round on.
    pub fn round_seen_by(&self, viewer: Viewer) -> Vec<(usize, G::Event)> {
        self.since(self.round.1, viewer)
    }

    /// What happened from a decision on.
    pub fn since(&self, first: usize, viewer: Viewer) -> Vec<(usize, G::Event)> {
        let told = self.told.iter().skip_while(|(number, _)| *number < first);
        told.filter_map(|(number, event)| Some((*number, event.seen_by(viewer)?))).collect()
    }
}
