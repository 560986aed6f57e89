//! A second, plain reading of the whole game, in slow and simple data, to check the quick one
//! against: it carries out the same decisions and must come to the same view every time.
//!
//! It knows the game only by its view as JSON and by the words of `docs/notation.md`.

mod bonus;
mod building;
mod facts;
mod market;
mod replay;
mod scoring;

use std::collections::BTreeMap;

use serde_json::Value;

/// The colours of cubes, in their order.
const COLOURS: [&str; 5] = ["orange", "blue", "green", "yellow", "grey"];

/// How many rounds there are.
const ROUNDS: u64 = 10;

/// A colour, by its place in the order.
type Colour = usize;

/// Level from 1, column and row from 0: `2d4` is `(2, 3, 3)`.
type Place = (i8, i8, i8);

/// A pyramid: which cube lies where.
type Pyramid = BTreeMap<Place, Colour>;

/// What is being done in a round.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Phase {
    Choosing,
    Taking,
    Building,
    Over,
}

/// A game, as it lies on the table.
#[derive(Clone, Debug)]
struct Plain {
    options: Value,
    round: u64,
    phase: Phase,
    bonus: Vec<String>,
    /// The initiative tile of each seat.
    initiative: Vec<u64>,
    /// The cubes on each market tile.
    market: Vec<Vec<Colour>>,
    /// The tile whose card each seat has played.
    cards: Vec<Option<usize>>,
    /// The cubes each seat has to place.
    hands: Vec<Vec<Colour>>,
    pyramids: Vec<Pyramid>,
    /// The bag, in the order in which it will be drawn.
    lots: Vec<Vec<Colour>>,
}

impl Plain {
    fn seats(&self) -> usize {
        self.initiative.len()
    }

    /// Who decides now.
    fn deciding(&self) -> Vec<usize> {
        let seats = 0..self.seats();
        match self.phase {
            // All choose at once, and all build at once.
            Phase::Choosing => seats.filter(|&seat| self.cards[seat].is_none()).collect(),
            Phase::Building => seats.filter(|&seat| !self.hands[seat].is_empty()).collect(),
            // Leftover tiles are taken one after the other.
            Phase::Taking => self.without_cubes().into_iter().take(1).collect(),
            Phase::Over => Vec::new(),
        }
    }

    /// What a seat may decide, in the order of the indices.
    fn decisions(&self, seat: usize) -> Vec<String> {
        if !self.deciding().contains(&seat) {
            return Vec::new();
        }
        let tiles = 0..self.seats();
        match self.phase {
            Phase::Choosing => tiles.map(|tile| format!("card={}", letter(tile))).collect(),
            Phase::Taking => {
                let left = tiles.filter(|&tile| !self.market[tile].is_empty());
                left.map(|tile| format!("tile={}", letter(tile))).collect()
            }
            Phase::Building => {
                let ways = self.ways_to_place(seat);
                let word = |(colour, place)| format!("{}@{}", COLOURS[colour], name(place));
                ways.into_iter().map(word).collect()
            }
            Phase::Over => Vec::new(),
        }
    }

    /// Carries out one of them.
    fn decide(&mut self, seat: usize, word: &str) {
        match self.phase {
            Phase::Choosing => self.choose(seat, tile(word.strip_prefix("card=").unwrap())),
            Phase::Taking => {
                self.take(seat, tile(word.strip_prefix("tile=").unwrap()));
                self.hand_out_leftovers();
            }
            Phase::Building => {
                let (colour, place) = cube(word);
                self.place(seat, colour, place);
                self.place_what_has_one_way(seat);
                self.end_round();
            }
            Phase::Over => panic!("{word} after the end"),
        }
    }

    /// Once everyone has placed all cubes, the next round begins; after the tenth the game is over.
    fn end_round(&mut self) {
        if self.hands.iter().any(|hand| !hand.is_empty()) {
            return;
        }
        if self.round == ROUNDS {
            self.phase = Phase::Over;
            return;
        }
        self.round += 1;
        self.phase = Phase::Choosing;
        // Three cubes are drawn for each market tile.
        self.market = self.lots.drain(..self.seats()).collect();
    }
}

/// The letter of a market tile.
fn letter(tile: usize) -> char {
    ['a', 'b', 'c', 'd'][tile]
}

fn tile(text: &str) -> usize {
    ["a", "b", "c", "d"].iter().position(|letter| *letter == text).unwrap()
}

fn colour(text: &str) -> Colour {
    COLOURS.iter().position(|colour| *colour == text).unwrap()
}

/// The name of a place, such as `d4` or `2d4`.
fn name((level, column, row): Place) -> String {
    let column = char::from(b'a' + column as u8);
    let row = row + 1;
    if level == 1 { format!("{column}{row}") } else { format!("{level}{column}{row}") }
}

/// A cube and its place, from a word like `orange@2d4`.
fn cube(word: &str) -> (Colour, Place) {
    let (text, at) = word.split_once('@').unwrap();
    let signs: Vec<i8> = at.bytes().map(|sign| sign as i8).collect();
    let (level, rest) = if signs.len() == 3 { (signs[0] - 48, &signs[1..]) } else { (1, &*signs) };
    (colour(text), (level, rest[0] - 97, rest[1] - 49))
}
