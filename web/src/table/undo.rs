//! Taking back: one press, or a round.

use patolli_game::{Game, Seat};

use super::Table;
use super::afar::Afar;
use super::deciding::{Draft, Press};

impl<G: Game> Table<G> {
    /// Whose latest decision can be taken back: the holder's, or, once the screen was handed on
    /// openly, that of the previous person.
    fn undoing(&self) -> Option<Seat> {
        if self.afar.as_ref().is_some_and(Afar::is_held) {
            return None;
        }
        let open = self.play.steps().iter().rev().take(self.play.since_barrier());
        let house = || self.holder.filter(|&seat| self.house_undoes(seat));
        let latest =
            open.map(|step| step.seat).find(|&seat| self.is_person(seat)).or_else(house)?;
        let own = Some(latest) == self.holder;
        let open_to_all = || self.holder.is_some_and(|holder| !self.differ(latest, holder));
        (!self.is_over() && !self.curtain && (own || open_to_all())).then_some(latest)
    }

    pub fn can_undo(&self) -> bool {
        self.draft.is_some() || self.undoing().is_some()
    }

    /// Takes back a person's latest press since the barrier: what waits to be confirmed, and every
    /// decision taken with it.
    pub fn undo(&mut self) {
        if let Some(Draft { press, .. }) = self.draft.take() {
            self.take_back(press);
        } else if let Some(seat) = self.undoing() {
            let taken = self.taken_by(seat);
            let latest = |press: &&Press| press.seat == seat && press.before < taken;
            // What was pressed before the page was loaded is not known.
            let unknown = Press { seat, before: taken - 1 };
            let press = self.presses.iter().rfind(latest).copied().unwrap_or(unknown);
            self.take_back(press);
        }
    }

    /// Takes back what was done by a press, as far as the barrier allows.
    pub(super) fn take_back(&mut self, press: Press) {
        let Press { seat, before } = press;
        let decided = self.taken_by(seat).saturating_sub(before);
        if decided == 0 {
            return;
        }
        for _ in 0..decided {
            if !self.undo_one(seat) {
                break;
            }
            self.holder = Some(seat);
        }
        self.revision += 1;
        self.presses.retain(|other| other.seat != seat || other.before < before);
        let kept = self.play.steps().len() - self.play.since_barrier();
        self.log.retell(&self.play, self.past.len(), kept);
    }

    /// How many decisions had been taken at the start of the round that would be taken back: this
    /// one, or the one before if no person has decided in it.
    fn round_to_take_back(&self) -> Option<usize> {
        let steps = self.play.steps();
        let last = steps.iter().rposition(|step| self.is_person(step.seat))?;
        Some(self.play.round_of(last).decisions)
    }

    pub fn can_take_back_round(&self) -> bool {
        !self.curtain && !self.is_afar() && self.round_to_take_back().is_some()
    }

    /// Takes back this round, or the one before if no person has decided in it.
    pub fn take_back_round(&mut self) {
        if let Some(decisions) = self.round_to_take_back() {
            self.play.rewind(decisions);
            (self.draft, self.presses) = (None, Vec::new());
            self.revision += 1;
            self.log.retell(&self.play, 0, decisions);
            (self.holder, self.curtain, self.shielded) = (None, false, false);
            self.hand_over();
        }
    }
}
