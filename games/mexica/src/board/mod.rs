//! What lies on the island, and where more may be put.

pub(crate) mod cell;
pub(crate) mod cells;
pub(crate) mod island;
pub(crate) mod tiling;
pub(crate) mod travel;

use patolli_game::Seat;

use crate::board::cell::Cell;
use crate::board::cells::Cells;
use crate::board::island::{ISLAND, ORDINARY, PRINTED_CANAL};
use crate::components::bridge::Axis;
use crate::components::temple::Floors;

/// How many may sit at the table.
pub const MOST_SEATS: usize = 4;

/// Who built a temple: a seat, or nobody.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Owner {
    Seat(Seat),
    Neutral,
}

impl Owner {
    /// Everyone at a table of `seats` seats, and nobody.
    pub fn all(seats: usize) -> impl Iterator<Item = Self> {
        Seat::first(seats).map(Self::Seat).chain([Self::Neutral])
    }

    #[inline]
    const fn index(self) -> usize {
        match self {
            Self::Seat(seat) => seat.index(),
            Self::Neutral => MOST_SEATS,
        }
    }
}

/// What lies on the island. Every change keeps all parts consistent.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Board {
    /// Every cell that is no canal.
    pub land: Cells,
    /// The bridges of each axis.
    bridges: [Cells; Axis::COUNT],
    /// The temples of each seat, and the neutral ones.
    temples: [Cells; MOST_SEATS + 1],
    /// One floor less than a temple has, in binary: bit 0, then bit 1.
    tall: [Cells; 2],
    /// Where calpulli tokens lie.
    pub calpullis: Cells,
    /// All land of founded districts.
    pub founded: Cells,
    /// Temples and calpulli tokens: what nobody walks over.
    pub obstacles: Cells,
    /// Where Pillis stand.
    pub pillis: Cells,
}

impl Board {
    pub const NEW: Self = Self {
        land: {
            let mut land = ORDINARY;
            let mut index = 0;
            while let Some(cell) = Cell::from_index(index) {
                if ISLAND.contains(cell) && !PRINTED_CANAL.contains(cell) {
                    land = land.with(cell);
                }
                index += 1;
            }
            land
        },
        bridges: [Cells::NONE; Axis::COUNT],
        temples: [Cells::NONE; MOST_SEATS + 1],
        tall: [Cells::NONE; 2],
        calpullis: Cells::NONE,
        founded: Cells::NONE,
        obstacles: Cells::NONE,
        pillis: Cells::NONE,
    };

    /// Every canal cell, under bridges too.
    #[inline]
    pub fn canals(&self) -> Cells {
        ISLAND - self.land
    }

    /// Every bridge.
    #[inline]
    pub fn bridges(&self) -> Cells {
        self.bridges[0] | self.bridges[1]
    }

    /// The bridges that lead this way.
    #[inline]
    pub fn bridges_of(&self, axis: Axis) -> Cells {
        self.bridges[axis.index()]
    }

    /// Where a Pilli could stand: land and bridges without anything on them.
    #[inline]
    pub fn free(&self) -> Cells {
        (self.land | self.bridges()) - self.obstacles - self.pillis
    }

    /// Land on which something may be put: not the palace, and nothing there.
    #[inline]
    pub fn empty(&self) -> Cells {
        (self.land & ORDINARY) - self.obstacles - self.pillis
    }

    /// The land at both ends of every bridge.
    #[inline]
    pub fn ramps(&self) -> Cells {
        let [across, along] = self.bridges;
        across.east() | across.west() | along.north() | along.south()
    }

    /// Where a canal may be dug: on empty land, not before a bridge, not in a founded district.
    #[inline]
    pub fn diggable(&self) -> Cells {
        self.empty() - self.founded - self.ramps()
    }

    /// Where a bridge may be built that leads this way: on a canal between two cells of land.
    #[inline]
    pub fn bridgeable(&self, axis: Axis) -> Cells {
        let ends = match axis {
            Axis::EastWest => self.land.east() & self.land.west(),
            Axis::NorthSouth => self.land.north() & self.land.south(),
        };
        (ends & ISLAND) - self.land - self.bridges()
    }

    /// Where a bridge may be built.
    #[inline]
    pub fn bridgeable_at_all(&self) -> Cells {
        self.bridgeable(Axis::EastWest) | self.bridgeable(Axis::NorthSouth)
    }

    /// The district a cell lies in; none for a canal or a bridge.
    pub fn district(&self, cell: Cell) -> Cells {
        if self.land.contains(cell) { Cells::only(cell).flood(self.land) } else { Cells::NONE }
    }

    /// Every district, from the north-west.
    pub fn districts(&self) -> impl Iterator<Item = Cells> {
        self.land.parts()
    }

    /// All temples of an owner.
    pub fn temples_of(&self, owner: Owner) -> Cells {
        self.temples[owner.index()]
    }

    /// The sum of the floors that an owner's temples have on these cells.
    #[inline]
    pub fn strength(&self, owner: Owner, cells: &Cells) -> u32 {
        let temples = self.temples[owner.index()] & *cells;
        temples.len() + (temples & self.tall[0]).len() + 2 * (temples & self.tall[1]).len()
    }

    /// The temple on a cell, and whose it is.
    pub fn temple(&self, cell: Cell) -> Option<(Owner, Floors)> {
        let owner = Owner::all(MOST_SEATS).find(|owner| self.temples_of(*owner).contains(cell))?;
        let floors = self.strength(owner, &Cells::only(cell));
        Some((owner, Floors::new(floors as u8)?))
    }

    pub fn dig(&mut self, cell: Cell) {
        self.land.remove(cell);
    }

    pub fn build_bridge(&mut self, cell: Cell, axis: Axis) {
        self.bridges[axis.index()].insert(cell);
    }

    pub fn remove_bridge(&mut self, cell: Cell) {
        self.bridges.iter_mut().for_each(|bridges| bridges.remove(cell));
    }

    pub fn build_temple(&mut self, owner: Owner, cell: Cell, floors: Floors) {
        self.temples[owner.index()].insert(cell);
        for (bit, tall) in self.tall.iter_mut().enumerate() {
            if floors.index() & (1 << bit) != 0 {
                tall.insert(cell);
            }
        }
        self.obstacles.insert(cell);
    }

    /// Founds a district by putting a calpulli token on one of its cells.
    pub fn found(&mut self, cell: Cell, district: Cells) {
        self.calpullis.insert(cell);
        self.obstacles.insert(cell);
        self.founded = self.founded | district;
    }

    /// Puts a Pilli down, from where it stood before if it stood anywhere.
    pub fn move_pilli(&mut self, from: Option<Cell>, to: Cell) {
        if let Some(from) = from {
            self.pillis.remove(from);
        }
        self.pillis.insert(to);
    }
}
