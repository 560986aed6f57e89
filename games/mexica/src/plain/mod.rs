//! A second, plain reading of the rules, cell by cell and without any cleverness, to check the
//! quick one against: which decisions there are, and what becomes of a game by them.

mod acts;
mod answers;
mod crowded;
mod dead;
mod districts;
mod periods;
mod policy;
mod replay;
mod setup;
mod ways;

use std::cell::OnceCell;

use patolli_game::{Game, Seat, Viewer};

use crate::board::cell::Cell;
use crate::components::bridge::Axis;
use crate::components::map::{COLUMNS, MAP, ROWS};
use crate::format::decision::Decision;
use crate::rules::state::Mexica;
use crate::views::view::{View, each_temple};

pub(crate) use districts::check_districts;

/// A place on the map, with a border of lake all around: column and row from 1.
type Place = (usize, usize);

/// Something for each place.
type Grid<T> = [[T; ROWS + 2]; COLUMNS + 2];

#[derive(Clone, Copy, PartialEq, Debug)]
enum Ground {
    Lake,
    Land,
    Palace,
    Canal,
}

/// What lies before the players, and the board as tables of places.
#[derive(Clone)]
pub(crate) struct Plain {
    view: View,
    ground: Grid<Ground>,
    bridges: Vec<(Place, Axis)>,
    /// Temples and calpulli tokens.
    things: Grid<bool>,
    /// The land of founded districts.
    founded: Grid<bool>,
    pillis: Vec<Option<Place>>,
    /// How far each Pilli gets, once that is asked.
    reaches_now: OnceCell<Vec<usize>>,
}

fn place(cell: Cell) -> Place {
    let (column, row) = cell.place();
    (column + 1, row + 1)
}

fn cell((column, row): Place) -> Option<Cell> {
    Cell::at(column.checked_sub(1)?, row.checked_sub(1)?)
}

/// Every cell of the island, row by row.
fn cells() -> impl Iterator<Item = Place> {
    (0..Cell::COUNT).filter_map(Cell::from_index).map(place)
}

/// How the place is printed.
fn printed((column, row): Place) -> u8 {
    if cell((column, row)).is_some() { MAP[row - 1][column - 1] } else { b'.' }
}

fn around((column, row): Place) -> Vec<Place> {
    let mut places = vec![(column + 1, row), (column, row + 1)];
    places.extend(column.checked_sub(1).map(|column| (column, row)));
    places.extend(row.checked_sub(1).map(|row| (column, row)));
    places.retain(|&(column, row)| column <= COLUMNS + 1 && row <= ROWS + 1);
    places
}

/// The two ends of a bridge.
fn ends((column, row): Place, axis: Axis) -> [Place; 2] {
    match axis {
        Axis::EastWest => [(column - 1, row), (column + 1, row)],
        Axis::NorthSouth => [(column, row - 1), (column, row + 1)],
    }
}

/// Everything that can be reached, with the number of steps.
fn spread(from: Place, next: impl Fn(Place) -> Vec<Place>) -> Vec<(Place, u8)> {
    let mut seen: Grid<bool> = [[false; ROWS + 2]; COLUMNS + 2];
    seen[from.0][from.1] = true;
    let mut reached = vec![(from, 0_u8)];
    let mut at = 0;
    while at < reached.len() {
        let (place, steps) = reached[at];
        for other in next(place) {
            if !seen[other.0][other.1] {
                seen[other.0][other.1] = true;
                reached.push((other, steps.saturating_add(1)));
            }
        }
        at += 1;
    }
    reached
}

impl Plain {
    pub fn of(game: &Mexica) -> Self {
        Self::of_view(game.view(Viewer::Omniscient))
    }

