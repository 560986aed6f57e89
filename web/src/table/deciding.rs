//! What the person in front of the screen wants, and what comes of it.

use derive_where::derive_where;
use patolli_game::{Barrier, Game, Refusal, Seat, Step, Tried};

use super::Table;
use super::begun::Turned;

/// A decision that was tried, and waits to be confirmed.
#[derive_where(Clone, Debug)]
pub(super) struct Draft<G: Game> {
    pub tried: Tried<G>,
    /// By which press it came about.
    pub press: Press,
}

/// Something pressed by a person.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Press {
    pub seat: Seat,
    /// How many decisions the seat had taken before.
    pub before: usize,
}

impl<G: Game> Table<G> {
    /// The person in front of the screen takes these decisions with one press, one after the other.
    /// Those after the first are taken only as long as they are asked for: some are answered by
    /// themselves. A decision that `ends` holds for says itself that the person is done, and needs
    /// no confirmation. An empty list takes back what waits to be confirmed. Whatever could have
    /// been decided instead of what was begun leaves that, with the same press.
    pub fn press(
        &mut self,
        decisions: &[G::Decision],
        ends: fn(&G::View, G::Decision) -> bool,
    ) -> Result<(), Refusal> {
        let Some(seat) = self.acting() else { return Ok(()) };
        let Some(Turned { press, tool, left }) = self.turn_to(seat, decisions) else {
            self.draft = None;
            return Ok(());
        };
        if left {
            return Ok(());
        }
        for (at, &decision) in decisions.iter().enumerate() {
            let tried = match self.play.try_out(seat, decision) {
                Ok(tried) if at == 0 || self.acting() == Some(seat) => tried,
                // A refusal of the first decision is told.
                Err(refusal) if at == 0 => return Err(refusal),
                _ => continue,
            };
            if ends(&self.game().view(self.viewer()), decision) {
                self.finish(press, tried)?;
            } else {
                self.want(press, tried)?;
            }
        }
        self.take_up_again(press, tool)
    }

    /// What ends the person's part waits to be confirmed; wanting the same twice confirms it;
    /// everything else is done at once.
    fn want(&mut self, press: Press, tried: Tried<G>) -> Result<(), Refusal> {
        if self.draft() == Some(tried.step().decision) {
            return self.confirm();
        }
        if self.confirms && ends_part(&tried) {
            self.draft = Some(Draft { tried, press });
            return Ok(());
        }
        self.draft = None;
        self.carry_out(press, tried)
    }

    /// The person is done: what waited to be confirmed is done with it, after which there may be
    /// nothing left to decide.
    fn finish(&mut self, press: Press, tried: Tried<G>) -> Result<(), Refusal> {
        let waited = self.draft().is_some_and(|waiting| waiting != tried.step().decision);
        if waited {
            self.confirm()?;
        }
        self.draft = None;
        if self.acting() != Some(press.seat) {
            return Ok(());
        }
        self.carry_out(press, tried).or_else(|refusal| if waited { Ok(()) } else { Err(refusal) })
    }

    /// What waits to be confirmed.
    pub fn draft(&self) -> Option<G::Decision> {
        self.draft.as_ref().map(|draft| draft.tried.step().decision)
    }

    /// Does what waited to be confirmed.
    pub fn confirm(&mut self) -> Result<(), Refusal> {
        match self.draft.take() {
            Some(Draft { tried, press }) => self.carry_out(press, tried),
            None => Ok(()),
        }
    }

    pub(super) fn carry_out(&mut self, press: Press, tried: Tried<G>) -> Result<(), Refusal> {
        if self.presses.last() != Some(&press) {
            self.presses.push(press);
        }
        if let Some(tried) = self.send(tried) {
            let events = self.play.take(tried)?;
            self.decided(events);
        }
        self.revision += 1;
        Ok(())
    }

    /// A seat decides.
    pub fn decide(&mut self, seat: Seat, decision: G::Decision) -> Result<(), Refusal> {
        let mut events = Vec::new();
        self.play.decide(seat, decision, &mut events)?;
        self.decided(events);
        Ok(())
    }

    /// The latest decision led to this.
    fn decided(&mut self, events: Vec<G::Event>) {
        self.revision += 1;
        self.log.add(self.number(), events);
        // At a distance, what the next person at this screen sees must be heard first.
        if !self.is_afar() {
            self.hand_over();
        }
    }
}

/// Would this close a step, reveal something, or leave the seat with nothing more to decide?
fn ends_part<G: Game>(tried: &Tried<G>) -> bool {
    let Step { seat, barrier, .. } = tried.step();
    barrier == Barrier::Crossed || !tried.game().deciding().contains(seat)
}
