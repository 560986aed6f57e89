//! The thirteen prophecies: each hardship, and each band of points.

use serde_json::{Value, json};

use super::{
    Table, after, hard, listed, listed_with, offers, play, player, refused, seat, stock, tribe_on,
    under, with_tribes, worker_on,
};
use crate::{BAND_POINTS, Prophecy, Source, Tribe, Tzolkin};

/// The last turn of the food day on which this prophecy is scored.
fn scoring(prophecy: &str, fields: Value) -> Table {
    under(prophecy, Table::new(4).player(1, fields))
        .set("turn", json!(3))
        .set("round", json!(14))
        .set("tooth", json!(13))
}

fn prophecy_points(game: &Tzolkin, number: usize) -> i16 {
    player(game, number).points[Source::Prophecies.index()]
}

// When -----------------------------------------------------------------------------------------

#[test]
fn a_prophecy_is_true_from_the_day_after_a_food_day_to_the_end_of_the_next() {
    let mut table = under("drought", Table::new(4).set("turn", json!(3)));
    for (food_days, tooth, now) in
        [(0, 3, None), (1, 9, Some(Prophecy::Drought)), (2, 15, Some(Prophecy::Hunger))]
    {
        table = table
            .set("food_days", json!(food_days))
            .set("tooth", json!(tooth))
            .set("round", json!(tooth + 1));
        if food_days == 2 {
            table = table.set("row", json!([15, 18, 22, 25, 27, 30]));
        }
        assert_eq!(table.game().calamity, now, "after {food_days}");
    }
    // It is scored on its food day, also a late one, and the next one comes.
    let late = scoring("drought", json!({ "corn": 6 })).set("tooth", json!(14));
    let game = after(&late, "place=tikal");
    assert_eq!((game.calamity, prophecy_points(&game, 1)), (Some(Prophecy::Hunger), -5));
}

#[test]
fn the_third_prophecy_is_scored_before_the_last_advance() {
    // Workers on Chichen Itza 10 count, although the last advance pushes them off.
    let table = Table::new(4)
        .set("options", json!({ "prophecies": true }))
        .set("prophecies", json!(["drought", "hunger", "high_floodwaters"]))
        .set("turn", json!(3))
        .set("round", json!(27))
        .set("tooth", json!(26))
        .set("food_days", json!(3))
        .set("row", json!([15, 18, 22, 25, 27, 30]))
        .player(1, json!({ "corn": 6, "on": ["chichen10", "chichen9"] }));
    let game = after(&table, "place=tikal");
    assert_eq!(prophecy_points(&game, 1), 6);
    assert_eq!(game.calamity, None);
}

// Points ---------------------------------------------------------------------------------------

/// For each prophecy the first count of the bands worth 0, 6 and 13.
#[test]
fn bands_are_as_printed() {
    let printed = [
        [1, 4, 10],
        [0, 2, 4],
        [0, 2, 4],
        [0, 2, 4],
        [1, 3, 6],
        [2, 4, 7],
        [2, 4, 6],
        [1, 3, 5],
        [3, 5, 7],
        [1, 2, 3],
        [2, 4, 7],
        [4, 5, 6],
        [1, 2, 3],
    ];
    for (&prophecy, bands) in Prophecy::ALL.iter().zip(printed) {
        assert_eq!(prophecy.bands(), bands, "{prophecy:?}");
        for (at, least) in bands.into_iter().enumerate() {
            assert_eq!(prophecy.points(least), BAND_POINTS[at + 1]);
            assert_eq!(prophecy.points(least - 1), BAND_POINTS[at]);
        }
    }
    assert_eq!(BAND_POINTS, [-5, 0, 6, 13]);
}

/// What is counted: a player with these fields scores these points.
macro_rules! scores {
    ($($test:ident: $prophecy:literal => $($fields:tt => $points:literal),*;)*) => {
        $(#[test]
        fn $test() {
            $(let table = scoring($prophecy, json!($fields));
            let table = if let Some(jungle) = json!($fields).get("_jungle") {
                table.set("jungle", jungle.clone())
            } else {
                table
            };
            assert_eq!(prophecy_points(&after(&table, "place=tikal"), 1), $points, "{}", json!($fields));)*
        })*
    };
}

