//! The eight new buildings, and renovation.

use serde_json::{Value, json};

use super::{Table, after, listed, listed_with, player, points, second_age, stock, worker_on};
use crate::rules::score::Scores;
use crate::{Building, Monument};

fn new_buildings(table: Table) -> Table {
    table.set("options", json!({ "new_buildings": true }))
}

/// The first player builds this alone with Tikal 2.
fn building(number: u8, fields: Value) -> Table {
    let plan = Building::new(number).unwrap().plan();
    let [wood, stone, gold] = plan.cost.0;
    let table = worker_on(
        "tikal2",
        json!({ "wood": wood, "stone": stone, "gold": gold, "skulls": plan.skulls }),
    )
    .player(1, fields)
    .set("row", json!([number, null, null, null, null, null]));
    new_buildings(if plan.age == 1 { table } else { second_age(table) })
}

/// The last turn of this food day, for a first player with these buildings.
fn food_day(number: u8, fields: Value) -> Table {
    let tooth = [7, 13, 20, 26][usize::from(number) - 1];
    new_buildings(Table::new(4))
        .set("turn", json!(3))
        .set("round", json!(tooth + 1))
        .set("tooth", json!(tooth))
        .set("food_days", json!(number - 1))
        .set(
            "row",
            if number <= 2 {
                json!([1, 4, 6, 10, 12, 13])
            } else {
                json!([15, 18, 22, 25, 27, 30])
            },
        )
        .player(1, fields)
}

#[test]
fn costs_are_as_printed() {
    let costs: Vec<([u8; 3], u8, u8)> = (33..=40)
        .filter_map(Building::new)
        .map(|building| (building.plan().cost.0, building.plan().skulls, building.plan().age))
        .collect();
    assert_eq!(
        costs,
        [
            ([3, 0, 0], 0, 1),
            ([2, 0, 1], 0, 1),
            ([1, 2, 0], 0, 1),
            ([0, 0, 2], 0, 1),
            ([2, 0, 0], 0, 2),
            ([1, 0, 1], 0, 2),
            ([1, 1, 0], 0, 2),
            ([0, 0, 1], 1, 2),
        ]
    );
    assert!(
        (1..=40)
            .filter_map(Building::new)
            .all(|building| building.plan().renovable == (33..=36).contains(&building.number()))
    );
}

#[test]
fn building_33_brings_3_corn_before_feeding() {
    let game = after(&food_day(1, json!({ "corn": 3, "buildings": [33] })), "place=tikal");
    assert_eq!((stock(&game)[0], points(&game, 1)), (0, 0), "it feeds three workers");
}

#[test]
fn building_34_brings_wood_then_skulls() {
    for (day, wood, skulls) in [(1, 1, 0), (2, 1, 0), (3, 0, 1), (4, 0, 1)] {
        let game = after(&food_day(day, json!({ "corn": 6, "buildings": [34] })), "place=tikal");
        assert_eq!((stock(&game)[1], stock(&game)[4]), (wood, skulls), "food day {day}");
    }
}

#[test]
fn building_35_brings_gold_and_36_stone() {
    for day in 1..=4 {
        let game =
            after(&food_day(day, json!({ "corn": 6, "buildings": [35, 36] })), "place=tikal");
        assert_eq!(stock(&game)[2..4], [1, 1], "food day {day}");
    }
}

#[test]
fn building_37_brings_8_corn() {
    assert_eq!(stock(&after(&building(37, json!({})), "pick=tikal2 act=tikal2")), [8, 0, 0, 0, 0]);
}

#[test]
fn building_38_brings_a_point_and_a_monument() {
    let table = building(38, json!({ "wood": 4, "stone": 2, "gold": 2 }))
        .set("monuments", json!([1, null, null, null, null, null]));
    let game = after(&table, "pick=tikal2 act=tikal2 monument=1");
    assert_eq!((points(&game, 1), player(&game, 1).monuments.len(), stock(&game)), (1, 1, [0; 5]));
    let game = after(&table, "pick=tikal2 act=tikal2 done");
    assert_eq!(player(&game, 1).monuments.len(), 0);
}

