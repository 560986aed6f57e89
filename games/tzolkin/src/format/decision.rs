//! What a player may decide, and how it is written.

use std::fmt;
use std::ops::Range;
use std::str::FromStr;

use patolli_game::{BadNotation, Name, Phrase, Say};
use strum::{IntoStaticStr, VariantNames};

use crate::components::action::Action;
use crate::components::building::Building;
use crate::components::gear::{Gear, Space};
use crate::components::material::{Bundle, Resource};
use crate::components::monument::Monument;
use crate::components::technology::{TOP_LEVEL, Track, level_id};
use crate::components::temple::Temple;
use crate::format::keep::{Pair, TribeKeep};

/// One choice of one seat.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, IntoStaticStr, VariantNames)]
#[strum(serialize_all = "snake_case")]
pub enum Decision {
    /// Keep two of the four starting wealth tiles, in secret.
    Keep(Pair),
    /// Beg for corn, and step down on this temple.
    Beg(Temple),
    /// Place a worker on the lowest free space of this gear.
    Place(Gear),
    /// Place a worker on the first-player space.
    PlaceFirst,
    /// Pick up the worker on this space.
    PickUp(Space),
    /// Use this action.
    Act(Action),
    /// Harvest a wood tile.
    HarvestWood,
    /// Harvest corn.
    HarvestCorn,
    /// Burn a wood tile to harvest the corn below, and step down on this temple.
    Burn(Temple),
    /// Step up on this temple.
    Climb(Temple),
    /// Step up on the two other temples.
    ClimbAllBut(Temple),
    /// Pay these blocks.
    Pay(Bundle),
    /// Take these blocks.
    Take(Bundle),
    /// Pay one block of this kind less.
    Save(Resource),
    /// Advance on this track.
    Learn(Track),
    /// Sell a block at the market.
    Sell(Resource),
    /// Buy a block at the market.
    Buy(Resource),
    /// Build a building.
    Build(Building),
    /// Build a monument.
    BuildMonument(Monument),
    /// Use Architecture for this building, the first of two.
    UseArchitecture,
    /// Keep Architecture for the second building.
    KeepArchitecture,
    /// Let the calendar advance by one day.
    OneDay,
    /// Let the calendar advance by two days.
    TwoDays,
    /// Nothing, or nothing more.
    Done,
    /// Place a worker on a quick space.
    PlaceQuick,
    /// Place a worker on the lowest free space of this gear for a flat price.
    PlaceFlat(Gear),
    /// Skip the lowest free space of this gear.
    Skip(Gear),
    /// Neither place nor pick up.
    Pass,
    /// Use this action, one step higher, for 1 corn.
    ActHigher(Action),
    /// Pay what a prophecy asks, and get the thing.
    Accept,
    /// Step down on this temple.
    Descend(Temple),
    /// Take the bonus of this track.
    Bonus(Track),
    /// Fall by a level on this track.
    Forget(Track),
    /// Discard this building to renovate it.
    Discard(Building),
    /// Keep a tribe and some of the starting wealth, in secret.
    KeepTribe(TribeKeep),
}

/// The indices of the decisions of each kind, one kind after the other.
pub(crate) mod at {
    use super::{
        Action, Building, Bundle, Gear, Monument, Pair, Resource, Space, Temple, Track, TribeKeep,
    };

