//! Somebody asks the others to go back to before their turn.

use std::time::Duration;

use leptos::prelude::*;
use patolli_game::{Game, Seat, Seats};
use patolli_tables::{Asked, Command, Phase, Sitter};

use super::Refused;
use crate::boards::Stage;
use crate::house::Visit;
use crate::speech::{page, text};

/// How long it is said that nobody goes back.
const SAID: Duration = Duration::from_secs(8);

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
    // What became of it is said for a while: granted, the board shows it.
    let stays = RwSignal::new(false);
    Effect::new(move |before: Option<(bool, usize)>| {
        let asks = asked.with(Option::is_some);
        let decided = visit.mirror.with(|all| {
            let game = all.as_ref().and_then(|mirror| mirror.game.as_ref());
            game.map_or(0, |told| told.deciders.len())
        });
        let ends = before.is_some_and(|(asked, count)| asked && !asks && decided >= count);
        if ends && visit.phase() == Some(Phase::Playing) {
            stays.set(true);
            let gone = move || {
                // The table may have been left meanwhile.
                let _ = stays.try_set(false);
            };
            set_timeout(gone, SAID);
        }
        if asks {
            stays.set(false);
        }
        (asks, decided)
    });
    let answer = move |grant: bool| {
        for seat in own() {
            visit.try_to(Command::AnswerBack { seat, grant }, problem);
            if !grant {
                return;
            }
        }
    };
    let said = move || {
        stays.get().then(|| {
            view! {
                <div class="reviewing going-back" role="status">
                    <span>{text("nobody_goes_back")}</span>
                </div>
            }
        })
    };
    let question = move || {
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
    };
    view! { {question} {said} }
}
