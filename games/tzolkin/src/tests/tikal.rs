//! Tikal: technologies, buildings, monuments, temples.

use serde_json::json;

use super::{after, listed, listed_with, play, player, points, refused, seat, stock, worker_on};

#[test]
fn tikal_1_is_one_technology() {
    let table = worker_on("tikal1", json!({ "wood": 5 }));
    let game = after(&table, "pick=tikal1 act=tikal1 learn=theology");
    assert_eq!((player(&game, 1).technologies, stock(&game)[1]), ([0, 0, 0, 1], 4));
    assert_eq!(listed(&game), ["pick=chichen0", "done"]);
}

#[test]
fn a_level_costs_as_many_blocks_as_its_number_and_the_bonus_one() {
    for (level, cost) in [(0, 1), (1, 2), (2, 3), (3, 1)] {
        let table =
            worker_on("tikal1", json!({ "gold": 5, "technologies": { "architecture": level } }));
        let game = after(&table, "pick=tikal1 act=tikal1 learn=architecture");
        assert_eq!(stock(&game)[3], 5 - cost, "from level {level}");
    }
}

#[test]
fn any_mixture_of_blocks_pays() {
    let table = worker_on(
        "tikal1",
        json!({ "wood": 1, "stone": 2, "gold": 1, "technologies": { "theology": 1 } }),
    );
    let game = after(&table, "pick=tikal1 act=tikal1 learn=theology");
    assert_eq!(listed(&game), ["pay=ws", "pay=wg", "pay=ss", "pay=sg"]);
    let mut game = game;
    assert_eq!(refused(&game, "pay=gg"), "pay_so_many blocks=2");
    play(&mut game, "pay=sg");
    assert_eq!(stock(&game), [0, 1, 1, 0, 0]);
}

#[test]
fn what_cannot_be_paid_cannot_be_learnt() {
    let table = worker_on(
        "tikal1",
        json!({ "wood": 1, "technologies": { "agriculture": 1, "theology": 2 } }),
    );
    let game = after(&table, "pick=tikal1 act=tikal1");
    assert_eq!(listed(&game), ["learn=extraction", "learn=architecture"]);
    let game = after(&worker_on("tikal1", json!({ "corn": 9 })), "pick=tikal1");
    assert!(listed_with(&game, "act").is_empty(), "corn does not pay");
}

#[test]
fn tikal_3_is_one_or_two_technologies() {
    let table = worker_on("tikal3", json!({ "wood": 9 }));
    let two_levels = "pick=tikal3 act=tikal3 learn=theology learn=theology";
    assert_eq!(player(&after(&table, two_levels), 1).technologies, [0, 0, 0, 2]);
    let two_tracks = "pick=tikal3 act=tikal3 learn=theology learn=agriculture";
    assert_eq!(player(&after(&table, two_tracks), 1).technologies, [1, 0, 0, 1]);
    let one = "pick=tikal3 act=tikal3 learn=theology done";
    assert_eq!(stock(&after(&table, one))[1], 8);
}

#[test]
fn the_bonus_of_a_track_may_be_taken_twice() {
    let table = worker_on("tikal3", json!({ "wood": 2, "technologies": { "architecture": 3 } }));
    let game = after(&table, "pick=tikal3 act=tikal3 learn=architecture learn=architecture");
    assert_eq!((points(&game, 1), stock(&game)[1]), (6, 0));
    assert_eq!(player(&game, 1).technologies[2], 3);
}

#[test]
fn what_the_first_advance_brings_can_pay_for_the_second() {
    let table = worker_on(
        "tikal3",
        json!({ "wood": 1, "technologies": { "extraction": 3, "agriculture": 1 } }),
    );
    let game = after(&table, "pick=tikal3 act=tikal3 learn=extraction take=sg learn=agriculture");
    assert_eq!((player(&game, 1).technologies, stock(&game)), ([2, 3, 0, 0], [0; 5]));
}

// Buildings ------------------------------------------------------------------------------------

#[test]
fn tikal_2_is_one_building_for_blocks() {
    let table = worker_on("tikal2", json!({ "wood": 3, "corn": 9 }));
    let game = after(&table, "pick=tikal2 act=tikal2");
    // The row has 1 (1 wood), 4 (4 wood), 6 (2 wood), 10 and 12 (stone or gold), 13 (gold).
    assert_eq!(listed(&game), ["build=1", "build=6"]);
    let game = after(&table, "pick=tikal2 act=tikal2 build=6");
    assert_eq!((stock(&game)[1], player(&game, 1).technologies[0]), (1, 1));
    assert_eq!(game.row[2], None, "the place stays empty until the end of the turn");
    assert_eq!(listed(&game), ["pick=chichen0", "done"]);
}

