//! The jungle: the fields beside Palenque 2 to 5, with wood or corn on them.

use leptos::prelude::*;
use patolli_tzolkin::{Fields, Tzolkin};

use super::{phrase, text};
use crate::boards::Stage;

/// The side of a field, and from one to the next.
const SIDE: f64 = 21.0;
const NEXT: f64 = 24.0;

#[component]
pub fn Jungle(stage: Stage<Tzolkin>) -> impl IntoView {
    let jungle = Memo::new(move |_| stage.scene.with(|scene| scene.view.jungle));
    let all = Memo::new(move |_| stage.scene.with(|scene| scene.view.seats));
    let group = move |at: usize, fields: Fields| {
        let number = at + 2;
        let about = move || {
            stage.say(
                &phrase("fields")
                    .number("number", number as i64)
                    .number("wood", fields.wood)
                    .number("corn", fields.corn),
            )
        };
        // A table of more people has more fields.
        let places = all.get().max(fields.corn + fields.wood).min(5);
        let field = move |place: u8| {
            let y = -f64::from(place) * NEXT;
            // From below: what is bare, what shows corn, what has wood. So wood that is cut leaves
            // corn in its place, and corn that is taken leaves nothing.
            let (class, shape) = match places - place {
                left if left <= fields.wood => ("field wood", Some("#thing-tree")),
                left if left <= fields.wood + fields.corn => ("field corn", Some("#thing-corn")),
                _ => ("field bare", None),
            };
            view! {
                <g transform=format!("translate(0 {y})")>
                    <rect class=class x="0" y="0" width=SIDE height=SIDE rx="4" />
                    {shape
                        .map(|shape| {
                            view! { <use href=shape transform="translate(10.5 10.5) scale(.72)" /> }
                        })}
                </g>
            }
        };
        view! {
            <g transform=format!("translate({} 0)", at as f64 * NEXT) data-about=about>
                {(0..places).map(field).collect_view()}
                <text x="10.500" y="33">
                    {number}
                </text>
            </g>
        }
    };
    view! {
        <g class="jungle" transform="translate(-274 268)" aria-hidden="true">
            {move || {
                jungle
                    .get()
                    .into_iter()
                    .enumerate()
                    .map(|(at, fields)| group(at, fields))
                    .collect_view()
            }}
            <text
                class="title"
                x="0"
                y=move || format!("{}", -f64::from(all.get().min(5)) * NEXT + 16.0)
            >
                {text("jungle")}
            </text>
        </g>
    }
}
