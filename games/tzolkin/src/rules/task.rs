//! What is still to be done in a turn: a pile of tasks, of which the last is done first.
//!
//! Most tasks ask the player something. A task within a task, such as the building that grants
//! another building, simply lies on top of it.

use serde::{Deserialize, Serialize};

use crate::components::action::Site;
use crate::components::building::Building;
use crate::components::gear::Space;
use crate::components::jungle::Group;
use crate::components::monument::Monument;
use crate::components::technology::Track;
use crate::components::temple::Temple;

/// How deep the pile can be. Play from set-up needs no more than eight.
pub(crate) const DEEPEST: usize = 16;
/// How deep it may be in a position from outside, which leaves room for what may still be added.
pub(crate) const DEEPEST_READ: usize = 9;

/// Something still to be done.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(tag = "task", rename_all = "snake_case", deny_unknown_fields)]
pub enum Task {
    /// Choose the action of the worker just picked up from this space.
    Action {
        /// Where it stood.
        from: Space,
    },
    /// Pay 1 corn and choose any action of four gears.
    AnyAction {
        /// May it be left out?
        optional: bool,
    },
    /// Harvest at Palenque.
    Harvest {
        /// By which of its actions: the group beside it.
        action: Group,
    },
    /// Advance on tracks of technology.
    Learn {
        /// How many times at most.
        steps: u8,
        /// For blocks, or for nothing?
        paid: bool,
        /// May the rest be left out?
        optional: bool,
    },
    /// Pay `blocks` blocks of the player's choice for something.
    Pay {
        /// How many.
        blocks: u8,
        /// For what.
        purchase: Purchase,
    },
    /// Take `blocks` blocks of the player's choice.
    Take {
        /// How many.
        blocks: u8,
    },
    /// Step up on a temple of the player's choice.
    Climb,
    /// Step up on this temple.
    Step {
        /// Which.
        temple: Temple,
    },
    /// Step up on two different temples.
    ClimbTwo,
    /// May pay a block for a step on a temple, after an action at Chichen Itza.
    Devote,
    /// Build.
    Build {
        /// By which action.
        site: Site,
        /// May it be left out?
        optional: bool,
        /// Does Architecture still apply?
        architecture: bool,
    },
    /// Decide whether Architecture applies to this building, the first of two.
    Architecture {
        /// Which.
        building: Building,
    },
    /// What Architecture brings for a building: after its surcharge; or for the first of two, once
    /// the second, for which it was kept, is not built.
    BringArchitecture {
        /// Does it bring points?
        points: bool,
    },
    /// Choose whether to discard a building for this one.
    Renovate {
        /// Which is built.
        building: Building,
        /// By which action.
        site: Site,
        /// Does Architecture help?
        architecture: bool,
    },
    /// Choose whether to discard a building for this monument.
    RenovateFor {
        /// Which is built.
        monument: Monument,
    },
    /// Choose which block Architecture saves.
    Save {
        /// For which building.
        building: Building,
        /// What was discarded for it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        renovated: Option<Building>,
    },
    /// Trade at the market: sales before purchases, and each of them wood, stone, gold.
    Market {
        /// The first trade in that order that is still open.
        next: u8,
        /// A bit for each kind that was sold, and so cannot be bought back.
        sold: u8,
        /// May it be left out, or ended?
        optional: bool,
    },
    /// May build a monument.
    BuildMonument,
    /// Choose on which track to fall by a level.
    Shift,
    /// Advance on each of these tracks, in an order of the player's choice.
    Spread {
        /// A bit for each.
        tracks: u8,
    },
    /// Choose the bonus of any track.
    AnyBonus,
    /// May pay what a prophecy asks for a step on this temple.
    TaxedStep {
        /// Which.
        temple: Temple,
    },
    /// May pay a block for an advance on this track.
    TaxedAdvance {
        /// Which.
        track: Track,
    },
    /// May take gold, for a corn each.
    TaxedGold {
        /// How many.
        blocks: u8,
    },
    /// May take skulls, for a step down each.
    TaxedSkulls {
        /// How many.
        skulls: u8,
    },
    /// May promise a step down for the skull of the gods.
    Vow,
    /// Step down on a temple.
    Descend,
    /// Carry out what a building does.
    Effects {
        /// Which.
        building: Building,
        /// Which of its effects is next.
        next: u8,
    },
}

impl Task {
    /// Is it done without asking anything?
    pub(crate) const fn asks_nothing(self) -> bool {
        matches!(self, Self::Effects { .. } | Self::Step { .. } | Self::BringArchitecture { .. })
    }
}

/// What blocks of the player's choice are paid for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Purchase {
    /// An advance on this track.
    Technology(Track),
    /// A step on this temple.
    Temple(Temple),
    /// A step on two temples.
    TwoTemples,
    /// What crowded cities ask for a building.
    Surcharge,
}

/// A pile of tasks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Tasks {
    pile: [Task; DEEPEST],
    height: u8,
}

/// What fills the places above the pile.
const NOTHING: Task = Task::Climb;

impl Tasks {
    pub const NONE: Self = Self { pile: [NOTHING; DEEPEST], height: 0 };

    /// The task to be done next.
    #[inline]
    pub fn top(&self) -> Option<Task> {
        self.as_slice().last().copied()
    }

    /// Puts a task on top.
    #[inline]
    pub fn push(&mut self, task: Task) {
        debug_assert!(usize::from(self.height) < DEEPEST, "the pile is full");
        if let Some(place) = self.pile.get_mut(usize::from(self.height)) {
            *place = task;
            self.height += 1;
        }
    }

    /// Takes the top task away.
    #[inline]
    pub fn pop(&mut self) -> Option<Task> {
        let top = self.top()?;
        self.height -= 1;
        self.pile[usize::from(self.height)] = NOTHING;
        Some(top)
    }

    /// All of them, the top one last.
    pub fn as_slice(&self) -> &[Task] {
        self.pile.get(..usize::from(self.height)).unwrap_or_default()
    }
}