#[test]
fn tikal_2_builds_no_monument() {
    let table = worker_on("tikal2", json!({ "wood": 9, "stone": 9, "gold": 9 }))
        .set("monuments", json!([1, 2, 3, null, null, null]));
    let game = after(&table, "pick=tikal2 act=tikal2");
    assert!(listed_with(&game, "monument").is_empty());
    assert_eq!(refused(&game, "monument=1"), "no_monument_now");
    assert_eq!(refused(&game, "build=2"), "not_on_offer");
}

#[test]
fn tikal_4_is_one_or_two_buildings() {
    let table = worker_on("tikal4", json!({ "wood": 9 }));
    let one = after(&table, "pick=tikal4 act=tikal4 build=1 done");
    let two = after(&table, "pick=tikal4 act=tikal4 build=1 build=6");
    assert_eq!([&one, &two].map(|game| player(game, 1).buildings.len()), [1, 2]);
    assert_eq!(listed(&two), ["pick=chichen0", "done"]);
}

#[test]
fn tikal_4_is_a_monument_instead() {
    let table = worker_on("tikal4", json!({ "wood": 9, "stone": 9, "gold": 9 }))
        .set("monuments", json!([1, null, 3, null, null, null]));
    let game = after(&table, "pick=tikal4 act=tikal4 monument=3");
    assert_eq!(stock(&game), [0, 8, 8, 5, 0]);
    assert_eq!((player(&game, 1).monuments.len(), game.monuments[2]), (1, None));
    assert_eq!(listed(&game), ["pick=chichen0", "done"]);
    let game = after(&table, "pick=tikal4 act=tikal4 build=1");
    assert_eq!(refused(&game, "monument=1"), "no_monument_now");
}

#[test]
fn of_tiles_all_alike_the_lowest_stands_for_all() {
    let table = worker_on("tikal2", json!({ "wood": 9 })).set("row", json!([3, 2, 5, 4, 6, 1]));
    let game = after(&table, "pick=tikal2 act=tikal2");
    assert_eq!(listed(&game), ["build=1", "build=4", "build=6"]);
    assert_eq!(refused(&game, "build=2"), "build_its_like building=b2");
}

#[test]
fn the_row_is_refilled_at_the_end_of_the_turn() {
    let table = worker_on("tikal4", json!({ "wood": 9 }));
    let game = after(&table, "pick=tikal4 act=tikal4 build=1 build=6");
    assert_eq!((game.on_offer().count(), game.stacks[0].len()), (4, 8));
    let game = after(&table, "pick=tikal4 act=tikal4 build=1 build=6 done");
    assert_eq!((game.on_offer().count(), game.stacks[0].len()), (6, 6));
    assert_eq!(game.actor(), seat(2));
}

#[test]
fn with_an_empty_stack_places_stay_empty() {
    let table = worker_on("tikal2", json!({ "wood": 9 }))
        .player(2, json!({ "buildings": [2, 3, 5, 7, 8, 9, 11, 14] }));
    let game = after(&table, "pick=tikal2 act=tikal2 build=1 done");
    assert_eq!((game.on_offer().count(), game.stacks[0].len()), (5, 0));
}

// Temples --------------------------------------------------------------------------------------

#[test]
fn tikal_5_is_a_step_on_two_different_temples_for_a_block() {
    let table = worker_on("tikal5", json!({ "wood": 1, "gold": 1 }));
    let game = after(&table, "pick=tikal5 act=tikal5 pay=g");
    assert_eq!(listed(&game), ["climb=yellow+green", "climb=brown+green", "climb=brown+yellow"]);
    let game = after(&table, "pick=tikal5 act=tikal5 pay=g climb=brown+green");
    assert_eq!((player(&game, 1).temples, stock(&game)), ([2, 1, 2], [0, 1, 0, 0, 0]));
}

#[test]
fn tikal_5_with_one_temple_within_reach_loses_the_other_step() {
    let table = worker_on(
        "tikal5",
        json!({ "wood": 1, "temples": { "brown": 5, "yellow": 7, "green": 0 } }),
    );
    let game = after(&table, "pick=tikal5 act=tikal5");
    assert_eq!((player(&game, 1).temples, stock(&game)[1]), ([6, 8, 2], 0));
}

#[test]
fn tikal_5_needs_a_block_and_a_temple_within_reach() {
    let game = after(&worker_on("tikal5", json!({})), "pick=tikal5");
    assert!(listed_with(&game, "act").is_empty());
    let table = worker_on(
        "tikal5",
        json!({ "temples": { "brown": 5, "yellow": 7, "green": 6 }, "wood": 1 }),
    );
    assert!(!listed(&after(&table, "pick=tikal5")).contains(&"act=tikal5".to_owned()));
}

#[test]
fn tikal_6_and_7_are_any_of_the_five() {
    for space in ["tikal6", "tikal7"] {
        let table = worker_on(space, json!({ "wood": 1 }));
        let game = after(&table, &format!("pick={space} act=tikal1 learn=agriculture"));
        assert_eq!(player(&game, 1).technologies[0], 1);
    }
}
