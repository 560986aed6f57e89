//! Building: what can be built, what renovation saves, and what happens then.

use patolli_game::{Seat, Sink};

use crate::components::action::{CORN_PER_BLOCK, Site};
use crate::components::building::{Building, RENOVABLE, RENOVABLE_INDICES};
use crate::components::material::{Blocks, Resource};
use crate::components::monument::Monument;
use crate::components::prophecy::Prophecy;
use crate::components::technology::Track;
use crate::format::decision::Decision;
use crate::format::event::Event;
use crate::rules::answers::Answers;
use crate::rules::architecture::second_building;
use crate::rules::player::Player;
use crate::rules::state::Tzolkin;
use crate::rules::task::{Purchase, Task};

/// How a building is paid for.
#[derive(Clone, Copy)]
enum Payment {
    Blocks(Blocks),
    Corn(u16),
}

/// What is left of a cost when a building is discarded for it: blocks in common count as paid.
fn renovated(cost: Blocks, discarded: Option<Building>) -> Blocks {
    let Some(discarded) = discarded else { return cost };
    let old = discarded.plan().cost.0;
    let mut rest = cost.0;
    for (rest, old) in rest.iter_mut().zip(old) {
        *rest = rest.saturating_sub(old);
    }
    Blocks(rest)
}

impl Tzolkin {
    // What it costs -----------------------------------------------------------------------------

    /// How many blocks of any kind crowded cities add to a building.
    fn surcharge(&self) -> u16 {
        u16::from(self.calamity == Some(Prophecy::CrowdedCities))
    }

    /// Nothing, or each building of the player that could be discarded for this cost.
    fn renovations(player: &Player, cost: Blocks) -> impl Iterator<Item = Option<Building>> {
        let owned = player.buildings.0 & RENOVABLE.0;
        let renovable = RENOVABLE_INDICES.filter_map(Building::from_index);
        let useful = renovable.filter(move |building| {
            owned & (1 << building.index()) != 0 && renovated(cost, Some(*building)) != cost
        });
        std::iter::once(None).chain(useful.map(Some))
    }

    /// Can these blocks be paid, with `saved` of them saved, and the surcharge?
    fn can_pay_blocks(player: &Player, cost: Blocks, saved: u16, surcharge: u16) -> bool {
        let rest = u16::from(cost.total()).saturating_sub(saved);
        player.shortfall(cost) <= saved && player.all_blocks() >= rest + surcharge
    }

    /// Could `player` build this at a site, if Architecture saves `saved` blocks?
    pub(crate) fn could_build(
        &self,
        player: &Player,
        building: Building,
        site: Site,
        saved: u16,
    ) -> bool {
        let plan = building.plan();
        if plan.skulls > player.skulls {
            return false;
        }
        if player.buildings.0 & RENOVABLE.0 == 0 {
            return self.can_pay_site(player, plan.cost, site, saved);
        }
        Self::renovations(player, plan.cost)
            .any(|old| self.can_pay_site(player, renovated(plan.cost, old), site, saved))
    }

    fn can_pay_site(&self, player: &Player, cost: Blocks, site: Site, saved: u16) -> bool {
        match site {
            Site::ForCorn => self.corn_for(cost, saved) <= player.corn,
            _ => Self::can_pay_blocks(player, cost, saved, self.surcharge()),
        }
    }

    /// What a cost in blocks comes to in corn, less those saved and with the surcharge.
    fn corn_for(&self, cost: Blocks, saved: u16) -> u16 {
        let blocks = u16::from(cost.total()).saturating_sub(saved);
        CORN_PER_BLOCK * (blocks + self.surcharge())
    }

    /// Can a building be paid for without renovation?
    pub(crate) fn can_pay_as_it_is(
        &self,
        seat: Seat,
        building: Building,
        site: Site,
        architecture: bool,
    ) -> bool {
        let saved = self.blocks_saved(seat, architecture);
        self.can_pay_site(&self.players[seat], building.plan().cost, site, saved)
    }

    /// The buildings of a player that can be discarded so that another one can be paid for.
    pub(crate) fn renovations_for(
        &self,
        seat: Seat,
        building: Building,
        site: Site,
        architecture: bool,
    ) -> impl Iterator<Item = Building> {
        let (player, cost) = (&self.players[seat], building.plan().cost);
        let saved = self.blocks_saved(seat, architecture);
        Self::renovations(player, cost)
            .flatten()
            .filter(move |&old| self.can_pay_site(player, renovated(cost, Some(old)), site, saved))
    }

    /// What a building costs in corn without renovation.
    pub(crate) fn corn_price(&self, seat: Seat, building: Building) -> u16 {
        self.corn_for(building.plan().cost, self.blocks_saved(seat, true))
    }