scores! {
    wrathful_gods_count_steps_on_all_temples: "wrathful_gods" =>
        { "temples": { "brown": -1, "green": 1 } } => -5, { "temples": { "green": 1 } } => 0,
        { "temples": { "green": 3, "brown": 2, "yellow": -1 } } => 6,
        { "temples": { "green": 4, "brown": 3, "yellow": 3 } } => 13;
    angry_chaac_counts_steps_on_the_brown_temple: "angry_chaac" =>
        { "temples": { "brown": -1 } } => -5, { "temples": { "brown": 1, "green": 5 } } => 0,
        { "temples": { "brown": 2 } } => 6, { "temples": { "brown": 4 } } => 13;
    angry_quetzalcoatl_counts_steps_on_the_yellow_temple: "angry_quetzalcoatl" =>
        { "temples": { "yellow": -1 } } => -5, { "temples": { "yellow": 0 } } => 0,
        { "temples": { "yellow": 3 } } => 6, { "temples": { "yellow": 5 } } => 13;
    angry_kukulcan_counts_steps_on_the_green_temple: "angry_kukulcan" =>
        { "temples": { "green": -1 } } => -5, { "temples": { "green": 1 } } => 0,
        { "temples": { "green": 2 } } => 6, { "temples": { "green": 6 } } => 13;
    gold_shortage_counts_gold_in_hand: "gold_shortage" =>
        { "gold": 1, "wood": 9 } => -5, { "gold": 3 } => 0, { "gold": 5 } => 6, { "gold": 6 } => 13;
    desecration_counts_skulls_in_hand: "desecration" =>
        { "skulls": 0 } => -5, { "skulls": 2 } => 0, { "skulls": 3 } => 6, { "skulls": 5 } => 13;
    teacher_shortage_counts_levels: "teacher_shortage" =>
        { "technologies": { "theology": 2 } } => -5, { "technologies": { "theology": 3 } } => 0,
        { "technologies": { "theology": 3, "agriculture": 2 } } => 6,
        { "technologies": { "theology": 3, "agriculture": 3, "extraction": 1 } } => 13;
    forgotten_lore_counts_second_levels: "forgotten_lore" =>
        { "technologies": { "theology": 1 } } => -5, { "technologies": { "theology": 2 } } => 0,
        { "technologies": { "theology": 2, "agriculture": 3 } } => 6,
        { "technologies": { "theology": 2, "agriculture": 3, "extraction": 2 } } => 13;
    crowded_cities_count_buildings_and_no_monuments: "crowded_cities" =>
        { "buildings": [2], "monuments": [1, 2] } => -5, { "buildings": [2, 3] } => 0,
        { "buildings": [2, 3, 5, 7] } => 6, { "buildings": [2, 3, 5, 7, 8, 9, 11] } => 13;
    hunger_counts_workers_fed: "hunger" =>
        { "workers": 6, "corn": 9 } => -5, { "workers": 6, "corn": 12 } => 0,
        { "workers": 5, "corn": 15 } => 6, { "workers": 6, "corn": 18 } => 13;
    high_floodwaters_count_workers_on_chichen_itza: "high_floodwaters" =>
        { "on": ["tikal3"] } => -5, { "on": ["chichen3"] } => 0,
        { "on": ["chichen3", "chichen4"] } => 6, { "on": ["chichen3", "chichen4", "chichen0"] } => 13;
}

/// Harvest tiles come from the jungle, so these need fields that fit.
#[test]
fn forest_fires_and_drought_count_tiles() {
    let jungle = |wood: u8, corn: u8| {
        // `wood` wood tiles taken from Palenque 3 and 4, `corn` corn tiles from there and 2.
        let (third, fourth) = (wood.min(4), wood.saturating_sub(4));
        json!([{ "corn": 4 - corn.min(4) }, { "wood": 4 - third, "corn": third - corn.saturating_sub(4).min(third) }, { "wood": 4 - fourth, "corn": fourth }, { "wood": 4 }])
    };
    for (prophecy, tiles, worth) in [
        ("forest_fires", (0, 0), -5),
        ("forest_fires", (2, 0), 0),
        ("forest_fires", (5, 0), 6),
        ("forest_fires", (6, 0), 13),
        ("drought", (4, 1), -5),
        ("drought", (4, 3), 0),
        ("drought", (4, 6), 6),
        ("drought", (4, 7), 13),
    ] {
        let (wood, corn) = tiles;
        let table = scoring(prophecy, json!({ "wood_tiles": wood, "corn_tiles": corn }))
            .set("jungle", jungle(wood, corn));
        assert_eq!(
            prophecy_points(&after(&table, "place=tikal"), 1),
            worth,
            "{prophecy} {tiles:?}"
        );
    }
}

