//! Small pictures of the things of Tzolk’in, and what actions and tiles do, told by them.

use leptos::prelude::*;
use patolli_game::Name;
use patolli_tzolkin::{
    Action, Blocks, CORN_PER_BLOCK, Decision, Effect, FISH, Gear, HARVESTS, MINES, Materials,
    OFFERING, Quick, Resource, SHRINES, Source, Temple, Track, Worth,
};

/// Shapes that others refer to by name, each in a square of 24 around its middle.
pub const SHAPES: &str = r##"
<g id="thing-corn"><path fill="#e8b321" stroke="#7a5405" stroke-width="1.2" d="M0-10c5 3 6 13 0 19-6-6-5-16 0-19z"/><path fill="none" stroke="#9a6c08" stroke-width="1" d="M-4-3h8M-4.400 1h8.800M-3.600 5h7.200M0-9V9"/><path fill="#5d8a3a" stroke="#2f5217" stroke-width="1" d="M0 10C-6 9-9 3-9-3c5 2 8 7 9 13 1-6 4-11 9-13 0 6-3 12-9 13z"/></g>
<g id="thing-wood"><path fill="#9a6534" stroke="#4d2c0e" stroke-width="1.300" d="M-10-4 5-9l6 5v7L-4 9l-6-5z"/><ellipse fill="#d9ab74" stroke="#4d2c0e" stroke-width="1.200" cx="-6.500" cy="1.500" rx="4" ry="5.500" transform="rotate(-14 -6.500 1.500)"/><path fill="none" stroke="#4d2c0e" d="M-7.500 0a2 2.600 0 0 0 1.500 4"/></g>
<g id="thing-stone"><path fill="#a9a59c" stroke="#3d3a35" stroke-width="1.300" d="M-9 3-6-7l8-2 8 6-1 9-9 3z"/><path fill="none" stroke="#6d6a62" stroke-width="1.100" d="M-6-7l3 6 13-2M-3-1l2 9"/></g>
<g id="thing-gold"><path fill="#f2c53d" stroke="#7c5a06" stroke-width="1.300" d="M-6-5H6l5 11h-22z"/><path fill="#ffe694" stroke="#7c5a06" d="M-6-5H6L3-1h-6z"/></g>
<g id="thing-skull"><path fill="#8fd3dd" stroke="#134a55" stroke-width="1.300" d="M0-10c7 0 10 5 9 10l-3 3v4l-3 2h-6l-3-2V3l-3-3c-1-5 2-10 9-10z"/><path fill="#134a55" d="M-5-3h4v4h-4zM1-3h4v4H1z"/><path stroke="#134a55" d="M-2 5v4M2 5v4M0 5v4"/></g>
<g id="thing-worker"><path d="M-8 10c0-8 3-11 8-11s8 3 8 11z"/><circle cy="-5" r="5"/></g>
<g id="thing-step"><path d="M-10 9V5h5V0h5v-5h10V9z"/><path fill="none" stroke="currentColor" stroke-width="1.800" stroke-linecap="round" stroke-linejoin="round" d="M-8-3l4-6 4 6"/></g>
<g id="thing-book"><path fill="#e9dcb6" stroke="#5a4720" stroke-width="1.300" d="M-10-7q5-3 10 0 5-3 10 0V8Q5 5 0 8-5 5-10 8z"/><path stroke="#5a4720" d="M0-7V8"/></g>
<g id="thing-house"><path fill="#d9a05b" stroke="#4d2c0e" stroke-width="1.300" d="M-8 0h16v9H-8z"/><path fill="#a23b2e" stroke="#4d2c0e" stroke-width="1.300" d="M-11 0 0-10 11 0z"/><path fill="#4d2c0e" d="M-2 3h4v6h-4z"/></g>
<g id="thing-monument"><path fill="#cfc3a4" stroke="#3d3a35" stroke-width="1.300" d="M-11 9v-4h3V1h3v-4h3v-5h4v5h3v4h3v4h3v4z"/></g>
<g id="thing-block"><path fill="#cbb893" stroke="#3d3a35" stroke-width="1.300" d="M-8-8H8V8H-8z"/><path fill="none" stroke="#3d3a35" stroke-width="1.800" d="M-3-2q0-4 3-4t3 3-3 3v2M0 5v.500"/></g>
<g id="thing-sun"><circle fill="#e2a32b" stroke="#6e4a05" stroke-width="1.200" r="6"/><path stroke="#b57d12" stroke-width="2" d="M0-11v3M0 8v3M-11 0h3M8 0h3M-8-8l2 2M6 6l2 2M8-8l-2 2M-6 6l-2 2"/></g>
<g id="thing-trade"><path fill="none" style="stroke:var(--jade)" stroke-width="2.600" stroke-linecap="round" stroke-linejoin="round" d="M-8-4H7L3-8M8 4H-7l4 4"/></g>
<g id="thing-any"><path fill="none" style="stroke:var(--violet)" stroke-width="2.600" stroke-linecap="round" d="M0-8V8M-7-4 7 4M7-4-7 4"/></g>
<g id="thing-laurel"><circle fill="#a23b2e" stroke="#4a120b" stroke-width="1.200" r="10"/></g>
<g id="thing-to"><path fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" d="M-5 0H5M1-4l4 4-4 4"/></g>
<g id="thing-or"><path stroke="currentColor" stroke-width="1.600" stroke-linecap="round" d="M3-7-3 7"/></g>
<g id="thing-eat"><path fill="#b9793a" stroke="#4d2c0e" stroke-width="1.300" d="M-9-1H9q-1 9-9 9t-9-9z"/><path fill="none" stroke="#b9a27c" stroke-width="1.600" d="M-4-4q-2-3 0-5M1-4q-2-3 0-5M6-4q-2-3 0-5"/></g>
<g id="thing-tree"><path fill="#3a7d5d" stroke="#17402d" stroke-width="1.200" d="M0-11 9 4H-9z"/><path fill="#7a4a24" stroke="#3f2610" d="M-2 4h4v6h-4z"/></g>
<g id="thing-field"><path fill="#f2d98c" stroke="#7a5405" stroke-width="1.300" d="M-10-10h20v20h-20z"/><use href="#thing-corn" transform="scale(.8)"/></g>
<g id="thing-chichen"><path fill="#8fd3dd" stroke="#134a55" stroke-width="1.300" d="M-11 10v-4h3V2h3v-4h2v-7h6v7h2v4h3v4h3v4z"/><path fill="#134a55" d="M-2.500-6h2v2.500h-2zM.500-6h2v2.500h-2zM-2 4h4v6h-4z"/></g>
<g id="thing-end"><path fill="none" style="stroke:var(--jade)" stroke-width="3" stroke-linecap="round" stroke-linejoin="round" d="M-8 0l5 7L8-7"/></g>
"##;

