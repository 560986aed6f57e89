//! Why a decision is refused.

use patolli_game::{Phrase, Seat};

use crate::components::action::{ANY_ACTION, Action, ActionEffect, Site};
use crate::components::building::Building;
use crate::components::gear::Space;
use crate::components::material::Resource;
use crate::components::monument::Monument;
use crate::components::temple::Temple;
use crate::format::decision::Decision;
use crate::rules::state::{Phase, Tzolkin};
use crate::rules::task::Task;

fn say(id: &'static str) -> Phrase {
    Phrase::new("tzolkin-refused", id)
}

/// Why this decision is not among the answers: the rule it breaks, or what is being asked instead.
pub(crate) fn why_not(game: &Tzolkin, seat: Seat, decision: Decision) -> Phrase {
    let broken = match (game.tasks.top(), decision) {
        (None, Decision::Beg(temple)) => begging(game, seat, temple),
        (None, Decision::Place(gear)) => placing(game, seat, game.free_space(seat, gear)),
        (None, Decision::PlaceFirst) => placing(game, seat, Some(Space::START)),
        (None, Decision::PickUp(space)) => picking_up(game, seat, space),
        (Some(Task::Action { from }), Decision::Act(action)) => {
            Some(acting(game, seat, game.action_price(seat, from, action), action))
        }
        (Some(Task::AnyAction { .. }), Decision::Act(action)) => {
            if Action::of_four_gears().any(|other| other == action) {
                Some(acting(game, seat, Some(ANY_ACTION as i16), action))
            } else {
                Some(say("not_any_action"))
            }
        }
        (Some(Task::Build { site, .. }), Decision::Build(building)) => {
            Some(building_it(game, seat, site, building))
        }
        (Some(Task::Build { site, .. }), Decision::BuildMonument(monument)) => {
            Some(building_monument(game, site, monument))
        }
        (Some(Task::Market { .. }), Decision::Sell(_) | Decision::Buy(_)) => {
            Some(say("trade_in_order"))
        }
        (Some(Task::Climb | Task::Devote), Decision::Climb(_)) => Some(say("cannot_climb")),
        (Some(Task::Harvest { .. }), Decision::Burn(_)) => Some(say("cannot_burn")),
        (Some(Task::Harvest { .. }), Decision::HarvestWood) => Some(say("no_wood_there")),
        (Some(Task::Harvest { .. }), Decision::HarvestCorn) => Some(say("no_corn_there")),
        (Some(Task::Take { blocks }), Decision::Take(bundle)) => {
            let gold_alone = bundle.blocks().of(Resource::Gold) == blocks;
            Some(if gold_alone && bundle.blocks().total() == blocks {
                say("cannot_pay_gold")
            } else {
                say("take_so_many").number("blocks", blocks)
            })
        }
        (Some(Task::Pay { blocks, .. }), Decision::Pay(_)) => {
            Some(say("pay_so_many").number("blocks", blocks))
        }
        (Some(Task::Learn { .. }), Decision::Learn(_)) => Some(say("cannot_learn")),
        (_, Decision::PlaceQuick) if !game.options.quick_actions => Some(say("no_quick_actions")),
        (None, Decision::PlaceQuick) => Some(say("no_quick")),
        (
            _,
            Decision::PlaceFlat(_) | Decision::Skip(_) | Decision::Pass | Decision::ActHigher(_),
        ) => Some(say("not_your_tribe")),
        _ => None,
    };
    broken.unwrap_or_else(|| asked_instead(game))
}

