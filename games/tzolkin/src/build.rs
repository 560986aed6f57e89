//! Building: what can be built, what Architecture saves, and what happens then.

use patolli_game::{Seat, Sink};

use crate::answers::Answers;
use crate::building::Building;
use crate::decision::at;
use crate::event::Event;
use crate::game::Tzolkin;
use crate::material::{Blocks, Resource};
use crate::monument::Monument;
use crate::player::Source;
use crate::task::{Site, Task};
use crate::technology::Track;

/// The points of Architecture for a building, from its second level.
const ARCHITECTURE_POINTS: i16 = 2;

/// How a building is paid for.
#[derive(Clone, Copy)]
enum Payment {
    Blocks(Blocks),
    Corn(u16),
}

impl Tzolkin {
    /// How many blocks Architecture saves, if it applies.
    pub(crate) fn blocks_saved(&self, seat: Seat, architecture: bool) -> u16 {
        u16::from(architecture && self.has(seat, Track::Architecture, 3))
    }

    /// The buildings that the player can pay for; with Tikal 4 also the monuments. Of tiles that are
    /// all alike, the one with the lowest number stands for all.
    pub(crate) fn build_answers(
        &self,
        seat: Seat,
        site: Site,
        optional: bool,
        architecture: bool,
    ) -> Answers {
        let mut answers = Answers::NONE;
        answers.add_if(optional, at::DONE);
        let player = &self.players[seat];
        let saved = self.blocks_saved(seat, architecture);
        for building in self.on_offer() {
            let payable = match site {
                Site::ForCorn => self.corn_price(seat, building) <= player.corn,
                _ => player.shortfall(building.plan().cost) <= saved,
            };
            let stands_for_all =
                || !self.on_offer().any(|other| other < building && other.is_like(building));
            answers.add_if(payable && stands_for_all(), at::BUILD + building.index());
        }
        if site == Site::FirstOfTwo {
            for &monument in self.monuments.iter().flatten() {
                let payable = self.can_pay_monument(seat, monument);
                answers.add_if(payable, at::BUILD_MONUMENT + monument.index());
            }
        }
        answers
    }

    /// Builds a building; Architecture applies to it unless it is the first of two, when the builder
    /// decides.
    pub(crate) fn build(&mut self, seat: Seat, building: Building, sink: &mut impl Sink<Event>) {
        let Some(Task::Build { site, architecture, .. }) = self.tasks.top() else { return };
        let helps = architecture && self.has(seat, Track::Architecture, 1);
        match site {
            Site::FirstOfTwo => {
                let second = Site::SecondOfTwo;
                self.tasks.replace(Task::Build {
                    site: second,
                    optional: true,
                    architecture: true,
                });
                if helps {
                    self.tasks.push(Task::Architecture { building });
                } else {
                    let cost = Payment::Blocks(building.plan().cost);
                    self.construct(seat, building, cost, false, sink);
                }
            }
            Site::One | Site::SecondOfTwo => {
                self.tasks.pop();
                self.construct_for_blocks(seat, building, helps, sink);
            }
            Site::ForCorn => {
                self.tasks.pop();
                let price = Payment::Corn(self.corn_price(seat, building));
                self.construct(seat, building, price, helps, sink);
            }
        }
    }

    /// Now, or for the second building: each if the first can be paid like that.
    pub(crate) fn architecture_answers(&self, seat: Seat, building: Building) -> Answers {
        let shortfall = self.players[seat].shortfall(building.plan().cost);
        let mut answers = Answers::NONE;
        answers.add_if(shortfall <= self.blocks_saved(seat, true), at::USE_ARCHITECTURE);
        answers.add_if(shortfall == 0, at::KEEP_ARCHITECTURE);
        answers
    }

    /// Takes the question about Architecture away.
    fn answer_architecture(&mut self) -> Option<Building> {
        let Some(Task::Architecture { building }) = self.tasks.top() else { return None };
        self.tasks.pop();
        Some(building)
    }

    pub(crate) fn use_architecture(&mut self, seat: Seat, sink: &mut impl Sink<Event>) {
        let Some(building) = self.answer_architecture() else { return };
        if let Some(Task::Build { site, optional, .. }) = self.tasks.top() {
            self.tasks.replace(Task::Build { site, optional, architecture: false });
        }
        self.construct_for_blocks(seat, building, true, sink);
    }

    pub(crate) fn keep_architecture(&mut self, seat: Seat, sink: &mut impl Sink<Event>) {
        let Some(building) = self.answer_architecture() else { return };
        let cost = Payment::Blocks(building.plan().cost);
        self.construct(seat, building, cost, false, sink);
    }

    /// Pays in blocks, after the builder has said which one Architecture saves.
    fn construct_for_blocks(
        &mut self,
        seat: Seat,
        building: Building,
        architecture: bool,
        sink: &mut impl Sink<Event>,
    ) {
        if self.blocks_saved(seat, architecture) > 0 {
            self.tasks.push(Task::Save { building });
        } else {
            let cost = Payment::Blocks(building.plan().cost);
            self.construct(seat, building, cost, architecture, sink);
        }
    }

    /// The kinds of block that can be saved so that the rest can be paid.
    pub(crate) fn saving_answers(&self, seat: Seat, building: Building) -> Answers {
        let cost = building.plan().cost;
        let mut answers = Answers::NONE;
        for &resource in Resource::ALL {
            let payable = self.players[seat].can_pay(cost.without(resource));
            answers.add_if(cost.of(resource) > 0 && payable, at::SAVE + resource.index());
        }
        answers
    }

    pub(crate) fn save(&mut self, seat: Seat, resource: Resource, sink: &mut impl Sink<Event>) {
        let Some(Task::Save { building }) = self.tasks.top() else { return };
        self.tasks.pop();
        let cost = Payment::Blocks(building.plan().cost.without(resource));
        self.construct(seat, building, cost, true, sink);
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
        match payment {
            Payment::Blocks(cost) => self.pay(seat, cost, 0, sink),
            Payment::Corn(corn) => self.pay_corn(seat, corn, sink),
        }
        for place in self.row.iter_mut().filter(|place| **place == Some(building)) {
            *place = None;
        }
        self.players[seat].buildings.insert(building.index());
        if architecture {
            self.gain(seat, crate::Materials::corn(1), sink);
            if self.has(seat, Track::Architecture, 2) {
                self.score(seat, Source::Technologies, ARCHITECTURE_POINTS, sink);
            }
        }
        self.tasks.push(Task::Effects { building, next: 0 });
    }

    /// A monument is built instead of buildings, and without Architecture.
    pub(crate) fn build_monument(
        &mut self,
        seat: Seat,
        monument: Monument,
        sink: &mut impl Sink<Event>,
    ) {
        self.tasks.pop();
        sink.tell(|| Event::MonumentBuilt { seat, monument });
        let design = monument.design();
        self.pay(seat, design.cost, design.skulls, sink);
        for place in self.monuments.iter_mut().filter(|place| **place == Some(monument)) {
            *place = None;
        }
        self.players[seat].monuments.insert(monument.index());
    }
}
