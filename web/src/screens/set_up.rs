//! Setting a game up: who sits where, and what the table agrees on.

use leptos::prelude::*;
use patolli_bots::Level;
use patolli_game::{Meta, Name, OptionKind, OptionSpec, Phrase, Seat};
use patolli_shelf::metas;

use super::notes::{Nowhere, Problem};
use super::opening::{self, Opening, usual_chair};
use crate::browser::random;
use crate::games;
use crate::icons::Mark;
use crate::settings::Settings;
use crate::speech::{Speech, page, text};
use crate::table::{Banner, Chair, Last, Sitter, is_bot_name, name_bots};

/// The longest name.
pub const LONGEST_NAME: usize = 24;

#[component]
pub fn SetUp(game: String) -> impl IntoView {
    match metas().iter().find(|meta| meta.id == game) {
        Some(meta) => view! { <Form meta /> }.into_any(),
        None => view! { <Nowhere why="no_such_game" /> }.into_any(),
    }
}

#[component]
fn Form(meta: &'static &'static Meta) -> impl IntoView {
    let (speech, settings) = (Speech::get(), Settings::get());
    let count = RwSignal::new(meta.usual_seats);
    let most = *meta.seats.end();
    let chairs = RwSignal::new(Seat::first(most).map(usual_chair).collect::<Vec<Chair>>());
    // Those that were chosen; the others are as usual for this number of seats.
    let options = RwSignal::new(Vec::new());
    let seed = RwSignal::new(String::new());
    let by_chance = RwSignal::new(false);
    let problem = RwSignal::new(None);
    let begin = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let seed = match seed.get_untracked().trim() {
            "" => random::seed(),
            text => match text.parse() {
                Ok(seed) => seed,
                Err(_) => return problem.set(Some(page("bad_seed"))),
            },
        };
        let mut chairs: Vec<Chair> =
            chairs.get_untracked().into_iter().take(count.get_untracked()).collect();
        for chair in &mut chairs {
            chair.name = chair.name.trim().chars().take(LONGEST_NAME).collect();
        }
        name_bots(&mut chairs);
        let person = chairs.first().filter(|chair| chair.sitter == Sitter::Person);
        if let Some(person) = person {
            settings.change(|liking| liking.name.clone_from(&person.name));
        }
        // “You” would be ambiguous where several people share the screen.
        let people = chairs.iter().filter(|chair| chair.sitter == Sitter::Person).count();
        for (seat, chair) in Seat::first(most).zip(&mut chairs) {
            if people > 1 && chair.name.is_empty() {
                chair.name = speech.say(&page("player").number("seat", seat.number()));
            }
        }
        let (mut options, by_chance) = (options.get_untracked(), by_chance.get_untracked());
        options.retain(|(id, _)| {
            !meta.options.iter().any(|option| option.id == id && is_needed(option, chairs.len()))
        });
        let as_written = Last { chairs, options, by_chance };
        problem.set(Opening::like(meta.id, &as_written, seed).begin_as(&as_written).err());
    };
    let modules = games::modules(meta.id);
    view! {
        <form class="set-up" on:submit=begin>
            <h1>{move || speech.text_of(&format!("{}-game", meta.id))}</h1>
            {opening::last(meta).map(|last| view! { <SameAgain meta last problem /> })}
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
                                        checked=number == meta.usual_seats
                                        on:change=move |_| count.set(number)
                                    />
                                    {number}
                                </label>
                            }
                        })
                        .collect_view()}
                </div>
                <ol>
                    {Seat::first(most)
                        .map(|seat| view! { <Place seat chairs count /> })
                        .collect_view()}
                </ol>
                <label class="field flag">
                    <span>{text("by_chance")}</span>
                    <input
                        type="checkbox"
                        name="by_chance"
                        prop:checked=by_chance
                        on:change=move |event| by_chance.set(event_target_checked(&event))
                    />
                    <small>{text("by_chance_about")}</small>
                </label>
            </fieldset>
            {(!modules.is_empty()).then(|| view! { <Modules meta modules options count /> })}
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
            <details class="more">
                <summary>{text("more")}</summary>
                <label class="field">
                    <span>{text("seed")}</span>
                    <input
                        name="seed"
                        autocomplete="off"
                        maxlength="32"
                        prop:value=seed
                        on:input=move |event| seed.set(event_target_value(&event))
                    />
                    <small>{text("seed_about")}</small>
                </label>
            </details>
            <Problem problem />
            <p class="actions">
                <button class="primary" id="begin" type="submit">
                    {text("begin")}
                </button>
            </p>
        </form>
    }
}

