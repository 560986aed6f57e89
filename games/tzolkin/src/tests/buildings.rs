//! One test for each building: what it costs, and what it does.

use serde_json::{Value, json};

use super::{Table, after, listed, player, points, refused, second_age, stock, worker_on};
use crate::rules::food_day::{Meal, meal};
use crate::{Blocks, Building, Kind, Tzolkin};

/// The first player builds this alone with Tikal 2 in its age, having exactly what it costs.
fn building(number: u8, fields: Value) -> Table {
    let plan = Building::new(number).unwrap().plan();
    let Blocks([wood, stone, gold]) = plan.cost;
    let table = worker_on("tikal2", json!({ "wood": wood, "stone": stone, "gold": gold }))
        .player(1, fields)
        .set("row", json!([number, null, null, null, null, null]));
    if plan.age == 1 { table } else { second_age(table) }
}

fn built(number: u8, fields: Value, rest: &str) -> Tzolkin {
    after(&building(number, fields), &format!("pick=tikal2 act=tikal2 {rest}"))
}

/// Cost in wood, stone and gold, kind and age.
#[test]
fn costs_kinds_and_ages_are_as_printed() {
    use Kind::{Civil, Farm, Sacred, Tomb};
    let printed = [
        (1, Farm, [1, 0, 0]),
        (1, Farm, [1, 0, 0]),
        (1, Farm, [1, 0, 0]),
        (1, Farm, [4, 0, 0]),
        (1, Farm, [4, 0, 0]),
        (1, Civil, [2, 0, 0]),
        (1, Civil, [3, 0, 0]),
        (1, Civil, [1, 1, 0]),
        (1, Civil, [2, 1, 0]),
        (1, Tomb, [2, 1, 0]),
        (1, Tomb, [1, 2, 0]),
        (1, Tomb, [1, 0, 1]),
        (1, Sacred, [0, 0, 1]),
        (1, Sacred, [0, 1, 1]),
        (2, Farm, [2, 0, 0]),
        (2, Farm, [2, 0, 0]),
        (2, Farm, [2, 0, 0]),
        (2, Civil, [3, 0, 0]),
        (2, Civil, [2, 1, 0]),
        (2, Civil, [3, 1, 0]),
        (2, Civil, [2, 2, 0]),
        (2, Tomb, [1, 1, 1]),
        (2, Tomb, [2, 1, 1]),
        (2, Tomb, [1, 2, 1]),
        (2, Tomb, [1, 0, 2]),
        (2, Tomb, [0, 3, 0]),
        (2, Sacred, [0, 2, 0]),
        (2, Sacred, [0, 0, 2]),
        (2, Sacred, [0, 0, 3]),
        (2, Sacred, [0, 1, 1]),
        (2, Sacred, [0, 2, 1]),
        (2, Sacred, [0, 1, 2]),
    ];
    for (building, (age, kind, cost)) in Building::all().zip(printed) {
        let plan = building.plan();
        assert_eq!((plan.age, plan.kind, plan.cost), (age, kind, Blocks(cost)), "{building}");
    }
    for kind in Kind::ALL {
        let base = Building::all().take(Building::BASE);
        assert_eq!(base.filter(|building| building.plan().kind == *kind).count(), 8);
    }
}

/// A building that asks nothing: stock after it, steps on temples, levels, workers and points.
macro_rules! does {
    ($($test:ident: $number:literal => $stock:expr, $temples:expr, $levels:expr, $workers:expr, $points:expr;)*) => {
        $(#[test]
        fn $test() {
            let game = built($number, json!({}), "");
            let player = player(&game, 1);
            assert!(player.buildings.contains($number - 1));
            assert_eq!(stock(&game), $stock);
            assert_eq!(player.temples.map(|step| step - 1), $temples);
            assert_eq!(player.technologies, $levels);
            assert_eq!(player.workers, 3 + $workers);
            assert_eq!(points(&game, 1), $points);
        })*
    };
}

does! {
    building_6_agriculture: 6 => [0; 5], [0; 3], [1, 0, 0, 0], 0, 0;
    building_7_agriculture_and_stone: 7 => [0, 0, 1, 0, 0], [0; 3], [1, 0, 0, 0], 0, 0;
    building_8_extraction_and_corn: 8 => [1, 0, 0, 0, 0], [0; 3], [0, 1, 0, 0], 0, 0;
    building_9_extraction_and_gold: 9 => [0, 0, 0, 1, 0], [0; 3], [0, 1, 0, 0], 0, 0;
    building_10_brown_and_yellow: 10 => [0; 5], [1, 1, 0], [0; 4], 0, 0;
    building_11_brown_and_green: 11 => [0; 5], [1, 0, 1], [0; 4], 0, 0;
    building_13_architecture: 13 => [0; 5], [0; 3], [0, 0, 1, 0], 0, 0;
    building_14_theology_and_green: 14 => [0; 5], [0, 0, 1], [0, 0, 0, 1], 0, 0;
    building_22_worker_and_6_points: 22 => [0; 5], [0; 3], [0; 4], 1, 6;
    building_24_all_temples_and_3_points: 24 => [0; 5], [1, 1, 1], [0; 4], 0, 3;
    building_25_8_points: 25 => [0; 5], [0; 3], [0; 4], 0, 8;
    building_27_brown_twice_and_2_points: 27 => [0; 5], [2, 0, 0], [0; 4], 0, 2;
    building_28_green_twice_and_3_points: 28 => [0; 5], [0, 0, 2], [0; 4], 0, 3;
    building_29_yellow_twice_and_4_points: 29 => [0; 5], [0, 2, 0], [0; 4], 0, 4;
    building_30_architecture_and_3_points: 30 => [0; 5], [0; 3], [0, 0, 1, 0], 0, 3;
    building_31_theology_brown_and_green: 31 => [0; 5], [1, 0, 1], [0, 0, 0, 1], 0, 0;
}

