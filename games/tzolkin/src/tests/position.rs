//! Positions: what may be left out, and what is refused.

use patolli_game::{Position, Viewer};
use serde_json::{Value, json};

use super::{Table, after, listed, new_game, worker_on};
use crate::Tzolkin;

#[test]
fn what_is_left_out_is_as_after_set_up_or_drawn() {
    let read = |fields: Value| Position::<Tzolkin>::read(&fields.to_string()).unwrap().game;
    let game = read(json!({ "game": "tzolkin", "seats": 3, "stage": "turns", "round": 1 }));
    assert_eq!(game.on_offer().count(), 6);
    assert_eq!(game.monuments.iter().flatten().count(), 5);
    // Built tiles are not on offer as well.
    for seed in 0..20 {
        let game = read(json!({
            "game": "tzolkin", "seats": 4, "seed": format!("{seed:x}"), "stage": "turns", "round": 1,
            "players": [{ "buildings": [1, 2, 3, 4, 5, 6], "monuments": [1, 2, 3] }, {}, {}, {}],
        }));
        assert_eq!(game.on_offer().count(), 6);
        assert_eq!(game.monuments.iter().flatten().count(), 3);
    }
}

#[test]
fn a_question_in_the_middle_of_a_turn_is_part_of_a_position() {
    let table = worker_on(
        "tikal4",
        json!({ "wood": 9, "stone": 3, "technologies": { "architecture": 3 } }),
    );
    let game = after(&table, "pick=tikal4 act=tikal4 build=10 architecture=now");
    assert_eq!(listed(&game), ["save=wood", "save=stone"]);
    let text = Position::write(&game, Viewer::Omniscient).to_string();
    assert_eq!(Position::<Tzolkin>::read(&text).unwrap().game, game);
}

#[test]
fn a_view_of_a_seat_can_be_loaded_while_all_choose() {
    let game = new_game(2, 7);
    let text = Position::write(&game, Viewer::Seat(patolli_game::Seat::FIRST)).to_string();
    let read = Position::<Tzolkin>::read(&text).unwrap().game;
    assert_eq!(read.hands[patolli_game::Seat::FIRST], game.hands[patolli_game::Seat::FIRST]);
}

/// One position for each way to break a rule.
macro_rules! refuses {
    ($($test:ident: $invariant:literal => $table:expr;)*) => {
        $(#[test]
        fn $test() {
            let refused = $table.broken();
            let name = concat!("invariant=", $invariant, " ");
            assert!(refused.contains(name), "{refused}");
        })*
    };
}

fn table() -> Table {
    Table::new(4)
}

