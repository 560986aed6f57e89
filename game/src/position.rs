//! Positions: a game written down as JSON that a person can write by hand.
//!
//! A position is an object with the fields of a view, and before them `game`, `rules` and `seed`.
//! What is left out is as after set-up, or drawn from the seed; so a view of a seat is a position
//! with holes. The format is in `docs/notation.md`.

use std::fmt;

use serde::Serialize;
use serde_json::{Map, Value};
use thiserror::Error;

use crate::chance::{Chance, Seed};
use crate::game::{Broken, Game, Viewer};
use crate::json;
use crate::phrase::{Phrase, Say};
use crate::setup::{Setup, SetupError};

/// Fields that say which game is set up, not how it stands.
const SETUP_FIELDS: [&str; 5] = ["game", "rules", "seed", "seats", "options"];

/// A position that was read and found to be a possible game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Position<G> {
    /// Seats, options and the seed that decided what was left out.
    pub setup: Setup,
    /// The game.
    pub game: G,
}

impl Position<()> {
    /// The fields of a position, from JSON.
    pub fn fields(text: &str) -> Result<Map<String, Value>, PositionError> {
        read_object(text)
    }

    /// The id of the game that a position is of.
    pub fn game_of(fields: &Map<String, Value>) -> Result<String, PositionError> {
        match fields.get("game") {
            Some(Value::String(id)) => Ok(id.clone()),
            Some(other) => Err(PositionError::wrong("game", other, "the id of a game in quotes")),
            None => Err(PositionError::Missing { field: "game" }),
        }
    }

    /// The game as this viewer sees it, as a position.
    pub fn write<G: Game>(game: &G, viewer: Viewer) -> Value {
        Position::<G>::of_view(&game.view(viewer))
    }
}

impl<G: Game> Position<G> {
    /// A view as a position.
    pub fn of_view(view: &G::View) -> Value {
        let mut fields = Map::new();
        fields.insert("game".to_owned(), G::META.id.into());
        fields.insert("rules".to_owned(), G::META.rules_version.into());
        fields.extend(as_object(view));
        Value::Object(fields)
    }

    /// Reads a position from JSON.
    pub fn read(text: &str) -> Result<Self, PositionError> {
        Self::from_object(Position::fields(text)?)
    }

    /// Reads a position from the fields of a JSON object.
    pub fn from_object(fields: Map<String, Value>) -> Result<Self, PositionError> {
        Self::reading(fields).map(|reading| reading.position)
    }

    /// Reads a position closely: with what was carried out because it left no choice, and with what
    /// is known of it.
    pub fn reading(mut fields: Map<String, Value>) -> Result<Reading<G>, PositionError> {
        check_game::<G>(&fields)?;
        let setup = read_setup::<G>(&fields)?;
        let begun = G::set_up(&setup).map_err(PositionError::Setup)?;
        fields.retain(|field, _| !SETUP_FIELDS.contains(&field.as_str()));
        if fields.is_empty() {
            let position = Self { setup, game: begun };
            return Ok(Reading { position, events: Vec::new(), written: fields });
        }
        let written = fields.clone();
        G::complete(&mut fields, &begun);
        // What a spectator sees after set-up fills in what was left out, except for what depends on
        // the rest: the game determinizes that.
        let mut whole = as_object(&begun.view(Viewer::Spectator));
        whole.retain(|field, _| !G::META.drawn_fields.contains(&field.as_str()));
        whole.extend(fields);
        let view: G::View = serde_path_to_error::deserialize(Value::Object(whole))
            .map_err(|error| PositionError::field(&error.path(), error.inner()))?;
        let mut events = Vec::new();
        let game = G::resume(&view, &mut Chance::new(setup.seed), &mut events)?;
        Ok(Reading { position: Self { setup, game }, events, written })
    }
}

/// A position that was read closely.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reading<G: Game> {
    /// The position.
    pub position: Position<G>,
    /// What left no choice, and was carried out.
    pub events: Vec<G::Event>,
    written: Map<String, Value>,
}

impl<G: Game> Reading<G> {
    /// All that is known of the position: what everyone may see of the game, and those of its
    /// secrets that were written down.
    pub fn view(&self) -> G::View {
        let game = &self.position.game;
        let public = game.view(Viewer::Spectator);
        let mut known = Value::Object(as_object(&public));
        let all = Value::Object(as_object(&game.view(Viewer::Omniscient)));
        learn(&mut known, &Value::Object(self.written.clone()), &all);
        serde_json::from_value(known).unwrap_or(public)
    }
}

/// A view is plain data with text for keys, which always becomes an object.
fn as_object(view: &impl Serialize) -> Map<String, Value> {
    match serde_json::to_value(view) {
        Ok(Value::Object(fields)) => fields,
        _ => Map::new(),
    }
}