/// What three workers cost a player with 99 corn who owns just this.
fn meal_with(number: u8) -> Meal {
    let mut player = *player(&built(number, json!({}), ""), 1);
    player.corn = 99;
    meal(&player, None)
}

#[test]
fn buildings_1_2_and_3_feed_one_worker() {
    for number in 1..=3 {
        assert_eq!(meal_with(number), Meal { fed: 3, corn: 4 });
    }
}

#[test]
fn buildings_4_and_5_feed_all_workers_a_little() {
    for number in 4..=5 {
        assert_eq!(meal_with(number), Meal { fed: 3, corn: 3 });
    }
}

#[test]
fn buildings_15_16_and_17_feed_three_workers() {
    for number in 15..=17 {
        assert_eq!(meal_with(number), Meal { fed: 3, corn: 0 });
    }
}

/// 18 to 21 give something and any technology.
#[test]
fn building_18_any_technology_and_stone() {
    let game = built(18, json!({}), "learn=theology");
    assert_eq!((stock(&game), player(&game, 1).technologies), ([0, 0, 1, 0, 0], [0, 0, 0, 1]));
}

#[test]
fn building_19_any_technology_and_gold() {
    let game = built(19, json!({}), "learn=extraction");
    assert_eq!((stock(&game), player(&game, 1).technologies), ([0, 0, 0, 1, 0], [0, 1, 0, 0]));
}

#[test]
fn building_20_any_technology_and_6_corn() {
    let game = built(20, json!({}), "learn=agriculture");
    assert_eq!((stock(&game), player(&game, 1).technologies), ([6, 0, 0, 0, 0], [1, 0, 0, 0]));
}

#[test]
fn building_21_any_technology_and_a_skull() {
    let game = built(21, json!({}), "learn=architecture");
    assert_eq!((stock(&game), player(&game, 1).technologies), ([0, 0, 0, 0, 1], [0, 0, 1, 0]));
}

#[test]
fn building_32_two_technologies() {
    assert_eq!(
        player(&built(32, json!({}), "learn=theology learn=theology"), 1).technologies,
        [0, 0, 0, 2]
    );
    let game = built(32, json!({}), "learn=theology learn=extraction");
    assert_eq!(player(&game, 1).technologies, [0, 1, 0, 1]);
    assert_eq!(
        refused(&built(32, json!({}), "learn=theology"), "done"),
        "now_learn",
        "both are had"
    );
}

#[test]
fn a_free_advance_beyond_the_third_level_gives_the_bonus() {
    let game = built(6, json!({ "technologies": { "agriculture": 3 } }), "climb=yellow");
    assert_eq!((player(&game, 1).temples, player(&game, 1).technologies[0]), ([1, 2, 1], 3));
    let game = built(8, json!({ "technologies": { "extraction": 3 } }), "take=gg");
    assert_eq!(stock(&game), [1, 0, 0, 2, 0]);
    let game = built(14, json!({ "technologies": { "theology": 3 } }), "");
    assert_eq!((stock(&game)[4], player(&game, 1).temples), (1, [1, 1, 2]));
    let game = built(
        32,
        json!({ "technologies": { "architecture": 3 }, "stone": 1, "gold": 2 }),
        "save=stone learn=architecture learn=architecture",
    );
    assert_eq!(points(&game, 1), 2 + 6);
}

// Those that grant an action -------------------------------------------------------------------

#[test]
fn building_12_any_temple_and_another_building() {
    let table = building(12, json!({ "wood": 2 })).set("row", json!([12, 1, 6, null, null, null]));
    let game = after(&table, "pick=tikal2 act=tikal2 build=12 climb=yellow");
    assert_eq!(player(&game, 1).temples, [1, 2, 1]);
    assert_eq!(listed(&game), ["build=1", "done"]);
    let game = after(&table, "pick=tikal2 act=tikal2 build=12 climb=yellow build=1");
    assert_eq!((player(&game, 1).buildings.len(), stock(&game)), (2, [0; 5]));
    let game = after(&table, "pick=tikal2 act=tikal2 build=12 climb=yellow done");
    assert_eq!(player(&game, 1).buildings.len(), 1);
}

