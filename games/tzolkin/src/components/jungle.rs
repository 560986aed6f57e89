//! The fields of the jungle beside Palenque 2 to 5.

use serde::{Deserialize, Serialize};

/// A group of fields, which are all alike: what matters is how many still have wood on their corn,
/// and how many show corn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Fields {
    /// Fields with a wood tile on a corn tile.
    pub wood: u8,
    /// Fields with a corn tile on top.
    pub corn: u8,
}

/// How many groups of fields there are: one for each of Palenque 2 to 5.
pub const GROUPS: usize = 4;

/// The fields at set-up, `fields` to a group; the first group has no wood.
pub(crate) fn fresh(fields: u8) -> [Fields; GROUPS] {
    let wooded = Fields { wood: fields, corn: 0 };
    [Fields { wood: 0, corn: fields }, wooded, wooded, wooded]
}
