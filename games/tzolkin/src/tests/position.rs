//! Positions: what may be left out, and what is refused.

use patolli_game::{Position, Viewer};
use serde_json::{Value, json};

use super::{Table, after, listed, new_game, player, points, seat, stock, with_tribes, worker_on};
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
    a_building_before_its_age: "built_early" => table().player(1, json!({ "buildings": [20] }));
    a_building_on_offer_after_its_age: "row_of_age" => table().set("round", json!(16)).set("tooth", json!(15)).set("food_days", json!(2));
    seven_monuments: "monument_count" => table().player(1, json!({ "monuments": [1, 2, 3, 4, 5, 6, 7] }));
    three_wealth_tiles: "wealth_kept" => table().player(1, json!({ "wealth": [1, 2, 3] }));
    too_many_fields: "fields" => table().set("jungle", json!([{ "corn": 5 }, { "wood": 4 }, { "wood": 4 }, { "wood": 4 }]));
    wood_at_palenque_2: "fields" => table().set("jungle", json!([{ "wood": 4 }, { "wood": 4 }, { "wood": 4 }, { "wood": 4 }]));
    a_corn_tile_from_nowhere: "corn_tiles" => table().player(1, json!({ "corn_tiles": 1 }));
    a_wood_tile_from_nowhere: "wood_tiles" => table().player(1, json!({ "wood_tiles": 1 }));
    a_wood_tile_that_is_nowhere: "wood_tiles" => table().set("jungle", json!([{ "corn": 4 }, { "wood": 3, "corn": 1 }, { "wood": 4 }, { "wood": 4 }]));
    a_stack_without_a_tile: "stack_tiles" => table().set("stacks", json!([[2, 3], []]));
    a_food_day_not_held: "calendar" => table().set("round", json!(10)).set("tooth", json!(9)).set("food_days", json!(0));
    a_food_day_held_too_early: "calendar" => table().set("round", json!(4)).set("tooth", json!(3)).set("food_days", json!(1));
    a_jump_that_took_no_time: "calendar" => table().set("round", json!(28)).set("tooth", json!(27)).set("food_days", json!(3)).set("row", json!([null, null, null, null, null, null]));
    a_food_day_on_another_day: "calendar" => table().set("stage", json!("food_day")).set("round", json!(6));
    an_end_before_the_last_day: "over_on_tooth" => table().set("stage", json!("over")).set("round", json!(26)).set("tooth", json!(26)).set("row", json!([null, null, null, null, null, null]));
    bacab_without_corn: "bacab_floor" => with_tribes(table().player(1, json!({ "corn": 1 })), "bacab");
    a_tooth_too_far: "round_and_tooth" => table().set("round", json!(2)).set("tooth", json!(3));
    too_much_corn_on_the_teeth: "teeth_corn" => table().set("teeth_corn", json!(3));
    a_first_player_who_does_not_sit_there: "turn_order" => table().set("first", json!(5));
    a_turn_too_many: "turn_order" => table().set("turn", json!(4));
    placing_and_picking_up: "turn_progress" => table().player(1, json!({ "corn": 5, "on": ["tikal0", "uxmal1"] })).set("placed", json!(1)).set("picking", json!(true));
    a_past_before_the_beginning: "fresh_start" => table().set("stage", json!("keeping")).set("round", json!(0)).player(1, json!({ "corn": 2 }));
    hands_in_play: "hands_while_keeping" => table().set("hands", json!([{}, {}, {}, {}]));
    a_tile_in_two_hands: "hand_tiles" => table().set("stage", json!("keeping")).set("round", json!(0)).set("hands", json!([{ "tiles": [1, 2, 3, 4] }, { "tiles": [1, 5, 6, 7] }, {}, {}]));
    a_task_without_a_pick_up: "tasks_after_pick_up" => table().set("tasks", json!([{ "task": "climb" }]));
    a_building_saved_that_is_not_there: "task_numbers" => table().set("picking", json!(true)).set("tasks", json!([{ "task": "save", "building": 2 }]));
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

// What leaves no choice -------------------------------------------------------------------------

