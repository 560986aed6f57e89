//! A table in a list.

use leptos::prelude::*;
use patolli_game::Seat;
use patolli_tables::{Phase, Sitter};
use patolli_wire::Card;

use super::Agreed;
use crate::browser::route::Route;
use crate::house::{House, waits_for};
use crate::icons::{Mark, Thinking};
use crate::screens::keep;
use crate::speech::{Speech, page};
use crate::table::{Banner, chairs_at};

#[component]
pub fn TableCard(card: Card) -> impl IntoView {
    let (speech, house) = (Speech::get(), House::get());
    let me = house.me();
    let game = card.terms.game.clone();
    let title = move || speech.text_of(&format!("{game}-game"));
    let own = |place: &patolli_tables::Place| match place.sitter {
        Sitter::Person(user) | Sitter::Bot { instead: Some(user), .. } => Some(user) == me,
        _ => false,
    };
    let plays = card.places.iter().any(own);
    let waits = me.is_some_and(|me| waits_for(&card, me));
    let free = card.places.iter().filter(|place| place.sitter == Sitter::Nobody).count();
    let (phase, round, aside) = (card.phase, card.round, card.aside);
    let state = move || {
        speech.say(&match phase {
            _ if aside => page("table_aside"),
            Phase::Gathering => page("seats_free").number("count", free as i64),
            Phase::Playing if waits => page("waits_for_you"),
            Phase::Playing => page("in_round").number("round", round),
            Phase::Finished => page("finished"),
            Phase::Ended(_) => page("table_ended"),
        })
    };
    let action = match phase {
        Phase::Gathering if !plays && free > 0 => "sit_down",
        Phase::Gathering => "to_table",
        Phase::Playing if plays => "go_on",
        _ => "look",
    };
    let label = {
        let title = title.clone();
        move || format!("{}: {}, {}", speech.say(&page(action)), title(), state())
    };
    let chairs = chairs_at(&card.places, me.unwrap_or(patolli_tables::UserId(0)));
    let deciding = card.waits_for.clone();
    let players = Seat::first(chairs.len()).zip(chairs).zip(&card.places);
    let players = players.map(|((seat, chair), place)| {
        let nobody = place.sitter == Sitter::Nobody;
        let banner: Banner = chair.banner;
        let name = move || {
            if nobody { speech.say(&page("free_seat")) } else { chair.name.clone() }
        };
        let thinks = phase == Phase::Playing && deciding.contains(&seat);
        view! {
            <span class="player" class:free=nobody>
                <Mark banner />
                {name}
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
