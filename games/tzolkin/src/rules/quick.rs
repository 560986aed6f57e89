//! Quick actions: what is promised when a worker is placed for one, and done at the end of the turn.

use patolli_game::{Seat, Sink};

use crate::components::action::Site;
use crate::components::gear::{Space, Spaces};
use crate::components::material::Resource;
use crate::components::prophecy::Prophecy;
use crate::components::quick::{QUICK_BUILD, QUICK_SPACE, Quick, tile_on};
use crate::components::technology::Track;
use crate::format::event::Event;
use crate::rules::gains::Purse;
use crate::rules::player::Player;
use crate::rules::state::Tzolkin;
use crate::rules::task::Task;

impl Tzolkin {
    /// The quick action of this day.
    pub fn quick_action(&self) -> Option<Quick> {
        self.quick.get(tile_on(self.tooth)).copied().flatten()
    }

    /// Does the player, whose turn it is, have a worker on a quick space?
    pub(crate) fn has_quick_worker(&self, seat: Seat) -> bool {
        !self.players[seat].on.and(Spaces::QUICK).is_empty()
    }

    pub(crate) fn may_place_quick(&self, seat: Seat, taken: Spaces) -> bool {
        let free = taken.and(Spaces::QUICK) != Spaces::QUICK && !self.has_quick_worker(seat);
        let left = self.players[seat].corn.checked_sub(QUICK_SPACE + self.worker_cost(seat));
        free && left.is_some_and(|left| {
            let corn = self.with_teeth(seat, left, false);
            self.quick_is_possible(seat, &Player { corn, ..self.players[seat] })
        })
    }

    pub(crate) fn place_quick(&mut self, seat: Seat, sink: &mut impl Sink<Event>) {
        let taken = self.occupied();
        if let Some(space) = Space::QUICK.into_iter().find(|&quick| !taken.contains(quick)) {
            let cost = self.placing_cost(seat, space);
            self.place(seat, space, cost, sink);
        }
    }

    /// Could the quick action be done by the player with these things?
    pub(crate) fn quick_is_possible(&self, seat: Seat, player: &Player) -> bool {
        let corn = player.corn;
        match self.quick_action() {
            None => false,
            Some(Quick::Gold) => self.calamity != Some(Prophecy::GoldShortage) || corn > 0,
            Some(Quick::Technology) => {
                let blocks = player.all_blocks();
                let purse = Purse { corn, blocks, sells: false, buys: false };
                Track::ALL.iter().any(|&track| self.could_learn(seat, track, true, purse))
            }
            Some(Quick::Build) => {
                corn >= QUICK_BUILD
                    && self
                        .on_offer()
                        .any(|building| self.could_build(player, building, Site::Quick, 0))
            }
            Some(Quick::Market) => corn >= Resource::Wood.corn() || player.all_blocks() > 0,
            Some(Quick::Corn | Quick::WoodAndCorn | Quick::Stone) => true,
        }
    }

    pub(crate) fn do_quick_action(&mut self, seat: Seat, sink: &mut impl Sink<Event>) {
        let Some(quick) = self.quick_action() else { return };
        sink.tell(|| Event::QuickActionUsed { seat, quick });
        if let Some(what) = quick.gain() {
            self.gain(seat, what, sink);
            return;
        }
        match quick {
            Quick::Technology => {
                self.tasks.push(Task::Learn { steps: 1, paid: true, optional: false });
            }
            Quick::Market => {
                self.tasks.push(Task::Market { next: 0, sold: 0, optional: false });
            }
            _ => {
                self.pay_corn(seat, QUICK_BUILD, sink);
                let site = Site::Quick;
                self.tasks.push(Task::Build { site, optional: false, architecture: false });
            }
        }
    }
}
