//! Playing with others: the tables at a distance, opening one, sitting down, and what a table at a
//! distance has beyond one at this screen.

mod at;
mod cards;
pub mod clocks;
mod gathering;
mod going_back;
mod lobby;
mod menu;
mod notice;
mod opening;
mod pass;
mod people;
mod talk;

pub use at::At;
pub use cards::TableCard;
pub use going_back::GoingBack;
pub use lobby::Together;
pub use menu::Menu;
pub use notice::Notice;
pub use opening::OpenTable;
pub use pass::Passed;
pub use people::People;
pub use talk::{TalkButton, TalkLine};

use leptos::prelude::*;
use patolli_game::Phrase;
use patolli_tables::{Absent, Pace, Terms};

use super::notes::Nowhere;
use crate::house::{House, Link};
use crate::speech::{Speech, page, text};

/// How the connection is, where it is not as it should be.
#[component]
pub fn Connection() -> impl IntoView {
    let link = House::get().link;
    let words = move || match link.get() {
        Link::There | Link::Outside => None,
        Link::Coming => Some("house_coming"),
        Link::Lost => Some("house_lost"),
    };
    let speech = Speech::get();
    view! {
        <p class="connection" role="status" class:lost=move || link.get() == Link::Lost>
            {move || words().map(|id| speech.say(&page(id)))}
        </p>
    }
}

/// What is shown if the page comes from a house that keeps tables; otherwise why there is nothing.
pub fn with_house(shown: impl FnOnce(House) -> AnyView) -> AnyView {
    let house = House::get();
    if house.is_here {
        house.enter();
        shown(house)
    } else {
        view! { <Nowhere why="no_house" /> }.into_any()
    }
}

/// What was refused, in the words of the house.
#[component]
pub fn Refused(problem: RwSignal<Option<String>>) -> impl IntoView {
    move || {
        problem.get().map(|words| {
            view! {
                <p class="problem" role="alert">
                    {words}
                </p>
            }
        })
    }
}

/// A length of time, in the largest unit that divides it.
pub fn length(seconds: u32) -> Phrase {
    let units = [("days", 86_400), ("hours", 3_600), ("minutes", 60)];
    let unit = units.into_iter().find(|(_, unit)| seconds > 0 && seconds.is_multiple_of(*unit));
    let (id, unit) = unit.unwrap_or(("seconds", 1));
    page(id).number("count", i64::from(seconds / unit))
}

/// How long everybody may think.
pub fn pace_words(pace: Option<Pace>) -> Phrase {
    match pace {
        None => page("no_clock"),
        Some(Pace { turn, bank: 0 }) => page("pace_turn").phrase("turn", length(turn)),
        Some(Pace { turn, bank }) => {
            page("pace_bank").phrase("turn", length(turn)).phrase("bank", length(bank))
        }
    }
}

/// What a table agreed on beyond what is usual, in a line.
#[component]
pub fn Agreed(terms: Terms) -> impl IntoView {
    let speech = Speech::get();
    let modules = crate::games::modules(&terms.game);
    let option = move |(id, value): &(String, String), game: &str| {
        let name = speech.text_of(&format!("{game}-option-{id}"));
        match value.as_str() {
            "true" => name,
            "false" => speech.say(&page("without").text("what", name)),
            value => {
                let key = format!("{game}-value-{id}-{value}");
                let said = value
                    .parse::<i64>()
                    .map_or_else(|_| speech.text_of(&key), |number| number.to_string());
                format!("{name}: {said}")
            }
        }
    };
    let words = move || {
        let mut parts = Vec::new();
        // All modules are the whole expansion.
        let is_on =
            |module: &&str| terms.options.iter().any(|(id, value)| id == module && value == "true");
        let whole = !modules.is_empty() && modules.iter().all(is_on);
        if whole {
            parts.push(speech.text_of(&format!("page-expansion-{}", terms.game)));
        }
        let others =
            terms.options.iter().filter(|(id, _)| !whole || !modules.contains(&id.as_str()));
        parts.extend(others.map(|one| option(one, &terms.game)));
        parts.push(speech.say(&pace_words(terms.pace)));
        if terms.by_chance {
            parts.push(speech.say(&page("by_chance")));
        }
        if terms.pace.is_some() || matches!(terms.absent, Absent::Ends) {
            let id = if terms.absent == Absent::Ends { "absent_ends" } else { "absent_bot" };
            parts.push(speech.say(&page(id)));
        }
        if !terms.bots {
            parts.push(speech.say(&page("without_bots")));
        }
        parts.join(" · ")
    };
    view! { <p class="agreed">{words}</p> }
}

/// The link to this table, to be given to others.
#[component]
pub fn LinkToGive(
    /// What it is called beside it.
    label: &'static str,
    link: String,
) -> impl IntoView {
    let speech = Speech::get();
    let copied = RwSignal::new(None);
    let shown = link.clone();
    let copy = move |_| super::notes::copy_link(link.clone(), copied);
    view! {
        <div class="link-to-give">
            <label class="field">
                <span>{text(label)}</span>
                <input
                    readonly
                    prop:value=shown
                    on:focus=|event| {
                        event_target::<web_sys::HtmlInputElement>(&event).select();
                    }
                />
            </label>
            <button type="button" class="copy" on:click=copy>
                {text("share")}
            </button>
            <span aria-live="polite">{move || copied.get().map(|phrase| speech.say(&phrase))}</span>
        </div>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lengths_are_told_in_the_largest_unit_that_fits() {
        for (seconds, id, count) in [
            (0, "seconds", 0),
            (45, "seconds", 45),
            (90, "seconds", 90),
            (60, "minutes", 1),
            (5_400, "minutes", 90),
            (7_200, "hours", 2),
            (86_400, "days", 1),
        ] {
            assert_eq!(length(seconds), page(id).number("count", count), "{seconds}");
        }
    }
}
