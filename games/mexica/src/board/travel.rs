//! How Pillis get about: on foot over land and bridges, by boat from bridge to bridge.

use crate::board::Board;
use crate::board::cell::Cell;
use crate::board::cells::Cells;
use crate::board::island::COAST;
use crate::components::bridge::Axis;

/// What a jump to anywhere costs.
pub const JUMP: u8 = 5;

impl Board {
    /// One step on foot: to the side, onto a bridge or off it along its axis only.
    #[inline]
    fn step(&self, from: Cells, free: Cells) -> Cells {
        let across = self.land | self.bridges_of(Axis::EastWest);
        let along = self.land | self.bridges_of(Axis::NorthSouth);
        let (out_across, out_along) = (from & across, from & along);
        let across = (out_across.east() | out_across.west()) & across;
        let along = (out_along.north() | out_along.south()) & along;
        (across | along) & free
    }

    /// Can a Pilli there take a step?
    #[inline]
    pub fn can_step(&self, from: Cell) -> bool {
        !self.step(Cells::only(from), self.free()).is_empty()
    }

    /// Where a Pilli gets on foot for `points` points.
    pub fn walk(&self, from: Cell, points: u8) -> Cells {
        let free = self.free();
        let start = Cells::only(from);
        let mut reached = start;
        for _ in 0..points {
            let more = self.step(reached, free) - reached;
            if more.is_empty() {
                break;
            }
            reached = reached | more;
        }
        reached - start
    }

    /// The least a walk costs.
    pub fn walk_cost(&self, from: Cell, to: Cell, most: u8) -> Option<u8> {
        let free = self.free();
        let mut reached = Cells::only(from);
        (1..=most).find(|_| {
            reached = reached | self.step(reached, free);
            reached.contains(to)
        })
    }

    /// The bridges that a boat reaches next, passing under none on the way. Canals lead to adjacent
    /// canals, never over a corner; the lake leads to every canal that opens onto it.
    fn hop(&self, from: Cells) -> Cells {
        let bridges = self.bridges();
        let open = self.canals() - bridges;
        let mut water = from;
        let mut on_lake = false;
        loop {
            let mut more = water.beside() & (open - water);
            if !on_lake && (water | more).touches(&COAST) {
                on_lake = true;
                more = more | COAST & open;
            }
            if more.is_empty() {
                break;
            }
            water = water | more;
        }
        let by_lake = if on_lake { COAST } else { Cells::NONE };
        (water.beside() | by_lake) & bridges
    }

    /// Calls `each` with the bridges that a boat reaches for one point, two points and so on, until
    /// told to stop or none is new.
    fn sail_on(&self, from: Cell, most: u8, mut each: impl FnMut(u8, Cells) -> bool) {
        let mut reached = Cells::only(from);
        let mut last = reached;
        for points in 1..=most {
            last = self.hop(last) - reached;
            if last.is_empty() || !each(points, last) {
                return;
            }
            reached = reached | last;
        }
    }

    /// Where a Pilli on a bridge gets by boat for `points` points: to free bridges, each on the way
    /// costing a point, occupied or not.
    pub fn sail(&self, from: Cell, points: u8) -> Cells {
        let mut bridges = Cells::NONE;
        if self.bridges().contains(from) {
            self.sail_on(from, points, |_, reached| {
                bridges = bridges | reached;
                true
            });
        }
        bridges & self.free()
    }

    /// The least a trip by boat costs.
    pub fn sail_cost(&self, from: Cell, to: Cell, most: u8) -> Option<u8> {
        let mut cost = None;
        self.sail_on(from, most, |points, reached| {
            if reached.contains(to) {
                cost = Some(points);
            }
            cost.is_none()
        });
        cost
    }

    /// Where a Pilli gets on foot and by boat with unlimited points, including where it stands;
    /// stops searching once it has `enough` cells.
    pub fn reach(&self, from: Cell, enough: u32) -> Cells {
        let free = self.free();
        let bridges = self.bridges();
        let mut reached = Cells::only(from);
        loop {
            let mut more = self.step(reached, free) - reached;
            if more.is_empty() && reached.touches(&bridges) {
                more = self.water_from(reached & bridges) & bridges & (free - reached);
            }
            reached = reached | more;
            if more.is_empty() || reached.len() >= enough {
                return reached;
            }
        }
    }

    /// All canals that a boat reaches from these, under bridges and over the lake.
    fn water_from(&self, from: Cells) -> Cells {
        let canals = self.canals();
        let water = from.flood(canals);
        if water.touches(&COAST) { (water | canals & COAST).flood(canals) } else { water }
    }
}