/// The game after what left no choice, and the kinds of what happened.
fn resumed(table: &Table) -> (Tzolkin, Vec<&'static str>) {
    let reading = Position::<Tzolkin>::reading(table.fields()).unwrap();
    let kinds = reading.events.iter().map(patolli_game::Event::kind).collect();
    (reading.position.game, kinds)
}

#[test]
fn a_single_answer_is_given_and_told() {
    let pay = json!([{ "task": "pay", "blocks": 1, "purchase": { "temple": "green" } }]);
    let table = worker_on("tikal4", json!({ "wood": 2 })).set("picking", json!(true));
    let (game, kinds) = resumed(&table.set("tasks", pay));
    assert_eq!(kinds, ["paid", "stepped_up"]);
    assert_eq!((stock(&game)[1], player(&game, 1).temples), (1, [1, 1, 2]));
    assert_eq!(listed(&game), ["pick=tikal4", "pick=chichen0", "done"]);
}

#[test]
fn what_nobody_can_do_lapses() {
    let pay = json!([{ "task": "pay", "blocks": 2, "purchase": "two_temples" }]);
    let table = worker_on("tikal4", json!({})).set("picking", json!(true)).set("tasks", pay);
    assert_eq!(resumed(&table).1, [""; 0]);
}

#[test]
fn a_food_day_is_held_where_it_leaves_no_choice() {
    let table = Table::new(4).set("stage", json!("food_day")).set("round", json!(8));
    let table = table.player(1, json!({ "corn": 4 })).player(2, json!({ "corn": 6 }));
    let (game, kinds) = resumed(&table);
    assert_eq!(kinds.iter().filter(|kind| **kind == "fed").count(), 4);
    assert_eq!((points(&game, 1), points(&game, 2)), (-3, 0), "one worker of the first is hungry");
    assert_eq!((game.round, game.tooth, game.food_days), (9, 8, 1));
}

#[test]
fn a_calendar_that_nobody_holds_advances_by_a_day() {
    let table = Table::new(4).set("stage", json!("calendar"));
    let (game, kinds) = resumed(&table);
    assert_eq!(kinds, ["teeth_corn_added", "calendar_advanced", "round_began"]);
    assert_eq!((game.round, game.tooth), (2, 1));
}

#[test]
fn when_all_have_chosen_the_tiles_are_turned_up() {
    let hand = json!({ "chosen": true });
    let table = Table::new(4).set("stage", json!("keeping")).set("round", json!(0));
    let (game, kinds) = resumed(&table.set("hands", json!([hand, hand, hand, hand])));
    assert_eq!(kinds.iter().filter(|kind| **kind == "wealth_revealed").count(), 8);
    assert_eq!((game.round, game.actor()), (1, seat(1)));
}

// What follows from the rest --------------------------------------------------------------------

#[test]
fn round_tooth_and_food_days_follow_from_each_other() {
    let read = |fields: Value| Position::<Tzolkin>::read(&fields.to_string()).unwrap().game;
    for (field, number) in [("tooth", 15), ("round", 16)] {
        let game = read(json!({ "game": "tzolkin", "seats": 4, "stage": "turns", field: number }));
        assert_eq!((game.round, game.tooth, game.food_days), (16, 15, 2), "{field}");
        assert!(game.on_offer().all(|building| building.plan().age == 2), "{field}");
    }
    let late =
        json!({ "game": "tzolkin", "seats": 4, "stage": "turns", "tooth": 8, "food_days": 0 });
    assert_eq!(read(late).round, 8, "the food day was jumped over");
    let over = read(json!({ "game": "tzolkin", "seats": 4, "stage": "over" }));
    assert_eq!((over.round, over.tooth, over.food_days), (27, 27, 4));
}

#[test]
fn neutral_workers_turn_with_the_tooth() {
    let at = |tooth: u8| {
        let fields = json!({ "game": "tzolkin", "seats": 3, "stage": "turns", "tooth": tooth });
        Position::<Tzolkin>::read(&fields.to_string()).unwrap().game.neutral
    };
    assert_ne!(at(0), at(3));
    assert_eq!((0..3).fold(at(0), |neutral, _| neutral.turned_round()), at(3));
}
