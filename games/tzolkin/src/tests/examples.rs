//! The worked examples of the rulebooks; where a picture is lost, a position that fits the words.
//!
//! Those on neutral workers are in `setup`, on feeding and on temples in `food_day`.

use serde_json::json;

use super::{Table, after, listed, play, player, points, refused, seat, stock, worker_on};

#[test]
fn placing_three_workers_costs_5_corn_and_a_fourth_cannot_be_paid() {
    for corn in 5..=7 {
        let table = Table::new(4)
            .player(1, json!({ "corn": corn, "workers": 4 }))
            .player(2, json!({ "on": ["palenque1"] }));
        let mut game = table.game();
        play(&mut game, "place=palenque place=palenque place=yaxchilan");
        let on: Vec<String> = player(&game, 1).on.iter().map(|space| space.to_string()).collect();
        assert_eq!(on.join(" "), "palenque0 palenque2 yaxchilan0");
        assert_eq!(player(&game, 1).corn, corn - 5);
        assert_eq!(game.actor(), seat(2), "3 more corn are wanting");
    }
}

#[test]
fn placing_on_3_and_4_costs_8_corn() {
    let table = Table::new(4)
        .player(1, json!({ "corn": 14, "workers": 3, "on": ["tikal3"] }))
        .player(2, json!({ "on": ["palenque0", "palenque1", "palenque2"] }));
    let game = after(&table, "place=palenque place=palenque");
    assert_eq!(player(&game, 1).corn, 6);
    assert_eq!(game.actor(), seat(2), "there is no third worker");
}

#[test]
fn two_stones_at_yaxchilan() {
    let table = Table::new(4)
        .player(1, json!({ "corn": 0, "on": ["yaxchilan1", "yaxchilan2", "yaxchilan3"] }));
    let game = after(&table, "pick=yaxchilan2 act=yaxchilan2 pick=yaxchilan3 act=yaxchilan2 done");
    assert_eq!(stock(&game), [1, 0, 2, 0, 0], "a corn spent, two stones and two corn gained");
    // The order matters: without corn the worker on 3 cannot use a lower action.
    let game = after(&table, "pick=yaxchilan3");
    assert_eq!(listed(&game), ["act=yaxchilan3", "done"]);
}

#[test]
fn burning_the_forest_at_palenque() {
    let table = Table::new(4).player(1, json!({ "on": ["palenque1", "palenque3", "palenque4"] }));
    let words =
        "pick=palenque3 act=palenque3 harvest=wood pick=palenque4 act=palenque4 burn=yellow";
    let game = after(&table, words);
    assert_eq!(stock(&game), [7, 2, 0, 0, 0]);
    assert_eq!((player(&game, 1).wood_tiles, player(&game, 1).corn_tiles), (1, 1));
    assert_eq!(player(&game, 1).temples, [1, 0, 1]);
}

#[test]
fn harvesting_at_palenque_without_angering_the_gods() {
    let table = Table::new(4)
        .player(1, json!({ "corn": 1, "on": ["palenque1", "palenque3", "palenque4"] }));
    let words =
        "pick=palenque3 act=palenque3 harvest=wood pick=palenque4 act=palenque3 harvest=corn";
    let game = after(&table, words);
    assert_eq!(stock(&game), [5, 2, 0, 0, 0]);
    assert_eq!(player(&game, 1).temples, [1, 1, 1]);
    // The corn must be there before the harvest.
    let table = table.player(1, json!({ "corn": 0 }));
    let game = after(&table, "pick=palenque3 act=palenque3 harvest=wood pick=palenque4");
    assert!(refused(&game, "act=palenque3").starts_with("cannot_pay_action"));
}

#[test]
fn a_building_for_a_stone_and_a_gold() {
    let table = worker_on("tikal2", json!({ "stone": 1, "gold": 1 }))
        .set("row", json!([14, null, null, null, null, null]));
    let game = after(&table, "pick=tikal2 act=tikal2");
    assert_eq!((stock(&game), player(&game, 1).buildings.len()), ([0; 5], 1));
}

#[test]
fn two_technologies_and_two_buildings_at_tikal() {
    let table = Table::new(4)
        .player(1, json!({ "wood": 5, "on": ["tikal3", "tikal4", "chichen0"] }))
        .set("row", json!([1, 6, 8, 10, 12, 13]));
    let words = "pick=tikal3 act=tikal3 learn=agriculture learn=extraction pick=tikal4 act=tikal4 build=1 build=6";
    let mut game = after(&table, words);
    assert_eq!((stock(&game)[1], player(&game, 1).buildings.len()), (0, 2));
    let left = game.stacks[0].len();
    play(&mut game, "done");
    assert_eq!((game.on_offer().count(), game.stacks[0].len()), (6, left - 2));
    // Two levels of one technology leave 2 wood, which is not enough for both.
    let words =
        "pick=tikal3 act=tikal3 learn=theology learn=theology pick=tikal4 act=tikal4 build=1";
    let game = after(&table, words);
    assert_eq!(listed(&game), ["pick=chichen0", "done"], "there is nothing more to pay with");
}

