//! The rules, one by one, on positions drawn as text.

use patolli_game::{Game, Position, PositionError, Reading, Refusal, Seat, Silent};
use serde_json::{Value, json};

use crate::board::cells::Cells;
use crate::{Cell, Decision, Event, Mexica};

mod boats;
mod bridges;
mod calpullis;
mod canals;
mod drawing;
mod examples;
mod first_round;
mod founding;
mod periods;
mod position;
mod rooms;
mod scoring;
mod setup;
mod temples;
mod tokens;
mod two;
mod walking;

fn seat(number: usize) -> Seat {
    Seat::new(number - 1).unwrap()
}

fn cell(name: &str) -> Cell {
    name.parse().unwrap()
}

fn cells(names: &str) -> Cells {
    names.split_whitespace().map(cell).collect()
}

/// A position to be made. What is not said is as after set-up, with Pillis on start cells and seat
/// 1 to act in a round after the first.
struct Table(Value);

impl Table {
    fn new(seats: usize) -> Self {
        let player = json!({ "pilli": null, "built": [[], [], [], []] });
        Self(json!({
            "game": "mexica", "seats": seats, "question": "turn",
            "canals": ["o6", "o7", "o8", "o9"],
            "bridges": { "east_west": [], "north_south": [] },
            "calpullis": [], "players": vec![player; seats],
        }))
    }

    /// With a part of the island drawn, from a corner in the north-west:
    ///
    /// ```text
    /// .  as printed          ~  canal            =  |  bridge, leading east-west or north-south
    /// A  Pilli of seat 1     =B |B  Pilli of seat 2 on a bridge
    /// a3 temple of seat 1    n3 neutral temple   #  calpulli token
    /// ```
    fn drawn(mut self, corner: &str, picture: &str) -> Self {
        let (left, top) = cell(corner).place();
        let rows = picture.lines().map(str::trim).filter(|line| !line.is_empty());
        for (row, line) in rows.enumerate() {
            for (column, sign) in line.split_whitespace().enumerate() {
                if sign != "." {
                    let at = Cell::at(left + column, top + row);
                    let at = at.unwrap_or_else(|| panic!("{sign} lies in the lake"));
                    self.put(at, sign);
                }
            }
        }
        self
    }

    fn put(&mut self, at: Cell, sign: &str) {
        let name = json!(at.to_string());
        let push = |list: &mut Value| {
            let list = list.as_array_mut().unwrap();
            if !list.contains(&name) {
                list.push(name.clone());
            }
        };
        let (ground, piece) = match sign.as_bytes() {
            [ground @ (b'~' | b'=' | b'|'), piece @ ..] => (Some(ground), piece),
            piece => (None, piece),
        };
        if let Some(ground) = ground {
            push(&mut self.0["canals"]);
            match ground {
                b'=' => push(&mut self.0["bridges"]["east_west"]),
                b'|' => push(&mut self.0["bridges"]["north_south"]),
                _ => {}
            }
        }
        match *piece {
            [] => {}
            [pilli @ b'A'..=b'D'] => self.0["players"][usize::from(pilli - b'A')]["pilli"] = name,
            [owner @ b'a'..=b'd', floors @ b'1'..=b'4'] => {
                let player = &mut self.0["players"][usize::from(owner - b'a')];
                push(&mut player["built"][usize::from(floors - b'1')]);
            }
            [b'n', floors @ b'1'..=b'4'] => {
                if self.0["neutral"].is_null() {
                    self.0["neutral"] = json!([[], [], [], []]);
                }
                push(&mut self.0["neutral"][usize::from(floors - b'1')]);
            }
            [b'#'] => push(&mut self.0["calpullis"]),
            _ => panic!("what is {sign}?"),
        }
    }

    /// With this on the table.
    fn set(mut self, field: &str, value: Value) -> Self {
        self.0[field] = value;
        self
    }

    /// With these calpulli tokens in the row.
    fn row(self, sizes: &[u8]) -> Self {
        self.set("row", json!(sizes))
    }

    /// With this in front of a player.
    fn player(mut self, number: usize, fields: Value) -> Self {
        let Value::Object(fields) = fields else { panic!("{fields} is no object") };
        self.0["players"][number - 1].as_object_mut().unwrap().extend(fields);
        self
    }

    /// With `tokens` action tokens in front of a player.
    fn tokens(self, number: usize, tokens: u8) -> Self {
        self.player(number, json!({ "tokens": tokens }))
    }

    /// In the first round.
    fn in_first_round(self) -> Self {
        self.set("round", json!(1))
    }

    fn read(self) -> Result<Mexica, PositionError> {
        self.reading().map(|reading| reading.position.game)
    }

    fn reading(mut self) -> Result<Reading<Mexica>, PositionError> {
        // Pillis that are not drawn stand on start cells.
        for start in ["h6", "g7", "i7", "h8"] {
            let players = self.0["players"].as_array_mut().unwrap();
            if players.iter().any(|player| player["pilli"] == start) {
                continue;
            }
            if let Some(player) = players.iter_mut().find(|player| player["pilli"].is_null()) {
                player["pilli"] = json!(start);
            }
        }
        let said = self.0.get("round").is_some() || self.0["question"] == "start";
        let read = |json: &Value| {
            Position::<Mexica>::reading(json.as_object().cloned().unwrap_or_default())
        };
        let reading = read(&self.0)?;
        if said || reading.position.game.round() > 1 {
            return Ok(reading);
        }
        self.0["round"] = json!(2);
        self.0["idle_rounds"] = json!(1);
        read(&self.0)
    }

    fn game(self) -> Mexica {
        self.read().unwrap_or_else(|error| panic!("{error}"))
    }
}

/// Lets whoever acts decide these, one after the other, and tells what happened.
fn decide(game: &mut Mexica, words: &str) -> Vec<Event> {
    let mut events = Vec::new();
    for word in words.split_whitespace() {
        let seat = game.deciding().lowest().expect("somebody decides");
        let decision: Decision = word.parse().unwrap();
        if let Err(refusal) = game.decide(seat, decision, &mut events) {
            panic!("{word}: {refusal}");
        }
    }
    events
}

/// Decides all but the last of these, and tells by which rule the last is refused.
fn refused(game: &Mexica, words: &str) -> &'static str {
    let mut game = game.clone();
    let (before, last) = words.rsplit_once(' ').unwrap_or(("", words));
    decide(&mut game, before);
    let seat = game.deciding().lowest().unwrap();
    match game.decide(seat, last.parse().unwrap(), &mut Silent) {
        Err(Refusal::Forbidden(rule)) => rule.name.id,
        other => panic!("{last}: {other:?}"),
    }
}

/// What may be decided, after these.
fn choices(game: &Mexica, words: &str) -> Vec<String> {
    let mut game = game.clone();
    decide(&mut game, words);
    let mut list = Vec::new();
    game.decisions(game.deciding().lowest().unwrap(), &mut list);
    list.iter().map(ToString::to_string).collect()
}

/// The cells among what may be decided, after these.
fn places(game: &Mexica, words: &str) -> Cells {
    choices(game, words).iter().map(|name| cell(name)).collect()
}

/// May this be decided, after these?
fn may(game: &Mexica, words: &str, then: &str) -> bool {
    choices(game, words).iter().any(|choice| choice == then)
}

/// The points of a player so far.
fn points(game: &Mexica, number: usize) -> u16 {
    game.players.all()[number - 1].points.iter().sum()
}
