//! Uxmal: offerings and trade.

use serde_json::json;

use super::{after, listed, listed_with, player, refused, stock, worker_on};

#[test]
fn uxmal_1_is_a_step_for_3_corn() {
    let game =
        after(&worker_on("uxmal1", json!({ "corn": 4 })), "pick=uxmal1 act=uxmal1 climb=yellow");
    assert_eq!((player(&game, 1).temples, stock(&game)[0]), ([1, 2, 1], 1));
    let game = after(&worker_on("uxmal1", json!({ "corn": 2 })), "pick=uxmal1");
    assert_eq!(listed(&game), ["pick=chichen0", "done"], "2 corn do not suffice");
}

/// A lower action is paid for first, so it must leave enough for its own cost.
#[test]
fn the_corn_for_a_lower_action_is_paid_before_its_own_cost() {
    let has_offering = |corn: u16| {
        let table = worker_on("uxmal2", json!({ "corn": corn }));
        listed(&after(&table, "pick=uxmal2")).contains(&"act=uxmal1".to_owned())
    };
    assert_eq!([3, 4].map(has_offering), [false, true]);
}

#[test]
fn the_market_sells_and_buys_at_2_3_and_4_corn() {
    let table = worker_on("uxmal2", json!({ "wood": 1, "stone": 1, "gold": 1 }));
    let game = after(&table, "pick=uxmal2 act=uxmal2 sell=wood sell=stone sell=gold done");
    assert_eq!(stock(&game), [9, 0, 0, 0, 0]);
    let table = worker_on("uxmal2", json!({ "corn": 10 }));
    let game = after(&table, "pick=uxmal2 act=uxmal2 buy=wood buy=stone buy=gold");
    assert_eq!(stock(&game), [1, 1, 1, 1, 0]);
}

#[test]
fn one_trades_as_often_as_one_likes() {
    let table = worker_on("uxmal2", json!({ "gold": 3 }));
    let words =
        "pick=uxmal2 act=uxmal2 sell=gold sell=gold buy=wood buy=wood buy=wood buy=stone buy=stone";
    assert_eq!(stock(&after(&table, words)), [0, 3, 2, 0, 0]);
}

#[test]
fn trades_have_one_order_and_what_was_sold_is_not_bought_back() {
    let table = worker_on("uxmal2", json!({ "wood": 2, "stone": 2, "gold": 2 }));
    let game = after(&table, "pick=uxmal2 act=uxmal2 sell=stone");
    assert_eq!(listed(&game), ["sell=stone", "sell=gold", "buy=wood", "done"]);
    assert_eq!(refused(&game, "sell=wood"), "trade_in_order");
}

#[test]
fn the_market_needs_something_to_trade() {
    let game = after(&worker_on("uxmal2", json!({ "corn": 1, "skulls": 3 })), "pick=uxmal2");
    assert_eq!(listed(&game), ["pick=chichen0", "done"], "skulls are not traded");
}

#[test]
fn uxmal_3_is_a_new_worker_up_to_six() {
    let game = after(&worker_on("uxmal3", json!({ "workers": 5 })), "pick=uxmal3 act=uxmal3");
    assert_eq!((player(&game, 1).workers, player(&game, 1).free_workers()), (6, 5));
    let game = after(&worker_on("uxmal3", json!({ "workers": 6 })), "pick=uxmal3");
    assert_eq!(listed(&game), ["pick=chichen0", "done"]);
}

#[test]
fn uxmal_4_is_a_building_for_2_corn_a_block() {
    // 10 costs 2 wood and a stone, 12 a wood and a gold.
    let table = worker_on("uxmal4", json!({ "corn": 6, "wood": 9, "gold": 9 }));
    let game = after(&table, "pick=uxmal4 act=uxmal4");
    assert_eq!(listed(&game), ["build=1", "build=6", "build=10", "build=12", "build=13"]);
    let game = after(&table, "pick=uxmal4 act=uxmal4 build=10");
    assert_eq!(stock(&game), [0, 9, 0, 9, 0]);
    assert_eq!(player(&game, 1).temples, [2, 2, 1]);
}

#[test]
fn uxmal_4_builds_no_monument() {
    let table = worker_on("uxmal4", json!({ "corn": 99 }))
        .set("monuments", json!([1, 2, null, null, null, null]));
    let game = after(&table, "pick=uxmal4 act=uxmal4");
    assert!(listed_with(&game, "monument").is_empty());
    assert_eq!(refused(&game, "monument=1"), "no_monument_now");
}

#[test]
fn corn_and_blocks_are_not_mixed() {
    let table = worker_on("uxmal4", json!({ "corn": 3, "wood": 9 }))
        .set("row", json!([4, 6, 7, 9, 10, 11]));
    let game = after(&table, "pick=uxmal4");
    assert!(!listed(&game).contains(&"act=uxmal4".to_owned()));
}

#[test]
fn uxmal_5_is_any_action_of_four_gears_for_a_corn() {
    let rich = json!({ "corn": 20, "wood": 5, "stone": 5, "gold": 5, "skulls": 3 });
    let game = after(&worker_on("uxmal5", rich), "pick=uxmal5 act=uxmal5");
    let acts = listed_with(&game, "act");
    assert_eq!(acts.len(), 19, "all but its own and those of Chichen Itza: {acts:?}");
    assert!(acts.iter().all(|act| !act.contains("chichen") && act != "act=uxmal5"));
    assert!(!listed(&game).contains(&"done".to_owned()));
    assert_eq!(refused(&game, "act=uxmal5"), "not_any_action");
    let game =
        after(&worker_on("uxmal5", json!({ "corn": 1 })), "pick=uxmal5 act=uxmal5 act=yaxchilan5");
    assert_eq!(stock(&game), [2, 0, 1, 1, 0]);
}

#[test]
fn uxmal_5_pays_the_chosen_action_too() {
    let table = worker_on("uxmal5", json!({ "corn": 3 }));
    let game = after(&table, "pick=uxmal5 act=uxmal5");
    assert!(!listed(&game).contains(&"act=uxmal1".to_owned()), "2 corn are left, not 3");
    let table = worker_on("uxmal5", json!({ "corn": 4 }));
    let game = after(&table, "pick=uxmal5 act=uxmal5 act=uxmal1 climb=brown");
    assert_eq!(stock(&game)[0], 0);
}

#[test]
fn tikal_4_through_uxmal_5_may_build_a_monument() {
    let table = worker_on("uxmal5", json!({ "corn": 1, "wood": 3, "stone": 2, "gold": 1 }))
        .set("monuments", json!([1, null, null, null, null, null]));
    let game = after(&table, "pick=uxmal5 act=uxmal5 act=tikal4 monument=1");
    assert_eq!(player(&game, 1).monuments.len(), 1);
}

#[test]
fn uxmal_6_and_7_are_any_of_the_five_at_their_own_cost() {
    for space in ["uxmal6", "uxmal7"] {
        let table = worker_on(space, json!({ "corn": 1 }));
        let game = after(&table, &format!("pick={space} act=uxmal5 act=palenque1"));
        assert_eq!(stock(&game)[0], 3, "a corn is paid, 3 are fished");
        let game = after(&worker_on(space, json!({})), &format!("pick={space}"));
        assert_eq!(listed_with(&game, "act"), ["act=uxmal3"]);
    }
}
