//! The market: tiles with cubes, who takes which, and what it does to the initiative.

use crate::game::MOST_SEATS;
use std::fmt;
use std::str::FromStr;

use arrayvec::ArrayVec;
use patolli_game::{BySeat, Seat, Seats, text_newtype};

/// How many market tiles there are, and the most players.
pub const MOST_TILES: usize = 4;

/// A market tile, and the card of each player that stands for it: `a` to `d`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Tile(u8);

impl Tile {
    /// How many there are.
    pub const COUNT: usize = MOST_TILES;

    /// The tile with this index.
    pub const fn from_index(index: usize) -> Option<Self> {
        if index < MOST_TILES { Some(Self(index as u8)) } else { None }
    }

    /// Counted from 0.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The tiles in a game for `count` players.
    pub fn first(count: usize) -> impl Iterator<Item = Self> {
        (0..count.min(MOST_TILES)).map(|index| Self(index as u8))
    }
}

impl fmt::Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", char::from(b'a' + self.0))
    }
}

impl FromStr for Tile {
    type Err = NoTile;

    fn from_str(text: &str) -> Result<Self, NoTile> {
        match *text.as_bytes() {
            [letter @ b'a'..=b'd'] => Ok(Self(letter - b'a')),
            _ => Err(NoTile),
        }
    }
}

text_newtype!(Tile, NoTile: "a tile from a to d");

/// The initiative tile of each seat, from 1; the lowest goes first.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Initiative(pub(crate) [u8; MOST_TILES]);

impl Initiative {
    /// The tile in front of a seat.
    pub fn of(self, seat: Seat) -> u8 {
        self.0.get(seat.index()).copied().unwrap_or(u8::MAX)
    }

    /// These seats, the lowest tile first.
    pub(crate) fn order(self, seats: Seats) -> ArrayVec<Seat, MOST_TILES> {
        let mut order: ArrayVec<Seat, MOST_TILES> = seats.iter().take(MOST_TILES).collect();
        order.sort_unstable_by_key(|&seat| self.of(seat));
        order
    }

    /// Which of these has the lowest tile.
    pub(crate) fn lowest(self, seats: Seats) -> Option<Seat> {
        seats.iter().min_by_key(|&seat| self.of(seat))
    }

    /// Those who wanted the same tile exchange theirs: the lowest with the highest, the next lowest
    /// with the next highest, and the middle one of three keeps it. Tells who exchanged with whom.
    pub(crate) fn swap(&mut self, rivals: Seats, mut tell: impl FnMut(Seat, Seat)) {
        let order = self.order(rivals);
        for near in 0..order.len() / 2 {
            let (low, high) = (order[near], order[order.len() - 1 - near]);
            self.0.swap(low.index(), high.index());
            tell(low, high);
        }
    }
}

/// The card each seat has played.
pub(crate) type Cards = BySeat<Option<Tile>, MOST_SEATS>;

/// Who gets what when the cards are revealed.
pub(crate) struct Contest {
    /// Those who take the tile they chose, in the order of initiative.
    pub winners: ArrayVec<Seat, MOST_TILES>,
    /// Those who take what is left afterwards.
    pub losers: Seats,
}

/// Settles a revealed round: whoever is alone or lowest in initiative on a tile takes it.
pub(crate) fn contest(initiative: Initiative, cards: Cards) -> Contest {
    let mut contest = Contest { winners: ArrayVec::new(), losers: Seats::NONE };
    let all: Seats = Seat::first(MOST_TILES).filter(|&seat| cards[seat].is_some()).collect();
    for seat in initiative.order(all) {
        let wanted = cards[seat];
        if contest.winners.iter().any(|&winner| cards[winner] == wanted) {
            contest.losers.insert(seat);
        } else {
            contest.winners.push(seat);
        }
    }
    contest
}

/// The seats that chose this tile.
pub(crate) fn rivals(cards: Cards, tile: Tile) -> Seats {
    Seat::first(MOST_TILES).filter(|&seat| cards[seat] == Some(tile)).collect()
}
