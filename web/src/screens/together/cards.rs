//! A table in a list.

use leptos::prelude::*;
use patolli_game::{Seat, Seats};
use patolli_tables::{Phase, Place, Sitter, UserId};
use patolli_wire::Card;

use super::Agreed;
use super::menu::{bot_at, bot_name};
use crate::browser::route::Route;
use crate::house::{House, waits_for};
use crate::icons::{Mark, Thinking};
use crate::screens::keep;
use crate::speech::{Speech, page, short};
use crate::table::{Banner, called, chairs_at};

#[component]
pub fn TableCard(card: Card) -> impl IntoView {
    let (speech, house) = (Speech::get(), House::get());
    let me = house.me();
    let game = card.terms.game.clone();
    let title = move || speech.text_of(&format!("{game}-game"));
    let own = |place: &Place| match place.sitter {
        Sitter::Person(user) | Sitter::Bot { instead: Some(user), .. } => Some(user) == me,
        _ => false,
    };
    let plays = card.places.iter().any(own);
    let waits = me.is_some_and(|me| waits_for(&card, me));
    let free = free_for(&card.places, me);
    let missed = names_of_missed(&card.places);
    let (phase, round, aside) = (card.phase, card.round, card.aside);
    let chairs = chairs_at(&card.places, me.unwrap_or(UserId(0)));
    let names = StoredValue::new(called(&chairs, ""));
    let score = card.score.clone();
    let sits = |seat: &Seat| card.places.get(seat.index()).map(|place| &place.sitter);
    let won_by_me = score.as_ref().is_some_and(|score| match &score.winners[..] {
        [only] => me.is_some_and(|me| sits(only) == Some(&Sitter::Person(me))),
        _ => false,
    });
    let winners: Seats = score.iter().flat_map(|score| score.winners.iter().copied()).collect();
    let state = move || {
        let won = page("won_by").seats("winners", winners).number("count", winners.len() as i64);
        let say = |phrase| names.with_value(|names| speech.say_of(&phrase, names));
        say(match phase {
            _ if aside => page("table_aside"),
            Phase::Gathering if waits => page("seat_kept_for_you"),
            Phase::Gathering if free == 0 && !missed.is_empty() => {
                page("waits_for").text("names", &missed)
            }
            Phase::Gathering => page("seats_free").number("count", free as i64),
            Phase::Playing if waits => page("waits_for_you"),
            Phase::Playing => page("in_round").number("round", round),
            Phase::Finished if won_by_me => page("won_by_you"),
            Phase::Finished if !winners.is_empty() => won,
            Phase::Finished => page("finished"),
            Phase::Ended(_) => page("table_ended"),
        })
    };
    let action = match phase {
        Phase::Gathering if waits || (!plays && free > 0) => "sit_down",
        Phase::Gathering => "to_table",
        Phase::Playing if plays => "go_on",
        _ => "look",
    };
    let label = {
        let (title, state) = (title.clone(), state.clone());
        move || format!("{}: {}, {}", speech.say(&page(action)), title(), state())
    };
    let deciding = card.waits_for.clone();
    let players = Seat::first(chairs.len()).zip(chairs).zip(&card.places);
    let players = players.map(|((seat, chair), place)| {
        let nobody = place.sitter == Sitter::Nobody;
        let banner: Banner = chair.banner;
        let kept_for = place.kept_for.as_ref().filter(|_| nobody).map(|kept| kept.name.clone());
        let name = move || match &kept_for {
            Some(name) => speech.say(&page("kept_seat").text("name", name)),
            None if nobody => speech.say(&page("free_seat")),
            None => chair.name.clone(),
        };
        let bot = bot_at(place);
        let thinks = phase == Phase::Playing && deciding.contains(&seat);
        let points = score.as_ref().and_then(|score| score.points.get(seat.index()).cloned());
        view! {
            <span class="player" class:free=nobody class:won=winners.contains(seat)>
                <Mark banner />
                {name}
                {bot.map(|bot| view! { <i class="bot">{move || bot_name(speech, &bot)}</i> })}
                {points.map(|points| view! { <b class="points">{short(points)}</b> })}
                {thinks.then(|| view! { <Thinking /> })}
            </span>
        }
    });
    let touched = card.touched.0;
    view! {
        <li class="kept" class:waits=waits>
            <a
                class="button"
                class:primary=waits || action == "sit_down"
                href=Route::At(card.table.0.clone()).to_string()
                aria-label=label
            >
                {move || speech.say(&page(action))}
            </a>
            <span class="what">
                <b>{title}</b>
                " · "
                <span class="state">{state}</span>
                <time>{move || keep::date(touched, speech.language())}</time>
                <span class="players">{players.collect_view()}</span>
                <Agreed terms=card.terms.clone() />
            </span>
        </li>
    }
}

/// How many seats there are at which this person could sit down.
pub fn free_for(places: &[Place], me: Option<UserId>) -> usize {
    let is_free = |place: &&Place| {
        let kept_for = place.kept_for.as_ref().map(|kept| kept.user);
        place.sitter == Sitter::Nobody && (kept_for.is_none() || kept_for == me)
    };
    places.iter().filter(is_free).count()
}

/// For whom seats are kept that they have not taken yet.
pub fn names_of_missed(places: &[Place]) -> String {
    let free = places.iter().filter(|place| place.sitter == Sitter::Nobody);
    let names: Vec<&str> =
        free.filter_map(|place| Some(place.kept_for.as_ref()?.name.as_str())).collect();
    names.join(", ")
}
