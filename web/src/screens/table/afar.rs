//! A table at a distance: what is decided here goes to the house, and what the house tells is taken
//! up here.

use leptos::prelude::*;
use patolli_game::{Game, Phrase};
use patolli_shelf::{Visitor, visit};
use patolli_tables::Command;
use patolli_wire::{MOST_MOMENTS, Mirror, News, Refusal, Wish};

use super::{AtTable, KeptBy, screen};
use crate::house::Visit;
use crate::screens::notes::Nowhere;
use crate::speech::{Speech, page};
use crate::table::{Hearing, Message, Table};

/// A table at a distance that was told, with its game.
pub fn open(of: Visit) -> AnyView {
    let game = of.terms.with_untracked(|terms| terms.as_ref().map(|terms| terms.game.clone()));
    let opened = game.and_then(|game| visit(&game, Open(of)).ok());
    opened.unwrap_or_else(|| view! { <Nowhere why="no_such_game" /> }.into_any())
}

struct Open(Visit);

impl Visitor for Open {
    type Output = AnyView;

    fn visit<G: Game>(self) -> Self::Output {
        match hear(self.0, Table::<G>::afar) {
            Some(Ok(table)) => screen(KeptBy::House(Box::new(self.0)), table),
            Some(Err(problem)) => {
                let speech = Speech::get();
                view! {
                    <p class="problem" role="alert">
                        {move || speech.say(&problem)}
                    </p>
                }
                .into_any()
            }
            None => view! { <Nowhere why="not_understood" /> }.into_any(),
        }
    }
}

/// What is heard of the table is taken up; nothing if there is no game.
fn hear<T>(
    of: Visit,
    take: impl FnOnce(Hearing<'_>) -> Result<T, Phrase>,
) -> Option<Result<T, Phrase>> {
    let me = of.house.me_untracked()?;
    // The game is changed only in what was asked of it last, which nobody shows.
    of.mirror.try_update_untracked(|all| {
        let Mirror { game, terms, room, .. } = all.as_mut()?;
        Some(take(Hearing { told: game.as_mut()?, terms, room, me }))
    })?
}

/// Takes up what is told, and tells the house what is decided.
pub(super) fn follow<G: Game>(at: AtTable<G>, of: Visit) {
    let line = Line { at, of, busy: StoredValue::new(false) };
    Effect::new(move || {
        of.told.track();
        // What is decided here and not known there would be gone: it comes first.
        if !line.busy.get_value() {
            line.hear();
        }
    });
    Effect::new(move || {
        if at.table.with(Table::has_to_tell) {
            line.tell();
        }
    });
    Effect::new(move || {
        if of.is_over() {
            of.fetch_record();
        }
    });
}

/// What goes to the house, one after the other.
#[derive(derive_where::DeriveWhere)]
#[derive_where(Clone, Copy)]
struct Line<G: Game> {
    at: AtTable<G>,
    of: Visit,
    /// Is something on its way?
    busy: StoredValue<bool>,
}

impl<G: Game> Line<G> {
    /// Takes up what the house told.
    fn hear(self) {
        let heard = self.at.table.try_maybe_update(|table| {
            let heard = hear(self.of, |hearing| table.hear(hearing));
            (matches!(heard, Some(Ok(()))), heard)
        });
        if let Some(Some(Err(problem))) = heard {
            self.at.problem.set(Some(problem));
        }
    }

    /// Tells the house what it does not know, unless something is on its way.
    fn tell(self) {
        if self.busy.get_value() {
            return;
        }
        let Some(message) = self.at.table.with_untracked(Table::next_message) else { return };
        self.busy.set_value(true);
        let known = self.of.known();
        let command = match &message {
            Message::Decide(seat, decisions) => {
                let decisions = decisions.iter().map(ToString::to_string).collect();
                Command::Decide { seat: *seat, known, decisions }
            }
            Message::Undo(seat) => Command::Undo { seat: *seat, known },
        };
        self.of.act(command, move |answer| self.told(&message, answer));
    }

    /// The house has it, or did not take it: then all that was decided upon it is gone, too.
    fn told(self, message: &Message<G::Decision>, answer: Result<(), Refusal>) {
        // The table may have been left meanwhile.
        if self.busy.try_set_value(false).is_some() {
            return;
        }
        let nothing_more = match answer {
            Ok(()) => {
                let done = self.at.table.try_maybe_update(|table| (false, table.is_told(message)));
                self.at.problem.set(None);
                done.unwrap_or(true)
            }
            Err(refusal) => {
                self.at.problem.set(Some(page("house_says").text("words", &refusal.words)));
                true
            }
        };
        if nothing_more {
            self.hear();
        } else {
            self.tell();
        }
    }
}

/// Shows a turn again: what of it was not seen here is asked for first.
pub(super) fn see_again<G: Game>(at: AtTable<G>, of: Visit, before: usize, last: usize) {
    let unseen =
        at.table.with_untracked(|table| (before..=last).find(|number| !table.has_seen(*number)));
    let Some(from) = unseen else { return at.review.show(before, last) };
    let to = last.min(from + MOST_MOMENTS - 1);
    of.house.ask(Wish::Look { table: of.id(), from, to }, move |answer| {
        // What cannot be told is not shown.
        let Ok(News::Seen(seen)) = answer else { return };
        let remembered = at.table.try_maybe_update(|table| {
            for (number, views) in &seen.moments {
                table.remember(*number, views);
            }
            (true, table.has_seen(from))
        });
        if remembered == Some(true) {
            see_again(at, of, before, last);
        }
    });
}