/// Adds to what is known whatever was written and is so.
fn learn(known: &mut Value, written: &Value, all: &Value) {
    match (known, written, all) {
        (Value::Object(known), Value::Object(written), Value::Object(all)) => {
            for (field, written) in written {
                let Some(so) = all.get(field) else { continue };
                match known.get_mut(field) {
                    Some(known) => learn(known, written, so),
                    None if written == so => {
                        known.insert(field.clone(), so.clone());
                    }
                    None => {}
                }
            }
        }
        (Value::Array(known), Value::Array(written), Value::Array(all))
            if known.len() == written.len() && known.len() == all.len() =>
        {
            for ((known, written), so) in known.iter_mut().zip(written).zip(all) {
                learn(known, written, so);
            }
        }
        (known, written, all) if written == all => *known = all.clone(),
        _ => {}
    }
}

fn read_object(text: &str) -> Result<Map<String, Value>, PositionError> {
    json::read_object(text).map_err(|error| PositionError::Json {
        line: error.line().max(1),
        column: error.column(),
        message: without_place(&error),
    })
}

/// The reader's words without the line and column, which are given separately.
fn without_place(error: &serde_json::Error) -> String {
    let text = json::plain_words(error);
    text.split(" at line ").next().unwrap_or_default().to_owned()
}

fn check_game<G: Game>(fields: &Map<String, Value>) -> Result<(), PositionError> {
    match fields.get("game") {
        Some(Value::String(id)) if id == G::META.id => {}
        Some(other) => {
            let found = other.to_string();
            return Err(PositionError::OtherGame { found, expected: G::META.id });
        }
        None => return Err(PositionError::Missing { field: "game" }),
    }
    let known = G::META.rules_version;
    match fields.get("rules").map(Value::as_u64) {
        None => Ok(()),
        Some(Some(found)) if found <= u64::from(known) => Ok(()),
        Some(Some(found)) => Err(PositionError::LaterRules { found, known }),
        Some(None) => {
            let found = fields.get("rules").cloned().unwrap_or_default();
            Err(PositionError::wrong("rules", &found, "a whole number"))
        }
    }
}

fn read_setup<G: Game>(fields: &Map<String, Value>) -> Result<Setup, PositionError> {
    let seed = match fields.get("seed") {
        None => Seed::default(),
        Some(value) => value.as_str().and_then(|text| text.parse().ok()).ok_or_else(|| {
            PositionError::wrong("seed", value, "1 to 32 hexadecimal digits in quotes")
        })?,
    };
    let seats = fields.get("seats").ok_or(PositionError::Missing { field: "seats" })?;
    let seats = seats
        .as_u64()
        .and_then(|seats| usize::try_from(seats).ok())
        .ok_or_else(|| PositionError::wrong("seats", seats, "a whole number"))?;
    let mut setup = Setup::new(G::META, seats, seed).map_err(PositionError::Setup)?;
    match fields.get("options") {
        None => {}
        Some(Value::Object(options)) => {
            setup.set_from_json(options).map_err(PositionError::Setup)?;
        }
        Some(other) => {
            let right = "an object of options and their values";
            return Err(PositionError::wrong("options", other, right));
        }
    }
    Ok(setup)
}

/// Why no game can be made from a position.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("{}", self.phrase())]
#[expect(missing_docs, reason = "the fields are what the variant's sentence speaks of")]
pub enum PositionError {
    /// It is not JSON, or not an object.
    Json { line: usize, column: usize, message: String },
    /// A field has a value that makes no sense.
    Field { path: String, problem: String },
    /// A field that must be there is not.
    Missing { field: &'static str },
    /// It is of another game.
    OtherGame { found: String, expected: &'static str },
    /// It was written by later rules than these.
    LaterRules { found: u64, known: u32 },
    /// Seats or options are impossible.
    Setup(SetupError),
    /// An invariant of the game does not hold.
    Broken(#[from] Broken),
}

impl PositionError {
    fn wrong(field: &str, found: &Value, expected: &str) -> Self {
        Self::field(&field, format_args!("{found}, expected {expected}"))
    }

    fn field(path: &dyn fmt::Display, problem: impl fmt::Display) -> Self {
        Self::Field { path: path.to_string(), problem: json::plain_words(problem) }
    }
}

impl Say for PositionError {
    fn phrase(&self) -> Phrase {
        let say = |id| Phrase::new("position", id);
        match self {
            Self::Json { line, column, message } => say("json")
                .number("line", *line as i64)
                .number("column", *column as i64)
                .text("message", message),
            Self::Field { path, problem } if path == "." => say("fields").text("problem", problem),
            Self::Field { path, problem } => {
                say("field").text("path", path).text("problem", problem)
            }
            Self::Missing { field } => say("missing").text("field", field),
            Self::OtherGame { found, expected } => {
                say("other_game").text("found", found).text("expected", expected)
            }
            Self::LaterRules { found, known } => {
                say("later_rules").text("found", found).number("known", *known)
            }
            Self::Setup(error) => error.phrase(),
            Self::Broken(broken) => say("broken")
                .text("invariant", broken.invariant.id)
                .phrase("sentence", broken.phrase()),
        }
    }
}
