//! The 13 prophecies: a calamity for a quarter of the game, and points for doing well in it.

use patolli_game::{Name, named_enum};

use crate::components::temple::Temple;

named_enum! {
    /// A prophecy.
    Prophecy in "tzolkin-prophecy":
    /// Each step up costs 1 corn.
    WrathfulGods,
    /// Each step up on the brown temple costs a block.
    AngryChaac,
    /// Each step up on the yellow temple costs a block.
    AngryQuetzalcoatl,
    /// Each step up on the green temple costs a block.
    AngryKukulcan,
    /// Wood harvests bring 1 wood less.
    ForestFires,
    /// Corn harvests bring 1 corn less.
    Drought,
    /// Each gold costs 1 corn.
    GoldShortage,
    /// Each skull costs a step down.
    Desecration,
    /// Each advance in technology costs another block.
    TeacherShortage,
    /// The second level of technologies does not act.
    ForgottenLore,
    /// Each building costs another block, or 2 corn.
    CrowdedCities,
    /// Each worker needs 1 corn more.
    Hunger,
    /// Each worker placed on Chichen Itza costs 2 corn more.
    HighFloodwaters,
}

/// How many prophecies come true.
pub const PROPHECIES: usize = 3;

/// What the four bands of a prophecy are worth.
pub const BAND_POINTS: [i16; 4] = [-5, 0, 6, 13];

impl Prophecy {
    /// The counts at which the second, the third and the fourth band begin.
    pub const fn bands(self) -> [i16; 3] {
        match self {
            Self::WrathfulGods => [1, 4, 10],
            Self::AngryChaac | Self::AngryQuetzalcoatl | Self::AngryKukulcan => [0, 2, 4],
            Self::ForestFires => [1, 3, 6],
            Self::Drought | Self::CrowdedCities => [2, 4, 7],
            Self::GoldShortage => [2, 4, 6],
            Self::Desecration => [1, 3, 5],
            Self::TeacherShortage => [3, 5, 7],
            Self::ForgottenLore | Self::HighFloodwaters => [1, 2, 3],
            Self::Hunger => [4, 5, 6],
        }
    }

    /// The points for a count of `count`.
    pub fn points(self, count: i16) -> i16 {
        let reached = self.bands().iter().filter(|&&least| count >= least).count();
        BAND_POINTS[reached]
    }

    /// What it does while it is true, in words.
    pub fn calamity_name(self) -> Name {
        Name::new("tzolkin-prophecy-calamity", self.into())
    }

    /// What is counted at its end, in words.
    pub fn counted_name(self) -> Name {
        Name::new("tzolkin-prophecy-counted", self.into())
    }

    /// The temple of an angry god.
    pub const fn angry_temple(self) -> Option<Temple> {
        match self {
            Self::AngryChaac => Some(Temple::Brown),
            Self::AngryQuetzalcoatl => Some(Temple::Yellow),
            Self::AngryKukulcan => Some(Temple::Green),
            _ => None,
        }
    }
}