#[test]
fn the_building_of_12_has_its_own_architecture() {
    let table = building(12, json!({ "wood": 9, "technologies": { "architecture": 2 } }))
        .set("row", json!([12, 1, 6, null, null, null]));
    // Tikal 2 → 12 → Tikal 2: both with Architecture.
    let game = after(&table, "pick=tikal2 act=tikal2 build=12 climb=yellow build=1");
    assert_eq!((stock(&game)[0], points(&game, 1)), (2, 4));
    // Tikal 4 → 12 with Architecture → its own Tikal 2 → the second building without.
    let table = table.player(1, json!({ "on": ["tikal4", "chichen0"] }));
    let words = "pick=tikal4 act=tikal4 build=12 architecture=now climb=brown build=1 build=6";
    let game = after(&table, words);
    assert_eq!((stock(&game)[0], points(&game, 1)), (2, 4));
    assert_eq!(player(&game, 1).buildings.len(), 3);
}

#[test]
fn building_23_any_action_for_a_corn_and_2_points() {
    let game = built(23, json!({ "corn": 1 }), "act=yaxchilan5");
    assert_eq!((stock(&game), points(&game, 1)), ([2, 0, 1, 1, 0], 2));
    let game = built(23, json!({ "corn": 1 }), "done");
    assert_eq!((stock(&game)[0], points(&game, 1)), (1, 2));
    let game = built(23, json!({}), "");
    assert_eq!(listed(&game), ["pick=chichen0", "done"], "without corn there is no action");
    let game = built(23, json!({ "corn": 9, "skulls": 2 }), "");
    let acts = super::listed_with(&game, "act");
    assert!(acts.iter().all(|act| !act.contains("chichen") && act != "act=uxmal5"), "{acts:?}");
}

#[test]
fn tikal_4_through_23_has_a_use_of_architecture_of_its_own() {
    let table = second_age(worker_on("tikal4", json!({ "corn": 1, "wood": 9, "stone": 9, "gold": 9, "technologies": { "architecture": 1 } })))
        .set("row", json!([23, 25, 15, 27, 28, 24]))
        .set("monuments", json!([1, null, null, null, null, null]));
    // 23 with Architecture, then through it 25 with and 15 without, then 27 without.
    let words = "pick=tikal4 act=tikal4 build=23 architecture=now act=tikal4 build=25 architecture=now build=15 build=27";
    let game = after(&table, words);
    assert_eq!(player(&game, 1).buildings.len(), 4);
    assert_eq!(stock(&game)[0], 1 + 1 - 1 + 1, "two of the four brought a corn, and one was paid");
    // Or a monument.
    let game = after(
        &table,
        "pick=tikal4 act=tikal4 build=23 architecture=later act=tikal4 monument=1 build=25",
    );
    assert_eq!((player(&game, 1).monuments.len(), player(&game, 1).buildings.len()), (1, 2));
}

#[test]
fn building_26_a_market_and_6_points() {
    let game = built(26, json!({ "wood": 2 }), "sell=wood sell=wood done");
    assert_eq!((stock(&game), points(&game, 1)), ([4, 0, 0, 0, 0], 6));
    let game = built(26, json!({ "wood": 2 }), "done");
    assert_eq!(stock(&game)[1], 2, "one need not trade");
}

#[test]
fn gains_of_the_first_building_pay_for_the_second() {
    let table =
        worker_on("tikal4", json!({ "wood": 5 })).set("row", json!([7, 8, null, null, null, null]));
    let game = after(&table, "pick=tikal4 act=tikal4 build=8");
    let built = (player(&game, 1).buildings.len(), stock(&game));
    assert_eq!(built, (2, [1, 1, 0, 0, 0]), "7 goes without asking, and its stone pays 8");
}

/// Payment, Architecture, materials and points, technology, temples.
#[test]
fn a_building_does_things_in_order() {
    let table = building(20, json!({ "technologies": { "architecture": 2 } }));
    let mut game = table.game();
    let events = super::play(&mut game, "pick=tikal2 act=tikal2 learn=theology");
    let kinds: Vec<&str> = events.iter().map(patolli_game::Event::kind).collect();
    assert_eq!(
        kinds[2..],
        ["built_with_architecture", "paid", "gained", "scored", "gained", "advanced"]
    );
}

#[test]
fn an_action_of_the_first_building_comes_before_the_second() {
    let table = worker_on("tikal4", json!({ "wood": 4, "gold": 1 }))
        .set("row", json!([12, 6, 1, null, null, null]));
    let game = after(&table, "pick=tikal4 act=tikal4 build=12 climb=brown");
    // Its own building now, and then the second of Tikal 4.
    let game = {
        let mut game = game;
        super::play(&mut game, "build=1");
        game
    };
    assert_eq!(listed(&game), ["build=6", "done"]);
}
