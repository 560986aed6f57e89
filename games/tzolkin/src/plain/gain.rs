//! What players get: materials, steps on temples, and what prophecies ask for them.

use super::pay::plain_blocks;
use super::pile::Task;
use super::table::Plain;
use crate::{
    Bundle, Decision, Effect, Materials, Prophecy, Site, Source, Temple, TemplePair, Track,
};

use super::build::Help;
use super::pay::bundles;

/// The top step of a temple, counted from the start.
pub(super) fn top(temple: Temple) -> i32 {
    i32::from(temple.top()) - 1
}

/// What a step up costs while a god is angry.
#[derive(Clone, Copy, PartialEq)]
enum StepTax {
    Nothing,
    Corn,
    Block,
}

impl Plain {
    /// Materials come into the hand; gold and skulls may be taxed.
    pub(super) fn gain(&mut self, what: Materials) {
        let [wood, stone, gold] = plain_blocks(what.blocks);
        let skulls = i32::from(what.skulls).min(self.skulls_in_bank());
        let me = self.me_mut();
        me.corn += i32::from(what.corn);
        me.blocks[0] += wood;
        me.blocks[1] += stone;
        if skulls > 0 {
            if self.suffers(Prophecy::Desecration) {
                self.pile.push(Task::TaxedSkulls { count: skulls });
            } else {
                self.me_mut().skulls += skulls;
            }
        }
        if gold > 0 {
            if self.suffers(Prophecy::GoldShortage) {
                self.pile.push(Task::TaxedGold { count: gold });
            } else {
                self.me_mut().blocks[2] += gold;
            }
        }
    }

    /// Each gold may be had for a corn, or declined.
    pub(super) fn taxed_gold_answers(&self) -> Vec<Decision> {
        let mut list = vec![Decision::Done];
        if self.after_paying(1, [0; 3], 0).is_some() {
            list.push(Decision::Accept);
        }
        list
    }

    pub(super) fn pay_for_gold(&mut self, count: i32) {
        let me = self.me_mut();
        me.corn -= 1;
        me.blocks[2] += 1;
        if count > 1 {
            self.pile.push(Task::TaxedGold { count: count - 1 });
        }
    }

    /// Each skull may be had for a step down, or declined.
    pub(super) fn step_down_or_not(&self) -> Vec<Decision> {
        let down = self.ways_down().into_iter().map(Decision::Descend);
        down.chain([Decision::Done]).collect()
    }

    pub(super) fn step_down_for_skull(&mut self, temple: Temple, count: i32) {
        self.step_down(temple);
        self.me_mut().skulls += 1;
        if count > 1 {
            self.pile.push(Task::TaxedSkulls { count: count - 1 });
        }
    }

    /// Temples on which the marker is not at the bottom.
    pub(super) fn ways_down(&self) -> Vec<Temple> {
        let above = |temple: &Temple| self.me().temples[temple.index()] > -1;
        Temple::ALL.iter().copied().filter(above).collect()
    }

    pub(super) fn step_down(&mut self, temple: Temple) {
        self.me_mut().temples[temple.index()] -= 1;
    }

    /// Could a skull be had now?
    pub(super) fn can_have_skull(&self) -> bool {
        let payable = !self.suffers(Prophecy::Desecration) || !self.ways_down().is_empty();
        self.skulls_in_bank() > 0 && payable
    }

    /// Is there a step above, and if it is the top, is nobody there?
    fn is_climbable(&self, temple: Temple) -> bool {
        let (at, top) = (temple.index(), top(temple));
        let next = self.me().temples[at] + 1;
        next < top || next == top && self.players.iter().all(|player| player.temples[at] < top)
    }

    fn step_tax(&self, temple: Temple) -> StepTax {
        match self.calamity() {
            Some(Prophecy::WrathfulGods) => StepTax::Corn,
            Some(prophecy) if prophecy.angry_temple() == Some(temple) => StepTax::Block,
            _ => StepTax::Nothing,
        }
    }

    /// Could a step up on this temple be had now, and paid for, perhaps after an exchange?
    fn can_climb(&self, temple: Temple) -> bool {
        self.is_climbable(temple)
            && match self.step_tax(temple) {
                StepTax::Nothing => true,
                StepTax::Corn => self.can_find_corn(),
                StepTax::Block => self.can_find_block(),
            }
    }

    pub(super) fn ways_up(&self) -> Vec<Temple> {
        Temple::ALL.iter().copied().filter(|&temple| self.can_climb(temple)).collect()
    }

    /// Two different temples; with one in reach just that.
    pub(super) fn climb_two_answers(&self) -> Vec<Decision> {
        let up = self.ways_up();
        if let [only] = up[..] {
            return vec![Decision::Climb(only)];
        }
        let pairs = Temple::ALL.iter().map(|&left_out| TemplePair::without(left_out));
        let fits = |pair: &TemplePair| pair.temples().all(|temple| up.contains(&temple));
        pairs.filter(fits).map(Decision::ClimbTwo).collect()
    }

    /// A step up: lost if there is none, asked about if it costs something.
    pub(super) fn give_step(&mut self, temple: Temple) {
        if !self.is_climbable(temple) {
            return;
        }
        if self.step_tax(temple) == StepTax::Nothing {
            self.step_up(temple);
        } else {
            self.pile.push(Task::TaxedStep { temple });
        }
    }

