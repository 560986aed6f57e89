//! A hint: what a good bot would consider, and what it thinks of it.

use derive_where::derive_where;
use leptos::prelude::*;
use patolli_bots::{Answer, Ask, Candidate, Level};
use patolli_game::{Decision, Game, Seat, Setup};

use super::driver::{decide, to_bot};
use crate::boards::{Choice, Stage};
use crate::browser::random;
use crate::browser::worker::{BotWorker, FromBot};
use crate::icons::Thinking;
use crate::speech::{Speech, page, text};
use crate::table::Table;

/// Who is asked.
const ADVISER: Level = Level::Expert;
/// How many candidates are shown.
const SHOWN: usize = 5;

/// What an adviser thinks, in a worker of its own, which is ended when its answer is no longer
/// wanted.
#[derive_where(Clone, Copy)]
pub struct Hint<D: 'static> {
    /// What it is asked, if there is anything to ask.
    question: Callback<(), Option<Question>>,
    adviser: StoredValue<Option<BotWorker>, LocalStorage>,
    state: RwSignal<State<D>>,
}

/// What an adviser is asked: lines for its worker.
#[derive(Clone, Debug)]
pub struct Question {
    new: String,
    decide: String,
}

impl Question {
    /// What should this seat decide?
    pub fn of<G: Game>(setup: &Setup, game: &G, seat: Seat) -> Self {
        let new = Ask::new_game::<G>(setup, seat, random::seed());
        let line = |ask: &Ask| to_bot(seat, ADVISER, ask);
        Self { new: line(&new), decide: line(&decide(game, seat, 1)) }
    }
}

/// What the adviser is doing.
#[derive(Clone, PartialEq, Debug, Default)]
enum State<D> {
    /// Nobody asked.
    #[default]
    Quiet,
    Thinking,
    /// What it thinks.
    Told(Vec<Advice<D>>),
    /// It cannot think.
    Failed,
}

/// A decision, and what it is worth.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Advice<D> {
    decision: D,
    /// The points to expect at the end.
    score: i64,
    /// The chance to win, in percent.
    win: i64,
}

impl<D: std::str::FromStr> Advice<D> {
    fn of(candidate: &Candidate) -> Option<Self> {
        let decision = candidate.decision.parse().ok()?;
        let (score, win) =
            (candidate.score?.round() as i64, (100.0 * candidate.win?).round() as i64);
        Some(Self { decision, score, win })
    }
}

impl<D: Decision> Hint<D> {
    /// An adviser who is silent until asked. What it thinks of one moment is worth nothing in the
    /// next.
    pub fn new<M: PartialEq + Send + Sync + 'static>(
        moment: Memo<M>,
        question: Callback<(), Option<Question>>,
    ) -> Self {
        let adviser = StoredValue::new_local(None);
        let hint = Self { question, adviser, state: RwSignal::new(State::Quiet) };
        Effect::new(move || {
            moment.with(|_| ());
            hint.dismiss();
        });
        on_cleanup(move || adviser.set_value(None));
        hint
    }

    /// The adviser of the acting player at a table.
    pub fn at_table<G: Game<Decision = D>>(table: RwSignal<Table<G>>) -> Self {
        // What others decide meanwhile changes nothing about the question.
        let moment = Memo::new(move |_| {
            table.with(|table| {
                let acting = table.acting();
                let own = table.play().steps().iter().filter(|step| Some(step.seat) == acting);
                (acting, own.count())
            })
        });
        let question = Callback::new(move |()| {
            table.with_untracked(|table| {
                let seat = table.acting()?;
                Some(Question::of(table.play().setup(), table.game(), seat))
            })
        });
        Self::new(moment, question)
    }

    /// Ends the adviser, whatever it is doing.
    fn dismiss(self) {
        self.adviser.set_value(None);
        self.state.set(State::Quiet);
    }

    fn ask(self) {
        let Some(Question { new, decide }) = self.question.run(()) else { return };
        let fail = move || self.state.set(State::Failed);
        let Some(adviser) = BotWorker::start(move |text| self.hear(&text), fail) else {
            return fail();
        };
        adviser.say(new);
        adviser.say(decide);
        self.adviser.set_value(Some(adviser));
        self.state.set(State::Thinking);
    }

    fn hear(self, words: &str) {
        let line = serde_json::from_str(words).ok().and_then(|FromBot { line, .. }| line);
        let answer = line.and_then(|line| patolli_bots::read_answer(&line).ok());
        let state = match answer {
            Some(Answer::Decision { decision, candidates, .. }) => {
                let mut advice: Vec<_> = candidates.iter().filter_map(Advice::of).collect();
                // The one it would take comes first, whatever it thinks of the others.
                let taken = decision.parse().ok();
                advice.sort_by_key(|advice| {
                    (Some(advice.decision) != taken, -advice.win, -advice.score)
                });
                advice.truncate(SHOWN);
                State::Told(advice)
            }
            _ => State::Failed,
        };
        // The table may have been left meanwhile.
        let _ = self.state.try_set(state);
    }
}