// Hardships ------------------------------------------------------------------------------------

#[test]
fn wrathful_gods_ask_a_corn_for_each_step() {
    let table = hard("wrathful_gods", "tikal5", json!({ "wood": 1, "corn": 1 }));
    let game = after(&table, "pick=tikal5 act=tikal5 climb=brown+green");
    assert_eq!(listed(&game), ["done", "accept"]);
    let game = after(&table, "pick=tikal5 act=tikal5 climb=brown+green accept");
    assert_eq!(
        player(&game, 1).temples.iter().sum::<u8>(),
        4,
        "the second cannot be paid, and is lost"
    );
    let game = after(&table, "pick=tikal5 act=tikal5 climb=brown+green done accept");
    assert_eq!(
        (player(&game, 1).temples.iter().sum::<u8>(), stock(&game)[0]),
        (4, 0),
        "each may be declined"
    );
}

#[test]
fn an_angry_god_asks_a_block_for_each_step_on_that_temple() {
    let table = hard("angry_kukulcan", "chichen6", json!({ "skulls": 1 }));
    // The block of the same action pays for the step.
    let game = after(&table, "pick=chichen6 act=chichen6 take=g pay=g");
    assert_eq!((player(&game, 1).temples, stock(&game)), ([1, 1, 2], [0; 5]));
    let game = after(&table, "pick=chichen6 act=chichen6 take=g done");
    assert_eq!((player(&game, 1).temples, stock(&game)[3]), ([1, 1, 1], 1));
    let table = hard("angry_kukulcan", "chichen1", json!({ "skulls": 1 }));
    assert_eq!(
        player(&after(&table, "pick=chichen1 act=chichen1"), 1).temples,
        [2, 1, 1],
        "others ask nothing"
    );
}

#[test]
fn a_step_that_cannot_happen_is_not_taxed() {
    let table = hard(
        "wrathful_gods",
        "chichen1",
        json!({ "skulls": 1, "corn": 5, "temples": { "brown": 5 } }),
    );
    let game = after(&table, "pick=chichen1 act=chichen1");
    assert_eq!(
        (listed(&game), stock(&game)[0]),
        (vec!["pick=chichen0".to_owned(), "done".to_owned()], 5)
    );
}

#[test]
fn forest_fires_take_a_wood_of_each_harvest() {
    let game = after(
        &hard("forest_fires", "palenque3", json!({})),
        "pick=palenque3 act=palenque3 harvest=wood",
    );
    assert_eq!(
        (stock(&game)[1], player(&game, 1).wood_tiles),
        (1, 1),
        "the tile is taken all the same"
    );
    let game =
        after(&hard("forest_fires", "yaxchilan1", json!({})), "pick=yaxchilan1 act=yaxchilan1");
    assert_eq!(stock(&game)[1], 1, "only at Palenque");
}

#[test]
fn drought_takes_a_corn_of_each_harvest_but_not_of_fish() {
    let game = after(&hard("drought", "palenque2", json!({})), "pick=palenque2 act=palenque2");
    assert_eq!((stock(&game)[0], player(&game, 1).corn_tiles), (3, 1));
    let game = after(&hard("drought", "palenque1", json!({})), "pick=palenque1 act=palenque1");
    assert_eq!(stock(&game)[0], 3);
}

/// The hardship follows the action, also from the partner gear.
#[test]
fn drought_follows_huracan() {
    let table = under("drought", tribe_on("huracan", "yaxchilan2", json!({})))
        .set("options", json!({ "tribes": true, "prophecies": true }));
    assert_eq!(stock(&after(&table, "pick=yaxchilan2 act=palenque2"))[0], 3);
}

