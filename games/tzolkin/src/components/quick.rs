//! Quick actions: done at the end of the turn in which a worker is placed on one of three spaces.

use patolli_game::named_enum;

use crate::components::material::{Blocks, Materials};

named_enum! {
    /// A quick action.
    Quick in "tzolkin-quick":
    /// 3 corn.
    Corn,
    /// A wood and a corn.
    WoodAndCorn,
    /// A stone.
    Stone,
    /// A gold.
    Gold,
    /// An advance in technology, at its cost.
    Technology,
    /// The market.
    Market,
    /// A building, for 1 corn more.
    Build,
}

/// How many quick tiles there are in each age.
pub const QUICK_TILES: [usize; 2] = [7, 6];
/// How many there are in all.
pub(crate) const ALL_QUICK_TILES: usize = QUICK_TILES[0] + QUICK_TILES[1];
/// How many days a tile lasts; the last one longer.
const DAYS: u8 = 2;
/// The tooth from which the tiles of the second age are in force.
const SECOND_AGE: u8 = 14;

/// What a quick action costs besides the worker: the number of its space.
pub(crate) const QUICK_SPACE: u16 = 1;
/// What building quickly costs besides the building, in corn.
pub(crate) const QUICK_BUILD: u16 = 1;

/// The tiles of an age.
pub(crate) const fn deck(age: u8) -> &'static [Quick] {
    if age == 1 {
        &[
            Quick::Corn,
            Quick::WoodAndCorn,
            Quick::Stone,
            Quick::Technology,
            Quick::Technology,
            Quick::Market,
            Quick::Build,
        ]
    } else {
        &[Quick::Corn, Quick::Stone, Quick::Gold, Quick::Technology, Quick::Market, Quick::Build]
    }
}

/// Which of all tiles is in force on this tooth.
pub(crate) fn tile_on(tooth: u8) -> usize {
    let at = if tooth < SECOND_AGE {
        tooth / DAYS
    } else {
        QUICK_TILES[0] as u8 + (tooth - SECOND_AGE) / DAYS
    };
    usize::from(at).min(ALL_QUICK_TILES - 1)
}

impl Quick {
    /// What it gives, if it only gives.
    pub const fn gain(self) -> Option<Materials> {
        match self {
            Self::Corn => Some(Materials::corn(3)),
            Self::WoodAndCorn => Some(Materials { corn: 1, blocks: Blocks([1, 0, 0]), skulls: 0 }),
            Self::Stone => Some(Materials::blocks(Blocks([0, 1, 0]))),
            Self::Gold => Some(Materials::blocks(Blocks([0, 0, 1]))),
            Self::Technology | Self::Market | Self::Build => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tiles_last_two_days_and_the_last_to_the_end() {
        let tiles: Vec<usize> = (0..=27).map(tile_on).collect();
        assert_eq!(
            tiles,
            [
                0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12, 12,
                12, 12
            ]
        );
    }

    #[test]
    fn there_are_seven_and_six_of_seven_kinds() {
        assert_eq!([1, 2].map(|age| deck(age).len()), QUICK_TILES);
        for kind in Quick::ALL {
            assert!(deck(1).contains(kind) || deck(2).contains(kind));
        }
    }
}
