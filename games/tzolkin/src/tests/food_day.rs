//! Food days: feeding, the change of age, the gods.

use serde_json::{Value, json};

use super::{Table, after, player, points};
use crate::Tzolkin;

/// The end of a food day's last turn: every other player has had theirs.
fn food_day(number: u8) -> Table {
    let tooth = [7, 13, 20, 26][usize::from(number) - 1];
    Table::new(4)
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
}

fn held(table: &Table) -> Tzolkin {
    after(table, "place=tikal")
}

/// Corn left and points lost by a first player with these fields.
fn fed(fields: Value) -> (u16, i16) {
    let game = held(&food_day(1).player(1, fields));
    (player(&game, 1).corn, points(&game, 1))
}

#[test]
fn each_worker_in_play_needs_2_corn() {
    assert_eq!(fed(json!({ "corn": 7 })), (1, 0));
    assert_eq!(fed(json!({ "corn": 7, "on": ["tikal3", "uxmal2"] })), (1, 0));
    assert_eq!(fed(json!({ "corn": 12, "workers": 6 })), (0, 0));
}

/// The example of both rulebooks: 3 workers and 5 corn.
#[test]
fn a_worker_is_not_half_fed() {
    assert_eq!(fed(json!({ "corn": 5 })), (1, -3));
}

#[test]
fn each_worker_not_fed_costs_3_points_and_the_score_may_be_negative() {
    assert_eq!(fed(json!({ "corn": 1, "workers": 6 })), (1, -18));
}

#[test]
fn the_worker_on_the_first_player_space_eats() {
    let table = food_day(1).player(1, json!({ "corn": 6, "on": ["start"] }));
    let game = after(&table, "place=tikal");
    assert_eq!(player(&game, 1).corn, 0);
}

/// The example of both rulebooks, by its stand-in: 5 workers, two single farms, one for all.
#[test]
fn farms_add_up() {
    let farms = json!({ "corn": 9, "workers": 5, "buildings": [2, 3, 5] });
    assert_eq!(fed(farms), (6, 0));
}

#[test]
fn two_farms_for_all_feed_everyone() {
    let table = food_day(1)
        .set("row", json!([1, 6, 10, 12, 13, 8]))
        .player(1, json!({ "corn": 1, "workers": 6, "buildings": [4, 5] }));
    assert_eq!(points(&held(&table), 1), 0);
    assert_eq!(player(&held(&table), 1).corn, 1);
}

#[test]
fn nobody_needs_less_than_nothing() {
    assert_eq!(
        fed(json!({ "corn": 1, "workers": 3, "buildings": [2, 3, 5], "wealth": [14] })),
        (1, 0)
    );
    let table = food_day(3).player(1, json!({ "workers": 4, "buildings": [16, 17] }));
    assert_eq!(points(&held(&table), 1), 0, "six icons, four workers");
}

#[test]
fn the_wealth_tile_of_uxmal_3_feeds_a_worker() {
    assert_eq!(fed(json!({ "corn": 4, "wealth": [14] })), (0, 0));
}

#[test]
fn those_whom_farms_help_are_fed_first() {
    // 3 workers, one of them fed by a farm, and corn for one more.
    assert_eq!(fed(json!({ "corn": 3, "buildings": [2] })), (1, -3));
}

// The change of age ----------------------------------------------------------------------------

#[test]
fn at_the_second_food_day_the_buildings_of_the_second_age_come() {
    let game = held(&food_day(2));
    assert_eq!(game.on_offer().count(), 6);
    assert!(game.on_offer().all(|building| building.plan().age == 2));
    assert_eq!(game.stacks.map(|stack| stack.len()), [0, 12], "the rest of the first age goes too");
    for other in [1, 3] {
        let before = food_day(other).game();
        assert_eq!(held(&food_day(other)).row, before.row);
    }
}

#[test]
fn buildings_already_built_and_monuments_stay() {
    let table = food_day(2)
        .player(1, json!({ "buildings": [2, 14] }))
        .set("monuments", json!([3, null, 5, null, null, null]));
    let game = held(&table);
    assert_eq!(player(&game, 1).buildings.len(), 2);
    assert_eq!(game.monuments.iter().flatten().count(), 2);
}

