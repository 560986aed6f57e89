//! Quick actions.

use patolli_game::{Game, Seat, Setup, Viewer};
use serde_json::{Value, json};

use super::{Table, after, listed, listed_with, player, points, refused, seat, stock};
use crate::{Quick, Tzolkin};

/// A table for four on a day with this quick action, whose first space is blocked.
fn day_of(quick: &str, fields: Value) -> Table {
    let mut first: Vec<&str> =
        vec!["corn", "wood_and_corn", "stone", "technology", "technology", "market", "build"];
    let mut second: Vec<&str> = vec!["corn", "stone", "gold", "technology", "market", "build"];
    let tooth = if quick == "gold" { 14 } else { 0 };
    let deck = if quick == "gold" { &mut second } else { &mut first };
    let at = deck.iter().position(|tile| *tile == quick).unwrap();
    deck.swap(0, at);
    let table = Table::new(4)
        .set("options", json!({ "quick_actions": true }))
        .set("quick", json!([first, second].concat()))
        .set("neutral", json!(["quick1", "tikal8", "uxmal8", "tikal9", "uxmal9", "palenque8"]))
        .player(1, fields);
    if tooth == 0 {
        table
    } else {
        table
            .set("tooth", json!(14))
            .set("round", json!(15))
            .set("food_days", json!(2))
            .set("row", json!([15, 18, 22, 25, 27, 30]))
    }
}

#[test]
fn a_quick_space_costs_a_corn_and_the_action_is_done_at_the_end_of_the_turn() {
    let table = day_of("stone", json!({ "corn": 5 }));
    let game = after(&table, "place=quick");
    assert_eq!(stock(&game), [4, 0, 0, 0, 0], "not before the turn is over");
    let game = after(&table, "place=tikal place=quick done");
    assert_eq!(
        (stock(&game), game.actor()),
        ([3, 0, 1, 0, 0], seat(2)),
        "1 and 1 for the second worker"
    );
}

#[test]
fn each_quick_action_does_what_is_printed() {
    for (quick, fields, words, what) in [
        ("corn", json!({ "corn": 1 }), "", [3, 0, 0, 0, 0]),
        ("wood_and_corn", json!({ "corn": 1 }), "", [1, 1, 0, 0, 0]),
        ("stone", json!({ "corn": 1 }), "", [0, 0, 1, 0, 0]),
        ("gold", json!({ "corn": 1 }), "", [0, 0, 0, 1, 0]),
        ("technology", json!({ "corn": 1, "wood": 1 }), "learn=theology", [0, 0, 0, 0, 0]),
        ("market", json!({ "corn": 1, "wood": 1, "gold": 1 }), "sell=gold done", [4, 1, 0, 0, 0]),
        ("build", json!({ "corn": 2, "wood": 2 }), "build=6", [0, 0, 0, 0, 0]),
    ] {
        let mut words = format!("place=quick {words}");
        let game = day_of(quick, fields.clone()).game();
        if listed(&after(&day_of(quick, fields.clone()), "place=quick"))
            .contains(&"done".to_owned())
            && quick != "market"
        {
            words = words.replace("place=quick", "place=quick done");
        }
        assert_eq!(game.quick_action().map(Quick::text), Some(quick));
        assert_eq!(stock(&after(&day_of(quick, fields), &words)), what, "{quick}");
    }
}

#[test]
fn one_quick_action_a_turn_and_only_on_a_free_space() {
    let table = day_of("stone", json!({ "corn": 9 }));
    let game = after(&table, "place=quick");
    assert!(!listed(&game).contains(&"place=quick".to_owned()));
    let full = table
        .set("turn", json!(2))
        .set("first", json!(3))
        .player(3, json!({ "on": ["quick2"] }))
        .player(4, json!({ "on": ["quick3"] }));
    assert_eq!(refused(&full.game(), "place=quick"), "no_quick");
}

