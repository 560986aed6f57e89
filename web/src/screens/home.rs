//! Home: the games, those begun, and records.

use leptos::prelude::*;
use patolli_game::{Meta, Seat, Seats};
use patolli_shelf::metas;

use super::first::{Asked, PlayedBefore};
use super::guide;
use super::keep;
use super::notes::{DamagedNote, Problem};
use super::opening::Opening;
use super::record::OpenRecord;
use crate::browser::route::Route;
use crate::house::House;
use crate::icons::Mark;
use crate::speech::{Speech, page, short, text};
use crate::table::{Chair, Damaged, Saved, Sitter, called};

#[component]
pub fn Home() -> impl IntoView {
    let asked: Asked = RwSignal::new(None);
    view! {
        <div class="home" inert=move || asked.get().is_some()>
            <section class="welcome">
                <h1>"Patolli"</h1>
                <p>{text("welcome")}</p>
            </section>
            <Together />
            <Continue />
            <section class="games" aria-label=text("games")>
                {metas().iter().map(|meta| view! { <Playable meta asked /> }).collect_view()}
            </section>
            <OpenRecord />
            <p class="small-print">{text("unofficial")}</p>
        </div>
        <PlayedBefore asked />
    }
}

/// The way to tables with others, if the page comes from a house that keeps them.
#[component]
fn Together() -> impl IntoView {
    let (speech, house) = (Speech::get(), House::get());
    let waiting = Memo::new(move |_| house.waiting());
    let waits = move || speech.say(&page("tables_wait").number("count", waiting.get() as i64));
    house.is_here.then(|| {
        view! {
            <p class="actions to-others">
                <a class="button primary" id="together" href=Route::Together.to_string()>
                    {text("play_with_others")}
                </a>
                <span>
                    {move || {
                        if waiting.get() > 0 {
                            waits()
                        } else {
                            speech.say(&page("together_short"))
                        }
                    }}
                </span>
            </p>
        }
    })
}

/// Players and time.
fn facts(players: [u16; 2], minutes: [u16; 2]) -> impl Fn() -> String {
    let speech = Speech::get();
    move || {
        speech.say(
            &page("facts")
                .number("least", players[0])
                .number("most", players[1])
                .number("from", minutes[0])
                .number("to", minutes[1]),
        )
    }
}

/// A game that can be played.
#[component]
fn Playable(meta: &'static &'static Meta, asked: Asked) -> impl IntoView {
    let speech = Speech::get();
    let key = format!("{}-game", meta.id);
    let about = {
        let key = key.clone();
        move || speech.about(&key)
    };
    let problem = RwSignal::new(None);
    let play = move |_| {
        if guide::is_new(meta.id) {
            asked.set(Some(meta));
        } else {
            problem.set(Opening::first(meta.id, meta.usual_seats).begin().err());
        }
    };
    let players = [*meta.seats.start() as u16, *meta.seats.end() as u16];
    let minutes = [*meta.minutes.start(), *meta.minutes.end()];
    view! {
        <article class="game">
            {crate::games::picture(meta.id)} <div class="words">
                <h2>{move || speech.text_of(&key)}</h2>
                <p class="facts">{facts(players, minutes)}</p>
                <p>{about}</p>
                <p class="actions">
                    <button class="primary" id=format!("play-{}", meta.id) on:click=play>
                        {text("play_now")}
                    </button>
                    <a class="button" href=Route::SetUp(meta.id.to_owned()).to_string()>
                        {text("set_up")}
                    </a>
                    {House::get()
                        .is_here
                        .then(|| {
                            view! {
                                <a
                                    class="button"
                                    href=Route::OpenTable(meta.id.to_owned()).to_string()
                                >
                                    {text("with_others")}
                                </a>
                            }
                        })}
                    <a
                        class="button quiet"
                        id=format!("learn-{}", meta.id)
                        href=Route::Lesson(meta.id.to_owned(), 1).to_string()
                    >
                        {text("learn")}
                    </a>
                    <a class="button quiet" href=Route::Guide(meta.id.to_owned()).to_string()>
                        {text("help")}
                    </a>
                </p>
                <Problem problem />
            </div>
        </article>
    }
}

/// How many games are listed at first.
const FEW: usize = 5;

