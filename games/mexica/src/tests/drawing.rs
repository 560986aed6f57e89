//! The picture for a terminal.

use patolli_game::{Block, Game, Viewer};

use super::Table;
use crate::Mexica;

#[test]
fn the_island_is_drawn_with_all_that_lies_on_it() {
    let game = Table::new(3)
        .drawn("b1", "A")
        .drawn("b2", ". ~ . b4")
        .drawn("a3", "# . =")
        .drawn("a4", "~ ~ ~")
        .drawn("o7", "=C")
        .drawn("g4", "| .\n. a2")
        .row(&[3, 13])
        .game();
    let drawing = Mexica::draw(&game.view(Viewer::Spectator));
    let island = drawing.0.iter().find_map(|block| match block {
        Block::Panels(panels) => panels.first().map(|panel| panel.rows.join("\n")),
        Block::Line(_) => None,
    });
    insta::assert_snapshot!(island.unwrap());
    let lines: Vec<String> = drawing
        .0
        .iter()
        .filter_map(|block| match block {
            Block::Line(phrase) => Some(phrase.to_string()),
            Block::Panels(_) => None,
        })
        .collect();
    insta::assert_snapshot!(lines.join("\n"));
}
