//! The five gears, their spaces, and who stands on them.
//!
//! All spaces of all gears are bits of one word, gear after gear, so that a whole board of workers
//! turns with a shift. A gear has more slots than numbered spaces: only neutral workers go around
//! through the others.

use patolli_game::{named_enum, text_newtype};

use std::fmt;
use std::str::FromStr;

named_enum! {
    /// A gear.
    Gear in "tzolkin-gear":
    /// Harvest.
    Palenque,
    /// Materials.
    Yaxchilan,
    /// Technologies and buildings.
    Tikal,
    /// Trade.
    Uxmal,
    /// Crystal skulls.
    Chichen,
}

/// How many slots a small gear has.
const SMALL_SLOTS: u8 = 10;
/// How many slots Chichen Itza has.
const LARGE_SLOTS: u8 = 13;
/// How many slots there are on all gears.
const SLOTS: u8 = 4 * SMALL_SLOTS + LARGE_SLOTS;

impl Gear {
    /// The bit of its slot 0.
    const fn first(self) -> u8 {
        self as u8 * SMALL_SLOTS
    }

    /// How many slots it has, numbered or not.
    pub const fn slots(self) -> u8 {
        if matches!(self, Self::Chichen) { LARGE_SLOTS } else { SMALL_SLOTS }
    }

    /// Its highest numbered space.
    pub const fn top(self) -> u8 {
        if matches!(self, Self::Chichen) { 10 } else { 7 }
    }

    /// Its highest action.
    pub const fn actions(self) -> u8 {
        if matches!(self, Self::Chichen) { 9 } else { 5 }
    }

    /// All its spaces that have a number.
    pub const fn numbered(self) -> Spaces {
        Spaces(((1 << (self.top() + 1)) - 1) << self.first())
    }

    /// The space beyond its highest, which one tribe may use.
    const fn beyond(self) -> u64 {
        1 << (self.first() + self.top() + 1)
    }

    /// One step before its highest space.
    const fn before_top(self) -> u64 {
        1 << (self.first() + self.top() - 1)
    }

    /// All its slots.
    #[inline]
    pub const fn all(self) -> Spaces {
        const ALL: [u64; Gear::COUNT] = {
            let mut all = [0; Gear::COUNT];
            let mut at = 0;
            while at < Gear::COUNT {
                let gear = Gear::ALL[at];
                all[at] = ((1 << gear.slots()) - 1) << gear.first();
                at += 1;
            }
            all
        };
        Spaces(ALL[self.index()])
    }
}

/// A place where a worker can stand: a slot of a gear, the first-player space or a quick space.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Space(u8);

impl Space {
    /// How many there are.
    pub const COUNT: usize = Self::ON_GEARS + 4;
    /// How many of them are on gears.
    pub const ON_GEARS: usize = SLOTS as usize;
    /// The first-player space, which is on no gear.
    pub const START: Self = Self(SLOTS);
    /// The three quick spaces, which are on no gear either.
    pub const QUICK: [Self; 3] = [Self(SLOTS + 1), Self(SLOTS + 2), Self(SLOTS + 3)];

    /// The slot of a gear with this number.
    pub const fn new(gear: Gear, number: u8) -> Option<Self> {
        if number < gear.slots() { Some(Self(gear.first() + number)) } else { None }
    }

    /// The space with this index: first those on gears, then the others.
    pub const fn from_index(index: usize) -> Option<Self> {
        if index < Self::COUNT { Some(Self(index as u8)) } else { None }
    }

    /// Its place in the order.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its gear, if it is on one.
    pub const fn gear(self) -> Option<Gear> {
        match self.0 {
            0..10 => Some(Gear::Palenque),
            10..20 => Some(Gear::Yaxchilan),
            20..30 => Some(Gear::Tikal),
            30..40 => Some(Gear::Uxmal),
            40..SLOTS => Some(Gear::Chichen),
            _ => None,
        }
    }

    /// Its number: what placing a worker there costs.
    pub const fn number(self) -> u8 {
        match self.gear() {
            Some(gear) => self.0 - gear.first(),
            None if self.is_quick() => 1,
            None => 0,
        }
    }

    /// Its number on the gear it is known to be on.
    #[inline]
    pub(crate) const fn number_on(self, gear: Gear) -> u8 {
        self.0 - gear.first()
    }

    /// Is it a quick space?
    pub const fn is_quick(self) -> bool {
        self.0 > SLOTS
    }
}

impl fmt::Display for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.gear() {
            Some(gear) => write!(f, "{}{}", gear.text(), self.number()),
            None if self.is_quick() => write!(f, "quick{}", self.0 - SLOTS),
            None => f.write_str("start"),
        }
    }
}

impl FromStr for Space {
    type Err = NoSpace;

    fn from_str(text: &str) -> Result<Self, NoSpace> {
        if text == "start" {
            return Ok(Self::START);
        }
        if let Some(quick) = Self::QUICK.iter().find(|quick| quick.to_string() == text) {
            return Ok(*quick);
        }
        let digits = text.find(|c: char| c.is_ascii_digit()).ok_or(NoSpace)?;
        let (gear, number) = text.split_at(digits);
        let space =
            Self::new(gear.parse().map_err(|_| NoSpace)?, number.parse().map_err(|_| NoSpace)?);
        space.filter(|space| space.to_string() == text).ok_or(NoSpace)
    }
}

text_newtype!(Space, NoSpace: "a space such as \"tikal4\", \"start\" or \"quick1\"");

/// A set of spaces: where someone's workers stand.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Spaces(pub(crate) u64);