/// A thing, and how many of it where that matters.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Item {
    pub count: Option<u8>,
    pub icon: Icon,
}

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
    /// Points from so many to so many.
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

/// The technologies: a book with what it is about.
pub const TRACKS: &str = r##"
<g id="thing-track-agriculture"><use href="#thing-book"/><use href="#thing-corn" transform="scale(.66)"/></g>
<g id="thing-track-extraction"><use href="#thing-book"/><use href="#thing-stone" transform="scale(.62)"/></g>
<g id="thing-track-architecture"><use href="#thing-book"/><use href="#thing-house" transform="scale(.62)"/></g>
<g id="thing-track-theology"><use href="#thing-book"/><use href="#thing-skull" transform="scale(.62)"/></g>
"##;

const fn one(icon: Icon) -> Item {
    Item { count: None, icon }
}

const fn some(count: u8, icon: Icon) -> Item {
    Item { count: Some(count), icon }
}

/// Materials, each with how much of it.
pub fn materials(what: Materials) -> Vec<Item> {
    let mut items = Vec::new();
    if what.corn > 0 {
        items.push(some(what.corn, Icon::Corn));
    }
    items.extend(blocks(what.blocks));
    if what.skulls > 0 {
        items.push(some(what.skulls, Icon::Skull));
    }
    items
}

/// Blocks, each with how many of it.
pub fn blocks(what: Blocks) -> Vec<Item> {
    let kinds = Resource::ALL.iter().filter(|&&kind| what.of(kind) > 0);
    kinds.map(|&kind| some(what.of(kind), Icon::Block(kind))).collect()
}

