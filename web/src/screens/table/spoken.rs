//! What is said aloud at the table: one live region, for those who do not see it.

use leptos::prelude::*;
use patolli_game::{Game, Phrase, Viewer};

use super::AtTable;
use super::log::{is_told, sentence};
use crate::speech::{Aloud, page};
use crate::table::{Scene, Table, Turn};

/// What was heard: up to which decision, by whom, and what they were asked.
type Heard = (usize, Viewer, Option<Phrase>);

/// Says the cards of others' turns as they end, and what the person is asked.
#[component]
pub fn Spoken<G: Game>(at: AtTable<G>) -> impl IntoView {
    let AtTable { table, stage, board, review, turns, .. } = at;
    let aloud = Aloud::provided();
    let asks = move |scene: &Scene<G>| match (scene.draft, scene.acting) {
        (Some(decision), _) => Some(scene.describe(decision)),
        (None, Some(_)) => Some((board.ask)(scene)),
        (None, None) => scene.over.then(|| page("over")),
    };
    // What is seen again was said when it happened.
    let moment = Memo::new(move |before: Option<&Heard>| match before {
        Some(before) if review.at().is_some() => before.clone(),
        _ => stage.scene.with(|scene| (scene.number, scene.viewer, asks(scene))),
    });
    Effect::new(move |before: Option<Heard>| {
        let now = moment.get();
        let (number, viewer, asked) = &now;
        let (heard, listener, was_asked) = before.unwrap_or((*number, *viewer, None));
        let own = table.with_untracked(Table::holder);
        let deciding = table.with_untracked(|table| table.game().deciding());
        let goes_on = |turn: &&Turn<_>| turn.seat.is_some_and(|seat| deciding.contains(seat));
        let mut words: Vec<String> = turns.with_untracked(|turns| {
            let new = turns.iter().filter(|turn| turn.last() > heard && turn.seat != own);
            let over = new.filter(|turn| !goes_on(turn) && is_told(at, turn));
            over.map(|turn| sentence(stage, turn)).collect()
        });
        if let Some(asked) = asked
            && (!words.is_empty() || was_asked.as_ref() != Some(asked))
        {
            words.push(stage.say(asked));
        }
        // What was said to one person is not for the next.
        if let Some(aloud) = aloud.filter(|_| !words.is_empty() || listener != *viewer) {
            aloud.say(words.join(" "));
        }
        now
    });
    view! {
        <p id="spoken" class="unseen" role="status">
            {move || aloud.map(Aloud::words)}
        </p>
    }
}
