//! Letters and numbers on the boards, or none.

use leptos::prelude::*;

use crate::settings::Settings;
use crate::speech::text;

#[component]
pub fn CoordinatesSwitch() -> impl IntoView {
    let settings = Settings::get();
    let change = move |event| {
        let coordinates = event_target_checked(&event);
        settings.change(|liking| liking.coordinates = coordinates);
    };
    view! {
        <label data-about=text("coordinates_about")>
            <input
                id="coordinates"
                type="checkbox"
                prop:checked=move || !settings.hides_coordinates()
                on:change=change
            />
            <span>{text("coordinates")}</span>
        </label>
    }
}
