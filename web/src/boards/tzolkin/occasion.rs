//! A food day as a table: who was fed, who went hungry, what the gods gave.

use std::collections::BTreeMap;

use patolli_game::{Name, Phrase, Seat};
use patolli_tzolkin::{Event, Source};

use crate::table::Occasion;

const FED: Name = Name::new("tzolkin-occasion", "fed");
const HUNGRY: Name = Name::new("tzolkin-occasion", "hungry");
const GIVEN: Name = Name::new("tzolkin-occasion", "given");
const TEMPLES: Name = Name::new("tzolkin-occasion", "temples");
const PROPHECY: Name = Name::new("tzolkin-occasion", "prophecy");

fn phrase(id: &'static str) -> Phrase {
    Phrase::new("tzolkin-occasion", id)
}

/// The food day among these events, once it is over. The last one is told by the end of the game.
pub fn occasion(events: &[&Event], seats: usize) -> Option<Occasion> {
    let ate = |event: &&Event| matches!(event, Event::Fed { .. } | Event::Unfed { .. });
    let ended = events.iter().any(|event| matches!(event, Event::GameEnded { .. }));
    let fed = events.iter().position(ate)?;
    let over =
        |event: &&Event| matches!(event, Event::RoundBegan { .. } | Event::FoodRoundBegan { .. });
    if ended || !events[fed..].iter().any(over) {
        return None;
    }
    let columns = [FED, HUNGRY, GIVEN, TEMPLES, PROPHECY];
    let mut told = Occasion::new(phrase("food_day"), &columns, seats);
    let mut points: BTreeMap<(Seat, &str), i64> = BTreeMap::new();
    let mut given: BTreeMap<Seat, Vec<(u32, Name)>> = BTreeMap::new();
    for event in events {
        match **event {
            Event::Fed { seat, fed, corn } => {
                told.tell(seat, FED, phrase("fed_by").number("fed", fed).number("corn", corn));
            }
            Event::Unfed { seat, workers } => {
                *points.entry((seat, "hungry")).or_default() += i64::from(workers);
            }
            Event::TempleRewarded { seat, what, .. } => {
                given.entry(seat).or_default().extend(what.counted());
            }
            Event::TempleScored { seat, points: more, .. }
            | Event::TempleLed { seat, points: more, .. } => {
                *points.entry((seat, "temples")).or_default() += i64::from(more);
            }
            Event::ProphecyScored { seat, points: more, .. } => {
                *points.entry((seat, "prophecy")).or_default() += i64::from(more);
            }
            Event::Scored { seat, points: more, source: Source::Hunger } => {
                *points.entry((seat, "hunger")).or_default() += i64::from(more);
            }
            _ => {}
        }
    }
    for seat in Seat::first(seats) {
        let of = |what| points.get(&(seat, what)).copied();
        if let Some(workers) = of("hungry") {
            let lost = of("hunger").unwrap_or_default();
            let hungry = phrase("unfed").number("workers", workers).number("points", lost);
            told.tell(seat, HUNGRY, hungry);
        }
        for (what, column) in [("temples", TEMPLES), ("prophecy", PROPHECY)] {
            if let Some(points) = of(what) {
                told.tell(seat, column, phrase("points").number("points", points));
            }
        }
        if let Some(things) = given.remove(&seat) {
            told.tell(seat, GIVEN, phrase("things").counts("what", things));
        }
    }
    Some(told.shortened())
}

#[cfg(test)]
mod tests {
    use patolli_game::Viewer;
    use patolli_tzolkin::Tzolkin;

    use super::*;
    use crate::table::Log;
    use crate::table::sample::played;

    #[test]
    fn three_food_days_are_moments_and_the_last_is_the_end() {
        let play = played::<Tzolkin>(4, &[], 1, usize::MAX);
        let log = Log::of(&play);
        let numbers = 1..=play.steps().len();
        let told = numbers.filter_map(|number| {
            let events = log.between(number, number, Viewer::Omniscient);
            let events: Vec<&Event> = events.iter().map(|(_, event)| event).collect();
            occasion(&events, 4)
        });
        let told: Vec<Occasion> = told.collect();
        assert_eq!(told.len(), 3);
        for occasion in told {
            assert!(occasion.rows.iter().all(|row| row.iter().any(Option::is_some)));
        }
    }
}
