//! A game being played, with everything that was decided in it.

use crate::game::{Barrier, Game, Refusal, Silent, Sink};
use crate::position::Position;
use crate::record::Remark;
use crate::seat::Seat;
use crate::setup::{Setup, SetupError};

/// A game being played: set-up, decisions so far, and the way back to the last barrier.
#[derive(Clone, Debug)]
pub struct Play<G: Game> {
    setup: Setup,
    start: G,
    from_position: bool,
    game: G,
    steps: Vec<Step<G::Decision>>,
    remarks: Vec<(usize, Remark)>,
    /// The game as it was when the last barrier was crossed, and how many steps led there.
    anchor: (G, usize),
}

/// One decision in the log of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Step<D> {
    /// Who decided.
    pub seat: Seat,
    /// What.
    pub decision: D,
    /// Did it cross a barrier?
    pub barrier: Barrier,
}

impl<G: Game> Play<G> {
    /// Sets up a game.
    pub fn new(setup: Setup) -> Result<Self, SetupError> {
        let start = G::set_up(&setup)?;
        let (game, anchor) = (start.clone(), (start.clone(), 0));
        let (steps, remarks) = (Vec::new(), Vec::new());
        Ok(Self { setup, start, from_position: false, game, steps, remarks, anchor })
    }

    /// Goes on from a position, with nothing decided yet.
    pub fn from_position(position: Position<G>) -> Self {
        let Position { setup, game: start } = position;
        let (game, anchor) = (start.clone(), (start.clone(), 0));
        let (steps, remarks) = (Vec::new(), Vec::new());
        Self { setup, start, from_position: true, game, steps, remarks, anchor }
    }

    /// Did it begin from a position, and not from set-up?
    pub fn is_from_position(&self) -> bool {
        self.from_position
    }

    /// What the table agreed on.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The game as it stands.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// Tells what set-up dealt and drew; nothing if the game began from a position.
    pub fn introduce(&self, sink: &mut impl Sink<G::Event>) {
        if !self.from_position {
            self.start.introduce(sink);
        }
    }

    /// The game as it began.
    pub fn start(&self) -> &G {
        &self.start
    }

    /// All decisions so far.
    pub fn steps(&self) -> &[Step<G::Decision>] {
        &self.steps
    }

    /// Remarks, each with the number of decisions it stands after.
    pub fn remarks(&self) -> &[(usize, Remark)] {
        &self.remarks
    }

    /// Adds a remark after the decisions so far.
    pub fn remark(&mut self, remark: Remark) {
        self.remarks.push((self.steps.len(), remark));
    }

    /// Carries out a decision and notes it.
    pub fn decide(
        &mut self,
        seat: Seat,
        decision: G::Decision,
        sink: &mut impl Sink<G::Event>,
    ) -> Result<Barrier, Refusal> {
        let barrier = self.game.decide(seat, decision, sink)?;
        self.steps.push(Step { seat, decision, barrier });
        if barrier == Barrier::Crossed {
            self.anchor = (self.game.clone(), self.steps.len());
        }
        Ok(barrier)
    }

    /// How many of the latest decisions came after the last barrier.
    pub fn since_barrier(&self) -> usize {
        self.steps.len() - self.anchor.1
    }

    /// Takes back the seat's latest decision, if no barrier was crossed since.
    ///
    /// What other seats decided meanwhile in the same simultaneous step stays.
    pub fn undo(&mut self, seat: Seat) -> Option<G::Decision> {
        let (anchor, kept) = &self.anchor;
        let open = &self.steps[*kept..];
        let at = kept + open.iter().rposition(|step| step.seat == seat)?;

        let mut game = anchor.clone();
        for (number, step) in self.steps.iter().enumerate().skip(*kept) {
            if number != at {
                game.decide(step.seat, step.decision, &mut Silent).ok()?;
            }
        }
        self.game = game;
        for (after, _) in &mut self.remarks {
            *after -= usize::from(*after > at);
        }
        Some(self.steps.remove(at).decision)
    }

    /// Takes back everything after the first `decisions` decisions, whatever barriers were crossed:
    /// for practice, where everyone at the table agrees.
    pub fn rewind(&mut self, decisions: usize) {
        self.steps.truncate(decisions);
        self.remarks.retain(|(after, _)| *after <= decisions);
        self.game = self.start.clone();
        self.anchor = (self.start.clone(), 0);
        for (number, step) in self.steps.iter().enumerate() {
            self.game.apply(step.seat, step.decision, &mut Silent);
            if step.barrier == Barrier::Crossed {
                self.anchor = (self.game.clone(), number + 1);
            }
        }
    }

    /// The game after the first `decisions` decisions, with the events that led there.
    pub fn at(&self, decisions: usize, sink: &mut impl Sink<G::Event>) -> G {
        let mut game = self.start.clone();
        for step in self.steps.iter().take(decisions) {
            game.apply(step.seat, step.decision, sink);
        }
        game
    }
}
