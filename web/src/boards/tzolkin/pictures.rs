//! Small pictures of the things of Tzolk’in, and what actions and tiles do, told by them.

use leptos::prelude::*;
use patolli_game::Name;
use patolli_tzolkin::{
    ANY_ACTION, Action, ActionEffect, Blocks, CORN_PER_BLOCK, Decision, Effect, Materials, Quick,
    Resource, Site, Source, Temple, Track, Worth, Yield,
};

pub use super::shapes::Icon;

/// A thing, and how many of it where that matters.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Item {
    pub count: Option<u8>,
    pub icon: Icon,
}

/// The technologies: a book with what it is about.
pub const TRACKS: &str = r##"
<g id="thing-track-agriculture"><use href="#thing-book"/>
<use href="#thing-corn" transform="scale(.66)"/></g>
<g id="thing-track-extraction"><use href="#thing-book"/>
<use href="#thing-stone" transform="scale(.62)"/></g>
<g id="thing-track-architecture"><use href="#thing-book"/>
<use href="#thing-house" transform="scale(.62)"/></g>
<g id="thing-track-theology"><use href="#thing-book"/>
<use href="#thing-skull" transform="scale(.62)"/></g>
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
    match action.effect() {
        ActionEffect::Fish(corn) => vec![some(corn, Icon::Corn)],
        ActionEffect::Harvest(group) => {
            let Yield { corn, wood } = group.harvest();
            let mut items = vec![some(corn, Icon::Corn)];
            if wood > 0 {
                items.extend([one(Icon::Or), some(wood, Icon::Block(Resource::Wood))]);
            }
            items
        }
        ActionEffect::Gain(what) => materials(what),
        ActionEffect::Learn(1) => vec![one(Icon::AnyTrack)],
        ActionEffect::Learn(steps) => vec![some(steps, Icon::AnyTrack)],
        ActionEffect::Build(Site::FirstOfTwo) => vec![some(2, Icon::House), one(Icon::Monument)],
        ActionEffect::Build(Site::ForCorn) => {
            vec![some(CORN_PER_BLOCK as u8, Icon::Corn), one(Icon::To), one(Icon::House)]
        }
        ActionEffect::Build(_) => vec![one(Icon::House)],
        ActionEffect::TwoTemples => {
            vec![one(Icon::AnyBlock), one(Icon::To), some(2, Icon::AnyStep)]
        }
        ActionEffect::Offering { corn } => {
            vec![some(corn as u8, Icon::Corn), one(Icon::To), one(Icon::AnyStep)]
        }
        ActionEffect::Market => vec![one(Icon::Trade)],
        ActionEffect::Worker => vec![one(Icon::Worker)],
        ActionEffect::AnyAction => {
            vec![some(ANY_ACTION as u8, Icon::Corn), one(Icon::To), one(Icon::Any)]
        }
        ActionEffect::Shrine(shrine) => {
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
        Decision::ClimbTwo(pair) => pair.temples().map(|temple| one(Icon::Step(temple))).collect(),
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
    view! {
        <span class="items" aria-hidden="true">
            {items.into_iter().map(item).collect_view()}
        </span>
    }
    .into_any()
}

/// Things within a picture, in a row around a point.
pub fn drawn(items: &[Item], size: f64) -> AnyView {
    let wide = |item: &Item| match (item.icon, item.count) {
        (Icon::Points, Some(10..)) => size * 1.4,
        (Icon::Points, _) => size * 1.1,
        (Icon::Or, _) => size * 0.3,
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
                    <use
                        href="#thing-laurel"
                        transform=format!("translate({middle:.1} 0) scale({scale:.2})")
                    />
                    <text
                        class="points"
                        x=format!("{middle:.1}")
                        y=format!("{:.1}", size * 0.26)
                        font-size=format!("{:.1}", size * 0.74)
                    >
                        {points}
                    </text>
                }
                .into_any();
            }
            let icon = to - size / 2.0;
            let digits = item.count.map(|count| {
                view! {
                    <text
                        class="count"
                        x=format!("{:.1}", icon - size * 0.5)
                        y=format!("{:.1}", size * 0.32)
                        font-size=format!("{:.1}", size * 0.92)
                    >
                        {count}
                    </text>
                }
            });
            view! {
                {digits}
                <use
                    class=class
                    href=format!("#thing-{shape}")
                    transform=format!("translate({icon:.1} 0) scale({scale:.2})")
                />
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
        None => thing(source).unwrap_or(Icon::Corn),
    };
    alone(icon)
}

/// A thing that changes hands, by its name.
fn thing(name: Name) -> Option<Icon> {
    let block = Resource::ALL.iter().find(|resource| resource.name() == name);
    match (block, name.id) {
        (Some(&resource), _) => Some(Icon::Block(resource)),
        (_, "skull") => Some(Icon::Skull),
        (_, "worker") => Some(Icon::Worker),
        _ => None,
    }
}
