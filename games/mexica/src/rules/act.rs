//! What each action does.

use patolli_game::{Seat, Sink};

use crate::board::Owner;
use crate::board::cell::Cell;
use crate::board::cells::Cells;
use crate::board::travel::JUMP;
use crate::components::bridge::Axis;
use crate::components::calpulli::values;
use crate::components::temple::Floors;
use crate::format::event::Event;
use crate::format::source::Source;
use crate::rules::player::Player;
use crate::rules::state::Mexica;

impl Mexica {
    pub(crate) fn own_mut(&mut self) -> &mut Player {
        &mut self.players[self.actor]
    }

    /// Pays with points, and with action tokens once there are no more points.
    fn pay(&mut self, cost: u8, sink: &mut impl Sink<Event>) {
        let from_points = cost.min(self.points);
        self.points -= from_points;
        let count = (cost - from_points).min(self.own().tokens);
        if count > 0 {
            let seat = self.actor;
            self.own_mut().tokens -= count;
            sink.tell(|| Event::TokensSpent { seat, count });
        }
    }

    /// Puts the Pilli of the player who acts on a cell.
    pub(crate) fn put_pilli(&mut self, cell: Cell) {
        let from = self.own().pilli;
        self.board.move_pilli(from, cell);
        let district = self.own().district;
        // Within its district it stays there; otherwise it may be where another Pilli is.
        let district = if district.contains(cell) { district } else { self.district_of(cell) };
        let own = self.own_mut();
        own.pilli = Some(cell);
        own.district = district;
    }

    fn district_of(&self, cell: Cell) -> Cells {
        let known = self.players.iter().map(|player| player.district);
        known.into_iter().find(|d| d.contains(cell)).unwrap_or_else(|| self.board.district(cell))
    }

    pub(crate) fn walk(&mut self, cell: Cell, sink: &mut impl Sink<Event>) {
        let Some(from) = self.own().pilli else { return };
        let (seat, cost) = (self.actor, self.board.walk_cost(from, cell, JUMP).unwrap_or(JUMP));
        self.pay(cost, sink);
        self.put_pilli(cell);
        sink.tell(|| Event::Walked { seat, from, cell, cost });
    }

    pub(crate) fn sail(&mut self, cell: Cell, sink: &mut impl Sink<Event>) {
        let Some(from) = self.own().pilli else { return };
        let (seat, cost) = (self.actor, self.board.sail_cost(from, cell, JUMP).unwrap_or(JUMP));
        self.pay(cost, sink);
        self.put_pilli(cell);
        sink.tell(|| Event::Sailed { seat, from, cell, cost });
    }

    pub(crate) fn jump(&mut self, cell: Cell, sink: &mut impl Sink<Event>) {
        let Some(from) = self.own().pilli else { return };
        let (seat, cost) = (self.actor, JUMP);
        self.pay(cost, sink);
        self.put_pilli(cell);
        sink.tell(|| Event::Jumped { seat, from, cell, cost });
    }

    pub(crate) fn dig(&mut self, cell: Cell, sink: &mut impl Sink<Event>) {
        let seat = self.actor;
        self.pay(1, sink);
        self.singles -= 1;
        self.board.dig(cell);
        sink.tell(|| Event::CanalDug { seat, cell });
        self.part_districts(Cells::only(cell), sink);
    }

    pub(crate) fn dig_double(&mut self, cell: Cell, other: Cell, sink: &mut impl Sink<Event>) {
        let seat = self.actor;
        self.pay(1, sink);
        self.doubles -= 1;
        self.board.dig(cell);
        self.board.dig(other);
        sink.tell(|| Event::DoubleCanalDug { seat, cell, other });
        self.part_districts(Cells::only(cell).with(other), sink);
    }

    /// A new canal may split the district it was dug in.
    fn part_districts(&mut self, canal: Cells, sink: &mut impl Sink<Event>) {
        let mut last = Cells::NONE;
        for player in &mut self.players {
            if let Some(pilli) = player.pilli.filter(|_| player.district.touches(&canal)) {
                // Neighbours are often still in one district.
                if !last.contains(pilli) {
                    last = self.board.district(pilli);
                }
                player.district = last;
            }
        }
        self.placed = true;
        self.remove_dead_calpullis(sink);
    }

    pub(crate) fn build_bridge(&mut self, cell: Cell, axis: Axis, sink: &mut impl Sink<Event>) {
        let seat = self.actor;
        self.pay(1, sink);
        self.bridges -= 1;
        self.board.build_bridge(cell, axis);
        self.placed = true;
        sink.tell(|| Event::BridgeBuilt { seat, cell, axis });
    }

    pub(crate) fn move_bridge(
        &mut self,
        from: Cell,
        cell: Cell,
        axis: Axis,
        sink: &mut impl Sink<Event>,
    ) {
        let seat = self.actor;
        self.pay(1, sink);
        self.board.remove_bridge(from);
        self.board.build_bridge(cell, axis);
        sink.tell(|| Event::BridgeMoved { seat, from, cell, axis });
    }

    pub(crate) fn build_temple(&mut self, cell: Cell, floors: Floors, sink: &mut impl Sink<Event>) {
        let seat = self.actor;
        self.pay(floors.number(), sink);
        self.own_mut().temples.take(floors);
        self.board.build_temple(Owner::Seat(seat), cell, floors);
        self.placed = true;
        sink.tell(|| Event::TempleBuilt { seat, cell, floors });
        self.remove_dead_calpullis(sink);
    }

    /// The founder scores, and everyone else whose Pilli is in the district.
    pub(crate) fn found(&mut self, cell: Cell, sink: &mut impl Sink<Event>) {
        let (founder, district) = (self.actor, self.own().district);
        let size = district.len();
        let [_, points, presence] = values(size);
        self.row.take(size as u8);
        self.board.found(cell, district);
        self.placed = true;
        self.own_mut().score(Source::Founding, points);
        sink.tell(|| Event::DistrictFounded { seat: founder, cell, size, points });
        for seat in Seat::first(self.seats.into()).filter(|&seat| seat != founder) {
            let player = &mut self.players[seat];
            if player.pilli.is_some_and(|pilli| district.contains(pilli)) {
                player.score(Source::Presence, presence);
                sink.tell(|| Event::PresenceScored { seat, points: presence });
            }
        }
        self.remove_dead_calpullis(sink);
    }

    pub(crate) fn take_token(&mut self, sink: &mut impl Sink<Event>) {
        let seat = self.actor;
        self.points -= 1;
        self.taken += 1;
        self.own_mut().tokens += 1;
        sink.tell(|| Event::TokenTaken { seat });
    }

    /// Tokens that can never be founded any more leave the row at once.
    pub(crate) fn remove_dead_calpullis(&mut self, sink: &mut impl Sink<Event>) {
        for size in self.dead_calpullis().iter() {
            self.row.take(size);
            sink.tell(|| Event::CalpulliRemoved { size });
        }
    }
}
