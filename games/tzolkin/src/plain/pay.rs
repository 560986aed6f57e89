//! Payments: what can be paid in which ways, promises that payments must keep, Xaman Ek's exchange
//! and the market.

use super::pile::Task;
use super::table::{Plain, worth};
use crate::{Blocks, Bundle, Decision, Phase, Prophecy, Resource};

/// All bundles of so many blocks.
pub(super) fn bundles(count: i32) -> Vec<Bundle> {
    let all = (0..Bundle::COUNT).filter_map(Bundle::from_index);
    all.filter(|bundle| i32::from(bundle.blocks().total()) == count).collect()
}

pub(super) fn plain_blocks(blocks: Blocks) -> [i32; 3] {
    blocks.0.map(i32::from)
}

impl Plain {
    /// The table after whoever is asked has paid this; nothing if it cannot be paid.
    pub(super) fn after_paying(&self, corn: i32, blocks: [i32; 3], skulls: i32) -> Option<Self> {
        let mut after = self.clone();
        let me = after.me_mut();
        me.corn -= corn;
        me.skulls -= skulls;
        for (held, paid) in me.blocks.iter_mut().zip(blocks) {
            *held -= paid;
        }
        let paid = me.corn >= 0 && me.skulls >= 0 && me.blocks.iter().all(|held| *held >= 0);
        paid.then_some(after)
    }

    /// Is a quick action promised, and still to be done?
    fn has_promised(&self) -> bool {
        self.phase == Phase::Turns
            && !self.this_turn.ending
            && self.me().on.iter().any(|space| space.is_quick())
    }

    /// Can the quick action that was promised still be done?
    pub(super) fn keeps_promise(&self) -> bool {
        !self.has_promised() || self.quick_is_possible()
    }

    /// While Ah Chuy Kak's worker acts: those answers after which the quick action can still become
    /// possible before the worker is done.
    pub(super) fn that_keep_promise(&self, mut list: Vec<Decision>) -> Vec<Decision> {
        if self.has_promised() && !self.pile.is_empty() {
            list.retain(|&answer| {
                let mut after = self.clone();
                after.answer(answer);
                after.can_end_well()
            });
        }
        list
    }

    /// Is there any way to the end of the action after which the quick action is possible?
    fn can_end_well(mut self) -> bool {
        while !self.pile.is_empty() && self.goes_on_by_itself() {}
        if self.pile.is_empty() {
            return self.quick_is_possible();
        }
        let mut answers = self.plain_answers();
        if answers.is_empty() {
            self.lapse();
            return self.can_end_well();
        }
        // Doing nothing is the shortest way.
        answers.sort_by_key(|answer| *answer != Decision::Done);
        answers.into_iter().any(|answer| {
            let mut after = self.clone();
            after.answer(answer);
            after.can_end_well()
        })
    }

    /// The bundles of so many blocks that can be paid.
    pub(super) fn ways_to_pay(&self, count: i32) -> Vec<Bundle> {
        let can =
            |bundle: &Bundle| self.after_paying(0, plain_blocks(bundle.blocks()), 0).is_some();
        bundles(count).into_iter().filter(can).collect()
    }

    pub(super) fn pay_blocks(&mut self, bundle: Bundle) {
        let me = self.me_mut();
        for (held, paid) in me.blocks.iter_mut().zip(plain_blocks(bundle.blocks())) {
            *held -= paid;
        }
    }

    /// What a block costs at the market: in a shortage gold is taxed.
    fn market_price(&self, resource: Resource) -> i32 {
        let taxed = resource == Resource::Gold && self.suffers(Prophecy::GoldShortage);
        worth(resource) + i32::from(taxed)
    }

    fn can_sell(&self, resource: Resource) -> bool {
        self.me().blocks[resource.index()] > 0
    }

    fn can_buy(&self, resource: Resource) -> bool {
        self.me().corn >= self.market_price(resource)
    }

    /// Would a promised quick action still be possible after this exchange?
    fn exchange_keeps_promise(&self, exchange: Decision) -> bool {
        let mut after = self.clone();
        after.exchange(exchange);
        after.keeps_promise()
    }

    fn sell(&mut self, resource: Resource) {
        let me = self.me_mut();
        me.blocks[resource.index()] -= 1;
        me.corn += worth(resource);
    }

    fn buy(&mut self, resource: Resource) {
        let price = self.market_price(resource);
        let me = self.me_mut();
        me.corn -= price;
        me.blocks[resource.index()] += 1;
    }

    /// Xaman Ek sells a block once a turn, or by option buys one, where that may be needed.
    pub(super) fn exchanges(&self) -> Vec<Decision> {
        if !self.may_exchange() || !self.is_exchange_open() {
            return Vec::new();
        }
        let all = Resource::ALL.iter().copied();
        let sales = all.clone().filter(|&kind| self.can_sell(kind)).map(Decision::Sell);
        let buys = all.filter(|&kind| self.options.xaman_ek_buys && self.can_buy(kind));
        let exchanges = sales.chain(buys.map(Decision::Buy));
        exchanges.filter(|&exchange| self.exchange_keeps_promise(exchange)).collect()
    }

    pub(super) fn exchange(&mut self, decision: Decision) {
        match decision {
            Decision::Sell(resource) => self.sell(resource),
            Decision::Buy(resource) => self.buy(resource),
            _ => unreachable!("{decision} is no exchange"),
        }
        self.this_turn.used_ability = true;
    }

    /// Sales come first, then purchases, each in the order wood, stone, gold; what was sold is not
    /// bought back.
    pub(super) fn market_answers(
        &self,
        next: usize,
        sold: [bool; 3],
        optional: bool,
    ) -> Vec<Decision> {
        let mut list = Vec::new();
        for &resource in Resource::ALL {
            let at = resource.index();
            if at >= next && self.can_sell(resource) {
                list.push(Decision::Sell(resource));
            }
            if at + 3 >= next && !sold[at] && self.can_buy(resource) {
                list.push(Decision::Buy(resource));
            }
        }
        if optional {
            list.push(Decision::Done);
        }
        list
    }

    pub(super) fn trade(&mut self, mut sold: [bool; 3], decision: Decision) {
        let next = match decision {
            Decision::Sell(resource) => {
                self.sell(resource);
                sold[resource.index()] = true;
                resource.index()
            }
            Decision::Buy(resource) => {
                self.buy(resource);
                resource.index() + 3
            }
            _ => return,
        };
        self.pile.push(Task::Market { next, sold, optional: true });
    }
}