/// What an action does.
pub fn action(action: Action) -> Vec<Item> {
    let number = usize::from(action.number());
    match action.gear() {
        Gear::Palenque => match number.checked_sub(2).and_then(|at| HARVESTS.get(at)) {
            None => vec![some(FISH, Icon::Corn)],
            Some(harvest) if harvest.wood == 0 => vec![some(harvest.corn, Icon::Corn)],
            Some(harvest) => {
                let wood = some(harvest.wood, Icon::Block(Resource::Wood));
                vec![some(harvest.corn, Icon::Corn), wood]
            }
        },
        Gear::Yaxchilan => MINES.get(number - 1).map(|mine| materials(*mine)).unwrap_or_default(),
        Gear::Tikal => match number {
            1 => vec![one(Icon::AnyTrack)],
            2 => vec![one(Icon::House)],
            3 => vec![some(2, Icon::AnyTrack)],
            4 => vec![some(2, Icon::House), one(Icon::Monument)],
            _ => vec![one(Icon::AnyBlock), some(2, Icon::AnyStep)],
        },
        Gear::Uxmal => match number {
            1 => vec![some(OFFERING as u8, Icon::Corn), one(Icon::AnyStep)],
            2 => vec![one(Icon::Trade)],
            3 => vec![one(Icon::Worker)],
            4 => vec![one(Icon::House), some(CORN_PER_BLOCK as u8, Icon::Corn)],
            _ => vec![some(1, Icon::Corn), one(Icon::Any)],
        },
        Gear::Chichen => {
            let Some(shrine) = SHRINES.get(number - 1) else { return Vec::new() };
            let mut items = vec![some(shrine.points, Icon::Points), one(Icon::Step(shrine.temple))];
            if shrine.blocks > 0 {
                items.push(one(Icon::AnyBlock));
            }
            items
        }
    }
}

/// What a tile does.
pub fn effects(effects: &[Effect]) -> Vec<Item> {
    effects.iter().flat_map(|effect| effect_items(*effect)).collect()
}

fn effect_items(effect: Effect) -> Vec<Item> {
    match effect {
        Effect::Gain(what) => materials(what),
        Effect::Points(points) => vec![some(points, Icon::Points)],
        Effect::Worker => vec![one(Icon::Worker)],
        Effect::Technology(track) => vec![one(Icon::Track(track))],
        Effect::AnyTechnology(1) => vec![one(Icon::AnyTrack)],
        Effect::AnyTechnology(times) => vec![some(times, Icon::AnyTrack)],
        Effect::Temple(temple, 1) => vec![one(Icon::Step(temple))],
        Effect::Temple(temple, steps) => vec![some(steps, Icon::Step(temple))],
        Effect::AnyTemple => vec![one(Icon::AnyStep)],
        Effect::Build => vec![one(Icon::House)],
        Effect::Market => vec![one(Icon::Trade)],
        Effect::AnyAction => vec![some(1, Icon::Corn), one(Icon::To), one(Icon::Any)],
        Effect::BuildMonument => vec![one(Icon::Monument)],
        Effect::Shift => vec![some(3, Icon::AnyTrack)],
        Effect::Devote => vec![one(Icon::AnyBlock), one(Icon::To), one(Icon::AnyStep)],
        Effect::Income(first, last) => {
            let mut items = vec![one(Icon::Sun)];
            items.extend(materials(first));
            if first != last {
                items.push(one(Icon::To));
                items.extend(materials(last));
            }
            items
        }
        Effect::FeedOne(workers) => vec![some(workers, Icon::Eat)],
        Effect::FeedAll => vec![one(Icon::Worker), one(Icon::Eat)],
    }
}

