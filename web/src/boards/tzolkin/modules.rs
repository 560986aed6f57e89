//! What Tribes & Prophecies adds for everyone: the prophecies, in the order in which they come
//! true.

use leptos::prelude::*;
use patolli_tzolkin::{BAND_POINTS, PROPHECIES, Prophecy, Tzolkin};

use super::{named, outline, text};
use crate::boards::Stage;
use crate::boards::guide::Heading;

#[component]
pub fn Modules(stage: Stage<Tzolkin>) -> impl IntoView {
    let prophecies = Memo::new(move |_| {
        stage.scene.with(|scene| scene.view.prophecies.filter(|_| scene.view.options.prophecies))
    });
    // One comes true after each food day but the last, until the next.
    let now = Memo::new(move |_| stage.scene.with(|scene| usize::from(scene.view.food_days)));
    let one = move |(at, prophecy): (usize, Prophecy)| {
        let bands = prophecy.bands();
        let in_words = move || stage.say(&outline::bands(prophecy));
        let about = move || stage.say(&outline::prophecy(prophecy));
        let scale = bands.into_iter().zip(&BAND_POINTS[1..]).map(|(from, points)| {
            view! { <span class="band">{from}"+ "<b>{*points}</b></span> }
        });
        view! {
            <li
                class:now=move || now.get() == at + 1
                class:past=move || { now.get() > at + 1 }
                data-about=about
            >
                <b class="prophecy-name">{move || named(stage, prophecy.name())}</b>
                <span>{move || named(stage, prophecy.calamity_name())}</span>
                <span class="bands" aria-hidden="true">
                    {scale.collect_view()}
                </span>
                <span class="bands-in-words">{in_words}</span>
            </li>
        }
    };
    view! {
        <Show when=move || prophecies.get().is_some()>
            <section class="panel prophecies" aria-label=text("prophecies")>
                <Heading
                    stage
                    title=Signal::derive(text("prophecies"))
                    about=Signal::derive(text("prophecies_about"))
                    topic="prophecies"
                />
                <ol>
                    {move || {
                        prophecies
                            .get()
                            .into_iter()
                            .flatten()
                            .enumerate()
                            .take(PROPHECIES)
                            .map(one)
                            .collect_view()
                    }}
                </ol>
            </section>
        </Show>
    }
}
