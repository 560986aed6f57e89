//! A bot for Patolli in Rust: it takes the decision after which it stands best.
//!
//! ```sh
//! cargo build --release --example greedy_bot
//! patolli sim yaxha --bot cmd:target/release/examples/greedy_bot --bot random --bot random --bot
//! random
//! ```
//!
//! It shows how a bot in Rust can use the engine itself: from the view it is sent it determinizes games
//! that agree with it, tries each decision in them and looks at the points. The protocol is in
//! docs/protocol.md.

use std::io::{BufRead, Write};

use patolli_bots::{Answer, Ask, PROTOCOL};
use patolli_game::{Chance, Game, Seat, Seed, Silent};
use patolli_shelf::{Visitor, visit};
use serde_json::Value;

/// How many games are determinized for each question.
const GUESSES: u32 = 8;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut game = String::new();
    let mut chance = Chance::of_player(Seed(0), 0);
    for line in std::io::stdin().lock().lines() {
        let answer = match serde_json::from_str(&line?)? {
            Ask::Hello { .. } => Answer::Hello {
                name: "greedy_bot".to_owned(),
                version: "1".to_owned(),
                protocol: PROTOCOL,
            },
            Ask::NewGame { game: id, seed, .. } => {
                game = id;
                chance = Chance::of_player(seed, 0);
                continue;
            }
            Ask::Decide { id, seat, view, decisions, .. } => {
                let choose = Choose { seat, view, decisions: &decisions, chance: &mut chance };
                let decision = visit(&game, choose)??;
                Answer::Decision { id, decision, candidates: Vec::new() }
            }
            Ask::Cancel { .. } | Ask::Other => continue,
            Ask::Quit {} => break,
        };
        println!("{}", answer.line());
        std::io::stdout().flush()?;
    }
    Ok(())
}

struct Choose<'a> {
    seat: Seat,
    view: Value,
    decisions: &'a [String],
    chance: &'a mut Chance,
}

impl Visitor for Choose<'_> {
    type Output = Result<String, String>;

    fn visit<G: Game>(self) -> Self::Output {
        let view: G::View = serde_json::from_value(self.view).map_err(|e| e.to_string())?;
        let mut best = None;
        for text in self.decisions {
            let decision: G::Decision = text.parse().map_err(|e| format!("{e}"))?;
            let mut value = 0;
            for _ in 0..GUESSES {
                let mut game = G::determinize(&view, self.chance).map_err(|e| e.to_string())?;
                game.apply(self.seat, decision, &mut Silent);
                value += lead(&game, self.seat);
            }
            if best.is_none_or(|(most, _)| value > most) {
                best = Some((value, text));
            }
        }
        best.map(|(_, text)| text.clone()).ok_or_else(|| "no decisions".to_owned())
    }
}

/// By how much a seat leads the best of the others; its own points count twice.
fn lead<G: Game>(game: &G, seat: Seat) -> i32 {
    let standing = game.standing();
    let others = Seat::first(standing.seats()).filter(|&other| other != seat);
    let best = others.map(|other| standing.total(other)).max().unwrap_or(0);
    2 * standing.total(seat) - best
}
