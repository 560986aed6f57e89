//! What a player may decide, and how it is written.

use std::fmt;
use std::str::FromStr;

use patolli_game::{BadNotation, Name, Phrase, Say};
use strum::{IntoStaticStr, VariantNames};

use crate::cell::Cell;
use crate::colour::Colour;
use crate::market::{MOST_TILES, Tile};

/// One choice of one seat.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, IntoStaticStr, VariantNames)]
#[strum(serialize_all = "snake_case")]
pub enum Decision {
    /// Play the card of this market tile, in secret.
    Choose(Tile),
    /// Take the cubes of this tile, which nobody chose.
    Take(Tile),
    /// Place a cube.
    Place(Colour, Cell),
}

/// The index of the first decision to place a cube.
const FIRST_PLACE: usize = 2 * MOST_TILES;

impl patolli_game::Decision for Decision {
    const COUNT: usize = FIRST_PLACE + Colour::COUNT * Cell::COUNT;
    const KINDS: &'static [&'static str] = Self::VARIANTS;

    fn index(self) -> usize {
        match self {
            Self::Choose(tile) => tile.index(),
            Self::Take(tile) => MOST_TILES + tile.index(),
            Self::Place(colour, cell) => FIRST_PLACE + colour.index() * Cell::COUNT + cell.index(),
        }
    }

    fn from_index(index: usize) -> Option<Self> {
        if let Some(tile) = Tile::new(index) {
            return Some(Self::Choose(tile));
        }
        if let Some(tile) = Tile::new(index - MOST_TILES) {
            return Some(Self::Take(tile));
        }
        let cube = index - FIRST_PLACE;
        let colour = *Colour::ALL.get(cube / Cell::COUNT)?;
        Some(Self::Place(colour, Cell::from_index(cube % Cell::COUNT)?))
    }

    fn kind(self) -> &'static str {
        self.into()
    }
}

impl fmt::Display for Decision {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Choose(tile) => write!(f, "card={tile}"),
            Self::Take(tile) => write!(f, "tile={tile}"),
            Self::Place(colour, cell) => write_cube(f, colour, cell),
        }
    }
}

/// Writes a cube in its cell, such as `orange@2d4`.
pub(crate) fn write_cube(f: &mut fmt::Formatter<'_>, colour: Colour, cell: Cell) -> fmt::Result {
    write!(f, "{}@{cell}", <&str>::from(colour))
}

/// Reads a cube in its cell.
pub(crate) fn read_cube(text: &str) -> Option<(Colour, Cell)> {
    let (colour, cell) = text.split_once('@')?;
    Some((colour.parse().ok()?, cell.parse().ok()?))
}

impl FromStr for Decision {
    type Err = BadNotation;

    fn from_str(text: &str) -> Result<Self, BadNotation> {
        let read = match text.split_once('=') {
            Some(("card", tile)) => tile.parse().ok().map(Self::Choose),
            Some(("tile", tile)) => tile.parse().ok().map(Self::Take),
            Some(_) => None,
            None => read_cube(text).map(|(colour, cell)| Self::Place(colour, cell)),
        };
        let expected = Name::new("yaxha", "notation");
        read.ok_or_else(|| BadNotation { text: text.to_owned(), expected })
    }
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
