//! The referee: every request, every way to be refused, and the session in the docs.

use patolli_referee::Referee;
use serde_json::{Value, json};

struct Talk(Referee);

impl Talk {
    fn new() -> Self {
        Self(Referee::new())
    }

    fn ask(&mut self, request: &Value) -> Value {
        serde_json::from_str(&self.0.answer(&request.to_string())).unwrap()
    }

    fn ok(&mut self, request: &Value) -> Value {
        let answer = self.ask(request);
        assert_eq!(answer["ok"], true, "{request}: {answer}");
        answer
    }

    /// The kind of error and its sentence.
    fn refused(&mut self, request: &Value) -> (String, String) {
        let answer = self.ask(request);
        assert_eq!(answer["ok"], false, "{request}: {answer}");
        let text = |field: &str| answer["error"][field].as_str().unwrap().to_owned();
        (text("kind"), text("message"))
    }

    fn begin(seats: usize) -> Self {
        let mut talk = Self::new();
        talk.ok(&json!({ "do": "new", "game": "yaxha", "seats": seats, "seed": "7" }));
        talk
    }

    /// Takes the first decision of the first who may decide, `decisions` times or until the end.
    fn play(&mut self, decisions: usize) {
        for _ in 0..decisions {
            let deciding = self.ok(&json!({ "do": "deciding" }));
            let Some(seat) = deciding["deciding"].get(0).cloned() else { break };
            let list = self.ok(&json!({ "do": "decisions", "seat": seat, "texts": false }));
            let decision = &list["decisions"][0];
            self.ok(&json!({ "do": "decide", "seat": seat, "decision": decision }));
        }
    }
}

/// The lines of the first code block after a mark in the docs.
fn block(mark: &str) -> Vec<&'static str> {
    let docs = include_str!("../../docs/protocol.md");
    let after = docs.split(mark).nth(1).unwrap();
    let block = after.split("```").nth(1).unwrap();
    block.lines().skip(1).collect()
}

#[test]
fn the_session_in_the_docs_is_true() {
    let mut referee = Referee::new();
    let (requests, answers) = (block("<!-- requests -->"), block("<!-- answers -->"));
    assert!(requests.len() > 5);
    assert_eq!(requests.len(), answers.len());
    for (request, answer) in requests.iter().zip(answers) {
        assert_eq!(referee.answer(request), answer, "{request}");
    }
}

#[test]
fn a_whole_game_can_be_played() {
    let mut talk = Talk::begin(3);
    assert_eq!(talk.ok(&json!({ "do": "outcome" }))["outcome"], Value::Null);
    talk.play(usize::MAX);
    let outcome = talk.ok(&json!({ "do": "outcome" }))["outcome"].clone();
    assert_eq!(outcome["ending"], "complete");
    assert_eq!(outcome["standing"].as_array().unwrap().len(), 3);
    let best = outcome["winners"][0].as_u64().unwrap() as usize;
    assert_eq!(outcome["standing"][best - 1]["rank"], 1);
    let (kind, message) = talk.refused(&json!({ "do": "decide", "seat": 1, "decision": "card=a" }));
    assert_eq!((kind.as_str(), message.as_str()), ("refused", "The game is over."));
}

#[test]
fn a_game_goes_on_from_its_record_and_from_its_position() {
    let mut talk = Talk::begin(4);
    talk.play(50);
    let record = talk.ok(&json!({ "do": "record" }))["record"].clone();
    let position = talk.ok(&json!({ "do": "position" }))["position"].clone();
    for start in
        [json!({ "do": "load", "record": record }), json!({ "do": "load", "position": position })]
    {
        let mut other = Talk::new();
        let state = other.ok(&start);
        assert_eq!(state["over"], false);
        assert_eq!(other.ok(&json!({ "do": "position" }))["position"], position);
        other.play(usize::MAX);
        let again = other.ok(&json!({ "do": "record" }))["record"].clone();
        Talk::new().ok(&json!({ "do": "load", "record": again }));
    }
}

#[test]
fn a_view_shows_what_its_seat_may_know() {
    let mut talk = Talk::begin(2);
    talk.ok(&json!({ "do": "decide", "seat": 1, "decision": "card=b" }));
    let cards = |talk: &mut Talk, request: Value| talk.ok(&request)["view"]["cards"].clone();
    assert_eq!(cards(&mut talk, json!({ "do": "view", "seat": 1 })), json!(["b", null]));
    assert_eq!(cards(&mut talk, json!({ "do": "view", "seat": 2 })), json!(["hidden", null]));
    assert_eq!(cards(&mut talk, json!({ "do": "view" })), json!(["hidden", null]));
    let seen = talk.ok(&json!({ "do": "position", "seat": 2 }))["position"].clone();
    assert_eq!(seen["lots"], Value::Null);
    let drawing = talk.ok(&json!({ "do": "draw", "seat": 2 }))["drawing"].clone();
    assert!(drawing.as_str().unwrap().contains("Played a card face down"), "{drawing}");
}

#[test]
fn undo_goes_back_to_the_last_barrier() {
    let mut talk = Talk::begin(2);
    talk.play(2);
    talk.play(2);
    let state = talk.ok(&json!({ "do": "undo", "seat": 1, "all": true }));
    assert_eq!(state["decided"], 2);
    assert_eq!(state["undone"].as_array().unwrap().len(), 2);
    let (kind, message) = talk.refused(&json!({ "do": "undo", "seat": 1 }));
    assert_eq!(kind, "refused");
    assert!(message.contains("nothing to take back"), "{message}");
}

