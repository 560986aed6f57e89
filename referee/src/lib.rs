//! The rules over JSON lines: a request a line, an answer a line. The protocol is in
//! `docs/protocol.md`.
//!
//! ```
//! use patolli_referee::Referee;
//!
//! let mut referee = Referee::new();
//! referee.answer(r#"{"do":"new","game":"yaxha","seats":2,"seed":"1"}"#);
//! let answer = referee.answer(r#"{"id":7,"do":"deciding"}"#);
//! assert_eq!(answer, r#"{"id":7,"ok":true,"deciding":[1,2]}"#);
//! ```

mod complaint;
mod request;
mod table;

pub use request::LONGEST_LINE;

use patolli_game::{Game, Phrase, Play, Position, Record, Say, Seat, Setup, Viewer};
use patolli_shelf::{Visitor, metas, visit};
use patolli_words::{Language, Names, Words};
use serde_json::{Map, Value, json};

use complaint::Complaint;
use request::{Decide, DecisionsOf, Look, New, Request, Start, Undo};
use table::{Seated, Table, told};

/// Answers requests about one game at a time.
#[derive(Debug)]
pub struct Referee {
    words: Words,
    table: Option<Box<dyn Table>>,
}

type Answer = Result<Map<String, Value>, Complaint>;

impl Default for Referee {
    fn default() -> Self {
        Self::new()
    }
}

impl Referee {
    /// A referee without a game.
    pub fn new() -> Self {
        Self { words: Words::new(Language::English), table: None }
    }

    /// Answers one line. Whatever the line, the answer is one JSON object, and a line that is
    /// refused changes nothing.
    pub fn answer(&mut self, line: &str) -> String {
        let (id, request) = Request::read(line);
        let answer = request.and_then(|request| self.carry_out(request));
        self.reply(id, answer)
    }

    /// Answers a line that was too long to be read: see [`LONGEST_LINE`].
    pub fn answer_too_long(&self) -> String {
        self.reply(None, Err(request::too_long()))
    }

    fn reply(&self, id: Option<Value>, answer: Answer) -> String {
        let mut reply = Map::new();
        if let Some(id) = id {
            reply.insert("id".to_owned(), id);
        }
        reply.insert("ok".to_owned(), answer.is_ok().into());
        match answer {
            Ok(fields) => reply.extend(fields),
            Err(complaint) => {
                reply.insert("error".to_owned(), complaint.as_json(&self.words));
            }
        }
        Value::Object(reply).to_string()
    }

    fn carry_out(&mut self, request: Request) -> Answer {
        match request {
            Request::Games => Ok(fields([("games", games())])),
            Request::New(new) => {
                let table = visit(&new.game.clone(), SetUp(new)).map_err(Complaint::from)??;
                Ok(self.table.insert(table).state())
            }
            Request::Load(start) => {
                let (table, events) = load(start, &self.words)?;
                let mut state = self.table.insert(table).state();
                // What left no choice in a position was carried out.
                if events.as_array().is_some_and(|events| !events.is_empty()) {
                    state.insert("events".to_owned(), events);
                }
                Ok(state)
            }
            request => {
                let Self { words, table } = self;
                let table = table.as_mut().ok_or_else(Complaint::no_game)?;
                at_table(table.as_mut(), request, words)
            }
        }
    }
}

/// Requests about the game on the table.
fn at_table(table: &mut dyn Table, request: Request, words: &Words) -> Answer {
    match request {
        Request::Deciding => Ok(fields([("deciding", table.deciding())])),
        Request::Decisions(DecisionsOf { seat, texts }) => {
            let list = table.decisions(seat, texts.then_some(words))?;
            Ok(fields([("decisions", list)]))
        }
        Request::Decide(Decide { seat, decision, list, events }) => {
            table.decide(seat, &decision, list, events.then_some(words))
        }
        Request::Undo(Undo { seat, all }) => table.undo(seat, all),
        Request::View(Look { seat }) => {
            Ok(fields([("view", table.view(viewer(table, seat, Viewer::Spectator)?))]))
        }
        Request::Position(Look { seat }) => {
            Ok(fields([("position", table.position(viewer(table, seat, Viewer::Omniscient)?))]))
        }
        Request::Standing => Ok(fields([("standing", table.standing())])),
        Request::Outcome => Ok(fields([("outcome", table.outcome())])),
        Request::Record => Ok(fields([("record", table.record().into())])),
        Request::Draw(Look { seat }) => {
            let viewer = viewer(table, seat, Viewer::Spectator)?;
            Ok(fields([("drawing", table.draw(viewer, words).into())]))
        }
        Request::Games | Request::New(_) | Request::Load(_) => Err(Complaint::no_game()),
    }
}

