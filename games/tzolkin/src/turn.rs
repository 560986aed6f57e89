//! A turn: beg, then place workers or pick some up.

use patolli_game::{Seat, Sink};

use crate::answers::Answers;
use crate::decision::at;
use crate::event::Event;
use crate::game::Tzolkin;
use crate::gear::{Gear, Space, Spaces};
use crate::task::Task;
use crate::temple::Temple;

/// Who has no more corn than this may beg.
pub const MOST_CORN_TO_BEG: u16 = 2;
/// Who begs has so much corn then.
pub const CORN_AFTER_BEGGING: u16 = 3;

impl Tzolkin {
    /// What the player may do now in the turn itself: beg, place or pick up; and stop, once there is a
    /// worker placed or picked up.
    pub(crate) fn turn_answers(&self, seat: Seat) -> Answers {
        let mut answers = Answers::NONE;
        let player = &self.players[seat];
        if self.placed == 0 {
            answers.add_pick_ups(player.on_gears());
        }
        if self.picking {
            answers.add(at::DONE);
            return answers;
        }
        if player.free_workers() > 0 {
            self.add_placements(seat, &mut answers);
        }
        if self.placed > 0 {
            answers.add(at::DONE);
            return answers;
        }
        if self.may_beg(seat) {
            for &temple in Temple::ALL {
                answers.add_if(player.temples[temple.index()] > 0, at::BEG + temple.index());
            }
        }
        if answers.is_empty() {
            self.add_merciful_placements(&mut answers);
        }
        answers
    }

    /// The gears where the player can pay for the lowest free space, and the first-player space.
    fn add_placements(&self, seat: Seat, answers: &mut Answers) {
        let corn = self.players[seat].corn;
        let occupied = self.occupied();
        for &gear in Gear::ALL {
            let free = occupied.lowest_free(gear);
            let payable = free.is_some_and(|space| self.placing_cost(space) <= corn);
            answers.add_if(payable, at::PLACE + gear.index());
        }
        let free = !occupied.contains(Space::START);
        answers.add_if(free && self.placing_cost(Space::START) <= corn, at::PLACE_FIRST);
    }

    /// The number of the space, and one more corn for each worker placed before in this turn.
    pub(crate) fn placing_cost(&self, space: Space) -> u16 {
        u16::from(space.number()) + u16::from(self.placed)
    }

    /// The gears with the cheapest of all free spaces.
    fn add_merciful_placements(&self, answers: &mut Answers) {
        let occupied = self.occupied();
        let free = || Gear::ALL.iter().filter_map(|&gear| occupied.lowest_free(gear));
        let cheapest = free().map(Space::number).min();
        for space in free().filter(|space| Some(space.number()) == cheapest) {
            if let Some(gear) = space.gear() {
                answers.add(at::PLACE + gear.index());
            }
        }
    }

    /// At the beginning of a turn, with little corn, and while a god can still be angered.
    pub(crate) fn may_beg(&self, seat: Seat) -> bool {
        let player = &self.players[seat];
        let begins = self.placed == 0 && !self.picking && !self.begged;
        begins && player.corn <= MOST_CORN_TO_BEG && player.temples != [0; Temple::COUNT]
    }

    pub(crate) fn beg(&mut self, seat: Seat, temple: Temple, sink: &mut impl Sink<Event>) {
        self.begged = true;
        self.players[seat].corn = CORN_AFTER_BEGGING;
        sink.tell(|| Event::Begged { seat });
        self.step_down(seat, temple, sink);
    }

    /// Places a worker and pays; who cannot pay is shown mercy and gives all corn.
    pub(crate) fn place(&mut self, seat: Seat, space: Space, sink: &mut impl Sink<Event>) {
        let cost = self.placing_cost(space);
        self.placed += 1;
        let player = &mut self.players[seat];
        player.on.insert(space);
        if cost > player.corn {
            let corn = std::mem::take(&mut player.corn);
            sink.tell(|| Event::MercyShown { seat, space, corn });
            return;
        }
        player.corn -= cost;
        if space == Space::START {
            sink.tell(|| Event::FirstPlaceTaken { seat, corn: cost });
        } else {
            sink.tell(|| Event::WorkerPlaced { seat, space, corn: cost });
        }
    }

    /// Picks up a worker, who then has an action.
    pub(crate) fn pick_up(&mut self, seat: Seat, space: Space, sink: &mut impl Sink<Event>) {
        self.picking = true;
        self.players[seat].on = self.players[seat].on.without(Spaces::only(space));
        sink.tell(|| Event::WorkerPickedUp { seat, space });
        self.tasks.push(Task::Action { from: space });
    }
}
