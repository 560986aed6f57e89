//! What happens in a game.

use patolli_game::{Phrase, Say, Seat, Viewer};
use serde::{Deserialize, Serialize};
use strum::{IntoStaticStr, VariantNames};

use crate::bonus::Bonus;
use crate::cell::Cell;
use crate::colour::Colour;
use crate::cubes::Cubes;
use crate::market::Tile;

/// Something that happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, IntoStaticStr, VariantNames)]
#[serde(tag = "event", rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
#[expect(missing_docs, reason = "the fields are what the variant's sentence speaks of")]
pub enum Event {
    /// A bonus card is in play.
    BonusDealt { card: Bonus },
    /// A player got an initiative tile at set-up.
    InitiativeDealt { seat: Seat, initiative: u8 },
    /// A round began.
    RoundBegan { round: u8 },
    /// Cubes were drawn for a market tile.
    MarketFilled { tile: Tile, cubes: Cubes },
    /// A player put a card face down; others do not see which.
    CardChosen { seat: Seat, tile: Option<Tile> },
    /// A card was turned up.
    CardRevealed { seat: Seat, tile: Tile },
    /// A player took the cubes of the tile they chose.
    LotTaken { seat: Seat, tile: Tile, cubes: Cubes },
    /// A player took cubes that nobody chose.
    LeftoverTaken { seat: Seat, tile: Tile, cubes: Cubes },
    /// Two players exchanged initiative tiles.
    InitiativeSwapped { seat: Seat, other: Seat },
    /// A cube was placed.
    CubePlaced { seat: Seat, colour: Colour, cell: Cell },
    /// A cube could not be placed and went to the box.
    CubeDiscarded { seat: Seat, colour: Colour },
    /// A player's largest group of a colour was counted.
    ColourScored { seat: Seat, colour: Colour, size: u8, points: i32 },
    /// A player fulfilled a bonus card.
    BonusScored { seat: Seat, card: Bonus, points: i32 },
    /// Nobody fulfilled a bonus card.
    BonusUnclaimed { card: Bonus },
    /// The game is over.
    GameEnded { winners: Vec<Seat> },
}

impl patolli_game::Event for Event {
    const KINDS: &'static [&'static str] = Self::VARIANTS;

    fn kind(&self) -> &'static str {
        self.into()
    }

    fn seen_by(&self, viewer: Viewer) -> Option<Self> {
        match *self {
            Self::CardChosen { seat, .. } if !viewer.sees_secrets_of(seat) => {
                Some(Self::CardChosen { seat, tile: None })
            }
            _ => Some(self.clone()),
        }
    }
}

impl Say for Event {
    fn phrase(&self) -> Phrase {
        let say = Phrase::new("yaxha-event", self.into());
        match self {
            Self::BonusDealt { card } | Self::BonusUnclaimed { card } => {
                say.name("card", card.name())
            }
            Self::InitiativeDealt { seat, initiative } => {
                say.seat("seat", *seat).number("initiative", *initiative)
            }
            Self::RoundBegan { round } => say.number("round", *round),
            Self::MarketFilled { tile, cubes } => {
                say.text("tile", tile).counts("cubes", cubes.counted())
            }
            Self::CardChosen { seat, tile: Some(tile) } => {
                say.seat("seat", *seat).text("tile", tile)
            }
            Self::CardChosen { seat, tile: None } => {
                Phrase::new("yaxha-event", "card_chosen_hidden").seat("seat", *seat)
            }
            Self::CardRevealed { seat, tile } => say.seat("seat", *seat).text("tile", tile),
            Self::LotTaken { seat, tile, cubes } | Self::LeftoverTaken { seat, tile, cubes } => {
                say.seat("seat", *seat).text("tile", tile).counts("cubes", cubes.counted())
            }
            Self::InitiativeSwapped { seat, other } => {
                say.seat("seat", *seat).seat("other", *other)
            }
            Self::CubePlaced { seat, colour, cell } => {
                say.seat("seat", *seat).name("colour", colour.name()).text("cell", cell)
            }
            Self::CubeDiscarded { seat, colour } => {
                say.seat("seat", *seat).name("colour", colour.name())
            }
            Self::ColourScored { seat, colour, size, points } => say
                .seat("seat", *seat)
                .name("colour", colour.name())
                .number("size", *size)
                .number("points", *points),
            Self::BonusScored { seat, card, points } => {
                say.seat("seat", *seat).name("card", card.name()).number("points", *points)
            }
            Self::GameEnded { winners } => say
                .seats("winners", winners.iter().copied().collect())
                .number("count", winners.len() as i64),
        }
    }
}
