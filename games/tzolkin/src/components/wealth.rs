//! The 21 starting wealth tiles, and the neutral workers that those left over bring.

use patolli_game::Name;

use crate::components::gear::{Gear, Space, Spaces};
use crate::components::material::{Blocks, Materials};
use crate::components::technology::Track;
use crate::components::temple::Temple;
use crate::components::tile::{Effect, NoTile, numbered_tile};

numbered_tile! {
    /// A starting wealth tile. Tiles have no printed names or numbers; these are ours.
    Wealth, 21, "tzolkin-wealth", "the number of a starting wealth tile from 1 to 21"
}

/// How many tiles each player is dealt.
pub const DEALT: usize = 4;
/// How many of them a player keeps.
pub const KEPT: usize = 2;

/// What is printed on a starting wealth tile.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Riches {
    /// Where it puts a neutral worker.
    pub space: (Gear, u8),
    /// What it gives, in the order in which it is given.
    pub effects: &'static [Effect],
}

const fn gain(corn: u8, blocks: [u8; 3], skulls: u8) -> Effect {
    Effect::Gain(Materials { corn, blocks: Blocks(blocks), skulls })
}

#[rustfmt::skip]
const RICHES: [Riches; Wealth::COUNT] = {
    use Effect::{FeedOne, Technology, Worker};
    use Gear::{Chichen, Palenque, Tikal, Uxmal, Yaxchilan};
    use Temple::{Brown, Green, Yellow};
    use Track::{Agriculture, Architecture, Extraction, Theology};
    const fn up(temple: Temple) -> Effect { Effect::Temple(temple, 1) }
    const fn tile(gear: Gear, number: u8, effects: &'static [Effect]) -> Riches {
        Riches { space: (gear, number), effects }
    }
    [
        // Gains are corn; wood, stone and gold; skulls.
        tile(Palenque,  1, &[gain(3, [0, 0, 0], 0), Technology(Agriculture), up(Yellow)]),
        tile(Palenque,  3, &[gain(5, [0, 0, 1], 0), up(Yellow)]),
        tile(Palenque,  5, &[gain(0, [0, 1, 1], 0), Technology(Agriculture)]),
        tile(Palenque,  7, &[gain(9, [0, 1, 0], 0)]),
        tile(Yaxchilan, 1, &[gain(0, [1, 0, 0], 0), Technology(Extraction), up(Green)]),
        tile(Yaxchilan, 3, &[gain(2, [2, 0, 0], 0), up(Green)]),
        tile(Yaxchilan, 5, &[gain(4, [1, 0, 0], 0), Technology(Extraction)]),
        tile(Yaxchilan, 7, &[gain(3, [2, 1, 0], 0)]),
        tile(Tikal,     1, &[gain(2, [0, 0, 0], 0), Technology(Architecture), up(Brown)]),
        tile(Tikal,     3, &[gain(6, [0, 2, 0], 0)]),
        tile(Tikal,     5, &[gain(3, [0, 0, 1], 0), Technology(Architecture)]),
        tile(Tikal,     7, &[gain(6, [1, 1, 0], 0)]),
        tile(Uxmal,     1, &[gain(5, [0, 1, 0], 0), up(Brown)]),
        tile(Uxmal,     3, &[gain(3, [1, 0, 0], 0), FeedOne(1)]),
        tile(Uxmal,     5, &[Worker]),
        tile(Uxmal,     7, &[gain(8, [0, 0, 1], 0)]),
        tile(Chichen,   0, &[gain(4, [1, 0, 0], 1)]),
        tile(Chichen,   3, &[gain(5, [0, 1, 0], 0), Technology(Theology)]),
        tile(Chichen,   5, &[gain(4, [3, 0, 0], 0)]),
        tile(Chichen,   7, &[gain(2, [2, 0, 0], 0), Technology(Theology)]),
        tile(Chichen,  10, &[gain(7, [2, 0, 0], 0)]),
    ]
};

impl Wealth {
    /// The texts by which the names are known.
    const IDS: [&'static str; Self::COUNT] = [
        "w1", "w2", "w3", "w4", "w5", "w6", "w7", "w8", "w9", "w10", "w11", "w12", "w13", "w14",
        "w15", "w16", "w17", "w18", "w19", "w20", "w21",
    ];

    /// What is printed on it.
    pub const fn riches(self) -> &'static Riches {
        &RICHES[self.index()]
    }

    /// Where it puts a neutral worker.
    pub fn space(self) -> Space {
        let (gear, number) = self.riches().space;
        Space::new(gear, number).unwrap_or(Space::START)
    }

    /// What it gives, in words.
    pub fn effect_name(self) -> Name {
        Name::new("tzolkin-wealth-effect", Self::IDS[self.index()])
    }
}

/// Places neutral workers by the leftover tiles, in the order in which they are drawn, until
/// `count` stand on gears, including those already there: one on the tile's space, and with the
/// first on each small gear another one opposite.
pub(crate) fn place_neutral(
    mut neutral: Spaces,
    tiles: impl IntoIterator<Item = Wealth>,
    count: u8,
) -> Spaces {
    for tile in tiles {
        if neutral.and(Spaces::GEARS).len() >= count {
            break;
        }
        let space = tile.space();
        let (gear, number) = tile.riches().space;
        let first = neutral.and(gear.all()).is_empty();
        neutral.insert(space);
        let opposite = Space::new(gear, (number + 5) % gear.slots());
        if let Some(opposite) = opposite.filter(|_| first && gear != Gear::Chichen)
            && neutral.and(Spaces::GEARS).len() < count
        {
            neutral.insert(opposite);
        }
    }
    neutral
}