#[test]
fn events_come_with_words() {
    let mut talk = Talk::begin(2);
    let answer =
        talk.ok(&json!({ "do": "decide", "seat": 1, "decision": "card=a", "events": true }));
    assert_eq!(answer["events"][0]["event"], "card_chosen");
    assert_eq!(answer["events"][0]["text"], "Seat 1 plays the card of tile a face down.");
}

#[test]
fn games_are_listed_with_their_options() {
    let games = Talk::new().ok(&json!({ "do": "games" }))["games"].clone();
    let ids: Vec<&Value> = games.as_array().unwrap().iter().map(|game| &game["game"]).collect();
    assert_eq!(ids, ["yaxha", "tzolkin", "mexica"]);
    assert_eq!(games[0]["options"]["neighbour_tie"]["default"], true);
}

#[test]
fn what_is_refused_is_told_and_changes_nothing() {
    let mut talk = Talk::new();
    assert_eq!(talk.refused(&json!({ "do": "deciding" })).0, "no_game");
    let mut talk = Talk::begin(2);
    let before = talk.ok(&json!({ "do": "record" }));
    let new = |fields: Value| {
        let mut request = json!({ "do": "new", "game": "yaxha", "seats": 2 });
        request.as_object_mut().unwrap().extend(fields.as_object().unwrap().clone());
        request
    };
    let options = json!({ "quick_actions": false });
    let five = json!({ "game": "tzolkin", "seats": 5, "options": options });
    let five_without_quick = json!({ "do": "load", "position": five });
    for (request, kind, part) in [
        (json!({}), "request", "must be one of"),
        (json!({ "do": 7 }), "request", "must be one of"),
        (json!({ "do": "decide" }), "request", "missing field"),
        (json!({ "do": "decide", "seat": 9, "decision": "card=a" }), "request", "“seat”"),
        (json!({ "do": "decide", "seat": 3, "decision": "card=a" }), "request", "no seat 3"),
        (json!({ "do": "decide", "seat": 1, "decision": "card=z" }), "refused", "not a decision"),
        (json!({ "do": "decide", "seat": 1, "decision": "grey@d4" }), "refused", "play a card"),
        (json!({ "do": "deciding", "tea": true }), "request", "tea"),
        (json!({ "do": "view", "seat": 4 }), "request", "no seat 4"),
        (json!({ "do": "load" }), "request", "either"),
        (new(json!({ "players": ["a", "b", "c"] })), "request", "3 players were named"),
        (json!({ "do": "load", "record": "x" }), "record", "Line 1"),
        (json!({ "do": "load", "position": {} }), "position", "“game”"),
        (json!({ "do": "load", "position": { "game": "go" } }), "unknown_game", "“go”"),
        (five_without_quick, "position", "quick actions"),
        (new(json!({ "game": "chess" })), "unknown_game", "chess"),
        (new(json!({ "seats": 9 })), "setup", "9 seats"),
        (new(json!({ "seed": "x" })), "request", "“seed”"),
        (new(json!({ "options": { "x": 1 } })), "setup", "“x”"),
        (new(json!({ "options": { "first_game": "maybe" } })), "setup", "“maybe”"),
    ] {
        let (found, message) = talk.refused(&request);
        assert_eq!(found, kind, "{request}: {message}");
        assert!(message.contains(part), "{request}: {message}");
        assert!(!message.contains('⟨'), "a text is missing: {message}");
    }
    assert_eq!(talk.ok(&json!({ "do": "record" })), before);
}

#[test]
fn lines_that_are_no_json_are_answered_too() {
    let mut referee = Referee::new();
    let deep = "[".repeat(100_000);
    for line in ["", "hello", "[]", "{", "{\"do\":", "\u{0}", deep.as_str()] {
        let answer: Value = serde_json::from_str(&referee.answer(line)).unwrap();
        assert_eq!(answer["error"]["kind"], "request");
    }
    let answer = referee.answer(r#"{"id":{"a":[1]},"do":"deciding"}"#);
    assert!(answer.starts_with(r#"{"id":{"a":[1]},"ok":false"#), "{answer}");
}

#[test]
fn what_leaves_no_choice_in_a_position_is_told() {
    let mut talk = Talk::new();
    let day = json!({ "game": "tzolkin", "seats": 2, "stage": "calendar" });
    let loaded = talk.ok(&json!({ "do": "load", "position": day }));
    assert_eq!((&loaded["round"], &loaded["decided"]), (&json!(2), &json!(0)));
    let kinds: Vec<&str> =
        loaded["events"].as_array().unwrap().iter().map(|e| e["event"].as_str().unwrap()).collect();
    assert_eq!(kinds, ["teeth_corn_added", "calendar_advanced", "round_began"]);
    assert!(loaded["events"][2]["text"].as_str().is_some_and(|text| text.contains('2')));
    let turn = json!({ "game": "tzolkin", "seats": 2, "stage": "turns" });
    assert!(talk.ok(&json!({ "do": "load", "position": turn })).get("events").is_none());
}
