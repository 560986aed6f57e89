//! A record being looked at: the moment that is shown, and what is drawn of it.

use derive_where::derive_where;
use leptos::prelude::*;
use patolli_game::{Game, Phrase, Play, Record, Replay, Seat, Seats, Step, Viewer};
use patolli_words::Names;

use super::Held;
use super::learn::{Exercise, Learner};
use super::shown::{better, is_open, played, step_of, told, turn_at};
use crate::boards::{self, Stage};
use crate::review::Judged;
use crate::screens::table::banners;
use crate::screens::table::hint::{Hint, Question};
use crate::speech::{Speech, page};
use crate::table::{Chair, Line, Log, Scene, Source, Turn, chairs_of, names_of};

/// A record being looked at, for its components.
///
/// The moment that is shown is the one before a decision: decision N is looked at when N - 1 had
/// been taken. What was decided is drawn on the board.
#[derive_where(Clone, Copy)]
pub struct Replayed<G: Game> {
    pub play: StoredValue<Play<G>>,
    log: StoredValue<Log<G>>,
    /// The players as they were recorded.
    pub players: StoredValue<Vec<String>>,
    /// How many decisions had been taken.
    pub at: RwSignal<usize>,
    /// How many decisions there are.
    pub last: usize,
    pub viewer: RwSignal<Viewer>,
    pub turns: Memo<Vec<Turn<G::Event>>>,
    /// What a bot thinks of the decisions.
    pub judged: RwSignal<Vec<Judged>>,
    pub hint: Hint<G::Decision>,
    pub learner: Learner<G::Decision>,
    pub stage: Stage<G>,
}

impl<G: Game> Replayed<G> {
    /// A record that is opened, at the place where it was left.
    pub fn open(replay: Replay<G>, held: Held) -> Self {
        let speech = Speech::get();
        let Replay { play, players, .. } = replay;
        let last = play.steps().len();
        let chairs = chairs_of(&players);
        let marks = banners(&chairs);
        let kept = held.kept.get_value();
        let names = names(chairs, kept.own, speech);
        let log = StoredValue::new(Log::of(&play));
        let (play, players) = (StoredValue::new(play), StoredValue::new(players));
        let at = RwSignal::new(kept.at.min(last));
        let viewer = RwSignal::new(Viewer::Omniscient);
        let judged = RwSignal::new(kept.judged);
        let record =
            move || play.with_value(|play| Record::new(play, &players.get_value()).to_string());
        let learner = Learner::new(Callback::new(move |()| record()));
        let turns = Memo::new(move |_| {
            let chapter = boards::of::<G>().chapter;
            play.with_value(|play| log.with_value(|log| log.turns_of(play, viewer.get(), chapter)))
        });
        let hint = hint(play, at);
        let pointed = RwSignal::new(None);
        let lines = RwSignal::new(Vec::new());
        let drawn = Memo::new(move |_| {
            let exercise = learner.exercise.get();
            let (number, eyes) = match &exercise {
                Some(exercise) => (exercise.number(), Viewer::Omniscient),
                None => (at.get() + 1, viewer.get()),
            };
            let open = log.with_value(|log| is_open(log, number, eyes));
            let was = turns.with(|turns| {
                play.with_value(|play| log.with_value(|log| played(play, log, turns, number, eyes)))
            });
            let hides = exercise.as_ref().is_some_and(Exercise::hides_solution);
            let advised = hint.line(pointed.get()).filter(|_| exercise.is_none());
            let instead = judged.with(|all| better(all, number));
            let instead = advised.or(instead).filter(|_| open && !hides);
            was.into_iter().chain(instead).collect::<Vec<Line<G::Decision>>>()
        });
        Effect::new(move || lines.set(drawn.get()));
        let scene = Memo::new(move |_| {
            let exercise = learner.exercise.get();
            play.with_value(|play| {
                log.with_value(|log| match exercise {
                    Some(exercise) => trying(play, log, &exercise),
                    None => drawn.with(|lines| looking(play, log, at.get(), viewer.get(), lines)),
                })
            })
        });
        // Pressing what was played goes on.
        let press = Callback::new(move |decisions: Vec<G::Decision>| {
            if learner.exercise.with_untracked(Option::is_some) {
                return learner.attempt(&decisions);
            }
            let follows = lines.with_untracked(|lines| {
                let was = lines.iter().find(|line| line.source == Source::Played);
                was.is_some_and(|line| line.decisions.starts_with(&decisions))
            });
            if follows {
                at.update(|at| *at = (*at + 1).min(last));
            }
        });
        let stage = Stage {
            scene,
            press,
            leave: Callback::new(|()| ()),
            pointed,
            lines,
            guide: RwSignal::new(None),
            names,
            others: Signal::stored(Seats::NONE),
            banners: Signal::stored(marks),
            speech,
        };
        Effect::new(move || held.keep(|kept| kept.at = at.get()));
        Self { play, log, players, at, last, viewer, turns, judged, hint, learner, stage }
    }

