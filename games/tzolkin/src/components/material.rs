//! Corn, blocks of wood, stone and gold, and crystal skulls.

use std::fmt;
use std::str::FromStr;

use patolli_game::{Name, named_enum};
use serde::{Deserialize, Serialize};

named_enum! {
    /// A kind of block. Only these three are *resources*; corn and skulls are not.
    Resource in "tzolkin-material":
    /// Wood.
    Wood,
    /// Stone.
    Stone,
    /// Gold.
    Gold,
}

impl Resource {
    /// What one block costs or brings at the market, in corn.
    pub const fn corn(self) -> u16 {
        match self {
            Self::Wood => 2,
            Self::Stone => 3,
            Self::Gold => 4,
        }
    }

    const fn letter(self) -> u8 {
        match self {
            Self::Wood => b'w',
            Self::Stone => b's',
            Self::Gold => b'g',
        }
    }
}

/// How many blocks of each kind: a cost, or a gain.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Blocks(pub [u8; Resource::COUNT]);

impl Blocks {
    /// None.
    pub const NONE: Self = Self([0; Resource::COUNT]);

    /// How many of this kind.
    pub const fn of(self, resource: Resource) -> u8 {
        self.0[resource.index()]
    }

    /// How many in all.
    pub const fn total(self) -> u8 {
        self.0[0] + self.0[1] + self.0[2]
    }

    /// One block of a kind less.
    pub const fn without(mut self, resource: Resource) -> Self {
        let at = resource.index();
        self.0[at] = self.0[at].saturating_sub(1);
        self
    }

    /// How many of each kind there are, where there are any.
    pub fn counted(self) -> impl Iterator<Item = (u32, Name)> {
        let kinds = Resource::ALL.iter().map(move |&kind| (u32::from(self.of(kind)), kind.name()));
        kinds.filter(|(count, _)| *count > 0)
    }
}

/// What a player may gain at once: corn, blocks and skulls.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(from = "Counted", into = "Counted")]
pub struct Materials {
    /// Corn.
    pub corn: u8,
    /// Blocks.
    pub blocks: Blocks,
    /// Crystal skulls.
    pub skulls: u8,
}

impl Materials {
    /// Nothing.
    pub const NONE: Self = Self { corn: 0, blocks: Blocks::NONE, skulls: 0 };

    /// Corn alone.
    pub const fn corn(corn: u8) -> Self {
        Self { corn, ..Self::NONE }
    }

    /// Blocks alone.
    pub const fn blocks(blocks: Blocks) -> Self {
        Self { blocks, ..Self::NONE }
    }

    /// Skulls alone.
    pub const fn skulls(skulls: u8) -> Self {
        Self { skulls, ..Self::NONE }
    }

    /// What there is of each, where there is any.
    pub fn counted(self) -> impl Iterator<Item = (u32, Name)> {
        let corn = (u32::from(self.corn), Name::new("tzolkin-material", "corn"));
        let skulls = (u32::from(self.skulls), Name::new("tzolkin-material", "skull"));
        let all = [corn].into_iter().chain(self.blocks.counted()).chain([skulls]);
        all.filter(|(count, _)| *count > 0)
    }
}

/// Materials in files: only those there are.
#[derive(Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
struct Counted {
    #[serde(skip_serializing_if = "Option::is_none")]
    corn: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    wood: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    stone: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    gold: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    skulls: Option<u8>,
}

impl From<Materials> for Counted {
    fn from(materials: Materials) -> Self {
        let some = |count: u8| (count > 0).then_some(count);
        let [wood, stone, gold] = materials.blocks.0.map(some);
        Self { corn: some(materials.corn), wood, stone, gold, skulls: some(materials.skulls) }
    }
}

impl From<Counted> for Materials {
    fn from(Counted { corn, wood, stone, gold, skulls }: Counted) -> Self {
        let blocks = Blocks([wood, stone, gold].map(Option::unwrap_or_default));
        Self { corn: corn.unwrap_or_default(), blocks, skulls: skulls.unwrap_or_default() }
    }
}

/// One to four blocks as they are paid or taken together, whatever the order: `wwg` is two of wood
/// and one of gold.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Bundle(u8);

/// The largest bundle: what the third level of a technology costs when teachers are short.
pub const LARGEST_BUNDLE: u8 = 4;

impl Bundle {
    /// How many there are.
    pub const COUNT: usize = 34;

    /// All of them: those of one block, of two, of three, of four; each size in the order of the
    /// kinds.
    const ALL: [Blocks; Self::COUNT] = {
        let mut all = [Blocks::NONE; Self::COUNT];
        let (mut filled, mut size) = (0, 1);
        while size <= LARGEST_BUNDLE {
            let mut wood = size as i8;
            while wood >= 0 {
                let mut stone = size as i8 - wood;
                while stone >= 0 {
                    let gold = size as i8 - wood - stone;
                    all[filled] = Blocks([wood as u8, stone as u8, gold as u8]);
                    filled += 1;
                    stone -= 1;
                }
                wood -= 1;
            }
            size += 1;
        }
        all
    };

    /// The bundle with this index.
    pub const fn from_index(index: usize) -> Option<Self> {
        if index < Self::COUNT { Some(Self(index as u8)) } else { None }
    }

    /// Its place in the order.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// How many of each kind.
    pub const fn blocks(self) -> Blocks {
        Self::ALL[self.0 as usize]
    }

    /// Where the bundles of `size` blocks begin and end in the order.
    pub(crate) const fn of_size(size: u8) -> std::ops::Range<usize> {
        match size {
            1 => 0..3,
            2 => 3..9,
            3 => 9..19,
            4 => 19..Self::COUNT,
            _ => 0..0,
        }
    }
}

impl fmt::Display for Bundle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for &kind in Resource::ALL {
            for _ in 0..self.blocks().of(kind) {
                write!(f, "{}", char::from(kind.letter()))?;
            }
        }
        Ok(())
    }
}

/// The text is not a bundle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoBundle;

impl FromStr for Bundle {
    type Err = NoBundle;

    fn from_str(text: &str) -> Result<Self, NoBundle> {
        let all = (0..Self::COUNT).filter_map(Self::from_index);
        all.into_iter().find(|bundle| bundle.to_string() == text).ok_or(NoBundle)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bundles_are_all_ways_to_pay_one_to_four_blocks() {
        for size in 1..=LARGEST_BUNDLE {
            let range = Bundle::of_size(size);
            assert_eq!(range.len(), [3, 6, 10, 15][usize::from(size) - 1]);
            assert!(
                range.filter_map(Bundle::from_index).all(|bundle| bundle.blocks().total() == size)
            );
        }
        let texts: Vec<String> =
            (0..Bundle::COUNT).filter_map(Bundle::from_index).map(|b| b.to_string()).collect();
        assert_eq!(texts[..10].join(" "), "w s g ww ws wg ss sg gg www");
        assert!(texts.iter().all(|text| text.parse::<Bundle>().unwrap().to_string() == *text));
        assert_eq!("gw".parse::<Bundle>(), Err(NoBundle));
    }
}
