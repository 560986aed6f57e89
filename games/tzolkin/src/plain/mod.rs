//! A second, plain reading of the rules, from the rulebooks and from `docs/rules/tzolkin.md` alone.
//!
//! It shares only what is printed with the game, and how decisions are written. It is slow and keeps
//! everything in plain lists, plays whole games beside the game, and compares all there is to see
//! after every decision. Read [`turn`] first.

mod action;
mod architecture;
mod build;
mod calendar;
mod compare;
mod food_day;
mod gain;
mod games;
mod learn;
mod pay;
mod pile;
mod place;
mod quick;
mod score;
mod setup;
mod start;
mod table;
mod turn;

use patolli_game::{Decision as _, Seat};

use crate::{Decision, Phase};

pub(crate) use table::Plain;

impl Plain {
    /// Who decides now.
    pub fn deciding(&self) -> Vec<Seat> {
        let all = Seat::first(self.players.len());
        match self.phase {
            Phase::Keeping => all.filter(|seat| self.hands[seat.index()].keeps.is_none()).collect(),
            Phase::Over => Vec::new(),
            _ => all.filter(|seat| seat.index() == self.actor()).collect(),
        }
    }

    /// Everything that this seat may decide now, in the order of the indices.
    pub fn decisions(&self, seat: Seat) -> Vec<Decision> {
        if !self.deciding().contains(&seat) {
            return Vec::new();
        }
        let mut list = match self.phase {
            Phase::Keeping => self.ways_to_keep(seat.index()),
            _ => self.answers(),
        };
        list.sort_by_key(|decision| decision.index());
        list
    }

    /// Carries out a decision, and everything that follows from it by itself.
    pub fn decide(&mut self, seat: Seat, decision: Decision) {
        if self.phase == Phase::Keeping {
            self.keep(seat.index(), decision);
        } else {
            self.answer(decision);
        }
        self.settle();
    }

    /// Goes on until somebody has a choice. What has one answer is answered, what has none lapses.
    fn settle(&mut self) {
        while !matches!(self.phase, Phase::Keeping | Phase::Over) {
            if self.goes_on_by_itself() {
                continue;
            }
            match self.answers()[..] {
                [] => self.lapse(),
                [only] => self.answer(only),
                _ => return,
            }
        }
    }
}
