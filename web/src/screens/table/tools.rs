//! The line above the table: which game and round, how fast the bots are, and what to do with the
//! record.

use leptos::prelude::*;
use patolli_game::{Game, Name};
use strum::VariantArray;

use super::{AtTable, save_record};
use crate::screens::coordinates::CoordinatesSwitch;
use crate::screens::guide::HelpButton;
use crate::screens::more::MoreButton;
use crate::screens::outline::OutlineSwitch;
use crate::screens::picture::SavePicture;
use crate::screens::together::{Menu, TalkButton};
use crate::settings::{Settings, Speed};
use crate::speech::{Speech, page, text};
use crate::table::Table;

#[component]
pub fn Tools<G: Game>(at: AtTable<G>) -> impl IntoView {
    let (speech, settings) = (Speech::get(), Settings::get());
    let AtTable { table, driver, stage, board, visit, .. } = at;
    let open = RwSignal::new(false);
    // Nothing lies over what somebody asks.
    if let Some(visit) = visit {
        let asks =
            Memo::new(move |_| visit.room.with(|r| r.as_ref().is_some_and(|r| r.asked.is_some())));
        Effect::new(move || {
            if asks.get() {
                open.set(false);
            }
        });
    }
    let title = Memo::new(move |_| {
        let title = |scene: &_| {
            if stage.scene.with(|s| s.over) { page("over") } else { (board.title)(scene) }
        };
        speech.say(&stage.scene.with(title))
    });
    // Those of a table at a distance are the house's.
    let has_bots = visit.is_none()
        && table.with_untracked(|table| table.people().count() < table.chairs().len());
    let choose_speed = move |event| {
        if let Ok(speed) = event_target_value(&event).parse() {
            settings.change(|liking| liking.speed = speed);
        }
    };
    let chosen = move || settings.with(|liking| liking.speed);
    let speed_option = move |speed: &'static Speed| {
        let id: &'static str = speed.into();
        view! {
            <option value=id selected=chosen() == *speed>
                {move || speech.name(Name::new("page-speed", id))}
            </option>
        }
    };
    let pause_label =
        move || speech.say(&page(if driver.paused.get() { "resume" } else { "pause" }));
    let confirms = move || settings.with(|liking| liking.confirm);
    let save = move |_| save_record(at);
    let no_record = move || visit.is_some_and(|visit| visit.record.with(Option::is_none));
    view! {
        <div class="tools">
            <h1>
                {move || speech.text_of(&format!("{}-game", G::META.id))}
                " "
                <span class="round">{title}</span>
            </h1>
            <span class="gears">
                {visit.map(|visit| view! { <TalkButton visit /> })} <HelpButton stage />
                <Show when=move || has_bots && !stage.scene.with(|scene| scene.over)>
                    <button
                        id="pause"
                        class="quiet"
                        aria-pressed=move || driver.paused.get().to_string()
                        on:click=move |_| {
                            driver.paused.update(|paused| *paused = !*paused);
                        }
                    >
                        {pause_label}
                    </button>
                </Show>
                <MoreButton open />
            </span>
            <div class="switches" class:open=move || open.get()>
                <Show when=move || {
                    !stage.scene.with(|scene| scene.over)
                }>
                    {has_bots
                        .then(|| {
                            view! {
                                <label>
                                    <span>{text("speed")}</span>
                                    <select id="speed" on:change=choose_speed>
                                        {Speed::VARIANTS.iter().map(speed_option).collect_view()}
                                    </select>
                                </label>
                            }
                        })} <label data-about=text("confirms_about")>
                        <input
                            id="confirms"
                            type="checkbox"
                            checked=confirms()
                            on:change=move |event| {
                                let confirm = event_target_checked(&event);
                                settings.change(|liking| liking.confirm = confirm);
                            }
                        />
                        <span>{text("confirms")}</span>
                    </label>
                </Show>
                {match visit {
                    Some(visit) => view! { <Menu visit stage /> }.into_any(),
                    None => view! { <TakeBack at /> }.into_any(),
                }}
                <CoordinatesSwitch />
                <OutlineSwitch />
                <button class="quiet" disabled=no_record on:click=save>
                    {text("save_record")}
                </button>
                <SavePicture stage />
            </div>
        </div>
    }
}

/// Takes a whole round back.
#[component]
fn TakeBack<G: Game>(at: AtTable<G>) -> impl IntoView {
    let speech = Speech::get();
    let AtTable { table, driver, stage, .. } = at;
    // A whole round must not be lost by one slip: it asks for confirmation.
    let asked = RwSignal::new(false);
    let number = Memo::new(move |_| stage.scene.with(|scene| scene.number));
    Effect::new(move || {
        number.track();
        asked.set(false);
    });
    let take_back = move |_| {
        if !asked.get_untracked() {
            return asked.set(true);
        }
        driver.forget();
        table.update(Table::take_back_round);
    };
    let take_back_words =
        move || speech.say(&page(if asked.get() { "take_back_sure" } else { "take_back" }));
    let cannot_take_back = move || !table.with(Table::can_take_back_round);
    view! {
        <button
            id="take-back"
            class="quiet"
            disabled=cannot_take_back
            on:click=take_back
            class:sure=move || asked.get()
            data-about=text("take_back_about")
        >
            {take_back_words}
        </button>
    }
}