#[test]
fn it_may_go_with_the_first_player_space_whose_corn_comes_first() {
    // The corn on the teeth pays for building quickly.
    let table = day_of("build", json!({ "corn": 2, "wood": 1 }))
        .set("teeth_corn", json!(1))
        .set("round", json!(2))
        .set("tooth", json!(1));
    let game = after(&table, "place=start place=quick");
    let built = (stock(&game), player(&game, 1).buildings.len());
    assert_eq!(built, ([0; 5], 1), "what is left to do goes without asking");
    assert!(!listed(&after(&table, "place=tikal")).contains(&"place=quick".to_owned()));
}

#[test]
fn it_can_be_chosen_only_if_it_can_be_done() {
    let possible = |quick: &str, fields: Value| {
        listed(&day_of(quick, fields).game()).contains(&"place=quick".to_owned())
    };
    assert!(!possible("build", json!({ "corn": 2 })), "nothing to pay with");
    assert!(!possible("build", json!({ "corn": 1, "wood": 1 })), "no corn left for it");
    assert!(possible("build", json!({ "corn": 2, "wood": 1 })));
    assert!(!possible("technology", json!({ "corn": 5 })));
    assert!(!possible("market", json!({ "corn": 2 })), "nothing to trade");
    assert!(possible("market", json!({ "corn": 3 })), "a wood costs 2");
    assert!(possible("market", json!({ "corn": 1, "wood": 1 })));
    assert!(!possible("stone", json!({ "corn": 0 })));
}

#[test]
fn from_then_on_nothing_that_would_make_it_impossible_is_offered() {
    let table = day_of("build", json!({ "corn": 3, "wood": 1 }));
    let game = after(&table, "place=quick");
    // A second worker costs 1 on a space 0, which leaves 1; a space 1 would leave nothing.
    assert!(listed(&game).contains(&"place=palenque".to_owned()));
    let table = table.player(2, json!({ "on": ["palenque0"] }));
    assert!(!listed(&after(&table, "place=quick")).contains(&"place=palenque".to_owned()));
}

#[test]
fn technologies_never_apply() {
    let table = day_of("wood_and_corn", json!({ "corn": 1, "technologies": { "extraction": 3 } }));
    assert_eq!(stock(&after(&table, "place=quick")), [1, 1, 0, 0, 0]);
    let table =
        day_of("build", json!({ "corn": 2, "wood": 2, "technologies": { "architecture": 3 } }));
    let game = after(&table, "place=quick build=6");
    assert_eq!((stock(&game), points(&game, 1)), ([0; 5], 0));
}

#[test]
fn what_a_tile_grants_gets_technologies() {
    let table = day_of(
        "build",
        json!({ "corn": 2, "wood": 2, "gold": 1, "technologies": { "architecture": 1 } }),
    );
    let game = after(&table, "place=quick build=12 climb=brown build=1");
    assert_eq!(stock(&game)[0], 1, "12 without Architecture, the one it grants with it");
}

#[test]
fn the_worker_comes_back_at_the_end_of_the_round() {
    let table = day_of("stone", json!({ "corn": 1, "workers": 3 }))
        .set("first", json!(2))
        .set("turn", json!(3));
    let game = after(&table, "place=quick");
    assert_eq!((player(&game, 1).free_workers(), game.round), (3, 2));
}

#[test]
fn the_blocker_of_a_quick_space_stays() {
    let table = day_of("stone", json!({ "corn": 1 })).set("first", json!(2)).set("turn", json!(3));
    let game = after(&table, "place=quick");
    assert!(game.neutral.contains("quick1".parse().unwrap()));
}

