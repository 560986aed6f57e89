//! Opening a table: what it agrees on, and what one is called there.

use leptos::prelude::*;
use patolli_bots::{BotName, Level};
use patolli_game::{Meta, Name};
use patolli_shelf::metas;
use patolli_tables::{Absent, BotId, Pace, Terms};

use super::{Connection, Refused, length, with_house};
use crate::games;
use crate::house::House;
use crate::screens::notes::Nowhere;
use crate::screens::set_up::{Choice, LONGEST_NAME, Modules, is_needed};
use crate::settings::Settings;
use crate::speech::{Speech, page, text};

const MINUTE: u32 = 60;
const HOUR: u32 = 60 * MINUTE;
const DAY: u32 = 24 * HOUR;

/// What a turn and a whole game may take at a live table, in seconds.
const LIVE: [&[u32]; 2] = [
    &[20, 30, 45, MINUTE, 2 * MINUTE, 3 * MINUTE, 5 * MINUTE],
    &[0, 2 * MINUTE, 5 * MINUTE, 10 * MINUTE, 20 * MINUTE, 30 * MINUTE, HOUR],
];

/// The same at a slow one.
const SLOW: [&[u32]; 2] = [
    &[HOUR, 4 * HOUR, 12 * HOUR, DAY, 2 * DAY, 3 * DAY, 7 * DAY],
    &[0, 12 * HOUR, DAY, 3 * DAY, 7 * DAY],
];

/// How a table is paced.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kind {
    Free,
    Live,
    Slow,
}

impl Kind {
    const ALL: [Self; 3] = [Self::Free, Self::Live, Self::Slow];

    const fn id(self) -> &'static str {
        match self {
            Self::Free => "free",
            Self::Live => "live",
            Self::Slow => "slow",
        }
    }

    /// What can be chosen for a turn and for the game, and what is usual.
    const fn paces(self) -> Option<([&'static [u32]; 2], Pace)> {
        match self {
            Self::Free => None,
            Self::Live => Some((LIVE, Pace::LIVE)),
            Self::Slow => Some((SLOW, Pace::SLOW)),
        }
    }
}

#[component]
pub fn OpenTable(game: String) -> impl IntoView {
    match metas().iter().find(|meta| meta.id == game) {
        Some(meta) => with_house(move |house| view! { <Form meta house /> }.into_any()),
        None => view! { <Nowhere why="no_such_game" /> }.into_any(),
    }
}

#[component]
fn Form(meta: &'static &'static Meta, house: House) -> impl IntoView {
    let (speech, settings) = (Speech::get(), Settings::get());
    let count = RwSignal::new(meta.usual_seats.min(*meta.seats.end()));
    let options = RwSignal::new(Vec::new());
    let name = RwSignal::new(settings.with(|liking| liking.name.clone()));
    let by_chance = RwSignal::new(true);
    let public = RwSignal::new(false);
    let bots = RwSignal::new(true);
    let pace = RwSignal::new(None);
    // Who leaves is replaced by the usual bot.
    let absent = RwSignal::new(Some(Level::default()));
    let problem = RwSignal::new(None);
    let under_way = RwSignal::new(false);
    let begin = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let name = name.get_untracked().trim().to_owned();
        if name.is_empty() {
            return problem.set(Some(speech.say(&page("name_needed"))));
        }
        settings.change(|liking| liking.name.clone_from(&name));
        let seats = count.get_untracked();
        let mut options = options.get_untracked();
        options.retain(|(id, _): &(String, String)| {
            !meta.options.iter().any(|option| option.id == id && is_needed(option, seats))
        });
        let bot = |level| Absent::Bot(BotId(BotName::Level(level).to_string()));
        let terms = Terms {
            game: meta.id.to_owned(),
            seats,
            options,
            by_chance: by_chance.get_untracked(),
            public: public.get_untracked(),
            bots: bots.get_untracked(),
            pace: pace.get_untracked(),
            absent: absent.get_untracked().map_or(Absent::Ends, bot),
        };
        under_way.set(true);
        problem.set(None);
        house.open(terms, name, move |refusal| {
            // The screen may have been left meanwhile.
            let _ = problem.try_set(Some(refusal.words));
            let _ = under_way.try_set(false);
        });
    };
    let modules = games::modules(meta.id);
    let flag = move |name: &'static str, about: &'static str, signal: RwSignal<bool>| {
        view! {
            <label class="field flag">
                <span>{text(name)}</span>
                <input
                    type="checkbox"
                    name=name
                    prop:checked=signal
                    on:change=move |event| signal.set(event_target_checked(&event))
                />
                <small>{text(about)}</small>
            </label>
        }
    };
    view! {
        <form class="set-up" on:submit=begin>
            <h1>{move || speech.text_of(&format!("{}-game", meta.id))}</h1>
            <p>{text("open_about")}</p>
            <fieldset class="seats">
                <legend>{text("players")}</legend>
                <div class="count" role="radiogroup" aria-label=text("how_many")>
                    {meta
                        .seats
                        .clone()
                        .map(|number| {
                            view! {
                                <label class="chip">
                                    <input
                                        type="radio"
                                        name="count"
                                        value=number.to_string()
                                        checked=move || number == count.get()
                                        on:change=move |_| count.set(number)
                                    />
                                    {number}
                                </label>
                            }
                        })
                        .collect_view()}
                </div>
                <label class="field">
                    <span>{text("your_name")}</span>
                    <input
                        name="name"
                        autocomplete="nickname"
                        maxlength=LONGEST_NAME.to_string()
                        prop:value=name
                        on:input=move |event| name.set(event_target_value(&event))
                    />
                    <small>{text("your_name_about")}</small>
                </label>
                {flag("by_chance", "by_chance_about", by_chance)}
            </fieldset>
            {(!modules.is_empty()).then(|| view! { <Modules meta modules options count /> })}
            <fieldset class="options">
                <legend>{text("table_rules")}</legend>
                {flag("public_table", "public_table_about", public)}
                {flag("bots_allowed", "bots_allowed_about", bots)}
                <ChoosePace pace />
                <ChooseAbsent absent bots />
            </fieldset>
            <details class="table-options">
                <summary>{text("options")}</summary>
                <fieldset class="options">
                    {meta
                        .options
                        .iter()
                        .filter(|option| !modules.contains(&option.id))
                        .map(|option| view! { <Choice meta option options count /> })
                        .collect_view()}
                </fieldset>
            </details>
            <Connection />
            <Refused problem />
            <p class="actions">
                <button
                    class="primary"
                    id="open-table"
                    type="submit"
                    disabled=move || under_way.get()
                >
                    {text("open_table")}
                </button>
            </p>
        </form>
    }
}

