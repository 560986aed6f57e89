//! What a viewer may know, as plain data: a position with holes.
//!
//! It has two: the cards that others have put face down, and the order of the bag. What is left in
//! the bag can be counted, and the view says so. The omniscient view has no holes.

use arrayvec::ArrayVec;
use patolli_game::{Seat, Viewer};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::bonus::{BONUS_CARDS_IN_PLAY, Bonus};
use crate::colour::Colour;
use crate::cubes::Cubes;
use crate::game::{Phase, Yaxha};
use crate::market::{MOST_TILES, Tile};
use crate::options::Options;
use crate::pyramid::Pyramid;
use crate::setup::LOTS;

type EachSeat<T> = ArrayVec<T, MOST_TILES>;

/// What a viewer may know.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct View {
    /// How many play.
    pub seats: u8,
    /// What the table chose.
    pub options: Options,
    /// Which round it is, from 1.
    pub round: u8,
    /// What is being done in it.
    pub phase: Phase,
    /// The bonus cards in play.
    pub bonus: [Bonus; BONUS_CARDS_IN_PLAY],
    /// The initiative tile of each seat.
    pub initiative: EachSeat<u8>,
    /// What lies on each market tile; if left out, it is drawn while all choose, and empty later.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub market: Option<EachSeat<Cubes>>,
    /// The card each seat has played.
    pub cards: EachSeat<Option<Card>>,
    /// What each seat still has to place.
    pub hands: EachSeat<Cubes>,
    /// The pyramid of each seat.
    pub pyramids: EachSeat<Pyramid>,
    /// How many cubes of each colour are left in the bag; if left out, as many as needed, of those
    /// that are nowhere else.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bag: Option<Counts>,
    /// The lots left in the bag in the order they will be drawn, for an omniscient viewer alone.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub lots: Option<ArrayVec<Cubes, LOTS>>,
}

/// A card that was played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Card {
    /// Face down.
    Hidden,
    /// Face up, or the viewer's own.
    Shown(Tile),
}

impl Serialize for Card {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Hidden => serializer.serialize_str("hidden"),
            Self::Shown(tile) => tile.serialize(serializer),
        }
    }
}

impl<'de> Deserialize<'de> for Card {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        if text == "hidden" {
            return Ok(Self::Hidden);
        }
        let unexpected = serde::de::Unexpected::Str(&text);
        let tile = text
            .parse()
            .map_err(|_| serde::de::Error::invalid_value(unexpected, &"a tile or \"hidden\""))?;
        Ok(Self::Shown(tile))
    }
}

/// How many cubes of each colour.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Counts {
    orange: u8,
    blue: u8,
    green: u8,
    yellow: u8,
    grey: u8,
}

impl Counts {
    /// In the order of the colours.
    pub const fn by_colour(self) -> [u8; Colour::COUNT] {
        [self.orange, self.blue, self.green, self.yellow, self.grey]
    }

    pub(crate) fn of(lots: &[Cubes]) -> Self {
        let count = |colour| lots.iter().map(|lot| lot.count(colour)).sum::<u32>();
        // More than a byte holds is more than the box holds, and is refused as such.
        let counts = Colour::ALL.map(|colour| u8::try_from(count(colour)).unwrap_or(u8::MAX));
        let [orange, blue, green, yellow, grey] = counts;
        Self { orange, blue, green, yellow, grey }
    }
}

impl View {
    pub(crate) fn of(game: &Yaxha, viewer: Viewer) -> Self {
        let players = game.players();
        let bag = &game.bag[(usize::from(game.round) * players).min(LOTS)..];
        let revealed = game.phase != Phase::Choosing;
        let card = |seat: Seat| {
            let shown = revealed || viewer.sees_secrets_of(seat);
            game.cards[seat].map(|tile| if shown { Card::Shown(tile) } else { Card::Hidden })
        };
        Self {
            seats: game.players,
            options: game.options,
            round: game.round,
            phase: game.phase,
            bonus: game.bonus,
            initiative: game.initiative.0.into_iter().take(players).collect(),
            market: Some(game.market.into_iter().take(players).collect()),
            cards: Seat::first(players).map(card).collect(),
            hands: game.hands.first(players).iter().copied().collect(),
            pyramids: game.pyramids.first(players).iter().copied().collect(),
            bag: Some(Counts::of(bag)),
            lots: (viewer == Viewer::Omniscient).then(|| bag.iter().copied().collect()),
        }
    }
}