// The gods -------------------------------------------------------------------------------------

/// The example of both rulebooks: red on 2, 0 and 9 points, blue on 6, 0 and 5, yellow on 6, 0 and
/// -3.
fn example(number: u8) -> Tzolkin {
    let feed = |temples: Value| json!({ "corn": 6, "temples": temples });
    let table = Table::new(3)
        .set("turn", json!(2))
        .set("jungle", json!([{ "corn": 3 }, { "wood": 3 }, { "wood": 3 }, { "wood": 3 }]))
        .set("neutral", json!(["tikal8", "uxmal8", "tikal9", "uxmal9", "palenque8", "palenque9"]))
        .player(1, feed(json!({ "brown": 1, "yellow": 0, "green": 5 })))
        .player(2, feed(json!({ "brown": 3, "yellow": 0, "green": 3 })))
        .player(3, feed(json!({ "brown": 3, "yellow": 0, "green": -1 })));
    let whole = food_day(number).0;
    let mut table = table;
    for field in ["round", "tooth", "food_days", "row"] {
        table = table.set(field, whole[field].clone());
    }
    // The third player places one worker for nothing, and no more.
    let mut game = table.game();
    super::play(&mut game, "place=tikal done");
    game
}

#[test]
fn in_the_middle_of_an_age_the_gods_give_materials() {
    for day in [1, 3] {
        let game = example(day);
        let stocks = [1, 2, 3].map(|number| {
            let player = player(&game, number);
            (player.blocks, player.skulls)
        });
        assert_eq!(stocks, [([2, 1, 0], 1), ([2, 2, 0], 0), ([0, 2, 0], 0)]);
        assert_eq!([1, 2, 3].map(|number| points(&game, number)), [0; 3]);
    }
}

#[test]
fn at_the_end_of_the_first_age_the_gods_give_points() {
    let game = example(2);
    assert_eq!([1, 2, 3].map(|number| points(&game, number)), [16, 15, 7]);
}

#[test]
fn at_the_end_of_the_second_age_the_bonuses_differ() {
    let game = example(4);
    assert_eq!([1, 2, 3].map(|number| points(&game, number)), [18, 15, 7]);
}

#[test]
fn with_too_few_skulls_nobody_gets_one() {
    let pious = json!({ "corn": 6, "temples": { "green": 4 } });
    let table = food_day(1).player(1, pious.clone()).player(2, pious);
    let skulls = |bank: u8| {
        let game = held(&Table(table.0.clone()).player(3, json!({ "skulls": 13 - bank })));
        [1, 2].map(|number| player(&game, number).skulls)
    };
    assert_eq!(skulls(2), [1, 1]);
    assert_eq!(skulls(1), [0, 0]);
    // They still get the wood of the same temple.
    let game = held(&Table(table.0.clone()).player(3, json!({ "skulls": 12 })));
    assert_eq!(player(&game, 1).blocks, [2, 0, 0]);
}

#[test]
fn the_highest_counts_even_on_the_bottom_step() {
    let down = json!({ "corn": 6, "temples": { "yellow": -1 } });
    let mut table = food_day(2);
    for number in 1..=4 {
        table = table.player(number, down.clone());
    }
    let mut game = table.game();
    super::play(&mut game, "place=tikal done");
    // -2 on the yellow temple, half of its bonus of 2, and half of the others' 6 and 4.
    assert_eq!([1, 2, 3, 4].map(|number| points(&game, number)), [-2 + 1 + 3 + 2; 4]);
}

#[test]
fn feeding_comes_before_the_gods_give() {
    // The stone of the gods comes too late to be of use, and they never give corn.
    let table = food_day(1).player(1, json!({ "corn": 4, "temples": { "brown": 1 } }));
    let game = held(&table);
    assert_eq!((points(&game, 1), player(&game, 1).blocks), (-3, [0, 1, 0]));
}
