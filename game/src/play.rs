//! A game being played, with everything that was decided in it.

use std::sync::OnceLock;

use crate::fingerprint::fingerprint;
use crate::game::{Barrier, Game, Refusal, Silent, Sink};
use crate::position::Position;
use crate::record::{Body, Remark};
use crate::seat::Seat;
use crate::setup::{Setup, SetupError};

/// A game being played: set-up, decisions so far, and its history. The state at the start of every
/// round is kept, so that any other is a few decisions away.
#[derive(Clone, Debug)]
pub struct Play<G: Game> {
    setup: Setup,
    from_position: bool,
    game: G,
    steps: Vec<Step<G::Decision>>,
    remarks: Vec<(usize, Remark)>,
    /// The rounds so far; the first begins with the game.
    rounds: Vec<Round<G>>,
    /// The game as it was when the last barrier was crossed, and how many steps led there.
    anchor: (G, usize),
    /// Changes whenever the game does.
    revision: u64,
    /// The body of the record so far, without the check at its end.
    body: Body,
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

/// The start of a round.
#[derive(Clone, Debug)]
pub struct Round<G> {
    /// How many decisions had been taken.
    pub decisions: usize,
    /// The game as it stood.
    pub game: G,
    check: OnceLock<u64>,
}

impl<G: Game> Round<G> {
    fn new(decisions: usize, game: G) -> Self {
        Self { decisions, game, check: OnceLock::new() }
    }

    /// Which round it is.
    pub fn number(&self) -> u16 {
        self.game.round()
    }

    /// The fingerprint of the game, worked out once.
    pub fn check(&self) -> u64 {
        *self.check.get_or_init(|| fingerprint(&self.game))
    }
}

/// The game after some decisions, and what the last of them led to.
#[derive(Clone, Debug)]
pub struct Moment<G: Game> {
    /// How many decisions had been taken.
    pub number: usize,
    /// The game as it stood.
    pub game: G,
    /// What the last of them led to; at the beginning, what set-up dealt.
    pub events: Vec<G::Event>,
}

/// A decision that was tried, and not yet taken.
#[derive(Clone, Debug)]
pub struct Tried<G: Game> {
    step: Step<G::Decision>,
    game: G,
    events: Vec<G::Event>,
    revision: u64,
}

impl<G: Game> Tried<G> {
    /// Who decides, what, and whether that crosses a barrier.
    pub fn step(&self) -> Step<G::Decision> {
        self.step
    }

    /// The game as it would be.
    pub fn game(&self) -> &G {
        &self.game
    }
}

impl<G: Game> Play<G> {
    /// Sets up a game.
    pub fn new(setup: Setup) -> Result<Self, SetupError> {
        let start = G::set_up(&setup)?;
        Ok(Self::begin(setup, start, false))
    }

    /// Goes on from a position, with nothing decided yet.
    pub fn from_position(position: Position<G>) -> Self {
        Self::begin(position.setup, position.game, true)
    }

    fn begin(setup: Setup, game: G, from_position: bool) -> Self {
        Self {
            setup,
            from_position,
            steps: Vec::new(),
            remarks: Vec::new(),
            rounds: vec![Round::new(0, game.clone())],
            anchor: (game.clone(), 0),
            game,
            revision: 0,
            body: Body::default(),
        }
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
            self.start().introduce(sink);
        }
    }

    /// The game as it began.
    pub fn start(&self) -> &G {
        &self.rounds[0].game
    }

    /// All decisions so far.
    pub fn steps(&self) -> &[Step<G::Decision>] {
        &self.steps
    }

    /// The rounds so far, each as it began; the last may have begun with the last decision.
    pub fn rounds(&self) -> &[Round<G>] {
        &self.rounds
    }

    /// The round in which the decision after the first `decisions` is taken, as it began.
    pub fn round_of(&self, decisions: usize) -> &Round<G> {
        let after = self.rounds.partition_point(|round| round.decisions <= decisions);
        &self.rounds[after.saturating_sub(1)]
    }

    /// The fingerprint of the game as it stands.
    pub fn check(&self) -> u64 {
        match self.rounds.last() {
            Some(round) if round.decisions == self.steps.len() => round.check(),
            _ => fingerprint(&self.game),
        }
    }

    /// Remarks, each with the number of decisions it stands after.
    pub fn remarks(&self) -> &[(usize, Remark)] {
        &self.remarks
    }

    /// Adds a remark after the decisions so far.
    pub fn remark(&mut self, remark: Remark) {
        self.body.remark(&remark);
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
        self.note(Step { seat, decision, barrier });
        Ok(barrier)
    }

    /// What a decision would lead to. It can be [taken](Play::take) without being checked and
    /// carried out again.
    pub fn try_out(&self, seat: Seat, decision: G::Decision) -> Result<Tried<G>, Refusal> {
        let (mut game, mut events) = (self.game.clone(), Vec::new());
        let barrier = game.decide(seat, decision, &mut events)?;
        let step = Step { seat, decision, barrier };
        Ok(Tried { step, game, events, revision: self.revision })
    }