/// What was begun, and what came of it, the latest first.
#[component]
fn Continue() -> impl IntoView {
    let speech = Speech::get();
    let kept = RwSignal::new(keep::all());
    let forget = Callback::new(move |id: String| {
        keep::forget(&id);
        kept.set(keep::all());
    });
    let folded = RwSignal::new(kept.with_untracked(Vec::len) > FEW);
    let shown = move || {
        let most = if folded.get() { FEW } else { usize::MAX };
        kept.get().into_iter().take(most).collect::<Vec<_>>()
    };
    let many = move || folded.get() && kept.with(Vec::len) > FEW;
    let count = move || speech.say(&page("all_games").number("count", kept.with(Vec::len) as i64));
    view! {
        <Show when=move || kept.with(|kept| !kept.is_empty())>
            <section class="continue" aria-label=text("continue")>
                <h2>{text("continue")}</h2>
                <ul>
                    <For each=shown key=|kept| kept.id.clone() let:kept>
                        {match kept.saved {
                            Ok(saved) => view! { <Begun id=kept.id saved forget /> }.into_any(),
                            Err(damaged) => {
                                view! { <Broken id=kept.id damaged forget /> }.into_any()
                            }
                        }}
                    </For>
                </ul>
                <Show when=many>
                    <p class="actions">
                        <button id="all-games" on:click=move |_| folded.set(false)>
                            {count}
                        </button>
                    </p>
                </Show>
            </section>
        </Show>
    }
}

/// How a game ended.
#[derive(Clone, Copy, Debug)]
enum Ended {
    /// Nobody wrote it down.
    Somehow,
    /// The person here won.
    ByYou,
    By(Seats),
}

impl Ended {
    fn of(chairs: &[Chair], leaders: &[usize]) -> Self {
        let winners: Seats = leaders.iter().filter_map(|&at| Seat::new(at)).collect();
        let nameless = |at: &usize| {
            let chair = chairs.get(*at);
            chair.is_some_and(|chair| chair.sitter == Sitter::Person && chair.name.is_empty())
        };
        match leaders {
            [] => Self::Somehow,
            [only] if nameless(only) => Self::ByYou,
            _ => Self::By(winners),
        }
    }
}

/// A game that can be continued, or looked at once it is over.
#[component]
fn Begun(id: String, saved: Saved, forget: Callback<String>) -> impl IntoView {
    let speech = Speech::get();
    let Saved { game, round, over, when, chairs, points, leaders, .. } = saved;
    let title = move || speech.text_of(&format!("{game}-game"));
    let date = move || keep::date(when, speech.language());
    let names = {
        let chairs = chairs.clone();
        Memo::new(move |_| called(&chairs, &speech.say(&page("you"))))
    };
    let ended = over.then(|| Ended::of(&chairs, &leaders));
    let players = Seat::first(chairs.len()).zip(chairs).map(|(seat, chair)| {
        let banner = chair.banner;
        let name = move || names.with(|names| names.of(seat).unwrap_or_default().to_owned());
        let points = points.get(seat.index()).cloned().map(short);
        view! {
            <span class="player" class:won=over && leaders.contains(&seat.index())>
                <Mark banner />
                {name}
                {points.map(|points| view! { <b class="points">{points}</b> })}
            </span>
        }
    });
    let state = move || match ended {
        None => speech.say(&page("in_round").number("round", round)),
        Some(Ended::Somehow) => speech.say(&page("finished")),
        Some(Ended::ByYou) => speech.say(&page("won_by_you")),
        Some(Ended::By(winners)) => {
            let won = page("won_by").seats("winners", winners);
            names.with(|names| speech.say_of(&won.number("count", winners.len() as i64), names))
        }
    };
    let go_on = move || speech.say(&page(if over { "look" } else { "go_on" }));
    let named = {
        let title = title.clone();
        move |id: &'static str| format!("{}: {}, {}", speech.say(&page(id)), title(), state())
    };
    let (look, delete) = (named.clone(), named);
    view! {
        <li class="kept">
            <a
                class="button primary"
                href=Route::Table(id.clone()).to_string()
                aria-label=move || look(if over { "look" } else { "go_on" })
            >
                {go_on}
            </a>
            <span class="what">
                <b>{title}</b>
                " · "
                <span class="state">{state}</span>
                <time>{date}</time>
                <span class="players">{players.collect_view()}</span>
            </span>
            <Forget id label=Signal::derive(move || delete("forget")) forget />
        </li>
    }
}

/// A kept game that cannot be read: a sentence, and the text of it to be saved.
#[component]
fn Broken(id: String, damaged: Damaged, forget: Callback<String>) -> impl IntoView {
    view! {
        <li class="kept damaged">
            <DamagedNote id=id.clone() problem=damaged.problem />
            <Forget id label=Signal::derive(text("forget")) forget />
        </li>
    }
}

/// Deletes a kept game, after asking once more.
#[component]
fn Forget(id: String, label: Signal<String>, forget: Callback<String>) -> impl IntoView {
    let asked = RwSignal::new(false);
    let id = StoredValue::new(id);
    view! {
        <Show
            when=move || asked.get()
            fallback=move || {
                view! {
                    <button class="quiet" aria-label=label on:click=move |_| asked.set(true)>
                        {text("forget")}
                    </button>
                }
            }
        >
            <span class="actions">
                <button class="danger" on:click=move |_| forget.run(id.get_value())>
                    {text("forget_for_good")}
                </button>
                <button on:click=move |_| asked.set(false)>{text("keep")}</button>
            </span>
        </Show>
    }
}
