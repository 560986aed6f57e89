//! Placing workers: where, and for how much.

use patolli_game::{Seat, Sink};

use crate::components::gear::{Gear, Space, Spaces};
use crate::components::prophecy::Prophecy;
use crate::components::tribe::{CIT_BOLON_TUM_PRICE, Tribe, yumkaax_costs};
use crate::format::decision::Decision;
use crate::format::event::Event;
use crate::rules::answers::Answers;
use crate::rules::player::Player;
use crate::rules::state::Tzolkin;
use crate::rules::turn::Once;

/// How much more a worker on Chichen Itza costs in high floodwaters.
const FLOOD: u16 = 2;

impl Tzolkin {
    /// The gears where the player can pay for the lowest free space, the first-player space and a
    /// quick space.
    pub(crate) fn add_placements(&self, seat: Seat, answers: &mut Answers) {
        let player = &self.players[seat];
        let taken = self.taken_for(seat);
        let reach = player.reach();
        // What a worker costs beyond the number of its space.
        let extra = self.worker_cost(seat);
        let promised = self.options.quick_actions && self.has_quick_worker(seat);
        let can_place = |cost: u16, on_start: bool| {
            cost <= player.corn && (!promised || self.can_place(seat, cost, on_start))
        };
        let floods = self.calamity == Some(Prophecy::HighFloodwaters);
        for &gear in Gear::ALL {
            let Some(space) = taken.lowest_free(gear, reach) else { continue };
            let flood = if floods { self.flood(space) } else { 0 };
            let cost = u16::from(space.number_on(gear)) + extra + flood;
            answers.add_if(can_place(cost, false), Decision::Place(gear));
        }
        let start = !taken.contains(Space::START) && can_place(extra, true);
        answers.add_if(start, Decision::PlaceFirst);
        if self.options.quick_actions {
            answers.add_if(self.may_place_quick(seat, taken), Decision::PlaceQuick);
        }
        if player.tribe.is_some() && !self.has_used(Once::Placement) {
            self.add_tribal_placements(seat, taken, answers);
        }
    }

    /// Once a turn a tribe may place for a flat price, or skip a space.
    pub(crate) fn add_tribal_placements(&self, seat: Seat, taken: Spaces, answers: &mut Answers) {
        let player = &self.players[seat];
        for &gear in Gear::ALL {
            let Some(space) = taken.lowest_free(gear, player.reach()) else { continue };
            match player.tribe {
                Some(Tribe::CitBolonTum) => {
                    let flat = self.flat_cost(seat, space);
                    let cheaper = flat < self.placing_cost(seat, space);
                    let payable = cheaper && self.can_place(seat, flat, false);
                    answers.add_if(payable, Decision::PlaceFlat(gear));
                }
                Some(Tribe::VacubCaquix) => {
                    let next = taken.or(Spaces::only(space)).lowest_free(gear, player.reach());
                    let payable = next.is_some_and(|next| {
                        self.can_place(seat, self.placing_cost(seat, next), false)
                    });
                    answers.add_if(payable, Decision::Skip(gear));
                }
                _ => {}
            }
        }
    }

    /// The spaces that are taken, or count as taken for this player.
    pub(crate) fn taken_for(&self, _: Seat) -> Spaces {
        match self.skipped {
            Some(skipped) => self.occupied().or(Spaces::only(skipped)),
            None => self.occupied(),
        }
    }

    /// The number of the space, what this worker costs beyond it, and what floods ask.
    pub(crate) fn placing_cost(&self, seat: Seat, space: Space) -> u16 {
        u16::from(space.number()) + self.worker_cost(seat) + self.flood(space)
    }

    /// For one worker a turn Cit-Bolon-Tum pays a flat price instead of the number.
    pub(crate) fn flat_cost(&self, seat: Seat, space: Space) -> u16 {
        CIT_BOLON_TUM_PRICE + self.worker_cost(seat) + self.flood(space)
    }

    /// One more corn for each worker placed earlier in this turn.
    pub(crate) fn worker_cost(&self, seat: Seat) -> u16 {
        if self.players[seat].has_tribe(Tribe::Yumkaax) {
            let costs = yumkaax_costs(self.options.yumkaax_table);
            return costs.get(usize::from(self.placed)).copied().unwrap_or(0);
        }
        self.placed.into()
    }