    /// Takes a decision that was tried, and tells what it led to. If the game has changed since, it
    /// is tried again.
    pub fn take(&mut self, tried: Tried<G>) -> Result<Vec<G::Event>, Refusal> {
        let Tried { step, game, events, revision } = tried;
        if revision != self.revision {
            let tried = self.try_out(step.seat, step.decision)?;
            return self.take(tried);
        }
        self.game = game;
        self.note(step);
        Ok(events)
    }

    /// Notes a decision that was carried out.
    fn note(&mut self, step: Step<G::Decision>) {
        self.revision += 1;
        self.write_step(self.steps.len(), step);
        self.steps.push(step);
        let decisions = self.steps.len();
        if self.rounds.last().is_none_or(|round| round.number() != self.game.round()) {
            self.rounds.push(Round::new(decisions, self.game.clone()));
        }
        if step.barrier == Barrier::Crossed {
            self.anchor = (self.game.clone(), decisions);
        }
    }

    /// Writes a decision into the body of the record, after the check of the round that it begins.
    fn write_step(&mut self, number: usize, step: Step<G::Decision>) {
        let round = self.round_of(number);
        if round.decisions == number {
            let check = round.check();
            self.body.check(check);
        }
        self.body.decision(step.seat, step.decision);
    }

    /// Writes the body of the record anew.
    fn write_again(&mut self) {
        self.body = Body::default();
        let remarks = std::mem::take(&mut self.remarks);
        let mut left = remarks.iter().peekable();
        for number in 0..=self.steps.len() {
            while let Some((_, remark)) = left.next_if(|(after, _)| *after <= number) {
                self.body.remark(remark);
            }
            if let Some(&step) = self.steps.get(number) {
                self.write_step(number, step);
            }
        }
        self.remarks = remarks;
    }

    /// The body of the record so far, without the check at its end.
    pub(crate) fn body(&self) -> &Body {
        &self.body
    }

    /// The game as it was when the last barrier was crossed.
    pub fn at_barrier(&self) -> &G {
        &self.anchor.0
    }

    /// How many of the latest decisions stand after the last barrier.
    pub fn since_barrier(&self) -> usize {
        self.steps.len() - self.anchor.1
    }

    /// Takes back the seat's latest decision, if no barrier was crossed since.
    ///
    /// What other seats decided meanwhile in the same simultaneous step stands.
    pub fn undo(&mut self, seat: Seat) -> Option<G::Decision> {
        let (anchor, kept) = &self.anchor;
        let open = &self.steps[*kept..];
        let at = kept + open.iter().rposition(|step| step.seat == seat)?;

        let mut game = anchor.clone();
        let mut rounds: Vec<Round<G>> = Vec::new();
        for (number, step) in self.steps.iter().enumerate().skip(*kept) {
            if number != at {
                let round = game.round();
                game.decide(step.seat, step.decision, &mut Silent).ok()?;
                if game.round() != round {
                    rounds.push(Round::new(number + usize::from(number < at), game.clone()));
                }
            }
        }
        self.rounds.retain(|round| round.decisions <= *kept);
        self.rounds.append(&mut rounds);
        self.game = game;
        self.revision += 1;
        for (after, _) in &mut self.remarks {
            *after -= usize::from(*after > at);
        }
        let undone = self.steps.remove(at).decision;
        self.write_again();
        Some(undone)
    }

    /// Takes back everything after the first `decisions` decisions, whatever barriers were crossed:
    /// for practice, where everyone at the table agrees.
    pub fn rewind(&mut self, decisions: usize) {
        self.game = self.at(decisions);
        self.steps.truncate(decisions);
        self.remarks.retain(|(after, _)| *after <= decisions);
        self.rounds.retain(|round| round.decisions <= decisions);
        let barrier = self.steps.iter().rposition(|step| step.barrier == Barrier::Crossed);
        let kept = barrier.map_or(0, |at| at + 1);
        self.anchor = (self.at(kept), kept);
        self.revision += 1;
        self.write_again();
    }

    /// The game as it was after the first `decisions` decisions.
    pub fn at(&self, decisions: usize) -> G {
        let round = self.round_of(decisions);
        let mut game = round.game.clone();
        let taken = self.steps.iter().take(decisions).skip(round.decisions);
        for step in taken {
            game.apply(step.seat, step.decision, &mut Silent);
        }
        game
    }

    /// The game after `from` decisions, after one more, and so on to how it stands.
    pub fn moments(&self, from: usize) -> impl Iterator<Item = Moment<G>> {
        let mut next = from.min(self.steps.len() + 1);
        let mut game = None;
        std::iter::from_fn(move || {
            let number = next;
            if number > self.steps.len() {
                return None;
            }
            next += 1;
            let mut events = Vec::new();
            let now = match number.checked_sub(1) {
                None => {
                    self.introduce(&mut events);
                    self.start().clone()
                }
                Some(before) => {
                    let mut now = game.take().unwrap_or_else(|| self.at(before));
                    let step = self.steps[before];
                    now.apply(step.seat, step.decision, &mut events);
                    now
                }
            };
            game = Some(now.clone());
            Some(Moment { number, game: now, events })
        })
    }
}
