//! A scoring as a table: what the districts and the palace brought.

use std::collections::BTreeMap;

use patolli_game::{Name, Phrase, Seat};
use patolli_mexica::Event;

use crate::table::Occasion;

const FOUNDED: Name = Name::new("mexica-occasion", "founded");
const UNFOUNDED: Name = Name::new("mexica-occasion", "unfounded");
const PALACE: Name = Name::new("mexica-occasion", "palace");
const TOTAL: Name = Name::new("mexica-occasion", "total");

fn phrase(id: &'static str) -> Phrase {
    Phrase::new("mexica-occasion", id)
}

/// The scoring among these events, if there is one. The last one is told by the end of the game.
pub fn occasion(events: &[&Event], seats: usize) -> Option<Occasion> {
    let period = events.iter().find_map(|event| match **event {
        Event::PeriodEnded { period } | Event::PeriodStalled { period, .. } => Some(period),
        _ => None,
    })?;
    if events.iter().any(|event| matches!(event, Event::GameEnded { .. })) {
        return None;
    }
    let title = phrase("period").number("period", period);
    let mut told = Occasion::new(title, &[FOUNDED, UNFOUNDED, PALACE, TOTAL], seats);
    let mut sums: BTreeMap<(Seat, Name), (i64, i64)> = BTreeMap::new();
    for event in events {
        let (seat, column, points) = match **event {
            Event::DistrictScored { seat, points, .. } => (seat, FOUNDED, points),
            Event::UnfoundedScored { seat, points, .. } => (seat, UNFOUNDED, points),
            Event::PalaceScored { seat, points } => (seat, PALACE, points),
            _ => continue,
        };
        for column in [column, TOTAL] {
            let (count, sum) = sums.entry((seat, column)).or_default();
            *count += 1;
            *sum += i64::from(points);
        }
    }
    for ((seat, column), (count, sum)) in sums {
        let districts = column == FOUNDED || column == UNFOUNDED;
        let id = if districts { "of_districts" } else { "points" };
        told.tell(seat, column, phrase(id).number("points", sum).number("count", count));
    }
    Some(told.shortened())
}
