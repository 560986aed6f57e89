//! Somebody asks the others to go back to before their turn.

use leptos::prelude::*;
use patolli_game::{Game, Seat, Seats};
use patolli_tables::{Asked, Command, Sitter};

use super::Refused;
use crate::boards::Stage;
use crate::house::Visit;
use crate::speech::{page, text};

/// What is asked, and who agreed.
type Wish = (Asked, Vec<Seat>);

#[component]
pub fn GoingBack<G: Game>(visit: Visit, stage: Stage<G>) -> impl IntoView {
    let problem = RwSignal::new(None);
    let asked: Memo<Option<Wish>> =
        Memo::new(move |_| visit.room.with(|room| room.as_ref()?.asked.clone()));
    // Those of the seats here that have not answered.
    let own = move || -> Seats {
        let me = visit.me();
        let granted: Seats = asked.get().into_iter().flat_map(|(_, granted)| granted).collect();
        let mine = visit.room.with(|room| -> Seats {
            let places = room.as_ref().map(|room| room.places.clone()).unwrap_or_default();
            let own = Seat::first(places.len()).zip(places);
            let own = own.filter(|(_, place)| match place.sitter {
                Sitter::Person(user) => Some(user) == me,
                _ => false,
            });
            own.map(|(seat, _)| seat).collect()
        });
        mine - granted
    };
    let is_mine = move |wish: &Wish| {
        let me = visit.me();
        let seat = wish.0.seat;
        visit.room.with(|room| {
            let place = room.as_ref().and_then(|room| room.places.get(seat.index()));
            place.is_some_and(|place| match place.sitter {
                Sitter::Person(user) => Some(user) == me,
                _ => false,
            })
        })
    };
    let answer = move |grant: bool| {
        for seat in own() {
            visit.try_to(Command::AnswerBack { seat, grant }, problem);
            if !grant {
                return;
            }
        }
    };
    move || {
        let wish = asked.get()?;
        let (seat, mine, open) = (wish.0.seat, is_mine(&wish), !own().is_empty());
        let id = if mine { "asks_back_self" } else { "asks_back" };
        let withdraw = move |_| {
            visit.try_to(Command::AnswerBack { seat, grant: false }, problem);
        };
        Some(view! {
            <div class="reviewing going-back" role="alert">
                <span>{stage.say(&page(id).seat("seat", seat))}</span>
                {open
                    .then(|| {
                        view! {
                            <button id="grant" class="primary" on:click=move |_| answer(true)>
                                {text("grant")}
                            </button>
                        }
                    })}
                {(open && !mine)
                    .then(|| {
                        view! {
                            <button id="decline" on:click=move |_| answer(false)>
                                {text("decline")}
                            </button>
                        }
                    })}
                {mine
                    .then(|| {
                        view! {
                            <button id="withdraw" on:click=withdraw>
                                {text("withdraw")}
                            </button>
                        }
                    })}
                <Refused problem />
            </div>
        })
    }
}