impl Spaces {
    /// None.
    pub const NONE: Self = Self(0);
    /// All slots of all gears.
    pub const GEARS: Self = Self((1 << SLOTS) - 1);
    /// All spaces of gears that have a number.
    pub const NUMBERED: Self = Self(
        Gear::Palenque.numbered().0
            | Gear::Yaxchilan.numbered().0
            | Gear::Tikal.numbered().0
            | Gear::Uxmal.numbered().0
            | Gear::Chichen.numbered().0,
    );
    /// The same, with the space beyond the highest of each.
    pub const EXTENDED: Self = Self(
        Self::NUMBERED.0
            | Gear::Palenque.beyond()
            | Gear::Yaxchilan.beyond()
            | Gear::Tikal.beyond()
            | Gear::Uxmal.beyond()
            | Gear::Chichen.beyond(),
    );
    /// The quick spaces.
    pub const QUICK: Self = Self(0b111 << (SLOTS + 1));
    /// Where a player's worker stands in the way of a second day: one step from the last space.
    pub const IN_THE_WAY: Self = Self(
        Gear::Palenque.before_top()
            | Gear::Yaxchilan.before_top()
            | Gear::Tikal.before_top()
            | Gear::Uxmal.before_top()
            | Gear::Chichen.before_top(),
    );
    /// The same for a player who may use the space beyond the highest.
    pub const IN_THE_WAY_EXTENDED: Self = Self(Self::IN_THE_WAY.0 << 1);
    const LAST_SMALL: u64 = 1 << 9 | 1 << 19 | 1 << 29 | 1 << 39;
    const LAST_LARGE: u64 = 1 << (SLOTS - 1);

    /// Just this one.
    pub const fn only(space: Space) -> Self {
        Self(1 << space.0)
    }

    /// Is the space in the set?
    pub const fn contains(self, space: Space) -> bool {
        self.0 & (1 << space.0) != 0
    }

    /// None at all?
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many.
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Those in both sets.
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// Those in either set.
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Those of this set that are not in the other.
    pub const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// Adds a space.
    pub fn insert(&mut self, space: Space) {
        self.0 |= 1 << space.0;
    }

    /// Takes a space out.
    pub fn remove(&mut self, space: Space) {
        self.0 &= !(1 << space.0);
    }

    /// The lowest space of a gear, of those in `of`, that is not in this set.
    #[inline]
    pub const fn lowest_free(self, gear: Gear, of: Self) -> Option<Space> {
        let free = gear.all().and(of).without(self).0;
        if free == 0 { None } else { Some(Space(free.trailing_zeros() as u8)) }
    }

    /// Each of them, in order.
    pub fn iter(self) -> impl Iterator<Item = Space> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let next = (left != 0).then(|| Space(left.trailing_zeros() as u8))?;
            left &= left - 1;
            Some(next)
        })
    }

    /// One day later, with those that left the spaces in `of`: a player's workers.
    pub const fn turned(self, of: Self) -> (Self, Self) {
        let moved = self.0 << 1;
        let off = (moved & !of.0) >> 1;
        (Self(moved & of.0), Self(off))
    }

    /// One day later, going around through the slots without a number: neutral workers. Those on no
    /// gear stay.
    pub const fn turned_round(self) -> Self {
        let last = Self::LAST_SMALL | Self::LAST_LARGE;
        Self(
            self.0 & !Self::GEARS.0
                | (self.0 & Self::GEARS.0 & !last) << 1
                | (self.0 & Self::LAST_SMALL) >> (SMALL_SLOTS - 1)
                | (self.0 & Self::LAST_LARGE) >> (LARGE_SLOTS - 1),
        )
    }
}

impl FromIterator<Space> for Spaces {
    fn from_iter<I: IntoIterator<Item = Space>>(spaces: I) -> Self {
        let mut set = Self::NONE;
        for space in spaces {
            set.insert(space);
        }
        set
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn space(text: &str) -> Space {
        text.parse().unwrap()
    }

    #[test]
    fn every_space_has_its_own_text() {
        for index in 0..Space::ON_GEARS {
            let one = Space::from_index(index).unwrap();
            assert_eq!(space(&one.to_string()), one);
        }
        assert_eq!(space("start"), Space::START);
        assert_eq!(Space::QUICK.map(|quick| space(&quick.to_string())), Space::QUICK);
        for bad in ["", "tikal", "tikal10", "tikal04", "chichen13", "4", "Tikal4"] {
            assert_eq!(bad.parse::<Space>(), Err(NoSpace), "{bad}");
        }
    }

    #[test]
    fn a_players_worker_leaves_after_the_last_numbered_space() {
        for &gear in Gear::ALL {
            let mut worker = Spaces::only(Space::new(gear, 0).unwrap());
            for _ in 0..gear.top() {
                let (stays, off) = worker.turned(Spaces::NUMBERED);
                assert!(off.is_empty());
                worker = stays;
            }
            assert_eq!(worker, Spaces::only(Space::new(gear, gear.top()).unwrap()));
            assert_eq!(worker.turned(Spaces::NUMBERED), (Spaces::NONE, worker));
            let (beyond, _) = worker.turned(Spaces::EXTENDED);
            assert_eq!(beyond.turned(Spaces::EXTENDED), (Spaces::NONE, beyond));
        }
    }

    #[test]
    fn a_neutral_worker_goes_round() {
        for &gear in Gear::ALL {
            let start = Spaces::only(Space::new(gear, 0).unwrap());
            let mut worker = start;
            for _ in 0..gear.slots() {
                worker = worker.turned_round();
                assert!(worker.without(gear.all()).is_empty());
            }
            assert_eq!(worker, start);
        }
    }
}
