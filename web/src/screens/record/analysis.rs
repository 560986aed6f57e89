//! What a bot thinks of a whole game: decision after decision in a worker, the costliest first.

use leptos::prelude::*;
use patolli_game::Game;

use super::Held;
use super::replayed::Replayed;
use super::shown::{asked_about, better, step_of};
use crate::browser::worker::{BotWorker, ToWorker};
use crate::review::{Judged, dearest, mistakes};
use crate::speech::{Speech, page, short, text};

/// How thoroughly each decision is looked at, in simulations.
pub const SIMULATIONS: u32 = 160;

/// How far it has got.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
enum State {
    #[default]
    Quiet,
    /// This many of the decisions are to be judged.
    Runs(usize),
    Done,
    Failed,
}

/// The worker that judges the decisions.
#[derive(Clone, Copy)]
struct Analyst {
    worker: StoredValue<Option<BotWorker>, LocalStorage>,
    progress: RwSignal<State>,
    judged: RwSignal<Vec<Judged>>,
    held: Held,
}

impl Analyst {
    fn new(judged: RwSignal<Vec<Judged>>) -> Self {
        let worker = StoredValue::new_local(None);
        on_cleanup(move || worker.set_value(None));
        Self { worker, progress: RwSignal::new(State::Quiet), judged, held: Held::get() }
    }

    fn end(self, progress: State) {
        self.worker.set_value(None);
        // The record may have been left meanwhile.
        if self.progress.try_set(progress).is_none() {
            self.held.keep(|kept| kept.judged = self.judged.get_untracked());
        }
    }

    fn hear(self, words: &str) {
        match serde_json::from_str::<Option<Judged>>(words) {
            Ok(Some(one)) => {
                let _ = self.judged.try_update(|all| all.push(one));
            }
            Ok(None) => self.end(State::Done),
            Err(_) => self.end(State::Failed),
        }
    }

    fn start(self, record: String, numbers: Vec<usize>) {
        self.judged.set(Vec::new());
        let fail = move || self.progress.set(State::Failed);
        let Some(worker) = BotWorker::start(move |words| self.hear(&words), fail) else {
            return fail();
        };
        self.progress.set(State::Runs(numbers.len()));
        let (simulations, instead) = (SIMULATIONS, None);
        worker.say(ToWorker::Judge { record, numbers, simulations, instead }.text());
        self.worker.set_value(Some(worker));
    }

    fn runs(self) -> Option<usize> {
        match self.progress.get() {
            State::Runs(all) => Some(all),
            _ => None,
        }
    }
}

#[component]
pub fn Analysis<G: Game>(replayed: Replayed<G>) -> impl IntoView {
    let speech = Speech::get();
    let Replayed { play, viewer, judged, learner, .. } = replayed;
    let analyst = Analyst::new(judged);
    let begin = move || {
        learner.leave();
        let (people, viewer) = (replayed.people(), viewer.get_untracked());
        let numbers = play.with_value(|play| asked_about(play, &people, viewer));
        analyst.start(replayed.record(), numbers);
    };
    let asked = analyst.held.analyse.try_update_value(std::mem::take) == Some(true);
    if asked && judged.with_untracked(Vec::is_empty) {
        begin();
    }
    let press = move |_| {
        if matches!(analyst.progress.get_untracked(), State::Runs(_)) {
            return analyst.end(State::Done);
        }
        begin();
    };
    let words = move || {
        let id = if analyst.runs().is_some() { "analysis_stop" } else { "analyse_game" };
        speech.say(&page(id))
    };
    let sum = move || {
        let (agreed, all, cost) = judged.with(|all| {
            let agreed = all.iter().filter(|one| one.agrees()).count();
            (agreed, all.len(), all.iter().map(|one| one.cost).sum::<f64>())
        });
        let told = page("analysis_sum").number("agreed", agreed as i64).number("all", all as i64);
        speech.say(&told.number("cost", cost.round() as i64))
    };
    let can_learn = Memo::new(move |_| {
        analyst.runs().is_none() && judged.with(|all| all.iter().any(Judged::is_mistake))
    });
    let learn = move |_| learner.begin(judged.with_untracked(|all| mistakes(all)));
    view! {
        <section class="panel analysis" aria-label=text("analysis")>
            <h2 data-about=text("analysis_about") aria-description=text("analysis_about")>
                {text("analysis")}
            </h2>
            <p class="actions">
                <button id="analyse-game" on:click=press>
                    {words}
                </button>
                <Show when=move || can_learn.get()>
                    <button
                        id="learn-mistakes"
                        class="primary"
                        data-about=text("learn_mistakes_about")
                        on:click=learn
                    >
                        {text("learn_mistakes")}
                    </button>
                </Show>
                {move || {
                    analyst
                        .runs()
                        .map(|all| {
                            view! {
                                <progress
                                    max=all.to_string()
                                    value=move || judged.with(Vec::len).to_string()
                                    aria-label=text("analysis")
                                ></progress>
                            }
                        })
                }}
            </p>
            <Show when=move || analyst.progress.get() == State::Failed>
                <p class="problem" role="alert">
                    {text("hint_failed")}
                </p>
            </Show>
            <Show when=move || !judged.with(Vec::is_empty)>
                <p class="small-print" aria-live="polite">
                    {sum}
                </p>
            </Show>
            <Dearest replayed />
        </section>
    }
}

/// The decisions that cost most, each with what would have been better; pressing one goes to it.
#[component]
fn Dearest<G: Game>(replayed: Replayed<G>) -> impl IntoView {
    let Replayed { play, judged, stage, .. } = replayed;
    let dear = Memo::new(move |_| judged.with(|all| dearest(all)));
    let item = move |Judged { number, cost, .. }: Judged| {
        let taken = play.with_value(|play| step_of(play, number))?;
        let line = dear.with_untracked(|all| better::<G::Decision>(all, number))?;
        let was = replayed.tell(number, &replayed.played_from(number));
        let best = replayed.tell(number, &line.decisions);
        let join = move |deeds: &[patolli_game::Phrase]| {
            deeds.iter().map(|deed| stage.say(deed)).collect::<Vec<_>>().join(" · ")
        };
        let words = move || {
            let told = page("analysis_item").number("number", number as i64);
            stage.say(&told.text("taken", join(&was)).text("best", join(&best)))
        };
        let button = view! {
            <li>
                <button data-number=number.to_string() on:click=move |_| replayed.go(number - 1)>
                    {move || stage.mark(taken.seat)}<span>{words}</span>
                    <b class="lost">{short(format!("-{cost:.0}"))}</b>
                </button>
            </li>
        };
        Some(button)
    };
    let items = move || dear.get().into_iter().filter_map(item).collect_view();
    view! { <ol class="hints">{items}</ol> }
}
