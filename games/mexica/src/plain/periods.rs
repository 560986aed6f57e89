//! Turns, rounds, periods and scorings.

use patolli_game::Seat;

use crate::board::cell::Cell;
use crate::components::calpulli::Calpullis;
use crate::components::temple::{Floors, Temples};
use crate::rules::question::Question;
use crate::views::view::{BuiltTemples, Points, each_temple};

use super::{Place, Plain, place, printed};

/// The floors of some temples in a district.
fn floors_in(built: &BuiltTemples, district: &[Place]) -> u32 {
    let inside = each_temple(built).filter(|(cell, _)| district.contains(&place(*cell)));
    inside.map(|(_, floors)| u32::from(floors.number())).sum()
}

impl Plain {
    /// A Pilli begins on a start cell; when all do, the first turn begins.
    pub(super) fn start_at(&mut self, cell: Cell) {
        let actor = self.actor();
        self.view.players[actor].pilli = Some(cell);
        if actor + 1 == self.seats() {
            self.begin_turn(0);
        } else {
            self.view.turn = Seat::new(actor + 1).unwrap();
        }
    }

    fn begin_turn(&mut self, seat: usize) {
        self.view.turn = Seat::new(seat).unwrap();
        self.view.points = Some(6);
        self.view.taken = 0;
        self.view.question = Some(Question::Turn);
    }

    /// Points that are left are lost. After the last seat the round is over.
    pub(super) fn end_turn(&mut self) {
        let next = self.actor() + 1;
        if next < self.seats() {
            self.begin_turn(next);
            return;
        }
        self.view.idle_rounds = if self.view.placed { 0 } else { self.view.idle_rounds + 1 };
        self.view.placed = false;
        let stalled = self.view.idle_rounds >= self.view.options.stall_rounds;
        if self.is_period_over() || stalled {
            if !self.is_period_over() {
                self.view.stalled.push(self.view.period);
            }
            self.end_period();
        }
        if self.view.question != Some(Question::Nothing) {
            *self.view.round.as_mut().unwrap() += 1;
            self.begin_turn(0);
        }
    }

    /// The row is empty, and somebody has built every temple.
    fn is_period_over(&self) -> bool {
        let all_built = self.view.players.iter().any(|player| player.temples.unwrap().is_empty());
        self.view.row.unwrap().is_empty() && all_built
    }

    fn end_period(&mut self) {
        for seat in 0..self.seats() {
            self.view.players[seat].points = self.points_with_scoring(seat);
        }
        self.view.idle_rounds = 0;
        // What is left in the row leaves the game.
        self.view.row = Some(Calpullis::NONE);
        if self.view.period == 2 {
            // Nobody has a turn any more; by custom the view names the first seat, with nothing left.
            self.begin_turn(0);
            self.view.points = Some(0);
            self.view.question = Some(Question::Nothing);
            return;
        }
        self.view.period = 2;
        self.view.row = self.view.aside.replace(Calpullis::NONE);
        for player in &mut self.view.players {
            // Nine more temples: three of one floor, two of each other height.
            let kept: Vec<Floors> = player.temples.unwrap().each().collect();
            let new = Temples::SECOND_SET.each();
            player.temples = Some(kept.into_iter().chain(new).collect());
        }
        self.remove_dead_tokens();
    }

    /// The points of a seat after a scoring of this period.
    fn points_with_scoring(&self, seat: usize) -> Points {
        let mut points = self.view.players[seat].points;
        for district in self.districts() {
            let size = district.len() as u16;
            let own = floors_in(&self.view.players[seat].built, &district);
            let all = self.view.players.iter().map(|player| &player.built);
            let others = all.chain(&self.view.neutral).map(|built| floors_in(built, &district));
            let ahead = others.filter(|&floors| floors > own).count();
            let half = size.div_ceil(2);
            let worth = match ahead {
                _ if own == 0 => 0,
                0 => size,
                1 => half,
                2 => half.div_ceil(2),
                _ => 0,
            };
            match (self.is_founded(district[0]), self.view.period) {
                (true, 1) => points.first_scoring += worth,
                (true, _) => points.second_scoring += worth,
                // Districts that were never founded count at the end only.
                (false, 1) => {}
                (false, _) => points.unfounded += worth,
            }
        }
        // A Pilli that is back on a start cell.
        if self.pillis[seat].is_some_and(|pilli| printed(pilli) == b'S') {
            points.palace += 5;
        }
        points
    }

    /// The points of every seat by source, as if this period were scored now.
    pub(super) fn standing(&self) -> Vec<Points> {
        let now = |seat: usize| match self.view.question {
            // There is nothing to score before everyone is on the board.
            Some(Question::Start | Question::Nothing) => self.view.players[seat].points,
            _ => self.points_with_scoring(seat),
        };
        (0..self.seats()).map(now).collect()
    }

    /// The rank of each seat by all points, then by action tokens; equal in both is equal in rank.
    pub(super) fn ranks(&self) -> Vec<u8> {
        let standing = self.standing();
        let total = |points: &Points| {
            points.founding
                + points.presence
                + points.first_scoring
                + points.second_scoring
                + points.unfounded
                + points.palace
        };
        let key = |seat: usize| (total(&standing[seat]), self.view.players[seat].tokens);
        let seats = 0..self.seats();
        let rank = |seat| 1 + seats.clone().filter(|&other| key(other) > key(seat)).count();
        seats.clone().map(|seat| rank(seat) as u8).collect()
    }
}