    /// Is there a building on offer that the player can pay at this site, or a monument?
    pub(crate) fn can_build(&self, seat: Seat, site: Site) -> bool {
        let player = &self.players[seat];
        let saved = self.blocks_saved(seat, true);
        self.on_offer().any(|building| self.could_build(player, building, site, saved))
            || site == Site::FirstOfTwo && self.can_build_monument(seat)
    }

    /// Is there a building on offer that `corn` corn pays for?
    pub(crate) fn can_build_for_corn(&self, seat: Seat, corn: u16) -> bool {
        let player = Player { corn, ..self.players[seat] };
        let saved = self.blocks_saved(seat, true);
        self.on_offer().any(|building| self.could_build(&player, building, Site::ForCorn, saved))
    }

    pub(crate) fn can_build_monument(&self, seat: Seat) -> bool {
        self.monuments.iter().flatten().any(|&monument| self.can_pay_monument(seat, monument))
    }

    pub(crate) fn can_pay_monument(&self, seat: Seat, monument: Monument) -> bool {
        let (player, design) = (&self.players[seat], monument.design());
        player.skulls >= design.skulls
            && Self::renovations(player, design.cost)
                .any(|old| player.can_pay(renovated(design.cost, old)))
    }

    // What can be built -------------------------------------------------------------------------

    /// The buildings that the player can pay for; with Tikal 4 also the monuments. Of tiles that
    /// are all alike, the one with the lowest number stands for all.
    pub(crate) fn build_answers(
        &self,
        seat: Seat,
        site: Site,
        optional: bool,
        architecture: bool,
    ) -> Answers {
        let mut answers = Answers::NONE;
        answers.add_if(optional, Decision::Done);
        let player = &self.players[seat];
        let saved = self.blocks_saved(seat, architecture);
        for building in self.on_offer() {
            let payable = self.could_build(player, building, site, saved);
            let stands_for_all =
                || !self.on_offer().any(|other| other < building && other.is_like(building));
            answers.add_if(payable && stands_for_all(), Decision::Build(building));
        }
        if site == Site::FirstOfTwo {
            self.add_monuments(seat, &mut answers);
        }
        self.add_sales(seat, &mut answers);
        answers
    }

    fn add_monuments(&self, seat: Seat, answers: &mut Answers) {
        for &monument in self.monuments.iter().flatten() {
            let payable = self.can_pay_monument(seat, monument);
            answers.add_if(payable, Decision::BuildMonument(monument));
        }
    }

    pub(crate) fn monument_answers(&self, seat: Seat) -> Answers {
        let mut answers = Answers::NONE;
        answers.add(Decision::Done);
        self.add_monuments(seat, &mut answers);
        self.add_sales(seat, &mut answers);
        answers
    }

    // A building --------------------------------------------------------------------------------

    /// Builds a building; Architecture applies to it unless it is the first of two, when the
    /// builder decides.
    pub(crate) fn build(
        &mut self,
        seat: Seat,
        building: Building,
        site: Site,
        architecture: bool,
        sink: &mut impl Sink<Event>,
    ) {
        let helps = architecture && self.has(seat, Track::Architecture, 1);
        if site == Site::FirstOfTwo {
            self.tasks.push(second_building(true));
            if helps {
                return self.tasks.push(Task::Architecture { building });
            }
        }
        if site == Site::SecondOfTwo {
            self.use_kept_architecture();
        }
        self.renovate_or_not(seat, building, site, helps, sink);
    }

    /// First of all the builder may discard a building, whose blocks then count as paid.
    pub(super) fn renovate_or_not(
        &mut self,
        seat: Seat,
        building: Building,
        site: Site,
        architecture: bool,
        sink: &mut impl Sink<Event>,
    ) {
        if self.players[seat].buildings.0 & RENOVABLE.0 == 0 {
            self.save_or_not(seat, building, site, architecture, None, sink);
        } else {
            self.tasks.push(Task::Renovate { building, site, architecture });
        }
    }

    /// None, or one that leaves a cost which can be paid.
    pub(crate) fn renovation_answers(
        &self,
        seat: Seat,
        building: Building,
        site: Site,
        architecture: bool,
    ) -> Answers {
        let mut answers = Answers::NONE;
        let player = &self.players[seat];
        let cost = building.plan().cost;
        let saved = self.blocks_saved(seat, architecture);
        for old in Self::renovations(player, cost) {
            let payable = self.can_pay_site(player, renovated(cost, old), site, saved);
            let choice = old.map_or(Decision::Done, Decision::Discard);
            answers.add_if(payable, choice);
        }
        answers
    }