#[test]
fn prophecies_do_apply() {
    let table =
        super::under("teacher_shortage", day_of("technology", json!({ "corn": 9, "wood": 2 })))
            .set("options", json!({ "quick_actions": true, "prophecies": true }));
    let tiles = table.game().quick_action();
    if tiles == Some(Quick::Technology) {
        assert_eq!(stock(&after(&table, "place=quick done learn=theology"))[1], 0);
    }
    let table = super::under("crowded_cities", day_of("build", json!({ "corn": 9, "wood": 2 })))
        .set("options", json!({ "quick_actions": true, "prophecies": true }))
        .set(
            "quick",
            json!([
                "corn",
                "wood_and_corn",
                "stone",
                "technology",
                "build",
                "market",
                "technology",
                "corn",
                "stone",
                "gold",
                "technology",
                "market",
                "build"
            ]),
        );
    let game = after(&table, "place=quick done");
    assert_eq!(
        (stock(&game)[1], player(&game, 1).buildings.len()),
        (0, 1),
        "a block more, not corn"
    );
}

#[test]
fn xaman_ek_sells_nothing_that_the_quick_action_needs() {
    let table =
        super::with_tribes(day_of("build", json!({ "corn": 3, "wood": 1, "gold": 1 })), "xaman_ek")
            .set("options", json!({ "quick_actions": true, "tribes": true }))
            .set("row", json!([1, 4, 6, 10, null, null]));
    assert_eq!(listed_with(&after(&table, "place=quick"), "sell"), ["sell=gold"]);
}

// Set-up ---------------------------------------------------------------------------------------

fn quick_game(seats: usize, seed: u128) -> Tzolkin {
    let mut setup = Setup::new(Tzolkin::META, seats, patolli_game::Seed(seed)).unwrap();
    setup.set("quick_actions", "true").unwrap();
    Tzolkin::set_up(&setup).unwrap()
}

#[test]
fn neutral_workers_by_the_number_of_players() {
    for (seats, gears, quick) in [(2, 16, 2), (3, 11, 1), (4, 5, 1), (5, 0, 0)] {
        for seed in 0..100 {
            let mut game = quick_game(seats, seed);
            assert_eq!(game.neutral.and(crate::Spaces::QUICK).len(), quick);
            while game.round == 0 {
                let first = game.deciding().lowest().unwrap();
                game.decide(first, "keep=12".parse().unwrap(), &mut patolli_game::Silent).unwrap();
            }
            // Where there were too few leftover tiles, those that nobody kept filled in.
            assert_eq!(game.neutral.and(crate::Spaces::GEARS).len(), gears, "{seats} {seed}");
        }
    }
}

#[test]
fn too_few_tiles_are_made_up_by_those_that_nobody_kept() {
    let mut game = quick_game(2, 1);
    // As if three tiles had been missing.
    let spaces: Vec<crate::Space> = game.neutral.and(crate::Spaces::GEARS).iter().collect();
    spaces.iter().take(3).for_each(|&space| game.neutral.remove(space));
    let discarded = game.hands[Seat::FIRST][3].unwrap().space();
    for _ in 0..2 {
        let first = game.deciding().lowest().unwrap();
        game.decide(first, "keep=12".parse().unwrap(), &mut patolli_game::Silent).unwrap();
    }
    assert_eq!(game.neutral.len(), 18);
    assert!(game.neutral.contains(discarded), "in the order in which they were dealt");
}

#[test]
fn the_tiles_of_the_second_age_are_revealed_at_the_first_food_day() {
    let game = quick_game(3, 1);
    assert_eq!(game.view(Viewer::Spectator).quick.unwrap().len(), 7);
    assert_eq!(game.view(Viewer::Omniscient).quick.unwrap().len(), 13);
    let table = day_of("stone", json!({}))
        .set("turn", json!(3))
        .set("round", json!(8))
        .set("tooth", json!(7));
    let game = after(&table, "place=tikal");
    assert_eq!(game.view(Viewer::Seat(Seat::FIRST)).quick.unwrap().len(), 13);
}

// Promises -------------------------------------------------------------------------------------

