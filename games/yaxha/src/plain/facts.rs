//! The game as JSON: read from a view, and written to be compared with one.

use std::collections::BTreeSet;

use patolli_game::{Chance, Seed};
use serde_json::{Map, Value, json};

use super::{COLOURS, Colour, Phase, Plain, Pyramid, colour, cube, letter, name, tile};

fn list(value: &Value) -> &[Value] {
    value.as_array().unwrap()
}

fn cubes(value: &Value) -> Vec<Colour> {
    list(value).iter().map(|cube| colour(cube.as_str().unwrap())).collect()
}

fn pyramid(value: &Value) -> Pyramid {
    let cube = |text: &Value| cube(text.as_str().unwrap());
    list(value).iter().map(cube).map(|(colour, place)| (place, colour)).collect()
}

/// Cubes in the order of their colours.
fn sorted(cubes: &[Colour]) -> Vec<&'static str> {
    let mut cubes = cubes.to_vec();
    cubes.sort_unstable();
    cubes.into_iter().map(|colour| COLOURS[colour]).collect()
}

impl Plain {
    /// The game of an omniscient view.
    pub(super) fn of(view: &Value) -> Self {
        let phase = match view["phase"].as_str().unwrap() {
            "choosing" => Phase::Choosing,
            "taking" => Phase::Taking,
            "building" => Phase::Building,
            _ => Phase::Over,
        };
        let each = |field: &str| list(&view[field]).iter().map(cubes).collect();
        Self {
            options: view["options"].clone(),
            round: view["round"].as_u64().unwrap(),
            phase,
            bonus: list(&view["bonus"]).iter().map(|id| id.as_str().unwrap().to_owned()).collect(),
            initiative: list(&view["initiative"]).iter().map(|n| n.as_u64().unwrap()).collect(),
            market: each("market"),
            cards: list(&view["cards"]).iter().map(|card| card.as_str().map(tile)).collect(),
            hands: each("hands"),
            pyramids: list(&view["pyramids"]).iter().map(pyramid).collect(),
            lots: each("lots"),
        }
    }

    /// Everything there is to know, as in an omniscient view.
    pub(super) fn facts(&self) -> Value {
        let phase = match self.phase {
            Phase::Choosing => "choosing",
            Phase::Taking => "taking",
            Phase::Building => "building",
            Phase::Over => "over",
        };
        let each = |lots: &[Vec<Colour>]| lots.iter().map(|lot| json!(sorted(lot))).collect();
        let market: Value = each(&self.market);
        let (hands, lots): (Value, Value) = (each(&self.hands), each(&self.lots));
        let words = |pyramid: &Pyramid| -> BTreeSet<String> {
            let word = |(place, cube): (_, &Colour)| format!("{}@{}", COLOURS[*cube], name(place));
            pyramid.iter().map(|(&place, cube)| word((place, cube))).collect()
        };
        let left = |colour| self.lots.iter().flatten().filter(|cube| **cube == colour).count();
        let bag: Map<String, Value> =
            (0..5).map(|colour| (COLOURS[colour].to_owned(), left(colour).into())).collect();
        json!({
            "seats": self.seats(),
            "options": self.options,
            "round": self.round,
            "phase": phase,
            "bonus": self.bonus,
            "initiative": self.initiative,
            "market": market,
            "cards": self.cards.iter().map(|card| card.map(letter)).collect::<Vec<_>>(),
            "hands": hands,
            "pyramids": self.pyramids.iter().map(words).collect::<Vec<_>>(),
            "bag": bag,
            "lots": lots,
        })
    }

    /// A new game with these options: everything is shuffled and dealt as `docs/notation.md` says.
    pub(super) fn new(seats: usize, options: Value, seed: Seed) -> Self {
        let mut chance = Chance::new(seed);
        let mut cubes: Vec<Colour> = (0..120).map(|number| number / 24).collect();
        chance.shuffle(&mut cubes);
        let mut lots: Vec<Vec<Colour>> = cubes.chunks(3).map(<[_]>::to_vec).collect();
        let mut initiative: Vec<u64> = (1..=seats as u64).collect();
        chance.shuffle(&mut initiative);
        let mut cards: Vec<String> = COLOURS.map(|colour| format!("most_{colour}")).to_vec();
        // Neighbour cards are not for two; the first game has the marked cards only.
        let first_game = options["first_game"] == json!(true);
        if seats > 2 && !first_game {
            cards.extend(COLOURS.map(|colour| format!("beat_left_{colour}")));
        }
        cards.extend(["largest_group", "largest_group_level_1", "most_levels"].map(str::to_owned));
        if !first_game {
            let others = [
                "second_largest_group",
                "five_colours_level_1",
                "five_colours_level_2",
                "one_colour_side",
                "three_colours",
            ];
            cards.extend(others.map(str::to_owned));
        }
        let order = cards.clone();
        chance.shuffle(&mut cards);
        cards.truncate(3);
        // The three in play lie in the order of the catalogue, not in that of the deal.
        cards.sort_by_key(|card| order.iter().position(|other| other == card));
        let market = lots.drain(..seats).collect();
        Self {
            options,
            round: 1,
            phase: Phase::Choosing,
            bonus: cards,
            initiative,
            market,
            cards: vec![None; seats],
            hands: vec![Vec::new(); seats],
            pyramids: vec![Pyramid::new(); seats],
            lots,
        }
    }
}