/// Begins a game with the players and options of the last.
#[component]
fn SameAgain(meta: &'static Meta, last: Last, problem: RwSignal<Option<Phrase>>) -> impl IntoView {
    let speech = Speech::get();
    let chairs = last.chairs.clone();
    let players = chairs.into_iter().map(|chair| {
        let banner = chair.banner;
        let name = move || chair.called(&speech.say(&page("you"))).to_owned();
        view! {
            <span class="player">
                <Mark banner />
                {name}
            </span>
        }
    });
    let begin = move |_| {
        problem.set(Opening::like(meta.id, &last, random::seed()).begin_as(&last).err());
    };
    view! {
        <section class="same-again" aria-label=text("same_again")>
            <button type="button" id="same-again" class="primary" on:click=begin>
                {text("same_again")}
            </button>
            <span class="players">{players.collect_view()}</span>
            <small>{text("same_again_about")}</small>
        </section>
    }
}

/// Do so many players need it, whatever they like?
pub fn is_needed(option: &OptionSpec, seats: usize) -> bool {
    option.usual(seats) != option.default
}

/// One switch for a whole expansion, and one for each of its modules below it.
#[component]
pub fn Modules(
    meta: &'static Meta,
    modules: &'static [&'static str],
    options: RwSignal<Vec<(String, String)>>,
    count: RwSignal<usize>,
) -> impl IntoView {
    let speech = Speech::get();
    let of_modules = || meta.options.iter().filter(|option| modules.contains(&option.id));
    // Some numbers of players need a module, whatever one likes.
    let needed = move || of_modules().any(|option| is_needed(option, count.get()));
    let wanted = RwSignal::new(false);
    let switch = move |event| {
        wanted.set(event_target_checked(&event));
        options.update(|options| {
            options.retain(|(id, _)| !modules.contains(&id.as_str()));
            if wanted.get_untracked() {
                let on = |module: &&str| ((*module).to_owned(), true.to_string());
                options.extend(modules.iter().map(on));
            }
        });
    };
    let key = format!("page-expansion-{}", meta.id);
    let about = {
        let key = key.clone();
        move || speech.about(&key)
    };
    view! {
        <fieldset class="options modules">
            <label class="field flag">
                <span>{move || speech.text_of(&key)}</span>
                <input
                    type="checkbox"
                    name="modules"
                    prop:checked=wanted
                    on:change=switch
                />
                <small>{about}</small>
            </label>
            <div class="under" hidden=move || !wanted.get() && !needed()>
                {of_modules()
                    .map(|option| view! { <Choice meta option options count /> })
                    .collect_view()}
            </div>
        </fieldset>
    }
}

