//! The Web Worker in which bots think: both ends of it.
//!
//! What goes between them are lines of the engine protocol (`docs/protocol.md`), each with the seat
//! it belongs to. So a bot in the page is given what any bot is given, and nothing else.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::rc::Rc;
use std::time::Duration;

use patolli_bench::{Clock, measure};
use patolli_bots::{Advice, BotName, Level, Limits, Reply, Server, advise, judge};
use patolli_game::{Heuristics, Record, Seat, Seed, Silent};
use patolli_shelf::{Visitor, visit};
use serde::{Deserialize, Serialize};
use wasm_bindgen::prelude::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent, Worker, WorkerOptions, WorkerType};

use super::document;
use crate::review::Judged;

/// Whose advice is given.
const ADVISER: Level = Level::Expert;
/// How long advice may take.
const ADVICE_TAKES: Duration = Duration::from_millis(1600);

/// What the page says to the worker.
#[derive(Serialize, Deserialize, Debug)]
#[serde(rename_all = "snake_case")]
pub enum ToWorker {
    /// A line to a bot.
    Bot {
        /// Where it sits.
        seat: Seat,
        /// Which bot it is.
        bot: String,
        /// A line of the protocol.
        line: String,
    },
    /// Which turns are worth considering?
    Advise {
        /// The game's id.
        game: String,
        /// Who asks.
        seat: Seat,
        /// Everything they may know.
        view: serde_json::Value,
        /// At most so many turns.
        most: usize,
    },
    /// Judge these decisions of a record, one after the other, each with `simulations` simulations.
    Judge {
        /// The record.
        record: String,
        /// Which decisions, counted from 1.
        numbers: Vec<usize>,
        /// How thoroughly.
        simulations: u32,
        /// What is judged instead of what was decided: decisions one after the other.
        instead: Option<Vec<String>>,
    },
    /// Measure a game.
    Measure {
        /// Its id.
        game: String,
    },
}

impl ToWorker {
    /// As text.
    pub fn text(&self) -> String {
        // Plain data with text for keys always becomes JSON.
        serde_json::to_string(self).unwrap_or_default()
    }
}

/// A line from a bot.
#[derive(Serialize, Deserialize, Debug)]
pub struct FromBot {
    /// Where it sits.
    pub seat: Seat,
    /// A line of the protocol; none if it did not understand the table.
    pub line: Option<String>,
}

/// A turn worth considering.
#[derive(Clone, PartialEq, Serialize, Deserialize, Debug)]
pub struct Advised {
    /// What to decide, one after the other.
    pub line: Vec<String>,
    /// The points to expect at the end.
    pub score: f64,
    /// The chance to win, from 0 to 1.
    pub win: f64,
}

/// What was measured of a game.
#[derive(Clone, Serialize, Deserialize, Debug)]
pub struct Measured {
    /// Its id.
    pub game: String,
    /// What, and how much.
    pub figures: Vec<(String, f64)>,
}

type Servers = BTreeMap<(Seat, String), Server>;

struct Measure;

impl Visitor for Measure {
    type Output = Vec<(String, f64)>;

    fn visit<G: Heuristics>(self) -> Self::Output {
        let figures = measure::<G>(G::META.usual_seats, &Clock::new(seconds)).unwrap_or_default();
        figures.into_iter().map(|(name, value)| (name.to_owned(), value)).collect()
    }
}

struct Advise {
    seat: Seat,
    view: serde_json::Value,
    most: usize,
}

impl Visitor for Advise {
    /// Nothing if the view makes no sense.
    type Output = Option<Vec<Advised>>;

    fn visit<G: Heuristics>(self) -> Self::Output {
        let view: G::View = serde_json::from_value(self.view).ok()?;
        let simulations = ADVISER.effort::<G>().first;
        let limits = Limits::new(ADVICE_TAKES, clock);
        let all = advise::<G>(&view, self.seat, self.most, simulations, Seed(0), &limits);
        let per = f64::from(G::META.units_per_point.max(1));
        let told = |advice: Advice<G::Decision>| Advised {
            line: advice.line.iter().map(ToString::to_string).collect(),
            score: f64::from(advice.score) / per,
            win: f64::from(advice.win),
        };
        Some(all.into_iter().map(told).collect())
    }
}

struct Judge<'a> {
    record: &'a Record,
    numbers: &'a [usize],
    simulations: u32,
    instead: Option<&'a [String]>,
    tell: &'a dyn Fn(&Judged),
}

impl Judge<'_> {
    /// What these decisions of a seat cost together, and what would have been best at first.
    fn of<G: Heuristics>(
        &self,
        number: usize,
        mut game: G,
        seat: Seat,
        taken: &[G::Decision],
    ) -> Option<Judged> {
        let (mut cost, mut line) = (0.0, Vec::new());
        for (at, &decision) in taken.iter().enumerate() {
            game.check(seat, decision).ok()?;
            let seed = Seed(number as u128);
            if let Some(judged) = judge(&game, seat, decision, self.simulations, seed) {
                cost += f64::from(judged.cost()) / f64::from(G::META.units_per_point.max(1));
                if at == 0 && !judged.agrees() {
                    line = judged.line.iter().map(ToString::to_string).collect();
                }
            }
            game.apply(seat, decision, &mut Silent);
        }
        Some(Judged { number, cost, line })
    }
}

