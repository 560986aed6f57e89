//! What follows from the rest of a written position, where it was left out.

use patolli_game::{Game, Seat};
use serde_json::{Map, Value};

use crate::components::calendar::{FOOD_DAYS, FOOD_TEETH};
use crate::components::gear::Spaces;
use crate::components::wealth::place_neutral;
use crate::rules::state::Tzolkin;

/// How many rounds there are if no day is skipped.
const ROUNDS: u64 = 27;

/// Round, tooth, food days, turn and neutral workers belong together.
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
            let round = number(written, "tooth").map(|tooth| tooth.saturating_add(1));
            fill(written, "round", round.map(Value::from));
        }
        "over" => {
            fill(written, "tooth", Some(ROUNDS.into()));
            fill(written, "round", Some(ROUNDS.into()));
        }
        _ => {}
    }
    if matches!(phase.as_str(), "food_day" | "calendar" | "over") {
        fill(written, "turn", Some(begun.seats.into()));
    }
    let Some(tooth) = number(written, "tooth") else { return };
    // A day counts as over on the tooth after it, and after the calendar was asked about.
    let reached = if phase == "calendar" { tooth.saturating_add(1) } else { tooth };
    let passed = FOOD_TEETH.iter().filter(|&&food| u64::from(food) < reached).count();
    let passed = if phase == "over" { FOOD_DAYS.into() } else { passed };
    fill(written, "food_days", Some(passed.into()));
    let placed = if phase == "keeping" { begun.neutral } else { all_neutral(written, begun) };
    let days = tooth.min(ROUNDS + 1);
    let turned = (0..days).fold(placed, |neutral, _| neutral.turned_round());
    let names = turned.iter().map(|space| Value::from(space.to_string())).collect();
    fill(written, "neutral", Some(names));
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