#[test]
fn building_39_shifts_technologies() {
    let levels = json!({ "agriculture": 1, "extraction": 2, "architecture": 3 });
    let table = building(39, json!({ "technologies": levels }));
    let game = after(&table, "pick=tikal2 act=tikal2");
    assert_eq!(listed(&game), ["save=wood", "save=stone"]);
    let game = after(&table, "pick=tikal2 act=tikal2 save=wood");
    assert_eq!(
        listed_with(&game, "forget"),
        ["forget=agriculture", "forget=extraction", "forget=architecture"]
    );
    let game = after(&table, "pick=tikal2 act=tikal2 save=wood forget=extraction");
    assert_eq!(
        (player(&game, 1).technologies, points(&game, 1)),
        ([2, 1, 3, 1], 2 + 3),
        "with the bonus of the third"
    );
    let game = after(&building(39, json!({})), "pick=tikal2 act=tikal2");
    assert_eq!(
        (player(&game, 1).technologies, player(&game, 1).buildings.len()),
        ([0; 4], 1),
        "with nothing to fall from"
    );
}

#[test]
fn building_40_keeps_its_skull() {
    let game = after(&building(40, json!({})), "pick=tikal2 act=tikal2 climb=yellow");
    assert_eq!((points(&game, 1), player(&game, 1).temples, stock(&game)), (7, [1, 2, 1], [0; 5]));
    assert_eq!((game.skulls_in_bank(), game.skulls_left()), (12, 1));
    assert_eq!(Scores::of(&game).worth(super::seat(1), Monument::new(13).unwrap()), 3);
    // Theology 2 may be used, Theology 1 does not matter.
    let table = building(40, json!({ "wood": 1, "technologies": { "theology": 2 } }));
    let game = after(&table, "pick=tikal2 act=tikal2 climb=yellow climb=green");
    assert_eq!((player(&game, 1).temples, stock(&game)[1]), ([1, 2, 2], 0));
    // At Uxmal 4 it costs 2 corn and the skull; Architecture never covers the skull.
    let table = building(40, json!({ "on": ["uxmal4", "chichen0"], "corn": 2, "gold": 0 }));
    assert_eq!(points(&after(&table, "pick=uxmal4 act=uxmal4 climb=brown"), 1), 7);
    let table = building(40, json!({ "skulls": 0, "technologies": { "architecture": 3 } }));
    assert!(!listed(&after(&table, "pick=tikal2")).contains(&"act=tikal2".to_owned()));
}

#[test]
fn new_buildings_are_shuffled_in_only_with_the_module() {
    assert_eq!(super::new_game(4, 1).stacks.map(|stack| stack.len()), [8, 18]);
    let mut setup = patolli_game::Setup::new(
        <crate::Tzolkin as patolli_game::Game>::META,
        4,
        patolli_game::Seed(1),
    )
    .unwrap();
    setup.set("new_buildings", "true").unwrap();
    let game = <crate::Tzolkin as patolli_game::Game>::set_up(&setup).unwrap();
    assert_eq!(game.stacks.map(|stack| stack.len()), [12, 22]);
}

// Renovation -----------------------------------------------------------------------------------

/// The example of the rulebook, by its stand-in: owning the tomb for 2 wood and a gold and the
/// civil building for a wood and 2 stone, and wanting the tomb for a wood, 2 stone and a gold.
fn example(space: &str, fields: Value) -> Table {
    new_buildings(second_age(worker_on(space, json!({ "buildings": [34, 35] }))))
        .player(1, fields)
        .set("row", json!([24, null, null, null, null, null]))
}

