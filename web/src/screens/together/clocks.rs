//! How long each may still think.

use std::time::Duration;

use leptos::prelude::*;
use patolli_game::Phrase;
use patolli_tables::{Clock, Pace, Time};

use crate::speech::page;

/// From when on a clock warns, in milliseconds.
const SOON: u64 = 15_000;

/// What a clock shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Reading {
    /// Milliseconds that are left before time is out.
    pub left: u64,
    /// Is the time of the turn used up, and the bank is being used?
    pub on_bank: bool,
    /// Is there little left?
    pub soon: bool,
    /// Does it run?
    pub runs: bool,
}

/// What a clock shows at this moment.
pub fn read(clock: Clock, pace: Pace, now: Time) -> Reading {
    let used = clock.spent + clock.since.map_or(0, |since| now.since(since));
    let turn = pace.turn_millis();
    let whole = (turn + clock.bank).saturating_sub(used);
    let on_bank = used > turn;
    // Within a turn its own time is what counts; the bank stands behind it.
    let left = if on_bank { whole } else { turn - used };
    let runs = clock.since.is_some();
    Reading { left, on_bank, soon: runs && whole <= SOON, runs }
}

/// So much time, as people read it: minutes and seconds, or what is larger.
pub fn time(millis: u64) -> Phrase {
    let seconds = millis.div_ceil(1000);
    let (minutes, hours, days) = (seconds / 60, seconds / 3_600, seconds / 86_400);
    let number = |value: u64| i64::try_from(value).unwrap_or(i64::MAX);
    match () {
        () if days > 0 => {
            let days = page("clock_days").number("days", number(days));
            days.number("hours", number(hours % 24))
        }
        () if hours > 0 => {
            let hours = page("clock_hours").number("hours", number(hours));
            hours.text("minutes", format!("{:02}", minutes % 60))
        }
        () => {
            let minutes = page("clock_minutes").number("minutes", number(minutes));
            minutes.text("seconds", format!("{:02}", seconds % 60))
        }
    }
}

/// Changes every second.
pub fn seconds() -> ReadSignal<u32> {
    let (seconds, set) = signal(0_u32);
    let handle = set_interval_with_handle(
        move || set.update(|seconds| *seconds = seconds.wrapping_add(1)),
        Duration::from_secs(1),
    );
    on_cleanup(move || {
        if let Ok(handle) = handle {
            handle.clear();
        }
    });
    seconds
}

#[cfg(test)]
mod tests {
    use super::*;

    const PACE: Pace = Pace { turn: 60, bank: 100 };

    #[test]
    fn a_turn_is_counted_down_before_the_bank() {
        let clock = Clock { bank: 100_000, spent: 10_000, since: Some(Time(5_000)) };
        let reading = read(clock, PACE, Time(25_000));
        assert_eq!(reading, Reading { left: 30_000, on_bank: false, soon: false, runs: true });
        let reading = read(clock, PACE, Time(65_000));
        assert_eq!(reading, Reading { left: 90_000, on_bank: true, soon: false, runs: true });
        assert!(read(clock, PACE, Time(150_000)).soon);
        assert_eq!(read(clock, PACE, Time(1_000_000)).left, 0);
    }

    #[test]
    fn time_is_told_in_units_that_people_read() {
        let said = |seconds: u64| time(seconds * 1000);
        let minutes = page("clock_minutes").number("minutes", 2).text("seconds", "05".to_owned());
        assert_eq!(said(125), minutes);
        let hours = page("clock_hours").number("hours", 3).text("minutes", "07".to_owned());
        assert_eq!(said(3 * 3_600 + 7 * 60 + 30), hours);
        assert_eq!(said(90_000), page("clock_days").number("days", 1).number("hours", 1));
    }
}
