//! Being the same person on another device.

use leptos::prelude::*;
use patolli_wire::{News, Wish};

use super::{Connection, LinkToGive, Refused, with_house};
use crate::browser::route::{self, Route};
use crate::house::{House, Link};
use crate::speech::text;

/// Makes a link that works once.
#[component]
pub fn AnotherDevice(house: House) -> impl IntoView {
    let link = RwSignal::new(None);
    let problem = RwSignal::new(None);
    let make = move |_| {
        house.ask(Wish::Pass, move |answer| {
            // The screen may have been left meanwhile.
            let _ = match answer {
                Ok(News::Pass { secret, .. }) => {
                    link.try_set(Some(route::address(&Route::Pass(secret)))).is_none()
                }
                Ok(_) => true,
                Err(refusal) => problem.try_set(Some(refusal.words)).is_none(),
            };
        });
    };
    view! {
        <details class="another-device">
            <summary>{text("another_device")}</summary>
            <p>{text("another_device_about")}</p>
            {move || match link.get() {
                Some(link) => view! { <LinkToGive label="pass_link" link /> }.into_any(),
                None => {
                    view! {
                        <button id="make-pass" on:click=make>
                            {text("make_pass")}
                        </button>
                    }
                        .into_any()
                }
            }}
            <Refused problem />
        </details>
    }
}

/// The link was opened on the other device: one comes in as oneself, if one says so.
#[component]
pub fn Passed(secret: String) -> impl IntoView {
    with_house(move |house| {
        let used = RwSignal::new(false);
        let come_in = move |_| {
            house.enter_with(secret.clone());
            used.set(true);
        };
        Effect::new(move || {
            if used.get() && house.link.get() == Link::There {
                route::replace(&Route::Together);
            }
        });
        view! {
            <div class="note">
                <h1>{text("another_device")}</h1>
                <p>{text("pass_opened")}</p>
                <p class="actions">
                    <button
                        class="primary"
                        id="use-pass"
                        disabled=move || used.get()
                        on:click=come_in
                    >
                        {text("use_pass")}
                    </button>
                    <a class="button" href=Route::Home.to_string()>
                        {text("to_home")}
                    </a>
                </p>
                <Connection />
            </div>
        }
        .into_any()
    })
}