/// What a monument is worth.
pub fn worth(worth: Worth, seats: usize) -> Vec<Item> {
    let each = |points: i16, icon| vec![some(points as u8, Icon::Points), one(Icon::Or), one(icon)];
    let ranged = |points: &[i16], icon| {
        let least = points.iter().copied().find(|&points| points > 0).unwrap_or_default();
        let most = points.last().copied().unwrap_or_default();
        vec![one(Icon::Range(least as u8, most as u8)), one(icon)]
    };
    match worth {
        Worth::OwnKind(_, points) | Worth::OwnTiles(points) => each(points, Icon::House),
        Worth::CornTiles(points) => each(points, Icon::Corn),
        Worth::WoodTiles(points) => each(points, Icon::Tree),
        Worth::AllMonuments(points) => {
            each(points.get(seats - 2).copied().unwrap_or_default(), Icon::Monument)
        }
        Worth::TopTechnologies(points) => ranged(&points, Icon::AnyTrack),
        Worth::Levels(points) => each(points, Icon::AnyTrack),
        Worth::Workers(points) => ranged(&points, Icon::Worker),
        Worth::Temples => vec![
            one(Icon::Step(Temple::Brown)),
            one(Icon::Step(Temple::Yellow)),
            one(Icon::Step(Temple::Green)),
        ],
        Worth::BestTemple(points) => each(points, Icon::AnyStep),
        Worth::Skulls(points) => each(points, Icon::Skull),
    }
}

/// What a level of a technology brings; beyond the last one, the bonus.
pub fn level(track: Track, level: u8) -> Vec<Item> {
    let (wood, stone, gold) = (Resource::Wood, Resource::Stone, Resource::Gold);
    match (track, level) {
        (_, 0) => Vec::new(),
        (Track::Agriculture, 1) => vec![some(1, Icon::Corn)],
        (Track::Agriculture, 2) => vec![one(Icon::Corn), one(Icon::Any)],
        (Track::Agriculture, 3) => vec![some(2, Icon::Corn)],
        (Track::Agriculture, _) => vec![one(Icon::AnyStep)],
        (Track::Extraction, 1) => vec![some(1, Icon::Block(wood))],
        (Track::Extraction, 2) => vec![some(1, Icon::Block(stone))],
        (Track::Extraction, 3) => vec![some(1, Icon::Block(gold))],
        (Track::Extraction, _) => vec![some(2, Icon::AnyBlock)],
        (Track::Architecture, 1) => vec![one(Icon::House), some(1, Icon::Corn)],
        (Track::Architecture, 2) => vec![one(Icon::House), some(2, Icon::Points)],
        (Track::Architecture, 3) => vec![one(Icon::House), one(Icon::AnyBlock)],
        (Track::Architecture, _) => vec![some(3, Icon::Points)],
        (Track::Theology, 1) => vec![one(Icon::Skull), one(Icon::To)],
        (Track::Theology, 2) => vec![one(Icon::AnyBlock), one(Icon::AnyStep)],
        (Track::Theology, _) => vec![some(1, Icon::Skull)],
    }
}

/// What a quick action does.
pub fn quick(quick: Quick) -> Vec<Item> {
    match (quick.gain(), quick) {
        (Some(what), _) => materials(what),
        (None, Quick::Technology) => vec![one(Icon::AnyTrack)],
        (None, Quick::Market) => vec![one(Icon::Trade)],
        (None, _) => vec![one(Icon::House), some(1, Icon::Corn)],
    }
}

/// What a decision is about.
pub fn decision(decision: Decision) -> Vec<Item> {
    match decision {
        Decision::Beg(temple) => vec![one(Icon::Corn), one(Icon::To), one(Icon::Step(temple))],
        Decision::Burn(temple) => vec![one(Icon::Tree), one(Icon::Corn), one(Icon::Step(temple))],
        Decision::HarvestWood => vec![one(Icon::Block(Resource::Wood))],
        Decision::HarvestCorn => vec![one(Icon::Corn)],
        Decision::Climb(temple) | Decision::Descend(temple) => vec![one(Icon::Step(temple))],
        Decision::ClimbAllBut(temple) => {
            let others = Temple::ALL.iter().filter(|&&other| other != temple);
            others.map(|&other| one(Icon::Step(other))).collect()
        }
        Decision::Pay(bundle) | Decision::Take(bundle) => blocks(bundle.blocks()),
        Decision::Save(resource) => vec![one(Icon::Block(resource))],
        Decision::Learn(track) | Decision::Bonus(track) | Decision::Forget(track) => {
            vec![one(Icon::Track(track))]
        }
        Decision::Sell(resource) => {
            vec![one(Icon::Block(resource)), one(Icon::To), some(resource.corn() as u8, Icon::Corn)]
        }
        Decision::Buy(resource) => vec![one(Icon::Corn), one(Icon::To), one(Icon::Block(resource))],
        Decision::Build(_) | Decision::Discard(_) => vec![one(Icon::House)],
        Decision::BuildMonument(_) => vec![one(Icon::Monument)],
        Decision::UseArchitecture | Decision::KeepArchitecture => {
            vec![one(Icon::Track(Track::Architecture))]
        }
        Decision::OneDay => vec![some(1, Icon::Sun)],
        Decision::TwoDays => vec![some(2, Icon::Sun)],
        Decision::Accept => vec![some(1, Icon::Corn)],
        Decision::Act(of) | Decision::ActHigher(of) => action(of),
        Decision::Done | Decision::Pass => vec![one(Icon::End)],
        _ => vec![one(Icon::Worker)],
    }
}

