//! A hint: the turns that a good bot would consider, and what it thinks of them.

use derive_where::derive_where;
use leptos::prelude::*;
use patolli_game::{Decision, Game, Phrase, Seat, Viewer};

use crate::boards::{self, Choice, Stage};
use crate::browser::scroll_within;
use crate::browser::worker::{Advised, BotWorker, ToWorker};
use crate::icons::Thinking;
use crate::speech::{Aloud, Speech, page, text};
use crate::table::{Difference, Line, Scene, Source, Table, Tale};

/// How many turns are shown.
const SHOWN: usize = 3;

/// What an adviser thinks, in a worker of its own, which is ended when its answer is no longer
/// wanted.
#[derive_where(Clone, Copy)]
pub struct Hint<D: 'static> {
    /// What it is asked, if there is anything to ask.
    question: Callback<(), Option<Question>>,
    adviser: StoredValue<Option<BotWorker>, LocalStorage>,
    state: RwSignal<State<D>>,
}

/// What an adviser is asked: a message for its worker.
#[derive(Clone, Debug)]
pub struct Question(String);

impl Question {
    /// What should this seat do?
    pub fn of<G: Game>(game: &G, seat: Seat) -> Self {
        let view = serde_json::to_value(game.view(Viewer::Seat(seat))).unwrap_or_default();
        let ask = ToWorker::Advise { game: G::META.id.to_owned(), seat, view, most: SHOWN };
        Self(ask.text())
    }
}

/// What the adviser is asked about: who is to decide, and what they decided so far.
pub type Moment<D> = (Option<Seat>, Vec<D>);

/// What the adviser is doing.
#[derive(Clone, PartialEq, Debug, Default)]
enum State<D> {
    /// Nobody asked.
    #[default]
    Quiet,
    Thinking,
    /// What it thinks.
    Told(Vec<Advice<D>>),
    /// One of its turns was begun: this is left of it.
    Follows(Advice<D>),
    /// It cannot think.
    Failed,
}

/// A turn, and what it is worth.
#[derive(Clone, PartialEq, Debug)]
pub struct Advice<D> {
    line: Vec<D>,
    /// The points to expect at the end.
    score: i64,
    /// The chance to win, in percent.
    win: i64,
}

impl<D: Decision> Advice<D> {
    fn of(advised: &Advised) -> Option<Self> {
        let line = advised.line.iter().map(|one| one.parse().ok()).collect::<Option<Vec<D>>>()?;
        line.first()?;
        let (score, win) = (advised.score.round() as i64, (100.0 * advised.win).round() as i64);
        Some(Self { line, score, win })
    }

    /// What is left of it after these decisions, if it began with them and anything is left.
    fn after(&self, decided: &[D]) -> Option<Self> {
        let left = self.line.strip_prefix(decided).filter(|left| !left.is_empty())?;
        Some(Self { line: left.to_vec(), ..*self })
    }
}

/// The turns as they are shown: the likeliest to win first, then by points.
fn in_order<D: Decision>(all: &[Advised]) -> Vec<Advice<D>> {
    let mut advice: Vec<Advice<D>> = all.iter().filter_map(Advice::of).collect();
    advice.sort_by_key(|advice| (-advice.win, -advice.score));
    advice.truncate(SHOWN);
    advice
}

impl<D: Decision> State<D> {
    /// What becomes of it when more was decided: a turn of the adviser's goes on, anything else is
    /// worth nothing any more.
    fn after(&self, decided: &[D]) -> Self {
        let left = match self {
            Self::Told(all) => all.iter().find_map(|advice| advice.after(decided)),
            Self::Follows(advice) => advice.after(decided),
            _ => None,
        };
        left.map_or(Self::Quiet, Self::Follows)
    }

    /// The turns to show.
    fn advice(&self) -> Vec<Advice<D>> {
        match self {
            Self::Told(all) => all.clone(),
            Self::Follows(advice) => vec![advice.clone()],
            _ => Vec::new(),
        }
    }
}

