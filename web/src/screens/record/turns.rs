//! The turns of a record, round by round, beside the board.

use leptos::prelude::*;
use patolli_game::{Game, Play, Say as _};
use wasm_bindgen::JsCast;

use super::replayed::Replayed;
use crate::boards;
use crate::browser::find;
use crate::review::Judged;
use crate::speech::{Speech, page, short, text};
use crate::table::Turn;

/// A round, and the turns in it by their place in the list.
type Rounds = Vec<(u16, Vec<usize>)>;

fn by_round<E>(turns: &[Turn<E>]) -> Rounds {
    let mut rounds = Rounds::new();
    for (place, turn) in turns.iter().enumerate() {
        match rounds.last_mut() {
            Some((round, places)) if *round == turn.round => places.push(place),
            _ => rounds.push((turn.round, vec![place])),
        }
    }
    rounds
}

/// What the dearest mistake of a turn cost.
fn lost<E>(turn: &Turn<E>, judged: &[Judged]) -> Option<f64> {
    let own = judged.iter().filter(|one| one.is_mistake() && turn.numbers.contains(&one.number));
    own.map(|one| one.cost).max_by(f64::total_cmp)
}

#[component]
pub fn TurnList<G: Game>(replayed: Replayed<G>) -> impl IntoView {
    let speech = Speech::get();
    let Replayed { turns, learner, .. } = replayed;
    let current = Memo::new(move |_| replayed.turn());
    // Nobody sees the list, and nothing in it can be scrolled to, while somebody learns.
    let learns = Memo::new(move |_| learner.learns());
    // What is shown stays in sight within the list; the page itself stays where it is.
    Effect::new(move || {
        learns.track();
        current.track();
        turns.track();
        request_animation_frame(|| {
            if let Some(item) = find(".turns [aria-current]") {
                bring_into_sight(&item);
            }
        });
    });
    let round = move |(round, places): (u16, Vec<usize>)| {
        let items = places.into_iter().filter_map(move |place| item(replayed, current, place));
        view! {
            <h3>{move || speech.say(&page("round").number("round", round))}</h3>
            <ol>{items.collect_view()}</ol>
        }
    };
    view! {
        <div class="turns" role="region" aria-label=text("turns") tabindex="0">
            {move || turns.with(|turns| by_round(turns)).into_iter().map(round).collect_view()}
        </div>
    }
}

/// A turn in a line; pressing it goes to its first decision.
fn item<G: Game>(
    replayed: Replayed<G>,
    current: Memo<Option<usize>>,
    place: usize,
) -> Option<impl IntoView> {
    let Replayed { play, turns, stage, judged, .. } = replayed;
    let turn = turns.with_untracked(|turns| turns.get(place).cloned())?;
    let tale = (boards::of::<G>().tale)(&turn);
    if tale.deeds.is_empty() && turn.seat.is_none() {
        return None;
    }
    let (seat, first) = (turn.seat, turn.first());
    // What the table did is seen once it is done.
    let to = if seat.is_some() { turn.before() } else { turn.last() };
    let mut deeds = tale.told(G::META.units_per_point);
    if deeds.is_empty() {
        // A decision of which nothing came is told as it was offered.
        let told = |play: &Play<G>| {
            let step = |number: &usize| Some(play.steps().get(number - 1)?.decision.phrase());
            turn.numbers.iter().filter_map(step).collect()
        };
        deeds = play.with_value(told);
    }
    let words = move || deeds.iter().map(|deed| stage.say(deed)).collect::<Vec<_>>().join(" · ");
    let cost = Memo::new(move |_| judged.with(|all| lost(&turn, all)).map(f64::round));
    let is_current = move || current.get() == Some(place);
    let button = view! {
        <li class:current=is_current class:of-table=seat.is_none()>
            <button
                data-number=seat.map(|_| first.to_string())
                aria-current=move || is_current().then_some("step")
                on:click=move |_| replayed.go(to)
            >
                <span class="number">{seat.map(|_| first)}</span>
                {move || seat.map(|seat| stage.mark(seat))}
                <span class="told">
                    {seat
                        .map(|seat| {
                            view! {
                                <b class="name">{move || stage.name(seat)}</b>
                                " "
                            }
                        })} {words}
                </span>
                {move || {
                    cost.get().map(|cost| view! { <b class="lost">{short(format!("-{cost}"))}</b> })
                }}
            </button>
        </li>
    };
    Some(button)
}

/// Scrolls the list around an item, and nothing else, until the item can be seen.
fn bring_into_sight(item: &web_sys::Element) {
    let Some(list) = item.closest(".turns").ok().flatten() else { return };
    let Ok(list) = list.dyn_into::<web_sys::HtmlElement>() else { return };
    let (place, room) = (item.get_bounding_client_rect(), list.get_bounding_client_rect());
    // A heading sticks to the top of the list.
    let above = room.top() + 28.0 - place.top();
    let below = place.bottom() - (room.bottom() - 4.0);
    if above > 0.0 {
        list.set_scroll_top(list.scroll_top() - above as i32);
    } else if below > 0.0 {
        list.set_scroll_top(list.scroll_top() + below as i32);
    }
}

#[cfg(test)]
mod tests {
    use patolli_game::Seat;

    use super::*;

    fn turn(round: u16, numbers: &[usize]) -> Turn<()> {
        Turn { numbers: numbers.to_vec(), ..Turn::of(Seat::FIRST, round) }
    }

    #[test]
    fn turns_stand_under_their_round() {
        let turns = [turn(1, &[1]), turn(1, &[2]), turn(2, &[3]), turn(3, &[4])];
        assert_eq!(by_round(&turns), [(1, vec![0, 1]), (2, vec![2]), (3, vec![3])]);
    }

    #[test]
    fn a_turn_is_marked_by_its_dearest_mistake() {
        let one = |number, cost| Judged { number, cost, line: vec!["x".to_owned()] };
        let judged = [one(1, 9.0), one(2, 1.0), one(3, 4.0), one(4, 0.1)];
        assert_eq!(lost(&turn(1, &[2, 3]), &judged), Some(4.0));
        assert_eq!(lost(&turn(1, &[4]), &judged), None);
    }
}
