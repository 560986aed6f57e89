//! The bot's side of the engine protocol: a bot of the house as a process.

use std::time::Duration;

use patolli_game::{Chance, Game, Seat, Seed, Setup};
use patolli_shelf::{Visitor, visit};
use serde_json::{Map, Value};

use crate::protocol::{Answer, Ask, PROTOCOL};
use crate::{Bot, BotName, Sight};

/// No line of a table is longer.
pub const LONGEST_QUESTION: u64 = 4 << 20;

/// How long a process that a served bot starts may think about a decision.
const BUDGET: Duration = Duration::from_mins(1);

/// A bot of the house that answers a table, a line at a time.
pub struct Server {
    name: BotName,
    seated: Option<Box<dyn Seated>>,
}

impl std::fmt::Debug for Server {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Server").field("name", &self.name).finish_non_exhaustive()
    }
}

/// What comes of a line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Reply {
    /// Say this.
    Line(String),
    /// Say nothing.
    Nothing,
    /// The table is done with us.
    Quit,
    /// The line made no sense: what was wrong, for the log.
    Confused(String),
}

impl Server {
    /// The bot of this name.
    pub fn new(name: BotName) -> Self {
        Self { name, seated: None }
    }

    /// Answers a line from the table.
    pub fn answer(&mut self, line: &str) -> Reply {
        let ask: Ask = match serde_json::from_str(line) {
            Ok(ask) => ask,
            Err(error) => return Reply::Confused(error.to_string()),
        };
        match ask {
            Ask::Hello { .. } => {
                let name = self.name.to_string();
                let version = env!("CARGO_PKG_VERSION").to_owned();
                Reply::Line(Answer::Hello { name, version, protocol: PROTOCOL }.line())
            }
            Ask::NewGame { game, seats, options, seat, seed, .. } => {
                let visitor = SitDown { name: &self.name, seats, options, seat, seed };
                match visit(&game, visitor) {
                    Ok(Ok(seated)) => {
                        self.seated = Some(seated);
                        Reply::Nothing
                    }
                    Ok(Err(problem)) => Reply::Confused(problem),
                    Err(unknown) => Reply::Confused(unknown.to_string()),
                }
            }
            Ask::Decide { id, seat, view, decisions, .. } => {
                let Some(seated) = &mut self.seated else {
                    return Reply::Confused("decide before new_game".to_owned());
                };
                match seated.choose(seat, view, &decisions) {
                    Ok(decision) => {
                        let candidates = Vec::new();
                        Reply::Line(Answer::Decision { id, decision, candidates }.line())
                    }
                    Err(problem) => Reply::Confused(problem),
                }
            }
            // Whatever is asked is answered before the next line is read.
            Ask::Cancel { .. } => Reply::Nothing,
            Ask::Quit {} => Reply::Quit,
        }
    }
}

/// A bot at a table of any game.
trait Seated: Send {
    fn choose(&mut self, seat: Seat, view: Value, decisions: &[String]) -> Result<String, String>;
}

struct SitDown<'a> {
    name: &'a BotName,
    seats: usize,
    options: Map<String, Value>,
    seat: Seat,
    seed: Seed,
}

impl Visitor for SitDown<'_> {
    type Output = Result<Box<dyn Seated>, String>;

    fn visit<G: Game>(self) -> Self::Output {
        let text = |error: &dyn ToString| error.to_string();
        let mut setup = Setup::new(G::META, self.seats, self.seed).map_err(|e| text(&e))?;
        for (id, value) in &self.options {
            let value = value.as_str().map_or_else(|| value.to_string(), str::to_owned);
            setup.set(id, &value).map_err(|e| text(&e))?;
        }
        let mut bot: Box<dyn Bot<G>> = self.name.sit_down(BUDGET);
        let chance = Chance::of_player(self.seed, 0);
        bot.begin(&setup, self.seat, chance).map_err(|e| text(&e))?;
        Ok(Box::new(bot))
    }
}

impl<G: Game> Seated for Box<dyn Bot<G>> {
    fn choose(&mut self, seat: Seat, view: Value, decisions: &[String]) -> Result<String, String> {
        let view: G::View = serde_json::from_value(view).map_err(|error| error.to_string())?;
        let list = decisions
            .iter()
            .map(|text| text.parse::<G::Decision>().map_err(|error| error.to_string()))
            .collect::<Result<Vec<_>, _>>()?;
        if list.is_empty() {
            return Err("no decisions".to_owned());
        }
        let place = Bot::choose(self.as_mut(), &Sight::of_view(&view, seat), &list)
            .map_err(|forfeit| forfeit.to_string())?;
        decisions.get(place).cloned().ok_or_else(|| "a choice beside the list".to_owned())
    }
}
