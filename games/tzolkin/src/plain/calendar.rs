//! The calendar: who comes first, how many days pass, and who is pushed off.

use super::table::Plain;
use crate::{Decision, FOOD_DAYS, Phase, Space};

impl Plain {
    /// The turns are over, and so is the food day.
    pub(super) fn end_round(&mut self) {
        self.phase = Phase::Calendar;
        if self.holder_of(Space::START).is_none() {
            self.teeth_corn += 1;
            self.turn_calendar(1);
        }
    }

    /// One day, or two for who may hurry and pushes nobody off that would have stayed; never at the
    /// end of the game.
    pub(super) fn calendar_answers(&self) -> Vec<Decision> {
        let mut list = vec![Decision::OneDay];
        let over = self.food_days == usize::from(FOOD_DAYS);
        if self.me().may_double && !over && !self.somebody_is_in_the_way() {
            list.push(Decision::TwoDays);
        }
        list
    }

    fn somebody_is_in_the_way(&self) -> bool {
        self.players.iter().any(|player| {
            player.on.iter().any(|space| {
                space.gear().is_some_and(|gear| space.number() + 1 == player.highest(gear))
            })
        })
    }

    pub(super) fn turn_calendar(&mut self, days: u8) {
        if let Some(holder) = self.holder_of(Space::START) {
            self.players[holder].on.retain(|space| *space != Space::START);
            let left = (holder + 1) % self.players.len();
            self.first = if holder == self.first { left } else { holder };
            if days == 2 {
                self.players[holder].may_double = false;
            }
        }
        for player in &mut self.players {
            player.on.retain(|space| !space.is_quick());
        }
        for _ in 0..days {
            self.pass_day();
        }
        if self.food_days == usize::from(FOOD_DAYS) {
            self.phase = Phase::Over;
        } else {
            self.begin_round();
        }
    }

    /// Everyone moves on by a space. Players' workers leave after the highest, neutral ones go round.
    fn pass_day(&mut self) {
        self.tooth += 1;
        for player in &mut self.players {
            let moved = player.on.clone().into_iter().filter_map(|space| {
                let (gear, number) = (space.gear()?, space.number() + 1);
                if number > player.highest(gear) { None } else { Space::new(gear, number) }
            });
            player.on = moved.collect();
        }
        for space in &mut self.neutral {
            if let Some(gear) = space.gear() {
                *space = Space::new(gear, (space.number() + 1) % gear.slots()).unwrap();
            }
        }
    }
}