/// How long everybody may think.
#[component]
fn ChoosePace(pace: RwSignal<Option<Pace>>) -> impl IntoView {
    let speech = Speech::get();
    let kind = RwSignal::new(Kind::Free);
    let choose = move |event| {
        let id: String = event_target_value(&event);
        let chosen = Kind::ALL.into_iter().find(|kind| kind.id() == id).unwrap_or(Kind::Free);
        kind.set(chosen);
        pace.set(chosen.paces().map(|(_, usual)| usual));
    };
    let kinds = Kind::ALL.into_iter().map(move |kind| {
        let id = kind.id();
        view! { <option value=id>{move || speech.name(Name::new("page-pace", id))}</option> }
    });
    let change = move |part: usize, event: leptos::ev::Event| {
        let Ok(seconds) = event_target_value(&event).parse::<u32>() else { return };
        pace.update(|pace| {
            if let Some(pace) = pace {
                *(if part == 0 { &mut pace.turn } else { &mut pace.bank }) = seconds;
            }
        });
    };
    let part = move |part: usize, all: &'static [u32], usual: u32| {
        let names = ["turn_time", "bank_time"];
        let values = all.iter().map(move |&seconds| {
            let words = move || speech.say(&length(seconds));
            view! {
                <option value=seconds.to_string() selected=seconds == usual>
                    {words}
                </option>
            }
        });
        view! {
            <label class="field">
                <span>{text(names[part])}</span>
                <select name=names[part] on:change=move |event| change(part, event)>
                    {values.collect_view()}
                </select>
            </label>
        }
    };
    let parts = move || {
        let ([turns, banks], usual) = kind.get().paces()?;
        Some(view! {
            {part(0, turns, usual.turn)}
            {part(1, banks, usual.bank)}
        })
    };
    view! {
        <label class="field">
            <span>{text("table_pace")}</span>
            <select name="pace" on:change=choose>
                {kinds.collect_view()}
            </select>
            <small>{text("pace_about")}</small>
        </label>
        {parts}
    }
}

/// What becomes of the seat of whoever leaves.
#[component]
fn ChooseAbsent(absent: RwSignal<Option<Level>>, bots: RwSignal<bool>) -> impl IntoView {
    let speech = Speech::get();
    Effect::new(move || {
        if !bots.get() {
            absent.set(None);
        }
    });
    let choose = move |event| absent.set(event_target_value(&event).parse::<Level>().ok());
    let level = move |level: &'static Level| {
        let id = level.id();
        view! {
            <option value=id selected=move || absent.get() == Some(*level)>
                {move || speech.name(Name::new("page-level", id))}
            </option>
        }
    };
    view! {
        <label class="field">
            <span>{text("absent")}</span>
            <select name="absent" on:change=choose disabled=move || !bots.get()>
                <option value="ends" selected=move || absent.get().is_none()>
                    {text("absent_ends")}
                </option>
                {Level::ALL.iter().map(level).collect_view()}
            </select>
            <small>{text("absent_about")}</small>
        </label>
    }
}
