//! What just happened to the viewer: why they got these cubes, and what was done for them.

use patolli_game::{Phrase, Say, Seat};
use patolli_yaxha::{Event, Tile, Yaxha};

use super::market::this_round;
use super::phrase;
use crate::table::Scene;

/// How the market went for them, what was placed automatically, and what was lost.
pub fn news(scene: &Scene<Yaxha>) -> Vec<Phrase> {
    let Some(own) = scene.holder else { return Vec::new() };
    let mut news: Vec<Phrase> = forced(scene, own).collect();
    let revealed = this_round(scene).filter_map(|event| match *event {
        Event::CardRevealed { seat, tile } => Some((seat, tile)),
        _ => None,
    });
    let revealed: Vec<(Seat, Tile)> = revealed.collect();
    if let Some(&(_, wanted)) = revealed.iter().find(|(seat, _)| *seat == own) {
        let rivals = revealed.iter().filter(|(_, tile)| *tile == wanted).count() > 1;
        let told = this_round(scene).filter(|event| concerns(event, own, wanted, rivals));
        news.extend(told.map(Say::phrase));
    }
    news
}

/// Who else wanted the tile, who took it, what was taken instead, and who exchanged.
fn concerns(event: &Event, own: Seat, wanted: Tile, rivals: bool) -> bool {
    match *event {
        Event::CardRevealed { tile, .. } => rivals && tile == wanted,
        Event::LotTaken { seat, tile, .. } | Event::LeftoverTaken { seat, tile, .. } => {
            seat == own || tile == wanted
        }
        Event::InitiativeSwapped { seat, other } => seat == own || other == own,
        _ => false,
    }
}

/// Cubes that had one place left and went there, and cubes that fitted nowhere. What somebody
/// decided is told first, so a cube that is told later was not decided.
fn forced(scene: &Scene<Yaxha>, own: Seat) -> impl Iterator<Item = Phrase> {
    let mut last = None;
    scene.round.iter().filter_map(move |(number, event)| {
        let decided = last.replace(*number) != Some(*number);
        match *event {
            Event::CubePlaced { seat, colour, cell } if seat == own && !decided => {
                Some(phrase("forced").name("colour", colour.name()).text("cell", cell))
            }
            Event::CubeDiscarded { seat, .. } if seat == own => Some(event.phrase()),
            _ => None,
        }
    })
}