/// The example of the rulebook: with Yaxchilan 5 a stone and two corn, or a gold, a stone and a
/// corn.
#[test]
fn gold_shortage_asks_a_corn_for_each_gold() {
    let table = hard("gold_shortage", "yaxchilan5", json!({}));
    assert_eq!(stock(&after(&table, "pick=yaxchilan5 act=yaxchilan5 done")), [2, 0, 1, 0, 0]);
    assert_eq!(stock(&after(&table, "pick=yaxchilan5 act=yaxchilan5 accept")), [1, 0, 1, 1, 0]);
    // And with the third level of Extraction none, one or two gold.
    let table = table.player(1, json!({ "technologies": { "extraction": 3 } }));
    for (words, what) in [
        ("done", [2, 0, 2, 0, 0]),
        ("accept done", [1, 0, 2, 1, 0]),
        ("accept accept", [0, 0, 2, 2, 0]),
    ] {
        assert_eq!(stock(&after(&table, &format!("pick=yaxchilan5 act=yaxchilan5 {words}"))), what);
    }
}

#[test]
fn gold_shortage_makes_gold_dearer_at_the_market() {
    let table = hard("gold_shortage", "uxmal2", json!({ "corn": 5 }));
    assert_eq!(stock(&after(&table, "pick=uxmal2 act=uxmal2 buy=gold")), [0, 0, 0, 1, 0]);
    let game =
        after(&hard("gold_shortage", "uxmal2", json!({ "corn": 4 })), "pick=uxmal2 act=uxmal2");
    assert_eq!(listed_with(&game, "buy"), ["buy=wood", "buy=stone"]);
}

#[test]
fn desecration_asks_a_step_down_for_each_skull() {
    let table = hard("desecration", "yaxchilan4", json!({ "technologies": { "theology": 3 } }));
    let game = after(&table, "pick=yaxchilan4 act=yaxchilan4 descend=brown descend=green");
    assert_eq!((stock(&game)[4], player(&game, 1).temples), (2, [0, 1, 0]));
    let game = after(&table, "pick=yaxchilan4 act=yaxchilan4 descend=brown done");
    assert_eq!(stock(&game)[4], 1);
    let low = table.player(1, json!({ "temples": { "brown": -1, "yellow": -1, "green": -1 } }));
    assert!(!offers(&after(&low, "pick=yaxchilan4"), "act=yaxchilan4"), "nothing is left to give");
}

#[test]
fn teacher_shortage_asks_a_block_for_each_advance() {
    for (level, cost) in [(0, 2), (1, 3), (2, 4), (3, 2)] {
        let table = hard(
            "teacher_shortage",
            "tikal1",
            json!({ "gold": 5, "technologies": { "architecture": level } }),
        );
        let game = after(&table, "pick=tikal1 act=tikal1 learn=architecture");
        assert_eq!(stock(&game)[3], 5 - cost, "from level {level}");
    }
    // Free advances too: the stone of the same building pays, or the advance is declined.
    let table = hard("teacher_shortage", "tikal2", json!({ "wood": 3 }))
        .set("row", json!([7, null, null, null, null, null]));
    let game = after(&table, "pick=tikal2 act=tikal2 pay=s");
    assert_eq!((stock(&game), player(&game, 1).technologies[0]), ([0; 5], 1));
    let game = after(&table, "pick=tikal2 act=tikal2 done");
    assert_eq!((stock(&game)[2], player(&game, 1).technologies[0]), (1, 0));
}

#[test]
fn teacher_shortage_and_itzamna() {
    let table = under("teacher_shortage", tribe_on("itzamna", "tikal1", json!({ "wood": 1 })))
        .set("options", json!({ "tribes": true, "prophecies": true }));
    let game = after(&table, "pick=tikal1 act=tikal1 learn=theology");
    assert_eq!((stock(&game)[1], player(&game, 1).technologies[3]), (0, 1), "none and one more");
}

