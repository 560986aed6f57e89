//! What happened: a card for each turn, the newest first. It opens for the details, and can be seen
//! again on the board.

use leptos::prelude::*;
use patolli_game::{Event as _, Game, Say, Seat};

use super::AtTable;
use super::review::Review;
use crate::boards::{self, Stage};
use crate::speech::{Speech, page, short, text};
use crate::table::{Tale, Turn};

/// How many cards are shown before one asks for those before them.
const SHOWN: usize = 36;

/// What stands in the list.
#[derive(Clone, PartialEq, Debug)]
enum Item<E> {
    /// The cards of this round follow.
    Round(u16),
    /// A turn, with its place among all of them.
    Card(usize, Turn<E>),
}

impl<E> Item<E> {
    /// What distinguishes it from others. A turn that goes on is drawn anew.
    fn key(&self) -> (bool, usize, usize) {
        match self {
            Self::Round(round) => (true, usize::from(*round), 0),
            Self::Card(at, turn) => (false, *at, turn.events.len()),
        }
    }
}

/// The turns, the newest first, each round under its heading.
fn items<E>(turns: Vec<Turn<E>>, most: usize) -> Vec<Item<E>> {
    let mut items = Vec::new();
    let mut round = None;
    for (at, turn) in turns.into_iter().enumerate().rev().take(most) {
        if round.replace(turn.round) != Some(turn.round) {
            items.push(Item::Round(turn.round));
        }
        items.push(Item::Card(at, turn));
    }
    items
}

/// The turns that are over and of which there is something to tell.
pub fn told<G: Game>(at: AtTable<G>) -> Vec<Turn<G::Event>> {
    let AtTable { table, board, .. } = at;
    table.with(|table| {
        let mut turns = table.turns(board.chapter);
        let goes_on = |turn: &Turn<G::Event>| {
            turn.seat.is_some_and(|seat| table.game().deciding().contains(seat))
        };
        if turns.last().is_some_and(goes_on) {
            turns.pop();
        }
        turns.retain(|turn| !is_empty(&(board.tale)(turn)));
        turns
    })
}

#[component]
pub fn LogPanel<G: Game>(at: AtTable<G>) -> impl IntoView {
    let stage = at.stage;
    let speech = Speech::get();
    let all = RwSignal::new(false);
    let turns = Memo::new(move |_| told(at));
    let more = move || !all.get() && turns.with(Vec::len) > SHOWN;
    let shown = move || items(turns.get(), if all.get() { usize::MAX } else { SHOWN });
    // Turns of others that the person has not seen when they were asked before.
    let own = Memo::new(move |_| {
        at.table.with(|table| {
            let mut steps = table.play().steps().iter();
            steps.rposition(|step| Some(step.seat) == table.holder()).map_or(0, |own| own + 1)
        })
    });
    // One card is reached by the tab key, the others from it by the arrow keys.
    let newest = Memo::new(move |_| turns.with(Vec::len).saturating_sub(1));
    let item = move |item: Item<G::Event>| match item {
        Item::Round(round) => view! {
            <li class="of-round">
                <h3>{move || speech.say(&page("round").number("round", round))}</h3>
            </li>
        }
        .into_any(),
        Item::Card(place, turn) => {
            let tab = Signal::derive(move || if newest.get() == place { "0" } else { "-1" });
            view! { <Card stage turn own tab review=at.review /> }.into_any()
        }
    };
    view! {
        <section class="panel log" aria-label=text("log")>
            <h2>{text("log")}</h2>
            <ol id="log">
                <For each=shown key=Item::key let:told>
                    {item(told)}
                </For>
                <Show when=more>
                    <li>
                        <button class="quiet" on:click=move |_| all.set(true)>
                            {text("earlier_turns")}
                        </button>
                    </li>
                </Show>
            </ol>
        </section>
    }
}

fn is_empty(tale: &Tale) -> bool {
    tale.deeds.is_empty() && tale.change.is_empty() && tale.points == 0
}

/// More or less of something, with its sign.
fn signed(number: &str) -> String {
    let number = short(number.to_owned());
    if number.starts_with('−') { number } else { format!("+{number}") }
}

/// The name of whoever a turn is of.
fn teller<G: Game>(stage: Stage<G>, seat: Option<Seat>) -> Option<String> {
    seat.map(|seat| stage.name(seat))
}

