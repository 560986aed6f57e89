//! Getting about: on foot, by boat, and what the first round protects.

use crate::components::bridge::Axis;
use crate::format::options::LockIn;

use super::{Ground, Place, Plain, around, ends, spread};

impl Plain {
    /// Where one step leads.
    fn steps(&self, from: Place) -> Vec<Place> {
        let along = |bridge: Place, other: Place| {
            self.bridge(bridge).is_none_or(|axis| ends(bridge, axis).contains(&other))
        };
        let may = |&to: &Place| self.is_free(to) && along(from, to) && along(to, from);
        around(from).into_iter().filter(may).collect()
    }

    /// The bridges one trip away, with no bridge between.
    fn next_bridges(&self, from: Place) -> Vec<Place> {
        let water = |at: Place| -> Vec<Place> {
            if at != from && self.bridge(at).is_some() {
                return Vec::new();
            }
            around(at).into_iter().filter(|&next| self.is_water(next)).collect()
        };
        let reached = spread(from, water).into_iter().map(|(place, _)| place);
        reached.filter(|&place| place != from && self.bridge(place).is_some()).collect()
    }

    /// Everywhere a Pilli gets on foot, with the steps.
    pub(super) fn walks(&self, from: Place) -> Vec<(Place, u8)> {
        spread(from, |at| self.steps(at)).into_iter().filter(|(_, cost)| *cost > 0).collect()
    }

    /// Every bridge where a Pilli on a bridge gets by boat, with the trips. Those on the way may be
    /// occupied, the last may not.
    pub(super) fn sails(&self, from: Place) -> Vec<(Place, u8)> {
        if self.bridge(from).is_none() {
            return Vec::new();
        }
        let trips = spread(from, |bridge| self.next_bridges(bridge)).into_iter();
        trips.filter(|&(place, cost)| cost > 0 && self.is_free(place)).collect()
    }

    /// Every free bridge where a boat gets at all, however far.
    fn afloat(&self, from: Place) -> Vec<Place> {
        if self.bridge(from).is_none() {
            return Vec::new();
        }
        let water = |at| around(at).into_iter().filter(|&next| self.is_water(next)).collect();
        let reached = spread(from, water).into_iter().map(|(place, _)| place);
        reached.filter(|&place| self.bridge(place).is_some() && self.is_free(place)).collect()
    }

    /// How many places a Pilli gets to without building or jumping, its own with them.
    fn reach(&self, from: Place) -> usize {
        let next = |at: Place| [self.steps(at), self.afloat(at)].concat();
        spread(from, next).len()
    }

    /// The reach of the Pilli of each seat.
    fn reaches(&self) -> Vec<usize> {
        self.pillis.iter().map(|pilli| pilli.map_or(0, |pilli| self.reach(pilli))).collect()
    }

    /// Does this leave enough to every opponent of the player who acts? Only the first round asks.
    pub(super) fn leaves_room(&self, after: &Self) -> bool {
        if self.view.round > Some(1) {
            return true;
        }
        let before = self.reaches_now.get_or_init(|| self.reaches());
        let opponents = (0..self.seats()).filter(|&seat| seat != self.actor());
        opponents.filter_map(|seat| Some((before[seat], self.pillis[seat]?))).all(
            |(before, pilli)| {
                let after = after.reach(pilli);
                let step = self.view.options.lock_in == LockIn::Step;
                let roomy = step || before < 13 || after >= 13;
                roomy && (before < 2 || after >= 2)
            },
        )
    }

    /// May a thing be put there, as far as others need room?
    pub(super) fn leaves_room_with_thing(&self, at: Place) -> bool {
        let mut after = self.clone();
        after.things[at.0][at.1] = true;
        self.leaves_room(&after)
    }

    /// May the Pilli stop there, as far as others need room?
    pub(super) fn leaves_room_with_pilli(&self, at: Place) -> bool {
        let mut after = self.clone();
        after.pillis[self.actor()] = Some(at);
        self.leaves_room(&after)
    }

    /// May a canal tile lie on just these places?
    pub(super) fn may_dig(&self, places: &[Place]) -> bool {
        let before_bridge = |at: &Place| self.bridges.iter().any(|&(b, a)| ends(b, a).contains(at));
        let fits = |at: &Place| self.is_empty(*at) && !before_bridge(at) && !self.is_founded(*at);
        if !places.iter().all(fits) {
            return false;
        }
        let mut after = self.clone();
        for &(column, row) in places {
            after.ground[column][row] = Ground::Canal;
        }
        self.leaves_room(&after)
    }

    /// A bridge lies on a canal, and both its ends face land.
    pub(super) fn may_bridge(&self, at: Place, axis: Axis) -> bool {
        self.ground(at) == Ground::Canal
            && self.bridge(at).is_none()
            && ends(at, axis).iter().all(|&end| self.is_land(end))
    }

    /// Bridges are moved once all are built, to another cell, and not with somebody on them.
    pub(super) fn may_move_bridge(&self, from: Place, to: Place, axis: Axis) -> bool {
        let movable = self.bridge(from).is_some() && !self.pillis.contains(&Some(from));
        if !movable || self.bridges.len() < 11 || to == from || !self.may_bridge(to, axis) {
            return false;
        }
        let mut after = self.clone();
        after.bridges.retain(|(bridge, _)| *bridge != from);
        after.bridges.push((to, axis));
        self.leaves_room(&after)
    }
}
