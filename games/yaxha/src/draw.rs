//! A picture of a view for a terminal.

use std::fmt::Write;

use patolli_game::{Drawing, Panel, Phrase, Seat};

use crate::bonus::Bonus;
use crate::cell::{Cell, LEVELS};
use crate::colour::Colour;
use crate::flow::ROUNDS;
use crate::game::Phase;
use crate::market::Tile;
use crate::pyramid::Pyramid;
use crate::view::{Card, View};

fn say(id: &'static str) -> Phrase {
    Phrase::new("yaxha-draw", id)
}

pub(crate) fn draw(view: &View) -> Drawing {
    let mut drawing = Drawing::default();
    let phase = match view.phase {
        Phase::Choosing => "choosing",
        Phase::Taking => "taking",
        Phase::Building => "building",
        Phase::Over => "over",
    };
    drawing.line(
        say("round")
            .number("round", view.round)
            .number("rounds", ROUNDS)
            .phrase("phase", say(phase)),
    );
    drawing.line(say("bonus").names("cards", view.bonus.map(Bonus::name)));
    for (tile, cubes) in Tile::first(view.seats.into()).zip(view.market.iter().flatten()) {
        if !cubes.is_empty() {
            drawing.line(say("market").text("tile", tile).counts("cubes", cubes.counted()));
        }
    }
    drawing.panels(Seat::first(view.seats.into()).map(|seat| panel(view, seat)));
    if let Some(bag) = view.bag {
        let cubes = Colour::ALL.into_iter().zip(bag.by_colour()).filter(|(_, count)| *count > 0);
        let cubes = cubes.map(|(colour, count)| (u32::from(count), colour.name()));
        drawing.line(say("bag").counts("cubes", cubes));
    }
    drawing
}

/// What lies before one player.
fn panel(view: &View, seat: Seat) -> Panel {
    let at = seat.index();
    let mut captions = Vec::new();
    let initiative = view.initiative.get(at).copied().unwrap_or_default();
    captions.push(say("seat").seat("seat", seat).number("initiative", initiative));
    match view.cards.get(at) {
        Some(Some(Card::Hidden)) => captions.push(say("card_hidden")),
        Some(Some(Card::Shown(tile))) => captions.push(say("card").text("tile", tile)),
        _ => {}
    }
    if let Some(hand) = view.hands.get(at).filter(|hand| !hand.is_empty()) {
        captions.push(say("hand").counts("cubes", hand.counted()));
    }
    Panel { captions, rows: view.pyramids.get(at).map(rows).unwrap_or_default() }
}

/// The four levels side by side, seen from above: row by row from the back, columns below.
///
/// Each level stands under its number; `··` is a free cell, and a cube that is covered is in
/// brackets.
fn rows(pyramid: &Pyramid) -> Vec<String> {
    let (left, bottom) = pyramid.corner();
    let mut rows = vec![String::new(); LEVELS + 2];
    for level in 0..LEVELS {
        let size = (LEVELS - level) as u8;
        let width = 3 + 4 * usize::from(size);
        // Every level stands on the same line, so the higher ones leave lines above them free.
        for (line, text) in rows.iter_mut().enumerate() {
            let free = usize::from(LEVELS as u8 - size);
            let part = match line.checked_sub(free) {
                None => String::new(),
                Some(0) => format!("  {}:", level + 1),
                Some(at) if at <= usize::from(size) => {
                    let row = bottom + size - at as u8;
                    let cells =
                        (left..left + size).map(|column| glyph(pyramid, level, column, row));
                    format!("{} {}", row + 1, cells.collect::<String>())
                }
                Some(_) => {
                    let letters =
                        (left..left + size).map(|c| format!(" {}  ", char::from(b'a' + c)));
                    format!("  {}", letters.collect::<String>())
                }
            };
            // Writing to a string cannot fail.
            let _ = write!(text, "{part:<width$}");
        }
    }
    rows.iter().map(|row| row.trim_end().to_owned()).collect()
}

fn glyph(pyramid: &Pyramid, level: usize, column: u8, row: u8) -> String {
    let cell = Cell::at(level, column, row);
    match cell.and_then(|cell| pyramid.cube(cell).map(|colour| (cell, colour))) {
        Some((cell, colour)) if pyramid.is_hidden(cell) => format!("({})", colour.letters()),
        Some((_, colour)) => format!(" {} ", colour.letters()),
        None => " ·· ".to_owned(),
    }
}
