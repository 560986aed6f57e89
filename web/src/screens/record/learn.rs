//! Learning from mistakes: the moment before each is set up, and one may try again.

use derive_where::derive_where;
use leptos::prelude::*;
use patolli_game::{Decision, Game};

use super::analysis::SIMULATIONS;
use super::replayed::Replayed;
use crate::boards::{Choice, Stage};
use crate::browser::focus;
use crate::browser::worker::{BotWorker, ToWorker};
use crate::icons::Thinking;
use crate::review::{Judged, LEAST};
use crate::speech::{page, text};
use crate::table::{Line, Source};

/// Mistakes to try again, one after the other.
#[derive(Clone, PartialEq, Debug)]
pub struct Exercise<D> {
    mistakes: Vec<Judged>,
    place: usize,
    tried: Vec<D>,
    verdict: Verdict,
}

/// What is thought of what was tried.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Verdict {
    /// Nothing was tried yet.
    Asked,
    Thinking,
    /// It is about as good as what the bot would do.
    Good,
    /// It costs so many points.
    Worse(f64),
    /// The solution is shown.
    Given,
    /// Nobody can think.
    Failed,
}

impl<D: Decision> Exercise<D> {
    /// The first of these mistakes, if there is one.
    fn of(mistakes: Vec<Judged>) -> Option<Self> {
        let some = !mistakes.is_empty();
        some.then_some(Self { mistakes, place: 0, tried: Vec::new(), verdict: Verdict::Asked })
    }

    fn mistake(&self) -> Option<&Judged> {
        self.mistakes.get(self.place)
    }

    /// Which decision is to be taken better, counted from 1.
    pub fn number(&self) -> usize {
        self.mistake().map_or(0, |mistake| mistake.number)
    }

    /// What was tried.
    pub fn tried(&self) -> Option<D> {
        self.tried.last().copied()
    }

    /// Is the solution still to be found?
    pub fn hides_solution(&self) -> bool {
        !matches!(self.verdict, Verdict::Good | Verdict::Given)
    }

    fn is_last(&self) -> bool {
        self.place + 1 >= self.mistakes.len()
    }

    /// The bot's own choice needs no thought.
    fn is_best(&self, decisions: &[D]) -> bool {
        let best = self.mistake().map_or(&[][..], |mistake| &mistake.line);
        let written: Vec<String> = decisions.iter().map(ToString::to_string).collect();
        best.starts_with(&written)
    }

    /// What was tried costs so many points.
    fn judged(&mut self, cost: f64) {
        self.verdict = if cost < LEAST { Verdict::Good } else { Verdict::Worse(cost) };
    }

    fn next(&self) -> Option<Self> {
        let (mistakes, place) = (self.mistakes.clone(), self.place + 1);
        let next = Self { mistakes, place, tried: Vec::new(), verdict: Verdict::Asked };
        (!self.is_last()).then_some(next)
    }
}

/// Somebody who learns, and the worker that judges what they try.
#[derive_where(Clone, Copy)]
pub struct Learner<D: 'static> {
    pub exercise: RwSignal<Option<Exercise<D>>>,
    judge: StoredValue<Option<BotWorker>, LocalStorage>,
    record: Callback<(), String>,
}

impl<D: Decision> Learner<D> {
    pub fn new(record: Callback<(), String>) -> Self {
        let judge = StoredValue::new_local(None);
        on_cleanup(move || judge.set_value(None));
        Self { exercise: RwSignal::new(None), judge, record }
    }

    /// Tries these mistakes again.
    pub fn begin(self, mistakes: Vec<Judged>) {
        self.exercise.set(Exercise::of(mistakes));
    }

    /// Is somebody learning?
    pub fn learns(self) -> bool {
        self.exercise.with(Option::is_some)
    }

    pub fn leave(self) {
        self.judge.set_value(None);
        if self.exercise.with_untracked(Option::is_some) {
            self.exercise.set(None);
        }
    }

    fn change(self, change: impl FnOnce(&mut Exercise<D>)) {
        // The record may have been left meanwhile.
        let _ = self.exercise.try_update(|exercise| exercise.as_mut().map(change));
    }

    /// Tries something.
    pub fn attempt(self, decisions: &[D]) {
        let Some(exercise) = self.exercise.get_untracked() else { return };
        if !exercise.hides_solution() || exercise.verdict == Verdict::Thinking {
            return;
        }
        let verdict = if exercise.is_best(decisions) {
            Verdict::Good
        } else {
            self.ask(&exercise, decisions)
        };
        self.change(|exercise| {
            (exercise.tried, exercise.verdict) = (decisions.to_vec(), verdict);
        });
    }

    fn ask(self, exercise: &Exercise<D>, decisions: &[D]) -> Verdict {
        let fail = move || self.change(|exercise| exercise.verdict = Verdict::Failed);
        let Some(worker) = BotWorker::start(move |words| self.hear(&words), fail) else {
            return Verdict::Failed;
        };
        let (numbers, record) = (vec![exercise.number()], self.record.run(()));
        let instead = Some(decisions.iter().map(ToString::to_string).collect());
        let simulations = SIMULATIONS;
        worker.say(ToWorker::Judge { record, numbers, simulations, instead }.text());
        self.judge.set_value(Some(worker));
        Verdict::Thinking
    }

    fn hear(self, words: &str) {
        if let Ok(Some(Judged { cost, .. })) = serde_json::from_str::<Option<Judged>>(words) {
            self.change(|exercise| exercise.judged(cost));
        }
    }

    fn give_solution(self) {
        self.change(|exercise| exercise.verdict = Verdict::Given);
    }
}

