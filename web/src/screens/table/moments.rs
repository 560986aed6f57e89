//! Food days and scorings, over the table: one reads them, and closes them by a click.

use leptos::prelude::*;
use patolli_game::{Game, Seat};

use super::AtTable;
use crate::screens::dialog::Dialog;
use crate::speech::text;
use crate::table::{Occasion, Table};

#[component]
pub fn Moments<G: Game>(at: AtTable<G>) -> impl IntoView {
    let AtTable { table, stage, board, driver, review, .. } = at;
    let open: RwSignal<Option<Occasion>> = RwSignal::new(None);
    let told_until = StoredValue::new(table.with_untracked(Table::number));
    let number = Memo::new(move |_| table.with(Table::number));
    Effect::new(move |before: Option<usize>| {
        let now = number.get();
        // What is loaded or taken back did not just happen.
        let Some(before) = before.filter(|before| *before < now) else { return now };
        let told = table.with_untracked(|table| {
            // Who only watches bots is not held up.
            table.holder()?;
            // It may have begun before somebody was asked something in the middle of it.
            let began = table.round_of(before).0;
            let heard = began.max(told_until.get_value().min(before));
            let events = table.happened_since(heard);
            let events: Vec<&G::Event> = events.iter().collect();
            (board.occasion)(&events, table.chairs().len())
        });
        if told.is_some() {
            told_until.set_value(now);
            open.set(told);
        }
        now
    });
    Effect::new(move || driver.held_up.set(open.with(Option::is_some)));
    let close = move || {
        if open.with_untracked(Option::is_some) {
            open.set(None);
            review.end();
        }
    };
    let shown = move |occasion: Occasion| {
        let Occasion { title, columns, rows } = occasion;
        let head = columns.into_iter().map(move |name| {
            view! { <th scope="col">{move || stage.speech.name(name)}</th> }
        });
        let head = head.collect_view();
        let row = |(seat, cells): (Seat, Vec<Option<patolli_game::Phrase>>)| {
            let cells = cells.into_iter().map(|cell| {
                let words = move || cell.as_ref().map_or("–".to_owned(), |cell| stage.say(cell));
                view! { <td>{words}</td> }
            });
            view! {
                <tr>
                    <th scope="row">
                        <span class="who">
                            {stage.mark(seat)} <span class="name">{stage.name(seat)}</span>
                        </span>
                    </th>
                    {cells.collect_view()}
                </tr>
            }
        };
        let seats = Seat::first(rows.len());
        let rows = seats.zip(rows).map(row).collect_view();
        view! {
            <Dialog title="moment" close=move |()| close()>
                <div class="help moment">
                    <h1 id="moment">{move || stage.say(&title)}</h1>
                    <div class="scroll">
                        <table>
                            <thead>
                                <tr>
                                    <th></th>
                                    {head}
                                </tr>
                            </thead>
                            <tbody>{rows}</tbody>
                        </table>
                    </div>
                    <p class="actions">
                        <button
                            id="close-moment"
                            class="primary"
                            autofocus
                            on:click=move |_| close()
                        >
                            {text("moment_read")}
                        </button>
                    </p>
                </div>
            </Dialog>
        }
    };
    move || open.get().map(shown)
}
