//! Guided first games: prepared positions that teach by doing. Nothing in here depends on the
//! browser.

pub mod mexica;
pub mod tzolkin;
pub mod yaxha;

use patolli_game::{Game, Phrase, Position, Seat, Viewer};

use crate::table::{Begun, Scene};
use crate::{boards, games};

/// A prepared position, and what to do in it, one thing after the other.
pub struct Lesson<G: Game> {
    /// What it is about: the id of its title.
    pub title: &'static str,
    /// Where it begins, as JSON that a person can write; seat 1 learns.
    pub position: &'static str,
    pub tasks: &'static [Task<G>],
}

/// One thing to do.
pub struct Task<G: Game> {
    /// What is asked: the id of its sentence.
    pub ask: &'static str,
    /// Can the points tell at once which of its decisions is best?
    pub weighs: bool,
    /// Does this decision belong to it in the current state?
    pub fits: fn(&G::View, G::Decision) -> bool,
    /// Is it done?
    pub done: fn(&G::View) -> bool,
}

/// The lessons of a game; one that the page does not know has none.
pub fn of<G: Game>() -> &'static [Lesson<G>] {
    games::of::<G>().map_or(&[], |known| known.lessons)
}

/// Who learns.
pub const LEARNER: Seat = Seat::FIRST;

/// A lesson that is being taken.
#[derive(Clone)]
pub struct Course<G: Game> {
    lesson: &'static Lesson<G>,
    game: G,
    /// How many tasks are done.
    pub done: usize,
    /// How many decisions were taken.
    number: usize,
    /// How many units of points a better choice would have brought more, where points can tell.
    pub missed: i32,
    /// What the latest of them led to.
    events: Vec<(usize, G::Event)>,
    /// Before something was begun that is not finished, and what began it.
    rest: Option<(Box<Self>, G::Decision)>,
}

/// The decision is not what is asked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NotThis;

impl<G: Game> Course<G> {
    /// From the beginning; nothing if the position is invalid.
    pub fn begin(lesson: &'static Lesson<G>) -> Option<Self> {
        let game = Position::<G>::read(lesson.position).ok()?.game;
        let (events, rest) = (Vec::new(), None);
        Some(Self { lesson, game, done: 0, number: 0, missed: 0, events, rest })
    }

    fn view(&self) -> G::View {
        self.game.view(Viewer::Seat(LEARNER))
    }

    /// The current task; none once all are done.
    pub fn task(&self) -> Option<&'static Task<G>> {
        self.lesson.tasks.get(self.done)
    }

    /// The learner takes decisions with one press: all of them, or none. Those after the first may
    /// have been answered already. As at a table, what was begun is left by what could have been
    /// done instead, and by pressing it again.
    pub fn press(&mut self, decisions: &[G::Decision]) -> Result<(), NotThis> {
        let (&first, more) = decisions.split_first().ok_or(NotThis)?;
        let mut after = self.clone();
        if let Some((rest, begun)) = &self.rest
            && self.game.check(LEARNER, first).is_err()
            && rest.game.check(LEARNER, first).is_ok()
        {
            after = rest.as_ref().clone();
            if decisions == [*begun] {
                *self = after;
                return Ok(());
            }
        }
        after.decide(first)?;
        for &decision in more {
            if after.game.check(LEARNER, decision).is_ok() {
                after.decide(decision)?;
            }
        }
        *self = after;
        Ok(())
    }

    /// The learner leaves what was begun.
    pub fn leave(&mut self) {
        if let Some((rest, _)) = self.rest.take() {
            *self = *rest;
        }
    }

    fn rests(&self) -> bool {
        (boards::of::<G>().begins.rests)(&self.view())
    }

    /// The learner decides. The others then take their first decision.
    pub fn decide(&mut self, decision: G::Decision) -> Result<(), NotThis> {
        let task = self.task().filter(|task| (task.fits)(&self.view(), decision)).ok_or(NotThis)?;
        self.game.check(LEARNER, decision).map_err(|_| NotThis)?;
        let before = self.rests().then(|| (Box::new(self.clone()), decision));
        if task.weighs {
            self.missed += self.missed_by(task, decision);
        }
        self.number += 1;
        self.events.clear();
        self.apply(LEARNER, decision);
        self.rest = before.or_else(|| self.rest.take()).filter(|_| !self.rests());
        let mut list = Vec::new();
        while let Some(other) = self.game.deciding().iter().find(|seat| *seat != LEARNER)
            && !(task.done)(&self.view())
        {
            self.game.decisions(other, &mut list);
            let Some(&first) = list.first() else { break };
            self.apply(other, first);
        }
        if (task.done)(&self.view()) {
            self.done += 1;
        }
        Ok(())
    }

    /// How many units of points the best decision of a task would bring more than this one.
    fn missed_by(&self, task: &Task<G>, decision: G::Decision) -> i32 {
        let worth = |decision| {
            let mut game = self.game.clone();
            game.apply(LEARNER, decision, &mut patolli_game::Silent);
            game.standing().total(LEARNER)
        };
        let (mut list, view) = (Vec::new(), self.view());
        self.game.decisions(LEARNER, &mut list);
        let fitting = list.into_iter().filter(|decision| (task.fits)(&view, *decision));
        fitting.map(worth).max().map_or(0, |best| best - worth(decision))
    }

    fn apply(&mut self, seat: Seat, decision: G::Decision) {
        let mut events: Vec<G::Event> = Vec::new();
        self.game.apply(seat, decision, &mut events);
        self.events.extend(events.into_iter().map(|event| (self.number, event)));
    }

    /// What there is to see. Only what belongs to the task is offered.
    pub fn scene(&self) -> Scene<G> {
        let viewer = Viewer::Seat(LEARNER);
        let scene = Scene::new(&self.game, viewer, self.number, self.events.clone());
        let acting = self.task().map(|_| LEARNER);
        let acting = acting.filter(|seat| self.game.deciding().contains(*seat));
        let since = self.events.iter().map(|(_, event)| event.clone()).collect();
        let mut scene = scene.for_player(&self.game, Some(LEARNER), acting, None).since(since);
        if let Some(task) = self.task() {
            let view = self.view();
            scene.decisions.retain(|decision| (task.fits)(&view, *decision));
        }
        scene.begun(self.rest.as_ref().map(|(rest, decision)| Begun {
            instead: rest.scene().decisions,
            ..Begun::new(*decision, &rest.game, LEARNER, viewer)
        }))
    }
}

