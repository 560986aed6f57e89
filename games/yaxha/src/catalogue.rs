//! Everything in the box, as tables.

use patolli_game::{Arg, Catalogue, Name, Table};

use crate::bonus::{BONUS_CARDS_IN_PLAY, BONUS_POINTS, Bonus};
use crate::cell::LEVELS;
use crate::colour::{CUBES_OF_EACH, Colour};
use crate::cubes::LOT;
use crate::flow::ROUNDS;
use crate::market::MOST_TILES;
use crate::options::Options;
use crate::score::POINTS;

fn number(number: impl Into<i64>) -> Arg {
    Arg::Number(number.into())
}

fn table(
    name: &'static str,
    columns: &[&'static str],
    rows: impl IntoIterator<Item = Vec<Arg>>,
) -> Table {
    Table::new(Name::new("yaxha-table", name), "yaxha-column", columns, rows)
}

/// Yes and no are words too.
fn yes(yes: bool) -> Arg {
    Arg::Name(Name::new("house", if yes { "yes" } else { "no" }))
}

pub(crate) fn catalogue() -> Catalogue {
    let colours = Colour::ALL.map(|colour| vec![Arg::Name(colour.name()), number(CUBES_OF_EACH)]);
    let scores = (0_i64..).zip(POINTS).map(|(size, points)| vec![number(size), number(points)]);
    let cards = Bonus::ALL.iter().map(|card| {
        vec![
            Arg::Name(card.name()),
            Arg::Name(card.aim_name(&Options::default())),
            number(BONUS_POINTS),
            yes(card.first_game()),
            number(card.least_players() as i64),
        ]
    });
    let levels = (1..=LEVELS as i64).map(|level| {
        let side = LEVELS as i64 + 1 - level;
        vec![number(level), number(side), number(side * side)]
    });
    let parts = [
        ("rounds", i64::from(ROUNDS)),
        ("market_tiles", MOST_TILES as i64),
        ("player_cards", (MOST_TILES * MOST_TILES) as i64),
        ("initiative_tiles", MOST_TILES as i64),
        ("cubes_on_a_tile", i64::from(LOT)),
        ("bonus_cards_in_play", BONUS_CARDS_IN_PLAY as i64),
        ("score_cards", 4),
        ("cloth_bag", 1),
        ("score_pad", 1),
    ];
    let parts =
        parts.map(|(part, count)| vec![Arg::Name(Name::new("yaxha-part", part)), number(count)]);
    Catalogue(vec![
        table("cubes", &["colour", "cubes"], colours).of_pieces(),
        table("score_card", &["size", "points"], scores),
        table("bonus", &["card", "aim", "points", "first_game", "least_players"], cards)
            .of_pieces(),
        table("pyramid", &["level", "side", "cells"], levels),
        table("parts", &["part", "count"], parts),
    ])
}
