//! What a player may decide, and how it is written.

use patolli_game::{Phrase, Say, decisions};

use crate::cell::Cell;
use crate::colour::Colour;
use crate::market::Tile;

decisions! {
    /// One choice of one seat.
    Decision in "yaxha":
    /// Play the card of this market tile, in secret.
    "card=" Choose(Tile),
    /// Take the cubes of this tile, which nobody chose.
    "tile=" Take(Tile),
    /// Place a cube.
    "@" Place(Colour, Cell),
}

impl Say for Decision {
    fn phrase(&self) -> Phrase {
        let say = Phrase::new("yaxha-decision", self.into());
        match *self {
            Self::Choose(tile) | Self::Take(tile) => say.text("tile", tile),
            Self::Place(colour, cell) => say.name("colour", colour.name()).text("cell", cell),
        }
    }
}
