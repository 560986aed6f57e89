//! One test for each monument: what it costs, and what it is worth.

use serde_json::{Value, json};

use super::{Table, after, listed_with, player, seat, stock, worker_on};
use crate::rules::score::Scores;
use crate::{Blocks, Kind, Monument, Tzolkin};

/// What a monument that the first player has built is worth there.
fn worth(number: u8, table: &Table) -> i16 {
    let game: Tzolkin = table.game();
    Scores::of(&game).worth(seat(1), Monument::new(number).unwrap())
}

fn owning(number: u8, fields: Value) -> Table {
    Table::new(4).player(1, json!({ "monuments": [number] })).player(1, fields)
}

#[test]
fn costs_and_kinds_are_as_printed() {
    use Kind::{Civil, Sacred, Tomb};
    let printed = [
        (Tomb, [3, 2, 1]),
        (Tomb, [1, 3, 2]),
        (Tomb, [1, 1, 4]),
        (Tomb, [1, 0, 4]),
        (Tomb, [2, 2, 2]),
        (Civil, [2, 3, 1]),
        (Civil, [1, 1, 3]),
        (Civil, [2, 1, 3]),
        (Civil, [3, 0, 3]),
        (Sacred, [0, 2, 3]),
        (Sacred, [0, 4, 3]),
        (Sacred, [0, 3, 3]),
        (Sacred, [0, 0, 4]),
    ];
    for (monument, (kind, cost)) in Monument::all().zip(printed) {
        let design = monument.design();
        let skulls = u8::from(monument.number() == 13);
        assert_eq!(
            (design.kind, design.cost, design.skulls),
            (kind, Blocks(cost), skulls),
            "{monument}"
        );
    }
}

#[test]
fn each_can_be_built_for_just_its_cost_and_not_for_less() {
    for monument in Monument::all() {
        let Blocks([wood, stone, gold]) = monument.design().cost;
        let skulls = monument.design().skulls;
        let table = worker_on(
            "tikal4",
            json!({ "wood": wood, "stone": stone, "gold": gold, "skulls": skulls }),
        )
        .set("monuments", json!([monument, null, null, null, null, null]))
        .set("row", json!([null, null, null, null, null, null]));
        let game = after(&table, "pick=tikal4 act=tikal4");
        assert_eq!((stock(&game), player(&game, 1).monuments.len()), ([0; 5], 1), "{monument}");
        let poorer = table.player(1, json!({ "gold": gold - 1 }));
        assert!(listed_with(&after(&poorer, "pick=tikal4"), "act=tikal4").is_empty(), "{monument}");
    }
}

#[test]
fn the_skull_of_monument_13_returns_to_the_bank() {
    let table = worker_on("tikal4", json!({ "gold": 4, "skulls": 1 }))
        .set("monuments", json!([13, null, null, null, null, null]))
        .set("row", json!([null, null, null, null, null, null]));
    assert_eq!(table.game().skulls_in_bank(), 12);
    assert_eq!(after(&table, "pick=tikal4 act=tikal4").skulls_in_bank(), 13);
}

#[test]
fn monument_1_counts_own_tombs() {
    let table = owning(1, json!({ "monuments": [1, 2], "buildings": [11, 2] }));
    assert_eq!(worth(1, &table), 12, "a building, the other monument and itself");
}

#[test]
fn monument_2_counts_all_own_tiles() {
    let table = owning(2, json!({ "monuments": [2, 8], "buildings": [11, 2, 14] }));
    assert_eq!(worth(2, &table), 10);
    // The wealth tile that feeds a worker is not built.
    let table = owning(2, json!({ "wealth": [14] }));
    assert_eq!(worth(2, &table), 2);
}

#[test]
fn monument_3_counts_own_corn_tiles() {
    let table = owning(3, json!({ "corn_tiles": 3 }))
        .set("jungle", json!([{ "corn": 1 }, { "wood": 4 }, { "wood": 4 }, { "wood": 4 }]));
    assert_eq!(worth(3, &table), 12);
}