/// Who sits in one seat.
#[component]
fn Place(seat: Seat, chairs: RwSignal<Vec<Chair>>, count: RwSignal<usize>) -> impl IntoView {
    let speech = Speech::get();
    let at = seat.index();
    let chair = chairs.with_untracked(|chairs| chairs[at].clone());
    let banner = Memo::new(move |_| chairs.with(|chairs| chairs[at].banner));
    let name = Memo::new(move |_| chairs.with(|chairs| chairs[at].name.clone()));
    // Each mark belongs to one seat only: whoever had it takes the one that is given up.
    let choose_banner = move |event| {
        if let Ok(wanted) = event_target_value(&event).parse::<Banner>() {
            chairs.update(|chairs| {
                let own = chairs[at].banner;
                if let Some(other) = chairs.iter_mut().find(|chair| chair.banner == wanted) {
                    other.banner = own;
                }
                chairs[at].banner = wanted;
            });
        }
    };
    let choose_sitter = move |event| {
        let sitter = match event_target_value(&event).parse::<Level>() {
            Ok(level) => Sitter::Bot(level),
            Err(_) => Sitter::Person,
        };
        chairs.update(|chairs| {
            let people = |chair: &&Chair| chair.sitter == Sitter::Person;
            let alone = chairs.iter().take(count.get_untracked()).find(people).is_none();
            let chair = &mut chairs[at];
            // A name that nobody chose changes with who sits there.
            let person = speech.say(&page("player").number("seat", seat.number()));
            if sitter == Sitter::Person && is_bot_name(&chair.name) {
                chair.name = if alone { String::new() } else { person };
            } else if sitter != Sitter::Person && chair.name == person {
                chair.name.clear();
            }
            chair.sitter = sitter;
            name_bots(chairs);
        });
    };
    let number = move |id| move || speech.say(&page(id).number("seat", seat.number()));
    let banner_option = move |choice: &'static Banner| {
        let id = choice.id();
        view! {
            <option value=id selected=move || banner.get() == *choice>
                {move || speech.name(Name::new("page-banner", id))}
            </option>
        }
    };
    let level_option = move |level: &'static Level| {
        let id = level.id();
        view! {
            <option value=id selected=chair.sitter == Sitter::Bot(*level)>
                {move || speech.name(Name::new("page-level", id))}
            </option>
        }
    };
    view! {
        <li class="place" hidden=move || { at >= count.get() }>
            {move || view! { <Mark banner=banner.get() /> }}
            <select aria-label=number("mark_of") on:change=choose_banner>
                {Banner::ALL.iter().map(banner_option).collect_view()}
            </select>
            <input
                aria-label=number("name_of")
                prop:value=name
                placeholder=move || speech.say(&page("you"))
                maxlength=LONGEST_NAME.to_string()
                autocomplete="off"
                on:change=move |_| chairs.update(|chairs| name_bots(chairs))
                on:input=move |event| {
                    let name = event_target_value(&event);
                    chairs.update(|chairs| chairs[at].name = name);
                }
            />
            <select class="sitter" aria-label=number("sitter_of") on:change=choose_sitter>
                <option value="person" selected=chair.sitter == Sitter::Person>
                    {text("person")}
                </option>
                {Level::ALL.iter().map(level_option).collect_view()}
            </select>
        </li>
    }
}

/// One thing the table may choose, with a sentence about it.
#[component]
pub fn Choice(
    meta: &'static Meta,
    option: &'static OptionSpec,
    options: RwSignal<Vec<(String, String)>>,
    count: RwSignal<usize>,
) -> impl IntoView {
    let speech = Speech::get();
    let key = format!("{}-option-{}", meta.id, option.id);
    let about = {
        let key = key.clone();
        move || speech.about(&key)
    };
    let title = move || speech.text_of(&key);
    let set = move |value: String| {
        options.update(|options| {
            options.retain(|(id, _)| id != option.id);
            options.push((option.id.to_owned(), value));
        });
    };
    let value = move || {
        let chosen = |(id, value): &(String, String)| (id == option.id).then(|| value.clone());
        let chosen = options.with(|options| options.iter().find_map(chosen));
        let chosen = chosen.filter(|_| !is_needed(option, count.get()));
        chosen.unwrap_or_else(|| option.text(option.usual(count.get())))
    };
    let value_option = move |value: &'static str| {
        let key = format!("{}-value-{}-{value}", meta.id, option.id);
        let usual = option.text(option.default) == value;
        view! {
            <option value=value selected=usual>
                {move || speech.text_of(&key)}
            </option>
        }
    };
    let control = match option.kind {
        OptionKind::Flag => view! {
            <input
                type="checkbox"
                name=option.id
                prop:checked=move || value() == "true"
                disabled=move || is_needed(option, count.get())
                on:change=move |event| set(event_target_checked(&event).to_string())
            />
        }
        .into_any(),
        OptionKind::Choice(values) => view! {
            <select name=option.id on:change=move |event| set(event_target_value(&event))>
                {values.iter().map(|value| value_option(value)).collect_view()}
            </select>
        }
        .into_any(),
        OptionKind::Number { least, most } => view! {
            <input
                type="number"
                name=option.id
                min=least.to_string()
                max=most.to_string()
                prop:value=value
                on:change=move |event| set(event_target_value(&event))
            />
        }
        .into_any(),
    };
    let flag = option.kind == OptionKind::Flag;
    let matters = move || {
        let is_on = |other: &str| {
            options.with(|options| options.iter().any(|(id, value)| id == other && value == "true"))
        };
        option.matters(count.get(), is_on)
    };
    view! {
        <label class="field" class:flag=flag hidden=move || !matters()>
            <span>{title}</span>
            {control}
            <small>{about}</small>
        </label>
    }
}