    /// Goes to the moment after so many decisions.
    pub fn go(self, at: usize) {
        self.learner.leave();
        self.at.set(at.min(self.last));
    }

    /// The record as text.
    pub fn record(self) -> String {
        self.play.with_value(|play| Record::new(play, &self.players.get_value()).to_string())
    }

    /// Who of the players is a person.
    pub fn people(self) -> Vec<bool> {
        self.players
            .with_value(|players| players.iter().map(|name| Chair::is_person(name)).collect())
    }

    /// The decision that is looked at, if it is not the end.
    pub fn step(self) -> Option<Step<G::Decision>> {
        let number = self.at.get() + 1;
        self.play.with_value(|play| step_of(play, number))
    }

    /// May the viewer know of it?
    pub fn is_open(self) -> bool {
        let (number, viewer) = (self.at.get() + 1, self.viewer.get());
        self.log.with_value(|log| is_open(log, number, viewer))
    }

    /// What it led to, as the viewer sees it.
    pub fn events(self) -> Vec<G::Event> {
        let (number, viewer) = (self.at.get() + 1, self.viewer.get());
        let told = self.log.with_value(|log| log.between(number, number, viewer));
        told.into_iter().map(|(_, event)| event).collect()
    }

    /// The turn to which it belongs, by its place in the list.
    pub fn turn(self) -> Option<usize> {
        let number = self.at.get() + 1;
        self.turns.with(|turns| turn_at(turns, number))
    }

    /// What was played from a decision to the end of its turn, as far as the viewer may know.
    pub fn played_from(self, number: usize) -> Vec<G::Decision> {
        let viewer = self.viewer.get_untracked();
        let line = self.turns.with_untracked(|turns| {
            self.play.with_value(|play| {
                self.log.with_value(|log| played(play, log, turns, number, viewer))
            })
        });
        line.map(|line| line.decisions).unwrap_or_default()
    }

    /// A turn that might have been played at a decision, in words, with what it was the middle of.
    pub fn tell(self, number: usize, decisions: &[G::Decision]) -> Vec<Phrase> {
        self.play.with_value(|play| told(play, number, decisions))
    }
}

/// What the players are called; who played here alone and without a name is “you”.
fn names(chairs: Vec<Chair>, own: bool, speech: Speech) -> Signal<Names> {
    Signal::derive(move || {
        let you = if own { speech.say(&page("you")) } else { String::new() };
        names_of(&chairs, &you)
    })
}

/// An adviser for the decision that is looked at.
fn hint<G: Game>(play: StoredValue<Play<G>>, at: RwSignal<usize>) -> Hint<G::Decision> {
    let next = move |at| play.with_value(|play| step_of(play, at + 1));
    let moment = Memo::new(move |_| {
        let taken =
            |play: &Play<G>| play.steps().iter().take(at.get()).map(|s| s.decision).collect();
        // It is asked anew about every moment.
        (None::<Seat>, play.with_value(taken))
    });
    let question = Callback::new(move |()| {
        let at = at.get_untracked();
        let seat = next(at)?.seat;
        play.with_value(|play| Some(Question::of(&play.at(at), seat)))
    });
    Hint::new(moment, question)
}

/// What happened in the round before a moment.
fn round<G: Game>(
    play: &Play<G>,
    log: &Log<G>,
    at: usize,
    viewer: Viewer,
) -> Vec<(usize, G::Event)> {
    log.between(play.round_of(at).decisions, at, viewer)
}

/// The moment before a decision, with what the lines on the board need to be drawn.
fn looking<G: Game>(
    play: &Play<G>,
    log: &Log<G>,
    at: usize,
    viewer: Viewer,
    lines: &[Line<G::Decision>],
) -> Scene<G> {
    let game = play.at(at);
    let mut scene = Scene::new(&game, viewer, at, round(play, log, at, viewer));
    if let (Some(step), false) = (step_of(play, at + 1), lines.is_empty()) {
        let mut list = Vec::new();
        game.decisions(step.seat, &mut list);
        list.retain(|decision| lines.iter().any(|line| line.decisions.contains(decision)));
        (scene.acting, scene.decisions) = (Some(step.seat), list);
    }
    scene
}

/// The moment before a mistake, as the player saw it.
fn trying<G: Game>(play: &Play<G>, log: &Log<G>, exercise: &Exercise<G::Decision>) -> Scene<G> {
    let at = exercise.number().saturating_sub(1);
    let game = play.at(at);
    let seat = step_of(play, at + 1).map(|step| step.seat);
    let viewer = seat.map_or(Viewer::Omniscient, Viewer::Seat);
    let scene = Scene::new(&game, viewer, at, round(play, log, at, viewer));
    scene.for_player(&game, seat, seat, exercise.tried())
}
