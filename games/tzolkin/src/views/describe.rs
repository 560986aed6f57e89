//! Decisions in words, for someone who sees the table: with what they cost, and what lies where.

use patolli_game::{Name, Phrase, Say, Seat};

use crate::components::action::{ANY_ACTION, Action, ActionEffect, Site};
use crate::components::building::Building;
use crate::components::gear::{Gear, Space};
use crate::components::material::Resource;
use crate::components::prophecy::Prophecy;
use crate::components::technology::{TOP_LEVEL, Track, level_id};
use crate::components::temple::Temple;
use crate::components::tribe::Tribe;
use crate::format::decision::Decision;
use crate::format::keep::TribeKeep;
use crate::rules::food_day::meal;
use crate::rules::player::Player;
use crate::rules::state::{Phase, Tzolkin};
use crate::rules::task::{Purchase, Task};
use crate::views::view::View;

fn say(id: &'static str) -> Phrase {
    Phrase::new("tzolkin-describe", id)
}

pub(crate) fn describe(game: &Tzolkin, view: &View, decision: Decision) -> Phrase {
    let kept = match decision {
        Decision::Keep(pair) => Some(pair.into()),
        Decision::KeepTribe(keep) => Some(keep),
        _ => None,
    };
    if let Some(keep) = kept {
        return keeping(view, keep).unwrap_or_else(|| decision.phrase());
    }
    // Nothing hidden matters to what a decision costs, so any game that agrees with the view will
    // do.
    let said = in_game(game, decision).unwrap_or_else(|| decision.phrase());
    match hardship(game, decision) {
        Some(calamity) => {
            say("under").phrase("said", said).name("calamity", calamity.calamity_name())
        }
        None => said,
    }
}

/// The prophecy that makes this harder, unless its price is part of what is said anyway.
fn hardship(game: &Tzolkin, decision: Decision) -> Option<Prophecy> {
    let calamity = game.calamity?;
    let taxes = |temple: Temple| game.is_taxed(temple);
    let harder = match (decision, game.tasks.top()) {
        (Decision::Act(action) | Decision::ActHigher(action), _) => match action.effect() {
            ActionEffect::Harvest(group) => match calamity {
                Prophecy::Drought => true,
                Prophecy::ForestFires => group.harvest().wood > 0,
                _ => false,
            },
            ActionEffect::Gain(what) => match calamity {
                Prophecy::GoldShortage => what.blocks.of(Resource::Gold) > 0,
                Prophecy::Desecration => what.skulls > 0,
                _ => false,
            },
            ActionEffect::Learn(_) => calamity == Prophecy::TeacherShortage,
            ActionEffect::Build(_) => calamity == Prophecy::CrowdedCities,
            ActionEffect::TwoTemples | ActionEffect::Offering { .. } => {
                Temple::ALL.iter().any(|&temple| taxes(temple))
            }
            ActionEffect::Shrine(shrine) => taxes(shrine.temple),
            ActionEffect::Fish(_)
            | ActionEffect::Market
            | ActionEffect::Worker
            | ActionEffect::AnyAction => false,
        },
        (Decision::Climb(temple), Some(Task::Climb | Task::Devote)) => taxes(temple),
        (Decision::Take(bundle), _) => {
            calamity == Prophecy::GoldShortage && bundle.blocks().of(Resource::Gold) > 0
        }
        (Decision::Pay(_), Some(Task::Pay { purchase: Purchase::Surcharge, .. })) => true,
        (Decision::ClimbTwo(pair), _) => pair.temples().into_iter().any(taxes),
        _ => false,
    };
    harder.then_some(calamity)
}

impl Tzolkin {
    /// Where a worker would be placed, and for how much corn.
    pub fn placement(&self, decision: Decision) -> Option<(Space, u16)> {
        let seat = self.actor();
        match decision {
            Decision::Place(gear) => {
                let space = self.free_space(seat, gear)?;
                Some((space, self.placing_cost(seat, space)))
            }
            Decision::PlaceFlat(gear) => {
                let space = self.free_space(seat, gear)?;
                Some((space, self.flat_cost(seat, space)))
            }
            Decision::PlaceFirst => Some((Space::START, self.placing_cost(seat, Space::START))),
            Decision::PlaceQuick => {
                Some((Space::QUICK[0], self.placing_cost(seat, Space::QUICK[0])))
            }
            _ => None,
        }
    }

