//! Building: what can be paid for, renovation, Architecture, and the order of a build.

use super::pay::plain_blocks;
use super::pile::Task;
use super::table::Plain;
use crate::{Building, Decision, Monument, Prophecy, Resource, Site, Track};

/// What Architecture can do for a building.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum Help {
    /// It helps.
    Free,
    /// It has been used, or never helps here.
    Gone,
    /// It was kept for this second building: at which level, if the first gets it after all.
    Kept { level: u8 },
}

/// What is being built.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum Tile {
    Building(Building),
    Monument(Monument),
}

/// A building or monument that is being paid for.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Work {
    pub tile: Tile,
    pub site: Site,
    pub help: Help,
    /// What is still to be paid, in blocks.
    pub cost: [i32; 3],
    /// The level of Architecture that helps; 0 while it does not.
    pub level: u8,
}

impl Work {
    fn skulls(&self) -> i32 {
        match self.tile {
            Tile::Building(building) => building.plan().skulls.into(),
            Tile::Monument(monument) => monument.design().skulls.into(),
        }
    }

    fn is_building(&self) -> bool {
        matches!(self.tile, Tile::Building(_))
    }

    fn total(&self) -> i32 {
        self.cost.iter().sum()
    }

    /// The same with one block of a kind less to pay.
    pub(super) fn less(mut self, resource: Resource) -> Self {
        self.cost[resource.index()] -= 1;
        self
    }

    /// The same after this building was discarded: every block that both have in common is paid.
    fn after_discarding(mut self, old: Building) -> Self {
        for (due, paid) in self.cost.iter_mut().zip(plain_blocks(old.plan().cost)) {
            *due -= paid.min(*due);
        }
        self
    }
}

impl Plain {
    fn architecture(&self) -> u8 {
        self.me().levels[Track::Architecture.index()]
    }

    /// The buildings on offer; of those that are all alike the one with the lower number.
    fn on_offer(&self) -> Vec<Building> {
        let mut all: Vec<Building> = self.row.iter().flatten().copied().collect();
        all.sort();
        let mut distinct: Vec<Building> = Vec::new();
        for building in all {
            if !distinct.iter().any(|other| other.is_like(building)) {
                distinct.push(building);
            }
        }
        distinct
    }

    fn work_on(&self, building: Building, site: Site, help: Help) -> Work {
        let level = match (site, help) {
            (Site::Quick, _) | (_, Help::Gone) => 0,
            _ => self.architecture(),
        };
        let cost = plain_blocks(building.plan().cost);
        Work { tile: Tile::Building(building), site, help, cost, level }
    }

    fn work_on_monument(monument: Monument) -> Work {
        let cost = plain_blocks(monument.design().cost);
        let tile = Tile::Monument(monument);
        Work { tile, site: Site::FirstOfTwo, help: Help::Gone, cost, level: 0 }
    }

    /// The old buildings that would save a block of this work.
    fn renovations(&self, work: &Work) -> Vec<Building> {
        let mut own = self.me().buildings.clone();
        own.sort();
        let saves = |old: &Building| work.after_discarding(*old).total() < work.total();
        own.into_iter().filter(|old| old.plan().renovable && saves(old)).collect()
    }

    /// The costs that are possible with the block that Architecture saves at Tikal.
    pub(super) fn savings(work: &Work) -> Vec<Resource> {
        if work.level < 3 || work.site == Site::ForCorn {
            return Vec::new();
        }
        let due = |resource: &Resource| work.cost[resource.index()] > 0;
        Resource::ALL.iter().copied().filter(due).collect()
    }

    fn surcharge(&self, work: &Work) -> i32 {
        i32::from(work.is_building() && self.suffers(Prophecy::CrowdedCities))
    }

    /// At Uxmal each block costs 2 corn, and Architecture saves 2.
    fn corn_for(&self, work: &Work) -> i32 {
        let saved = i32::from(work.level >= 3).min(work.total());
        2 * (work.total() - saved + self.surcharge(work))
    }

    /// Can just what is left of the cost be paid?
    pub(super) fn can_pay_rest(&self, work: &Work) -> bool {
        if work.site == Site::ForCorn {
            return self.after_paying(self.corn_for(work), [0; 3], work.skulls()).is_some();
        }
        if self.surcharge(work) == 0 {
            return self.after_paying(0, work.cost, work.skulls()).is_some();
        }
        Resource::ALL.iter().any(|resource| {
            let mut all = work.cost;
            all[resource.index()] += 1;
            self.after_paying(0, all, work.skulls()).is_some()
        })
    }

