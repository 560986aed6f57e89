//! Chichen Itza: a skull stays on each space.

use serde_json::json;

use super::{after, listed, listed_with, player, points, refused, stock, worker_on};

#[test]
fn each_action_takes_a_skull_and_brings_points_a_step_and_perhaps_a_block() {
    for (number, worth, temple, block) in [
        (1, 4, 0, false),
        (2, 5, 0, false),
        (3, 6, 0, false),
        (4, 7, 2, false),
        (5, 8, 2, false),
        (6, 8, 2, true),
        (7, 10, 1, false),
        (8, 11, 1, true),
        (9, 13, 1, true),
    ] {
        let space = format!("chichen{number}");
        let mut words = format!("pick={space} act={space}");
        if block {
            words += " take=g";
        }
        let game = after(&worker_on(&space, json!({ "skulls": 1 })), &words);
        let mut temples = [1; 3];
        temples[temple] += 1;
        assert_eq!((points(&game, 1), player(&game, 1).temples), (worth, temples), "{space}");
        assert_eq!(stock(&game), [0, 0, 0, u16::from(block), 0]);
        assert_eq!(game.offered, 1 << number);
        assert_eq!(game.skulls_in_bank(), 12);
    }
}

#[test]
fn without_a_skull_there_is_no_action() {
    let game = after(&worker_on("chichen4", json!({ "corn": 9 })), "pick=chichen4");
    assert!(listed_with(&game, "act").is_empty());
}

#[test]
fn each_space_is_used_once_in_a_game() {
    let table =
        worker_on("chichen4", json!({ "skulls": 2, "corn": 2 })).set("skulls", json!([4, 3]));
    let game = after(&table, "pick=chichen4");
    assert_eq!(listed(&game), ["act=chichen2", "done"]);
    assert_eq!(refused(&game, "act=chichen4"), "skull_there");
}

#[test]
fn space_10_is_a_free_choice_among_those_without_a_skull() {
    let table = worker_on("chichen10", json!({ "skulls": 1 })).set("skulls", json!([1, 9, 5]));
    let game = after(&table, "pick=chichen10");
    assert_eq!(
        listed_with(&game, "act").join(" "),
        "act=chichen2 act=chichen3 act=chichen4 act=chichen6 act=chichen7 act=chichen8"
    );
}

#[test]
fn space_0_has_no_action() {
    let game = after(&worker_on("tikal0", json!({ "skulls": 1, "corn": 3 })), "pick=chichen0");
    assert_eq!(listed(&game), ["pick=tikal0", "done"]);
}
