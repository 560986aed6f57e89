//! What happened since the person last decided, beside what they are asked.

use leptos::prelude::*;
use patolli_game::{Game, Say};

use crate::boards::{self, Stage};

#[component]
pub fn NewsList<G: Game>(stage: Stage<G>) -> impl IntoView {
    let told = Memo::new(move |_| {
        stage.scene.with(|scene| match boards::of::<G>().news {
            boards::News::Own(news) => {
                news(scene).into_iter().map(|phrase| (phrase, false)).collect::<Vec<_>>()
            }
            boards::News::Since(great) => {
                // What stands out comes first.
                let told = |event: &G::Event| (event.phrase(), great(event));
                let mut all: Vec<_> = scene.since.iter().map(told).collect();
                all.sort_by_key(|(_, great)| !great);
                all
            }
        })
    });
    let all = matches!(boards::of::<G>().news, boards::News::Since(_));
    view! {
        <ul class="news" class:since=all>
            {move || {
                told.get()
                    .into_iter()
                    .map(|(phrase, great)| {
                        view! { <li class:great=great>{stage.say(&phrase)}" "</li> }
                    })
                    .collect_view()
            }}
        </ul>
    }
}
