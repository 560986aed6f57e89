//! How long each may still think.

use serde::{Deserialize, Serialize};

use crate::terms::{Pace, Time};

/// How many milliseconds everybody has at least after the house was closed.
pub const LEAST_AFTER_REST: u64 = 60_000;

/// The clock of a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Clock {
    /// Milliseconds left for the whole game, beyond those of each turn.
    pub bank: u64,
    /// Milliseconds of this turn that are used up, up to when it last stopped.
    pub spent: u64,
    /// Since when it runs, if it does.
    pub since: Option<Time>,
}

impl Clock {
    /// At the start of a game.
    pub const fn new(pace: Pace) -> Self {
        Self { bank: pace.bank_millis(), spent: 0, since: None }
    }

    /// It runs from now on, if it does not yet.
    pub fn start(&mut self, now: Time) {
        self.since.get_or_insert(now);
    }

    /// It stops, if it runs.
    pub fn stop(&mut self, now: Time) {
        if let Some(since) = self.since.take() {
            self.spent += now.since(since);
        }
    }

    /// A turn is over: what was used beyond its time comes out of the bank.
    pub fn turn_over(&mut self, pace: Pace, now: Time) {
        self.stop(now);
        self.bank = self.bank.saturating_sub(self.spent.saturating_sub(pace.turn_millis()));
        self.spent = 0;
    }

    /// Until when it may run, if it runs.
    pub fn until(&self, pace: Pace) -> Option<Time> {
        let whole = pace.turn_millis() + self.bank;
        Some(self.since?.after(whole.saturating_sub(self.spent)))
    }

    /// Nobody thought between these two moments, and there is at least a little left.
    pub fn rest(&mut self, pace: Pace, since: Time, now: Time) {
        // What was started while the house was closed ran not at all.
        self.since = self.since.map(|started| started.after(now.since(since)).min(now));
        let used = self.spent + self.since.map_or(0, |since| now.since(since));
        let least = (used + LEAST_AFTER_REST).saturating_sub(pace.turn_millis());
        self.bank = self.bank.max(least);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const PACE: Pace = Pace { turn: 60, bank: 100 };

    fn running(since: u64) -> Clock {
        let mut clock = Clock::new(PACE);
        clock.start(Time(since));
        clock
    }

    #[test]
    fn a_turn_within_its_time_costs_nothing() {
        let mut clock = running(5_000);
        clock.turn_over(PACE, Time(65_000));
        assert_eq!(clock, Clock::new(PACE));
    }

    #[test]
    fn what_a_turn_takes_beyond_its_time_comes_out_of_the_bank() {
        let mut clock = running(0);
        clock.turn_over(PACE, Time(90_000));
        assert_eq!(clock.bank, 70_000);
        clock.start(Time(100_000));
        assert_eq!(clock.until(PACE), Some(Time(230_000)));
    }

    #[test]
    fn stopping_within_a_turn_gives_no_new_time() {
        let mut clock = running(0);
        clock.stop(Time(40_000));
        clock.start(Time(50_000));
        assert_eq!(clock.until(PACE), Some(Time(170_000)));
    }

    #[test]
    fn time_while_the_house_is_closed_is_not_counted() {
        let mut clock = running(0);
        clock.rest(PACE, Time(30_000), Time(1_000_000));
        assert_eq!(clock.until(PACE), Some(Time(1_130_000)));
    }

    #[test]
    fn everybody_has_a_minute_after_the_house_was_closed() {
        for since in [155_000, 159_999, 160_000, 900_000] {
            let mut clock = running(0);
            clock.rest(PACE, Time(since), Time(1_000_000));
            let left = clock.until(PACE).map(|until| until.since(Time(1_000_000)));
            assert_eq!(left, Some(LEAST_AFTER_REST), "closed at {since}");
        }
    }
}