    pub const KEEP: usize = 0;
    pub const BEG: usize = KEEP + Pair::COUNT;
    pub const PLACE: usize = BEG + Temple::COUNT;
    pub const PLACE_FIRST: usize = PLACE + Gear::COUNT;
    pub const PICK_UP: usize = PLACE_FIRST + 1;
    pub const ACT: usize = PICK_UP + Space::ON_GEARS;
    pub const HARVEST_WOOD: usize = ACT + Action::COUNT;
    pub const HARVEST_CORN: usize = HARVEST_WOOD + 1;
    pub const BURN: usize = HARVEST_CORN + 1;
    pub const CLIMB: usize = BURN + Temple::COUNT;
    pub const CLIMB_ALL_BUT: usize = CLIMB + Temple::COUNT;
    pub const PAY: usize = CLIMB_ALL_BUT + Temple::COUNT;
    pub const TAKE: usize = PAY + Bundle::UP_TO_THREE;
    /// One or two blocks are taken at once, never three.
    pub const TAKEN: usize = Bundle::of_size(2).end;
    pub const SAVE: usize = TAKE + TAKEN;
    pub const LEARN: usize = SAVE + Resource::COUNT;
    pub const SELL: usize = LEARN + Track::COUNT;
    pub const BUY: usize = SELL + Resource::COUNT;
    pub const BUILD: usize = BUY + Resource::COUNT;
    pub const BUILD_MONUMENT: usize = BUILD + Building::BASE;
    pub const USE_ARCHITECTURE: usize = BUILD_MONUMENT + Monument::COUNT;
    pub const KEEP_ARCHITECTURE: usize = USE_ARCHITECTURE + 1;
    pub const ONE_DAY: usize = KEEP_ARCHITECTURE + 1;
    pub const TWO_DAYS: usize = ONE_DAY + 1;
    pub const DONE: usize = TWO_DAYS + 1;
    // Tribes & Prophecies: after the base game, whose indices stay as they are.
    pub const PLACE_QUICK: usize = DONE + 1;
    pub const PLACE_FLAT: usize = PLACE_QUICK + 1;
    pub const SKIP: usize = PLACE_FLAT + Gear::COUNT;
    pub const PASS: usize = SKIP + Gear::COUNT;
    pub const ACT_HIGHER: usize = PASS + 1;
    pub const ACCEPT: usize = ACT_HIGHER + Action::COUNT;
    pub const DESCEND: usize = ACCEPT + 1;
    pub const BONUS: usize = DESCEND + Temple::COUNT;
    pub const FORGET: usize = BONUS + Track::COUNT;
    pub const DISCARD: usize = FORGET + Track::COUNT;
    /// The buildings that can be discarded are the first new ones.
    pub const DISCARDS: usize = 4;
    pub const KEEP_TRIBE: usize = DISCARD + DISCARDS;
    pub const BUILD_NEW: usize = KEEP_TRIBE + TribeKeep::COUNT;
    pub const PAY_FOUR: usize = BUILD_NEW + (Building::COUNT - Building::BASE);
    pub const END: usize = PAY_FOUR + (Bundle::COUNT - Bundle::UP_TO_THREE);

    /// The index of paying a bundle.
    pub const fn pay(bundle: usize) -> usize {
        let three = Bundle::UP_TO_THREE;
        if bundle < three { PAY + bundle } else { PAY_FOUR + bundle - three }
    }

    /// The index of building a building.
    pub const fn build(building: usize) -> usize {
        let base = Building::BASE;
        if building < base { BUILD + building } else { BUILD_NEW + building - base }
    }
}

/// All decisions by index.
const ALL: [Decision; at::END] = {
    let mut all = [Decision::Done; at::END];
    let mut index = 0;
    while index < at::END {
        if let Some(decision) = decode(index) {
            all[index] = decision;
        }
        index += 1;
    }
    all
};

/// Where in a kind that begins at `first` and has `count` decisions this index lies.
const fn within(index: usize, first: usize, count: usize) -> Option<usize> {
    let range: Range<usize> = first..first + count;
    if index >= range.start && index < range.end { Some(index - first) } else { None }
}

