//! The line above the table: which game and round, how fast the bots are, and what to do with the
//! record.

use leptos::prelude::*;
use patolli_game::{Game, Name};
use strum::VariantArray;

use super::{AtTable, save_picture, save_record};
use crate::screens::guide::HelpButton;
use crate::settings::{Settings, Speed};
use crate::speech::{Speech, page, text};

#[component]
pub fn Tools<G: Game>(at: AtTable<G>) -> impl IntoView {
    let (speech, settings) = (Speech::get(), Settings::get());
    let AtTable { table, driver, stage, board, .. } = at;
    let open = RwSignal::new(false);
    let title = Memo::new(move |_| {
        let title = |scene: &_| {
            if stage.scene.with(|s| s.over) { page("over") } else { (board.title)(scene) }
        };
        speech.say(&stage.scene.with(title))
    });
    let has_bots = table.with_untracked(|table| table.people().count() < table.chairs().len());
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
    let picture = move |_| save_picture(stage);
    view! {
        <div class="tools">
            <h1>
                {move || speech.text_of(&format!("{}-game", G::META.id))}
                <span class="round">{title}</span>
            </h1>
            <span class="gears">
                <HelpButton stage />
                <button
                    class="more"
                    aria-expanded=move || open.get().to_string()
                    aria-label=text("settings")
                    on:click=move |_| open.update(|open| *open = !*open)
                >
                    "⚙"
                </button>
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
                                <button
                                    id="pause"
                                    aria-pressed=move || driver.paused.get().to_string()
                                    on:click=move |_| {
                                        driver.paused.update(|paused| *paused = !*paused);
                                    }
                                >
                                    {pause_label}
                                </button>
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
                <button class="quiet" on:click=save>
                    {text("save_record")}
                </button>
                <button id="save-picture" class="quiet" on:click=picture>
                    {text("save_picture")}
                </button>
            </div>
        </div>
    }
}
