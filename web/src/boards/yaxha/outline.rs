//! The board in words: every pyramid by level and row, the market, the bonus cards.

use patolli_game::{Phrase, Seat};
use patolli_yaxha::{Card, Colour, LEVELS, Pyramid, Yaxha};

use super::{bonus, market, phrase};
use crate::boards::outline::{Passage, listed, who};
use crate::table::Scene;

fn say(id: &'static str) -> Phrase {
    Phrase::new("yaxha-outline", id)
}

fn draw(id: &'static str) -> Phrase {
    Phrase::new("yaxha-draw", id)
}

/// The board in words.
pub fn outline(scene: &Scene<Yaxha>) -> Vec<Passage> {
    let view = &scene.view;
    // One's own pyramid comes first.
    let front = scene.front();
    let mut seats: Vec<Seat> = Seat::first(view.seats.into()).collect();
    seats.sort_by_key(|seat| *seat != front);
    let mut all: Vec<Passage> = seats.into_iter().map(|seat| pyramid_of(scene, seat)).collect();
    all.push(Passage::new(phrase("market"), market::told(scene)));
    all.push(Passage::new(phrase("bonus"), bonus::told(scene)));
    let mut initiative: Vec<_> =
        view.initiative.iter().zip(Seat::first(view.seats.into())).collect();
    initiative.sort();
    let place = |(number, seat): (&u8, Seat)| {
        say("place").number("number", *number).phrase("who", who(seat))
    };
    all.push(Passage::new(say("initiative"), initiative.into_iter().map(place)));
    all
}

/// A player’s pyramid, what they still have to place, and the card they played.
fn pyramid_of(scene: &Scene<Yaxha>, seat: Seat) -> Passage {
    let (view, at) = (&scene.view, seat.index());
    let pyramid = view.pyramids.get(at).copied().unwrap_or_default();
    let name = phrase("pyramid_of").seat("seat", seat).number("cubes", pyramid.len());
    let mut passage = Passage::new(name, rows(&pyramid));
    if pyramid.is_empty() {
        passage.lines.push(say("empty"));
    }
    let hand = view.hands.get(at).copied().filter(|hand| !hand.is_empty());
    let hand = hand.map(|hand| draw("hand").counts("cubes", hand.counted()));
    let card = view.cards.get(at).copied().flatten().map(|card| match card {
        Card::Hidden => draw("card_hidden"),
        Card::Shown(tile) => draw("card").text("tile", tile),
    });
    passage.lines.extend(hand.into_iter().chain(card));
    passage
}

/// The cubes by level and row, from below and from the front.
pub fn rows(pyramid: &Pyramid) -> Vec<Phrase> {
    let mut lines = Vec::new();
    for level in 0..LEVELS {
        let on: Vec<_> = pyramid.iter().filter(|(_, cell)| cell.level() == level).collect();
        let mut rows: Vec<u8> = on.iter().map(|(_, cell)| cell.place().1).collect();
        rows.dedup();
        for row in rows {
            let here = on.iter().filter(|(_, cell)| cell.place().1 == row);
            let cube = |(colour, cell): &(Colour, _)| {
                say("cube").name("colour", colour.name()).text("cell", cell)
            };
            let line = say("row").number("level", level as i64 + 1).number("row", row + 1);
            lines.extend(listed(here.map(cube)).map(|cubes| line.phrase("cubes", cubes)));
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use patolli_game::{Game, Viewer};

    use super::*;
    use crate::boards::guide::Moment;
    use crate::boards::outline::read;

    #[test]
    fn every_pyramid_is_told_by_level_and_row() {
        let moment = Moment::at(
            r#"{
                "game": "yaxha", "seats": 2, "seed": "5eed", "round": 2, "phase": "building",
                "initiative": [2, 1], "cards": [null, null],
                "hands": [["blue"], []],
                "pyramids": [
                    ["orange@d4", "blue@e4", "green@d5", "grey@e5", "orange@2d4"],
                    ["yellow@d4", "grey@d5", "grey@d6", "grey@d7", "green@c4", "green@b4"]
                ]
            }"#,
        );
        let game = moment.game::<Yaxha>().unwrap();
        let scene = Scene::new(&game, Viewer::Seat(Seat::FIRST), 0, Vec::new());
        let told = read(&outline(&scene));
        let own = "# Your pyramid, 5 cubes\n\
                   Level 1, row 4: orange d4, blue e4.\n\
                   Level 1, row 5: green d5, grey e5.\n\
                   Level 2, row 4: orange 2d4.\n\
                   To place: 1 blue\n";
        assert!(told.starts_with(own), "{told}");
        assert!(told.contains("# Initiative\n1: Ixchel.\n2: you.\n"), "{told}");
        assert!(told.contains("# Bonus cards\n") && told.contains("# Market\n"), "{told}");
        // Somebody else has their own in front.
        let scene = Scene::new(&game, Viewer::Seat(Seat::first(2).nth(1).unwrap()), 0, Vec::new());
        assert!(read(&outline(&scene)).starts_with("# Pyramid of Ixchel, 6 cubes\n"));
        assert_eq!(game.seats(), 2);
    }
}
