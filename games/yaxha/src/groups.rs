//! Groups of connected cubes, and everything about a pyramid that scores.

use crate::cell::LEVELS;
use crate::colour::Colour;
use crate::options::{Level1Group, Options, UnfinishedSide};
use crate::pyramid::{
    ALL_CELLS, APEX, COLUMN_FIRST, COLUMN_LAST, LEVEL_1, Pyramid, ROW_FIRST, ROW_LAST, above,
    below, beside,
};

/// Everything about a pyramid that scores.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Profile {
    /// The size of the largest group of each colour.
    pub largest: [u8; Colour::COUNT],
    /// The sizes of all groups, as bits.
    pub sizes: u32,
    /// The size of the second group, 0 if there is none; it may be as large as the first.
    pub second: u8,
    /// The most cubes that one group shows on level 1.
    pub largest_on_level_1: u8,
    /// The most levels that one group lies on.
    pub most_levels: u8,
    /// The colours that can be seen on each level, as bits.
    pub colours_on_level: [u8; LEVELS],
    /// Does one of the four sides show a single colour?
    pub one_colour_side: bool,
}

impl Profile {
    /// The largest group of any colour.
    pub fn largest_of_all(&self) -> u8 {
        self.largest.into_iter().max().unwrap_or(0)
    }

    /// How many colours can be seen.
    pub fn colours(&self) -> u32 {
        self.colours_on_level.into_iter().fold(0, |all, level| all | level).count_ones()
    }

    pub fn of(pyramid: &Pyramid, options: &Options) -> Self {
        let mut profile = Self::default();
        let visible = pyramid.visible();
        let mut first = 0;
        for colour in Colour::ALL {
            let seen = visible & pyramid.cubes_of(colour);
            for (level, colours) in profile.colours_on_level.iter_mut().enumerate() {
                *colours |= u8::from(seen & LEVEL_1 << (16 * level) != 0) << colour.index();
            }
            let mut rest = seen;
            while rest != 0 {
                let group = group_at(rest & rest.wrapping_neg(), rest);
                rest &= !group;
                let size = group.count_ones() as u8;
                profile.sizes |= 1 << size;
                profile.second = profile.second.max(size.min(first));
                first = first.max(size);
                let largest = &mut profile.largest[colour.index()];
                *largest = size.max(*largest);
                profile.most_levels = profile.most_levels.max(levels(group));
                if options.level_1_group == Level1Group::OverLevels {
                    profile.count_on_level_1(group & LEVEL_1);
                }
            }
            if options.level_1_group == Level1Group::Level1Only {
                let mut rest = seen & LEVEL_1;
                while rest != 0 {
                    let group = group_at(rest & rest.wrapping_neg(), rest);
                    rest &= !group;
                    profile.count_on_level_1(group);
                }
            }
        }
        profile.one_colour_side = one_colour_side(pyramid, options);
        profile
    }

    fn count_on_level_1(&mut self, group: u64) {
        self.largest_on_level_1 = self.largest_on_level_1.max(group.count_ones() as u8);
    }
}

/// All of these cells that are connected with `start`: beside, above or below one another.
fn group_at(start: u64, cells: u64) -> u64 {
    let mut group = start;
    loop {
        let more = group | (beside(group) | above(group) | below(group)) & cells;
        if more == group {
            return group;
        }
        group = more;
    }
}

fn levels(cells: u64) -> u8 {
    (0..LEVELS).map(|level| u8::from(cells & LEVEL_1 << (16 * level) != 0)).sum()
}

/// Does one of the sides show a single colour? A side shows the outermost cube of each row of each
/// level.
fn one_colour_side(pyramid: &Pyramid, options: &Options) -> bool {
    let considered = if options.side_includes_apex { ALL_CELLS } else { ALL_CELLS & !APEX };
    let cubes = pyramid.cubes() & considered;
    SIDES.into_iter().any(|side| {
        let shown = side.shown(cubes);
        let counts = match options.side_of_unfinished_pyramid {
            UnfinishedSide::Outermost => shown != 0,
            UnfinishedSide::CompleteOnly => shown == side.shown(considered),
        };
        counts && Colour::ALL.into_iter().any(|colour| shown & !pyramid.cubes_of(colour) == 0)
    })
}

#[derive(Clone, Copy)]
enum Side {
    Left,
    Right,
    Front,
    Back,
}

const SIDES: [Side; 4] = [Side::Left, Side::Right, Side::Front, Side::Back];

impl Side {
    /// The cells among these that have none in front of them, seen from this side.
    fn shown(self, cells: u64) -> u64 {
        let behind = |cells: u64| match self {
            Self::Left => (cells & !COLUMN_LAST) << 1,
            Self::Right => (cells & !COLUMN_FIRST) >> 1,
            Self::Front => (cells & !ROW_LAST) << 4,
            Self::Back => (cells & !ROW_FIRST) >> 4,
        };
        let one = behind(cells);
        let two = behind(one);
        cells & !(one | two | behind(two))
    }
}
