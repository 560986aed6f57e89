//! Which actions a worker reaches, what they cost, and what they do.

use super::build::Help;
use super::pay::plain_blocks;
use super::pile::Task;
use super::table::Plain;
use crate::{
    Action, ActionEffect, Blocks, Decision, Gear, Group, Materials, Prophecy, Resource, Shrine,
    Source, Space, Track, Tribe,
};

impl Plain {
    /// The gears whose actions a worker on this gear may use.
    fn gears(&self, gear: Gear) -> Vec<Gear> {
        let partner = match gear {
            Gear::Palenque => Some(Gear::Yaxchilan),
            Gear::Yaxchilan => Some(Gear::Palenque),
            Gear::Tikal => Some(Gear::Uxmal),
            Gear::Uxmal => Some(Gear::Tikal),
            Gear::Chichen => None,
        };
        let partner = partner.filter(|_| self.leads(Tribe::Huracan));
        [gear].into_iter().chain(partner).collect()
    }

    /// Every action of these gears.
    fn actions_near(&self, from: Space) -> Vec<Action> {
        let gears = self.gears(from.gear().unwrap());
        let numbers = |gear: Gear| (1..=gear.actions()).filter_map(move |n| Action::new(gear, n));
        gears.into_iter().flat_map(numbers).collect()
    }

    /// The number of the space from which the worker acts: with Theology the next higher one of
    /// Chichen Itza is as good.
    fn free_reach(&self, from: Space) -> u8 {
        let theology = from.gear() == Some(Gear::Chichen) && self.knows(Track::Theology, 1);
        from.number() + u8::from(theology)
    }

    /// The corn for an action: nothing for that of the own space, and for all from a free choice; 1
    /// for each step lower. Balam gets 1 for any lower one.
    fn price_of(&self, from: Space, action: Action) -> Option<i32> {
        let (own, number, last) = (from.number(), action.number(), action.gear().actions());
        let balam =
            self.leads(Tribe::Balam) && !(self.options.balam_once && self.this_turn.used_ability);
        if number < own && balam {
            return Some(-1);
        }
        let reach = self.free_reach(from);
        if number == own || number == reach || reach > last {
            return Some(0);
        }
        (number < own).then(|| i32::from(own - number))
    }

    /// Ahau Chamahez: once a turn a step higher for 1 corn, where it is not as cheap anyway.
    fn may_step_higher(&self, from: Space, action: Action) -> bool {
        let target = self.free_reach(from) + 1;
        let reached = action.number() == target || target > action.gear().actions();
        let dearer = self.price_of(from, action).is_none_or(|price| price > 1);
        let able = self.leads(Tribe::AhauChamahez) && !self.this_turn.used_ability;
        able && reached && dearer && self.can_use(action, 1)
    }

    /// Can the action be used after this much corn is paid?
    fn can_use(&self, action: Action, corn: i32) -> bool {
        self.after_paying(corn, [0; 3], 0).is_some_and(|after| after.is_useful(action))
    }

    pub(super) fn act_answers(&self, from: Space) -> Vec<Decision> {
        let mut list = vec![Decision::Done];
        for action in self.actions_near(from) {
            if self.price_of(from, action).is_some_and(|price| self.can_use(action, price)) {
                list.push(Decision::Act(action));
            }
            if self.may_step_higher(from, action) {
                list.push(Decision::ActHigher(action));
            }
        }
        list
    }

    pub(super) fn use_action(&mut self, from: Space, action: Action) {
        let price = self.price_of(from, action).unwrap();
        self.me_mut().corn -= price;
        if price < 0 {
            self.this_turn.used_ability = true;
        }
        self.perform(action);
    }

    pub(super) fn use_higher(&mut self, action: Action) {
        self.me_mut().corn -= 1;
        self.this_turn.used_ability = true;
        self.perform(action);
    }

    /// For 1 corn any action of the four small gears, but not the one that says so.
    pub(super) fn any_action_answers(&self, optional: bool) -> Vec<Decision> {
        let all = Action::of_four_gears().filter(|&action| self.can_use(action, 1));
        let mut list: Vec<Decision> = all.map(Decision::Act).collect();
        if optional {
            list.push(Decision::Done);
        }
        list
    }

    /// Can the action be paid for, and would it do anything?
    fn is_useful(&self, action: Action) -> bool {
        let me = self.me();
        match action.effect() {
            ActionEffect::Fish(_) => true,
            ActionEffect::Harvest(group) => !self.harvest_answers(group).is_empty(),
            ActionEffect::Gain(what) => what.skulls == 0 || self.can_have_skull(),
            ActionEffect::Learn(_) => Track::ALL.iter().any(|&track| self.may_learn(track, true)),
            ActionEffect::Build(site) => !self.build_answers(site, false, Help::Free).is_empty(),
            ActionEffect::TwoTemples => self.ways_to_pay(1).into_iter().any(|bundle| {
                let after = self.after_paying(0, plain_blocks(bundle.blocks()), 0);
                after.is_some_and(|after| !after.ways_up().is_empty())
            }),
            ActionEffect::Offering { corn } => self
                .after_paying(corn.into(), [0; 3], 0)
                .is_some_and(|after| !after.ways_up().is_empty()),
            ActionEffect::Market => !self.market_answers(0, [false; 3], false).is_empty(),
            ActionEffect::Worker => me.workers < 6,
            ActionEffect::AnyAction => !self.any_action_answers(false).is_empty(),
            ActionEffect::Shrine(_) => me.skulls > 0 && !self.shrines.contains(&action.number()),
        }
    }