/// What is being asked now.
fn asked_instead(game: &Tzolkin) -> Phrase {
    let Some(task) = game.tasks.top() else {
        return match game.phase {
            Phase::Keeping if game.options.tribes => say("now_keep_tribe"),
            Phase::Keeping => say("now_keep"),
            Phase::Calendar => say("now_days"),
            _ if game.placed > 0 || game.skipped.is_some() => say("now_place"),
            _ if game.picking => say("now_pick"),
            _ => say("now_begin"),
        };
    };
    say(match task {
        Task::AnyAction { optional: false } => "now_any_action",
        Task::Action { .. } | Task::AnyAction { .. } => "now_act",
        Task::Harvest { .. } => "now_harvest",
        Task::Learn { .. } | Task::Spread { .. } => "now_learn",
        Task::Pay { .. } => "now_pay",
        Task::Take { .. } => "now_take",
        Task::Climb | Task::Step { .. } => "now_climb",
        Task::ClimbTwo => "now_climb_two",
        Task::Devote => "now_devote",
        Task::Build { .. } | Task::Effects { .. } | Task::BringArchitecture { .. } => "now_build",
        Task::Architecture { .. } => "now_architecture",
        Task::Save { .. } => "now_save",
        Task::Market { .. } => "now_trade",
        Task::Renovate { .. } | Task::RenovateFor { .. } => "now_renovate",
        Task::BuildMonument => "now_build_monument",
        Task::Shift => "now_forget",
        Task::AnyBonus => "now_bonus",
        Task::TaxedStep { .. } | Task::TaxedAdvance { .. } | Task::TaxedGold { .. } => "now_tax",
        Task::TaxedSkulls { .. } | Task::Vow => "now_skull",
        Task::Descend => "now_descend",
    })
}

fn begging(game: &Tzolkin, seat: Seat, temple: Temple) -> Option<Phrase> {
    if game.phase != Phase::Turns || game.placed > 0 || game.picking {
        return None;
    }
    let player = &game.players[seat];
    if game.begged {
        return Some(say("begged_already"));
    }
    if player.corn > game.most_corn_to_beg(seat) {
        return Some(say("too_much_corn_to_beg").number("corn", player.corn));
    }
    let bottom = player.temples[temple.index()] == 0;
    bottom.then(|| say("at_the_bottom").name("temple", temple.name()))
}

fn placing(game: &Tzolkin, seat: Seat, space: Option<Space>) -> Option<Phrase> {
    if game.phase != Phase::Turns || game.picking {
        return None;
    }
    let player = &game.players[seat];
    let Some(space) = space.filter(|&space| !game.occupied().contains(space)) else {
        return Some(say("space_taken"));
    };
    if player.free_workers() == 0 {
        return Some(say("no_worker_in_hand"));
    }
    let cost = game.placing_cost(seat, space);
    let short = cost > player.corn;
    short.then(|| say("cannot_pay_space").number("cost", cost).number("corn", player.corn))
}

fn picking_up(game: &Tzolkin, seat: Seat, space: Space) -> Option<Phrase> {
    if game.phase != Phase::Turns || game.placed > 0 {
        return None;
    }
    let missing = !game.players[seat].on.contains(space);
    missing.then(|| say("no_worker_there"))
}

fn acting(game: &Tzolkin, seat: Seat, price: Option<i16>, action: Action) -> Phrase {
    let Some(price) = price else { return say("out_of_reach") };
    let corn = game.players[seat].corn;
    if corn.checked_add_signed(-price).is_none() {
        return say("cannot_pay_action").number("price", price).number("corn", corn);
    }
    match action.effect() {
        ActionEffect::Shrine(_) if game.offered & (1 << action.number()) != 0 => say("skull_there"),
        ActionEffect::Shrine(_) => say("no_skull"),
        _ => say("cannot_perform").name("effect", action.name()),
    }
}

fn building_it(game: &Tzolkin, seat: Seat, site: Site, building: Building) -> Phrase {
    if !game.row.contains(&Some(building)) {
        return say("not_on_offer");
    }
    if game.on_offer().any(|other| other < building && other.is_like(building)) {
        return say("build_its_like").name("building", building.name());
    }
    match site {
        Site::ForCorn => {
            let price = game.corn_price(seat, building);
            say("cannot_pay_building_in_corn").number("price", price)
        }
        _ => say("cannot_pay_building").counts("cost", building.cost_counted()),
    }
}

fn building_monument(game: &Tzolkin, site: Site, monument: Monument) -> Phrase {
    if site != Site::FirstOfTwo {
        return say("no_monument_now");
    }
    if !game.monuments.contains(&Some(monument)) {
        return say("not_on_offer");
    }
    say("cannot_pay_building").counts("cost", monument.cost_counted())
}
