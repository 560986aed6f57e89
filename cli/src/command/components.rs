//! `patolli components`: every tile, card and table of a game.

use patolli_game::{Arg, Catalogue, Game};
use patolli_shelf::{Visitor, visit};
use patolli_words::Names;
use serde_json::{Map, Value, json};

use crate::args::ComponentsArgs;
use crate::failure::Failure;
use crate::output::{WORDS, print, print_json, table_of};

struct CatalogueOf;

impl Visitor for CatalogueOf {
    type Output = Catalogue;

    fn visit<G: Game>(self) -> Catalogue {
        G::catalogue()
    }
}

pub fn run(args: &ComponentsArgs) -> Result<(), Failure> {
    let catalogue = visit(&args.game, CatalogueOf)?;
    if args.json { print_json(&as_json(&catalogue)) } else { print(&as_text(&catalogue)) }
}

fn as_text(catalogue: &Catalogue) -> String {
    let mut texts = Vec::new();
    for part in &catalogue.0 {
        let columns: Vec<String> = part.columns.iter().map(|name| WORDS.name(*name)).collect();
        let numbers = |column: usize| {
            part.rows.iter().all(|row| matches!(row.get(column), Some(Arg::Number(_))))
        };
        let left = (0..columns.len()).find(|&column| numbers(column)).unwrap_or(columns.len());
        let mut table = table_of(&columns, left);
        for row in &part.rows {
            table.add_row(row.iter().map(|cell| WORDS.arg(cell, &Names::default())));
        }
        texts.push(format!("{}\n{table}\n", WORDS.name(part.name)));
    }
    texts.join("\n")
}

/// Every table as a list of objects, with ids rather than words.
fn as_json(catalogue: &Catalogue) -> Value {
    let tables = catalogue.0.iter().map(|part| {
        let rows = part.rows.iter().map(|row| {
            let cells = part.columns.iter().zip(row);
            let cells = cells.map(|(column, cell)| (column.id.to_owned(), cell_as_json(cell)));
            Value::Object(cells.collect::<Map<_, _>>())
        });
        (part.name.id.to_owned(), Value::Array(rows.collect()))
    });
    Value::Object(tables.collect())
}

fn cell_as_json(cell: &Arg) -> Value {
    match cell {
        Arg::Number(number) => json!(number),
        Arg::Name(name) => match name.id {
            "yes" => json!(true),
            "no" => json!(false),
            id => json!(id),
        },
        Arg::Names(names) => json!(names.iter().map(|name| name.id).collect::<Vec<_>>()),
        Arg::Counts(counts) => {
            let counts = counts.iter().map(|(count, name)| (name.id.to_owned(), json!(count)));
            Value::Object(counts.collect())
        }
        Arg::Seat(seat) => json!(seat),
        Arg::Seats(seats) => json!(seats.iter().collect::<Vec<_>>()),
        Arg::Text(text) => json!(text),
        Arg::Phrase(phrase) => json!(phrase.to_string()),
    }
}
