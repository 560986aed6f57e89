//! What the players are called.

use patolli_game::Seat;

/// The players' names by seat; a seat without one is called by its number.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Names(Vec<String>);

impl Names {
    /// These names, the first for the first seat. They come from outside, and control characters
    /// have no place on a terminal.
    pub fn new(names: Vec<String>) -> Self {
        let printable = |name: String| name.chars().filter(|c| !c.is_control()).collect();
        Self(names.into_iter().map(printable).collect())
    }

    /// These names, with names that several players share told apart by their seats.
    pub fn told_apart(names: &[String]) -> Self {
        let twice = |name: &String| names.iter().filter(|other| *other == name).count() > 1;
        let distinct = Seat::first(names.len()).zip(names).map(|(seat, name)| {
            if twice(name) && !name.is_empty() { format!("{name} {seat}") } else { name.clone() }
        });
        Self::new(distinct.collect())
    }

    /// The name of a seat's player.
    pub fn of(&self, seat: Seat) -> Option<&str> {
        self.0.get(seat.index()).map(String::as_str).filter(|name| !name.is_empty())
    }
}
