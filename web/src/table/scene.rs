//! What a board is drawn from.

use patolli_game::{Chance, Game, Phrase, Say, Seat, Seats, Seed, Standing, Viewer};

use super::Begun;

/// A moment of a game as somebody sees it, with what they may decide: all that a board needs,
/// whether the game is played here, elsewhere or from a record.
#[derive(Clone, PartialEq, Debug)]
pub struct Scene<G: Game> {
    /// What is seen.
    pub view: G::View,
    /// A game that agrees with it, made once: for whatever the view alone does not tell.
    pub game: Option<G>,
    /// By whom.
    pub viewer: Viewer,
    /// The person who looks, if it is one of the players.
    pub holder: Option<Seat>,
    /// Who may decide now.
    pub deciding: Seats,
    /// Who of them decides at this screen.
    pub acting: Option<Seat>,
    /// What they may decide.
    pub decisions: Vec<G::Decision>,
    /// What they are in the middle of.
    pub begun: Option<Begun<G>>,
    /// What they want, and have not confirmed.
    pub draft: Option<G::Decision>,
    /// Which round it is.
    pub round_number: u16,
    /// What happened since the round began, each with the number of the decision that led to it.
    pub round: Vec<(usize, G::Event)>,
    /// What happened since the viewer last decided, including the result of that decision.
    pub since: Vec<G::Event>,
    /// The number of the latest decision.
    pub number: usize,
    /// The points as if it ended now.
    pub standing: Standing,
    /// The same at the last barrier: before all that can be undone.
    pub at_barrier: Standing,
    /// Is it over?
    pub over: bool,
}

impl<G: Game> Scene<G> {
    /// The game after `number` decisions, seen by somebody who does not decide, with what happened
    /// in the round.
    pub fn new(game: &G, viewer: Viewer, number: usize, round: Vec<(usize, G::Event)>) -> Self {
        let view = game.view(viewer);
        Self {
            game: G::determinize(&view, &mut Chance::new(Seed(0))).ok(),
            view,
            viewer,
            holder: None,
            deciding: game.deciding(),
            acting: None,
            decisions: Vec::new(),
            begun: None,
            draft: None,
            round_number: game.round(),
            round,
            since: Vec::new(),
            number,
            standing: game.standing(),
            at_barrier: game.standing(),
            over: game.deciding().is_empty(),
        }
    }

    /// The same for a player who looks, and may decide.
    pub fn for_player(
        mut self,
        game: &G,
        holder: Option<Seat>,
        acting: Option<Seat>,
        draft: Option<G::Decision>,
    ) -> Self {
        (self.holder, self.acting, self.draft) = (holder, acting, draft);
        if let Some(seat) = acting {
            game.decisions(seat, &mut self.decisions);
        }
        self
    }

    /// The same with the points that stood at the last barrier.
    pub fn since_barrier(mut self, standing: Standing) -> Self {
        self.at_barrier = standing;
        self
    }

    /// The same with what happened since the viewer last decided.
    pub fn since(mut self, events: Vec<G::Event>) -> Self {
        self.since = events;
        self
    }

    /// The same for a player who is in the middle of something.
    pub fn begun(mut self, begun: Option<Begun<G>>) -> Self {
        self.begun = begun;
        self
    }

    /// A decision in words.
    pub fn describe(&self, decision: G::Decision) -> Phrase {
        match &self.game {
            Some(game) => game.describe(&self.view, decision),
            None => decision.phrase(),
        }
    }

    /// What the decisions after the first `number` led to.
    pub fn after(&self, number: usize) -> impl Iterator<Item = &G::Event> {
        self.round.iter().filter(move |(at, _)| *at > number).map(|(_, event)| event)
    }

    /// What the latest decision led to.
    pub fn latest(&self) -> impl Iterator<Item = &G::Event> {
        self.after(self.number.saturating_sub(1))
    }

    /// Whose things are in front: the player who looks, or else the first seat.
    pub fn front(&self) -> Seat {
        match (self.holder, self.viewer) {
            (Some(seat), _) | (None, Viewer::Seat(seat)) => seat,
            _ => Seat::FIRST,
        }
    }
}