#[test]
fn forgotten_lore_turns_second_levels_off() {
    let level = |track: &str, level: u8| json!({ "technologies": { track: level } });
    let game = after(
        &hard("forgotten_lore", "palenque1", level("agriculture", 2)),
        "pick=palenque1 act=palenque1",
    );
    assert_eq!(stock(&game)[0], 3);
    let game = after(
        &hard("forgotten_lore", "yaxchilan5", level("extraction", 3)),
        "pick=yaxchilan5 act=yaxchilan5",
    );
    assert_eq!(stock(&game), [2, 0, 1, 2, 0], "the third level acts");
    let table = hard("forgotten_lore", "chichen4", level("theology", 2))
        .player(1, json!({ "skulls": 1, "wood": 1 }));
    assert_eq!(listed(&after(&table, "pick=chichen4 act=chichen4")), ["pick=chichen0", "done"]);
}

#[test]
fn crowded_cities_ask_a_block_or_2_corn_for_each_building() {
    let table = hard("crowded_cities", "tikal2", json!({ "wood": 1, "stone": 1, "gold": 1 }));
    // 1 costs a wood and any other block; 12 a wood and a gold, and the stone is left for the city.
    let game = after(&table, "pick=tikal2 act=tikal2 build=1 pay=s");
    assert_eq!(stock(&game), [0, 0, 0, 1, 0]);
    let game = after(&hard("crowded_cities", "tikal2", json!({ "wood": 1 })), "pick=tikal2");
    assert!(!listed(&game).contains(&"act=tikal2".to_owned()));
    let table = hard("crowded_cities", "uxmal4", json!({ "corn": 4 }));
    assert_eq!(stock(&after(&table, "pick=uxmal4 act=uxmal4 build=1"))[0], 0, "2 and 2 more");
    // Due even if Architecture brings the rest to nothing.
    let table = hard(
        "crowded_cities",
        "tikal2",
        json!({ "stone": 1, "technologies": { "architecture": 3 } }),
    );
    let game = after(&table, "pick=tikal2 act=tikal2 build=1");
    assert_eq!(stock(&game), [1, 0, 0, 0, 0]);
}

#[test]
fn crowded_cities_leave_monuments_alone() {
    let table = hard("crowded_cities", "tikal4", json!({ "wood": 3, "stone": 2, "gold": 1 }))
        .set("monuments", json!([1, null, null, null, null, null]));
    assert_eq!(stock(&after(&table, "pick=tikal4 act=tikal4 monument=1")), [0; 5]);
}

#[test]
fn hunger_makes_workers_need_a_corn_more() {
    let game = after(&scoring("hunger", json!({ "corn": 9 })), "place=tikal");
    assert_eq!((stock(&game)[0], player(&game, 1).points[Source::Hunger.index()]), (0, 0));
    let table = with_tribes(scoring("hunger", json!({ "corn": 12 })), "yaluk")
        .set("options", json!({ "tribes": true, "prophecies": true }));
    assert_eq!(player(&table.game(), 1).tribe, Some(Tribe::Yaluk));
    assert_eq!(stock(&after(&table, "place=tikal"))[0], 0, "with Yaluk 4 each");
}

#[test]
fn high_floodwaters_ask_2_corn_for_a_worker_on_chichen_itza() {
    let table = under("high_floodwaters", Table::new(4).player(1, json!({ "corn": 9 })));
    assert_eq!(stock(&after(&table, "place=chichen"))[0], 7);
    assert_eq!(stock(&after(&table, "place=tikal"))[0], 9);
}

#[test]
fn high_floodwaters_come_on_top_of_the_flat_price() {
    let full =
        json!({ "workers": 6, "on": ["chichen0", "chichen1", "chichen2", "chichen3", "chichen4"] });
    let table = under(
        "high_floodwaters",
        with_tribes(Table::new(4).player(1, json!({ "corn": 9 })).player(2, full), "cit_bolon_tum"),
    )
    .set("options", json!({ "tribes": true, "prophecies": true }));
    assert_eq!(stock(&after(&table, "flat=chichen"))[0], 4);
}

// Food days ------------------------------------------------------------------------------------

/// The third food day, on which the second prophecy is true and the gods give materials.
fn third_food_day(prophecy: &str) -> Table {
    let first = if prophecy == "drought" { "hunger" } else { "drought" };
    Table::new(4)
        .set("options", json!({ "prophecies": true }))
        .set("prophecies", json!([first, prophecy, "angry_chaac"]))
        .set("turn", json!(3))
        .set("round", json!(21))
        .set("tooth", json!(20))
        .set("food_days", json!(2))
        .set("row", json!([15, 18, 22, 25, 27, 30]))
}

