//! How to play, on one page.

use leptos::prelude::*;
use patolli_tzolkin::{Resource, Temple};

use super::pictures::{Icon, alone};
use crate::boards::help::sheet;

pub fn help() -> AnyView {
    let icons = |icons: &[Icon]| icons.iter().map(|&icon| alone(icon)).collect_view().into_any();
    let parts = vec![
        ("place", icons(&[Icon::Worker, Icon::Corn])),
        ("ride", icons(&[Icon::Sun, Icon::Worker])),
        ("act", icons(&[Icon::Corn, Icon::Block(Resource::Stone), Icon::Skull])),
        ("feed", icons(&[Icon::Eat, Icon::Step(Temple::Green)])),
        ("build", icons(&[Icon::AnyTrack, Icon::House, Icon::Monument])),
        ("poor", icons(&[Icon::Corn, Icon::Step(Temple::Brown)])),
    ];
    sheet("tzolkin", parts, ().into_any())
}
