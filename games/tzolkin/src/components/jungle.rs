//! The fields of the jungle beside Palenque 2 to 5.

use serde::{Deserialize, Deserializer, Serialize, Serializer};

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

/// A group of fields. Files call it by the number of its action, from 2 to 5.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Group(u8);

/// What a harvest brings: corn, or wood.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Yield {
    /// For a corn tile.
    pub corn: u8,
    /// For a wood tile; the first group has none.
    pub wood: u8,
}

const YIELDS: [Yield; GROUPS] = [
    Yield { corn: 4, wood: 0 },
    Yield { corn: 5, wood: 2 },
    Yield { corn: 7, wood: 3 },
    Yield { corn: 9, wood: 4 },
];

impl Group {
    /// All of them.
    pub const ALL: [Self; GROUPS] = [Self(0), Self(1), Self(2), Self(3)];
    /// The number of the first one's action.
    const FIRST_ACTION: u8 = 2;

    /// Its place in the order.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The number of the action of Palenque that harvests here.
    pub const fn action(self) -> u8 {
        self.0 + Self::FIRST_ACTION
    }

    /// What a harvest here brings.
    pub const fn harvest(self) -> Yield {
        YIELDS[self.index()]
    }
}

impl Serialize for Group {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.action())
    }
}

impl<'de> Deserialize<'de> for Group {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let action = u8::deserialize(deserializer)?;
        Self::ALL.into_iter().find(|group| group.action() == action).ok_or_else(|| {
            let unexpected = serde::de::Unexpected::Unsigned(action.into());
            serde::de::Error::invalid_value(unexpected, &"an action of Palenque from 2 to 5")
        })
    }
}

/// The fields at set-up, `fields` to a group; the first group has no wood.
pub(crate) fn fresh(fields: u8) -> [Fields; GROUPS] {
    let wooded = Fields { wood: fields, corn: 0 };
    [Fields { wood: 0, corn: fields }, wooded, wooded, wooded]
}
