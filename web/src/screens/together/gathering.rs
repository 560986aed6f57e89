//! Before a game at a distance begins: who sits where, and the link for the others.

use leptos::prelude::*;
use patolli_game::Seat;
use patolli_tables::{Command, LONGEST_NAME, Place, Sitter};

use super::cards::{free_for, names_of_missed};
use super::menu::{bot_at, bot_name, bot_options, usual_bot};
use super::talk::Said;
use super::{Agreed, Connection, LinkToGive, Refused};
use crate::browser::route::{Route, address};
use crate::house::Visit;
use crate::icons::Mark;
use crate::settings::Settings;
use crate::speech::{Speech, page, text};
use crate::table::{Banner, chairs_at};

#[component]
pub fn Gathering(visit: Visit) -> impl IntoView {
    let (speech, settings) = (Speech::get(), Settings::get());
    let problem = RwSignal::new(None);
    let name = RwSignal::new(settings.with(|liking| liking.name.clone()));
    let seated = Memo::new(move |_| !visit.own_seats().is_empty());
    // Whoever sits down beside oneself is called otherwise.
    Effect::new(move |before: Option<bool>| {
        let seated = seated.get();
        if seated && before != Some(true) {
            name.set(String::new());
        }
        seated
    });
    let places = Memo::new(move |_| {
        visit.room.with(|room| room.as_ref().map(|room| room.places.clone()).unwrap_or_default())
    });
    let free = Memo::new(move |_| places.with(|places| free_for(places, visit.me())));
    let terms = visit.terms.get_untracked();
    let title = {
        let key = terms.as_ref().map(|terms| format!("{}-game", terms.game));
        move || key.as_ref().map(|key| speech.text_of(key))
    };
    let state = move || {
        let missed = places.with(|places| names_of_missed(places));
        speech.say(&match free.get() {
            0 if !missed.is_empty() => page("waits_for").text("names", &missed),
            free => page("seats_free").number("count", free as i64),
        })
    };
    let row = move |at: usize| view! { <Row visit at places name problem /> };
    let sits = move || free.get() > 0;
    let seats = places.with_untracked(Vec::len);
    view! {
        <div class="gathering">
            <h1>{title}" "<span class="round" role="status">{state}</span></h1>
            {terms.map(|terms| view! { <Agreed terms /> })}
            <Connection />
            <LinkToGive label="invite_link" link=address(&Route::At(visit.id().0)) />
            <section class="panel" aria-label=text("players")>
                <h2>{text("players")}</h2>
                <Show when=sits>
                    <label class="field">
                        <span>
                            {move || {
                                speech
                                    .say(
                                        &page(
                                            if seated.get() { "name_beside" } else { "your_name" },
                                        ),
                                    )
                            }}
                        </span>
                        <input
                            id="sit-name"
                            autocomplete="nickname"
                            maxlength=LONGEST_NAME.to_string()
                            prop:value=name
                            on:input=move |event| name.set(event_target_value(&event))
                        />
                    </label>
                </Show>
                <ol class="rows">{(0..seats).map(row).collect_view()}</ol>
                <Refused problem />
                <p>{text("begins_when_full")}</p>
            </section>
            <section class="panel talk" aria-label=text("talk")>
                <h2>{text("talk")}</h2>
                <Said visit />
            </section>
            <p class="actions">
                <a class="button" href=Route::Together.to_string()>
                    {text("to_tables")}
                </a>
                <Show when=move || visit.keeps()>
                    <button
                        id="close-table"
                        class="quiet"
                        on:click=move |_| visit.try_to(Command::Close, problem)
                    >
                        {text("close_table")}
                    </button>
                </Show>
            </p>
        </div>
    }
}