#[test]
fn gold_for_corn_for_wood_at_the_market() {
    let table = worker_on("uxmal2", json!({ "gold": 1 }));
    let game = after(&table, "pick=uxmal2 act=uxmal2 buy=wood buy=wood");
    assert_eq!(stock(&game), [0, 2, 0, 0, 0], "the only sale goes without asking");
}

#[test]
fn either_of_two_buildings_for_4_corn() {
    for (row, number) in [([6, 14], 6), ([6, 14], 14)] {
        let table = worker_on("uxmal4", json!({ "corn": 4 }))
            .set("row", json!([row[0], row[1], null, null, null, null]));
        let game = after(&table, &format!("pick=uxmal4 act=uxmal4 build={number}"));
        assert_eq!(stock(&game)[0], 0);
    }
}

#[test]
fn a_skull_on_chichen_itza_6_from_7() {
    let table = worker_on("chichen7", json!({ "corn": 1, "skulls": 1 }));
    let game = after(&table, "pick=chichen7 act=chichen6 take=g");
    assert_eq!((stock(&game), points(&game, 1)), ([0, 0, 0, 1, 0], 8));
    assert_eq!(player(&game, 1).temples, [1, 1, 2]);
}

#[test]
fn red_keeps_green_from_hurrying_the_calendar() {
    let table = Table::new(4)
        .set("turn", json!(3))
        .player(1, json!({ "on": ["start", "tikal0"] }))
        .player(4, json!({ "on": ["palenque6", "palenque7"], "workers": 3 }));
    // With the worker gone from 6, green may; the one on 7 would be pushed off anyway.
    let game = after(&table, "pick=palenque6 act=palenque1 done");
    assert_eq!((listed(&game).join(" "), game.actor()), ("days=1 days=2".to_owned(), seat(1)));
    let game = after(&table, "pick=palenque7 act=palenque1 done");
    assert_eq!(game.round, 2, "with it there, green may not");
}

#[test]
fn a_building_for_every_temple() {
    let table = worker_on("tikal2", json!({ "wood": 1, "stone": 2, "gold": 1 }))
        .set("round", json!(16))
        .set("tooth", json!(15))
        .set("food_days", json!(2))
        .set("row", json!([24, null, null, null, null, null]));
    let game = after(&table, "pick=tikal2 act=tikal2");
    assert_eq!((player(&game, 1).temples, points(&game, 1)), ([2, 2, 2], 3));
}

/// Green, blue, red and yellow are seats 1 to 4.
#[test]
fn the_first_two_rounds() {
    let table = Table::new(4)
        .player(1, json!({ "corn": 3 }))
        .player(2, json!({ "corn": 8 }))
        .player(3, json!({ "corn": 7 }))
        .player(4, json!({ "corn": 8 }));
    let mut game = table.game();
    play(&mut game, "place=tikal place=yaxchilan place=palenque");
    assert_eq!((player(&game, 1).corn, game.actor()), (0, seat(2)), "3 corn for three workers");
    play(&mut game, "place=palenque place=palenque");
    assert_eq!(player(&game, 2).corn, 4, "4 corn for spaces 1 and 2");
    assert_eq!(refused(&game, "place=palenque"), "cannot_pay_space cost=5 corn=4");
    play(&mut game, "done place=yaxchilan place=yaxchilan place=tikal");
    assert_eq!((player(&game, 3).corn, game.actor()), (0, seat(4)), "7 corn");
    play(&mut game, "place=tikal place=start");
    assert_eq!(player(&game, 4).corn, 5, "3 corn");
    play(&mut game, "done");
    assert_eq!((game.actor(), listed(&game).join(" ")), (seat(4), "days=1 days=2".to_owned()));
    play(&mut game, "days=1");

    assert_eq!((game.first, game.actor(), game.round), (seat(4), seat(4), 2));
    play(&mut game, "place=palenque place=palenque");
    assert_eq!(player(&game, 4).corn, 0, "5 corn for spaces 0 and 4");
    let on: Vec<String> = player(&game, 4).on.iter().map(|space| space.to_string()).collect();
    assert_eq!(on.join(" "), "palenque0 palenque4 tikal3");

    play(&mut game, "pick=yaxchilan1 act=yaxchilan1 pick=tikal1 act=tikal1 learn=agriculture done");
    assert_eq!(stock(&game), [0; 5]);
    assert_eq!(player(&game, 1).technologies, [1, 0, 0, 0]);

    play(&mut game, "place=tikal");
    assert_eq!(player(&game, 2).corn, 4, "a worker on 0 costs nothing");

    play(&mut game, "pick=yaxchilan3 act=yaxchilan3 done");
    assert_eq!((player(&game, 3).corn, player(&game, 3).blocks), (2, [0, 0, 1]));
    assert_eq!((game.teeth_corn, game.round, game.first), (1, 3, seat(4)));
}
