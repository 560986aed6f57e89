//! Everything in the box, as tables.

use patolli_game::{Arg, Catalogue, Name, Table};

use crate::board::MOST_SEATS;
use crate::board::travel::JUMP;
use crate::components::bridge::BRIDGES;
use crate::components::calpulli::{ALL_CALPULLIS, Calpullis, FIRST_ROW, LARGEST, SMALLEST, values};
use crate::components::map::MAP;
use crate::components::supply::{ACTION_TOKENS, DOUBLE_CANALS, SINGLE_CANALS};
use crate::components::temple::{Floors, Temples};
use crate::format::decision::Action;
use crate::rules::flow::POINTS;
use crate::rules::legal::MOST_TAKEN;
use crate::rules::score::PALACE_BONUS;

fn number(number: impl Into<i64>) -> Arg {
    Arg::Number(number.into())
}

fn table(
    name: &'static str,
    columns: &[&'static str],
    rows: impl IntoIterator<Item = Vec<Arg>>,
) -> Table {
    Table::new(Name::new("mexica-table", name), "mexica-column", columns, rows)
}

fn part(id: &'static str, count: impl Into<i64>) -> Vec<Arg> {
    vec![Arg::Name(Name::new("mexica-part", id)), number(count)]
}

/// The points an action costs; those of a temple are its floors.
const fn cost(action: Action) -> Option<u8> {
    match action {
        Action::Temple => None,
        Action::Jump => Some(JUMP),
        Action::Found | Action::Done => Some(0),
        Action::Walk
        | Action::Sail
        | Action::Canal
        | Action::DoubleCanal
        | Action::Bridge
        | Action::MoveBridge
        | Action::Take => Some(1),
    }
}

pub(crate) fn catalogue() -> Catalogue {
    let calpullis = (SMALLEST..=LARGEST).map(|size| {
        let [first, second, third] = values(size.into());
        let copies = Calpullis::ALL.count(size.into());
        vec![number(first), number(second), number(third), number(copies)]
    });
    let temples = Floors::all().map(|floors| {
        let sets =
            [Temples::FIRST_SET, Temples::SECOND_SET, Temples::NEUTRAL, Temples::HARDER_NEUTRAL];
        let counts = sets.map(|set| number(set.count(floors)));
        [number(floors.number())].into_iter().chain(counts).collect()
    });
    let costs = Action::ALL.iter().map(|&action| {
        let cost = match cost(action) {
            Some(cost) => number(cost),
            None => Arg::Name(Name::new("mexica-cost", "floors")),
        };
        vec![Arg::Name(action.name()), cost]
    });
    let rows = (1_i64..).zip(MAP).map(|(row, cells)| {
        vec![number(row), Arg::Text(String::from_utf8_lossy(cells).into_owned())]
    });
    let parts = [
        part("points", POINTS),
        part("most_taken", MOST_TAKEN),
        part("single_canals", SINGLE_CANALS),
        part("double_canals", DOUBLE_CANALS),
        part("printed_canals", 2),
        part("bridges", BRIDGES),
        part("action_tokens", ACTION_TOKENS),
        part("calpullis", ALL_CALPULLIS as i64),
        part("first_row", FIRST_ROW as i64),
        part("pillis", MOST_SEATS as i64),
        part("palace_bonus", PALACE_BONUS),
    ];
    Catalogue(vec![
        table("island", &["row", "cells"], rows),
        table("calpullis", &["first", "second", "third", "count"], calpullis),
        table("temples", &["floors", "period_1", "period_2", "neutral", "harder_neutral"], temples),
        table("costs", &["action", "cost"], costs),
        table("parts", &["part", "count"], parts),
    ])
}
