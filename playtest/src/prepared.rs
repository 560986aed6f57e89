//! Tables that were prepared here, for the browser to open: bots play a game to its end, and it is
//! cut where the person in the first seat has something to decide.

use std::time::Duration;

use patolli_bots::{Bot, BotName, Limits, Observation};
use patolli_game::{Chance, Heuristics, Play, Record, Seat, Seats, Seed, Setup, Silent};
use serde_json::{Value, json};
use thirtyfour::error::{WebDriverError, WebDriverResult};

/// How the seats are marked.
const BANNERS: [&str; 5] = ["cochineal", "lake", "jade", "ochre", "violet"];

/// What the others are called.
const NAMES: [&str; 5] = ["", "Ixchel", "Kinich", "Pakal", "Zazil"];

/// How far a game is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Place {
    /// The first decision of the person.
    Begin,
    /// Of those near the middle, the decision with the most to choose from.
    Middle,
    /// The game is over.
    End,
}

impl Place {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Begin, Self::Middle, Self::End];
}

/// A game that was played to its end, and where the person alone had to decide: after how many
/// decisions, with how many to choose from.
#[derive(Clone, Debug)]
pub struct Prepared<G: Heuristics> {
    play: Play<G>,
    asked: Vec<(usize, usize)>,
}

fn fatal(error: &dyn std::fmt::Display) -> WebDriverError {
    WebDriverError::FatalError(error.to_string())
}

impl<G: Heuristics> Prepared<G> {
    /// Has bots play a game with these modules.
    pub fn play(seats: usize, modules: &[&str]) -> WebDriverResult<Self> {
        let mut setup = Setup::new(G::META, seats, Seed(0x00c0_ffee)).map_err(|e| fatal(&e))?;
        for module in modules {
            setup.set(module, "true").map_err(|error| fatal(&error))?;
        }
        let limits = Limits::native(Duration::from_secs(1));
        let mut bots: Vec<Box<dyn Bot<G>>> = Vec::new();
        for seat in Seat::first(seats) {
            let mut bot = BotName::Greedy.sit_down(&limits);
            let chance = Chance::of_player(setup.seed, u32::from(seat.number()));
            bot.begin(&setup, seat, chance).map_err(|error| fatal(&error))?;
            bots.push(bot);
        }
        let mut play = Play::<G>::new(setup).map_err(|error| fatal(&error))?;
        let mut asked = Vec::new();
        let mut list = Vec::new();
        // Who sits in the first seat decides last, so that nobody else does while they are asked.
        while let Some(seat) = last(play.game().deciding()) {
            play.game().decisions(seat, &mut list);
            if seat == Seat::FIRST {
                asked.push((play.steps().len(), list.len()));
            }
            let observation = Observation::new(play.game(), seat);
            let choice = bots[seat.index()].choose(&observation, &list);
            let choice = choice.map_err(|error| fatal(&error))?;
            play.decide(seat, list[choice], &mut Silent).map_err(|error| fatal(&error))?;
        }
        Ok(Self { play, asked })
    }

    /// The table at a place of the game, as the browser keeps tables.
    pub fn kept(&self, place: Place) -> String {
        let mut play = self.play.clone();
        let all = play.steps().len();
        let near = |&&(at, _): &&(usize, usize)| at * 5 > all * 2 && at * 5 < all * 3;
        let cut = match place {
            Place::Begin => self.asked.first(),
            Place::Middle => self.asked.iter().filter(near).max_by_key(|(_, choices)| *choices),
            Place::End => None,
        };
        if let Some((decisions, _)) = cut {
            play.rewind(*decisions);
        }
        let seats = play.game().seats();
        let chair = |at: usize| {
            let sitter = if at == 0 { json!("person") } else { json!({ "bot": "regular" }) };
            json!({ "name": NAMES[at], "sitter": sitter, "banner": BANNERS[at] })
        };
        let players: Vec<String> = NAMES.iter().take(seats).map(ToString::to_string).collect();
        let kept = json!({
            "form": 1,
            "when": 0,
            "game": G::META.id,
            "round": play.game().round(),
            "over": play.game().outcome().is_some(),
            "chairs": (0..seats).map(chair).collect::<Vec<Value>>(),
            "record": Record::text(&play, &players),
        });
        kept.to_string()
    }
}

/// The last of those who decide.
fn last(deciding: Seats) -> Option<Seat> {
    deciding.iter().last()
}