/// The button that asks for a hint, when there is something to choose from.
#[component]
pub fn HintButton<D: Decision>(
    hint: Hint<D>,
    #[prop(into)] when: Signal<bool>,
    #[prop(default = "hint")] words: &'static str,
    #[prop(default = "hint_about")] about: &'static str,
) -> impl IntoView {
    let asked = Memo::new(move |_| hint.state.with(|state| *state != State::Quiet));
    let press = move |_| if asked.get_untracked() { hint.dismiss() } else { hint.ask() };
    view! {
        <Show when=move || when.get()>
            <button
                id="hint"
                class="quiet"
                aria-pressed=move || asked.get().to_string()
                data-about=text(about)
                on:click=press
            >
                {text(words)}
            </button>
        </Show>
    }
}

/// What the adviser thinks.
#[component]
pub fn HintList<G: Game>(
    hint: Hint<G::Decision>,
    stage: Stage<G>,
    /// What was decided in the end, if that is known.
    #[prop(optional, into)]
    played: Option<Signal<Option<G::Decision>>>,
) -> impl IntoView {
    let speech = Speech::get();
    let item = move |advice: Advice<G::Decision>| {
        let Advice { decision, score, win } = advice;
        // It is about the moment at which it was asked for.
        let phrase = stage.scene.with_untracked(|scene| scene.describe(decision));
        let worth = page("hint_worth").number("points", score).number("win", win);
        let was = move || played.is_some_and(|played| played.get() == Some(decision));
        view! {
            <li class:decided=was>
                <Choice stage decision>
                    <span>
                        {move || stage.say(&phrase)} <Show when=was>
                            <b class="was">{text("played")}</b>
                        </Show>
                    </span>
                    <span class="worth">{move || speech.say(&worth)}</span>
                </Choice>
            </li>
        }
    };
    let is = move |wanted: fn(&State<G::Decision>) -> bool| move || hint.state.with(wanted);
    let advice = move || {
        hint.state.with(|state| match state {
            State::Told(advice) => advice.clone(),
            _ => Vec::new(),
        })
    };
    view! {
        <div class="hint" aria-live="polite">
            <Show when=is(|state| *state == State::Thinking)>
                <p>{text("hint_thinking")}<Thinking /></p>
            </Show>
            <Show when=is(|state| *state == State::Failed)>
                <p class="problem" role="alert">
                    {text("hint_failed")}
                </p>
            </Show>
            <Show when=is(|state| matches!(state, State::Told(_)))>
                <p>{text("hint_told")}</p>
                <ol class="hints">
                    <For each=advice key=|advice| advice.decision let:advice>
                        {item(advice)}
                    </For>
                </ol>
            </Show>
        </div>
    }
}
