//! What a bot thinks of a whole game: decision after decision in a worker, the costliest first.

use leptos::prelude::*;
use patolli_game::{Game, Play, Record, Seat, Viewer};

use crate::boards::Stage;
use crate::browser::worker::{BotWorker, Judged, ToWorker};
use crate::screens::table::short;
use crate::speech::{Speech, page, text};
use crate::table::Chair;

/// How thoroughly each decision is looked at, in simulations.
const SIMULATIONS: u32 = 160;
/// How many of the costliest decisions are shown.
const SHOWN: usize = 8;
/// What costs less than this is not a mistake, in points.
const LEAST: f64 = 0.5;

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

/// The worker that judges the decisions, and its results so far.
#[derive(Clone, Copy)]
struct Analyst {
    worker: StoredValue<Option<BotWorker>, LocalStorage>,
    progress: RwSignal<State>,
    judged: RwSignal<Vec<Judged>>,
}

impl Analyst {
    fn new() -> Self {
        let worker = StoredValue::new_local(None);
        on_cleanup(move || worker.set_value(None));
        Self { worker, progress: RwSignal::new(State::Quiet), judged: RwSignal::new(Vec::new()) }
    }

    fn end(self, progress: State) {
        // The record may have been left meanwhile.
        let _ = self.progress.try_set(progress);
        self.worker.set_value(None);
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
        worker.say(ToWorker::Judge { record, numbers, simulations: SIMULATIONS }.text());
        self.worker.set_value(Some(worker));
    }

    fn runs(self) -> Option<usize> {
        match self.progress.get() {
            State::Runs(all) => Some(all),
            _ => None,
        }
    }
}

/// The decisions to judge: those of the player whose view is shown; otherwise those of the people
/// in the record; otherwise all.
fn asked_about<G: Game>(play: &Play<G>, players: &[String], viewer: Viewer) -> Vec<usize> {
    let own: Vec<bool> = players.iter().map(|name| Chair::is_person(name)).collect();
    let anyone = !own.contains(&true);
    let wanted = |seat: Seat| match viewer {
        Viewer::Seat(eyes) => seat == eyes,
        _ => anyone || own.get(seat.index()) == Some(&true),
    };
    let steps = (1..).zip(play.steps());
    steps.filter(|(_, step)| wanted(step.seat)).map(|(number, _)| number).collect()
}

#[component]
pub fn Analysis<G: Game>(
    play: StoredValue<Play<G>>,
    stage: Stage<G>,
    viewer: RwSignal<Viewer>,
    /// The players as they were recorded.
    players: StoredValue<Vec<String>>,
    go: Callback<usize>,
) -> impl IntoView {
    let speech = Speech::get();
    let analyst = Analyst::new();
    let judged = analyst.judged;
    let press = move |_| {
        if matches!(analyst.progress.get_untracked(), State::Runs(_)) {
            return analyst.end(State::Done);
        }
        let (record, numbers) = play.with_value(|play| {
            let players = players.get_value();
            let numbers = asked_about(play, &players, viewer.get_untracked());
            (Record::new(play, &players).to_string(), numbers)
        });
        analyst.start(record, numbers);
    };
    let words = move || {
        let id = if analyst.runs().is_some() { "analysis_stop" } else { "analyse_game" };
        speech.say(&page(id))
    };
    let sum = move || {
        let (agreed, all, cost) = judged.with(|all| {
            let agreed = all.iter().filter(|one| one.best.is_none()).count();
            (agreed, all.len(), all.iter().map(|one| one.cost).sum::<f64>())
        });
        let told = page("analysis_sum").number("agreed", agreed as i64).number("all", all as i64);
        speech.say(&told.number("cost", cost.round() as i64))
    };
    view! {
        <section class="panel analysis" aria-label=text("analysis")>
            <h2 tabindex="0" data-about=text("analysis_about")>
                {text("analysis")}
            </h2>
            <p class="actions">
                <button id="analyse-game" on:click=press>
                    {words}
                </button>
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
            <Dearest play stage judged go />
        </section>
    }
}

/// The decisions that cost most, each with what would have been better; clicking one goes to its
/// moment.
#[component]
fn Dearest<G: Game>(
    play: StoredValue<Play<G>>,
    stage: Stage<G>,
    judged: RwSignal<Vec<Judged>>,
    go: Callback<usize>,
) -> impl IntoView {
    let dearest = Memo::new(move |_| {
        let is_dear = |one: &Judged| one.cost >= LEAST && one.best.is_some();
        let mut dear: Vec<Judged> = judged.get().into_iter().filter(is_dear).collect();
        dear.sort_by(|one, other| other.cost.total_cmp(&one.cost));
        dear.truncate(SHOWN);
        dear
    });
    let item = move |Judged { number, cost, best }: Judged| {
        let told = play.with_value(|play| {
            let taken = play.steps().get(number.checked_sub(1)?)?;
            let game = play.at(number - 1);
            let view = game.view(Viewer::Omniscient);
            let best = best?.parse::<G::Decision>().ok()?;
            let told = |decision| game.describe(&view, decision);
            Some((taken.seat, told(taken.decision), told(best)))
        });
        told.map(|(seat, taken, best)| {
            let words = move || {
                let told = page("analysis_item")
                    .number("number", number as i64)
                    .text("taken", stage.say(&taken))
                    .text("best", stage.say(&best));
                stage.say(&told)
            };
            view! {
                <li>
                    <button on:click=move |_| {
                        go.run(number - 1);
                    }>
                        {move || stage.mark(seat)}<span>{words}</span>
                        <b class="lost">{short(format!("-{cost:.0}"))}</b>
                    </button>
                </li>
            }
        })
    };
    view! { <ol class="hints">{move || dearest.get().into_iter().map(item).collect_view()}</ol> }
}