#[test]
fn monument_4_counts_own_wood_tiles_that_were_not_burnt() {
    let table = worker_on("palenque3", json!({ "monuments": [4] }));
    let mut game = table.game();
    super::play(&mut game, "pick=palenque3 act=palenque3 burn=brown");
    assert_eq!(Scores::of(&game).worth(seat(1), Monument::new(4).unwrap()), 0);
    let mut game = table.game();
    super::play(&mut game, "pick=palenque3 act=palenque3 harvest=wood");
    assert_eq!(Scores::of(&game).worth(seat(1), Monument::new(4).unwrap()), 4);
}

#[test]
fn monument_5_counts_the_monuments_of_all_by_the_number_of_players() {
    for (seats, each) in [(2, 6), (3, 5), (4, 4)] {
        let mut table = Table::new(seats)
            .player(1, json!({ "monuments": [5, 2] }))
            .player(2, json!({ "monuments": [7] }));
        let neutral = [
            "palenque8",
            "palenque9",
            "tikal8",
            "tikal9",
            "uxmal8",
            "uxmal9",
            "yaxchilan8",
            "yaxchilan9",
            "chichen11",
            "chichen12",
            "tikal7",
            "uxmal7",
        ];
        table = table.set("neutral", json!(neutral[..[12, 6, 0][seats - 2]]));
        table = table.set(
            "jungle",
            json!([{ "corn": seats }, { "wood": seats }, { "wood": seats }, { "wood": seats }]),
        );
        assert_eq!(worth(5, &table), 3 * each, "{seats} players");
    }
}

#[test]
fn monument_6_counts_own_civil_tiles() {
    assert_eq!(worth(6, &owning(6, json!({ "monuments": [6, 9], "buildings": [7, 8, 11] }))), 16);
}

#[test]
fn monument_7_counts_technologies_at_the_third_level() {
    for (top, points) in [(0, 0), (1, 9), (2, 20), (3, 33), (4, 33)] {
        let level = |at: usize| if at < top { 3 } else { 2 };
        let levels = json!({ "agriculture": level(0), "extraction": level(1), "architecture": level(2), "theology": level(3) });
        assert_eq!(worth(7, &owning(7, json!({ "technologies": levels }))), points);
    }
}

#[test]
fn monument_8_counts_levels_of_technology() {
    let levels = json!({ "agriculture": 3, "extraction": 1, "theology": 2 });
    assert_eq!(worth(8, &owning(8, json!({ "technologies": levels }))), 18);
}

#[test]
fn monument_9_counts_workers_in_play() {
    for (workers, points) in [(3, 0), (4, 6), (5, 12), (6, 18)] {
        assert_eq!(worth(9, &owning(9, json!({ "workers": workers }))), points);
    }
}

#[test]
fn monument_10_counts_own_sacred_tiles() {
    assert_eq!(worth(10, &owning(10, json!({ "monuments": [10, 11], "buildings": [14] }))), 12);
}

#[test]
fn monument_11_counts_the_steps_on_all_temples_once_more() {
    let temples = json!({ "brown": 3, "yellow": -1, "green": 5 });
    assert_eq!(worth(11, &owning(11, json!({ "temples": temples }))), 6 - 2 + 9);
}

#[test]
fn monument_12_counts_steps_above_the_start_on_the_best_temple() {
    let temples = json!({ "brown": 3, "yellow": 4, "green": -1 });
    assert_eq!(worth(12, &owning(12, json!({ "temples": temples }))), 12);
    let temples = json!({ "brown": -1, "yellow": -1, "green": -1 });
    assert_eq!(worth(12, &owning(12, json!({ "temples": temples }))), 0, "not below nothing");
}

#[test]
fn monument_13_counts_the_skulls_of_all_at_chichen_itza() {
    assert_eq!(
        worth(13, &owning(13, json!({ "skulls": 2 })).set("skulls", json!([1, 4, 9, 2]))),
        12
    );
}
