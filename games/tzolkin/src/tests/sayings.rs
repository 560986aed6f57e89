//! What is said: refusals that name what is wrong, descriptions that name the price, and events for
//! everything that happens.

use patolli_game::{Game, Viewer};
use serde_json::json;

use super::{Table, after, hard, play, refused, tribe_on, with_tribes, worker_on};
use crate::{Decision, Tzolkin};

/// A decision in words, as a phrase.
fn described(game: &Tzolkin, word: &str) -> String {
    let decision: Decision = word.parse().unwrap();
    game.describe(&game.view(Viewer::Spectator), decision).to_string()
}

fn kinds(table: &Table, words: &str) -> Vec<&'static str> {
    play(&mut table.game(), words).iter().map(patolli_game::Event::kind).collect()
}

// Refusals --------------------------------------------------------------------------------------

#[test]
fn a_harvest_that_is_not_there_is_said_to_be_missing() {
    let jungle = |third| json!([{ "corn": 4 }, third, { "wood": 4 }, { "wood": 4 }]);
    let table = worker_on("palenque3", json!({})).set("jungle", jungle(json!({ "wood": 4 })));
    let game = after(&table, "pick=palenque3 act=palenque3");
    assert_eq!(refused(&game, "harvest=corn"), "no_corn_there");
    let rich = json!({ "corn_tiles": 0, "wood_tiles": 4, "technologies": { "agriculture": 1 } });
    let bare = worker_on("palenque3", rich).set("jungle", jungle(json!({ "corn": 4 })));
    // There is corn alone, so that it is harvested unasked; with both, neither is missing.
    assert!(kinds(&bare, "pick=palenque3 act=palenque3").contains(&"corn_tile_taken"));
}

#[test]
fn how_many_blocks_are_due_is_said() {
    let levels = json!({ "technologies": { "extraction": 3 }, "wood": 1 });
    let table = worker_on("tikal1", levels);
    let game = after(&table, "pick=tikal1 act=tikal1 learn=extraction");
    assert_eq!(refused(&game, "take=w"), "take_so_many blocks=2");
    let table = hard("gold_shortage", "chichen6", json!({ "skulls": 1 }));
    let game = after(&table, "pick=chichen6 act=chichen6");
    assert_eq!(refused(&game, "take=g"), "cannot_pay_gold");
}

#[test]
fn a_quick_space_is_not_a_matter_of_tribes() {
    assert_eq!(refused(&Table::new(4).game(), "place=quick"), "no_quick_actions");
}

// Prices ----------------------------------------------------------------------------------------

#[test]
fn any_action_costs_a_corn() {
    let table = worker_on("uxmal5", json!({ "corn": 5 }));
    let game = after(&table, "pick=uxmal5 act=uxmal5");
    let said = described(&game, "act=palenque1");
    assert!(said.contains("act_for") && said.contains("corn=1"), "{said}");
}

#[test]
fn crowded_cities_ask_for_another_block() {
    let table = hard("crowded_cities", "tikal2", json!({ "wood": 9 }));
    let game = after(&table, "pick=tikal2 act=tikal2");
    assert!(described(&game, "build=1").contains("build_crowded"));
    let table = table.player(1, json!({ "technologies": { "architecture": 3 } }));
    let game = after(&table, "pick=tikal2 act=tikal2");
    assert!(described(&game, "build=1").contains("build_cheaper_crowded"));
}

