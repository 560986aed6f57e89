//! What the person in front of the screen wants, and what comes of it.

use derive_where::derive_where;
use patolli_game::{Barrier, Game, Refusal, Seat, Silent};

use super::Table;

/// A decision that waits to be confirmed.
#[derive_where(Clone, Copy, Debug)]
pub(super) struct Draft<G: Game> {
    pub decision: G::Decision,
    /// By which press it came about.
    pub press: Press,
}

impl<G: Game> Draft<G> {
    fn is(&self, seat: Seat, decision: G::Decision) -> bool {
        self.press.seat == seat && self.decision == decision
    }
}

/// Something pressed by a person.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Press {
    pub seat: Seat,
    /// How many decisions the seat had taken before.
    pub before: usize,
}

impl<G: Game> Table<G> {
    /// The person in front of the screen wants these, one after the other, with one press. Those
    /// after the first are taken as long as they are asked for: some are answered automatically. A
    /// decision for which `ends` holds says that the person is done, and needs no confirmation.
    /// Wanting nothing takes back what waits to be confirmed.
    pub fn press(
        &mut self,
        decisions: &[G::Decision],
        ends: fn(&G::View, G::Decision) -> bool,
    ) -> Result<(), Refusal> {
        let Some(seat) = self.acting() else { return Ok(()) };
        let press = Press { seat, before: self.taken_by(seat) };
        if decisions.is_empty() {
            self.draft = None;
        }
        for (at, &decision) in decisions.iter().enumerate() {
            let asked = self.acting() == Some(seat) && self.game().check(seat, decision).is_ok();
            // What is refused from the start is reported.
            if at > 0 && !asked {
                continue;
            }
            if ends(&self.game().view(self.viewer()), decision) {
                self.finish(press, decision)?;
            } else {
                self.want(press, decision)?;
            }
        }
        Ok(())
    }

    /// A decision that ends the person's part waits to be confirmed; the same one wanted twice is
    /// confirmed; everything else is carried out.
    fn want(&mut self, press: Press, decision: G::Decision) -> Result<(), Refusal> {
        self.game().check(press.seat, decision)?;
        if self.draft.as_ref().is_some_and(|draft| draft.is(press.seat, decision)) {
            return self.confirm();
        }
        if self.confirms && self.ends_part(press.seat, decision) {
            self.draft = Some(Draft { decision, press });
            return Ok(());
        }
        self.draft = None;
        self.carry_out(press, decision)
    }

    /// The person is done: what waited to be confirmed is carried out too, and may leave nothing
    /// more to decide.
    fn finish(&mut self, press: Press, decision: G::Decision) -> Result<(), Refusal> {
        let waited = self.draft().is_some_and(|waiting| waiting != decision);
        if waited {
            self.confirm()?;
        }
        self.draft = None;
        match self.acting() {
            Some(seat) if waited && self.game().check(seat, decision).is_err() => Ok(()),
            Some(seat) if seat == press.seat => self.carry_out(press, decision),
            _ => Ok(()),
        }
    }

    /// Would this close a step, reveal something, or leave the seat with nothing more to decide?
    fn ends_part(&self, seat: Seat, decision: G::Decision) -> bool {
        let mut game = self.game().clone();
        game.apply(seat, decision, &mut Silent) == Barrier::Crossed
            || !game.deciding().contains(seat)
    }

    /// What waits to be confirmed.
    pub fn draft(&self) -> Option<G::Decision> {
        self.draft.as_ref().map(|draft| draft.decision)
    }

    /// Carries out what waited to be confirmed.
    pub fn confirm(&mut self) -> Result<(), Refusal> {
        match self.draft.take() {
            Some(Draft { decision, press }) => self.carry_out(press, decision),
            None => Ok(()),
        }
    }

    fn carry_out(&mut self, press: Press, decision: G::Decision) -> Result<(), Refusal> {
        self.decide(press.seat, decision)?;
        if self.presses.last() != Some(&press) {
            self.presses.push(press);
        }
        Ok(())
    }

    /// A seat decides.
    pub fn decide(&mut self, seat: Seat, decision: G::Decision) -> Result<(), Refusal> {
        let mut events = Vec::new();
        self.play.decide(seat, decision, &mut events)?;
        self.log.add(self.play.steps().len(), events, self.play.game());
        self.hand_over();
        Ok(())
    }

    /// How many decisions a seat has taken.
    pub(super) fn taken_by(&self, seat: Seat) -> usize {
        self.play.steps().iter().filter(|step| step.seat == seat).count()
    }
}