const fn decode(index: usize) -> Option<Decision> {
    /// A kind of decision about each of some things.
    macro_rules! each {
        ($first:expr, $count:expr, |$at:ident| $make:expr) => {
            if let Some($at) = within(index, $first, $count) {
                return $make;
            }
        };
    }
    each!(at::KEEP, Pair::COUNT, |i| match Pair::new(i) {
        Some(pair) => Some(Decision::Keep(pair)),
        None => None,
    });
    each!(at::BEG, Temple::COUNT, |i| Some(Decision::Beg(Temple::ALL[i])));
    each!(at::PLACE, Gear::COUNT, |i| Some(Decision::Place(Gear::ALL[i])));
    each!(at::PICK_UP, Space::ON_GEARS, |i| match Space::on_gears(i) {
        Some(space) => Some(Decision::PickUp(space)),
        None => None,
    });
    each!(at::ACT, Action::COUNT, |i| match Action::from_index(i) {
        Some(action) => Some(Decision::Act(action)),
        None => None,
    });
    each!(at::BURN, Temple::COUNT, |i| Some(Decision::Burn(Temple::ALL[i])));
    each!(at::CLIMB, Temple::COUNT, |i| Some(Decision::Climb(Temple::ALL[i])));
    each!(at::CLIMB_ALL_BUT, Temple::COUNT, |i| Some(Decision::ClimbAllBut(Temple::ALL[i])));
    each!(at::PAY, Bundle::UP_TO_THREE, |i| match Bundle::new(i) {
        Some(bundle) => Some(Decision::Pay(bundle)),
        None => None,
    });
    each!(at::PAY_FOUR, Bundle::COUNT - Bundle::UP_TO_THREE, |i| {
        match Bundle::new(Bundle::UP_TO_THREE + i) {
            Some(bundle) => Some(Decision::Pay(bundle)),
            None => None,
        }
    });
    each!(at::PLACE_FLAT, Gear::COUNT, |i| Some(Decision::PlaceFlat(Gear::ALL[i])));
    each!(at::SKIP, Gear::COUNT, |i| Some(Decision::Skip(Gear::ALL[i])));
    each!(at::ACT_HIGHER, Action::COUNT, |i| match Action::from_index(i) {
        Some(action) => Some(Decision::ActHigher(action)),
        None => None,
    });
    each!(at::DESCEND, Temple::COUNT, |i| Some(Decision::Descend(Temple::ALL[i])));
    each!(at::BONUS, Track::COUNT, |i| Some(Decision::Bonus(Track::ALL[i])));
    each!(at::FORGET, Track::COUNT, |i| Some(Decision::Forget(Track::ALL[i])));
    each!(at::DISCARD, at::DISCARDS, |i| match Building::new((Building::BASE + i) as u8 + 1) {
        Some(building) => Some(Decision::Discard(building)),
        None => None,
    });
    each!(at::KEEP_TRIBE, TribeKeep::COUNT, |i| match TribeKeep::new(i) {
        Some(keep) => Some(Decision::KeepTribe(keep)),
        None => None,
    });
    each!(at::BUILD_NEW, Building::COUNT - Building::BASE, |i| {
        match Building::new((Building::BASE + i) as u8 + 1) {
            Some(building) => Some(Decision::Build(building)),
            None => None,
        }
    });
    each!(at::TAKE, at::TAKEN, |i| match Bundle::new(i) {
        Some(bundle) => Some(Decision::Take(bundle)),
        None => None,
    });
    each!(at::SAVE, Resource::COUNT, |i| Some(Decision::Save(Resource::ALL[i])));
    each!(at::LEARN, Track::COUNT, |i| Some(Decision::Learn(Track::ALL[i])));
    each!(at::SELL, Resource::COUNT, |i| Some(Decision::Sell(Resource::ALL[i])));
    each!(at::BUY, Resource::COUNT, |i| Some(Decision::Buy(Resource::ALL[i])));
    each!(at::BUILD, Building::BASE, |i| match Building::new(i as u8 + 1) {
        Some(building) => Some(Decision::Build(building)),
        None => None,
    });
    each!(at::BUILD_MONUMENT, Monument::COUNT, |i| match Monument::new(i as u8 + 1) {
        Some(monument) => Some(Decision::BuildMonument(monument)),
        None => None,
    });
    match index {
        at::PLACE_FIRST => Some(Decision::PlaceFirst),
        at::HARVEST_WOOD => Some(Decision::HarvestWood),
        at::HARVEST_CORN => Some(Decision::HarvestCorn),
        at::USE_ARCHITECTURE => Some(Decision::UseArchitecture),
        at::KEEP_ARCHITECTURE => Some(Decision::KeepArchitecture),
        at::ONE_DAY => Some(Decision::OneDay),
        at::TWO_DAYS => Some(Decision::TwoDays),
        at::DONE => Some(Decision::Done),
        at::PLACE_QUICK => Some(Decision::PlaceQuick),
        at::PASS => Some(Decision::Pass),
        at::ACCEPT => Some(Decision::Accept),
        _ => None,
    }
}