    pub(crate) fn renovation_for_monument_answers(
        &self,
        seat: Seat,
        monument: Monument,
    ) -> Answers {
        let mut answers = Answers::NONE;
        let player = &self.players[seat];
        let cost = monument.design().cost;
        for old in Self::renovations(player, cost) {
            let choice = old.map_or(Decision::Done, Decision::Discard);
            answers.add_if(player.can_pay(renovated(cost, old)), choice);
        }
        answers
    }

    /// Discards a building for another one.
    pub(crate) fn discard(&mut self, seat: Seat, building: Building, sink: &mut impl Sink<Event>) {
        self.players[seat].buildings.remove(building.index());
        self.discarded.insert(building.index());
        sink.tell(|| Event::Renovated { seat, building });
    }

    /// Then Architecture saves a block, of the builder's choice, or 2 corn.
    pub(crate) fn save_or_not(
        &mut self,
        seat: Seat,
        building: Building,
        site: Site,
        architecture: bool,
        discarded: Option<Building>,
        sink: &mut impl Sink<Event>,
    ) {
        let cost = renovated(building.plan().cost, discarded);
        let saved = self.blocks_saved(seat, architecture);
        if site == Site::ForCorn {
            let corn = Payment::Corn(self.corn_for(cost, saved));
            self.construct(seat, building, corn, architecture, sink);
        } else if saved > 0 && cost != Blocks::NONE {
            self.tasks.push(Task::Save { building, renovated: discarded });
        } else {
            self.construct(seat, building, Payment::Blocks(cost), architecture, sink);
        }
    }

    /// The kinds of block that can be saved so that the rest can be paid.
    pub(crate) fn saving_answers(
        &self,
        seat: Seat,
        building: Building,
        discarded: Option<Building>,
    ) -> Answers {
        let cost = renovated(building.plan().cost, discarded);
        let mut answers = Answers::NONE;
        for &resource in Resource::ALL {
            let payable = self.players[seat].can_pay(cost.without(resource));
            answers.add_if(cost.of(resource) > 0 && payable, Decision::Save(resource));
        }
        answers
    }

    /// Builds with a block of this kind saved.
    pub(crate) fn save(
        &mut self,
        seat: Seat,
        building: Building,
        discarded: Option<Building>,
        resource: Resource,
        sink: &mut impl Sink<Event>,
    ) {
        let cost = renovated(building.plan().cost, discarded).without(resource);
        self.construct(seat, building, Payment::Blocks(cost), true, sink);
    }

    /// Payment, then what Architecture brings, then what the building does.
    fn construct(
        &mut self,
        seat: Seat,
        building: Building,
        payment: Payment,
        architecture: bool,
        sink: &mut impl Sink<Event>,
    ) {
        if architecture {
            sink.tell(|| Event::BuiltWithArchitecture { seat, building });
        } else {
            sink.tell(|| Event::Built { seat, building });
        }
        let skulls = building.plan().skulls;
        match payment {
            Payment::Blocks(cost) => self.pay(seat, cost, skulls, sink),
            Payment::Corn(corn) => {
                self.pay_corn(seat, corn, sink);
                self.pay(seat, Blocks::NONE, skulls, sink);
            }
        }
        for place in self.row.iter_mut().filter(|place| **place == Some(building)) {
            *place = None;
        }
        self.players[seat].buildings.insert(building.index());
        self.tasks.push(Task::Effects { building, next: 0 });
        if architecture {
            let points = self.has(seat, Track::Architecture, 2);
            self.tasks.push(Task::BringArchitecture { points });
        }
        if self.surcharge() > 0 && matches!(payment, Payment::Blocks(_)) {
            self.tasks.push(Task::Pay { blocks: 1, purchase: Purchase::Surcharge });
        }
    }

    // A monument --------------------------------------------------------------------------------

    /// A monument is built instead of buildings, and without Architecture.
    pub(crate) fn build_monument(
        &mut self,
        seat: Seat,
        monument: Monument,
        sink: &mut impl Sink<Event>,
    ) {
        if self.players[seat].buildings.0 & RENOVABLE.0 == 0 {
            self.erect(seat, monument, None, sink);
        } else {
            self.tasks.push(Task::RenovateFor { monument });
        }
    }

    pub(crate) fn erect(
        &mut self,
        seat: Seat,
        monument: Monument,
        discarded: Option<Building>,
        sink: &mut impl Sink<Event>,
    ) {
        sink.tell(|| Event::MonumentBuilt { seat, monument });
        let design = monument.design();
        self.pay(seat, renovated(design.cost, discarded), design.skulls, sink);
        for place in self.monuments.iter_mut().filter(|place| **place == Some(monument)) {
            *place = None;
        }
        self.players[seat].monuments.insert(monument.index());
    }
}
