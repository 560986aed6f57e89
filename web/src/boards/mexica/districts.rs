//! The districts that are founded or in which somebody has built, with who leads there.

use leptos::prelude::*;
use patolli_mexica::{Cell, District, Mexica};

use super::map::{WIDE, describe};
use super::{phrase, pictures, text};
use crate::boards::Stage;
use crate::boards::guide::Heading;

#[component]
pub fn Districts(stage: Stage<Mexica>, looked_at: RwSignal<Option<Cell>>) -> impl IntoView {
    let districts = Memo::new(move |_| {
        stage.scene.with(|scene| {
            let all = scene.view.districts().into_iter();
            let mut told: Vec<District> = all
                .filter(|district| {
                    district.token.is_some()
                        || district.size() <= WIDE && !district.floors.is_empty()
                })
                .collect();
            told.sort_by_key(|district| std::cmp::Reverse(district.size()));
            told
        })
    });
    let row = move |district: District| {
        let size = district.size();
        let founded = district.token.is_some();
        let cell = district.cells.first();
        let words = {
            let district = district.clone();
            Signal::derive(move || describe(stage, &district))
        };
        let floors = district.floors.iter().map(|&(owner, floors)| {
            let leads = district.shares().any(|(seat, place, _)| Some(seat) == owner && place == 1);
            let mark = match owner {
                Some(seat) => stage.mark(seat),
                None => pictures::temple(1, "neutral".to_owned()),
            };
            view! {
                <span class="count" class:leads=leads>
                    {mark}
                    <b>{floors}</b>
                </span>
            }
        });
        let floors = floors.collect_view();
        view! {
            <li
                data-about=words
                on:pointerenter=move |_| looked_at.set(cell)
                on:pointerleave=move |_| looked_at.set(None)
            >
                <b class="size" class:founded=founded aria-hidden="true">
                    {size}
                </b>
                <span class="floors" aria-hidden="true">
                    {floors}
                </span>
                <span class="unseen">{words}</span>
            </li>
        }
    };
    view! {
        <section class="panel districts" aria-label=text("districts")>
            <Heading
                stage
                title=Signal::derive(text("districts"))
                about=Signal::derive(text("districts_about"))
                topic="score"
            />
            <Show
                when=move || !districts.with(Vec::is_empty)
                fallback=move || {
                    view! {
                        <p class="small-print">{move || stage.say(&phrase("no_districts"))}</p>
                    }
                }
            >
                <ul class="district-list">
                    {move || districts.get().into_iter().map(row).collect_view()}
                </ul>
            </Show>
        </section>
    }
}