/// A turn in one sentence: who, what, and what it brought.
pub fn sentence<G: Game>(stage: Stage<G>, turn: &Turn<G::Event>) -> String {
    let tale = (boards::of::<G>().tale)(turn);
    let mut told: Vec<String> = tale.deeds.iter().map(|deed| stage.say(deed)).collect();
    let changed = tale.change.iter().map(|(thing, more)| {
        format!("{} {}", signed(&more.to_string()), stage.speech.name(*thing))
    });
    told.extend(changed);
    if tale.points != 0 {
        let points = signed(&G::META.points(tale.points));
        told.push(stage.say(&page("card_points").text("points", points)));
    }
    let told = told.join(", ");
    teller(stage, turn.seat).map_or(told.clone(), |name| format!("{name}: {told}"))
}

/// A turn in a line, without who.
pub fn line<G: Game>(stage: Stage<G>, turn: &Turn<G::Event>) -> AnyView {
    let board = boards::of::<G>();
    let Tale { deeds, change, points } = (board.tale)(turn);
    let deeds = move || deeds.iter().map(|deed| stage.say(deed)).collect::<Vec<_>>().join(", ");
    let chip = |(thing, more): (patolli_game::Name, i32)| {
        let loses = more < 0;
        view! {
            <span class="chip-of" class:loses=loses>
                {signed(&more.to_string())}
                {(board.icon)(thing)}
            </span>
        }
    };
    let chips = change.into_iter().map(chip).collect_view();
    let points = (points != 0).then(|| {
        view! { <b class="points" class:loses=points < 0>{signed(&G::META.points(points))}</b> }
    });
    view! {
        <span class="deeds">{deeds}</span>
        {chips}
        {points}
    }
    .into_any()
}

#[component]
fn Card<G: Game>(
    stage: Stage<G>,
    turn: Turn<G::Event>,
    /// The latest decision of the person in front of the screen.
    own: Memo<usize>,
    /// Is it reached by the tab key?
    tab: Signal<&'static str>,
    review: Review,
) -> impl IntoView {
    let open = RwSignal::new(false);
    let (seat, before, last) = (turn.seat, turn.before(), turn.last());
    let told = turn.clone();
    let words = move || sentence(stage, &told);
    let head = line(stage, &turn);
    let events = StoredValue::new(turn.events);
    let lines = move || {
        let lines = events.with_value(|events| {
            events.iter().map(|(_, event)| (event.kind(), event.phrase())).collect::<Vec<_>>()
        });
        let lines = lines.into_iter().map(|(kind, phrase)| {
            view! { <li class=kind>{move || stage.say(&phrase)}</li> }
        });
        lines.collect_view()
    };
    view! {
        <li class="card-of" class:new=move || { last > own.get() } class:table-s=seat.is_none()>
            <div class="card-head">
                <button
                    class="told"
                    tabindex=tab
                    aria-expanded=move || open.get().to_string()
                    aria-label=words
                    on:click=move |_| open.update(|open| *open = !*open)
                >
                    {move || seat.map(|seat| stage.mark(seat))}
                    <span class="line" aria-hidden="true">
                        {seat
                            .map(|seat| view! { <b class="name">{move || stage.name(seat)}</b> })}
                        {head}
                    </span>
                </button>
                <button
                    class="again quiet"
                    tabindex=tab
                    aria-label=text("see_again")
                    data-about=text("see_again")
                    on:click=move |_| review.show(before, last)
                >
                    "↺"
                </button>
            </div>
            <Show when=move || open.get()>
                <ul class="sentences">{lines}</ul>
            </Show>
        </li>
    }
}

/// What others did since the person last decided, for screens on which the cards are out of sight.
#[component]
pub fn Recent<G: Game>(at: AtTable<G>) -> impl IntoView {
    let (stage, board) = (at.stage, at.board);
    let recent = Memo::new(move |_| {
        at.table.with(|table| {
            let steps = table.play().steps();
            let own = steps.iter().rposition(|step| Some(step.seat) == table.holder());
            let own = own.map_or(0, |own| own + 1);
            let turns = table.turns(board.chapter).into_iter();
            let turns = turns.filter(|turn| turn.seat.is_some() && turn.seat != table.holder());
            let turns = turns.filter(|turn| turn.last() > own && !is_empty(&(board.tale)(turn)));
            turns.collect::<Vec<_>>()
        })
    });
    let one = move |turn: Turn<G::Event>| {
        view! {
            <li>
                {turn.seat.map(|seat| stage.mark(seat))}
                <span class="line told">{line(stage, &turn)}</span>
            </li>
        }
    };
    view! {
        <ul class="recent" aria-hidden="true">
            {move || recent.get().into_iter().map(one).collect_view()}
        </ul>
    }
}
