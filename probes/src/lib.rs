//! What must hold whatever comes from outside.
//!
//! Each function takes bytes nobody vouches for and panics if a promise is broken: that nothing
//! panics, that what is accepted can be written and read again, that what is refused changes
//! nothing. The fuzz targets under `fuzz/` and the property tests here run the same functions.
#![expect(clippy::missing_panics_doc, reason = "to panic is what these are for")]

use std::cell::RefCell;
use std::time::Duration;

use patolli_bots::{Answer, BotName, Limits, Server, read_answer};
use patolli_game::{
    Barrier, Chance, Decision, Game, MAX_SEATS, Meta, OptionKind, Play, Position, Record, Seat,
    Seed, Setup, Silent, Viewer,
};
use patolli_referee::Referee;
use patolli_shelf::{Visitor, metas, visit};
use serde_json::{Map, Value, json};

/// A record: read it, play it again, write it, read that.
pub fn record(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    match text.parse::<Record>() {
        Err(error) => assert!(error.line >= 1, "{error}"),
        Ok(record) => {
            let again: Record = record.to_string().parse().expect("a written record can be read");
            assert_eq!(again.to_string(), record.to_string());
            let _ = visit(&record.game.value, Replay(&record));
        }
    }
}

struct Replay<'a>(&'a Record);

impl Visitor for Replay<'_> {
    type Output = ();

    fn visit<G: Game>(self) {
        if let Ok(replay) = self.0.replay::<G>() {
            let written = Record::new(&replay.play, &replay.players).to_string();
            let again: Record = written.parse().expect("a written record can be read");
            let again = again.replay::<G>().expect("a written record replays");
            assert_eq!(again.play.game(), replay.play.game());
        }
    }
}

/// A position: read it, look at it, write it, read that.
pub fn position(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    if let Ok(id) = Position::fields(text).and_then(|fields| Position::game_of(&fields)) {
        let _ = visit(&id, ReadPosition(text));
    }
}

struct ReadPosition<'a>(&'a str);

impl Visitor for ReadPosition<'_> {
    type Output = ();

    fn visit<G: Game>(self) {
        let Ok(position) = Position::<G>::read(self.0) else { return };
        let game = position.game;
        let written = Position::write(&game, Viewer::Omniscient).to_string();
        let again = Position::<G>::read(&written).expect("a written position can be read");
        assert_eq!(again.game, game);
        assert_eq!(game.outcome().is_some(), game.deciding().is_empty());
        let mut list = Vec::new();
        for seat in game.deciding() {
            let _ = G::draw(&game.view(Viewer::Seat(seat)));
            game.decisions(seat, &mut list);
            assert!(!list.is_empty(), "who decides has a decision");
        }
        play_out(game, &mut Chance::of_player(Seed(1), 0));
    }
}

/// Plays to the end at random: there must be an end, and nothing listed may be refused on the way.
fn play_out<G: Game>(mut game: G, chance: &mut Chance) {
    let mut list = Vec::new();
    for _ in 0..100_000 {
        let Some(seat) = game.deciding().lowest() else { return };
        game.decisions(seat, &mut list);
        let decision = *chance.pick(&list).expect("who decides has a decision");
        game.decide(seat, decision, &mut Silent).expect("listed decisions are accepted");
    }
    panic!("the game does not end");
}

/// A decision of any game: what can be read is written the same.
pub fn decision(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    for meta in metas() {
        let _ = visit(meta.id, ReadDecision(text));
    }
}

struct ReadDecision<'a>(&'a str);

impl Visitor for ReadDecision<'_> {
    type Output = ();

    fn visit<G: Game>(self) {
        if let Ok(decision) = self.0.parse::<G::Decision>() {
            assert_eq!(decision.to_string(), self.0);
            assert_eq!(G::Decision::from_index(decision.index()), Some(decision));
        }
    }
}

/// Lines to the referee: each is answered with one object, and one that is refused changes nothing.
pub fn referee(bytes: &[u8]) {
    for meta in metas() {
        for everything in [false, true] {
            let request = new_game(meta, everything).to_string();
            REFEREE.with_borrow_mut(|referee| ask_referee(referee, &request, bytes));
        }
    }
}

/// The smallest table as usual, or the largest with every module on.
fn new_game(meta: &Meta, everything: bool) -> Value {
    let seats = if everything { meta.seats.end() } else { meta.seats.start() };
    let on = meta.options.iter().filter(|option| everything && option.kind == OptionKind::Flag);
    let options: Map<String, Value> =
        on.map(|option| (option.id.to_owned(), true.into())).collect();
    json!({ "do": "new", "game": meta.id, "seats": seats, "options": options })
}