impl patolli_game::Decision for Decision {
    const COUNT: usize = at::END;
    const KINDS: &'static [&'static str] = Self::VARIANTS;

    #[inline]
    fn index(self) -> usize {
        match self {
            Self::Keep(pair) => at::KEEP + pair.index(),
            Self::Beg(temple) => at::BEG + temple.index(),
            Self::Place(gear) => at::PLACE + gear.index(),
            Self::PlaceFirst => at::PLACE_FIRST,
            Self::PickUp(space) => at::PICK_UP + space.index(),
            Self::Act(action) => at::ACT + action.index(),
            Self::HarvestWood => at::HARVEST_WOOD,
            Self::HarvestCorn => at::HARVEST_CORN,
            Self::Burn(temple) => at::BURN + temple.index(),
            Self::Climb(temple) => at::CLIMB + temple.index(),
            Self::ClimbAllBut(temple) => at::CLIMB_ALL_BUT + temple.index(),
            Self::Pay(bundle) => at::pay(bundle.index()),
            Self::Take(bundle) => at::TAKE + bundle.index(),
            Self::Save(resource) => at::SAVE + resource.index(),
            Self::Learn(track) => at::LEARN + track.index(),
            Self::Sell(resource) => at::SELL + resource.index(),
            Self::Buy(resource) => at::BUY + resource.index(),
            Self::Build(building) => at::build(building.index()),
            Self::BuildMonument(monument) => at::BUILD_MONUMENT + monument.index(),
            Self::UseArchitecture => at::USE_ARCHITECTURE,
            Self::KeepArchitecture => at::KEEP_ARCHITECTURE,
            Self::OneDay => at::ONE_DAY,
            Self::TwoDays => at::TWO_DAYS,
            Self::Done => at::DONE,
            Self::PlaceQuick => at::PLACE_QUICK,
            Self::PlaceFlat(gear) => at::PLACE_FLAT + gear.index(),
            Self::Skip(gear) => at::SKIP + gear.index(),
            Self::Pass => at::PASS,
            Self::ActHigher(action) => at::ACT_HIGHER + action.index(),
            Self::Accept => at::ACCEPT,
            Self::Descend(temple) => at::DESCEND + temple.index(),
            Self::Bonus(track) => at::BONUS + track.index(),
            Self::Forget(track) => at::FORGET + track.index(),
            Self::Discard(building) => at::DISCARD + building.index() - Building::BASE,
            Self::KeepTribe(keep) => at::KEEP_TRIBE + keep.index(),
        }
    }

    #[inline]
    fn from_index(index: usize) -> Option<Self> {
        ALL.get(index).copied()
    }

    fn kind(self) -> &'static str {
        self.into()
    }
}

impl Decision {
    /// The two temples that are not this one.
    pub(crate) fn all_but(temple: Temple) -> impl Iterator<Item = Temple> {
        Temple::ALL.iter().copied().filter(move |&other| other != temple)
    }
}

impl fmt::Display for Decision {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Keep(pair) => write!(f, "keep={pair}"),
            Self::Beg(temple) => write!(f, "beg={}", temple.text()),
            Self::Place(gear) => write!(f, "place={}", gear.text()),
            Self::PlaceFirst => f.write_str("place=start"),
            Self::PickUp(space) => write!(f, "pick={space}"),
            Self::Act(action) => write!(f, "act={action}"),
            Self::HarvestWood => f.write_str("harvest=wood"),
            Self::HarvestCorn => f.write_str("harvest=corn"),
            Self::Burn(temple) => write!(f, "burn={}", temple.text()),
            Self::Climb(temple) => write!(f, "climb={}", temple.text()),
            Self::ClimbAllBut(temple) => {
                let two: Vec<&str> = Self::all_but(temple).map(Temple::text).collect();
                write!(f, "climb={}", two.join("+"))
            }
            Self::Pay(bundle) => write!(f, "pay={bundle}"),
            Self::Take(bundle) => write!(f, "take={bundle}"),
            Self::Save(resource) => write!(f, "save={}", resource.text()),
            Self::Learn(track) => write!(f, "learn={}", track.text()),
            Self::Sell(resource) => write!(f, "sell={}", resource.text()),
            Self::Buy(resource) => write!(f, "buy={}", resource.text()),
            Self::Build(building) => write!(f, "build={building}"),
            Self::BuildMonument(monument) => write!(f, "monument={monument}"),
            Self::UseArchitecture => f.write_str("architecture=now"),
            Self::KeepArchitecture => f.write_str("architecture=later"),
            Self::OneDay => f.write_str("days=1"),
            Self::TwoDays => f.write_str("days=2"),
            Self::Done => f.write_str("done"),
            Self::PlaceQuick => f.write_str("place=quick"),
            Self::PlaceFlat(gear) => write!(f, "flat={}", gear.text()),
            Self::Skip(gear) => write!(f, "skip={}", gear.text()),
            Self::Pass => f.write_str("pass"),
            Self::ActHigher(action) => write!(f, "higher={action}"),
            Self::Accept => f.write_str("accept"),
            Self::Descend(temple) => write!(f, "descend={}", temple.text()),
            Self::Bonus(track) => write!(f, "bonus={}", track.text()),
            Self::Forget(track) => write!(f, "forget={}", track.text()),
            Self::Discard(building) => write!(f, "discard={building}"),
            Self::KeepTribe(keep) => write!(f, "keep={keep}"),
        }
    }
}

