//! The small pictures of Tzolk’in, as shapes.

use patolli_tzolkin::{Resource, Temple, Track};

/// Shapes that others refer to by name, each in a square of 24 around its middle.
pub const SHAPES: &str = r##"
<g id="thing-corn">
<path fill="#e8b321" stroke="#7a5405" stroke-width="1.2" d="M0-10c5 3 6 13 0 19-6-6-5-16 0-19z"/>
<path fill="none" stroke="#9a6c08" stroke-width="1"
d="M-4-3h8M-4.400 1h8.800M-3.600 5h7.200M0-9V9"/>
<path fill="#5d8a3a" stroke="#2f5217" stroke-width="1"
d="M0 10C-6 9-9 3-9-3c5 2 8 7 9 13 1-6 4-11 9-13 0 6-3 12-9 13z"/></g>
<g id="thing-wood">
<path fill="#9a6534" stroke="#4d2c0e" stroke-width="1.300" d="M-10-4 5-9l6 5v7L-4 9l-6-5z"/>
<ellipse fill="#d9ab74" stroke="#4d2c0e" stroke-width="1.200" cx="-6.500" cy="1.500" rx="4"
ry="5.500" transform="rotate(-14 -6.500 1.500)"/>
<path fill="none" stroke="#4d2c0e" d="M-7.500 0a2 2.600 0 0 0 1.500 4"/></g>
<g id="thing-stone">
<path fill="#a9a59c" stroke="#3d3a35" stroke-width="1.300" d="M-9 3-6-7l8-2 8 6-1 9-9 3z"/>
<path fill="none" stroke="#6d6a62" stroke-width="1.100" d="M-6-7l3 6 13-2M-3-1l2 9"/></g>
<g id="thing-gold">
<path fill="#f2c53d" stroke="#7c5a06" stroke-width="1.300" d="M-6-5H6l5 11h-22z"/>
<path fill="#ffe694" stroke="#7c5a06" d="M-6-5H6L3-1h-6z"/></g>
<g id="thing-skull">
<path fill="#8fd3dd" stroke="#134a55" stroke-width="1.300"
d="M0-10c7 0 10 5 9 10l-3 3v4l-3 2h-6l-3-2V3l-3-3c-1-5 2-10 9-10z"/>
<path fill="#134a55" d="M-5-3h4v4h-4zM1-3h4v4H1z"/><path stroke="#134a55" d="M-2 5v4M2 5v4M0 5v4"/>
</g>
<g id="thing-worker"><path d="M-8 10c0-8 3-11 8-11s8 3 8 11z"/><circle cy="-5" r="5"/></g>
<g id="thing-step"><path d="M-10 9V5h5V0h5v-5h10V9z"/>
<path fill="none" stroke="currentColor" stroke-width="1.800" stroke-linecap="round"
stroke-linejoin="round" d="M-8-3l4-6 4 6"/></g>
<g id="thing-book">
<path fill="#e9dcb6" stroke="#5a4720" stroke-width="1.300"
d="M-10-7q5-3 10 0 5-3 10 0V8Q5 5 0 8-5 5-10 8z"/><path stroke="#5a4720" d="M0-7V8"/></g>
<g id="thing-house"><path fill="#d9a05b" stroke="#4d2c0e" stroke-width="1.300" d="M-8 0h16v9H-8z"/>
<path fill="#a23b2e" stroke="#4d2c0e" stroke-width="1.300" d="M-11 0 0-10 11 0z"/>
<path fill="#4d2c0e" d="M-2 3h4v6h-4z"/></g>
<g id="thing-monument">
<path fill="#cfc3a4" stroke="#3d3a35" stroke-width="1.300"
d="M-11 9v-4h3V1h3v-4h3v-5h4v5h3v4h3v4h3v4z"/></g>
<g id="thing-block"><path fill="#cbb893" stroke="#3d3a35" stroke-width="1.300" d="M-8-8H8V8H-8z"/>
<path fill="none" stroke="#3d3a35" stroke-width="1.800" d="M-3-2q0-4 3-4t3 3-3 3v2M0 5v.500"/></g>
<g id="thing-sun"><circle fill="#e2a32b" stroke="#6e4a05" stroke-width="1.200" r="6"/>
<path stroke="#b57d12" stroke-width="2"
d="M0-11v3M0 8v3M-11 0h3M8 0h3M-8-8l2 2M6 6l2 2M8-8l-2 2M-6 6l-2 2"/></g>
<g id="thing-trade">
<path fill="none" class="jade-line" stroke-width="2.600" stroke-linecap="round"
stroke-linejoin="round" d="M-8-4H7L3-8M8 4H-7l4 4"/></g>
<g id="thing-any">
<path fill="none" class="violet-line" stroke-width="2.600" stroke-linecap="round"
d="M0-8V8M-7-4 7 4M7-4-7 4"/></g>
<g id="thing-laurel"><circle fill="#a23b2e" stroke="#4a120b" stroke-width="1.200" r="10"/></g>
<g id="thing-to">
<path fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round"
stroke-linejoin="round" d="M-5 0H5M1-4l4 4-4 4"/></g>
<g id="thing-or">
<path stroke="currentColor" stroke-width="1.600" stroke-linecap="round" d="M3-7-3 7"/></g>
<g id="thing-eat">
<path fill="#b9793a" stroke="#4d2c0e" stroke-width="1.300" d="M-9-1H9q-1 9-9 9t-9-9z"/>
<path fill="none" stroke="#b9a27c" stroke-width="1.600"
d="M-4-4q-2-3 0-5M1-4q-2-3 0-5M6-4q-2-3 0-5"/></g>
<g id="thing-tree"><path fill="#3a7d5d" stroke="#17402d" stroke-width="1.200" d="M0-11 9 4H-9z"/>
<path fill="#7a4a24" stroke="#3f2610" d="M-2 4h4v6h-4z"/></g>
<g id="thing-field">
<path fill="#f2d98c" stroke="#7a5405" stroke-width="1.300" d="M-10-10h20v20h-20z"/>
<use href="#thing-corn" transform="scale(.8)"/></g>
<g id="thing-chichen">
<path fill="#8fd3dd" stroke="#134a55" stroke-width="1.300"
d="M-11 10v-4h3V2h3v-4h2v-7h6v7h2v4h3v4h3v4z"/>
<path fill="#134a55" d="M-2.500-6h2v2.500h-2zM.500-6h2v2.500h-2zM-2 4h4v6h-4z"/></g>
<g id="thing-end">
<path fill="none" class="jade-line" stroke-width="3" stroke-linecap="round"
stroke-linejoin="round" d="M-8 0l5 7L8-7"/></g>
"##;

