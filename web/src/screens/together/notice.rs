//! What somebody at a table should know of it: that nobody can play on, that a bot plays for them,
//! that they look on.

use leptos::prelude::*;
use patolli_game::Meta;
use patolli_shelf::metas;
use patolli_tables::{Command, Phase};

use super::{Connection, Refused};
use crate::house::{Stand, Visit};
use crate::speech::{Speech, page, text};

#[component]
pub fn Notice(visit: Visit) -> impl IntoView {
    let speech = Speech::get();
    let problem = RwSignal::new(None);
    let aside = move || match visit.stand.get() {
        Stand::Aside(why) => Some(view! {
            <p class="problem" role="alert" id="set-aside">
                {speech.say(&page("set_aside").text("why", &why))}
            </p>
        }),
        _ => None,
    };
    let older = move || {
        let rules = visit.mirror.with(|all| all.as_ref().map(|mirror| mirror.rules));
        let game = visit.terms.with(|terms| terms.as_ref().map(|terms| terms.game.clone()));
        let meta: Option<&Meta> =
            metas().iter().copied().find(|meta| Some(meta.id) == game.as_deref());
        let older = rules.zip(meta).is_some_and(|(rules, meta)| rules < meta.rules_version);
        let aside = matches!(visit.stand.get(), Stand::Aside(_));
        (older && !aside).then(|| view! { <p class="notice">{text("older_rules")}</p> })
    };
    let plays = move || visit.phase() == Some(Phase::Playing);
    let return_to = move |_| {
        for seat in visit.left_seats() {
            visit.try_to(Command::Return { seat }, problem);
        }
    };
    let replaced = move || plays() && !visit.left_seats().is_empty();
    let looks_on = move || plays() && visit.left_seats().is_empty() && visit.own_seats().is_empty();
    view! {
        <div class="notices">
            <Connection />
            {aside}
            {older}
            <Show when=replaced>
                <p class="notice">
                    {text("replaced")}
                    <button id="return" class="primary" on:click=return_to>
                        {text("return")}
                    </button>
                </p>
            </Show>
            <Show when=looks_on>
                <p class="notice">{text("looking_on")}</p>
            </Show>
            <Refused problem />
        </div>
    }
}