/// The mistake that is tried again: what was played, what is thought of the try, and the way on.
#[component]
pub fn Learn<G: Game>(replayed: Replayed<G>) -> impl IntoView {
    let Replayed { learner, stage, at, .. } = replayed;
    let exercise = learner.exercise;
    let place = Memo::new(move |_| {
        exercise.with(|it| it.as_ref().map(|it| (it.place, it.mistakes.len(), it.number())))
    });
    // The list, the chart and the heading show the same decision.
    Effect::new(move || {
        if let Some((_, _, number)) = place.get() {
            at.set(number.saturating_sub(1));
            focus::soon("#learn");
        }
    });
    let verdict = Memo::new(move |_| exercise.with(|it| it.as_ref().map(|it| it.verdict)));
    let hidden =
        Memo::new(move |_| exercise.with(|it| it.as_ref().is_none_or(Exercise::hides_solution)));
    let is_last = move || exercise.with(|it| it.as_ref().is_none_or(Exercise::is_last));
    let heading = move || {
        let (place, all, _) = place.get().unwrap_or_default();
        stage.say(&page("mistake").number("number", place as i64 + 1).number("of", all as i64))
    };
    let told = move |source: Source| {
        let line = drawn(stage, source)?;
        let words = replayed.tell(place.get()?.2, &line.decisions);
        Some(words.iter().map(|deed| stage.say(deed)).collect::<Vec<_>>().join(" · "))
    };
    let was = move || {
        let cost = exercise.with(|it| Some(it.as_ref()?.mistake()?.cost))?;
        let phrase = page("mistake_was").number("number", place.get()?.2 as i64);
        let phrase = phrase.text("played", told(Source::Played)?);
        Some(stage.say(&phrase.number("cost", cost.round().max(1.0) as i64)))
    };
    let judged = move || {
        let phrase = match verdict.get()? {
            Verdict::Asked => return None,
            Verdict::Thinking => page("hint_thinking"),
            Verdict::Good => page("mistake_good"),
            Verdict::Worse(cost) => {
                page("mistake_worse").number("cost", cost.round().max(1.0) as i64)
            }
            Verdict::Given => page("mistake_given"),
            Verdict::Failed => page("hint_failed"),
        };
        Some(stage.say(&phrase))
    };
    let solution = move || told(Source::Better).filter(|_| !hidden.get());
    let next = move |_| match exercise.with_untracked(|it| it.as_ref().and_then(Exercise::next)) {
        Some(next) => exercise.set(Some(next)),
        None => learner.leave(),
    };
    let next_words =
        move || stage.say(&page(if is_last() { "mistakes_end" } else { "mistake_next" }));
    view! {
        <div class="learn">
            <h2 id="learn" tabindex="-1">
                {heading}
            </h2>
            <p class="was">{was}</p>
            <p
                class="verdict"
                class:good=move || verdict.get() == Some(Verdict::Good)
                aria-live="polite"
            >
                {judged}
                <Show when=move || verdict.get() == Some(Verdict::Thinking)>
                    <Thinking />
                </Show>
            </p>
            <p class="better">{solution}</p>
            <div class="buttons">
                <button
                    id="solution"
                    disabled=move || !hidden.get()
                    on:click=move |_| learner.give_solution()
                >
                    {text("mistake_solution")}
                </button>
                <button id="next-mistake" class:primary=move || !hidden.get() on:click=next>
                    {next_words}
                </button>
                <button id="leave-learning" class="quiet" on:click=move |_| learner.leave()>
                    {text("mistake_leave")}
                </button>
            </div>
            <Choices stage />
        </div>
    }
}

/// The line of this source that is drawn on the board.
fn drawn<G: Game>(stage: Stage<G>, source: Source) -> Option<Line<G::Decision>> {
    stage.lines.with(|lines| lines.iter().find(|line| line.source == source).cloned())
}

/// Everything that may be tried, in words.
#[component]
fn Choices<G: Game>(stage: Stage<G>) -> impl IntoView {
    let decisions = Memo::new(move |_| stage.scene.with(|scene| scene.decisions.clone()));
    view! {
        <ul class="list">
            <For each=move || decisions.get() key=|decision| *decision let:decision>
                <li>
                    <Choice stage decision>
                        {move || stage.describe(decision)}
                    </Choice>
                </li>
            </For>
        </ul>
    }
}

#[cfg(test)]
mod tests {
    use patolli_mexica::Decision;

    use super::*;

    fn exercise() -> Exercise<Decision> {
        let mistake = |number| Judged { number, cost: 3.0, line: vec!["walk".into(), "h6".into()] };
        Exercise::of(vec![mistake(4), mistake(9)]).unwrap()
    }

    #[test]
    fn the_bots_own_choice_is_good_without_a_thought() {
        let [walk, cell, done] = ["walk", "h6", "done"].map(|one| one.parse::<Decision>().unwrap());
        assert!(exercise().is_best(&[walk]) && exercise().is_best(&[walk, cell]));
        assert!(!exercise().is_best(&[done]) && !exercise().is_best(&[walk, done]));
    }

    #[test]
    fn what_costs_little_is_good_and_the_rest_hides_the_solution() {
        let mut tried = exercise();
        assert!(tried.hides_solution());
        tried.judged(2.0);
        assert_eq!(tried.verdict, Verdict::Worse(2.0));
        assert!(tried.hides_solution());
        tried.judged(0.2);
        assert_eq!(tried.verdict, Verdict::Good);
        assert!(!tried.hides_solution());
    }

    #[test]
    fn mistakes_come_one_after_the_other() {
        let first = exercise();
        let second = first.next().unwrap();
        assert_eq!((first.number(), second.number()), (4, 9));
        assert_eq!(second.next(), None);
        assert_eq!(Exercise::<Decision>::of(Vec::new()), None);
    }
}
