//! What happens in a game.

use arrayvec::ArrayVec;
use patolli_game::{Phrase, Say, Seat, Viewer};
use serde::{Deserialize, Serialize};
use strum::{IntoStaticStr, VariantNames};

use crate::components::action::Action;
use crate::components::building::Building;
use crate::components::gear::{Gear, Space};
use crate::components::material::{Materials, Resource};
use crate::components::monument::Monument;
use crate::components::prophecy::Prophecy;
use crate::components::quick::Quick;
use crate::components::technology::Track;
use crate::components::temple::Temple;
use crate::components::tribe::{TRIBES_DEALT, Tribe};
use crate::components::wealth::{DEALT, Wealth};
use crate::format::source::{Source, UNITS_PER_POINT};
use patolli_game::points;

/// Something that happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, IntoStaticStr, VariantNames)]
#[serde(tag = "event", rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
#[expect(missing_docs, reason = "the fields are what the variant's sentence speaks of")]
pub enum Event {
    /// A monument is on offer.
    MonumentOffered { monument: Monument },
    /// A building is on offer.
    BuildingOffered { building: Building },
    /// A neutral worker was placed.
    NeutralPlaced { space: Space },
    /// A player was dealt starting wealth; others do not see which.
    WealthDealt { seat: Seat, tiles: Option<[Wealth; DEALT]> },
    /// A player chose which to keep; others do not see which.
    WealthKept { seat: Seat, tiles: Option<ArrayVec<Wealth, 3>>, tribe: Option<Tribe> },
    /// A prophecy will come true.
    ProphecyForetold { prophecy: Prophecy },
    /// A player was dealt tribes; others do not see which.
    TribesDealt { seat: Seat, tribes: Option<[Tribe; TRIBES_DEALT]> },
    /// A player's tribe was turned up.
    TribeRevealed { seat: Seat, tribe: Tribe },
    /// A starting wealth tile was turned up.
    WealthRevealed { seat: Seat, tile: Wealth },
    /// A round began.
    RoundBegan { round: u8, tooth: u8 },
    /// A round began that is a food day.
    FoodRoundBegan { round: u8, tooth: u8 },
    /// A player begged for corn, and has this much now.
    Begged { seat: Seat, corn: u16, gained: u16 },
    /// A player who had less begins a turn with this much corn.
    BacabFilled { seat: Seat, corn: u16, gained: u16 },
    /// A player placed a worker.
    WorkerPlaced { seat: Seat, space: Space, corn: u16 },
    /// A player placed a worker on the first-player space.
    FirstPlaceTaken { seat: Seat, corn: u16 },
    /// A player placed a worker on a quick space.
    QuickPlaceTaken { seat: Seat, corn: u16 },
    /// A player skips a space.
    SpaceSkipped { seat: Seat, space: Space },
    /// A player passed.
    Passed { seat: Seat },
    /// A player who could not pay was allowed to place a worker and gave all corn.
    MercyShown { seat: Seat, space: Space, corn: u16 },
    /// A player picked up a worker.
    WorkerPickedUp { seat: Seat, space: Space },
    /// A player used an action.
    ActionUsed { seat: Seat, action: Action },
    /// A player used an action and paid corn for the choice.
    ActionUsedFor { seat: Seat, action: Action, corn: u16 },
    /// A player used an action and got corn for the choice.
    ActionPaid { seat: Seat, action: Action, corn: u16 },
    /// A player used a quick action.
    QuickActionUsed { seat: Seat, quick: Quick },
    /// A player got materials.
    Gained { seat: Seat, what: Materials },
    /// A player paid materials.
    Paid { seat: Seat, what: Materials },
    /// A player took a wood tile.
    WoodTileTaken { seat: Seat, action: u8 },
    /// A player took a corn tile.
    CornTileTaken { seat: Seat, action: u8 },
    /// A player burnt a wood tile and took the corn tile below.
    ForestBurnt { seat: Seat, action: u8 },
    /// A player harvested corn without a tile.
    HarvestedWithoutTile { seat: Seat, action: u8 },
    /// A player stepped up on a temple.
    SteppedUp { seat: Seat, temple: Temple, points: i16 },
    /// A player stepped down on a temple.
    SteppedDown { seat: Seat, temple: Temple, points: i16 },
    /// A step up was lost.
    StepLost { seat: Seat, temple: Temple },
    /// A player did without a step for which a prophecy asks something.
    StepForgone { seat: Seat, temple: Temple },
    /// A player did without a free advance for which a teacher asks a block.
    AdvanceForgone { seat: Seat, track: Track },
    /// A player did without gold for which a prophecy asks corn.
    GoldForgone { seat: Seat, blocks: u8 },
    /// A player did without skulls for which a prophecy asks steps down.
    SkullsForgone { seat: Seat, skulls: u8 },
    /// A player promised to step down on a temple for a skull.
    Vowed { seat: Seat, temple: Temple },
    /// A step on any temple was lost: none could be taken and paid.
    AnyStepLost { seat: Seat },
    /// A player has all workers already.
    NoWorkerLeft { seat: Seat },
    /// The bank had fewer skulls than were due.
    NoSkullLeft { seat: Seat },
    /// A player who reached a top may let the calendar advance by two days again.
    DoubleRefreshed { seat: Seat },
    /// A player advanced on a track.
    Advanced { seat: Seat, track: Track, level: u8 },
    /// A player fell by a level.
    Forgot { seat: Seat, track: Track, level: u8 },
    /// A player advanced beyond the last level.
    BonusTaken { seat: Seat, track: Track },
    /// A player who advanced beyond the last level chose the bonus of a track.
    BonusChosen { seat: Seat, track: Track },
    /// A player left a skull.
    SkullLeft { seat: Seat, action: Action },
    /// A player scored points.
    Scored { seat: Seat, points: i16, source: Source },
    /// A player got another worker.
    WorkerGained { seat: Seat },
    /// A player sold a block.
    Sold { seat: Seat, resource: Resource, corn: u16 },
    /// A player bought a block.
    Bought { seat: Seat, resource: Resource, corn: u16 },
    /// A player built a building.
    Built { seat: Seat, building: Building },
    /// A player built a building with the help of Architecture.
    BuiltWithArchitecture { seat: Seat, building: Building },
    /// A player discarded a building to renovate it.
    Renovated { seat: Seat, building: Building },
    /// A player built a monument.
    MonumentBuilt { seat: Seat, monument: Monument },
    /// A player took the corn on the teeth of the calendar.
    TeethCornTaken { seat: Seat, corn: u8 },
    /// A player fed workers.
    Fed { seat: Seat, fed: u8, corn: u16 },
    /// A player could not feed some workers.
    Unfed { seat: Seat, workers: u8 },
    /// The buildings of the second age replace those of the first.
    AgeChanged,
    /// The gods reward the players who stand on these steps.
    TempleRewarded { seat: Seat, temple: Temple, what: Materials },
    /// The gods have too few skulls, and give none.
    SkullsShort,
    /// A player's step on a temple was scored.
    TempleScored { seat: Seat, temple: Temple, points: i16 },
    /// A player stands highest on a temple, perhaps with others.
    TempleLed { seat: Seat, temple: Temple, points: i16 },
    /// A prophecy was scored.
    ProphecyScored { seat: Seat, prophecy: Prophecy, count: i16, points: i16 },
    /// A prophecy comes true.
    ProphecyBegan { prophecy: Prophecy },
    /// A quick tile was laid out.
    QuickTileRevealed { quick: Quick },
    /// Another quick action is in force.
    QuickActionChanged { quick: Quick },
    /// A worker on a quick space went home.
    QuickWorkerReturned { seat: Seat },
    /// The worker on the first-player space went home.
    FirstWorkerReturned { seat: Seat },
    /// Another player is the first now.
    FirstPlayerChanged { seat: Seat },
    /// A corn was put on the tooth of the calendar.
    TeethCornAdded { corn: u8 },
    /// The calendar advanced.
    CalendarAdvanced { tooth: u8 },
    /// A player let the calendar advance by two days.
    CalendarHurried { seat: Seat, tooth: u8 },
    /// A worker was pushed off its gear.
    WorkerPushedOff { seat: Seat, gear: Gear },
    /// A player's blocks and corn were counted.
    CornScored { seat: Seat, corn: i32, quarters: i32 },
    /// A player's skulls were counted.
    SkullsScored { seat: Seat, skulls: u8, points: i16 },
    /// A player's monument was counted.
    MonumentScored { seat: Seat, monument: Monument, points: i16 },
    /// The game is over.
    GameEnded { winners: Vec<Seat> },
}

