//! Pictures of games for the home page that have no board to be drawn with yet.

use std::f64::consts::TAU;
use std::fmt::Write;

use leptos::prelude::*;

/// The outline of a gear: so many teeth around a middle, and where the first one stands.
fn gear(x: f64, y: f64, teeth: u32, module: f64, first: f64) -> String {
    let pitch = module * f64::from(teeth) / 2.0;
    let step = TAU / f64::from(teeth);
    let mut path = String::new();
    for tooth in 0..teeth {
        let middle = first + step * f64::from(tooth);
        let corners = [(-0.27, -0.9), (-0.13, 0.9), (0.13, 0.9), (0.27, -0.9)];
        for (across, out) in corners {
            let (angle, radius) = (middle + across * step, pitch + out * module);
            let (px, py) = (x + radius * angle.cos(), y + radius * angle.sin());
            // Writing to a string cannot fail.
            let _ = write!(path, "{}{px:.1} {py:.1}", if path.is_empty() { "M" } else { "L" });
        }
    }
    path + "Z"
}

/// Two gears in mesh.
pub fn gears() -> AnyView {
    let module = 7.0;
    let large = gear(120.0, 105.0, 26, module, 0.0);
    // The small one has a gap where the large one has a tooth.
    let small = gear(120.0 + 18.0 * module, 105.0, 10, module, TAU / 20.0 + TAU / 2.0);
    view! {
        <svg class="picture" viewBox="0 0 320 210" aria-hidden="true">
            <path class="gear large" d=large />
            <circle class="hub" cx="120" cy="105" r="52" />
            <circle class="sun" cx="120" cy="105" r="20" />
            <path class="rays" d="M120 66v12M120 132v12M81 105h12M147 105h12M92 77l9 9M139 124l9 9M148 77l-9 9M101 124l-9 9" />
            <path class="gear small" d=small />
            <circle class="hub" cx="246" cy="105" r="15" />
        </svg>
    }
    .into_any()
}

/// An island with canals, a bridge and temples.
pub fn island() -> AnyView {
    view! {
        <svg class="picture" viewBox="0 0 320 210" aria-hidden="true">
            <path class="lake" d="M0 0h320v210H0z" />
            <path class="land" d="M60 30h190l30 40v70l-40 44H80l-40-38V66z" />
            <path class="grid" d="M80 30v154M120 30v154M160 30v154M200 30v154M240 30v154M40 70h240M40 110h240M40 150h240" />
            <path class="canal" d="M140 30v60h60v94" />
            <path class="bridge" d="M132 52h16M132 60h16M132 68h16" />
            <g class="temple jade"><path d="M84 118h40v10h-40z" /><path d="M90 108h28v10h-28z" /><path d="M96 98h16v10h-16z" /></g>
            <g class="temple cochineal"><path d="M218 88h40v10h-40z" /><path d="M224 78h28v10h-28z" /></g>
            <g class="temple ochre"><path d="M146 152h36v10h-36z" /></g>
        </svg>
    }
    .into_any()
}
