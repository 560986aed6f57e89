//! Placing workers: where, for how much, and what tribes change about it.

use super::table::Plain;
use crate::{Decision, Gear, Prophecy, Space, Tribe, YumkaaxTable};

/// What each further worker of a turn costs.
const FURTHER: [i32; 6] = [0, 1, 2, 3, 4, 5];

impl Plain {
    /// What the number of workers placed before adds to the price of the next.
    fn further(&self) -> i32 {
        let table = match (self.leads(Tribe::Yumkaax), self.options.yumkaax_table) {
            (false, _) => FURTHER,
            (true, YumkaaxTable::Printed) => [0, 0, 2, 3, 4, 4],
            (true, YumkaaxTable::OneFewer) => [0, 0, 1, 2, 3, 4],
        };
        table[self.this_turn.placed]
    }

    /// The free spaces of a gear from the lowest, without the one that is skipped.
    fn free_spaces(&self, gear: Gear) -> Vec<Space> {
        let numbers = 0..=self.me().highest(gear);
        let spaces = numbers.filter_map(|number| Space::new(gear, number));
        let free = |space: &Space| !self.is_taken(*space) && self.this_turn.skipped != Some(*space);
        spaces.filter(free).collect()
    }

    /// What a space costs besides: its number, and more while Chichen Itza is flooded.
    fn flood(&self, gear: Gear) -> i32 {
        let flooded = gear == Gear::Chichen && self.suffers(Prophecy::HighFloodwaters);
        if flooded { 2 } else { 0 }
    }

    fn price(&self, space: Space) -> i32 {
        let flood = space.gear().map_or(0, |gear| self.flood(gear));
        i32::from(space.number()) + flood + self.further()
    }

    fn flat_price(&self, gear: Gear) -> i32 {
        3 + self.flood(gear) + self.further()
    }

    /// Can a worker be placed there for this price, with the promised quick action still possible?
    fn can_place(&self, space: Space, price: i32) -> bool {
        let mut after = self.clone();
        after.put(space, price);
        after.me().corn >= 0 && after.keeps_promise()
    }

    fn put(&mut self, space: Space, price: i32) {
        let me = self.me_mut();
        me.corn -= price;
        me.on.push(space);
        self.this_turn.placed += 1;
        self.this_turn.fresh.push(space);
    }

    /// A quick space that is free, if the player has not used one in this turn.
    fn free_quick_space(&self) -> Option<Space> {
        let used = self.me().on.iter().any(|space| space.is_quick());
        let mut spaces = Space::QUICK.into_iter();
        let free = spaces.find(|space| !self.is_taken(*space));
        free.filter(|_| self.options.quick_actions && !used)
    }

    /// Everything that places a worker, or prepares it.
    pub(super) fn placements(&self) -> Vec<Decision> {
        let mut list = Vec::new();
        if self.me().free_workers() == 0 {
            return list;
        }
        let unused = !self.this_turn.used_placement;
        for &gear in Gear::ALL {
            let free = self.free_spaces(gear);
            let Some(&lowest) = free.first() else { continue };
            if self.can_place(lowest, self.price(lowest)) {
                list.push(Decision::Place(gear));
            }
            let cheaper = lowest.number() > 3;
            let cit = self.leads(Tribe::CitBolonTum) && unused && cheaper;
            if cit && self.can_place(lowest, self.flat_price(gear)) {
                list.push(Decision::PlaceFlat(gear));
            }
            let next = free.get(1).filter(|_| self.leads(Tribe::VacubCaquix) && unused);
            if next.is_some_and(|&next| self.can_place(next, self.price(next))) {
                list.push(Decision::Skip(gear));
            }
        }
        if !self.is_taken(Space::START) && self.can_place(Space::START, self.price(Space::START)) {
            list.push(Decision::PlaceFirst);
        }
        if let Some(quick) = self.free_quick_space()
            && self.can_place(quick, self.price(quick))
        {
            list.push(Decision::PlaceQuick);
        }
        list
    }

    /// Who can pay for no space, even after begging, places a worker on a cheapest one for nothing
    /// but all their corn.
    pub(super) fn mercy(&self) -> Vec<Decision> {
        let spaces = Gear::ALL.iter().filter_map(|&gear| {
            let lowest = *self.free_spaces(gear).first()?;
            Some((gear, self.price(lowest)))
        });
        let spaces: Vec<(Gear, i32)> = spaces.collect();
        let least = spaces.iter().map(|(_, price)| *price).min();
        let cheapest = spaces.into_iter().filter(|(_, price)| Some(*price) == least);
        cheapest.map(|(gear, _)| Decision::Place(gear)).collect()
    }

    pub(super) fn place(&mut self, decision: Decision) {
        match decision {
            Decision::Place(gear) => {
                let space = self.free_spaces(gear)[0];
                // By mercy a space is given for what corn there is.
                let price = self.price(space).min(self.me().corn);
                self.put(space, price);
            }
            Decision::PlaceFlat(gear) => {
                let space = self.free_spaces(gear)[0];
                self.put(space, self.flat_price(gear));
                self.this_turn.used_placement = true;
            }
            Decision::Skip(gear) => {
                self.this_turn.skipped = self.free_spaces(gear).first().copied();
                self.this_turn.used_placement = true;
            }
            Decision::PlaceFirst => self.put(Space::START, self.price(Space::START)),
            Decision::PlaceQuick => {
                let space = self.free_quick_space().unwrap();
                self.put(space, self.price(space));
            }
            _ => unreachable!("{decision} places nothing"),
        }
    }
}