    /// The corn that it would take to feed all workers of a player now.
    pub fn food(&self, seat: Seat) -> u16 {
        let rich = Player { corn: u16::MAX, ..self.players[seat] };
        meal(&rich, self.calamity).corn
    }

    /// The corn that an action costs the worker just picked up; negative if it brings some.
    pub fn price(&self, action: Action) -> i16 {
        match self.tasks.top() {
            Some(Task::Action { from }) => {
                self.action_price(self.actor(), from, action).unwrap_or_default()
            }
            Some(Task::AnyAction { .. }) => ANY_ACTION as i16,
            _ => 0,
        }
    }
}

/// The tiles kept, by their names, if it is clear which hand is meant.
fn keeping(view: &View, keep: TribeKeep) -> Option<Phrase> {
    let mut hands = view.hands.iter().flatten().filter(|hand| !hand.chosen && hand.tiles.is_some());
    let hand = hands.next()?;
    if hands.next().is_some() {
        return None;
    }
    let tiles = hand.tiles?;
    let mut effects = keep.places().into_iter().map(|place| tiles[place].effect_name());
    let (one, other) = (effects.next()?, effects.next()?);
    let tribe = hand.tribes.map(|tribes| tribes[keep.tribe()]);
    let phrase = match (tribe, effects.next()) {
        (None, _) => say("keep"),
        (Some(tribe), None) => say("keep_tribe").name("tribe", tribe.name()),
        (Some(tribe), Some(third)) => {
            say("keep_three").name("tribe", tribe.name()).name("third", third)
        }
    };
    Some(phrase.name("one", one).name("other", other))
}

fn in_game(game: &Tzolkin, decision: Decision) -> Option<Phrase> {
    if game.phase == Phase::Over {
        return None;
    }
    let seat = game.actor();
    match (decision, game.tasks.top()) {
        (Decision::Place(gear), None) => Some(placing(game, gear)),
        (Decision::PlaceFirst, None) => {
            let (_, corn) = game.placement(decision)?;
            let teeth = game.teeth_corn;
            Some(say("place_first").number("corn", corn).number("teeth", teeth))
        }
        (Decision::Act(action), Some(Task::Action { .. } | Task::AnyAction { .. })) => {
            let price = Some(game.price(action)).filter(|&price| price != 0)?;
            let phrase = if price > 0 { say("act_for") } else { say("act_paid") };
            Some(
                phrase
                    .name("gear", action.gear().name())
                    .number("number", action.number())
                    .name("effect", action.name())
                    .number("corn", price.abs()),
            )
        }
        (Decision::Climb(temple), Some(Task::Devote)) => {
            Some(say("devote").name("temple", temple.name()))
        }
        (Decision::Build(building), Some(Task::Build { site, architecture, .. })) => {
            building_it(game, seat, building, site, architecture)
        }
        (Decision::Learn(track), Some(task @ (Task::Learn { .. } | Task::Spread { .. }))) => {
            Some(learning(game, seat, track, matches!(task, Task::Learn { paid: true, .. })))
        }
        (Decision::PlaceQuick, None) => {
            let quick = game.quick_action()?;
            let (_, corn) = game.placement(decision)?;
            Some(say("place_quick").name("quick", quick.name()).number("corn", corn))
        }
        (Decision::PlaceFlat(gear), None) => {
            let (space, corn) = game.placement(decision)?;
            Some(
                say("place_flat")
                    .name("gear", gear.name())
                    .number("number", space.number())
                    .number("corn", corn),
            )
        }
        (Decision::Skip(gear), None) => {
            let space = game.free_space(seat, gear)?;
            Some(say("skip").name("gear", gear.name()).number("number", space.number()))
        }
        (Decision::Accept, Some(Task::TaxedStep { temple })) => {
            Some(say("accept_step").name("temple", temple.name()))
        }
        (Decision::Accept, Some(Task::TaxedGold { .. })) => Some(say("accept_gold")),
        (Decision::Pay(bundle), Some(Task::TaxedStep { temple })) => Some(
            say("pay_step")
                .counts("blocks", bundle.blocks().counted())
                .name("temple", temple.name()),
        ),
        (Decision::Pay(bundle), Some(Task::TaxedAdvance { track })) => Some(
            say("pay_teacher")
                .counts("blocks", bundle.blocks().counted())
                .name("track", track.name()),
        ),
        (Decision::Descend(temple), Some(Task::TaxedSkulls { .. } | Task::Vow)) => {
            Some(say("descend_for_skull").name("temple", temple.name()))
        }
        (Decision::Buy(resource), _) => Some(
            say("buy")
                .name("resource", resource.name())
                .number("corn", game.buying_price(resource)),
        ),
        (Decision::Done, task) => Some(say(done(task))),
        _ => None,
    }
}

