//! What is said aloud at the table: one live region, for those who do not see it.

use leptos::prelude::*;
use patolli_game::{Game, Phrase};

use super::AtTable;
use super::log::{sentence, told};
use crate::speech::{Aloud, page};
use crate::table::{Scene, Table};

/// Says the cards of others' turns as they come, and what the person is asked.
#[component]
pub fn Spoken<G: Game>(at: AtTable<G>) -> impl IntoView {
    let AtTable { table, stage, board, .. } = at;
    let aloud = Aloud::provided();
    let asks = move |scene: &Scene<G>| match (scene.draft, scene.acting) {
        (Some(decision), _) => Some(scene.describe(decision)),
        (None, Some(_)) => Some((board.ask)(scene)),
        (None, None) => scene.over.then(|| page("over")),
    };
    let moment = Memo::new(move |_| stage.scene.with(|scene| (scene.number, asks(scene))));
    Effect::new(move |before: Option<(usize, Option<Phrase>)>| {
        let (number, asked) = moment.get();
        let (heard, was_asked) = before.unwrap_or((number, None));
        let own = table.with_untracked(Table::holder);
        let turns = untrack(|| told(at)).into_iter();
        let turns = turns.filter(|turn| turn.last() > heard && (turn.seat != own));
        let mut words: Vec<_> = turns.map(|turn| sentence(stage, &turn)).collect();
        if let Some(asked) = &asked
            && (!words.is_empty() || was_asked.as_ref() != Some(asked))
        {
            words.push(stage.say(asked));
        }
        if let (Some(aloud), false) = (aloud, words.is_empty()) {
            aloud.say(words.join(" "));
        }
        (number, asked)
    });
    view! {
        <p id="spoken" class="unseen" role="status">
            {move || aloud.map(Aloud::words)}
        </p>
    }
}
