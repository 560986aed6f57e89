//! A recorded game as somebody sees it, in words and pictures.

use std::time::Duration;

use patolli_game::{
    Arg, Event, Game, Meta, Name, Phrase, Play, Say, Seat, Seats, Standing, Viewer,
};
use patolli_words::Names;

use crate::args::{Log, ShowArgs};
use crate::failure::Failure;
use crate::output::{WIDTH, WORDS, print, say, table_of, word};

/// A seat as viewer, or an omniscient one if there is none.
pub fn viewer(seat: Option<Seat>) -> Viewer {
    seat.map_or(Viewer::Omniscient, Viewer::Seat)
}

/// A recorded game as somebody sees it.
pub struct Story<'a, G: Game> {
    pub play: &'a Play<G>,
    pub names: &'a Names,
    pub viewer: Viewer,
}

impl<G: Game> Story<'_, G> {
    /// Shows the beginning of every round and the end, each with what happened since the one
    /// before.
    pub fn show_rounds(&self, at: usize, args: &ShowArgs) -> Result<(), Failure> {
        let rounds = self.play.rounds().iter().map(|round| round.decisions);
        let ends = rounds.filter(|&decisions| (1..at).contains(&decisions));
        let mut shown = None;
        for end in [0].into_iter().chain(ends).chain((at > 0).then_some(at)) {
            let log = match args.log {
                Log::None => Vec::new(),
                Log::Round => self.log(shown, end),
                Log::All => self.log(None, end),
            };
            print(&format!("{}\n", self.text_at(end, &log)))?;
            std::thread::sleep(Duration::from_millis(args.pause));
            shown = Some(end);
        }
        Ok(())
    }

    /// Shows one position.
    pub fn show(&self, at: usize, log: Log) -> Result<(), Failure> {
        let log = match log {
            Log::None => Vec::new(),
            Log::All => self.log(None, at),
            Log::Round => {
                // The decision that closed the round before began this one.
                self.log(self.play.round_of(at).decisions.checked_sub(1), at)
            }
        };
        print(&self.text_at(at, &log))
    }

    /// The position after the first `at` decisions, with the log that leads there.
    fn text_at(&self, at: usize, log: &[String]) -> String {
        let mut parts = vec![self.heading(at)];
        if !log.is_empty() {
            parts.push(format!("{}\n  {}", word("log"), log.join("\n  ")));
        }
        let game = self.play.at(at);
        let drawing = WORDS.draw(&G::draw(&game.view(self.viewer)), self.names, WIDTH);
        parts.push(drawing.trim_end().to_owned());
        parts.push(standing(&game, self.names));
        parts.join("\n\n") + "\n"
    }

    fn heading(&self, at: usize) -> String {
        let heading = Phrase::new("cli", "after")
            .number("number", at as i64)
            .number("decisions", self.play.steps().len() as i64);
        let mut text = say(&heading);
        if let Some(step) = at.checked_sub(1).and_then(|last| self.play.steps().get(last))
            && (self.viewer == Viewer::Omniscient || self.viewer == Viewer::Seat(step.seat))
        {
            let last =
                Phrase::new("cli", "last").text("seat", step.seat).text("decision", step.decision);
            text = format!("{text} {}", say(&last));
        }
        text
    }

    /// What the decisions after the first `after` led to, as this viewer saw it; the set-up too, if
    /// no number is given.
    fn log(&self, after: Option<usize>, to: usize) -> Vec<String> {
        let mut lines = Vec::new();
        let first = after.map_or(0, |after| after + 1);
        let mut remarks = self.play.remarks().iter().filter(|(at, _)| *at >= first).peekable();
        for moment in self.play.moments(first).take_while(|moment| moment.number <= to) {
            let seen = moment.events.iter().filter_map(|event| event.seen_by(self.viewer));
            lines.extend(seen.map(|event| WORDS.say(&event.phrase(), self.names)));
            while let Some((_, remark)) = remarks.next_if(|(at, _)| *at <= moment.number) {
                lines.push(WORDS.say(&remark.phrase(), self.names));
            }
        }
        lines
    }
}

/// The points by source, and who decides or has won.
pub fn standing<G: Game>(game: &G, names: &Names) -> String {
    let outcome = game.outcome();
    let heading = word(if outcome.is_some() { "final" } else { "standing" });
    let footing = match &outcome {
        None => Phrase::new("cli", "deciding").seats("seats", game.deciding()),
        Some(outcome) => winners(outcome.winners()),
    };
    let ending = outcome.map(|outcome| format!(" {}", WORDS.name(outcome.ending)));
    let table = points_table(G::META, &game.standing(), names);
    let footing = WORDS.say(&footing, names);
    format!("{heading}\n{table}\n{footing}{}", ending.unwrap_or_default())
}

fn winners(winners: Seats) -> Phrase {
    let count = winners.len() as i64;
    Phrase::new("cli", "winners").seats("winners", winners).number("count", count)
}

fn points_table(meta: &Meta, standing: &Standing, names: &Names) -> comfy_table::Table {
    let seats: Vec<Seat> = Seat::first(standing.seats()).collect();
    let seat_name = |seat: &Seat| WORDS.arg(&Arg::Seat(*seat), names);
    let source = WORDS.name(Name::new("cli-column", "source"));
    let columns: Vec<String> = [source].into_iter().chain(seats.iter().map(seat_name)).collect();
    let mut table = table_of(&columns, 1);
    for source in standing.sources() {
        let points = seats.iter().map(|&seat| meta.points(source.points[seat]));
        table.add_row([WORDS.name(source.name)].into_iter().chain(points));
    }
    let totals = seats.iter().map(|&seat| meta.points(standing.total(seat)));
    let total = WORDS.name(Name::new("house", "total"));
    table.add_row([total].into_iter().chain(totals));
    table
}
