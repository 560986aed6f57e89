//! Yaxchilan: materials.

use serde_json::json;

use super::{after, listed_with, refused, stock, worker_on};

#[test]
fn each_action_brings_what_is_printed() {
    for (number, what) in [
        (1, [0, 1, 0, 0, 0]),
        (2, [1, 0, 1, 0, 0]),
        (3, [2, 0, 0, 1, 0]),
        (4, [0, 0, 0, 0, 1]),
        (5, [2, 0, 1, 1, 0]),
    ] {
        let space = format!("yaxchilan{number}");
        let game = after(&worker_on(&space, json!({})), &format!("pick={space} act={space}"));
        assert_eq!(stock(&game), what, "{space}");
    }
}

#[test]
fn yaxchilan_6_and_7_are_any_of_the_five() {
    for space in ["yaxchilan6", "yaxchilan7"] {
        let game = after(&worker_on(space, json!({})), &format!("pick={space} act=yaxchilan4"));
        assert_eq!(stock(&game), [0, 0, 0, 0, 1]);
    }
}

#[test]
fn without_skulls_in_the_bank_yaxchilan_4_does_nothing() {
    let table = worker_on("yaxchilan4", json!({ "corn": 9 }))
        .player(2, json!({ "skulls": 9 }))
        .player(3, json!({ "skulls": 4 }));
    let game = after(&table, "pick=yaxchilan4");
    assert_eq!(listed_with(&game, "act"), ["act=yaxchilan1", "act=yaxchilan2", "act=yaxchilan3"]);
    assert!(refused(&game, "act=yaxchilan4").starts_with("cannot_perform"));
}
