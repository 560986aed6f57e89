//! Who is at the table: there or not, thinking or not, with how much time.

use leptos::prelude::*;
use patolli_game::{Game, Seat};
use patolli_tables::{Place, Sitter, Time};

use super::clocks::{self, Reading};
use super::menu::{bot_at, bot_name};
use crate::boards::Stage;
use crate::house::Visit;
use crate::icons::Thinking;
use crate::speech::{Speech, page};

/// Is whoever has the seat there?
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum There {
    Yes,
    No,
    /// A bot always is.
    Bot,
}

impl There {
    const fn id(self) -> &'static str {
        match self {
            Self::Yes => "is_there",
            Self::No => "is_away",
            Self::Bot => "is_bot",
        }
    }
}

#[component]
pub fn People<G: Game>(visit: Visit, stage: Stage<G>) -> impl IntoView {
    let speech = Speech::get();
    let seconds = clocks::seconds();
    let seats = stage.scene.with_untracked(|scene| scene.standing.seats());
    let one = move |seat: Seat| {
        let there = Memo::new(move |_| {
            let present = visit.presence.with(|(people, _)| people.clone());
            let who = |place: &Place| match place.sitter {
                Sitter::Person(user) if present.contains(&user) => There::Yes,
                Sitter::Bot { .. } => There::Bot,
                _ => There::No,
            };
            let of = |room: &patolli_wire::Room| room.places.get(seat.index()).map(who);
            visit.room.with(|room| room.as_ref().and_then(of)).unwrap_or(There::No)
        });
        let clock = Memo::new(move |_| {
            seconds.track();
            if there.get() == There::Bot {
                return None;
            }
            let pace = visit.terms.with(|terms| terms.as_ref()?.pace)?;
            let clock = visit.room.with(|room| room.as_ref()?.clocks.get(seat.index()).copied())?;
            Some(clocks::read(clock, pace, Time(visit.house.now())))
        });
        let thinks = Memo::new(move |_| stage.scene.with(|scene| scene.deciding.contains(seat)));
        let said = move |id: &'static str| speech.say(&page(id));
        let time = move |reading: Reading| {
            let left = speech.say(&clocks::time(reading.left));
            view! {
                <b
                    class="clock"
                    class:soon=reading.soon
                    class:bank=reading.on_bank
                    class:runs=reading.runs
                    aria-label=speech.say(&page("time_left").text("time", left.clone()))
                >
                    {left.clone()}
                </b>
            }
        };
        view! {
            <li
                class:turn=move || thinks.get()
                class:away=move || there.get() == There::No
                class:own=move || visit.own_seats().contains(seat)
            >
                {move || stage.mark(seat)}
                <span class="name">{move || stage.name(seat)}</span>
                <span class="unseen">{move || said(there.get().id())}</span>
                {move || {
                    let of = |room: &patolli_wire::Room| {
                        room.places.get(seat.index()).and_then(bot_at)
                    };
                    let bot = visit.room.with(|room| room.as_ref().and_then(of));
                    bot.map(|bot| view! { <i class="bot">{bot_name(speech, &bot)}</i> })
                }}
                <i class=move || there.get().id() aria-hidden="true"></i>
                <Show when=move || thinks.get()>
                    <Thinking />
                </Show>
                {move || clock.get().map(time)}
            </li>
        }
    };
    let others = move || {
        let others = visit.presence.with(|(_, others)| *others);
        (others > 0).then(|| {
            let count = speech.say(&page("onlookers").number("count", others as i64));
            view! { <li class="onlookers">{count}</li> }
        })
    };
    view! {
        <ul class="people" aria-label=move || speech.say(&page("people"))>
            {Seat::first(seats).map(one).collect_view()}
            {others}
        </ul>
    }
}