impl Visitor for Judge<'_> {
    /// Nothing if it is not a valid record.
    type Output = Option<()>;

    fn visit<G: Heuristics>(self) -> Self::Output {
        let play = self.record.replay::<G>().ok()?.play;
        for &number in self.numbers {
            let Some(before) = number.checked_sub(1) else { continue };
            let Some(step) = play.steps().get(before) else { continue };
            let taken = match self.instead {
                Some(instead) => {
                    instead.iter().map(|one| one.parse().ok()).collect::<Option<_>>()?
                }
                None => vec![step.decision],
            };
            (self.tell)(&self.of(number, play.at(before), step.seat, &taken)?);
        }
        Some(())
    }
}

/// The browser's finest clock, which page and worker both have.
fn seconds() -> f64 {
    let performance = js_sys::Reflect::get(&js_sys::global(), &"performance".into());
    let now = performance.and_then(|performance| {
        let now: js_sys::Function =
            js_sys::Reflect::get(&performance, &"now".into())?.dyn_into()?;
        now.call0(&performance)
    });
    now.ok().and_then(|now: JsValue| now.as_f64()).unwrap_or(0.0) / 1000.0
}

/// The same clock, for bots.
fn clock() -> Duration {
    Duration::try_from_secs_f64(seconds()).unwrap_or_default()
}

/// Is this the worker, and not the page?
pub fn is_worker() -> bool {
    js_sys::global().dyn_into::<DedicatedWorkerGlobalScope>().is_ok()
}

/// In the worker: answers the page until it is ended.
pub fn serve() {
    let Ok(scope) = js_sys::global().dyn_into::<DedicatedWorkerGlobalScope>() else { return };
    let bots: Rc<RefCell<Servers>> = Rc::default();
    let replies = scope.clone();
    let answer = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
        let text = event.data().as_string().unwrap_or_default();
        let asked = serde_json::from_str::<ToWorker>(&text).ok();
        let answer = asked.and_then(|asked| match asked {
            ToWorker::Bot { seat, bot, line } => answer(&mut bots.borrow_mut(), seat, bot, &line),
            ToWorker::Advise { game, seat, view, most } => {
                let all = visit(&game, Advise { seat, view, most }).ok().flatten();
                serde_json::to_string(&all).ok()
            }
            ToWorker::Judge { record, numbers, simulations, instead } => {
                let tell = |one: &Judged| {
                    let told = serde_json::to_string(one).unwrap_or_default();
                    let _ = replies.post_message(&told.into());
                };
                let record: Record = record.parse().ok()?;
                let (numbers, instead) = (&numbers, instead.as_deref());
                let judge = Judge { record: &record, numbers, simulations, instead, tell: &tell };
                visit(&record.game.value, judge).ok()??;
                serde_json::to_string(&None::<Judged>).ok()
            }
            ToWorker::Measure { game } => {
                let figures = visit(&game, Measure).unwrap_or_default();
                serde_json::to_string(&Measured { game, figures }).ok()
            }
        });
        if let Some(answer) = answer {
            let _ = replies.post_message(&answer.into());
        }
    });
    scope.set_onmessage(Some(answer.as_ref().unchecked_ref()));
    answer.forget();
    // The page sends nothing before it has heard this.
    let _ = scope.post_message(&JsValue::NULL);
}

fn answer(bots: &mut Servers, seat: Seat, bot: String, line: &str) -> Option<String> {
    let name: BotName = bot.parse().ok()?;
    let limits = || Limits::new(Duration::MAX, clock);
    let bot = bots.entry((seat, bot)).or_insert_with(|| Server::new(name, limits()));
    let line = match bot.answer(line) {
        Reply::Line(line) => Some(line),
        Reply::Confused(_) => None,
        Reply::Nothing | Reply::Quit => return None,
    };
    serde_json::to_string(&FromBot { seat, line }).ok()
}

/// In the page: a worker, and the way to it.
pub struct BotWorker {
    worker: Worker,
    /// What was said before it was ready.
    early: Rc<RefCell<Option<Vec<String>>>>,
    _heard: Closure<dyn Fn(MessageEvent)>,
    _failed: Closure<dyn Fn(JsValue)>,
}

impl BotWorker {
    /// Starts a worker. `hear` is given every text it says; `fail` is called if it cannot run.
    pub fn start(hear: impl Fn(String) + 'static, fail: impl Fn() + 'static) -> Option<Self> {
        let root = document().document_element()?;
        let script = format!("{}worker.js", root.get_attribute("data-assets").unwrap_or_default());
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        let worker = Worker::new_with_options(&script, &options).ok()?;
        let early = Rc::new(RefCell::new(Some(Vec::<String>::new())));
        let heard = {
            let (worker, early) = (worker.clone(), Rc::clone(&early));
            Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
                match event.data().as_string() {
                    Some(text) => hear(text),
                    None => {
                        for text in early.borrow_mut().take().into_iter().flatten() {
                            let _ = worker.post_message(&text.into());
                        }
                    }
                }
            })
        };
        worker.set_onmessage(Some(heard.as_ref().unchecked_ref()));
        let failed = Closure::<dyn Fn(JsValue)>::new(move |_| fail());
        worker.set_onerror(Some(failed.as_ref().unchecked_ref()));
        // It need not compile what the page has already compiled.
        let _ = worker.post_message(&wasm_bindgen::module());
        Some(Self { worker, early, _heard: heard, _failed: failed })
    }

    /// Says something to the worker.
    pub fn say(&self, text: String) {
        match self.early.borrow_mut().as_mut() {
            Some(early) => early.push(text),
            None => {
                let _ = self.worker.post_message(&text.into());
            }
        }
    }
}

impl Drop for BotWorker {
    fn drop(&mut self) {
        self.worker.terminate();
    }
}
