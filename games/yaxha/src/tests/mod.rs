//! The rules as tests: worked examples, a case for and against each rule, every bonus card.

mod bonus;
mod building;
mod market;
mod position;
mod scoring;

use patolli_game::{Game, Seat, Seed, Setup};

use crate::Yaxha;
use crate::cell::Cell;
use crate::colour::Colour;
use crate::groups::Profile;
use crate::options::Options;
use crate::pyramid::Pyramid;

fn seat(number: usize) -> Seat {
    Seat::new(number - 1).unwrap()
}

fn new_game(players: usize) -> Yaxha {
    Yaxha::set_up(&Setup::new(Yaxha::META, players, Seed(1)).unwrap()).unwrap()
}

/// Reads a pyramid drawn level by level, the rows of a level from the back, `..` for a free cell.
/// The front left cell is `d4`.
fn pyramid(levels: &[&str]) -> Pyramid {
    let mut cubes = Vec::new();
    for (level, rows) in levels.iter().enumerate() {
        for (row, cells) in rows.split('/').rev().enumerate() {
            for (column, letters) in cells.split_whitespace().enumerate() {
                if letters != ".." {
                    let same = |colour: &Colour| colour.letters() == letters;
                    let colour = Colour::ALL.into_iter().find(same).unwrap();
                    let cell = Cell::at(level, 3 + column as u8, 3 + row as u8).unwrap();
                    cubes.push((colour, cell));
                }
            }
        }
    }
    Pyramid::of(&cubes).unwrap()
}

fn profile(levels: &[&str]) -> Profile {
    Profile::of(&pyramid(levels), &Options::default())
}
