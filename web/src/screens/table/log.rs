//! What happened: a card for each turn, the newest first. It opens for the details, and can be seen
//! again on the board.

use leptos::prelude::*;
use patolli_game::{Event as _, Game, Name, Phrase, Say, Seat, Viewer};

use super::AtTable;
use crate::boards::{self, Stage};
use crate::speech::{Speech, page, short, text};
use crate::table::{Table, Tale, Turn};

/// How many cards are shown before one asks for those before them.
const SHOWN: usize = 36;

/// What stands in the list.
#[derive(Clone, PartialEq, Debug)]
enum Item<E> {
    /// The cards of this round follow.
    Round(u16),
    /// A turn, as this viewer sees it.
    Card(Viewer, Turn<E>),
}

/// What distinguishes a turn from the others.
type Mark = (Option<Seat>, usize);

fn mark<E>(turn: &Turn<E>) -> Mark {
    (turn.seat, turn.first())
}

impl<E> Item<E> {
    /// What distinguishes it from others. A turn that goes on, or that somebody else sees, is drawn
    /// anew.
    fn key(&self) -> (Option<u16>, Option<(Viewer, Mark, usize)>) {
        match self {
            Self::Round(round) => (Some(*round), None),
            Self::Card(viewer, turn) => (None, Some((*viewer, mark(turn), turn.events.len()))),
        }
    }
}

/// These turns, each round under its heading.
fn items<E>(turns: Vec<Turn<E>>, viewer: Viewer) -> Vec<Item<E>> {
    let mut items = Vec::new();
    let mut round = None;
    for turn in turns {
        if round.replace(turn.round) != Some(turn.round) {
            items.push(Item::Round(turn.round));
        }
        items.push(Item::Card(viewer, turn));
    }
    items
}

/// Is there something to tell of it?
pub fn is_told<G: Game>(at: AtTable<G>, turn: &Turn<G::Event>) -> bool {
    !is_empty(&(at.board.tale)(turn))
}

/// The latest turns of which there is something to tell, the newest first. One that goes on is told
/// when it is over.
fn latest<G: Game>(at: AtTable<G>, most: usize) -> Vec<Turn<G::Event>> {
    let deciding = at.table.with(|table| table.game().deciding());
    at.turns.with(|turns| {
        let goes_on = |turn: &Turn<G::Event>| turn.seat.is_some_and(|seat| deciding.contains(seat));
        let over = turns.len() - usize::from(turns.last().is_some_and(goes_on));
        let told = turns[..over].iter().rev().filter(|turn| is_told(at, turn));
        told.take(most).cloned().collect()
    })
}

/// The latest decision of the person in front of the screen, counted from 1; 0 before the first.
fn latest_own<G: Game>(table: &Table<G>) -> usize {
    let others = table.deciders().rev().take_while(|seat| Some(*seat) != table.holder()).count();
    table.number() - others
}

#[component]
pub fn LogPanel<G: Game>(at: AtTable<G>) -> impl IntoView {
    let speech = Speech::get();
    let all = RwSignal::new(false);
    // One more than is shown tells whether there are more.
    let turns = Memo::new(move |_| latest(at, if all.get() { usize::MAX } else { SHOWN + 1 }));
    let more = move || !all.get() && turns.with(Vec::len) > SHOWN;
    let viewer = Memo::new(move |_| at.table.with(Table::viewer));
    let shown = move || {
        let mut turns = turns.get();
        if !all.get() {
            turns.truncate(SHOWN);
        }
        items(turns, viewer.get())
    };
    // Turns of others that the person has not seen when they were asked before.
    let own = Memo::new(move |_| at.table.with(latest_own));
    // One card is reached by the tab key, the others from it by the arrow keys.
    let newest = Memo::new(move |_| turns.with(|turns| turns.first().map(mark)));
    let item = move |item: Item<G::Event>| match item {
        Item::Round(round) => view! {
            <li class="of-round">
                <h3>{move || speech.say(&page("round").number("round", round))}</h3>
            </li>
        }
        .into_any(),
        Item::Card(_, turn) => {
            let own_mark = Some(mark(&turn));
            let tab = Signal::derive(move || if newest.get() == own_mark { "0" } else { "-1" });
            view! { <Card at turn own tab /> }.into_any()
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

/// So much more or less of a thing, in words.
fn counted<G: Game>(stage: Stage<G>, thing: Name, more: i32) -> String {
    let sign = if more < 0 { '−' } else { '+' };
    let things = vec![(more.unsigned_abs(), thing)];
    format!("{sign}{}", stage.say(&page("things").counts("things", things)))
}

/// The name of whoever a turn is of.
fn teller<G: Game>(stage: Stage<G>, seat: Option<Seat>) -> Option<String> {
    seat.map(|seat| stage.name(seat))
}

/// A turn in one sentence: who, what, and what it brought.
pub fn sentence<G: Game>(stage: Stage<G>, turn: &Turn<G::Event>) -> String {
    let tale = (boards::of::<G>().tale)(turn);
    let mut told: Vec<String> = tale.deeds.iter().map(|deed| stage.say(deed)).collect();
    told.extend(tale.change.iter().map(|(thing, more)| counted(stage, *thing, *more)));
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
    let chip = |(thing, more): (Name, i32)| {
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

/// What the button is called that shows a turn again: one of many, so by whose it is and when.
fn again(seat: Option<Seat>, round: u16) -> Phrase {
    let named = seat.map(|seat| page("see_again_of").seat("seat", seat));
    named.unwrap_or_else(|| page("see_again_between")).number("round", round)
}

#[component]
fn Card<G: Game>(
    at: AtTable<G>,
    turn: Turn<G::Event>,
    /// The latest decision of the person in front of the screen.
    own: Memo<usize>,
    /// Is it reached by the tab key?
    tab: Signal<&'static str>,
) -> impl IntoView {
    let stage = at.stage;
    let open = RwSignal::new(false);
    let (seat, before, last) = (turn.seat, turn.before(), turn.last());
    let again = again(seat, turn.round);
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
                    aria-label=move || stage.say(&again)
                    data-about=text("see_again")
                    on:click=move |_| at.see_again(before, last)
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
    let stage = at.stage;
    let recent = Memo::new(move |_| {
        let (own, holder) = at.table.with(|table| (latest_own(table), table.holder()));
        at.turns.with(|turns| {
            let since = turns.iter().filter(|turn| turn.last() > own);
            let others = since.filter(|turn| turn.seat.is_some() && turn.seat != holder);
            others.filter(|turn| is_told(at, turn)).cloned().collect::<Vec<_>>()
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