#[test]
fn gold_of_the_gods_may_be_declined() {
    let table =
        third_food_day("gold_shortage").player(1, json!({ "corn": 7, "temples": { "yellow": 4 } }));
    let game = after(&table, "place=tikal");
    assert_eq!((game.actor(), listed(&game).join(" ")), (seat(1), "done accept".to_owned()));
    let game = after(&table, "place=tikal accept");
    assert_eq!(
        (stock(&game), game.round),
        ([0, 0, 0, 1, 0], 22),
        "one corn is left, for one of two"
    );
    assert_eq!(stock(&after(&table, "place=tikal done"))[3], 0);
}

#[test]
fn skulls_of_the_gods_are_wanted_or_not_before_anyone_steps_down() {
    let pious = json!({ "corn": 6, "temples": { "green": 4 } });
    let table = third_food_day("desecration")
        .player(1, pious.clone())
        .player(2, pious)
        .player(3, json!({ "corn": 6, "skulls": 12 }));
    // One skull is left: if both want it, nobody gets it and nobody steps down.
    let game = after(&table, "place=tikal descend=brown descend=brown");
    assert_eq!(
        [1, 2].map(|number| (player(&game, number).skulls, player(&game, number).temples[0])),
        [(0, 1), (0, 1)]
    );
    let game = after(&table, "place=tikal descend=brown done");
    assert_eq!(
        [1, 2].map(|number| (player(&game, number).skulls, player(&game, number).temples[0])),
        [(1, 0), (0, 1)]
    );
    // Wood is given by the steps as they were.
    assert_eq!(player(&game, 1).blocks, [2, 0, 0]);
}

#[test]
fn what_was_asked_on_a_food_day_is_part_of_a_position() {
    let table =
        third_food_day("gold_shortage").player(1, json!({ "corn": 9, "temples": { "yellow": 4 } }));
    let mut game = table.game();
    play(&mut game, "place=tikal");
    let text = patolli_game::Position::write(&game, patolli_game::Viewer::Omniscient).to_string();
    assert_eq!(patolli_game::Position::<Tzolkin>::read(&text).unwrap().game, game);
    assert_eq!(refused(&game, "place=tikal"), "now_tax");
}

#[test]
fn mercy_counts_the_flood() {
    let low = json!({ "corn": 0, "temples": { "brown": -1, "yellow": -1, "green": -1 } });
    let table = under("high_floodwaters", Table::new(4).set("turn", json!(1)).player(2, low))
        .player(
            1,
            json!({ "workers": 5, "on": ["palenque0", "yaxchilan0", "tikal0", "uxmal0", "start"] }),
        );
    let game = table.game();
    assert_eq!(
        listed(&game),
        ["place=palenque", "place=yaxchilan", "place=tikal", "place=uxmal"],
        "Chichen Itza 0 costs 2"
    );
}

#[test]
fn the_order_of_a_shift_is_the_owners_where_it_matters() {
    let low = json!({ "brown": -1, "yellow": -1, "green": -1 });
    let levels = json!({ "agriculture": 3, "theology": 3, "extraction": 1 });
    let table = under(
        "desecration",
        worker_on(
            "tikal2",
            json!({ "wood": 1, "stone": 1, "temples": low, "technologies": levels }),
        ),
    )
    .set("options", json!({ "prophecies": true, "new_buildings": true }))
    .set("prophecies", json!(["hunger", "desecration", "drought"]))
    .set("round", json!(16))
    .set("tooth", json!(15))
    .set("food_days", json!(2))
    .set("row", json!([39, null, null, null, null, null]));
    let game = after(&table, "pick=tikal2 act=tikal2 forget=extraction");
    assert_eq!(listed(&game), ["learn=agriculture", "learn=architecture", "learn=theology"]);
    // A step up first, which then pays for the skull.
    let words = "pick=tikal2 act=tikal2 forget=extraction learn=agriculture climb=brown learn=theology descend=brown";
    assert_eq!(stock(&after(&table, words))[4], 1);
}