/// A sentence of a game's lessons.
pub fn phrase<G: Game>(id: &'static str) -> Phrase {
    Phrase::new(games::of::<G>().map_or("lesson", |known| known.lesson_texts), id)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Taking any decision that is offered leads through every lesson.
    fn all_can_be_finished<G: Game>() {
        assert!(!of::<G>().is_empty());
        for lesson in of::<G>() {
            for seed in 1..12 {
                let mut course = Course::begin(lesson).unwrap();
                let mut chance = patolli_game::Chance::of_player(patolli_game::Seed(seed), 0);
                for _ in 0..60 {
                    if course.task().is_none() {
                        break;
                    }
                    let decisions = course.scene().decisions;
                    let decision = *chance.pick(&decisions).unwrap_or_else(|| {
                        panic!("nothing is on offer: {} {}", lesson.title, course.done)
                    });
                    assert_eq!(course.decide(decision), Ok(()));
                }
                assert!(course.task().is_none(), "{} {}", lesson.title, course.done);
            }
        }
    }

    #[test]
    fn every_lesson_can_be_finished() {
        all_can_be_finished::<patolli_yaxha::Yaxha>();
        all_can_be_finished::<patolli_tzolkin::Tzolkin>();
        all_can_be_finished::<patolli_mexica::Mexica>();
    }

    #[test]
    fn a_press_is_done_whole_or_not_at_all() {
        let lessons = of::<patolli_mexica::Mexica>();
        let boats = lessons.iter().find(|lesson| lesson.title == "boat").unwrap();
        let mut course = Course::begin(boats).unwrap();
        course.press(&["bridge", "o6", "east_west"].map(|word| word.parse().unwrap())).unwrap();
        let before = course.scene();
        let astray = ["walk", "n5"].map(|word| word.parse().unwrap());
        assert_eq!(course.press(&astray), Err(NotThis));
        assert_eq!(course.scene(), before);
        course.press(&["walk", "o6"].map(|word| word.parse().unwrap())).unwrap();
        assert_eq!(course.done, 2);
    }

    /// Takes the decision `choose` picks by its worth, again and again, and says what was missed.
    fn missed<G: Game>(title: &str, choose: fn(i32, i32) -> bool) -> i32 {
        let lesson = of::<G>().iter().find(|lesson| lesson.title == title).unwrap();
        let mut course = Course::begin(lesson).unwrap();
        while course.task().is_some() {
            let worth = |decision: &G::Decision| {
                let mut game = course.game.clone();
                game.apply(LEARNER, *decision, &mut patolli_game::Silent);
                game.standing().total(LEARNER)
            };
            let decisions = course.scene().decisions;
            let better = |a: G::Decision, b| if choose(worth(&b), worth(&a)) { b } else { a };
            let decision = decisions.into_iter().reduce(better).unwrap();
            course.decide(decision).unwrap();
        }
        course.missed
    }

    #[test]
    fn only_the_best_choice_is_praised() {
        use patolli_tzolkin::Tzolkin;
        use patolli_yaxha::Yaxha;
        let missed_all = [
            (missed::<Tzolkin> as fn(&str, fn(i32, i32) -> bool) -> i32, "skull"),
            (missed::<Tzolkin>, "pick"),
            (missed::<Yaxha>, "pyramid"),
            (missed::<Yaxha>, "higher"),
        ];
        for (missed, title) in missed_all {
            assert_eq!(missed(title, |b, a| b > a), 0, "{title}");
            assert!(missed(title, |b, a| b < a) > 0, "{title}");
        }
    }

    #[test]
    fn what_was_begun_in_a_lesson_can_be_left() {
        let lesson = &of::<patolli_mexica::Mexica>()[0];
        let mut course = Course::begin(lesson).unwrap();
        let before = course.scene();
        let dig = ["double_canal".parse().unwrap()];
        for leave in [Course::leave, |course: &mut Course<_>| {
            course.press(&["double_canal".parse().unwrap()]).unwrap();
        }] {
            course.press(&dig).unwrap();
            course.press(&["i2".parse().unwrap()]).unwrap();
            assert_eq!(course.scene().begun.unwrap().instead, dig);
            leave(&mut course);
            assert_eq!(course.scene(), before);
        }
    }

    #[test]
    fn what_is_not_asked_for_is_not_done() {
        let lesson = &of::<patolli_mexica::Mexica>()[0];
        let mut course = Course::begin(lesson).unwrap();
        let before = course.scene();
        assert_eq!(course.decide("done".parse().unwrap()), Err(NotThis));
        assert_eq!(course.scene(), before);
    }
}
