//! A turn: begging, placing, picking up.

use serde_json::json;

use super::{Table, after, listed, listed_with, play, player, refused, seat, stock, worker_on};
use crate::Space;

#[test]
fn a_worker_takes_the_lowest_free_space_and_costs_its_number() {
    let table = Table::new(4)
        .player(1, json!({ "corn": 9 }))
        .player(2, json!({ "on": ["palenque0", "palenque1", "palenque3"] }));
    let game = after(&table, "place=palenque");
    assert!(player(&game, 1).on.contains("palenque2".parse().unwrap()));
    assert_eq!(stock(&game)[0], 7);
}

#[test]
fn each_further_worker_costs_one_more() {
    let corn = |workers: usize| {
        let table = Table::new(4).player(1, json!({ "corn": 50, "workers": 6 }));
        let gears = ["palenque", "yaxchilan", "tikal", "uxmal", "chichen", "start"];
        let words: Vec<String> =
            gears[..workers].iter().map(|gear| format!("place={gear}")).collect();
        50 - stock(&after(&table, &words.join(" ")))[0]
    };
    assert_eq!([1, 2, 3, 4, 5, 6].map(corn), [0, 1, 3, 6, 10, 15]);
}

#[test]
fn nobody_places_more_workers_than_can_be_paid() {
    let game = after(&Table::new(4).player(1, json!({ "corn": 1 })), "place=tikal");
    // A second worker costs 1; a second one on Tikal would cost 2.
    assert_eq!(refused(&game, "place=tikal"), "cannot_pay_space cost=2 corn=1");
    let game = after(&Table::new(4).player(1, json!({ "corn": 1 })), "place=tikal place=uxmal");
    assert_eq!(game.actor(), seat(2), "nothing more can be paid, so the turn is over");
}

#[test]
fn nobody_places_no_worker_at_all() {
    let game = Table::new(4).player(1, json!({ "corn": 9 })).game();
    assert_eq!(refused(&game, "done"), "now_begin");
}

#[test]
fn one_places_or_picks_up_but_not_both() {
    let table =
        Table::new(4).player(1, json!({ "corn": 9, "workers": 4, "on": ["tikal3", "uxmal2"] }));
    assert_eq!(refused(&after(&table, "place=palenque"), "pick=tikal3"), "now_place");
    assert_eq!(refused(&after(&table, "pick=tikal3"), "place=palenque"), "now_pick");
}

#[test]
fn the_turn_passes_clockwise_from_the_first_player() {
    let table = Table::new(3)
        .set("first", json!(2))
        .set("jungle", json!([{ "corn": 3 }, { "wood": 3 }, { "wood": 3 }, { "wood": 3 }]))
        .set("neutral", json!(["tikal8", "uxmal8", "tikal9", "uxmal9", "palenque8", "palenque9"]));
    let mut game = table.game();
    let mut order = Vec::new();
    for gear in ["tikal", "uxmal", "palenque"] {
        order.push(game.actor().number());
        play(&mut game, &format!("place={gear}"));
    }
    assert_eq!((order, game.round), (vec![2, 3, 1], 2));
}

#[test]
fn all_workers_on_the_board_means_picking_up() {
    let game =
        Table::new(4).player(1, json!({ "corn": 9, "on": ["tikal3", "uxmal2", "uxmal0"] })).game();
    assert_eq!(listed(&game), ["pick=tikal3", "pick=uxmal0", "pick=uxmal2"]);
    assert_eq!(refused(&game, "place=tikal"), "no_worker_in_hand");
}

#[test]
fn the_worker_on_the_first_player_space_is_not_picked_up() {
    let game = Table::new(4)
        .set("turn", json!(1))
        .player(1, json!({ "on": ["start"] }))
        .player(2, json!({ "corn": 3 }))
        .game();
    assert_eq!(refused(&game, "place=start"), "space_taken");
    assert!(listed_with(&game, "pick").is_empty());
}

