//! The picture of the game on the home page: two gears in mesh.

use leptos::prelude::*;

use super::geometry::{outline, translate};

/// The rays of the sun.
const RAYS: &str = "M0-39v12M0 27v12M-39 0h12M27 0h12\
    M-28-28l9 9M19 19l9 9M28-28l-9 9M-19 19l-9 9";

pub fn picture() -> AnyView {
    let module = 7.0;
    // The small one has a gap where the large one has a tooth.
    let (large, small) = (outline(26, module, 0.0), outline(10, module, 198.0));
    view! {
        <svg class="picture" viewBox="0 0 320 210" aria-hidden="true">
            <g transform=translate((120.0, 105.0))>
                <path class="gear large" d=large />
                <circle class="hub" r="52" />
                <circle class="sun" r="20" />
                <path
                    class="rays"
                    d=RAYS
                />
            </g>
            <g transform=translate((120.0 + 18.0 * module, 105.0))>
                <path class="gear small" d=small />
                <circle class="hub" r="15" />
            </g>
        </svg>
    }
    .into_any()
}
