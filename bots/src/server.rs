//! The bot's side of the engine protocol: a bot of the house as a process.

use std::time::Duration;

use patolli_game::{Chance, Game, Heuristics, Phrase, Say, Seat, Seed, Setup};
use patolli_shelf::{Visitor, visit};
use serde_json::{Map, Value};

use crate::protocol::{Answer, Ask, Candidate, PROTOCOL};
use crate::{Bot, BotName, Limits, Observation};

/// The longest line of a table, in bytes.
pub const LONGEST_QUESTION: u64 = 4 << 20;

/// The most candidates it tells of.
const MOST_CANDIDATES: usize = 8;

/// A bot of the house that answers a table, a line at a time.
pub struct Server {
    name: BotName,
    limits: Limits,
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
    /// The table is done with this bot.
    Quit,
    /// The line made no sense: what was wrong with it.
    Confused(Phrase),
}

impl Server {
    /// The bot of this name, with what it may use to think.
    pub fn new(name: BotName, limits: Limits) -> Self {
        Self { name, limits, seated: None }
    }

    /// Answers a line from the table.
    pub fn answer(&mut self, line: &str) -> Reply {
        if line.trim().is_empty() {
            return Reply::Nothing;
        }
        let ask: Ask = match serde_json::from_str(line) {
            Ok(ask) => ask,
            Err(error) => return confused("json", error),
        };
        match ask {
            Ask::Hello { .. } => {
                let name = self.name.to_string();
                let version = env!("CARGO_PKG_VERSION").to_owned();
                Reply::Line(Answer::Hello { name, version, protocol: PROTOCOL }.line())
            }
            Ask::NewGame { game, seats, options, seat, seed, .. } => {
                let visitor =
                    SitDown { name: &self.name, limits: &self.limits, seats, options, seat, seed };
                match visit(&game, visitor) {
                    Ok(Ok(seated)) => {
                        self.seated = Some(seated);
                        Reply::Nothing
                    }
                    Ok(Err(problem)) => Reply::Confused(problem),
                    Err(unknown) => Reply::Confused(unknown.phrase()),
                }
            }
            Ask::Decide { id, seat, view, decisions, budget_ms } => {
                let Some(seated) = &mut self.seated else {
                    return Reply::Confused(Phrase::new("bot", "no_game"));
                };
                self.limits.stop.ask(id);
                let budget = Duration::from_millis(budget_ms);
                match seated.choose(seat, view, &decisions, budget) {
                    Ok((decision, candidates)) => {
                        Reply::Line(Answer::Decision { id, decision, candidates }.line())
                    }
                    Err(problem) => Reply::Confused(problem),
                }
            }
            // Whoever reads the lines tells `Limits::stop`; here it arrives when all is answered.
            Ask::Cancel { .. } | Ask::Other => Reply::Nothing,
            Ask::Quit {} => Reply::Quit,
        }
    }
}

fn confused(id: &'static str, problem: impl std::fmt::Display) -> Reply {
    Reply::Confused(Phrase::new("bot", id).text("problem", problem))
}

/// A bot at a table of any game.
trait Seated: Send {
    fn choose(
        &mut self,
        seat: Seat,
        view: Value,
        decisions: &[String],
        budget: Duration,
    ) -> Result<(String, Vec<Candidate>), Phrase>;
}

struct SitDown<'a> {
    name: &'a BotName,
    limits: &'a Limits,
    seats: usize,
    options: Map<String, Value>,
    seat: Seat,
    seed: Seed,
}

impl Visitor for SitDown<'_> {
    type Output = Result<Box<dyn Seated>, Phrase>;

    fn visit<G: Heuristics>(self) -> Self::Output {
        let mut setup = Setup::new(G::META, self.seats, self.seed).map_err(|e| e.phrase())?;
        setup.set_from_json(&self.options).map_err(|e| e.phrase())?;
        let mut bot: Box<dyn Bot<G>> = self.name.sit_down(self.limits);
        let chance = Chance::of_player(self.seed, 0);
        bot.begin(&setup, self.seat, chance).map_err(|e| e.phrase())?;
        Ok(Box::new(bot))
    }
}

impl<G: Game> Seated for Box<dyn Bot<G>> {
    fn choose(
        &mut self,
        seat: Seat,
        view: Value,
        decisions: &[String],
        budget: Duration,
    ) -> Result<(String, Vec<Candidate>), Phrase> {
        let view: G::View = serde_json::from_value(view)
            .map_err(|error| Phrase::new("bot", "view").text("problem", error))?;
        let list = decisions
            .iter()
            .map(|text| text.parse::<G::Decision>().map_err(|error| error.phrase()))
            .collect::<Result<Vec<_>, _>>()?;
        if list.is_empty() {
            return Err(Phrase::new("bot", "no_decisions"));
        }
        // What is hidden does not change what a seat may decide, so any game that agrees will do.
        let game =
            G::determinize(&view, &mut Chance::new(Seed(0))).map_err(|broken| broken.phrase())?;
        if let Some(refusal) = list.iter().find_map(|&it| game.check(seat, it).err()) {
            return Err(refusal.phrase());
        }
        // Some of the time is lost on the way.
        let observation = Observation::of_view(&view, seat).within(budget.mul_f32(0.9));
        let place = Bot::choose(self.as_mut(), &observation, &list).map_err(|f| f.phrase())?;
        let decision = decisions.get(place).ok_or_else(|| Phrase::new("bot", "no_decisions"))?;
        let mut candidates = self.candidates();
        candidates.truncate(MOST_CANDIDATES);
        Ok((decision.clone(), candidates))
    }
}

#[cfg(test)]
mod tests {
    use patolli_game::Viewer;
    use patolli_mexica::Mexica;

    use super::*;

    #[test]
    fn a_server_answers_what_it_knows_and_lets_the_rest_go() {
        let limits = Limits::native(Duration::from_secs(1));
        let mut server = Server::new(BotName::Random, limits.clone());
        assert!(matches!(server.answer(r#"{"type":"hello","protocol":1}"#), Reply::Line(_)));
        for line in ["", r#"{"type":"weather"}"#, r#"{"type":"cancel","id":1}"#] {
            assert_eq!(server.answer(line), Reply::Nothing, "{line}");
        }
        assert_eq!(server.answer(r#"{"type":"quit"}"#), Reply::Quit);
        let early = r#"{"type":"decide","id":1,"seat":1,"view":{},"decisions":[],"budget_ms":1}"#;
        let new_game = r#"{"type":"new_game","game":"mexica","rules":1,"seats":2,"options":{},"seat":1,"seed":"1"}"#;
        let mut greedy = Server::new(BotName::Greedy, limits);
        assert_eq!(greedy.answer(new_game), Reply::Nothing);
        let setup = Setup::new(Mexica::META, 2, Seed(1)).unwrap();
        let view =
            serde_json::to_value(Mexica::set_up(&setup).unwrap().view(Viewer::Omniscient)).unwrap();
        // Seat 1 chooses a start cell; nobody else does, and nobody digs yet.
        for (seat, decision, good) in [(1, "h6", true), (1, "walk", false), (2, "h6", false)] {
            let decide = serde_json::json!({
                "type": "decide", "id": 1, "seat": seat, "view": view, "decisions": [decision],
                "budget_ms": 1,
            });
            let reply = greedy.answer(&decide.to_string());
            assert_eq!(matches!(reply, Reply::Line(_)), good, "{seat}> {decision}: {reply:?}");
        }
        for line in ["hello", early, r#"{"type":"new_game","game":"chess"}"#] {
            assert!(matches!(server.answer(line), Reply::Confused(_)), "{line}");
        }
    }
}