    pub(super) fn perform(&mut self, action: Action) {
        match action.effect() {
            ActionEffect::Fish(corn) => {
                let more = i32::from(self.knows(Track::Agriculture, 2));
                self.me_mut().corn += i32::from(corn) + more;
            }
            ActionEffect::Harvest(group) => self.pile.push(Task::Harvest { group }),
            ActionEffect::Gain(what) => self.gain(self.extracted(what)),
            ActionEffect::Learn(steps) => {
                self.pile.push(Task::Learn { steps, paid: true, optional: false });
            }
            ActionEffect::Build(site) => {
                self.pile.push(Task::Build { site, optional: false, help: Help::Free });
            }
            ActionEffect::TwoTemples => {
                self.pile.extend([Task::ClimbTwo, Task::Pay { count: 1 }]);
            }
            ActionEffect::Offering { corn } => {
                self.me_mut().corn -= i32::from(corn);
                self.pile.push(Task::Climb);
            }
            ActionEffect::Market => {
                self.pile.push(Task::Market { next: 0, sold: [false; 3], optional: false });
            }
            ActionEffect::Worker => self.take_worker(),
            ActionEffect::AnyAction => self.pile.push(Task::AnyAction { optional: false }),
            ActionEffect::Shrine(shrine) => self.leave_skull(action.number(), shrine),
        }
    }

    /// What Yaxchilan gives, with one block more of the kinds that Extraction helps, and a skull
    /// more with Theology.
    fn extracted(&self, what: Materials) -> Materials {
        let mut more = what;
        for (resource, level) in [(Resource::Wood, 1), (Resource::Stone, 2), (Resource::Gold, 3)] {
            if what.blocks.of(resource) > 0 && self.knows(Track::Extraction, level) {
                more.blocks.0[resource.index()] += 1;
            }
        }
        if what.skulls > 0 && self.knows(Track::Theology, 3) {
            more.skulls += 1;
        }
        more
    }

    /// Skull, points, block, temple, then Theology 2.
    fn leave_skull(&mut self, number: u8, shrine: Shrine) {
        self.shrines.push(number);
        let me = self.me_mut();
        me.skulls -= 1;
        me.score(Source::Chichen, shrine.points.into());
        self.pile.extend([Task::Devote, Task::Step { temple: shrine.temple }]);
        if shrine.blocks > 0 {
            self.pile.push(Task::Take { count: shrine.blocks.into() });
        }
    }

    /// Any field of the group: its wood, corn in sight, or the corn below wood that is burnt. With
    /// Agriculture 2 corn without a tile, if none is in sight.
    pub(super) fn harvest_answers(&self, group: Group) -> Vec<Decision> {
        let fields = self.fields[group.index()];
        let mut list = Vec::new();
        if fields.wood > 0 {
            list.push(Decision::HarvestWood);
            list.extend(self.ways_down().into_iter().map(Decision::Burn));
        }
        if fields.corn > 0 || self.knows(Track::Agriculture, 2) {
            list.push(Decision::HarvestCorn);
        }
        list
    }

    pub(super) fn harvest(&mut self, group: Group, decision: Decision) {
        let fields = &mut self.fields[group.index()];
        match decision {
            Decision::HarvestWood => {
                fields.wood -= 1;
                fields.corn += 1;
                self.me_mut().wood_tiles += 1;
                self.harvest_wood(group);
                return;
            }
            Decision::HarvestCorn if fields.corn > 0 => {
                fields.corn -= 1;
                self.me_mut().corn_tiles += 1;
            }
            Decision::HarvestCorn => {}
            Decision::Burn(temple) => {
                fields.wood -= 1;
                self.me_mut().corn_tiles += 1;
                self.step_down(temple);
            }
            _ => unreachable!("{decision} is no harvest"),
        }
        let first = i32::from(self.knows(Track::Agriculture, 1));
        let third = 2 * i32::from(self.knows(Track::Agriculture, 3));
        let drought = i32::from(self.suffers(Prophecy::Drought));
        self.me_mut().corn += i32::from(group.harvest().corn) + first + third - drought;
    }

    fn harvest_wood(&mut self, group: Group) {
        let more = u8::from(self.knows(Track::Extraction, 1));
        let fires = u8::from(self.suffers(Prophecy::ForestFires));
        let wood = (group.harvest().wood + more).saturating_sub(fires);
        self.gain(Materials::blocks(Blocks([wood, 0, 0])));
    }
}
