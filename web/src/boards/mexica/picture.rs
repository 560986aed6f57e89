//! The picture of the game on the home page.

use leptos::prelude::*;

/// The lines between the cells.
const GRID: &str = "M80 30v154M120 30v154M160 30v154M200 30v154M240 30v154\
    M40 70h240M40 110h240M40 150h240";

/// An island with canals, a bridge and temples.
pub fn picture() -> AnyView {
    view! {
        <svg class="picture" viewBox="0 0 320 210" aria-hidden="true">
            <path class="lake" d="M0 0h320v210H0z" />
            <path class="land" d="M60 30h190l30 40v70l-40 44H80l-40-38V66z" />
            <path
                class="grid"
                d=GRID
            />
            <path class="canal" d="M140 30v60h60v94" />
            <path class="bridge" d="M132 52h16M132 60h16M132 68h16" />
            <g class="temple jade">
                <path d="M84 118h40v10h-40z" />
                <path d="M90 108h28v10h-28z" />
                <path d="M96 98h16v10h-16z" />
            </g>
            <g class="temple cochineal">
                <path d="M218 88h40v10h-40z" />
                <path d="M224 78h28v10h-28z" />
            </g>
            <g class="temple ochre">
                <path d="M146 152h36v10h-36z" />
            </g>
        </svg>
    }
    .into_any()
}