#[test]
fn workers_are_picked_up_in_any_order_and_what_one_gains_pays_for_the_next() {
    let table = worker_on("uxmal1", json!({ "on": ["palenque1", "uxmal1", "chichen0"] }));
    // The offering costs 3 corn, which the fisher brings first.
    let game = after(&table, "pick=uxmal1");
    assert_eq!(game.actor(), seat(1));
    assert!(!player(&game, 1).on.contains("uxmal1".parse().unwrap()), "it had no action");
    let game = after(&table, "pick=palenque1 act=palenque1 pick=uxmal1 act=uxmal1 climb=brown");
    assert_eq!((stock(&game)[0], player(&game, 1).temples), (0, [2, 1, 1]));
}

#[test]
fn a_lower_action_costs_a_corn_for_each_step() {
    let game = after(&worker_on("yaxchilan5", json!({ "corn": 2 })), "pick=yaxchilan5");
    assert_eq!(
        listed(&game),
        ["act=yaxchilan3", "act=yaxchilan4", "act=yaxchilan5", "done"],
        "yaxchilan 2 would cost 3 corn"
    );
    assert_eq!(refused(&game, "act=yaxchilan1"), "cannot_pay_action price=4 corn=2");
    assert_eq!(refused(&game, "act=tikal1"), "out_of_reach");
    let mut game = game;
    play(&mut game, "act=yaxchilan3");
    assert_eq!(stock(&game), [2, 0, 0, 1, 0]);
}

#[test]
fn a_lower_action_may_be_used_although_someone_stands_there() {
    let table =
        worker_on("yaxchilan3", json!({ "corn": 2 })).player(2, json!({ "on": ["yaxchilan1"] }));
    assert_eq!(stock(&after(&table, "pick=yaxchilan3 act=yaxchilan1")), [0, 1, 0, 0, 0]);
}

#[test]
fn the_highest_spaces_are_a_free_choice() {
    for space in ["yaxchilan6", "yaxchilan7"] {
        let game = after(&worker_on(space, json!({})), &format!("pick={space}"));
        assert_eq!(listed_with(&game, "act").len(), 5);
        let game = after(&worker_on(space, json!({})), &format!("pick={space} act=yaxchilan1"));
        assert_eq!(stock(&game), [0, 1, 0, 0, 0]);
    }
}

#[test]
fn a_worker_may_be_picked_up_for_no_action() {
    let game = after(&worker_on("yaxchilan5", json!({})), "pick=yaxchilan5 done");
    assert_eq!(stock(&game), [0; 5]);
    assert_eq!(player(&game, 1).free_workers(), 2);
}

#[test]
fn a_worker_on_space_0_has_no_action() {
    let game = after(&worker_on("tikal0", json!({ "wood": 5 })), "pick=tikal0");
    assert_eq!(listed(&game), ["pick=chichen0", "done"]);
}

// Begging --------------------------------------------------------------------------------------

#[test]
fn who_has_two_corn_or_less_may_beg_and_angers_a_god() {
    let table = Table::new(4).player(1, json!({ "corn": 2 }));
    assert_eq!(listed_with(&table.game(), "beg").len(), 3);
    let game = after(&table, "beg=yellow");
    assert_eq!((stock(&game)[0], player(&game, 1).temples), (3, [1, 0, 1]));
    assert_eq!(refused(&game, "beg=brown"), "begged_already");
    let game = Table::new(4).player(1, json!({ "corn": 3 })).game();
    assert_eq!(refused(&game, "beg=brown"), "too_much_corn_to_beg corn=3");
}

#[test]
fn one_begs_at_the_beginning_of_a_turn_only() {
    let table = Table::new(4).player(1, json!({ "corn": 2, "on": ["tikal0"] }));
    assert_eq!(refused(&after(&table, "place=palenque"), "beg=brown"), "now_place");
    let table = worker_on("tikal0", json!({ "corn": 2 }));
    assert_eq!(refused(&after(&table, "pick=tikal0"), "beg=brown"), "now_pick");
}

