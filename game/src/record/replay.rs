//! From [`Record`] back to the game, checking everything on the way.

use super::write::result;
use super::{Entry, Located, Record, RecordError, RecordProblem as Problem};
use crate::game::{Game, Silent};
use crate::play::Play;
use crate::position::Position;
use crate::setup::Setup;

/// A record that proved to be a legal game.
#[derive(Clone, Debug)]
pub struct Replay<G: Game> {
    /// The game, played again.
    pub play: Play<G>,
    /// Who played, by seat.
    pub players: Vec<String>,
    /// The older rules it was made by; it replays by these just the same.
    pub older_rules: Option<u32>,
}

impl Record {
    /// Plays the record again; every decision, check and the result must agree.
    pub fn replay<G: Game>(&self) -> Result<Replay<G>, RecordError> {
        if self.game.value != G::META.id {
            let found = self.game.value.clone();
            return at(self.game.line, Problem::OtherGame { found, expected: G::META.id });
        }
        let (found, known) = (self.rules_version.value, G::META.rules_version);
        if found > known {
            return at(self.rules_version.line, Problem::LaterRules { found, known });
        }
        let older = found < known;
        let play = self.play_again::<G>().map_err(|error| {
            if !older {
                return error;
            }
            let problem = Box::new(error.problem);
            RecordError { line: error.line, problem: Problem::Older { found, known, problem } }
        })?;
        let older_rules = older.then_some(found);
        Ok(Replay { play, players: self.players.clone(), older_rules })
    }

    fn set_up<G: Game>(&self) -> Result<Setup, RecordError> {
        let Some(seed) = &self.seed else {
            return at(self.seats.line, Problem::MissingKey { key: "seed" });
        };
        let mut setup = Setup::new(G::META, self.seats.value, seed.value)
            .or_else(|error| at(self.seats.line, Problem::Setup(error)))?;
        for Located { line, value: (id, value) } in &self.options {
            setup.set(id, value).or_else(|error| at(*line, Problem::Setup(error)))?;
        }
        Ok(setup)
    }

    /// From the position, if there is one, or from set-up.
    fn begin<G: Game>(&self) -> Result<Play<G>, RecordError> {
        let Some(position) = &self.position else {
            return Play::new(self.set_up::<G>()?)
                .or_else(|error| at(self.seats.line, Problem::Setup(error)));
        };
        if let Some(seed) = &self.seed {
            return at(seed.line, Problem::BesidePosition { key: "seed" });
        }
        if let Some(option) = self.options.first() {
            return at(option.line, Problem::BesidePosition { key: "option" });
        }
        let read = Position::<G>::read(&position.value)
            .or_else(|error| at(position.line, Problem::Position(error)))?;
        if read.setup.seats() != self.seats.value {
            let value = self.seats.value.to_string();
            return at(self.seats.line, Problem::BadValue { key: "seats".to_owned(), value });
        }
        Ok(Play::from_position(read))
    }

    fn play_again<G: Game>(&self) -> Result<Play<G>, RecordError> {
        let mut play = self.begin::<G>()?;
        for Located { line, value } in &self.entries {
            match value {
                Entry::Decision(seat, text) => {
                    let decision = text
                        .parse::<G::Decision>()
                        .or_else(|error| at(*line, Problem::Notation(error)))?;
                    let number = play.steps().len() + 1;
                    play.decide(*seat, decision, &mut Silent)
                        .or_else(|refusal| at(*line, Problem::Refused { number, refusal }))?;
                }
                Entry::Check(recorded) => {
                    let (recorded, found) = (*recorded, play.check());
                    if found != recorded {
                        return at(*line, Problem::CheckDiffers { recorded, found });
                    }
                }
                Entry::Remark(remark) => play.remark(remark.clone()),
            }
        }
        self.check_result(&play)?;
        Ok(play)
    }

    fn check_result<G: Game>(&self, play: &Play<G>) -> Result<(), RecordError> {
        match (&self.result, play.game().outcome()) {
            (Some(_), None) => at(self.end, Problem::NotOver { decisions: play.steps().len() }),
            (Some(recorded), Some(outcome)) => {
                let found = result(G::META, &outcome);
                if found == recorded.value {
                    return Ok(());
                }
                let (recorded_text, found) = (recorded.value.join(" "), found.join(" "));
                at(recorded.line, Problem::ResultDiffers { recorded: recorded_text, found })
            }
            (None, _) => Ok(()),
        }
    }
}

fn at<T>(line: usize, problem: Problem) -> Result<T, RecordError> {
    Err(RecordError { line, problem })
}
