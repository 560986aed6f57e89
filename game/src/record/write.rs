//! From a game that was played to [`Record`], and from that to text.

use std::fmt;

use super::{Body, Entry, FIRST_LINE, Located, Record, Remark};
use crate::game::{Game, Viewer};
use crate::meta::Meta;
use crate::play::Play;
use crate::position::Position;
use crate::seat::Seat;
use crate::standing::Outcome;

/// What ends a record.
const END: &str = "\nend\n";

impl Record {
    /// The text of the record of a game as far as it was played: what [`Record::new`] would be
    /// written as. The play has written its part as it went.
    pub fn text<G: Game>(play: &Play<G>, players: &[String]) -> String {
        let mut text = Self::header(play, players).written_header();
        let mut body = play.body().clone();
        body.check(play.check());
        text.push_str(body.text());
        text.push_str(END);
        text
    }

    /// The record of a game as far as it was played, by these players.
    pub fn new<G: Game>(play: &Play<G>, players: &[String]) -> Self {
        let entries = entries(play).into_iter().map(|entry| Located::new(0, entry)).collect();
        Self { entries, ..Self::header(play, players) }
    }

    /// The record without its entries.
    fn header<G: Game>(play: &Play<G>, players: &[String]) -> Self {
        let setup = play.setup();
        let options =
            setup.changed().map(|(spec, value)| Located::new(0, (spec.id.to_owned(), value)));
        let from_position = play.is_from_position();
        let mut players = players.to_vec();
        players.resize(setup.seats(), String::new());
        Self {
            game: Located::new(0, G::META.id.to_owned()),
            rules_version: Located::new(0, G::META.rules_version),
            seats: Located::new(0, setup.seats()),
            options: if from_position { Vec::new() } else { options.collect() },
            seed: (!from_position).then(|| Located::new(0, setup.seed)),
            position: from_position.then(|| {
                Located::new(0, Position::write(play.start(), Viewer::Omniscient).to_string())
            }),
            players,
            result: play.game().outcome().map(|outcome| Located::new(0, result(G::META, &outcome))),
            notes: Vec::new(),
            entries: Vec::new(),
            end: 0,
        }
    }

    /// The lines of the header.
    fn written_header(&self) -> String {
        let mut lines = vec![
            FIRST_LINE.to_owned(),
            format!("game: {}", self.game.value),
            format!("rules: {}", self.rules_version.value),
            format!("seats: {}", self.seats.value),
        ];
        let options = self.options.iter();
        lines.extend(
            options.map(|Located { value: (id, value), .. }| format!("option: {id}={value}")),
        );
        lines.extend(self.seed.iter().map(|seed| format!("seed: {}", seed.value)));
        let position = self.position.iter();
        lines.extend(position.map(|position| format!("position: {}", one_line(&position.value))));
        for (seat, player) in Seat::first(self.players.len()).zip(&self.players) {
            if !player.is_empty() {
                lines.push(format!("player {seat}: {}", one_line(player)));
            }
        }
        lines
            .extend(self.result.iter().map(|result| format!("result: {}", result.value.join(" "))));
        lines.extend(self.notes.iter().map(|note| format!("note: {}", one_line(note))));
        lines.join("\n") + "\n"
    }
}

/// The final points of each seat, as a record writes them.
pub(super) fn result(meta: &Meta, outcome: &Outcome) -> Vec<String> {
    let standing = &outcome.standing;
    Seat::first(standing.seats()).map(|seat| meta.points(standing.total(seat))).collect()
}

/// Decisions with a check at the start of each round and at the end.
fn entries<G: Game>(play: &Play<G>) -> Vec<Entry> {
    let mut entries = Vec::with_capacity(play.steps().len() + play.rounds().len() + 1);
    let mut remarks = play.remarks().iter().peekable();
    let mut rounds = play.rounds().iter().peekable();
    for (number, step) in play.steps().iter().enumerate() {
        while let Some((_, remark)) = remarks.next_if(|(after, _)| *after <= number) {
            entries.push(Entry::Remark(remark.clone()));
        }
        if let Some(round) = rounds.next_if(|round| round.decisions == number) {
            entries.push(Entry::Check(round.check()));
        }
        entries.push(Entry::Decision(step.seat, step.decision.to_string()));
    }
    entries.extend(remarks.map(|(_, remark)| Entry::Remark(remark.clone())));
    entries.push(Entry::Check(play.check()));
    entries
}

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut body = Body::default();
        for Located { value, .. } in &self.entries {
            match value {
                Entry::Decision(seat, decision) => body.decision(*seat, decision),
                Entry::Check(check) => body.check(*check),
                Entry::Remark(remark) => body.remark(remark),
            }
        }
        write!(f, "{}{}{END}", self.written_header(), body.text())
    }
}

impl fmt::Display for Remark {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Comment(text) => write!(f, "{{{}}}", text.replace('}', ")")),
            Self::Clock(seat, millis) => {
                write!(f, "[{seat} clock {}.{:03}]", millis / 1000, millis % 1000)
            }
            Self::TakenOver(seat, by) => {
                write!(f, "[{seat} taken over by {}]", one_line(by).replace(']', ")"))
            }
        }
    }
}

fn one_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}
