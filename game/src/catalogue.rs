//! Everything in the box, as tables a person can check.

use crate::phrase::{Arg, Name};

/// Every tile, card and table of a game.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Catalogue(pub Vec<Table>);

/// One table of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Table {
    /// What it lists.
    pub name: Name,
    /// What its columns hold.
    pub columns: Vec<Name>,
    /// Its rows.
    pub rows: Vec<Vec<Arg>>,
    /// Are these pieces that must all turn up in play? (The harness then waits for each.)
    pub pieces: bool,
}

impl Table {
    /// A table with columns named in a family of their own, such as `yaxha-column`.
    pub fn new(
        name: Name,
        column_family: &'static str,
        columns: &[&'static str],
        rows: impl IntoIterator<Item = Vec<Arg>>,
    ) -> Self {
        Self {
            name,
            columns: columns.iter().map(|column| Name::new(column_family, column)).collect(),
            rows: rows.into_iter().collect(),
            pieces: false,
        }
    }

    /// The same, of pieces that must all turn up in play.
    pub fn of_pieces(self) -> Self {
        Self { pieces: true, ..self }
    }
}

impl Catalogue {
    /// The names of all pieces: the first column of each table of pieces.
    pub fn pieces(&self) -> impl Iterator<Item = Name> {
        let tables = self.0.iter().filter(|table| table.pieces);
        tables.flat_map(|table| &table.rows).filter_map(|row| match row.first() {
            Some(Arg::Name(name)) => Some(*name),
            _ => None,
        })
    }
}