/// A small picture.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Icon {
    Corn,
    Block(Resource),
    AnyBlock,
    Skull,
    Worker,
    Step(Temple),
    AnyStep,
    Track(Track),
    AnyTrack,
    House,
    Monument,
    Trade,
    Any,
    Points,
    /// Points from the first number to the second.
    Range(u8, u8),
    Eat,
    Tree,
    /// A corn tile.
    Field,
    /// The city of skulls.
    Chichen,
    Sun,
    To,
    Or,
    End,
}

impl Icon {
    /// The shape, and the class that colours it.
    pub const fn shape(self) -> (&'static str, &'static str) {
        match self {
            Self::Corn => ("corn", ""),
            Self::Block(Resource::Wood) => ("wood", ""),
            Self::Block(Resource::Stone) => ("stone", ""),
            Self::Block(Resource::Gold) => ("gold", ""),
            Self::AnyBlock => ("block", ""),
            Self::Skull => ("skull", ""),
            Self::Worker => ("worker", "worker-icon"),
            Self::Step(Temple::Brown) => ("step", "brown"),
            Self::Step(Temple::Yellow) => ("step", "yellow"),
            Self::Step(Temple::Green) => ("step", "green"),
            Self::AnyStep => ("step", "any-step"),
            Self::Track(Track::Agriculture) => ("track-agriculture", ""),
            Self::Track(Track::Extraction) => ("track-extraction", ""),
            Self::Track(Track::Architecture) => ("track-architecture", ""),
            Self::Track(Track::Theology) => ("track-theology", ""),
            Self::AnyTrack => ("book", ""),
            Self::House => ("house", ""),
            Self::Monument => ("monument", ""),
            Self::Trade => ("trade", ""),
            Self::Any => ("any", ""),
            Self::Points | Self::Range(..) => ("laurel", ""),
            Self::Eat => ("eat", ""),
            Self::Tree => ("tree", ""),
            Self::Field => ("field", ""),
            Self::Chichen => ("chichen", ""),
            Self::Sun => ("sun", ""),
            Self::To => ("to", ""),
            Self::Or => ("or", ""),
            Self::End => ("end", ""),
        }
    }
}

/// All of them, and the signs made of them.
pub fn shapes() -> String {
    format!("{SHAPES}{}", super::pictures::TRACKS)
}
