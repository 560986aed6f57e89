//! Decisions in words, for someone who sees the table: with what they cost, and what lies where.

use patolli_game::{Chance, Name, Phrase, Say, Seed};

use crate::decision::{Decision, Pair};
use crate::game::{Stage, Tzolkin};
use crate::gear::{Gear, Space};
use crate::imagine::imagine;
use crate::task::{Site, Task};
use crate::view::View;

fn say(id: &'static str) -> Phrase {
    Phrase::new("tzolkin-describe", id)
}

pub(crate) fn describe(view: &View, decision: Decision) -> Phrase {
    if let Decision::Keep(pair) = decision {
        return keeping(view, pair).unwrap_or_else(|| decision.phrase());
    }
    // Nothing hidden matters to what a decision costs, so any game that agrees with the view will do.
    let Ok(game) = imagine(view, &mut Chance::new(Seed(0))) else { return decision.phrase() };
    in_game(&game, decision).unwrap_or_else(|| decision.phrase())
}

/// The tiles kept, by their names, if one hand can be meant.
fn keeping(view: &View, pair: Pair) -> Option<Phrase> {
    let mut hands = view.hands.iter().flatten().filter(|hand| !hand.chosen && hand.tiles.is_some());
    let hand = hands.next()?.tiles?;
    if hands.next().is_some() {
        return None;
    }
    let [one, other] = pair.places().map(|place| hand[place].effect_name());
    Some(say("keep").name("one", one).name("other", other))
}

fn in_game(game: &Tzolkin, decision: Decision) -> Option<Phrase> {
    if game.stage == Stage::Over {
        return None;
    }
    let seat = game.actor();
    match (decision, game.tasks.top()) {
        (Decision::Place(gear), None) => Some(placing(game, gear)),
        (Decision::PlaceFirst, None) => {
            let corn = game.placing_cost(Space::START);
            let teeth = game.teeth_corn;
            Some(say("place_first").number("corn", corn).number("teeth", teeth))
        }
        (Decision::Act(action), Some(Task::Action { from })) => {
            let price = game.action_price(seat, from, action).filter(|&price| price > 0)?;
            Some(
                say("act_for")
                    .name("gear", action.gear().name())
                    .number("number", action.number())
                    .name("effect", action.name())
                    .number("corn", price),
            )
        }
        (Decision::Build(building), Some(Task::Build { site: Site::ForCorn, .. })) => Some(
            say("build_for_corn")
                .name("building", building.name())
                .number("corn", game.corn_price(seat, building))
                .name("effect", building.effect_name()),
        ),
        (Decision::Build(building), Some(Task::Build { architecture, .. }))
            if game.blocks_saved(seat, architecture) > 0 =>
        {
            Some(
                say("build_cheaper")
                    .name("building", building.name())
                    .counts("cost", building.plan().cost.counted())
                    .name("effect", building.effect_name()),
            )
        }
        (Decision::Learn(track), Some(Task::Learn { paid, .. })) => {
            let level = game.players[seat].technologies[track.index()];
            let next = Name::new("tzolkin-level", level_id(track.index(), level));
            let phrase = if paid { say("learn") } else { say("learn_free") };
            let cost = crate::technology::advance_cost(level);
            Some(phrase.name("track", track.name()).name("effect", next).number("blocks", cost))
        }
        (Decision::Done, task) => Some(say(done(task))),
        _ => None,
    }
}

fn placing(game: &Tzolkin, gear: Gear) -> Phrase {
    let space = game.occupied().lowest_free(gear);
    let cost = space.map_or(0, |space| game.placing_cost(space));
    let phrase =
        if cost > game.players[game.actor()].corn { say("place_mercy") } else { say("place") };
    phrase
        .name("gear", gear.name())
        .number("number", space.map_or(0, Space::number))
        .number("corn", cost)
}

/// What the next advance on a track brings, by the track and its level now.
pub(crate) const fn level_id(track: usize, level: u8) -> &'static str {
    const IDS: [[&str; 4]; 4] = [
        ["agriculture1", "agriculture2", "agriculture3", "agriculture_bonus"],
        ["extraction1", "extraction2", "extraction3", "extraction_bonus"],
        ["architecture1", "architecture2", "architecture3", "architecture_bonus"],
        ["theology1", "theology2", "theology3", "theology_bonus"],
    ];
    IDS[track][if level < 3 { level as usize } else { 3 }]
}

/// What is left out, or ended.
fn done(task: Option<Task>) -> &'static str {
    match task {
        None => "done_turn",
        Some(Task::Action { .. } | Task::AnyAction { .. }) => "done_action",
        Some(Task::Learn { .. }) => "done_learn",
        Some(Task::Build { .. }) => "done_build",
        Some(Task::Market { .. }) => "done_market",
        Some(_) => "done_devote",
    }
}
