//! What a prophecy taxes and cannot be paid for is not on offer.

use serde_json::{Value, json};

use super::{after, hard, listed, listed_with, offers, player, second_age, stock, tribe_on, under};

/// On the lowest step of every temple.
fn at_the_bottom() -> Value {
    json!({ "temples": { "brown": -1, "yellow": -1, "green": -1 } })
}

#[test]
fn an_offering_leaves_a_corn_for_wrathful_gods() {
    for (corn, possible) in [(3, false), (4, true)] {
        let game = after(&hard("wrathful_gods", "uxmal1", json!({ "corn": corn })), "pick=uxmal1");
        assert_eq!(offers(&game, "act=uxmal1"), possible, "{corn} corn");
    }
    // Xaman Ek sells a block for it.
    let table = |fields| {
        under("wrathful_gods", tribe_on("xaman_ek", "uxmal1", fields))
            .set("options", json!({ "tribes": true, "prophecies": true }))
    };
    assert!(!offers(&after(&table(json!({ "corn": 3 })), "pick=uxmal1"), "act=uxmal1"));
    let table = table(json!({ "corn": 3, "wood": 1 }));
    let game = after(&table, "pick=uxmal1 act=uxmal1 climb=green sell=wood accept");
    assert_eq!((player(&game, 1).temples, stock(&game)), ([1, 1, 2], [1, 0, 0, 0, 0]));
}

#[test]
fn two_temples_for_a_block_that_nothing_is_left_to_pay_for() {
    let game = after(&hard("wrathful_gods", "tikal5", json!({ "wood": 1 })), "pick=tikal5");
    assert!(!offers(&game, "act=tikal5"));
    // With one block, an angry god cannot be paid: the two others are left.
    let game =
        after(&hard("angry_chaac", "tikal5", json!({ "wood": 1 })), "pick=tikal5 act=tikal5");
    assert_eq!((player(&game, 1).temples, stock(&game)[1]), ([1, 2, 2], 0));
    let game =
        after(&hard("angry_chaac", "tikal5", json!({ "wood": 2 })), "pick=tikal5 act=tikal5");
    assert_eq!(listed_with(&game, "climb").len(), 3);
}

#[test]
fn two_taxed_steps_are_asked_in_the_order_in_which_they_are_named() {
    let table = hard("wrathful_gods", "tikal5", json!({ "wood": 1, "corn": 1 }));
    let game = after(&table, "pick=tikal5 act=tikal5 climb=brown+yellow accept");
    assert_eq!(player(&game, 1).temples, [2, 1, 1], "the one corn pays for the first");
}

#[test]
fn devotion_leaves_something_for_the_gods() {
    let devoted = |prophecy, fields: Value| {
        let table = hard(prophecy, "chichen4", json!({ "skulls": 1 }))
            .player(1, json!({ "technologies": { "theology": 2 } }))
            .player(1, fields);
        listed_with(&after(&table, "pick=chichen4 act=chichen4 done"), "climb")
    };
    assert_eq!(devoted("wrathful_gods", json!({ "wood": 1, "corn": 0 })), [""; 0]);
    assert_eq!(devoted("wrathful_gods", json!({ "wood": 1, "corn": 1 })).len(), 3);
    assert_eq!(
        devoted("angry_kukulcan", json!({ "wood": 1 })),
        ["climb=brown", "climb=yellow"],
        "one block pays for the step, and none is left for the god"
    );
}

#[test]
fn a_bonus_that_cannot_be_paid_for_is_not_learnt() {
    let learn = |prophecy, fields: Value| {
        let levels = json!({ "agriculture": 3, "theology": 3 });
        let table = hard(prophecy, "tikal1", json!({ "wood": 1, "technologies": levels }))
            .player(1, fields);
        listed_with(&after(&table, "pick=tikal1 act=tikal1"), "learn")
    };
    let all = ["learn=agriculture", "learn=extraction", "learn=architecture", "learn=theology"];
    assert_eq!(learn("wrathful_gods", json!({})), all[1..]);
    assert_eq!(learn("wrathful_gods", json!({ "corn": 1 })), all);
    assert_eq!(learn("desecration", at_the_bottom()), all[..3]);
    assert_eq!(learn("desecration", json!({})), all);
}

#[test]
fn any_temple_but_one_whose_god_cannot_be_paid() {
    let table = hard("angry_chaac", "tikal2", json!({ "wood": 1, "gold": 1 }))
        .set("row", json!([12, null, null, null, null, null]));
    let game = after(&table, "pick=tikal2 act=tikal2");
    assert_eq!(listed(&game), ["climb=yellow", "climb=green"]);
    let table = table.player(1, json!({ "wood": 2 }));
    assert_eq!(listed_with(&after(&table, "pick=tikal2 act=tikal2"), "climb").len(), 3);
}

#[test]
fn gold_alone_is_not_taken_where_it_cannot_be_paid_for() {
    let table = hard("gold_shortage", "chichen6", json!({ "skulls": 1 }));
    let game = after(&table, "pick=chichen6 act=chichen6");
    assert_eq!(listed(&game), ["take=w", "take=s"]);
    let game = after(&table.player(1, json!({ "corn": 1 })), "pick=chichen6 act=chichen6");
    assert_eq!(listed(&game), ["take=w", "take=s", "take=g"]);
}

#[test]
fn an_advance_without_a_block_for_the_teacher_is_not_offered() {
    // 21 costs all there is, and brings a skull and any advance.
    let table = second_age(hard("teacher_shortage", "tikal2", json!({ "wood": 2, "stone": 2 })))
        .set("prophecies", json!(["hunger", "teacher_shortage", "drought"]))
        .set("row", json!([21, null, null, null, null, null]));
    let game = after(&table, "pick=tikal2 act=tikal2");
    assert_eq!(listed(&game), ["pick=chichen0", "done"]);
    let game = after(&table.player(1, json!({ "wood": 3 })), "pick=tikal2 act=tikal2");
    assert_eq!(listed_with(&game, "learn").len(), 4);
}
