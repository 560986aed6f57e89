//! A turn in a line: where the Pilli went, what was built and founded, what it brought.

use patolli_game::{Name, Phrase};
use patolli_mexica::Event;

use crate::table::{Chapter, Tale, Turn};

/// An action token.
pub const TOKEN: Name = Name::new("mexica-deed", "token");

/// Which turn tells of it.
pub const fn chapter(event: &Event) -> Chapter {
    match event {
        // The last start is placed with the one before.
        Event::PilliPlaced { seat, .. } => Chapter::Seat(*seat),
        Event::NeutralBuilt { .. }
        | Event::DistrictsOrdered { .. }
        | Event::RoundBegan { .. }
        | Event::LastRoundBegan { .. }
        | Event::PeriodEnded { .. }
        | Event::PeriodStalled { .. }
        | Event::GameEnded { .. } => Chapter::Table,
        _ => Chapter::Turn,
    }
}

fn deed(id: &'static str) -> Phrase {
    Phrase::new("mexica-deed", id)
}

/// A turn in a line.
pub fn tale(turn: &Turn<Event>) -> Tale {
    let mut tale = Tale::default();
    let mut went = None;
    for (_, event) in &turn.events {
        // One way is told by its end, however many steps it took.
        let is_step =
            matches!(event, Event::Walked { .. } | Event::Sailed { .. } | Event::Jumped { .. });
        if let Some(way) = went.take_if(|_| !is_step) {
            tale.deeds.push(way);
        }
        match event {
            Event::Walked { cell, .. } | Event::Sailed { cell, .. } => {
                went = Some(deed("went").text("cell", cell));
            }
            Event::Jumped { cell, .. } => went = Some(deed("jumped").text("cell", cell)),
            Event::PilliPlaced { cell, .. } => tale.deeds.push(deed("began").text("cell", cell)),
            Event::CanalDug { cell, .. } => tale.deeds.push(deed("canal").text("cell", cell)),
            Event::DoubleCanalDug { cell, other, .. } => {
                tale.deeds.push(deed("double_canal").text("cell", cell).text("other", other));
            }
            Event::BridgeBuilt { cell, .. } => tale.deeds.push(deed("bridge").text("cell", cell)),
            Event::BridgeMoved { from, cell, .. } => {
                tale.deeds.push(deed("bridge_moved").text("from", from).text("cell", cell));
            }
            Event::TempleBuilt { cell, floors, .. } => {
                let built = deed("temple").text("cell", cell).number("floors", floors.number());
                tale.deeds.push(built);
            }
            Event::DistrictFounded { cell, size, points, .. } => {
                tale.deeds.push(deed("founded").text("cell", cell).number("size", *size));
                tale.points += i32::from(*points);
            }
            Event::PresenceScored { seat, points } if Some(*seat) == turn.seat => {
                tale.points += i32::from(*points);
            }
            Event::PresenceScored { seat, points } => {
                tale.deeds.push(deed("presence").seat("seat", *seat).number("points", *points));
            }
            Event::TokenTaken { .. } => tale.count(TOKEN, 1),
            Event::TokensSpent { count, .. } => tale.count(TOKEN, -i32::from(*count)),
            Event::PointsLost { points, .. } => {
                tale.deeds.push(deed("lost").number("points", *points));
            }
            Event::CalpulliRemoved { size } => {
                tale.deeds.push(deed("removed").number("size", *size));
            }
            Event::LastRoundBegan { .. } => tale.deeds.push(deed("last_round")),
            Event::PeriodEnded { period } | Event::PeriodStalled { period, .. } => {
                tale.deeds.push(deed("scored").number("period", *period));
            }
            Event::GameEnded { .. } => tale.deeds.push(deed("ended")),
            _ => {}
        }
    }
    tale.deeds.extend(went);
    tale.change.retain(|(_, more)| *more != 0);
    tale
}