thread_local! {
    /// Made once: making it takes longer than answering, and a new game is a new beginning.
    static REFEREE: RefCell<Referee> = RefCell::new(Referee::new());
}

fn ask_referee(referee: &mut Referee, new_game: &str, bytes: &[u8]) {
    let begun = referee.answer(new_game);
    assert!(begun.contains("\"ok\":true"), "{new_game}: {begun}");
    let position = |referee: &mut Referee| referee.answer(r#"{"do":"position"}"#);
    for line in bytes.split(|&byte| byte == b'\n').take(64) {
        let before = position(referee);
        let answer = referee.answer(&String::from_utf8_lossy(line));
        assert!(!answer.contains('\n'), "one line: {answer}");
        let answer: Value = serde_json::from_str(&answer).expect("an answer is JSON");
        if answer["ok"] == false {
            assert!(answer["error"]["message"].is_string(), "{answer}");
            assert_eq!(position(referee), before);
        }
    }
}

/// Lines between a table and a bot, in both directions.
pub fn bot_answer(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    let mut server = Server::new(BotName::Random, Limits::native(Duration::from_secs(1)));
    for line in text.lines().take(64) {
        if let Ok(answer) = read_answer(line)
            && answer != Answer::Other
        {
            assert_eq!(read_answer(&answer.line()), Ok(answer));
        }
        let _ = server.answer(line);
    }
    let _ = text.parse::<BotName>();
}

/// Bytes drive a game: which game, seats, options and seed, then what is tried.
pub fn drive(bytes: &[u8]) {
    let (&which, rest) = bytes.split_first().unwrap_or((&0, &[]));
    let meta = metas()[usize::from(which) % metas().len()];
    let _ = visit(meta.id, Drive(rest));
}

struct Drive<'a>(&'a [u8]);

impl Visitor for Drive<'_> {
    type Output = ();

    fn visit<G: Game>(self) {
        let mut bytes = self.0.iter().copied();
        let mut next = || bytes.next();
        let seats: Vec<usize> = G::META.seats.clone().collect();
        let seat_count = seats[usize::from(next().unwrap_or(0)) % seats.len()];
        let seed = Seed(u128::from(next().unwrap_or(0)));
        let mut setup = Setup::new(G::META, seat_count, seed).expect("listed seats are possible");
        for option in G::META.options {
            let values = option.values();
            let value = values[usize::from(next().unwrap_or(0)) % values.len()];
            setup.set(option.id, &option.text(value)).expect("listed values are possible");
        }
        let Ok(mut play) = Play::<G>::new(setup) else { return };
        let mut list = Vec::new();
        while let Some(byte) = next() {
            let waiting: Vec<Seat> = play.game().deciding().iter().collect();
            let Some(&seat) = waiting.get(usize::from(byte >> 5) % waiting.len().max(1)) else {
                break;
            };
            match byte & 0x1f {
                0 => undo(&mut play, seat),
                1 => try_anything(&mut play, next().unwrap_or(0), next().unwrap_or(0)),
                _ => {
                    play.game().decisions(seat, &mut list);
                    let place = usize::from(next().unwrap_or(0)) % list.len();
                    play.decide(seat, list[place], &mut Silent).expect("listed is accepted");
                }
            }
        }
        let record = Record::new(&play, &[]).to_string();
        let read: Record = record.parse().expect("a written record can be read");
        let again = read.replay::<G>().expect("a written record replays");
        assert_eq!(again.play.game(), play.game());
    }
}

/// What is taken back and taken again leads to the same game.
fn undo<G: Game>(play: &mut Play<G>, seat: Seat) {
    let before = play.game().clone();
    if let Some(decision) = play.undo(seat) {
        let mut again = play.game().clone();
        assert_eq!(again.decide(seat, decision, &mut Silent), Ok(Barrier::Open));
        assert_eq!(again, before);
    }
}

/// Any decision of any seat: refused without a trace, or carried out.
fn try_anything<G: Game>(play: &mut Play<G>, high: u8, low: u8) {
    let index = usize::from(u16::from_le_bytes([low, high]));
    let decision = G::Decision::from_index(index % G::Decision::COUNT).expect("indices are dense");
    let Some(seat) = Seat::new(index % MAX_SEATS) else { return };
    let before = play.game().clone();
    if play.decide(seat, decision, &mut Silent).is_err() {
        assert_eq!(*play.game(), before);
    }
}