    fn of_view(view: View) -> Self {
        let mut ground = [[Ground::Lake; ROWS + 2]; COLUMNS + 2];
        for (column, row) in cells() {
            let canal = cell((column, row)).is_some_and(|cell| view.canals.contains(cell));
            ground[column][row] = match printed((column, row)) {
                _ if canal => Ground::Canal,
                b'S' | b'E' => Ground::Palace,
                _ => Ground::Land,
            };
        }
        let across = view.bridges.east_west.iter().map(|cell| (place(cell), Axis::EastWest));
        let along = view.bridges.north_south.iter().map(|cell| (place(cell), Axis::NorthSouth));
        let built = view.players.iter().map(|player| &player.built).chain(&view.neutral);
        let temples = built.flat_map(each_temple).map(|(cell, _)| place(cell));
        let mut things = [[false; ROWS + 2]; COLUMNS + 2];
        for (column, row) in temples.chain(view.calpullis.iter().map(place)) {
            things[column][row] = true;
        }
        let mut plain = Self {
            ground,
            bridges: across.chain(along).collect(),
            things,
            founded: [[false; ROWS + 2]; COLUMNS + 2],
            pillis: view.players.iter().map(|player| player.pilli.map(place)).collect(),
            reaches_now: OnceCell::new(),
            view,
        };
        let tokens = plain.view.calpullis;
        for token in &tokens {
            for (column, row) in plain.district(place(token)) {
                plain.founded[column][row] = true;
            }
        }
        plain
    }

    fn ground(&self, (column, row): Place) -> Ground {
        self.ground[column][row]
    }

    fn is_land(&self, at: Place) -> bool {
        matches!(self.ground(at), Ground::Land | Ground::Palace)
    }

    fn is_water(&self, at: Place) -> bool {
        !self.is_land(at)
    }

    /// Does a temple or a calpulli token lie there?
    fn has_thing(&self, (column, row): Place) -> bool {
        self.things[column][row]
    }

    fn is_founded(&self, (column, row): Place) -> bool {
        self.founded[column][row]
    }

    fn bridge(&self, at: Place) -> Option<Axis> {
        self.bridges.iter().find(|(bridge, _)| *bridge == at).map(|(_, axis)| *axis)
    }

    fn is_taken(&self, at: Place) -> bool {
        self.has_thing(at) || self.pillis.contains(&Some(at))
    }

    /// Could a Pilli stand there?
    fn is_free(&self, at: Place) -> bool {
        (self.is_land(at) || self.bridge(at).is_some()) && !self.is_taken(at)
    }

    /// Ordinary land with nothing on it.
    fn is_empty(&self, at: Place) -> bool {
        self.ground(at) == Ground::Land && !self.is_taken(at)
    }

    /// The district of a place; on water there is none.
    fn district(&self, from: Place) -> Vec<Place> {
        if self.is_water(from) {
            return Vec::new();
        }
        let beside = |at| around(at).into_iter().filter(|&next| self.is_land(next)).collect();
        spread(from, beside).into_iter().map(|(place, _)| place).collect()
    }

    /// Every district.
    fn districts(&self) -> Vec<Vec<Place>> {
        let mut districts: Vec<Vec<Place>> = Vec::new();
        for at in cells().filter(|&at| self.is_land(at)) {
            if !districts.iter().any(|district| district.contains(&at)) {
                districts.push(self.district(at));
            }
        }
        districts
    }

    fn seats(&self) -> usize {
        self.pillis.len()
    }

    /// Whose turn it is, from 0.
    fn actor(&self) -> usize {
        self.view.turn.index()
    }

    fn own(&self) -> Place {
        self.pillis[self.actor()].unwrap()
    }

    /// The list of decisions is that of the rulebook.
    pub fn check_decisions(&self, game: &Mexica) -> Result<(), String> {
        for seat in Seat::first(self.seats()) {
            let mut listed = Vec::new();
            game.decisions(seat, &mut listed);
            let expected = if seat == self.view.turn { self.decisions() } else { Vec::new() };
            if listed != expected {
                let question = self.view.question;
                let (listed, expected) = (words(&listed), words(&expected));
                return Err(format!("{question:?}: {listed} instead of {expected}"));
            }
        }
        Ok(())
    }
}

fn words(list: &[Decision]) -> String {
    list.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}
