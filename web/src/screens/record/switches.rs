//! The controls above a record: how fast it runs, which round is shown, and whose view.

use std::time::Duration;

use leptos::prelude::*;
use patolli_game::{Game, Seat, Viewer};

use crate::boards::Stage;
use crate::speech::text;

/// The choices of decisions a second, with milliseconds for each decision.
const PACES: [(&str, u64); 4] = [("½", 2000), ("1", 1000), ("2", 500), ("5", 200)];

/// Advances automatically, at a chosen number of decisions a second.
#[derive(Clone, Copy)]
pub struct Pace {
    at: RwSignal<usize>,
    last: usize,
    /// How long a decision is shown, in milliseconds.
    wait: RwSignal<u64>,
    /// What drives it, while it runs.
    running: RwSignal<Option<IntervalHandle>>,
}

impl Pace {
    pub fn new(at: RwSignal<usize>, last: usize) -> Self {
        let pace = Self { at, last, wait: RwSignal::new(1000), running: RwSignal::new(None) };
        Effect::new(move || {
            if at.get() == last {
                pace.stop();
            }
        });
        on_cleanup(move || pace.stop());
        pace
    }

    pub fn runs(self) -> bool {
        self.running.with(Option::is_some)
    }

    pub fn runs_untracked(self) -> bool {
        self.running.with_untracked(Option::is_some)
    }

    fn stop(self) {
        if let Some(handle) = self.running.try_update(Option::take).flatten() {
            handle.clear();
        }
    }

    fn start(self) {
        self.stop();
        let step = move || self.at.update(|at| *at = (*at + 1).min(self.last));
        let wait = Duration::from_millis(self.wait.get_untracked());
        self.running.set(set_interval_with_handle(step, wait).ok());
    }

    pub fn toggle(self) {
        if self.running.with_untracked(Option::is_some) { self.stop() } else { self.start() }
    }

    fn choose(self, wait: u64) {
        self.wait.set(wait);
        if self.running.with_untracked(Option::is_some) {
            self.start();
        }
    }
}

/// How many decisions a second.
#[component]
pub fn PaceSwitch(pace: Pace) -> impl IntoView {
    let choose = move |event| {
        if let Ok(wait) = event_target_value(&event).parse() {
            pace.choose(wait);
        }
    };
    let option = move |(name, wait): (&'static str, u64)| {
        view! {
            <option value=wait.to_string() selected=wait == pace.wait.get_untracked()>
                {name}
            </option>
        }
    };
    view! {
        <label>
            <span>{text("pace")}</span>
            <select id="pace" on:change=choose>
                {PACES.map(option).collect_view()}
            </select>
        </label>
    }
}

/// The round that is shown, and the way to any other.
#[component]
pub fn RoundSwitch(rounds: StoredValue<Vec<(u16, usize)>>, at: RwSignal<usize>) -> impl IntoView {
    let now = Memo::new(move |_| {
        rounds.with_value(|all| {
            all.partition_point(|(_, began)| *began <= at.get()).saturating_sub(1)
        })
    });
    let choose = move |event| {
        let chosen = event_target_value(&event).parse::<usize>().ok();
        if let Some((_, began)) =
            chosen.and_then(|place| rounds.with_value(|all| all.get(place).copied()))
        {
            at.set(began);
        }
    };
    let option = |(place, (round, _)): (usize, (u16, usize))| {
        view! { <option value=place.to_string()>{round}</option> }
    };
    view! {
        <label>
            <span>{text("round_of")}</span>
            <select id="round" on:change=choose prop:value=move || now.get().to_string()>
                {rounds.get_value().into_iter().enumerate().map(option).collect_view()}
            </select>
        </label>
    }
}

/// Whose view is shown.
#[component]
pub fn ViewerSwitch<G: Game>(
    stage: Stage<G>,
    viewer: RwSignal<Viewer>,
    seats: usize,
) -> impl IntoView {
    let choose = move |event| {
        viewer.set(event_target_value(&event).parse().map_or(Viewer::Omniscient, Viewer::Seat));
    };
    let option = move |seat: Seat| {
        view! { <option value=seat.to_string()>{move || stage.name(seat)}</option> }
    };
    view! {
        <label>
            <span>{text("seen_by")}</span>
            <select id="viewer" on:change=choose>
                <option value="all">{text("seen_by_all")}</option>
                {Seat::first(seats).map(option).collect_view()}
            </select>
        </label>
    }
}