impl<D: Decision> Hint<D> {
    /// An adviser who is silent until asked. What it thinks of one moment is worth nothing in the
    /// next, unless its advice is followed.
    pub fn new(moment: Memo<Moment<D>>, question: Callback<(), Option<Question>>) -> Self {
        let adviser = StoredValue::new_local(None);
        let hint = Self { question, adviser, state: RwSignal::new(State::Quiet) };
        Effect::new(move |before: Option<Moment<D>>| {
            let now = moment.get();
            let same = before.filter(|before| before.0.is_some() && before.0 == now.0);
            let decided = same.and_then(|before| now.1.strip_prefix(&before.1[..]));
            match decided {
                Some([]) => {}
                Some(decided) => {
                    hint.adviser.set_value(None);
                    hint.state.update(|state| *state = state.after(decided));
                }
                None => hint.dismiss(),
            }
            now
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
                (acting, table.own_decisions(acting))
            })
        });
        let question = Callback::new(move |()| {
            table.with_untracked(|table| Some(Question::of(table.game(), table.acting()?)))
        });
        Self::new(moment, question)
    }

    /// Ends the adviser, whatever it is doing.
    pub fn dismiss(self) {
        self.adviser.set_value(None);
        self.state.set(State::Quiet);
    }

    fn ask(self) {
        let Some(Question(words)) = self.question.run(()) else { return };
        let fail = move || self.state.set(State::Failed);
        let Some(adviser) = BotWorker::start(move |text| self.hear(&text), fail) else {
            return fail();
        };
        adviser.say(words);
        self.adviser.set_value(Some(adviser));
        self.state.set(State::Thinking);
    }

    fn hear(self, words: &str) {
        let state = match serde_json::from_str::<Option<Vec<Advised>>>(words) {
            Ok(Some(all)) => State::Told(in_order(&all)),
            _ => State::Failed,
        };
        // The table may have been left meanwhile.
        let _ = self.state.try_set(state);
    }

    /// The turn to draw on the board: the one that begins with what is pointed at, otherwise the
    /// best.
    pub fn line(self, pointed: Option<D>) -> Option<Line<D>> {
        self.state.with(|state| {
            let all = state.advice();
            let meant = all.iter().find(|advice| advice.line.first().copied() == pointed);
            let decisions = meant.or(all.first())?.line.clone();
            Some(Line { source: Source::Better, decisions })
        })
    }
}

/// The button that asks for a hint, when there is something to choose from.
#[component]
pub fn HintButton<D: Decision>(
    hint: Hint<D>,
    #[prop(into)] when: Signal<bool>,
    #[prop(default = "hint")] words: &'static str,
    #[prop(default = "hint_about")] about: &'static str,
    /// The key that does the same.
    #[prop(optional)]
    key: Option<&'static str>,
) -> impl IntoView {
    let asked = Memo::new(move |_| hint.state.with(|state| *state != State::Quiet));
    let press = move |_| if asked.get_untracked() { hint.dismiss() } else { hint.ask() };
    view! {
        <Show when=move || when.get()>
            <button
                id="hint"
                class="quiet"
                aria-pressed=move || asked.get().to_string()
                aria-keyshortcuts=key
                data-about=text(about)
                on:click=press
            >
                {text(words)}
                {key.map(|key| view! { <kbd aria-hidden="true">{key}</kbd> })}
            </button>
        </Show>
    }
}

/// A turn as it is told: what is done, and why.
struct Told {
    deeds: Vec<Phrase>,
    why: Option<Phrase>,
}

/// Each turn in words, with what it brings more or less of at once: the best against the next, the
/// others against the best.
fn told<G: Game>(scene: &Scene<G>, seat: Seat, all: &[Advice<G::Decision>]) -> Vec<Told> {
    let board = boards::of::<G>();
    let tale = |advice: &Advice<G::Decision>| -> Tale {
        (board.tale)(&scene.turn_of(seat, &advice.line, board.chapter))
    };
    let tales: Vec<Tale> = all.iter().map(tale).collect();
    let why = |at: usize| {
        let other = usize::from(at == 0);
        let difference = Difference::of(&tales[at], tales.get(other)?, G::META.units_per_point);
        Some(difference.phrase(at > 0, all[at].score - all[other].score))
    };
    let deeds =
        |advice: &Advice<G::Decision>| scene.tell(seat, &advice.line, board.chapter, board.tale);
    all.iter().enumerate().map(|(at, one)| Told { deeds: deeds(one), why: why(at) }).collect()
}

