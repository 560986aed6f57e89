//! What can be asked of the referee.

use patolli_game::{Phrase, Seat, Seed, json};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value};

use crate::complaint::Complaint;

/// The longest line that is read, in bytes.
pub const LONGEST_LINE: u64 = 4 << 20;

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
#[derive(Debug)]
pub(crate) enum Request {
    Games,
    New(New),
    Load(Start),
    Deciding,
    Decisions(DecisionsOf),
    Decide(Decide),
    Undo(Undo),
    View(Look),
    Position(Look),
    Standing,
    Outcome,
    Record,
    Draw(Look),
}

/// A request without fields.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Nothing {}

/// Whose decisions, and with words?
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct DecisionsOf {
    pub seat: Seat,
    #[serde(default = "yes")]
    pub texts: bool,
}

/// Who decides what; with the next lists and the events?
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Decide {
    pub seat: Seat,
    pub decision: String,
    #[serde(default)]
    pub list: bool,
    #[serde(default)]
    pub events: bool,
}

/// Who takes back; one decision, or all?
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Undo {
    pub seat: Seat,
    #[serde(default)]
    pub all: bool,
}

/// Who looks.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Look {
    pub seat: Option<Seat>,
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

/// The complaint about a line that is too long.
pub(crate) fn too_long() -> Complaint {
    let most = LONGEST_LINE as i64;
    Complaint::request(&Phrase::new("referee", "long_line").number("most", most))
}

impl Request {
    /// The request on a line, and its id, which is echoed even if the rest makes no sense.
    pub fn read(line: &str) -> (Option<Value>, Result<Self, Complaint>) {
        let complain = |phrase: Phrase| Err(Complaint::request(&phrase));
        let mut fields = match json::read_object(line) {
            Ok(fields) => fields,
            Err(error) => {
                let phrase =
                    Phrase::new("referee", "json").text("message", json::plain_words(error));
                return (None, complain(phrase));
            }
        };
        let id = fields.shift_remove("id");
        let name = fields.shift_remove("do");
        let request = match name.as_ref().and_then(Value::as_str).unwrap_or_default() {
            "games" => parse(fields).map(|Nothing {}| Self::Games),
            "new" => parse(fields).map(Self::New),
            "load" => parse(fields).map(Self::Load),
            "deciding" => parse(fields).map(|Nothing {}| Self::Deciding),
            "decisions" => parse(fields).map(Self::Decisions),
            "decide" => parse(fields).map(Self::Decide),
            "undo" => parse(fields).map(Self::Undo),
            "view" => parse(fields).map(Self::View),
            "position" => parse(fields).map(Self::Position),
            "standing" => parse(fields).map(|Nothing {}| Self::Standing),
            "outcome" => parse(fields).map(|Nothing {}| Self::Outcome),
            "record" => parse(fields).map(|Nothing {}| Self::Record),
            "draw" => parse(fields).map(Self::Draw),
            _ => complain(Phrase::new("referee", "do_what").text("known", REQUESTS.join(", "))),
        };
        (id, request)
    }
}

/// The fields of a request, or which of them makes no sense.
fn parse<T: DeserializeOwned>(fields: Map<String, Value>) -> Result<T, Complaint> {
    serde_path_to_error::deserialize(Value::Object(fields)).map_err(|error| {
        let path = error.path().to_string();
        let phrase = match path.as_str() {
            "." => Phrase::new("referee", "fields"),
            _ => Phrase::new("referee", "field").text("path", path),
        };
        Complaint::request(&phrase.text("message", json::plain_words(error.inner())))
    })
}
