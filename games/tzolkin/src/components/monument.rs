//! The 13 monuments: what they cost and what they are worth at the end.

use patolli_game::Name;

use crate::components::material::{Blocks, Materials};
use crate::components::tile::{Kind, NoTile, Tiles, numbered_tile};

numbered_tile! {
    /// A monument. Tiles have no printed names or numbers; these are ours.
    Monument, 13, "tzolkin-monument", "the number of a monument from 1 to 13"
}

/// What is printed on a monument.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Design {
    /// Its border.
    pub kind: Kind,
    /// What it costs in blocks.
    pub cost: Blocks,
    /// What it costs in skulls.
    pub skulls: u8,
    /// What it scores at the end.
    pub worth: Worth,
}

/// What a monument scores at the end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Worth {
    /// This many points for each own building or monument of this kind.
    OwnKind(Kind, i16),
    /// This many points for each own building or monument.
    OwnTiles(i16),
    /// This many points for each own corn tile.
    CornTiles(i16),
    /// This many points for each own wood tile.
    WoodTiles(i16),
    /// Points for each monument built by anyone, by the number of players from two.
    AllMonuments([i16; 4]),
    /// Points by how many technologies are at the third level.
    TopTechnologies([i16; 5]),
    /// This many points for each level of technology.
    Levels(i16),
    /// Points by how many workers are in play.
    Workers([i16; 7]),
    /// The points of the owner's step on each temple.
    Temples,
    /// This many points for each step above the start on the best temple.
    BestTemple(i16),
    /// This many points for each skull at Chichen Itza, whoever left it there.
    Skulls(i16),
}

const fn design(kind: Kind, cost: [u8; 3], skulls: u8, worth: Worth) -> Design {
    Design { kind, cost: Blocks(cost), skulls, worth }
}

#[rustfmt::skip]
const DESIGNS: [Design; Monument::COUNT] = {
    use Kind::{Civil, Sacred, Tomb};
    [
        // Costs are wood, stone and gold, then skulls.
        design(Tomb,   [3, 2, 1], 0, Worth::OwnKind(Tomb, 4)),
        design(Tomb,   [1, 3, 2], 0, Worth::OwnTiles(2)),
        design(Tomb,   [1, 1, 4], 0, Worth::CornTiles(4)),
        design(Tomb,   [1, 0, 4], 0, Worth::WoodTiles(4)),
        design(Tomb,   [2, 2, 2], 0, Worth::AllMonuments([6, 5, 4, 4])),
        design(Civil,  [2, 3, 1], 0, Worth::OwnKind(Civil, 4)),
        design(Civil,  [1, 1, 3], 0, Worth::TopTechnologies([0, 9, 20, 33, 33])),
        design(Civil,  [2, 1, 3], 0, Worth::Levels(3)),
        design(Civil,  [3, 0, 3], 0, Worth::Workers([0, 0, 0, 0, 6, 12, 18])),
        design(Sacred, [0, 2, 3], 0, Worth::OwnKind(Sacred, 4)),
        design(Sacred, [0, 4, 3], 0, Worth::Temples),
        design(Sacred, [0, 3, 3], 0, Worth::BestTemple(3)),
        design(Sacred, [0, 0, 4], 1, Worth::Skulls(3)),
    ]
};

impl Monument {
    /// The texts by which the names are known.
    const IDS: [&'static str; Self::COUNT] =
        ["m1", "m2", "m3", "m4", "m5", "m6", "m7", "m8", "m9", "m10", "m11", "m12", "m13"];

    /// What is printed on it.
    pub const fn design(self) -> &'static Design {
        &DESIGNS[self.index()]
    }

    /// What it costs, skulls too.
    pub fn cost_counted(self) -> impl Iterator<Item = (u32, Name)> {
        let Design { cost, skulls, .. } = *self.design();
        Materials { corn: 0, blocks: cost, skulls }.counted()
    }

    /// What it scores, in words.
    pub fn worth_name(self) -> Name {
        Name::new("tzolkin-monument-worth", Self::IDS[self.index()])
    }
}

/// All monuments with this border.
pub(crate) const fn monuments_of(kind: Kind) -> Tiles {
    let (mut set, mut at) = (0, 0);
    while at < Monument::COUNT {
        if DESIGNS[at].kind as u8 == kind as u8 {
            set |= 1 << at;
        }
        at += 1;
    }
    Tiles(set)
}