#[test]
fn renovation_pays_the_blocks_in_common() {
    let rich = json!({ "wood": 1, "stone": 2, "gold": 1 });
    let table = example("tikal2", rich);
    let game = after(&table, "pick=tikal2 act=tikal2");
    assert_eq!(
        listed(&game),
        ["done", "discard=34", "discard=35"],
        "none, the one or the other, not both"
    );
    for (word, left, built) in [
        ("done", [0; 5], 3),
        ("discard=34", [0, 1, 0, 1, 0], 2),
        ("discard=35", [0, 1, 2, 0, 0], 2),
    ] {
        let game = after(&table, &format!("pick=tikal2 act=tikal2 {word}"));
        assert_eq!((stock(&game), player(&game, 1).buildings.len()), (left, built), "{word}");
    }
    // Two stones are enough with the one, a gold with the other.
    let game = after(&example("tikal2", json!({ "stone": 2 })), "pick=tikal2 act=tikal2");
    assert!(game.discarded.contains(33), "the only way goes without asking");
    let game = after(&example("tikal2", json!({ "gold": 1 })), "pick=tikal2 act=tikal2");
    assert!(game.discarded.contains(34));
}

#[test]
fn renovation_comes_before_the_rest_is_turned_into_corn() {
    for (corn, word) in [(8, "done"), (4, "discard=34"), (2, "discard=35")] {
        let table = example("uxmal4", json!({ "corn": 8 }));
        let game = after(&table, &format!("pick=uxmal4 act=uxmal4 {word}"));
        assert_eq!(stock(&game)[0], 8 - corn, "{word}");
    }
}

#[test]
fn renovation_then_architecture_then_the_crowded_city() {
    let table = super::under(
        "crowded_cities",
        example("tikal2", json!({ "stone": 2, "technologies": { "architecture": 3 } })),
    )
    .set("options", json!({ "new_buildings": true, "prophecies": true }))
    .set("prophecies", json!(["hunger", "crowded_cities", "drought"]))
    .set("round", json!(16))
    .set("tooth", json!(15))
    .set("food_days", json!(2));
    // Discarding 34 leaves 2 stone, Architecture saves one, the city takes the other.
    let game = after(&table, "pick=tikal2 act=tikal2 discard=34");
    assert_eq!(stock(&game)[2], 0);
}

#[test]
fn a_monument_may_be_paid_by_renovation() {
    // Monument 12 costs 3 stone and 3 gold; 36 pays 2 of the gold.
    let table =
        new_buildings(worker_on("tikal4", json!({ "stone": 3, "gold": 1, "buildings": [36] })))
            .set("monuments", json!([12, null, null, null, null, null]))
            .set("row", json!([null, null, null, null, null, null]));
    let game = after(&table, "pick=tikal4 act=tikal4");
    assert_eq!(
        (stock(&game), player(&game, 1).monuments.len(), player(&game, 1).buildings.len()),
        ([0; 5], 1, 0)
    );
}

#[test]
fn a_building_without_a_common_block_is_not_offered() {
    // 33 costs wood, 27 stone.
    let table =
        new_buildings(second_age(worker_on("tikal2", json!({ "stone": 2, "buildings": [33] }))))
            .set("row", json!([27, null, null, null, null, null]));
    let game = after(&table, "pick=tikal2 act=tikal2");
    assert!(player(&game, 1).buildings.contains(32) && player(&game, 1).buildings.contains(26));
}

#[test]
fn a_discarded_building_no_longer_pays_or_counts() {
    let game =
        after(&example("tikal2", json!({ "gold": 1, "monuments": [2] })), "pick=tikal2 act=tikal2");
    assert_eq!(
        Scores::of(&game).worth(super::seat(1), Monument::new(2).unwrap()),
        6,
        "two buildings and itself"
    );
    let day = food_day(3, json!({ "corn": 6, "buildings": [34] })).set("discarded", json!([35]));
    assert_eq!(stock(&after(&day, "place=tikal"))[3], 0);
}