refuses! {
    a_list_too_short: "one_for_each_seat" => table().set("players", json!([{}, {}]));
    two_workers_on_a_space: "space_twice" => table().player(1, json!({ "on": ["tikal1"] })).player(2, json!({ "on": ["tikal1"] }));
    one_worker_twice: "space_twice" => table().player(1, json!({ "on": ["tikal1", "tikal1"] }));
    a_worker_on_no_numbered_space: "workers_on_spaces" => table().player(1, json!({ "on": ["tikal8"] }));
    seven_workers: "workers_in_play" => table().player(1, json!({ "workers": 7 }));
    more_on_the_board_than_in_play: "workers_in_play" => table().player(1, json!({ "on": ["tikal1", "tikal2", "uxmal1", "uxmal2"] }));
    neutral_workers_at_four: "neutral_workers" => table().set("neutral", json!(["tikal1"]));
    a_first_space_taken_too_early: "first_space" => table().player(2, json!({ "on": ["start"] }));
    fourteen_skulls: "skull_count" => table().player(1, json!({ "skulls": 13 })).set("skulls", json!([3]));
    a_skull_on_space_10: "shrine_numbers" => table().set("skulls", json!([10]));
    a_skull_twice: "shrine_numbers" => table().set("skulls", json!([3, 3]));
    above_the_top: "temple_steps" => table().player(1, json!({ "temples": { "brown": 6 } }));
    below_the_bottom: "temple_steps" => table().player(1, json!({ "temples": { "brown": -2 } }));
    two_on_top: "one_on_top" => table().player(1, json!({ "temples": { "brown": 5 } })).player(2, json!({ "temples": { "brown": 5 } }));
    a_fourth_level: "technology_levels" => table().player(1, json!({ "technologies": { "theology": 4 } }));
    a_hoard: "too_much" => table().player(1, json!({ "corn": 60000 }));
    a_hoard_of_skulls: "too_much" => table().player(1, json!({ "skulls": 200 }));
    a_building_built_and_on_offer: "tile_twice" => table().player(1, json!({ "buildings": [1] }));
    a_building_twice: "tile_twice" => table().player(1, json!({ "buildings": [2, 2] }));
    a_monument_twice: "tile_twice" => table().player(1, json!({ "monuments": [2] })).player(2, json!({ "monuments": [2] }));
    a_building_before_its_age: "tile_of_age" => table().player(1, json!({ "buildings": [20] }));
    a_building_on_offer_after_its_age: "tile_of_age" => table().set("round", json!(16)).set("tooth", json!(15)).set("food_days", json!(2));
    seven_monuments: "monument_count" => table().player(1, json!({ "monuments": [1, 2, 3, 4, 5, 6, 7] }));
    three_wealth_tiles: "wealth_kept" => table().player(1, json!({ "wealth": [1, 2, 3] }));
    too_many_fields: "fields" => table().set("jungle", json!([{ "corn": 5 }, { "wood": 4 }, { "wood": 4 }, { "wood": 4 }]));
    wood_at_palenque_2: "fields" => table().set("jungle", json!([{ "wood": 4 }, { "wood": 4 }, { "wood": 4 }, { "wood": 4 }]));
    a_corn_tile_from_nowhere: "harvest_tiles" => table().player(1, json!({ "corn_tiles": 1 }));
    a_wood_tile_from_nowhere: "harvest_tiles" => table().player(1, json!({ "wood_tiles": 1 }));
    a_stack_without_a_tile: "stack_tiles" => table().set("stacks", json!([[2, 3], []]));
    a_food_day_not_held: "calendar" => table().set("round", json!(10)).set("tooth", json!(9));
    a_food_day_held_too_early: "calendar" => table().set("round", json!(4)).set("tooth", json!(3)).set("food_days", json!(1));
    a_tooth_too_far: "round_and_tooth" => table().set("round", json!(2)).set("tooth", json!(3));
    too_much_corn_on_the_teeth: "teeth_corn" => table().set("teeth_corn", json!(3));
    a_first_player_who_does_not_sit_there: "turn_order" => table().set("first", json!(5));
    a_turn_too_many: "turn_order" => table().set("turn", json!(4));
    placing_and_picking_up: "turn_progress" => table().player(1, json!({ "corn": 5, "on": ["tikal0", "uxmal1"] })).set("placed", json!(1)).set("picking", json!(true));
    a_past_before_the_beginning: "fresh_start" => table().set("stage", json!("keeping")).set("round", json!(0)).player(1, json!({ "corn": 2 }));
    hands_in_play: "hands_while_keeping" => table().set("hands", json!([{}, {}, {}, {}]));
    a_tile_in_two_hands: "hand_tiles" => table().set("stage", json!("keeping")).set("round", json!(0)).set("hands", json!([{ "tiles": [1, 2, 3, 4] }, { "tiles": [1, 5, 6, 7] }, {}, {}]));
    nobody_left_to_choose: "somebody_chooses" => table().set("stage", json!("keeping")).set("round", json!(0)).set("hands", json!([{ "chosen": true }, { "chosen": true }, { "chosen": true }, { "chosen": true }]));
    a_task_without_a_pick_up: "tasks_after_pick_up" => table().set("tasks", json!([{ "task": "climb" }]));
    a_building_saved_that_is_not_there: "task_numbers" => table().set("picking", json!(true)).set("tasks", json!([{ "task": "save", "building": 2 }]));
    nothing_to_pay_with: "no_idle_question" => table().set("picking", json!(true)).set("tasks", json!([{ "task": "pay", "blocks": 2, "purchase": "two_temples" }]));
    a_calendar_that_nobody_holds: "calendar_question" => table().set("stage", json!("calendar")).set("turn", json!(4));
}

#[test]
fn a_wrong_field_is_named() {
    let wrong = Table::new(2).player(1, json!({ "on": ["tikal99"] })).broken();
    assert!(wrong.contains("players[0].on[0]") && wrong.contains("tikal99"), "{wrong}");
    let wrong = Table::new(2).player(1, json!({ "corns": 3 })).broken();
    assert!(wrong.contains("corns"), "{wrong}");
    let harvest = json!([{ "task": "harvest", "action": 9 }]);
    let wrong = Table::new(2).set("picking", json!(true)).set("tasks", harvest).broken();
    assert!(wrong.contains("an action of Palenque from 2 to 5"), "{wrong}");
}