/// What a building costs here, where that is not what is printed.
fn building_it(
    game: &Tzolkin,
    seat: Seat,
    building: Building,
    site: Site,
    architecture: bool,
) -> Option<Phrase> {
    let about = |phrase: Phrase| {
        phrase.name("building", building.name()).name("effect", building.effect_name())
    };
    if !game.can_pay_as_it_is(seat, building, site, architecture) {
        let olds = game.renovations_for(seat, building, site, architecture);
        return Some(about(say("build_renovating")).names("olds", olds.map(Building::name)));
    }
    if site == Site::ForCorn {
        let price = game.corn_price(seat, building);
        return Some(about(say("build_for_corn")).number("corn", price));
    }
    let cheaper = game.blocks_saved(seat, architecture) > 0;
    let crowded = game.calamity == Some(Prophecy::CrowdedCities);
    let phrase = match (cheaper, crowded) {
        (false, false) => return None,
        (true, false) => say("build_cheaper"),
        (false, true) => say("build_crowded"),
        (true, true) => say("build_cheaper_crowded"),
    };
    Some(about(phrase).counts("cost", building.cost_counted()))
}

/// What an advance costs and brings.
fn learning(game: &Tzolkin, seat: Seat, track: Track, paid: bool) -> Phrase {
    let player = &game.players[seat];
    let level = player.technologies[track.index()];
    let cost = if paid { game.learning_cost(player, track) } else { game.tuition() };
    if level == TOP_LEVEL && player.has_tribe(Tribe::Itzamna) {
        return say("learn_any_bonus").name("track", track.name()).number("blocks", cost);
    }
    let phrase = if paid || cost > 0 { say("learn") } else { say("learn_free") };
    phrase
        .name("track", track.name())
        .name("effect", track.level_name(level + 1))
        .number("blocks", cost)
}

fn placing(game: &Tzolkin, gear: Gear) -> Phrase {
    let seat = game.actor();
    let placement = game.placement(Decision::Place(gear));
    let (number, cost) = placement.map_or((0, 0), |(space, corn)| (space.number(), corn));
    let phrase = if cost > game.players[seat].corn { say("place_mercy") } else { say("place") };
    phrase.name("gear", gear.name()).number("number", number).number("corn", cost)
}

impl Track {
    /// What a level brings, from 1; beyond the highest, the bonus of the track.
    pub const fn level_name(self, level: u8) -> Name {
        Name::new("tzolkin-level", level_id(self.index(), level.saturating_sub(1)))
    }
}

/// What is left out, or ended.
fn done(task: Option<Task>) -> &'static str {
    match task {
        None => "done_turn",
        Some(Task::Action { .. } | Task::AnyAction { .. }) => "done_action",
        Some(Task::Learn { .. }) => "done_learn",
        Some(Task::Build { site: Site::SecondOfTwo, .. }) => "done_second",
        Some(Task::Build { .. } | Task::BuildMonument) => "done_build",
        Some(Task::Renovate { .. } | Task::RenovateFor { .. }) => "done_renovate",
        Some(Task::TaxedStep { .. }) => "done_step",
        Some(Task::TaxedAdvance { .. }) => "done_advance",
        Some(Task::TaxedGold { .. }) => "done_gold",
        Some(Task::TaxedSkulls { .. } | Task::Vow) => "done_skull",
        Some(Task::Market { .. }) => "done_market",
        Some(_) => "done_devote",
    }
}
