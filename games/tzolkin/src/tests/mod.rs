//! The rules, one by one.

use patolli_game::{Game, Position, Seat, Setup, Silent};
use serde_json::{Map, Value, json};

use crate::rules::player::Player;
use crate::{Decision, Event, Tzolkin};

mod buildings;
mod calendar;
mod chichen;
mod ending;
mod examples;
mod five;
mod food_day;
mod monuments;
mod palenque;
mod position;
mod prophecies;
mod quick;
mod renovation;
mod rooms;
mod sayings;
mod setup;
mod taxes;
mod technologies;
mod temples;
mod tikal;
mod tribes;
mod turn;
mod uxmal;
mod wealth;
mod yaxchilan;

/// A position to be made: by default as in the first round, with a fixed row and no monuments.
struct Table(Value);

impl Table {
    fn new(seats: usize) -> Self {
        Self(json!({
            "game": "tzolkin", "seats": seats, "stage": "turns", "round": 1,
            "players": vec![json!({}); seats],
            "row": [1, 4, 6, 10, 12, 13], "monuments": [null, null, null, null, null, null],
        }))
    }

    /// With this lying in front of a player.
    fn player(mut self, number: usize, fields: Value) -> Self {
        let Value::Object(fields) = fields else { panic!("{fields} is no object") };
        self.0["players"][number - 1].as_object_mut().unwrap().extend(fields);
        self
    }

    /// With this on the table.
    fn set(mut self, field: &str, value: Value) -> Self {
        self.0[field] = value;
        self
    }

    fn game(&self) -> Tzolkin {
        match Position::read(&self.0.to_string()) {
            Ok(position) => position.game,
            Err(error) => panic!("{error}"),
        }
    }

    fn fields(&self) -> Map<String, Value> {
        self.0.as_object().cloned().unwrap_or_default()
    }

    /// Why there can be no such position.
    fn broken(&self) -> String {
        Position::<Tzolkin>::read(&self.0.to_string()).unwrap_err().to_string()
    }
}

/// A table for four at which the first player has a worker on this space, and one more at Chichen
/// Itza so that the turn does not end by itself.
fn worker_on(space: &str, fields: Value) -> Table {
    Table::new(4).player(1, json!({ "on": [space, "chichen0"] })).player(1, fields)
}

/// The same with tribes: the first player leads this one, the others some that do not matter.
fn tribe_on(tribe: &str, space: &str, fields: Value) -> Table {
    with_tribes(worker_on(space, fields), tribe)
}

/// A table for four with tribes, of which the first player leads this one.
fn with_tribes(table: Table, tribe: &str) -> Table {
    let others = ["yumkaax", "itzamna", "huracan", "balam"].into_iter().filter(|&t| t != tribe);
    let mut table = table.set("options", json!({ "tribes": true }));
    for (number, tribe) in (1..=4).zip([tribe].into_iter().chain(others)) {
        table = table.player(number, json!({ "tribe": tribe }));
    }
    table
}

/// In the second age.
fn second_age(table: Table) -> Table {
    table.set("round", json!(16)).set("tooth", json!(15)).set("food_days", json!(2))
}

/// A worker on this space while a prophecy is true.
fn hard(prophecy: &str, space: &str, fields: Value) -> Table {
    under(prophecy, worker_on(space, fields))
}

/// A table at which this prophecy is true, early in the second quarter.
fn under(prophecy: &str, table: Table) -> Table {
    let others: Vec<&str> = ["hunger", "drought", "desecration"]
        .into_iter()
        .filter(|&other| other != prophecy)
        .take(2)
        .collect();
    table
        .set("options", json!({ "prophecies": true }))
        .set("prophecies", json!([prophecy, others[0], others[1]]))
        .set("round", json!(9))
        .set("tooth", json!(8))
        .set("food_days", json!(1))
}

/// Carries out decisions of whoever is to decide, and tells what happened.
fn play(game: &mut Tzolkin, decisions: &str) -> Vec<Event> {
    let mut events = Vec::new();
    for word in decisions.split_whitespace() {
        let seat = game.deciding().lowest().unwrap();
        let decision: Decision = word.parse().unwrap();
        if let Err(refusal) = game.decide(seat, decision, &mut events) {
            panic!("{word}: {refusal}; possible: {}", listed(game).join(" "));
        }
    }
    events
}

/// The game after these decisions.
fn after(table: &Table, decisions: &str) -> Tzolkin {
    let mut game = table.game();
    play(&mut game, decisions);
    game
}

/// What whoever is to decide may do.
fn listed(game: &Tzolkin) -> Vec<String> {
    let mut list = Vec::new();
    if let Some(seat) = game.deciding().lowest() {
        game.decisions(seat, &mut list);
    }
    list.iter().map(ToString::to_string).collect()
}

/// Those of them that begin like this.
fn listed_with(game: &Tzolkin, start: &str) -> Vec<String> {
    listed(game).into_iter().filter(|word| word.starts_with(start)).collect()
}

fn offers(game: &Tzolkin, decision: &str) -> bool {
    listed(game).contains(&decision.to_owned())
}

/// Why a decision is refused.
fn refused(game: &Tzolkin, decision: &str) -> String {
    let seat = game.deciding().lowest().unwrap();
    let refusal = game.clone().decide(seat, decision.parse().unwrap(), &mut Silent).unwrap_err();
    refusal.to_string().trim_start_matches("tzolkin-refused-").to_owned()
}

fn seat(number: usize) -> Seat {
    Seat::new(number - 1).unwrap()
}

fn player(game: &Tzolkin, number: usize) -> &Player {
    &game.players[seat(number)]
}

/// Corn, wood, stone, gold and skulls of the first player.
fn stock(game: &Tzolkin) -> [u16; 5] {
    let player = player(game, 1);
    let [wood, stone, gold] = player.blocks;
    [player.corn, wood, stone, gold, player.skulls.into()]
}

/// The points a player has so far.
fn points(game: &Tzolkin, number: usize) -> i16 {
    player(game, number).points.iter().sum()
}

/// A new game.
fn new_game(seats: usize, seed: u128) -> Tzolkin {
    Tzolkin::set_up(&Setup::new(Tzolkin::META, seats, patolli_game::Seed(seed)).unwrap()).unwrap()
}