#[test]
fn ah_chuy_kaks_pick_up_keeps_the_promise() {
    // After two workers on gears and a quick one, a corn and a wood are left for the quick
    // building.
    let table = super::with_tribes(
        day_of("build", json!({ "corn": 6, "wood": 1, "workers": 5, "on": ["yaxchilan2"] })),
        "ah_chuy_kak",
    )
    .set("options", json!({ "quick_actions": true, "tribes": true }));
    let game = after(&table, "place=tikal place=uxmal place=quick pick=yaxchilan2");
    assert_eq!(stock(&game)[0], 2);
    assert!(
        listed(&game).contains(&"act=yaxchilan1".to_owned()),
        "with 2 corn there is one to spare"
    );
    let table = table.player(1, json!({ "corn": 5 }));
    let game = after(&table, "place=tikal place=uxmal place=quick pick=yaxchilan2");
    assert_eq!(listed(&game), ["act=yaxchilan2", "done"], "the last corn is promised");
}

#[test]
fn xaman_ek_sells_nothing_in_the_middle_of_a_quick_action_but_after_it() {
    let table = super::with_tribes(
        day_of("build", json!({ "corn": 3, "wood": 2, "stone": 1 })),
        "xaman_ek",
    )
    .set("options", json!({ "quick_actions": true, "tribes": true }));
    let game = after(&table, "place=quick done");
    assert_eq!(listed(&game), ["build=1", "build=6", "build=10"]);
    let game = after(&table, "place=quick done build=1");
    assert_eq!(listed(&game), ["sell=wood", "sell=stone", "done"]);
    assert_eq!(after(&table, "place=quick done build=1 sell=stone").actor(), seat(2));
}

#[test]
fn no_technology_applies_to_a_skull_altar_built_quickly() {
    let table = day_of(
        "build",
        json!({ "corn": 9, "gold": 2, "skulls": 1, "technologies": { "theology": 2 } }),
    )
    .set("options", json!({ "quick_actions": true, "new_buildings": true }))
    .set("tooth", json!(24))
    .set("round", json!(25))
    .set("food_days", json!(3))
    .set("row", json!([40, null, null, null, null, null]));
    let game = after(&table, "place=quick done climb=brown");
    assert_eq!((points(&game, 1), game.actor()), (7, seat(2)));
}

/// Two workers on gears and a quick one are placed, and the one on this space is picked up.
fn promised(quick: &str, space: &str, fields: Value) -> Table {
    let on = json!({ "workers": 5, "on": [space] });
    super::with_tribes(day_of(quick, on), "ah_chuy_kak")
        .player(1, fields)
        .set("options", json!({ "quick_actions": true, "tribes": true }))
}

#[test]
fn what_an_action_brings_may_keep_the_promise() {
    // The last corn is promised to the quick building, but the harvest brings more.
    let table = promised("build", "palenque3", json!({ "corn": 5, "wood": 1 }));
    let game = after(&table, "place=tikal place=uxmal place=quick pick=palenque3");
    assert_eq!(stock(&game)[0], 1);
    assert!(listed(&game).contains(&"act=palenque2".to_owned()));
}

#[test]
fn nothing_is_chosen_that_could_only_be_paid_with_what_is_promised() {
    // One block for the quick technology, and none to spare at Tikal.
    let table = promised("technology", "tikal1", json!({ "corn": 9, "wood": 1 }));
    let game = after(&table, "place=tikal place=uxmal place=quick pick=tikal1");
    assert!(!listed(&game).contains(&"act=tikal1".to_owned()), "{:?}", listed(&game));
    let table = promised(
        "technology",
        "tikal1",
        json!({ "corn": 9, "wood": 1, "technologies": { "extraction": 3 } }),
    );
    let game = after(&table, "place=tikal place=uxmal place=quick pick=tikal1 act=tikal1");
    assert_eq!(
        listed(&game),
        ["take=ww", "take=ws", "take=wg", "take=ss", "take=sg", "take=gg"],
        "only what brings blocks back"
    );
}

#[test]
fn a_worker_on_a_quick_space_is_not_picked_up() {
    assert!("pick=quick1".parse::<crate::Decision>().is_err());
    assert!("pick=start".parse::<crate::Decision>().is_err());
}
