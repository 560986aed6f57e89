//! Architecture: what it saves and brings, and which of two buildings it is for.

use std::cmp::Ordering;

use patolli_game::{Seat, Silent, Sink};

use crate::components::action::Site;
use crate::components::building::Building;
use crate::components::material::Materials;
use crate::components::technology::Track;
use crate::format::decision::Decision;
use crate::format::event::Event;
use crate::format::source::Source;
use crate::rules::answers::Answers;
use crate::rules::state::Tzolkin;
use crate::rules::task::Task;

/// The points of Architecture for a building, from its second level.
const ARCHITECTURE_POINTS: i16 = 2;

/// How many questions to look ahead for a second building.
const LOOK_AHEAD: u32 = 10_000;

/// The second of two buildings, which need not be built.
pub(super) const fn second_building(architecture: bool) -> Task {
    Task::Build { site: Site::SecondOfTwo, optional: true, architecture }
}

impl Tzolkin {
    /// How many blocks Architecture saves, if it applies.
    pub(crate) fn blocks_saved(&self, seat: Seat, architecture: bool) -> u16 {
        u16::from(architecture && self.has(seat, Track::Architecture, 3))
    }

    /// What Architecture brings for a building: a corn, and points from its second level.
    #[inline(never)]
    pub(super) fn bring_architecture(
        &mut self,
        seat: Seat,
        points: bool,
        sink: &mut impl Sink<Event>,
    ) {
        self.gain(seat, Materials::corn(1), sink);
        if points {
            self.score(seat, Source::Technologies, ARCHITECTURE_POINTS, sink);
        }
    }

    // Two buildings -----------------------------------------------------------------------------

    /// Now, or for the second building if one may follow: each if the first can be paid that way.
    pub(crate) fn architecture_answers(&self, seat: Seat, building: Building) -> Answers {
        let payable = self.payable_with_architecture(seat, building);
        let keeps = payable.contains(Decision::KeepArchitecture);
        if keeps && !self.second_may_follow(seat, building) {
            return payable.filter(|decision| decision != Decision::KeepArchitecture);
        }
        payable
    }

    /// Now, or for a second building, whether or not one may follow.
    pub(super) fn payable_with_architecture(&self, seat: Seat, building: Building) -> Answers {
        let player = &self.players[seat];
        let could_build = |saved| self.could_build(player, building, Site::FirstOfTwo, saved);
        let mut answers = Answers::NONE;
        answers.add_if(could_build(self.blocks_saved(seat, true)), Decision::UseArchitecture);
        answers.add_if(could_build(0), Decision::KeepArchitecture);
        answers
    }

    /// Could a second building follow this one? What the first brings and grants may pay for it.
    fn second_may_follow(&self, seat: Seat, first: Building) -> bool {
        let mut next = self.clone();
        next.tasks.pop();
        let depth = next.tasks.as_slice().len();
        next.renovate_or_not(seat, first, Site::FirstOfTwo, false, &mut Silent);
        next.leads_to(
            seat,
            LOOK_AHEAD,
            &|game: &Self| match game.tasks.as_slice().len().cmp(&depth) {
                Ordering::Less => Some(false),
                Ordering::Equal if game.can_build(seat, Site::SecondOfTwo) => Some(true),
                Ordering::Equal | Ordering::Greater => None,
            },
        )
    }

    /// Architecture applies to the first of two buildings, and so not to the second.
    pub(crate) fn use_architecture(
        &mut self,
        seat: Seat,
        building: Building,
        sink: &mut impl Sink<Event>,
    ) {
        self.tasks.pop();
        self.tasks.push(second_building(false));
        self.renovate_or_not(seat, building, Site::FirstOfTwo, true, sink);
    }

    /// Architecture is kept for the second of two buildings; if none is built, the first gets what it
    /// brings after all.
    pub(crate) fn keep_architecture(
        &mut self,
        seat: Seat,
        building: Building,
        sink: &mut impl Sink<Event>,
    ) {
        let points = self.has(seat, Track::Architecture, 2);
        self.tasks.pop();
        self.tasks.push(Task::BringArchitecture { points });
        self.tasks.push(second_building(true));
        self.renovate_or_not(seat, building, Site::FirstOfTwo, false, sink);
    }

    /// The second of two buildings is built, and so has what was kept for it.
    pub(super) fn use_kept_architecture(&mut self) {
        if matches!(self.tasks.top(), Some(Task::BringArchitecture { .. })) {
            self.tasks.pop();
        }
    }
}
