//! What is being asked: first what to do, then where, then how.

use serde::{Deserialize, Serialize};

use crate::board::cell::Cell;

/// What is being asked.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the fields are the cells chosen so far")]
pub enum Question {
    /// On which start cell the Pilli begins.
    Start,
    /// What to do next in a turn.
    Turn,
    /// Where to walk.
    Walk,
    /// Where to sail.
    Sail,
    /// Where to jump.
    Jump,
    /// Where to dig a canal of one cell.
    Canal,
    /// Where the double canal begins, in the north or west.
    DoubleCanal,
    /// Where it ends.
    SecondCell { first: Cell },
    /// Where to build a bridge.
    Bridge,
    /// Which way it leads.
    Axis { cell: Cell },
    /// Which bridge to move.
    MoveBridge,
    /// Where to.
    NewPlace { from: Cell },
    /// Which way it leads there.
    NewAxis { from: Cell, cell: Cell },
    /// Where to build a temple.
    Temple,
    /// How many floors it has.
    Floors { cell: Cell },
    /// Where the calpulli token of a new district goes.
    Found,
    /// Nothing: the game is over.
    Nothing,
}
