//! Palenque: fishing and harvesting.

use serde_json::json;

use super::{after, listed, player, refused, stock, worker_on};

#[test]
fn fishing_brings_3_corn() {
    assert_eq!(
        stock(&after(&worker_on("palenque1", json!({})), "pick=palenque1 act=palenque1")),
        [3, 0, 0, 0, 0]
    );
}

#[test]
fn palenque_2_has_corn_only() {
    let game = after(&worker_on("palenque2", json!({})), "pick=palenque2 act=palenque2");
    assert_eq!(stock(&game), [4, 0, 0, 0, 0]);
    assert_eq!((player(&game, 1).corn_tiles, game.jungle[0].corn), (1, 3));
}

#[test]
fn wood_lies_on_corn() {
    for (number, wood) in [(3, 2), (4, 3), (5, 4)] {
        let space = format!("palenque{number}");
        let table = worker_on(&space, json!({}));
        let game = after(&table, &format!("pick={space} act={space}"));
        assert_eq!(listed(&game), ["harvest=wood", "burn=brown", "burn=yellow", "burn=green"]);
        let game = after(&table, &format!("pick={space} act={space} harvest=wood"));
        assert_eq!(stock(&game), [0, wood, 0, 0, 0]);
        let fields = game.jungle[number - 2];
        assert_eq!((fields.wood, fields.corn, player(&game, 1).wood_tiles), (3, 1, 1));
    }
}

#[test]
fn uncovered_corn_can_be_harvested() {
    for (number, corn) in [(3, 5), (4, 7), (5, 9)] {
        let space = format!("palenque{number}");
        let mut jungle = vec![
            json!({ "corn": 4 }),
            json!({ "wood": 4 }),
            json!({ "wood": 4 }),
            json!({ "wood": 4 }),
        ];
        jungle[number - 2] = json!({ "wood": 3, "corn": 1 });
        let table = worker_on(&space, json!({ "wood_tiles": 1 })).set("jungle", json!(jungle));
        let game = after(&table, &format!("pick={space} act={space} harvest=corn"));
        assert_eq!(stock(&game), [corn, 0, 0, 0, 0]);
        let fields = game.jungle[number - 2];
        assert_eq!((fields.wood, fields.corn, player(&game, 1).corn_tiles), (3, 0, 1));
    }
}

#[test]
fn burning_the_forest_gives_the_corn_below_and_angers_a_god() {
    for (number, corn) in [(3, 5), (4, 7), (5, 9)] {
        let space = format!("palenque{number}");
        let game =
            after(&worker_on(&space, json!({})), &format!("pick={space} act={space} burn=green"));
        assert_eq!(stock(&game), [corn, 0, 0, 0, 0]);
        let fields = game.jungle[number - 2];
        assert_eq!((fields.wood, fields.corn), (3, 0));
        assert_eq!((player(&game, 1).corn_tiles, player(&game, 1).wood_tiles), (1, 0));
        assert_eq!(player(&game, 1).temples, [1, 1, 0]);
    }
}

#[test]
fn burning_is_allowed_while_another_field_shows_corn() {
    let table = worker_on("palenque3", json!({ "wood_tiles": 1 })).set(
        "jungle",
        json!([{ "corn": 4 }, { "wood": 3, "corn": 1 }, { "wood": 4 }, { "wood": 4 }]),
    );
    let game = after(&table, "pick=palenque3 act=palenque3");
    assert_eq!(
        listed(&game),
        ["harvest=wood", "harvest=corn", "burn=brown", "burn=yellow", "burn=green"]
    );
}

#[test]
fn from_the_bottom_of_all_temples_nobody_burns() {
    let table =
        worker_on("palenque3", json!({ "temples": { "brown": -1, "yellow": -1, "green": -1 } }));
    let game = after(&table, "pick=palenque3 act=palenque3");
    assert_eq!(stock(&game), [0, 2, 0, 0, 0], "only wood is left, and is taken without asking");
}

#[test]
fn without_tiles_there_is_no_harvest() {
    let table = worker_on("palenque2", json!({}))
        .set("jungle", json!([{ "corn": 0 }, { "wood": 4 }, { "wood": 4 }, { "wood": 4 }]))
        .player(2, json!({ "corn_tiles": 4 }))
        .player(1, json!({ "corn": 5 }));
    let game = after(&table, "pick=palenque2");
    assert_eq!(listed(&game), ["act=palenque1", "done"]);
    assert!(refused(&game, "act=palenque2").starts_with("cannot_perform"));
}

#[test]
fn palenque_6_and_7_are_any_of_the_five() {
    for space in ["palenque6", "palenque7"] {
        let game = after(
            &worker_on(space, json!({})),
            &format!("pick={space} act=palenque5 harvest=wood"),
        );
        assert_eq!(stock(&game), [0, 4, 0, 0, 0]);
    }
}