    pub(crate) fn flood(&self, space: Space) -> u16 {
        let floods = self.calamity == Some(Prophecy::HighFloodwaters);
        if floods && space.gear() == Some(Gear::Chichen) { FLOOD } else { 0 }
    }

    /// Can the player pay this for a worker, and still do the quick action that was promised?
    pub(crate) fn can_place(&self, seat: Seat, cost: u16, on_start: bool) -> bool {
        let Some(left) = self.players[seat].corn.checked_sub(cost) else { return false };
        !self.options.quick_actions || !self.has_quick_worker(seat) || {
            let corn = self.with_teeth(seat, left, on_start);
            self.quick_is_possible(seat, &Player { corn, ..self.players[seat] })
        }
    }

    /// With the corn on the teeth, if the first-player space is or will be this player's.
    pub(crate) fn with_teeth(&self, seat: Seat, corn: u16, on_start: bool) -> u16 {
        let teeth = on_start || self.players[seat].on.contains(Space::START);
        corn + if teeth { u16::from(self.teeth_corn) } else { 0 }
    }

    /// The gears with the cheapest of all free spaces.
    pub(crate) fn add_merciful_placements(&self, seat: Seat, answers: &mut Answers) {
        let free = || Gear::ALL.iter().filter_map(|&gear| self.free_space(seat, gear));
        let cost = |space: Space| self.placing_cost(seat, space);
        let cheapest = free().map(cost).min();
        for space in free().filter(|&space| Some(cost(space)) == cheapest) {
            if let Some(gear) = space.gear() {
                answers.add(Decision::Place(gear));
            }
        }
    }

    /// The lowest space of a gear that is free for this player.
    pub(crate) fn free_space(&self, seat: Seat, gear: Gear) -> Option<Space> {
        self.taken_for(seat).lowest_free(gear, self.players[seat].reach())
    }

    /// Places a worker and pays; a player who cannot pay is shown mercy and gives all corn.
    pub(crate) fn place(
        &mut self,
        seat: Seat,
        space: Space,
        cost: u16,
        sink: &mut impl Sink<Event>,
    ) {
        self.placed += 1;
        let player = &mut self.players[seat];
        if player.has_tribe(Tribe::AhChuyKak) {
            self.fresh.insert(space);
        }
        player.on.insert(space);
        if cost > player.corn {
            let corn = std::mem::take(&mut player.corn);
            sink.tell(|| Event::MercyShown { seat, space, corn });
            // One worker and no more, so nothing is sold for another.
            if self.players[seat].has_tribe(Tribe::XamanEk) {
                self.use_up(Once::Ability);
            }
            return;
        }
        player.corn -= cost;
        if space == Space::START {
            sink.tell(|| Event::FirstPlaceTaken { seat, corn: cost });
        } else if space.is_quick() {
            sink.tell(|| Event::QuickPlaceTaken { seat, corn: cost });
        } else {
            sink.tell(|| Event::WorkerPlaced { seat, space, corn: cost });
        }
    }

    pub(crate) fn place_on(&mut self, seat: Seat, gear: Gear, sink: &mut impl Sink<Event>) {
        if let Some(space) = self.free_space(seat, gear) {
            let cost = self.placing_cost(seat, space);
            self.place(seat, space, cost, sink);
        }
    }

    pub(crate) fn place_flat(&mut self, seat: Seat, gear: Gear, sink: &mut impl Sink<Event>) {
        if let Some(space) = self.free_space(seat, gear) {
            let cost = self.flat_cost(seat, space);
            self.use_up(Once::Placement);
            self.place(seat, space, cost, sink);
        }
    }

    /// Vacub-Caquix names a space, which counts as taken in this turn.
    pub(crate) fn skip(&mut self, seat: Seat, gear: Gear, sink: &mut impl Sink<Event>) {
        if let Some(space) = self.free_space(seat, gear) {
            self.skipped = Some(space);
            self.use_up(Once::Placement);
            sink.tell(|| Event::SpaceSkipped { seat, space });
        }
    }
}