/// A picture by itself.
pub fn alone(icon: Icon) -> AnyView {
    let (shape, class) = icon.shape();
    view! {
        <svg class=format!("icon {class}") viewBox="-12 -12 24 24" aria-hidden="true">
            <use href=format!("#thing-{shape}") />
        </svg>
    }
    .into_any()
}

/// Things in a row, with their numbers.
pub fn row(items: Vec<Item>) -> AnyView {
    let item = |Item { count, icon }: Item| match (icon, count) {
        (Icon::Points, Some(points)) => view! { <b class="points">{points}</b> }.into_any(),
        (Icon::Range(least, most), _) => {
            view! { <b class="points">{least}"–"{most}</b> }.into_any()
        }
        (_, count) => view! { <span class="item">{count}{alone(icon)}</span> }.into_any(),
    };
    view! { <span class="items" aria-hidden="true">{items.into_iter().map(item).collect_view()}</span> }
        .into_any()
}

/// Things within a picture, in a row around a point.
pub fn drawn(items: &[Item], size: f64) -> AnyView {
    let wide = |item: &Item| match (item.icon, item.count) {
        (Icon::Points, Some(10..)) => size * 1.4,
        (Icon::Points, _) => size * 1.1,
        (_, Some(count)) => size * if count > 9 { 2.1 } else { 1.55 },
        _ => size,
    };
    let whole: f64 = items.iter().map(wide).sum();
    let mut x = -whole / 2.0;
    let drawn: Vec<_> = items
        .iter()
        .map(|item| {
            let (from, to) = (x, x + wide(item));
            x = to;
            let (shape, class) = item.icon.shape();
            let scale = size / 24.0;
            if item.icon == Icon::Points {
                let middle = f64::midpoint(from, to);
                let scale = wide(item) / 24.0;
                let points = item.count;
                return view! {
                    <use href="#thing-laurel" transform=format!("translate({middle:.1} 0) scale({scale:.2})") />
                    <text class="points" x=format!("{middle:.1}") y=format!("{:.1}", size * 0.26)
                        font-size=format!("{:.1}", size * 0.74)>{points}</text>
                }
                .into_any();
            }
            let icon = to - size / 2.0;
            let digits = item.count.map(|count| view! {
                <text class="count" x=format!("{:.1}", icon - size * 0.5) y=format!("{:.1}", size * 0.32)
                    font-size=format!("{:.1}", size * 0.92)>{count}</text>
            });
            view! {
                {digits}
                <use class=class href=format!("#thing-{shape}") transform=format!("translate({icon:.1} 0) scale({scale:.2})") />
            }
            .into_any()
        })
        .collect();
    drawn.into_any()
}

/// Where points come from.
pub fn source(source: Name) -> AnyView {
    let known = Source::ALL.iter().find(|known| known.name() == source);
    let icon = match known {
        Some(Source::Temples) => Icon::AnyStep,
        Some(Source::Chichen) => Icon::Chichen,
        Some(Source::Buildings) => Icon::House,
        Some(Source::Technologies) => Icon::AnyTrack,
        Some(Source::Hunger) => Icon::Eat,
        Some(Source::Prophecies) => Icon::Sun,
        None if source == Name::new("tzolkin-source", "monuments") => Icon::Monument,
        None if source == Name::new("tzolkin-source", "skulls") => Icon::Skull,
        None => Icon::Corn,
    };
    alone(icon)
}