#[test]
fn a_god_cannot_be_angered_from_the_bottom() {
    let table = Table::new(4).player(1, json!({ "temples": { "brown": -1, "yellow": -1 } }));
    assert_eq!(listed_with(&table.game(), "beg"), ["beg=green"]);
    assert_eq!(refused(&table.game(), "beg=brown"), "at_the_bottom temple=brown");
}

/// A table at which the second player finds every space 0 and the first-player space taken.
fn crowded() -> Table {
    Table::new(4).set("turn", json!(1)).player(
        1,
        json!({ "workers": 6,
            "on": ["palenque0", "yaxchilan0", "tikal0", "uxmal0", "chichen0", "start"] }),
    )
}

#[test]
fn who_can_neither_place_nor_pick_up_must_beg() {
    let game = crowded().game();
    assert_eq!(listed(&game), ["beg=brown", "beg=yellow", "beg=green"]);
    // With one worker on a gear, there is no need to place one.
    let game = crowded().player(2, json!({ "on": ["tikal5"] })).game();
    assert_eq!(listed(&game), ["beg=brown", "beg=yellow", "beg=green", "pick=tikal5"]);
}

#[test]
fn who_cannot_even_beg_is_shown_mercy() {
    let table = crowded()
        .player(2, json!({ "corn": 0, "temples": { "brown": -1, "yellow": -1, "green": -1 } }))
        .player(3, json!({ "on": ["tikal1"] }));
    let game = table.game();
    // Only a cheapest space, and only one worker.
    assert_eq!(
        listed_with(&game, ""),
        ["place=palenque", "place=yaxchilan", "place=uxmal", "place=chichen"]
    );
    let game = after(&table, "place=uxmal");
    assert!(player(&game, 2).on.contains("uxmal1".parse().unwrap()));
    assert_eq!((player(&game, 2).corn, game.actor()), (0, seat(3)));
}

#[test]
fn mercy_takes_all_corn() {
    // The cheapest space costs 3, and there are 2 corn.
    let on = |spaces: &[&str]| json!({ "workers": 6, "on": spaces });
    let table = Table::new(4)
        .set("turn", json!(3))
        .player(
            1,
            on(&["palenque0", "palenque1", "palenque2", "yaxchilan0", "yaxchilan1", "start"]),
        )
        .player(2, on(&["yaxchilan2", "tikal0", "tikal1", "tikal2", "uxmal0", "uxmal1"]))
        .player(3, on(&["uxmal2", "chichen0", "chichen1", "chichen2", "tikal3"]))
        .player(4, json!({ "corn": 2, "temples": { "brown": -1, "yellow": -1, "green": -1 } }));
    assert_eq!(
        listed(&table.game()),
        ["place=palenque", "place=yaxchilan", "place=uxmal", "place=chichen"]
    );
    let mut game = table.game();
    play(&mut game, "place=chichen");
    let spaces: Vec<Space> = player(&game, 4).on.iter().collect();
    assert_eq!(player(&game, 4).corn, 0);
    assert_eq!(spaces.len(), 1);
}

#[test]
fn who_can_pay_for_the_last_cheap_space_need_not_beg() {
    let on = |spaces: &[&str]| json!({ "workers": 6, "on": spaces });
    let table = Table::new(4)
        .set("turn", json!(3))
        .player(1, on(&["palenque0", "palenque1", "palenque2", "palenque3", "yaxchilan0", "start"]))
        .player(2, on(&["yaxchilan1", "yaxchilan2", "yaxchilan3", "tikal0", "tikal1", "tikal2"]))
        .player(3, on(&["tikal3", "uxmal0", "uxmal1", "uxmal2", "uxmal3", "chichen0"]))
        .player(4, json!({ "corn": 1, "temples": { "brown": 0, "yellow": -1, "green": -1 } }));
    // Chichen Itza 1 is free, and a corn is enough for it.
    assert_eq!(listed(&table.game()), ["beg=brown", "place=chichen"]);
}
