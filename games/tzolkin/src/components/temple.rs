//! The three temples and what their steps are worth.

use std::fmt;
use std::str::FromStr;

use patolli_game::named_enum;

use crate::components::material::{Blocks, Materials};

named_enum! {
    /// A temple, by the colour of its god.
    Temple in "tzolkin-temple":
    /// Chaac's, the lowest.
    Brown,
    /// Quetzalcoatl's, the highest.
    Yellow,
    /// Kukulcan's.
    Green,
}

/// Everyone starts on the second step from the bottom.
pub const START_STEP: u8 = 1;

/// One step of a temple.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Step {
    /// The points printed on it.
    pub points: i8,
    /// What is printed on it for the middle of an age.
    pub reward: Materials,
}

const fn bare(points: i8) -> Step {
    Step { points, reward: Materials::NONE }
}

const fn with(points: i8, reward: Materials) -> Step {
    Step { points, reward }
}

const WOOD: Materials = Materials::blocks(Blocks([1, 0, 0]));
const STONE: Materials = Materials::blocks(Blocks([0, 1, 0]));
const GOLD: Materials = Materials::blocks(Blocks([0, 0, 1]));
const SKULL: Materials = Materials::skulls(1);

const BROWN: &[Step] =
    &[bare(-1), bare(0), with(2, STONE), bare(4), with(6, STONE), bare(7), bare(8)];
const YELLOW: &[Step] = &[
    bare(-2),
    bare(0),
    bare(1),
    with(2, GOLD),
    bare(4),
    with(6, GOLD),
    bare(9),
    bare(12),
    bare(13),
];
const GREEN: &[Step] =
    &[bare(-3), bare(0), with(1, WOOD), bare(3), with(5, WOOD), with(7, SKULL), bare(9), bare(10)];

impl Temple {
    /// Its steps, from the bottom.
    pub const fn steps(self) -> &'static [Step] {
        match self {
            Self::Brown => BROWN,
            Self::Yellow => YELLOW,
            Self::Green => GREEN,
        }
    }

    /// Its top step, counted from 0 at the bottom.
    pub const fn top(self) -> u8 {
        self.steps().len() as u8 - 1
    }

    /// The points of a step.
    pub fn points(self, step: u8) -> i16 {
        self.steps().get(usize::from(step)).map_or(0, |step| step.points.into())
    }

    /// The bonus for whoever stands highest, at the end of the first and of the second age.
    pub const fn bonus(self, age: u8) -> i16 {
        match (self, age) {
            (Self::Brown, 1) | (Self::Yellow, 2) => 6,
            (Self::Brown | Self::Yellow, _) => 2,
            (Self::Green, _) => 4,
        }
    }

    /// All that is printed on this step and those below it.
    pub fn rewards(self, step: u8) -> Materials {
        let mut all = Materials::NONE;
        for step in self.steps().iter().take(usize::from(step) + 1) {
            for (sum, blocks) in all.blocks.0.iter_mut().zip(step.reward.blocks.0) {
                *sum += blocks;
            }
            all.skulls += step.reward.skulls;
        }
        all
    }
}

/// Two different temples: all but one of them.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct TemplePair {
    left_out: Temple,
}

impl TemplePair {
    /// How many there are.
    pub const COUNT: usize = Temple::COUNT;

    /// The two without this one.
    pub const fn without(left_out: Temple) -> Self {
        Self { left_out }
    }

    /// The pair with this index: that of the temple left out.
    pub const fn from_index(index: usize) -> Option<Self> {
        match Temple::from_index(index) {
            Some(left_out) => Some(Self { left_out }),
            None => None,
        }
    }

    /// Its place in the order.
    pub const fn index(self) -> usize {
        self.left_out.index()
    }

    /// Both of them, in order.
    pub fn temples(self) -> impl DoubleEndedIterator<Item = Temple> {
        Temple::ALL.iter().copied().filter(move |&temple| temple != self.left_out)
    }
}

impl fmt::Display for TemplePair {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let both: Vec<&str> = self.temples().map(Temple::text).collect();
        f.write_str(&both.join("+"))
    }
}

/// The text is not two temples such as `brown+green`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoTemplePair;

impl FromStr for TemplePair {
    type Err = NoTemplePair;

    fn from_str(text: &str) -> Result<Self, NoTemplePair> {
        let mut all = (0..Self::COUNT).filter_map(Self::from_index);
        all.find(|pair| pair.to_string() == text).ok_or(NoTemplePair)
    }
}