/// What the adviser thinks: whole turns. Pressing one takes its first decision; the rest of it
/// stays in sight until something else is decided.
#[component]
pub fn HintList<G: Game>(
    hint: Hint<G::Decision>,
    stage: Stage<G>,
    /// What was decided in the end, if that is known.
    #[prop(optional, into)]
    played: Option<Signal<Option<G::Decision>>>,
) -> impl IntoView {
    let speech = Speech::get();
    // In a record, what was played is drawn beside it.
    if played.is_none() {
        Effect::new(move || {
            let line = hint.line(stage.pointed.get());
            stage.lines.set(line.into_iter().collect());
        });
    }
    // It begins in sight, and is said aloud.
    let aloud = Aloud::provided();
    Effect::new(move || {
        if !hint.state.with(|state| matches!(state, State::Told(_))) {
            return;
        }
        if let Some(aloud) = aloud {
            aloud.say(speech.say(&page("hint_told")));
        }
        request_animation_frame(|| scroll_within(".choices-area", ".hint"));
    });
    let follows = move || hint.state.with(|state| matches!(state, State::Follows(_)));
    let item = move |advice: Advice<G::Decision>, Told { deeds, why }: Told| {
        let first = *advice.line.first()?;
        let worth = page("hint_worth").number("points", advice.score).number("win", advice.win);
        let was = move || played.is_some_and(|played| played.get() == Some(first));
        let words = move || {
            let deeds: Vec<String> = deeds.iter().map(|deed| stage.say(deed)).collect();
            deeds.join(" · ")
        };
        let worth = (!follows()).then(|| {
            let why = why.map(|why| {
                view! { <span class="why">{move || speech.say(&why)}</span> }
            });
            view! {
                <span class="worth">{move || speech.say(&worth)}</span>
                {why}
            }
        });
        let button = view! {
            <li class:decided=was>
                <Choice stage decision=first>
                    <span class="turn">
                        {words} <Show when=was>
                            <b class="was">{text("played")}</b>
                        </Show>
                    </span>
                    {worth}
                </Choice>
            </li>
        };
        Some(button)
    };
    let items = move || {
        let all = hint.state.with(State::advice);
        // They are about the moment at which they were asked for.
        let told = stage.scene.with_untracked(|scene| {
            let seat = scene.acting.or(scene.deciding.lowest());
            seat.map(|seat| told(scene, seat, &all)).unwrap_or_default()
        });
        all.into_iter().zip(told).filter_map(|(advice, told)| item(advice, told)).collect_view()
    };
    let is = move |wanted: fn(&State<G::Decision>) -> bool| move || hint.state.with(wanted);
    let told_of = move || speech.say(&page(if follows() { "hint_goes_on" } else { "hint_told" }));
    view! {
        <div class="hint">
            <Show when=is(|state| *state == State::Thinking)>
                <p>{text("hint_thinking")}<Thinking /></p>
            </Show>
            <Show when=is(|state| *state == State::Failed)>
                <p class="problem" role="alert">
                    {text("hint_failed")}
                </p>
            </Show>
            <Show when=is(|state| matches!(state, State::Told(_) | State::Follows(_)))>
                <p>{told_of}</p>
                <ol class="hints">{items}</ol>
            </Show>
        </div>
    }
}

#[cfg(test)]
mod tests {
    use patolli_mexica::{Action, Decision};

    use super::*;

    fn advised(line: &[&str], score: f64, win: f64) -> Advised {
        Advised { line: line.iter().map(|&word| word.to_owned()).collect(), score, win }
    }

    #[test]
    fn hints_are_in_the_order_of_the_figures_they_show() {
        let all = [
            advised(&["walk", "h6"], 40.0, 0.304),
            advised(&["done"], 44.0, 0.298),
            advised(&["nonsense"], 99.0, 0.99),
            advised(&["bridge"], 12.0, 0.5),
        ];
        let shown: Vec<(i64, i64)> =
            in_order::<Decision>(&all).iter().map(|one| (one.win, one.score)).collect();
        assert_eq!(shown, [(50, 12), (30, 44), (30, 40)]);
    }

    #[test]
    fn a_turn_that_is_followed_goes_on_and_any_other_is_given_up() {
        let line: Vec<Decision> = ["walk", "h6", "walk"].map(|one| one.parse().unwrap()).into();
        let told = State::Told(vec![Advice { line: line.clone(), score: 1, win: 2 }]);
        let after = told.after(&line[..1]);
        assert_eq!(after.advice()[0].line, line[1..]);
        assert_eq!(after.after(&line[1..]), State::Quiet, "nothing is left of it");
        assert_eq!(told.after(&[Decision::Do(Action::Found)]), State::Quiet);
    }
}
