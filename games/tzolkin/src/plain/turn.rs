//! A turn, from its beginning to its end.

use super::pile::Task;
use super::table::{Plain, ThisTurn};
use crate::{Decision, Phase, Space, Tribe};

impl Plain {
    pub(super) fn begin_round(&mut self) {
        self.phase = Phase::Turns;
        self.round += 1;
        self.turn = 0;
        self.begin_turn();
    }

    /// Bacab begins every turn with at least 2 corn.
    fn begin_turn(&mut self) {
        self.this_turn = ThisTurn::default();
        if self.leads(Tribe::Bacab) {
            let me = self.me_mut();
            me.corn = me.corn.max(2);
        }
    }

    /// What may be done in a turn while nothing else is pending: place workers, or pick them up.
    pub(super) fn turn_answers(&self) -> Vec<Decision> {
        let turn = &self.this_turn;
        let own = self.me().on_gears();
        let picks = |spaces: &[Space]| -> Vec<Decision> {
            spaces.iter().copied().map(Decision::PickUp).collect()
        };
        if turn.ending {
            return vec![Decision::Done];
        }
        if turn.picking {
            let more = if turn.placed == 0 { picks(&own) } else { Vec::new() };
            return more.into_iter().chain([Decision::Done]).collect();
        }
        let mut list = self.placements();
        if turn.placed > 0 {
            list.push(Decision::Done);
            let on_gears = turn.fresh.iter().filter(|space| space.gear().is_some()).count();
            if self.leads(Tribe::AhChuyKak) && on_gears >= 2 {
                let others: Vec<Space> =
                    own.into_iter().filter(|space| !turn.fresh.contains(space)).collect();
                list.extend(picks(&others));
            }
            return list;
        }
        // Who skips a space places workers in this turn.
        if turn.skipped.is_some() {
            return list;
        }
        let begging = self.ways_to_beg();
        if self.leads(Tribe::Ahmakiq) {
            list.push(Decision::Pass);
        } else if self.is_stuck() && !self.exchange_could_pay() {
            return self.mercy();
        }
        list.extend(begging);
        list.extend(picks(&own));
        list
    }

    /// Once, at the beginning of a turn, with 2 corn or less, and not below the bottom step.
    fn ways_to_beg(&self) -> Vec<Decision> {
        let three = self.leads(Tribe::Bacab) && self.options.bacab_begs_with_three;
        let limit = if three { 3 } else { 2 };
        let bought = self.options.xaman_ek_buys && self.this_turn.used_ability;
        if self.this_turn.begged || bought || self.me().corn > limit {
            return Vec::new();
        }
        self.ways_down().into_iter().map(Decision::Beg).collect()
    }

    /// At the beginning of a turn: nothing to pick up, no space that can be paid, no begging?
    fn is_stuck(&self) -> bool {
        let turn = &self.this_turn;
        let beginning = self.pile.is_empty() && turn.placed == 0 && !turn.picking && !turn.ending;
        beginning
            && self.me().on_gears().is_empty()
            && self.ways_to_beg().is_empty()
            && self.placements().is_empty()
    }

    /// Could Xaman Ek exchange a block and pay for a space with it?
    fn exchange_could_pay(&self) -> bool {
        self.exchanges().into_iter().any(|exchange| self.pays_for_space(exchange))
    }

    fn pays_for_space(&self, exchange: Decision) -> bool {
        let mut after = self.clone();
        after.exchange(exchange);
        !after.placements().is_empty()
    }

    /// The exchanges on offer: who is stuck may only make one that pays for a space.
    pub(super) fn useful_exchanges(&self) -> Vec<Decision> {
        let mut exchanges = self.exchanges();
        if !exchanges.is_empty() && self.is_stuck() {
            exchanges.retain(|&exchange| self.pays_for_space(exchange));
        }
        exchanges
    }

    pub(super) fn answer_turn(&mut self, decision: Decision) {
        match decision {
            Decision::Beg(temple) => {
                self.step_down(temple);
                self.this_turn.begged = true;
                let enough = if self.leads(Tribe::Bacab) { 4 } else { 3 };
                self.me_mut().corn = enough;
            }
            Decision::PickUp(space) => {
                self.this_turn.picking = true;
                self.me_mut().on.retain(|other| *other != space);
                self.pile.push(Task::Act { from: space });
            }
            Decision::Pass => {
                let reward = i32::from(self.options.ahmakiq_reward);
                self.me_mut().corn += reward;
                self.end_turn();
            }
            Decision::Done if self.this_turn.ending => self.finish_turn(),
            Decision::Done => self.end_turn(),
            // By mercy just one worker is placed, and the turn is over.
            _ if self.is_stuck() => {
                self.place(decision);
                self.end_turn();
            }
            _ => self.place(decision),
        }
    }

    /// The corn on the teeth comes first, then the quick action.
    fn end_turn(&mut self) {
        self.this_turn.ending = true;
        let corn = self.teeth_corn;
        let me = self.me_mut();
        if me.on.contains(&Space::START) {
            me.corn += corn;
            self.teeth_corn = 0;
        }
        if self.me().on.iter().any(|space| space.is_quick()) {
            self.act_quickly();
        }
    }

    /// The last thing of a turn is to refill the row.
    pub(super) fn finish_turn(&mut self) {
        self.refill_row(usize::from(self.food_days >= 2));
        self.turn += 1;
        if self.turn < self.players.len() {
            self.begin_turn();
        } else {
            self.this_turn = ThisTurn::default();
            self.end_turns();
        }
    }

    pub(super) fn refill_row(&mut self, age: usize) {
        let stack = &mut self.stacks[age];
        for place in self.row.iter_mut().filter(|place| place.is_none()) {
            if !stack.is_empty() {
                *place = Some(stack.remove(0));
            }
        }
    }
}
