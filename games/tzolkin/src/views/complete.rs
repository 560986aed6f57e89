//! What follows from the rest of a written position, where it was left out.

use patolli_game::{Game, Seat};
use serde_json::{Map, Value, json};

use crate::components::calendar::{FOOD_DAYS, FOOD_TEETH};
use crate::components::gear::Spaces;
use crate::components::tribe::{Tribe, YALUK_WORKERS};
use crate::components::wealth::place_neutral;
use crate::rules::state::Tzolkin;

/// How many rounds there are if no day is skipped.
const ROUNDS: u64 = 27;

/// Round, tooth, food days, turn, tribes and neutral workers belong together.
pub(crate) fn complete(written: &mut Map<String, Value>, begun: &Tzolkin) {
    let phase = written.get("stage").and_then(Value::as_str).unwrap_or_default().to_owned();
    let number =
        |written: &Map<String, Value>, field: &str| written.get(field).and_then(Value::as_u64);
    let fill = |written: &mut Map<String, Value>, field: &str, value: Option<Value>| {
        if let (false, Some(value)) = (written.contains_key(field), value) {
            written.insert(field.to_owned(), value);
        }
    };
    match phase.as_str() {
        "turns" | "food_day" | "calendar" => {
            let tooth = number(written, "round").unwrap_or(1).saturating_sub(1);
            fill(written, "tooth", Some(tooth.into()));
            let round = number(written, "tooth").filter(|tooth| *tooth <= ROUNDS).map(|tooth| {
                // A food day that is still to be held on a later tooth was jumped over.
                let held = number(written, "food_days").unwrap_or(u64::MAX);
                if held < passed_before(tooth) { tooth } else { tooth + 1 }
            });
            fill(written, "round", round.map(Value::from));
        }
        "over" => {
            fill(written, "tooth", Some(ROUNDS.into()));
            fill(written, "round", Some(ROUNDS.into()));
        }
        _ => {}
    }
    if phase == "wealth" {
        fill(written, "tasks", Some(json!([{ "task": "descend" }])));
    }
    fill_workers(written);
    if matches!(phase.as_str(), "food_day" | "calendar" | "over") {
        fill(written, "turn", Some(begun.seats.into()));
    }
    let Some(tooth) = number(written, "tooth") else { return };
    // A day counts as over on the tooth after it, and after the calendar was asked about.
    let reached = if phase == "calendar" { tooth.saturating_add(1) } else { tooth };
    let passed = if phase == "over" { FOOD_DAYS.into() } else { passed_before(reached) };
    fill(written, "food_days", Some(passed.into()));
    let placed = if phase == "keeping" { begun.neutral } else { all_neutral(written, begun) };
    let days = tooth.min(ROUNDS + 1);
    let turned = (0..days).fold(placed, |neutral, _| neutral.turned_round());
    let names = turned.iter().map(|space| Value::from(space.to_string())).collect();
    fill(written, "neutral", Some(names));
}

/// How many food days are on teeth before this one.
fn passed_before(tooth: u64) -> u64 {
    FOOD_TEETH.iter().filter(|&&food| u64::from(food) < tooth).count() as u64
}

/// Yaluk begins with more workers than others.
fn fill_workers(written: &mut Map<String, Value>) {
    let players = written.get_mut("players").and_then(Value::as_array_mut).into_iter().flatten();
    for player in players.filter_map(Value::as_object_mut) {
        let yaluk = player.get("tribe").and_then(Value::as_str) == Some(Tribe::Yaluk.text());
        if yaluk && !player.contains_key("workers") {
            player.insert("workers".to_owned(), YALUK_WORKERS.into());
        }
    }
}

/// The neutral workers once all have chosen: where tiles were too few, those that nobody keeps place
/// the others.
fn all_neutral(written: &Map<String, Value>, begun: &Tzolkin) -> Spaces {
    let players = written.get("players").and_then(Value::as_array).into_iter().flatten();
    let kept: Vec<u64> = players
        .filter_map(|player| player.get("wealth")?.as_array())
        .flatten()
        .filter_map(Value::as_u64)
        .collect();
    let dealt = Seat::first(begun.seats()).flat_map(|seat| begun.hands[seat]).flatten();
    let discarded = dealt.filter(|tile| !kept.contains(&(tile.index() as u64 + 1)));
    place_neutral(begun.neutral, discarded, begun.table().neutral)
}
