//! The game on the table, whichever it is.

use std::fmt::Debug;

use patolli_game::{
    Barrier, Chance, Decision, Event, Game, Phrase, Play, Position, Record, Say, Seat, Seed,
    Silent, Viewer,
};
use patolli_words::{Names, Words};
use serde_json::{Map, Value, json};

use crate::complaint::Complaint;
use crate::{Answer, fields};

/// How wide drawings may become.
const WIDTH: usize = 110;

/// A game of any kind, in JSON.
pub(crate) trait Table: Debug + Send {
    fn deciding(&self) -> Value;
    fn state(&self) -> Map<String, Value>;
    fn check_seat(&self, seat: Seat) -> Result<(), Complaint>;
    /// The legal decisions of a seat; as texts alone, or with words.
    fn decisions(&mut self, seat: Seat, words: Option<&Words>) -> Result<Value, Complaint>;
    /// Carries out a decision; with the lists of all who decide next and with events, if wanted.
    fn decide(&mut self, seat: Seat, text: &str, list: bool, events: Option<&Words>) -> Answer;
    fn undo(&mut self, seat: Seat, all: bool) -> Answer;
    fn view(&self, viewer: Viewer) -> Value;
    fn position(&self, viewer: Viewer) -> Value;
    fn standing(&self) -> Value;
    fn outcome(&self) -> Value;
    fn record(&self) -> String;
    fn draw(&self, viewer: Viewer, words: &Words) -> String;
}

/// What happened, as JSON with the sentences.
pub(crate) fn told<E: Event>(events: &[E], words: &Words, names: &Names) -> Value {
    let tell = |event: &E| {
        let mut told = serde_json::to_value(event).unwrap_or_default();
        if let Some(fields) = told.as_object_mut() {
            fields.insert("text".to_owned(), words.say(&event.phrase(), names).into());
        }
        told
    };
    events.iter().map(tell).collect()
}

/// A game of one kind.
#[derive(Debug)]
pub(crate) struct Seated<G: Game> {
    play: Play<G>,
    players: Vec<String>,
    list: Vec<G::Decision>,
}

impl<G: Game> Seated<G> {
    pub fn new(play: Play<G>, players: Vec<String>) -> Self {
        Self { play, players, list: Vec::new() }
    }

    fn names(&self) -> Names {
        Names::new(self.players.clone())
    }

    fn texts(&mut self, seat: Seat) -> Value {
        self.play.game().decisions(seat, &mut self.list);
        self.list.iter().map(|decision| Value::from(decision.to_string())).collect()
    }

    fn points(units: i32) -> Value {
        let per = i32::from(G::META.units_per_point.max(1));
        if units % per == 0 {
            return (units / per).into();
        }
        (f64::from(units) / f64::from(per)).into()
    }
}

impl<G: Game> Table for Seated<G> {
    fn deciding(&self) -> Value {
        self.play.game().deciding().iter().map(|seat| Value::from(seat.number())).collect()
    }

    fn state(&self) -> Map<String, Value> {
        let game = self.play.game();
        fields([
            ("deciding", self.deciding()),
            ("round", game.round().into()),
            ("decided", self.play.steps().len().into()),
            ("over", game.deciding().is_empty().into()),
        ])
    }

    fn check_seat(&self, seat: Seat) -> Result<(), Complaint> {
        let seats = self.play.game().seats();
        if seat.index() < seats {
            return Ok(());
        }
        let phrase =
            Phrase::new("referee", "no_such_seat").text("seat", seat).number("seats", seats as i64);
        Err(Complaint::request(&phrase))
    }

    fn decisions(&mut self, seat: Seat, words: Option<&Words>) -> Result<Value, Complaint> {
        self.check_seat(seat)?;
        let Some(words) = words else { return Ok(self.texts(seat)) };
        self.play.game().decisions(seat, &mut self.list);
        let names = Names::default();
        let view = self.play.game().view(Viewer::Seat(seat));
        // What a seat is told follows from its view alone.
        let game = G::determinize(&view, &mut Chance::new(Seed(0))).ok();
        let describe = |decision: G::Decision| {
            game.as_ref().map_or_else(|| decision.phrase(), |game| game.describe(&view, decision))
        };
        let with_words = |decision: &G::Decision| {
            json!({
                "decision": decision.to_string(),
                "index": decision.index(),
                "text": words.say(&describe(*decision), &names),
            })
        };
        Ok(self.list.iter().map(with_words).collect())
    }

    fn decide(&mut self, seat: Seat, text: &str, list: bool, words: Option<&Words>) -> Answer {
        self.check_seat(seat)?;
        let decision: G::Decision = text.parse()?;
        let mut events = Vec::new();
        let barrier = match words {
            None => self.play.decide(seat, decision, &mut Silent)?,
            Some(_) => self.play.decide(seat, decision, &mut events)?,
        };
        let barrier = match barrier {
            Barrier::Open => "open",
            Barrier::Crossed => "crossed",
        };
        let mut answer = fields([("barrier", barrier.into())]);
        answer.extend(self.state());
        if list {
            let deciding = self.play.game().deciding();
            let lists = deciding.iter().map(|seat| (seat.to_string(), self.texts(seat))).collect();
            answer.insert("decisions".to_owned(), Value::Object(lists));
        }
        if let Some(words) = words {
            answer.insert("events".to_owned(), told(&events, words, &self.names()));
        }
        Ok(answer)
    }

    fn undo(&mut self, seat: Seat, all: bool) -> Answer {
        self.check_seat(seat)?;
        let mut undone = Vec::new();
        while let Some(decision) = self.play.undo(seat) {
            undone.push(Value::from(decision.to_string()));
            if !all {
                break;
            }
        }
        if undone.is_empty() {
            return Err(Complaint::of(&Phrase::new("referee", "no_undo").seat("seat", seat)));
        }
        let mut answer = fields([("undone", undone.into())]);
        answer.extend(self.state());
        Ok(answer)
    }

    fn view(&self, viewer: Viewer) -> Value {
        serde_json::to_value(self.play.game().view(viewer)).unwrap_or_default()
    }

    fn position(&self, viewer: Viewer) -> Value {
        Position::write(self.play.game(), viewer)
    }

    fn standing(&self) -> Value {
        let standing = self.play.game().standing();
        let ranks = standing.ranks();
        let seat_standing = |seat: Seat| {
            let sources = standing.sources().iter();
            let sources: Map<String, Value> = sources
                .map(|source| (source.name.id.to_owned(), Self::points(source.points[seat])))
                .collect();
            json!({
                "seat": seat,
                "points": Self::points(standing.total(seat)),
                "rank": ranks[seat],
                "sources": sources,
            })
        };
        Seat::first(standing.seats()).map(seat_standing).collect()
    }

    fn outcome(&self) -> Value {
        let Some(outcome) = self.play.game().outcome() else { return Value::Null };
        json!({
            "winners": outcome.winners().iter().collect::<Vec<_>>(),
            "ending": outcome.ending.id,
            "standing": self.standing(),
        })
    }

    fn record(&self) -> String {
        Record::new(&self.play, &self.players).to_string()
    }

    fn draw(&self, viewer: Viewer, words: &Words) -> String {
        words.draw(&G::draw(&self.play.game().view(viewer)), &self.names(), WIDTH)
    }
}
