//! How to play, on one page.

use leptos::prelude::*;
use patolli_mexica::Action;

use super::pictures::{action, alone, temple};
use crate::boards::help::sheet;

pub fn help() -> AnyView {
    let own = || "of-cochineal".to_owned();
    let both = |one: AnyView, other: AnyView| view! { {one}{other} }.into_any();
    let parts = vec![
        ("points", both(alone("action-token", "coin"), action(Action::Walk, own()))),
        ("dig", both(action(Action::DoubleCanal, own()), action(Action::Found, own()))),
        ("move", both(action(Action::Bridge, own()), action(Action::Sail, own()))),
        ("build", both(temple(1, own()), temple(4, own()))),
        ("score", both(temple(3, own()), temple(2, "of-lake".to_owned()))),
    ];
    sheet("mexica", parts, ().into_any())
}
