//! Quick actions, and whether they can be done.

use super::build::Help;
use super::pile::Task;
use super::table::Plain;
use crate::{Prophecy, Quick, Site, Space, Track};

impl Plain {
    /// The tile in force: two days each, those of the second age from tooth 14, the last to the end.
    pub(super) fn quick_tile(&self) -> Quick {
        let at = usize::from(self.tooth / 2).min(12);
        self.quick[at]
    }

    /// Can the quick action be done with what is in hand, and the corn on the teeth if it is one's
    /// own?
    pub(super) fn quick_is_possible(&self) -> bool {
        let mut then = self.clone();
        then.this_turn.ending = true;
        if self.me().on.contains(&Space::START) {
            then.me_mut().corn += self.teeth_corn;
        }
        let me = then.me();
        match self.quick_tile() {
            Quick::Corn | Quick::WoodAndCorn | Quick::Stone => true,
            Quick::Gold => !self.suffers(Prophecy::GoldShortage) || me.corn >= 1,
            Quick::Technology => Track::ALL.iter().any(|&track| then.may_learn(track, true)),
            Quick::Market => me.total_blocks() > 0 || me.corn >= 2,
            Quick::Build => {
                then.me_mut().corn -= 1;
                let buildings = then.build_answers(Site::Quick, false, Help::Gone);
                then.me().corn >= 0 && !buildings.is_empty()
            }
        }
    }

    /// No technology helps here.
    pub(super) fn act_quickly(&mut self) {
        match self.quick_tile() {
            Quick::Technology => {
                self.pile.push(Task::Learn { steps: 1, paid: true, optional: false });
            }
            Quick::Market => {
                self.pile.push(Task::Market { next: 0, sold: [false; 3], optional: false });
            }
            Quick::Build => {
                self.me_mut().corn -= 1;
                let (site, help) = (Site::Quick, Help::Gone);
                self.pile.push(Task::Build { site, optional: false, help });
            }
            gives => {
                if let Some(what) = gives.gain() {
                    self.gain(what);
                }
            }
        }
    }
}