    /// Can it be paid with what Architecture saves?
    pub(super) fn can_pay_saving(&self, work: &Work) -> bool {
        let savings = Self::savings(work);
        if savings.is_empty() {
            return self.can_pay_rest(work);
        }
        savings.into_iter().any(|resource| self.can_pay_rest(&work.less(resource)))
    }

    /// Can it be paid with or without renovation?
    pub(super) fn can_pay(&self, work: &Work) -> bool {
        let mut renovated = self.renovations(work).into_iter();
        self.can_pay_saving(work)
            || renovated.any(|old| self.can_pay_saving(&work.after_discarding(old)))
    }

    pub(super) fn build_answers(&self, site: Site, optional: bool, help: Help) -> Vec<Decision> {
        let offer = self.on_offer().into_iter();
        let payable = |building: &Building| self.can_pay(&self.work_on(*building, site, help));
        let mut list: Vec<Decision> = offer.filter(payable).map(Decision::Build).collect();
        if site == Site::FirstOfTwo {
            list.extend(self.monument_answers());
        }
        if optional {
            list.push(Decision::Done);
        }
        list
    }

    pub(super) fn monument_answers(&self) -> Vec<Decision> {
        let offer = self.monuments.iter().flatten().copied();
        let payable = |monument: &Monument| self.can_pay(&Self::work_on_monument(*monument));
        offer.filter(payable).map(Decision::BuildMonument).collect()
    }

    pub(super) fn choose_building(&mut self, building: Building, site: Site, help: Help) {
        let work = self.work_on(building, site, help);
        self.pile.push(Task::Architecture { work });
    }

    pub(super) fn choose_monument(&mut self, monument: Monument) {
        self.pile.push(Task::Renovate { work: Self::work_on_monument(monument) });
    }

    /// Asked whenever it would save a block.
    pub(super) fn renovate_answers(&self, work: &Work) -> Vec<Decision> {
        let mut list = Vec::new();
        for old in self.renovations(work) {
            if self.can_pay_saving(&work.after_discarding(old)) {
                list.push(Decision::Discard(old));
            }
        }
        if self.can_pay_saving(work) {
            list.push(Decision::Done);
        }
        list
    }

    pub(super) fn renovate(&mut self, mut work: Work, decision: Decision) {
        if let Decision::Discard(old) = decision {
            work = work.after_discarding(old);
            self.me_mut().buildings.retain(|building| *building != old);
            self.discarded.push(old);
        }
        self.pile.push(Task::Save { work });
    }

    fn take_from_board(&mut self, tile: Tile) {
        match tile {
            Tile::Building(building) => {
                for place in &mut self.row {
                    *place = place.filter(|other| *other != building);
                }
            }
            Tile::Monument(monument) => {
                for place in &mut self.monuments {
                    *place = place.filter(|other| *other != monument);
                }
            }
        }
    }

    /// Pays what has no choice; the block that crowded cities ask may be any.
    pub(super) fn pay_for(&mut self, work: Work) {
        self.take_from_board(work.tile);
        let (corn, surcharge) = (self.corn_for(&work), self.surcharge(&work));
        let me = self.me_mut();
        me.skulls -= work.skulls();
        match work.tile {
            Tile::Building(building) => me.buildings.push(building),
            Tile::Monument(monument) => me.monuments.push(monument),
        }
        if work.site == Site::ForCorn {
            me.corn -= corn;
        } else {
            for (held, due) in me.blocks.iter_mut().zip(work.cost) {
                *held -= due;
            }
        }
        self.pile.push(Task::Stand { work });
        if surcharge > 0 && work.site != Site::ForCorn {
            self.pile.push(Task::Pay { count: surcharge });
        }
    }

    /// It is paid: what Architecture gives, what the tile does, then the second of two.
    pub(super) fn stand(&mut self, work: Work) {
        self.help_builder(work.level);
        let Tile::Building(building) = work.tile else { return };
        if work.site == Site::FirstOfTwo {
            let site = Site::SecondOfTwo;
            self.pile.push(Task::Build { site, optional: true, help: work.help });
        }
        self.push_effects(building, work.site);
    }
}