/// The viewer in a seat at the table, or `otherwise` if none is named.
fn viewer(table: &dyn Table, seat: Option<Seat>, otherwise: Viewer) -> Result<Viewer, Complaint> {
    match seat {
        None => Ok(otherwise),
        Some(seat) => table.check_seat(seat).map(|()| Viewer::Seat(seat)),
    }
}

fn fields<const N: usize>(fields: [(&str, Value); N]) -> Map<String, Value> {
    fields.into_iter().map(|(key, value)| (key.to_owned(), value)).collect()
}

/// What there is to play.
fn games() -> Value {
    let game = |meta: &&'static patolli_game::Meta| {
        let options: Map<String, Value> = meta
            .options
            .iter()
            .map(|option| {
                let (default, values) = (option.json(option.default), option.json_values());
                (option.id.to_owned(), json!({ "default": default, "values": values }))
            })
            .collect();
        json!({
            "game": meta.id,
            "rules": meta.rules_version,
            "seats": meta.seats.clone().collect::<Vec<_>>(),
            "options": options,
        })
    };
    metas().iter().map(game).collect()
}

struct SetUp(New);

impl Visitor for SetUp {
    type Output = Result<Box<dyn Table>, Complaint>;

    fn visit<G: Game>(self) -> Self::Output {
        let New { seats, seed, options, players, .. } = self.0;
        let mut setup = Setup::new(G::META, seats, seed.unwrap_or_default())?;
        setup.set_from_json(&options)?;
        if players.len() > seats {
            let phrase = Phrase::new("referee", "players")
                .number("players", players.len() as i64)
                .number("seats", seats as i64);
            return Err(Complaint::request(&phrase));
        }
        let play = Play::<G>::new(setup)?;
        Ok(Box::new(Seated::new(play, players)))
    }
}

/// A game from a position or a record, and what happened on the way to it.
type Loaded = Result<(Box<dyn Table>, Value), Complaint>;

fn load(start: Start, words: &Words) -> Loaded {
    match start {
        Start { position: Some(position), record: None } => {
            let id = Position::game_of(&position)?;
            visit(&id, FromPosition(position, words)).map_err(Complaint::from)?
        }
        Start { position: None, record: Some(text) } => {
            let record: Record = text.parse()?;
            visit(&record.game.value, FromRecord(&record)).map_err(Complaint::from)?
        }
        Start { .. } => Err(Complaint::request(&Phrase::new("referee", "load_what"))),
    }
}

struct FromPosition<'a>(Map<String, Value>, &'a Words);

impl Visitor for FromPosition<'_> {
    type Output = Loaded;

    fn visit<G: Game>(self) -> Loaded {
        let Self(fields, words) = self;
        let reading =
            Position::<G>::reading(fields).map_err(|error| Complaint::position(&error.phrase()))?;
        let events = told(&reading.events, words, &Names::default());
        let play = Play::from_position(reading.position);
        Ok((Box::new(Seated::new(play, Vec::new())), events))
    }
}

struct FromRecord<'a>(&'a Record);

impl Visitor for FromRecord<'_> {
    type Output = Loaded;

    fn visit<G: Game>(self) -> Loaded {
        let replay = self.0.replay::<G>()?;
        Ok((Box::new(Seated::new(replay.play, replay.players)), Value::Null))
    }
}

impl<E: Say> From<E> for Complaint {
    fn from(error: E) -> Self {
        Self::of(&error.phrase())
    }
}
