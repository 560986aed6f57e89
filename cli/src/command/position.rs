//! `patolli position`: show positions, and take them from records.

use patolli_game::{Arg, Game, Phrase, Position, Record, Say};
use patolli_shelf::{Visitor, visit};
use patolli_words::Names;
use serde_json::{Map, Value};

use super::record::{in_file, read, replay_to, with_game_of};
use crate::args::{PositionArgs, PositionAtArgs};
use crate::failure::Failure;
use crate::output::{WIDTH, WORDS, print, read_text, say};
use crate::story::{standing, viewer};

pub fn run(args: PositionArgs) -> Result<(), Failure> {
    match args {
        PositionArgs::Show { file } => {
            let text = read_text(&file)?;
            in_file(&file, show(&text))
        }
        PositionArgs::At(args) => {
            let record = read(&args.file)?;
            in_file(&args.file, with_game_of(&record, At { record: &record, args: &args }))
        }
    }
}

fn show(text: &str) -> Result<(), Failure> {
    let fields = Position::fields(text)?;
    let id = Position::game_of(&fields)?;
    visit(&id, Show { fields })
        .unwrap_or_else(|unknown| Err(Failure::Failed(say(&unknown.phrase()))))
}

struct Show {
    fields: Map<String, Value>,
}

impl Visitor for Show {
    type Output = Result<(), Failure>;

    fn visit<G: Game>(self) -> Self::Output {
        let reading = Position::<G>::reading(self.fields)?;
        let (game, view) = (&reading.position.game, reading.view());
        let names = Names::default();
        let mut parts = Vec::new();
        if !reading.events.is_empty() {
            let heading = say(&Phrase::new("cli", "left_no_choice"));
            let told = reading.events.iter().map(|event| format!("\n  {}", say(&event.phrase())));
            parts.push(heading + &told.collect::<String>());
        }
        let drawing = WORDS.draw(&G::draw(&view), &names, WIDTH);
        parts.extend([drawing.trim_end().to_owned(), standing(game, &names)]);
        let mut list = Vec::new();
        for seat in game.deciding() {
            game.decisions(seat, &mut list);
            let seat = WORDS.arg(&Arg::Seat(seat), &names);
            let heading = say(&Phrase::new("cli", "decisions_of").text("seat", seat));
            let texts: Vec<String> = list.iter().map(ToString::to_string).collect();
            let width = texts.iter().map(String::len).max().unwrap_or_default();
            let lines = list.iter().zip(texts).map(|(&decision, text)| {
                format!("  {text:<width$} {}", say(&game.describe(&view, decision)))
            });
            parts.push(format!("{heading}\n{}", lines.collect::<Vec<_>>().join("\n")));
        }
        print(&(parts.join("\n\n") + "\n"))
    }
}

struct At<'a> {
    record: &'a Record,
    args: &'a PositionAtArgs,
}

impl Visitor for At<'_> {
    type Output = Result<(), Failure>;

    fn visit<G: Game>(self) -> Self::Output {
        let (replay, at) = replay_to::<G>(self.record, self.args.at, self.args.seat)?;
        let game = replay.play.at(at);
        print(&one_field_a_line(&Position::write(&game, viewer(self.args.seat))))
    }
}

/// JSON as a person would write it: every field of the object on a line of its own.
fn one_field_a_line(position: &Value) -> String {
    let fields = position.as_object().into_iter().flatten();
    let lines = fields.map(|(field, value)| format!("  \"{field}\": {value}"));
    format!("{{\n{}\n}}\n", lines.collect::<Vec<_>>().join(",\n"))
}