#[test]
fn what_a_prophecy_makes_harder_says_so() {
    let said = |prophecy: &str, space: &str, fields, words: &str, decision: &str| {
        described(&after(&hard(prophecy, space, fields), words), decision)
    };
    let rich = json!({ "corn": 9, "wood": 9, "skulls": 1, "technologies": { "theology": 2 } });
    for (prophecy, space, decision) in [
        ("wrathful_gods", "uxmal1", "act=uxmal1"),
        ("angry_kukulcan", "tikal5", "act=tikal5"),
        ("angry_chaac", "chichen3", "act=chichen3"),
        ("drought", "palenque2", "act=palenque2"),
        ("forest_fires", "palenque3", "act=palenque3"),
        ("gold_shortage", "yaxchilan3", "act=yaxchilan3"),
        ("desecration", "yaxchilan4", "act=yaxchilan4"),
        ("teacher_shortage", "tikal1", "act=tikal1"),
        ("crowded_cities", "tikal2", "act=tikal2"),
    ] {
        let text = said(prophecy, space, rich.clone(), &format!("pick={space}"), decision);
        assert!(text.contains("describe-under") && text.contains(prophecy), "{text}");
    }
    for (prophecy, space, decision) in [
        ("angry_chaac", "chichen4", "act=chichen4"),
        ("forest_fires", "palenque2", "act=palenque2"),
    ] {
        let text = said(prophecy, space, rich.clone(), &format!("pick={space}"), decision);
        assert!(!text.contains("describe-under"), "{text}");
    }
    let climbing = "pick=uxmal1 act=uxmal1";
    let text = said("wrathful_gods", "uxmal1", rich.clone(), climbing, "climb=green");
    assert!(text.contains("describe-under"), "{text}");
    let text = said("angry_chaac", "uxmal1", rich, climbing, "climb=green");
    assert!(!text.contains("describe-under"), "{text}");
}

#[test]
fn itzamna_is_promised_any_bonus() {
    let top = json!({ "wood": 2, "technologies": { "agriculture": 3 } });
    let table = tribe_on("itzamna", "tikal1", top);
    let game = after(&table, "pick=tikal1 act=tikal1");
    let said = described(&game, "learn=agriculture");
    assert!(said.contains("learn_any_bonus") && said.contains("blocks=1"), "{said}");
    let told = kinds(&table, "pick=tikal1 act=tikal1 learn=agriculture bonus=architecture");
    assert!(told.ends_with(&["bonus_taken", "bonus_chosen", "scored"]), "{told:?}");
}

// What happens ----------------------------------------------------------------------------------

#[test]
fn what_is_lost_for_want_of_payment_is_told() {
    // Chichen Itza 4 gives a step that cannot be paid for.
    let table = hard("wrathful_gods", "chichen4", json!({ "skulls": 1 }));
    let told = kinds(&table, "pick=chichen4 act=chichen4");
    assert!(told.contains(&"step_forgone"), "{told:?}");
    let table = hard("gold_shortage", "tikal2", json!({ "wood": 2, "stone": 1 }))
        .set("row", json!([9, null, null, null, null, null]));
    let told = kinds(&table, "pick=tikal2 act=tikal2");
    assert!(told.contains(&"gold_forgone"), "{told:?}");
    let table = hard("teacher_shortage", "tikal2", json!({ "gold": 1 }))
        .set("row", json!([13, null, null, null, null, null]));
    let told = kinds(&table, "pick=tikal2 act=tikal2");
    assert!(told.contains(&"advance_forgone"), "{told:?}");
    let table = hard("desecration", "yaxchilan4", json!({}));
    let told = kinds(&table, "pick=yaxchilan4 act=yaxchilan4 done");
    assert!(told.contains(&"skulls_forgone"), "{told:?}");
}

#[test]
fn a_skull_from_an_empty_bank_is_told() {
    // 14 gives an advance in theology, beyond its last level.
    let fields = json!({ "stone": 1, "gold": 1, "technologies": { "theology": 3 } });
    let table = worker_on("tikal2", fields)
        .player(2, json!({ "skulls": 13 }))
        .set("row", json!([14, null, null, null, null, null]));
    let told = kinds(&table, "pick=tikal2 act=tikal2");
    assert!(told.contains(&"no_skull_left"), "{told:?}");
}

#[test]
fn bacabs_floor_is_no_gain() {
    let table = with_tribes(Table::new(4).set("turn", json!(3)).set("first", json!(2)), "bacab");
    let table = table.player(1, json!({ "corn": 2 }));
    let mut game = table.set("turn", json!(2)).player(4, json!({ "corn": 3 })).game();
    game.players[super::seat(1)].corn = 0;
    let told = play(&mut game, "place=start done");
    let told: Vec<&str> = told.iter().map(patolli_game::Event::kind).collect();
    assert!(told.contains(&"bacab_filled") && !told.contains(&"gained"), "{told:?}");
}

