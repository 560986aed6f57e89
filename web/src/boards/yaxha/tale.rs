//! A turn in a line: the tile, and where its cubes went.

use patolli_game::Phrase;
use patolli_yaxha::Event;

use crate::table::{Chapter, Tale, Turn};

/// Which turn tells of it. All decide at once, so everyone has one turn a round.
pub const fn chapter(event: &Event) -> Chapter {
    match event {
        Event::CardChosen { seat, .. }
        | Event::CardRevealed { seat, .. }
        | Event::LotTaken { seat, .. }
        | Event::LeftoverTaken { seat, .. }
        | Event::InitiativeSwapped { seat, .. }
        | Event::CubePlaced { seat, .. }
        | Event::CubeDiscarded { seat, .. } => Chapter::Seat(*seat),
        _ => Chapter::Table,
    }
}

fn deed(id: &'static str) -> Phrase {
    Phrase::new("yaxha-deed", id)
}

/// A turn in a line.
pub fn tale(turn: &Turn<Event>) -> Tale {
    let mut tale = Tale::default();
    let is_lot =
        |event: &Event| matches!(event, Event::LotTaken { .. } | Event::LeftoverTaken { .. });
    let settled = turn.events.iter().any(|(_, event)| is_lot(event));
    for (_, event) in &turn.events {
        let told = match event {
            // What was wanted is told by what was taken, once that is known.
            Event::CardChosen { tile: Some(wanted), .. } if !settled => {
                Some(deed("wants").text("tile", wanted))
            }
            Event::LotTaken { tile, cubes, .. } => {
                Some(deed("tile").text("tile", tile).counts("cubes", cubes.counted()))
            }
            Event::LeftoverTaken { tile, cubes, .. } => {
                Some(deed("leftover").text("tile", tile).counts("cubes", cubes.counted()))
            }
            Event::InitiativeSwapped { other, .. } => Some(deed("swapped").seat("other", *other)),
            Event::CubePlaced { colour, cell, .. } => {
                Some(deed("placed").name("colour", colour.name()).text("cell", cell))
            }
            Event::CubeDiscarded { colour, .. } => {
                Some(deed("discarded").name("colour", colour.name()))
            }
            Event::GameEnded { .. } => Some(deed("ended")),
            _ => None,
        };
        tale.deeds.extend(told);
    }
    if tale.deeds.is_empty() && turn.seat.is_some() {
        tale.deeds.push(deed("chose"));
    }
    tale
}
