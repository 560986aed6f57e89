//! The current decision: what is asked, what the person holds, everything they may decide in words.

use leptos::prelude::*;
use patolli_game::{Game, Seats};

use super::effects::Effects;
use super::hint::{HintButton, HintList};
use super::log::Recent;
use super::{AtTable, tried};
use crate::boards::guide::Ask;
use crate::boards::{self, Choice, News, Stage};
use crate::browser;
use crate::house::Visit;
use crate::icons::Thinking;
use crate::screens::jumps::{BOARD, Jumps, LOG, POINTS};
use crate::screens::news::NewsList;
use crate::screens::notes::Problem;
use crate::speech::{Speech, page, text};
use crate::table::Table;

#[component]
pub fn DecisionPanel<G: Game>(at: AtTable<G>, hand: AnyView) -> impl IntoView {
    let AtTable { table, stage, board, driver, hint, review, problem, visit, .. } = at;
    let scene = stage.scene;
    let acting = Memo::new(move |_| scene.with(|scene| scene.acting.is_some()));
    let draft = Memo::new(move |_| scene.with(|scene| scene.draft));
    let asked = move || visit.is_some_and(Visit::is_asked_back);
    let heading = move || {
        let phrase = scene.with(|scene| match scene.acting {
            Some(_) => (board.ask)(scene),
            None if scene.over => page("over"),
            None if asked() => page("waiting_for_answer"),
            None if review.at().is_some() => {
                page("seeing_again").number("round", scene.round_number)
            }
            None => page("waiting").seats("seats", scene.deciding),
        });
        stage.say(&phrase)
    };
    // Where players have strips, their points are in them.
    let points = if board.strip.is_some() { &[][..] } else { &[POINTS] };
    let places = [&[BOARD][..], board.places, points, &[LOG]].concat();
    let people = Memo::new(move |_| table.with(|table| table.people().count()));
    let turn_of = move || {
        let phrase =
            scene.with(|scene| scene.acting.map(|seat| page("turn_of").seat("seat", seat)));
        phrase.map(|phrase| stage.say(&phrase))
    };
    // Others tell what happened by their cards.
    let own_news = matches!(board.news, News::Own(_)).then(|| view! { <NewsList stage /> });
    let confirm = move |_| tried(table, problem, Table::confirm);
    let undo = move |_| table.update(Table::undo);
    // Against people at other screens, nobody is helped.
    let several =
        Signal::derive(move || visit.is_none() && scene.with(|scene| scene.decisions.len() > 1));
    // While the board shows what was, nothing is done about what is.
    let now = Memo::new(move |_| review.at().is_none());
    let waits = move || now.get() && scene.with(|scene| scene.acting.is_none() && !scene.over);
    let cannot_undo = move || !now.get() || !table.with(Table::can_undo);
    let ask = board.guide.map(|guide| {
        let topic = Signal::derive(move || scene.with(guide.topic));
        view! { <Ask stage topic /> }
    });
    view! {
        <section class="panel decision" class:asks=move || acting.get() aria-label=text("decision")>
            <Jumps places />
            <Show when=move || { acting.get() && people.get() > 1 }>
                <p class="turn-of">
                    {move || scene.with(|scene| scene.acting).map(|seat| stage.mark(seat))}
                    {turn_of}
                </p>
            </Show>
            <div class="heading">
                <h2 id="decision" tabindex="-1">
                    {heading}
                    <Show when=waits>
                        <Thinking />
                    </Show>
                </h2>
                {ask}
            </div>
            <div class="choices-area">
                <Recent at />
                {hand}
                {own_news}
                <Problem problem />
                <Show when=move || driver.failed.get()>
                    <p class="problem" role="alert">
                        {text("bots_failed")}
                    </p>
                </Show>
                <Effects at pinned=false />
                <Show when=move || now.get()>
                    <HintList hint stage />
                </Show>
                <List at />
                <Meanwhile stage />
            </div>
            <Effects at pinned=true />
            <div class="buttons">
                <button
                    id="undo"
                    disabled=cannot_undo
                    aria-keyshortcuts="U Control+Z"
                    on:click=undo
                >
                    {text("undo")}
                    <kbd aria-hidden="true">"U"</kbd>
                </button>
                <span class="second">
                    <Show
                        when=move || visit.is_none() && waits()
                        fallback=move || {
                            view! { <HintButton hint when=several key="H" /> }
                        }
                    >
                        <button id="skip" on:click=move |_| driver.skip()>
                            {text("skip_to_me")}
                        </button>
                    </Show>
                </span>
                <button
                    id="confirm"
                    class="primary"
                    disabled=move || draft.get().is_none()
                    aria-keyshortcuts="Enter"
                    on:click=confirm
                >
                    {text("confirm")}
                    <kbd aria-hidden="true">"↵"</kbd>
                </button>
            </div>
        </section>
    }
}

/// Who else is thinking while the person decides.
#[component]
fn Meanwhile<G: Game>(stage: Stage<G>) -> impl IntoView {
    let thinking = Memo::new(move |_| {
        stage.scene.with(|scene| {
            let others = stage.others.get();
            let seats: Seats =
                scene.deciding.iter().filter(|&seat| others.contains(seat)).collect();
            (scene.acting.is_some() && !seats.is_empty()).then_some(seats)
        })
    });
    let words =
        move || thinking.get().map(|seats| stage.say(&page("meanwhile").seats("seats", seats)));
    view! {
        <Show when=move || thinking.get().is_some()>
            <p class="meanwhile">{words}<Thinking /></p>
        </Show>
    }
}

/// Everything the person may decide, in words.
#[component]
fn List<G: Game>(at: AtTable<G>) -> impl IntoView {
    let speech = Speech::get();
    let stage = at.stage;
    let decisions = Memo::new(move |_| stage.scene.with(|scene| scene.decisions.clone()));
    let open = match at.board.list {
        boards::List::Open => true,
        boards::List::Roomy => browser::is_wide() && browser::is_high(),
        boards::List::Closed => false,
    };
    let item = move |decision: G::Decision| {
        view! {
            <li>
                <Choice stage decision>
                    {move || stage.describe(decision)}
                </Choice>
            </li>
        }
    };
    view! {
        <Show when=move || decisions.with(|list| !list.is_empty())>
            <details class="in-words" open=open>
                <summary>
                    {move || {
                        speech
                            .say(&page("in_words").number("count", decisions.with(Vec::len) as i64))
                    }}
                </summary>
                <ul class="list">
                    <For each=move || decisions.get() key=|decision| *decision let:decision>
                        {item(decision)}
                    </For>
                </ul>
            </details>
        </Show>
    }
}