impl FromStr for Decision {
    type Err = BadNotation;

    fn from_str(text: &str) -> Result<Self, BadNotation> {
        let read = match text.split_once('=') {
            None => match text {
                "done" => Some(Self::Done),
                "pass" => Some(Self::Pass),
                "accept" => Some(Self::Accept),
                _ => None,
            },
            Some(("keep", keep)) if keep.contains('/') => keep.parse().ok().map(Self::KeepTribe),
            Some(("keep", pair)) => pair.parse().ok().map(Self::Keep),
            Some(("beg", temple)) => temple.parse().ok().map(Self::Beg),
            Some(("place", "start")) => Some(Self::PlaceFirst),
            Some(("place", "quick")) => Some(Self::PlaceQuick),
            Some(("place", gear)) => gear.parse().ok().map(Self::Place),
            Some(("pick", space)) => {
                space.parse().ok().filter(|space: &Space| space.gear().is_some()).map(Self::PickUp)
            }
            Some(("act", action)) => action.parse().ok().map(Self::Act),
            Some(("harvest", "wood")) => Some(Self::HarvestWood),
            Some(("harvest", "corn")) => Some(Self::HarvestCorn),
            Some(("burn", temple)) => temple.parse().ok().map(Self::Burn),
            Some(("climb", temples)) => read_climb(temples),
            Some(("pay", bundle)) => bundle.parse().ok().map(Self::Pay),
            Some(("take", bundle)) => bundle
                .parse()
                .ok()
                .filter(|bundle: &Bundle| bundle.index() < at::TAKEN)
                .map(Self::Take),
            Some(("save", resource)) => resource.parse().ok().map(Self::Save),
            Some(("learn", track)) => track.parse().ok().map(Self::Learn),
            Some(("sell", resource)) => resource.parse().ok().map(Self::Sell),
            Some(("buy", resource)) => resource.parse().ok().map(Self::Buy),
            Some(("build", building)) => building.parse().ok().map(Self::Build),
            Some(("monument", monument)) => monument.parse().ok().map(Self::BuildMonument),
            Some(("architecture", "now")) => Some(Self::UseArchitecture),
            Some(("architecture", "later")) => Some(Self::KeepArchitecture),
            Some(("flat", gear)) => gear.parse().ok().map(Self::PlaceFlat),
            Some(("skip", gear)) => gear.parse().ok().map(Self::Skip),
            Some(("higher", action)) => action.parse().ok().map(Self::ActHigher),
            Some(("descend", temple)) => temple.parse().ok().map(Self::Descend),
            Some(("bonus", track)) => track.parse().ok().map(Self::Bonus),
            Some(("forget", track)) => track.parse().ok().map(Self::Forget),
            Some(("discard", building)) => building
                .parse()
                .ok()
                .filter(|building: &Building| building.plan().renovable)
                .map(Self::Discard),
            Some(("days", "1")) => Some(Self::OneDay),
            Some(("days", "2")) => Some(Self::TwoDays),
            Some(_) => None,
        };
        let expected = Name::new("tzolkin", "notation");
        read.ok_or_else(|| BadNotation { text: text.to_owned(), expected })
    }
}

/// Reads one temple, or two of them.
fn read_climb(text: &str) -> Option<Decision> {
    let Some((one, other)) = text.split_once('+') else {
        return text.parse().ok().map(Decision::Climb);
    };
    let two: [Temple; 2] = [one.parse().ok()?, other.parse().ok()?];
    let left_out = Temple::ALL.iter().find(|&&temple| Decision::all_but(temple).eq(two));
    left_out.copied().map(Decision::ClimbAllBut)
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
            Self::ClimbAllBut(temple) => {
                say.names("temples", Self::all_but(temple).map(Temple::name))
            }
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