#[test]
fn a_sale_tells_its_corn() {
    let events = play(
        &mut worker_on("uxmal2", json!({ "gold": 1, "wood": 1 })).game(),
        "pick=uxmal2 act=uxmal2 sell=gold",
    );
    let sold = events.iter().find(|event| patolli_game::Event::kind(*event) == "sold").unwrap();
    assert_eq!(serde_json::to_value(sold).unwrap()["corn"], 4);
}

#[test]
fn a_building_that_takes_renovation_says_which() {
    let table = super::second_age(worker_on("uxmal4", json!({ "corn": 2, "buildings": [34, 35] })))
        .set("options", json!({ "new_buildings": true }))
        .set("row", json!([24, 20, 15, 28, 25, 26]));
    let game = after(&table, "pick=uxmal4 act=uxmal4");
    let said = described(&game, "build=24");
    assert!(said.contains("build_renovating") && said.contains("b35"), "{said}");
    assert!(!said.contains("b34"), "34 would leave 4 corn to pay: {said}");
}

#[test]
fn what_done_declines_is_said() {
    let rich = json!({ "wood": 9, "gold": 3, "technologies": { "architecture": 1 } });
    let game = after(&worker_on("tikal4", rich), "pick=tikal4 act=tikal4 build=1 architecture=now");
    assert!(described(&game, "done").contains("done_second"));
    let devout = json!({ "wood": 1, "stone": 1, "skulls": 1, "technologies": { "theology": 2 } });
    let game = after(&worker_on("chichen4", devout), "pick=chichen4 act=chichen4");
    assert!(described(&game, "climb=brown").contains("describe-devote"));
}

#[test]
fn of_two_skulls_only_those_not_taken_are_forgone() {
    let table = hard("desecration", "yaxchilan4", json!({ "technologies": { "theology": 3 } }));
    let events = play(&mut table.game(), "pick=yaxchilan4 act=yaxchilan4 descend=green done");
    let forgone = events.iter().find_map(|event| match event {
        crate::Event::SkullsForgone { skulls, .. } => Some(*skulls),
        _ => None,
    });
    assert_eq!(forgone, Some(1));
}

#[test]
fn a_step_on_any_temple_that_cannot_be_paid_is_told() {
    let table = hard("wrathful_gods", "tikal2", json!({ "wood": 1, "gold": 1 }))
        .set("row", json!([12, null, null, null, null, null]));
    let told = kinds(&table, "pick=tikal2 act=tikal2");
    assert!(told.contains(&"any_step_lost"), "{told:?}");
    // The second of two steps, past the top, is lost as it would be without a prophecy.
    let fields = json!({ "wood": 1, "stone": 2, "temples": { "brown": 4 } });
    let table = super::second_age(hard("angry_chaac", "tikal2", fields))
        .set("prophecies", json!(["hunger", "angry_chaac", "drought"]))
        .set("row", json!([27, null, null, null, null, null]));
    let told = kinds(&table, "pick=tikal2 act=tikal2 pay=w");
    assert!(told.contains(&"step_lost"), "{told:?}");
}

#[test]
fn a_promise_for_a_skull_is_told() {
    let hungry = json!({ "corn": 6 });
    let table = Table::new(4)
        .set("stage", json!("food_day"))
        .set("round", json!(21))
        .set("options", json!({ "prophecies": true }))
        .set("prophecies", json!(["drought", "desecration", "hunger"]))
        .set("row", json!([null, null, null, null, null, null]))
        .player(1, json!({ "corn": 6, "temples": { "green": 5 } }))
        .player(2, hungry.clone())
        .player(3, hungry.clone())
        .player(4, hungry);
    let told = kinds(&table, "descend=brown");
    assert_eq!(told[0], "vowed");
}
