//! Home: the games, what was begun, and records.

use leptos::prelude::*;
use patolli_game::{Game, Meta, Phrase, Seat};
use patolli_shelf::{Visitor, metas, visit};

use super::keep::{self, Kept};
use super::opening::{Opening, Problem};
use super::record::OpenRecord;
use crate::browser::file;
use crate::browser::route::Route;
use crate::icons::Mark;
use crate::speech::{Speech, page, text};
use crate::table::{Damaged, Saved};

/// A game that is on its way: its id, players and minutes.
const COMING: [(&str, [u16; 2], [u16; 2]); 2] =
    [("tzolkin", [2, 5], [90, 120]), ("mexica", [2, 4], [60, 90])];

#[component]
pub fn Home() -> impl IntoView {
    view! {
        <div class="home">
            <section class="welcome">
                <h1>"Patolli"</h1>
                <p>{text("welcome")}</p>
            </section>
            <Continue />
            <section class="games" aria-label=text("games")>
                {metas().iter().map(|meta| view! { <Playable meta /> }).collect_view()}
                {COMING
                    .into_iter()
                    .filter(|(id, ..)| metas().iter().all(|meta| meta.id != *id))
                    .map(|(id, players, minutes)| view! { <Coming id players minutes /> })
                    .collect_view()}
            </section>
            <OpenRecord />
            <p class="small-print">{text("unofficial")}</p>
        </div>
    }
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
fn Playable(meta: &'static &'static Meta) -> impl IntoView {
    let speech = Speech::get();
    let key = format!("{}-game", meta.id);
    let about = {
        let key = key.clone();
        move || speech.about(&key)
    };
    let problem = RwSignal::new(None);
    let play = move |_| problem.set(Opening::first(meta.id, meta.usual_seats).begin().err());
    let players = [*meta.seats.start() as u16, *meta.seats.end() as u16];
    let minutes = [*meta.minutes.start(), *meta.minutes.end()];
    view! {
        <article class="game">
            {crate::boards::picture(meta.id)}
            <div class="words">
                <h2>{move || speech.text_of(&key)}</h2>
                <p class="facts">{facts(players, minutes)}</p>
                <p>{about}</p>
                <p class="actions">
                    <button class="primary" id=format!("play-{}", meta.id) on:click=play>{text("play_now")}</button>
                    <a class="button" href=Route::SetUp(meta.id.to_owned()).to_string()>{text("set_up")}</a>
                </p>
                <Problem problem />
            </div>
        </article>
    }
}

/// A game that is on its way.
#[component]
fn Coming(id: &'static str, players: [u16; 2], minutes: [u16; 2]) -> impl IntoView {
    let speech = Speech::get();
    let key = format!("page-game-{id}");
    let about = {
        let key = key.clone();
        move || speech.about(&key)
    };
    view! {
        <article class="game coming">
            {crate::boards::picture(id)}
            <div class="words">
                <h2>{move || speech.text_of(&key)}</h2>
                <p class="facts">{facts(players, minutes)}</p>
                <p>{about}</p>
                <p class="not-yet">{text("not_yet")}</p>
            </div>
        </article>
    }
}

/// What was begun, and what came of it.
#[component]
fn Continue() -> impl IntoView {
    let kept = RwSignal::new(keep::all());
    let forget = move |id: &str| {
        keep::forget(id);
        kept.set(keep::all());
    };
    view! {
        <Show when=move || kept.with(|kept| !kept.is_empty())>
            <section class="continue" aria-label=text("continue")>
                <h2>{text("continue")}</h2>
                <ul>
                    <For each=move || kept.get() key=|kept| kept.id.clone() let:kept>
                        {match &kept.saved {
                            Ok(saved) => match summary(saved) {
                                Ok(summary) => begun(&kept, saved, summary, forget).into_any(),
                                Err(damaged) => broken(&kept, &damaged, forget).into_any(),
                            },
                            Err(damaged) => broken(&kept, damaged, forget).into_any(),
                        }}
                    </For>
                </ul>
            </section>
        </Show>
    }
}

/// Where a kept game stands.
struct Summary {
    game: &'static str,
    round: u16,
    over: bool,
}

struct Summarise<'a>(&'a Saved);

impl Visitor for Summarise<'_> {
    type Output = Result<Summary, Damaged>;

    fn visit<G: Game>(self) -> Self::Output {
        let table = self.0.open::<G>()?;
        Ok(Summary { game: G::META.id, round: table.game().round(), over: table.is_over() })
    }
}

fn summary(saved: &Saved) -> Result<Summary, Damaged> {
    let game = saved.record()?.game.value;
    visit(&game, Summarise(saved))?
}

fn begun(
    kept: &Kept,
    saved: &Saved,
    summary: Summary,
    forget: impl Fn(&str) + Copy + 'static,
) -> impl IntoView {
    let speech = Speech::get();
    let id = kept.id.clone();
    let players = Seat::first(saved.chairs.len()).zip(saved.chairs.clone()).map(|(_, chair)| {
        view! { <span class="player"><Mark banner=chair.banner /> {chair.name}</span> }
    });
    let state = move || {
        let phrase = if summary.over {
            page("finished")
        } else {
            page("in_round").number("round", summary.round)
        };
        speech.say(&phrase)
    };
    let go_on = if summary.over { text("look").into_any() } else { text("go_on").into_any() };
    view! {
        <li class="kept">
            <a class="button primary" href=Route::Table(id.clone()).to_string()>{go_on}</a>
            <span class="what">
                <b>{move || speech.text_of(&format!("{}-game", summary.game))}</b>" · "{state}
                <span class="players">{players.collect_view()}</span>
            </span>
            <button class="quiet" on:click=move |_| forget(&id)>{text("forget")}</button>
        </li>
    }
}

/// A kept game that cannot be read: a sentence, and the text of it to be saved.
fn broken(kept: &Kept, damaged: &Damaged, forget: impl Fn(&str) + Copy + 'static) -> impl IntoView {
    let id = kept.id.clone();
    view! {
        <li class="kept damaged">
            <DamagedNote id=id.clone() problem=damaged.problem.clone() />
            <button class="quiet" on:click=move |_| forget(&id)>{text("forget")}</button>
        </li>
    }
}

/// What is wrong with a kept game, and its text for download.
#[component]
pub fn DamagedNote(id: String, problem: Phrase) -> impl IntoView {
    let speech = Speech::get();
    let sentence = move || speech.say(&page("damaged").phrase("problem", problem.clone()));
    let save = move |_| {
        if let Some(raw) = keep::text(&id) {
            file::save(&format!("patolli-{id}.txt"), &raw);
        }
    };
    view! {
        <p class="problem" role="alert">{sentence}</p>
        <button on:click=save>{text("save_raw")}</button>
    }
}