/// One seat: who sits there, and what can be done about it.
#[component]
fn Row(
    visit: Visit,
    at: usize,
    places: Memo<Vec<Place>>,
    name: RwSignal<String>,
    problem: RwSignal<Option<String>>,
) -> impl IntoView {
    let (speech, settings) = (Speech::get(), Settings::get());
    let Some(seat) = Seat::new(at) else { return ().into_any() };
    let place =
        Memo::new(move |_| places.with(|places| places.get(at).cloned().unwrap_or_default()));
    let banner = Banner::ALL[at % Banner::ALL.len()];
    let bot = RwSignal::new(usual_bot());
    let sit = move |_| {
        let called = name.get_untracked().trim().to_owned();
        if called.is_empty() {
            return problem.set(Some(speech.say(&page("name_needed"))));
        }
        if visit.own_seats().is_empty() {
            settings.change(|liking| liking.name.clone_from(&called));
        }
        visit.try_to(Command::Sit { seat, name: called }, problem);
    };
    let called = move || {
        let me = visit.me().unwrap_or(patolli_tables::UserId(0));
        let chairs = places.with(|places| chairs_at(places, me));
        let Place { sitter, kept_for, .. } = place.get();
        match (sitter, kept_for) {
            (Sitter::Nobody, Some(kept)) => speech.say(&page("kept_seat").text("name", &kept.name)),
            (Sitter::Nobody, None) => speech.say(&page("free_seat")),
            _ => chairs.get(at).map(|chair| chair.name.clone()).unwrap_or_default(),
        }
    };
    let kept_for = move || place.with(|place| place.kept_for.as_ref().map(|kept| kept.user));
    let bots_allowed =
        move || visit.terms.with(|terms| terms.as_ref().is_some_and(|terms| terms.bots));
    // Sitting down once more, for somebody beside oneself, is not what one came for.
    let alone = move || visit.own_seats().is_empty();
    let deeds = move || match place.get().sitter {
        Sitter::Nobody => {
            let engages = visit.keeps() && bots_allowed();
            let for_others = kept_for().is_some_and(|user| Some(user) != visit.me());
            let free = move |_| visit.try_to(Command::Free { seat }, problem);
            view! {
                {(!for_others)
                    .then(|| {
                        view! {
                            <button class="sit" class:primary=alone on:click=sit>
                                {text("sit_down")}
                            </button>
                        }
                    })}
                {(for_others && visit.keeps())
                    .then(|| {
                        view! {
                            <button class="free-seat" on:click=free>
                                {text("free_kept_seat")}
                            </button>
                        }
                    })}
                {engages
                    .then(|| {
                        let engage = move |_| {
                            let bot = bot.get_untracked();
                            visit.try_to(Command::Engage { seat, bot }, problem);
                        };
                        view! {
                            <span class="engage">
                                <select
                                    aria-label=text("which_bot")
                                    on:change=move |event| {
                                        bot.set(patolli_tables::BotId(event_target_value(&event)));
                                    }
                                >
                                    {bot_options(visit, speech, &bot.get_untracked())}
                                </select>
                                <button class="add-bot" on:click=engage>
                                    {text("add_bot")}
                                </button>
                            </span>
                        }
                    })}
            }
            .into_any()
        }
        Sitter::Person(user) if Some(user) == visit.me() => {
            let stand = move |_| visit.try_to(Command::Stand { seat }, problem);
            view! {
                <button class="stand" on:click=stand>
                    {text("get_up")}
                </button>
            }
            .into_any()
        }
        Sitter::Bot { .. } if visit.keeps() => {
            let dismiss = move |_| visit.try_to(Command::Dismiss { seat }, problem);
            view! {
                <button class="dismiss" on:click=dismiss>
                    {text("dismiss_bot")}
                </button>
            }
            .into_any()
        }
        _ => ().into_any(),
    };
    view! {
        <li class="seat-row" class:free=move || place.get().sitter == Sitter::Nobody>
            <Mark banner />
            <span class="name">{called}</span>
            {move || {
                let bot = place.with(bot_at);
                bot.map(|bot| view! { <i class="bot">{bot_name(speech, &bot)}</i> })
            }}
            <span class="actions">{deeds}</span>
        </li>
    }
    .into_any()
}