    /// Who reaches a top may hurry the calendar again.
    fn step_up(&mut self, temple: Temple) {
        let me = self.me_mut();
        me.temples[temple.index()] += 1;
        if me.temples[temple.index()] == top(temple) {
            me.may_double = true;
        }
    }

    pub(super) fn taxed_step_answers(&self, temple: Temple) -> Vec<Decision> {
        if self.step_tax(temple) == StepTax::Block {
            return self.taxed_block_answers();
        }
        let mut list = vec![Decision::Done];
        if self.after_paying(1, [0; 3], 0).is_some() {
            list.push(Decision::Accept);
        }
        list
    }

    /// A block, or nothing.
    pub(super) fn taxed_block_answers(&self) -> Vec<Decision> {
        let ways = self.ways_to_pay(1).into_iter().map(Decision::Pay);
        ways.chain([Decision::Done]).collect()
    }

    pub(super) fn pay_for_step(&mut self, temple: Temple, decision: Decision) {
        match decision {
            Decision::Accept => self.me_mut().corn -= 1,
            Decision::Pay(bundle) => self.pay_blocks(bundle),
            _ => return,
        }
        self.step_up(temple);
    }

    /// One step on each of two temples: first those that cost nothing, then the others in order.
    pub(super) fn climb_two(&mut self, pair: TemplePair) {
        let (free, taxed): (Vec<Temple>, Vec<Temple>) =
            pair.temples().partition(|&temple| self.step_tax(temple) == StepTax::Nothing);
        self.pile.extend(taxed.into_iter().rev().chain(free).map(|temple| Task::Step { temple }));
    }

    /// Any blocks; but not only gold that cannot be paid for.
    pub(super) fn take_answers(&self, count: i32) -> Vec<Decision> {
        let all_gold = |bundle: &Bundle| plain_blocks(bundle.blocks())[2] == count;
        let may = |bundle: &Bundle| !all_gold(bundle) || self.can_have_gold();
        bundles(count).into_iter().filter(may).map(Decision::Take).collect()
    }

    /// Could a gold be had, and paid for, perhaps after an exchange?
    fn can_have_gold(&self) -> bool {
        !self.suffers(Prophecy::GoldShortage) || self.can_find_corn()
    }

    /// Is there a corn to pay, or a block to sell for it?
    fn can_find_corn(&self) -> bool {
        let can_sell = || self.may_exchange_now() && self.me().total_blocks() > 0;
        self.after_paying(1, [0; 3], 0).is_some() || can_sell()
    }

    /// Is there a block to pay, or corn to buy it?
    pub(super) fn can_find_block(&self) -> bool {
        let buys = self.may_exchange_now() && self.options.xaman_ek_buys;
        !self.ways_to_pay(1).is_empty() || buys && self.me().corn >= 2
    }

    pub(super) fn take(&mut self, bundle: Bundle) {
        self.gain(Materials::blocks(bundle.blocks()));
    }

    /// Theology 2: a step on any temple for a block, which is paid after the temple is chosen.
    pub(super) fn devote_answers(&self) -> Vec<Decision> {
        let mut list = vec![Decision::Done];
        if self.knows(Track::Theology, 2) {
            let after = self
                .ways_to_pay(1)
                .into_iter()
                .filter_map(|bundle| self.after_paying(0, plain_blocks(bundle.blocks()), 0));
            let after: Vec<Self> = after.collect();
            let reached = |temple: &Temple| after.iter().any(|after| after.can_climb(*temple));
            list.extend(Temple::ALL.iter().copied().filter(reached).map(Decision::Climb));
        }
        list
    }

    pub(super) fn devote(&mut self, decision: Decision) {
        if let Decision::Climb(temple) = decision {
            self.pile.extend([Task::Step { temple }, Task::Pay { count: 1 }]);
        }
    }

    /// What a building does, one effect after the other.
    pub(super) fn have_effects(&mut self, mut effects: Vec<Effect>) {
        if effects.is_empty() {
            return;
        }
        let effect = effects.remove(0);
        self.pile.push(Task::Effects { effects });
        match effect {
            Effect::Gain(what) => self.gain(what),
            Effect::Points(points) => {
                self.me_mut().score(Source::Buildings, points.into());
            }
            Effect::Worker => self.take_worker(),
            Effect::Technology(track) => self.give_advance(track),
            Effect::AnyTechnology(steps) => {
                self.pile.push(Task::Learn { steps, paid: false, optional: false });
            }
            Effect::Temple(temple, steps) => {
                for _ in 0..steps {
                    self.pile.push(Task::Step { temple });
                }
            }
            Effect::AnyTemple => self.pile.push(Task::Climb),
            Effect::Build => {
                self.pile.push(Task::Build { site: Site::One, optional: true, help: Help::Free });
            }
            Effect::Market => {
                self.pile.push(Task::Market { next: 0, sold: [false; 3], optional: true });
            }
            Effect::AnyAction => self.pile.push(Task::AnyAction { optional: true }),
            Effect::BuildMonument => self.pile.push(Task::BuildMonument),
            Effect::Shift => self.pile.push(Task::Shift),
            Effect::Devote => self.pile.push(Task::Devote),
            Effect::Income(..) | Effect::FeedOne(_) | Effect::FeedAll => {}
        }
    }

    /// Another worker, if there is one left.
    pub(super) fn take_worker(&mut self) {
        let me = self.me_mut();
        me.workers = (me.workers + 1).min(6);
    }
}
