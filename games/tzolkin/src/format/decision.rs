//! What a player may decide, and how it is written.

use patolli_game::{Name, Phrase, Say, decisions};

use crate::components::action::Action;
use crate::components::building::{Building, RENOVABLE_INDICES};
use crate::components::gear::{Gear, Space};
use crate::components::material::{Bundle, Resource};
use crate::components::monument::Monument;
use crate::components::technology::{TOP_LEVEL, Track, level_id};
use crate::components::temple::{Temple, TemplePair};
use crate::format::keep::{Pair, TribeKeep};

decisions! {
    /// One choice of one seat.
    Decision in "tzolkin":
    /// Keep two of the four starting wealth tiles, in secret.
    "keep=" Keep(Pair),
    /// Beg for corn, and step down on this temple.
    "beg=" Beg(Temple),
    /// Place a worker on the lowest free space of this gear.
    "place=" Place(Gear),
    /// Place a worker on the first-player space.
    "place=start" PlaceFirst,
    /// Pick up the worker on this space.
    "pick=" PickUp(Space in 0..Space::ON_GEARS),
    /// Use this action.
    "act=" Act(Action),
    /// Harvest a wood tile.
    "harvest=wood" HarvestWood,
    /// Harvest corn.
    "harvest=corn" HarvestCorn,
    /// Burn a wood tile to harvest the corn below, and step down on this temple.
    "burn=" Burn(Temple),
    /// Step up on this temple.
    "climb=" Climb(Temple),
    /// Step up on these two temples.
    "climb=" ClimbTwo(TemplePair),
    /// Pay these blocks.
    "pay=" Pay(Bundle),
    /// Take these blocks.
    "take=" Take(Bundle in 0..Bundle::of_size(2).end),
    /// Pay one block of this kind less.
    "save=" Save(Resource),
    /// Advance on this track.
    "learn=" Learn(Track),
    /// Sell a block at the market.
    "sell=" Sell(Resource),
    /// Buy a block at the market.
    "buy=" Buy(Resource),
    /// Build a building.
    "build=" Build(Building),
    /// Build a monument.
    "monument=" BuildMonument(Monument),
    /// Use Architecture for this building, the first of two.
    "architecture=now" UseArchitecture,
    /// Keep Architecture for the second building.
    "architecture=later" KeepArchitecture,
    /// Let the calendar advance by one day.
    "days=1" OneDay,
    /// Let the calendar advance by two days.
    "days=2" TwoDays,
    /// Nothing, or nothing more.
    "done" Done,
    /// Place a worker on a quick space.
    "place=quick" PlaceQuick,
    /// Place a worker on the lowest free space of this gear for a flat price.
    "flat=" PlaceFlat(Gear),
    /// Skip the lowest free space of this gear.
    "skip=" Skip(Gear),
    /// Neither place nor pick up.
    "pass" Pass,
    /// Use this action, one step higher, for 1 corn.
    "higher=" ActHigher(Action),
    /// Pay what a prophecy asks, and get the thing.
    "accept" Accept,
    /// Step down on this temple.
    "descend=" Descend(Temple),
    /// Take the bonus of this track.
    "bonus=" Bonus(Track),
    /// Fall by a level on this track.
    "forget=" Forget(Track),
    /// Discard this building to renovate it.
    "discard=" Discard(Building in RENOVABLE_INDICES),
    /// Keep a tribe and some of the starting wealth, in secret.
    "keep=" KeepTribe(TribeKeep),
}

impl Say for Decision {
    fn phrase(&self) -> Phrase {
        let say = Phrase::new("tzolkin-decision", self.into());
        match *self {
            Self::Keep(pair) => {
                let [one, other] = pair.places();
                say.number("one", one as i64 + 1).number("other", other as i64 + 1)
            }
            Self::KeepTribe(keep) => {
                let places: Vec<String> =
                    keep.places().iter().map(|place| (place + 1).to_string()).collect();
                say.number("tribe", keep.tribe() as i64 + 1).text("places", places.join(", "))
            }
            Self::Beg(temple)
            | Self::Burn(temple)
            | Self::Climb(temple)
            | Self::Descend(temple) => say.name("temple", temple.name()),
            Self::ClimbTwo(pair) => say.names("temples", pair.temples().map(Temple::name)),
            Self::Place(gear) | Self::PlaceFlat(gear) | Self::Skip(gear) => {
                say.name("gear", gear.name())
            }
            Self::PickUp(space) => {
                let gear = space.gear().unwrap_or(Gear::Palenque);
                say.name("gear", gear.name()).number("number", space.number())
            }
            Self::Act(action) | Self::ActHigher(action) => say
                .name("gear", action.gear().name())
                .number("number", action.number())
                .name("effect", action.name()),
            Self::Pay(bundle) | Self::Take(bundle) => {
                say.counts("blocks", bundle.blocks().counted())
            }
            Self::Save(resource) => say.name("resource", resource.name()),
            Self::Sell(resource) | Self::Buy(resource) => {
                say.name("resource", resource.name()).number("corn", resource.corn())
            }
            Self::Learn(track) | Self::Forget(track) => say.name("track", track.name()),
            Self::Bonus(track) => {
                let bonus = Name::new("tzolkin-level", level_id(track.index(), TOP_LEVEL));
                say.name("track", track.name()).name("effect", bonus)
            }
            Self::Discard(building) => say.name("building", building.name()),
            Self::Build(building) => say
                .name("building", building.name())
                .counts("cost", building.cost_counted())
                .name("effect", building.effect_name()),
            Self::BuildMonument(monument) => say
                .name("monument", monument.name())
                .counts("cost", monument.cost_counted())
                .name("worth", monument.worth_name()),
            Self::PlaceFirst
            | Self::HarvestWood
            | Self::HarvestCorn
            | Self::UseArchitecture
            | Self::KeepArchitecture
            | Self::OneDay
            | Self::TwoDays
            | Self::Done
            | Self::PlaceQuick
            | Self::Pass
            | Self::Accept => say,
        }
    }
}