impl patolli_game::Event for Event {
    const KINDS: &'static [&'static str] = Self::VARIANTS;

    fn kind(&self) -> &'static str {
        self.into()
    }

    fn seen_by(&self, viewer: Viewer) -> Option<Self> {
        match *self {
            Self::WealthDealt { seat, .. } if !viewer.sees_secrets_of(seat) => {
                Some(Self::WealthDealt { seat, tiles: None })
            }
            Self::WealthKept { seat, .. } if !viewer.sees_secrets_of(seat) => {
                Some(Self::WealthKept { seat, tiles: None, tribe: None })
            }
            Self::TribesDealt { seat, .. } if !viewer.sees_secrets_of(seat) => {
                Some(Self::TribesDealt { seat, tribes: None })
            }
            _ => Some(self.clone()),
        }
    }
}

/// Adds where a worker stands.
fn at(say: Phrase, space: Space) -> Phrase {
    match space.gear() {
        Some(gear) => say.name("gear", gear.name()).number("number", space.number()),
        None => say,
    }
}

impl Say for Event {
    #[expect(clippy::too_many_lines, reason = "a few for each kind of event")]
    fn phrase(&self) -> Phrase {
        let say = Phrase::new("tzolkin-event", self.into());
        match self {
            Self::MonumentOffered { monument } => say.name("monument", monument.name()),
            Self::BuildingOffered { building } => say.name("building", building.name()),
            Self::NeutralPlaced { space } if space.is_quick() => {
                Phrase::new("tzolkin-event", "neutral_placed_quick")
            }
            Self::NeutralPlaced { space } => at(say, *space),
            Self::WealthDealt { seat, tiles: Some(tiles) } => {
                say.seat("seat", *seat).names("tiles", tiles.iter().map(|tile| tile.name()))
            }
            Self::WealthDealt { seat, tiles: None } => {
                Phrase::new("tzolkin-event", "wealth_dealt_hidden").seat("seat", *seat)
            }
            Self::WealthKept { seat, tiles: Some(tiles), tribe } => {
                let tribe = tribe.iter().map(|tribe| tribe.name());
                let tiles = tiles.iter().map(|tile| tile.name());
                say.seat("seat", *seat).names("tiles", tribe.chain(tiles))
            }
            Self::TribesDealt { seat, tribes: Some(tribes) } => {
                say.seat("seat", *seat).names("tribes", tribes.iter().map(|tribe| tribe.name()))
            }
            Self::TribesDealt { seat, tribes: None } => {
                Phrase::new("tzolkin-event", "tribes_dealt_hidden").seat("seat", *seat)
            }
            Self::TribeRevealed { seat, tribe } => say
                .seat("seat", *seat)
                .name("tribe", tribe.name())
                .name("ability", tribe.ability_name()),
            Self::ProphecyForetold { prophecy } | Self::ProphecyBegan { prophecy } => {
                say.name("prophecy", prophecy.name()).name("calamity", prophecy.calamity_name())
            }
            Self::ProphecyScored { seat, prophecy, count, points } => say
                .seat("seat", *seat)
                .name("prophecy", prophecy.name())
                .name("counted", prophecy.counted_name())
                .number("count", *count)
                .number("points", *points),
            Self::QuickTileRevealed { quick } | Self::QuickActionChanged { quick } => {
                say.name("quick", quick.name())
            }
            Self::QuickActionUsed { seat, quick } => {
                say.seat("seat", *seat).name("quick", quick.name())
            }
            Self::WealthKept { seat, tiles: None, .. } => {
                Phrase::new("tzolkin-event", "wealth_kept_hidden").seat("seat", *seat)
            }
            Self::WealthRevealed { seat, tile } => {
                say.seat("seat", *seat).name("tile", tile.name()).name("effect", tile.effect_name())
            }
            Self::RoundBegan { round, tooth } | Self::FoodRoundBegan { round, tooth } => {
                say.number("round", *round).number("tooth", *tooth)
            }
            Self::WorkerPlaced { seat, space, corn } | Self::MercyShown { seat, space, corn } => {
                at(say.seat("seat", *seat), *space).number("corn", *corn)
            }
            Self::FirstPlaceTaken { seat, corn }
            | Self::QuickPlaceTaken { seat, corn }
            | Self::Begged { seat, corn, .. }
            | Self::BacabFilled { seat, corn, .. } => say.seat("seat", *seat).number("corn", *corn),
            Self::WorkerPickedUp { seat, space } | Self::SpaceSkipped { seat, space } => {
                at(say.seat("seat", *seat), *space)
            }
            Self::ActionUsed { seat, action } | Self::SkullLeft { seat, action } => say
                .seat("seat", *seat)
                .name("gear", action.gear().name())
                .number("number", action.number())
                .name("effect", action.name()),
            Self::ActionUsedFor { seat, action, corn }
            | Self::ActionPaid { seat, action, corn } => say
                .seat("seat", *seat)
                .name("gear", action.gear().name())
                .number("number", action.number())
                .name("effect", action.name())
                .number("corn", *corn),
            Self::Gained { seat, what } | Self::Paid { seat, what } => {
                say.seat("seat", *seat).counts("what", what.counted())
            }
            Self::WoodTileTaken { seat, action }
            | Self::CornTileTaken { seat, action }
            | Self::ForestBurnt { seat, action }
            | Self::HarvestedWithoutTile { seat, action } => {
                say.seat("seat", *seat).number("action", *action)
            }
            Self::SteppedUp { seat, temple, points }
            | Self::SteppedDown { seat, temple, points }
            | Self::TempleScored { seat, temple, points }
            | Self::TempleLed { seat, temple, points } => {
                say.seat("seat", *seat).name("temple", temple.name()).number("points", *points)
            }
            Self::SkullsForgone { seat, skulls } => {
                say.seat("seat", *seat).number("skulls", *skulls)
            }
            Self::StepLost { seat, temple }
            | Self::StepForgone { seat, temple }
            | Self::Vowed { seat, temple } => say.seat("seat", *seat).name("temple", temple.name()),
            Self::TempleRewarded { seat, temple, what } => {
                say.seat("seat", *seat).name("temple", temple.name()).counts("what", what.counted())
            }
            Self::Advanced { seat, track, level } | Self::Forgot { seat, track, level } => {
                say.seat("seat", *seat).name("track", track.name()).number("level", *level)
            }
            Self::BonusTaken { seat, track }
            | Self::BonusChosen { seat, track }
            | Self::AdvanceForgone { seat, track } => {
                say.seat("seat", *seat).name("track", track.name())
            }
            Self::GoldForgone { seat, blocks } => say.seat("seat", *seat).number("blocks", *blocks),
            Self::Scored { seat, points, source } => {
                say.seat("seat", *seat).number("points", *points).name("source", source.name())
            }
            Self::Sold { seat, resource, corn } | Self::Bought { seat, resource, corn } => {
                say.seat("seat", *seat).name("resource", resource.name()).number("corn", *corn)
            }
            Self::Built { seat, building }
            | Self::BuiltWithArchitecture { seat, building }
            | Self::Renovated { seat, building } => {
                say.seat("seat", *seat).name("building", building.name())
            }
            Self::MonumentBuilt { seat, monument } => {
                say.seat("seat", *seat).name("monument", monument.name())
            }
            Self::TeethCornTaken { seat, corn } => say.seat("seat", *seat).number("corn", *corn),
            Self::Fed { seat, fed, corn } => {
                say.seat("seat", *seat).number("fed", *fed).number("corn", *corn)
            }
            Self::Unfed { seat, workers } => say.seat("seat", *seat).number("workers", *workers),
            Self::Passed { seat }
            | Self::QuickWorkerReturned { seat }
            | Self::AnyStepLost { seat }
            | Self::NoWorkerLeft { seat }
            | Self::NoSkullLeft { seat }
            | Self::DoubleRefreshed { seat }
            | Self::WorkerGained { seat }
            | Self::FirstWorkerReturned { seat }
            | Self::FirstPlayerChanged { seat } => say.seat("seat", *seat),
            Self::TeethCornAdded { corn } => say.number("corn", *corn),
            Self::CalendarAdvanced { tooth } => say.number("tooth", *tooth),
            Self::CalendarHurried { seat, tooth } => {
                say.seat("seat", *seat).number("tooth", *tooth)
            }
            Self::WorkerPushedOff { seat, gear } => {
                say.seat("seat", *seat).name("gear", gear.name())
            }
            Self::CornScored { seat, corn, quarters } => say
                .seat("seat", *seat)
                .number("corn", *corn)
                .text("points", points(*quarters, UNITS_PER_POINT)),
            Self::SkullsScored { seat, skulls, points } => {
                say.seat("seat", *seat).number("skulls", *skulls).number("points", *points)
            }
            Self::MonumentScored { seat, monument, points } => {
                say.seat("seat", *seat).name("monument", monument.name()).number("points", *points)
            }
            Self::AgeChanged | Self::SkullsShort => say,
            Self::GameEnded { winners } => say
                .seats("winners", winners.iter().copied().collect())
                .number("count", winners.len() as i64),
        }
    }
}
