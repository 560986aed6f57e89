//! What can be asked of the referee.

use patolli_game::{Phrase, Seat, Seed};
use serde::Deserialize;
use serde_json::{Map, Value};

use crate::complaint::Complaint;

/// The longest line that is read.
const LONGEST_LINE: usize = 4 << 20;

/// Every request by name.
const REQUESTS: &[&str] = &[
    "games",
    "new",
    "load",
    "deciding",
    "decisions",
    "decide",
    "undo",
    "view",
    "position",
    "standing",
    "outcome",
    "record",
    "draw",
];

/// Something asked of the referee: the field `do`, and what it needs.
#[derive(Debug, Deserialize)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub(crate) enum Request {
    Games {},
    New(New),
    Load(Start),
    Deciding {},
    Decisions {
        seat: Seat,
        #[serde(default = "yes")]
        texts: bool,
    },
    Decide {
        seat: Seat,
        decision: String,
        #[serde(default)]
        list: bool,
        #[serde(default)]
        events: bool,
    },
    Undo {
        seat: Seat,
        #[serde(default)]
        all: bool,
    },
    View {
        seat: Option<Seat>,
    },
    Position {
        seat: Option<Seat>,
    },
    Standing {},
    Outcome {},
    Record {},
    Draw {
        seat: Option<Seat>,
    },
}

/// A new game.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct New {
    pub game: String,
    pub seats: usize,
    pub seed: Option<Seed>,
    #[serde(default)]
    pub options: Map<String, Value>,
    #[serde(default)]
    pub players: Vec<String>,
}

/// Where a loaded game starts: one of the two.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Start {
    pub position: Option<Map<String, Value>>,
    pub record: Option<String>,
}

fn yes() -> bool {
    true
}

impl Request {
    /// The request on a line, and its id, which is echoed even if the rest makes no sense.
    pub fn read(line: &str) -> (Option<Value>, Result<Self, Complaint>) {
        let complain = |phrase: Phrase| Err(Complaint::request(&phrase));
        if line.len() > LONGEST_LINE {
            let phrase = Phrase::new("referee", "long_line").number("most", LONGEST_LINE as i64);
            return (None, complain(phrase));
        }
        let mut fields: Map<String, Value> = match serde_json::from_str(line) {
            Ok(fields) => fields,
            Err(error) => {
                let phrase = Phrase::new("referee", "json").text("message", error);
                return (None, complain(phrase));
            }
        };
        let id = fields.shift_remove("id");
        let request = match fields.get("do").and_then(Value::as_str) {
            Some(name) if REQUESTS.contains(&name) => {
                serde_path_to_error::deserialize(Value::Object(fields)).or_else(|error| {
                    let path = error.path().to_string();
                    let phrase = Phrase::new("referee", "field")
                        .text("path", path)
                        .text("message", error.inner());
                    complain(phrase)
                })
            }
            _ => complain(Phrase::new("referee", "do_what").text("known", REQUESTS.join(", "))),
        };
        (id, request)
    }
}
