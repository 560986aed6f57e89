//! Technologies: each level exactly where it applies, and nowhere else.

use serde_json::{Value, json};

use super::{Table, after, listed, listed_with, player, points, stock, worker_on};

fn level(track: &str, level: u8) -> Value {
    json!({ "technologies": { track: level } })
}

/// The stock after the first player has used the action with this level.
fn with(track: &str, at: u8, action: &str, rest: &str) -> [u16; 5] {
    let table = worker_on(action, level(track, at)).set(
        "jungle",
        json!([{ "corn": 4 }, { "wood": 3, "corn": 1 }, { "wood": 3, "corn": 1 }, { "wood": 3, "corn": 1 }]),
    );
    let table = table.player(2, json!({ "wood_tiles": 3 }));
    stock(&after(&table, &format!("pick={action} act={action} {rest}")))
}

#[test]
fn agriculture_brings_more_corn_from_harvests() {
    for (action, corn) in [("palenque3", 5), ("palenque4", 7), ("palenque5", 9)] {
        let harvests = [0, 1, 2, 3].map(|at| with("agriculture", at, action, "harvest=corn")[0]);
        assert_eq!(harvests, [corn, corn + 1, corn + 1, corn + 3]);
    }
    assert_eq!([0, 1, 2, 3].map(|at| with("agriculture", at, "palenque2", "")[0]), [4, 5, 5, 7]);
}

#[test]
fn agriculture_2_brings_more_fish() {
    assert_eq!([0, 1, 2, 3].map(|at| with("agriculture", at, "palenque1", "")[0]), [3, 3, 4, 4]);
}

#[test]
fn agriculture_brings_no_more_wood_and_nothing_elsewhere() {
    assert_eq!(with("agriculture", 3, "palenque3", "harvest=wood"), [0, 2, 0, 0, 0]);
    assert_eq!(with("agriculture", 3, "yaxchilan3", ""), [2, 0, 0, 1, 0]);
}

#[test]
fn agriculture_1_brings_more_corn_from_burning_too() {
    assert_eq!(with("agriculture", 1, "palenque4", "burn=brown")[0], 8);
}

#[test]
fn agriculture_2_harvests_corn_without_a_tile() {
    for at in [1, 2] {
        let table = worker_on("palenque4", level("agriculture", at));
        let game = after(&table, "pick=palenque4 act=palenque4");
        // All corn is under wood, so none is available.
        assert_eq!(listed(&game).contains(&"harvest=corn".to_owned()), at == 2);
        assert_eq!(listed_with(&game, "burn").len(), 3, "burning stays possible");
    }
    let table = worker_on("palenque4", level("agriculture", 2));
    let game = after(&table, "pick=palenque4 act=palenque4 harvest=corn");
    assert_eq!((stock(&game)[0], player(&game, 1).corn_tiles), (8, 0));
    assert_eq!(game.jungle[2].wood, 4);
}

#[test]
fn a_corn_tile_in_sight_is_taken() {
    let table = worker_on("palenque2", level("agriculture", 3));
    let game = after(&table, "pick=palenque2 act=palenque2");
    assert_eq!((player(&game, 1).corn_tiles, game.jungle[0].corn), (1, 3));
}

#[test]
fn agriculture_2_harvests_where_all_tiles_are_gone() {
    let table = worker_on("palenque2", level("agriculture", 2))
        .set("jungle", json!([{}, { "wood": 4 }, { "wood": 4 }, { "wood": 4 }]))
        .player(2, json!({ "corn_tiles": 4 }));
    assert_eq!(stock(&after(&table, "pick=palenque2 act=palenque2"))[0], 5);
}

#[test]
fn extraction_1_brings_more_wood() {
    for at in 1..=3 {
        assert_eq!(with("extraction", at, "yaxchilan1", "")[1], 2);
        assert_eq!(with("extraction", at, "palenque3", "harvest=wood")[1], 3);
        assert_eq!(with("extraction", at, "palenque4", "harvest=wood")[1], 4);
        assert_eq!(with("extraction", at, "palenque5", "harvest=wood")[1], 5);
    }
    assert_eq!(with("extraction", 1, "palenque3", "harvest=corn"), [5, 0, 0, 0, 0]);
    assert_eq!(with("extraction", 1, "yaxchilan2", ""), [1, 0, 1, 0, 0]);
}

#[test]
fn extraction_2_brings_more_stone() {
    assert_eq!(with("extraction", 2, "yaxchilan2", ""), [1, 0, 2, 0, 0]);
    assert_eq!(with("extraction", 2, "yaxchilan5", ""), [2, 0, 2, 1, 0]);
    assert_eq!(with("extraction", 2, "yaxchilan3", ""), [2, 0, 0, 1, 0]);
}

#[test]
fn extraction_3_brings_more_gold() {
    assert_eq!(with("extraction", 3, "yaxchilan3", ""), [2, 0, 0, 2, 0]);
    assert_eq!(with("extraction", 3, "yaxchilan5", ""), [2, 0, 2, 2, 0]);
    assert_eq!(with("extraction", 3, "yaxchilan4", ""), [0, 0, 0, 0, 1]);
}

#[test]
fn extraction_brings_nothing_from_other_sources() {
    let table = worker_on("chichen9", level("extraction", 3)).player(1, json!({ "skulls": 1 }));
    assert_eq!(stock(&after(&table, "pick=chichen9 act=chichen9 take=g"))[3], 1);
    let table = worker_on("uxmal2", level("extraction", 3)).player(1, json!({ "corn": 4 }));
    assert_eq!(stock(&after(&table, "pick=uxmal2 act=uxmal2 buy=gold"))[3], 1);
}

#[test]
fn technologies_belong_to_the_action_however_it_is_reached() {
    let table = worker_on("uxmal5", level("extraction", 3)).player(1, json!({ "corn": 1 }));
    assert_eq!(stock(&after(&table, "pick=uxmal5 act=uxmal5 act=yaxchilan3"))[3], 2);
    let table = worker_on("yaxchilan5", level("extraction", 3)).player(1, json!({ "corn": 2 }));
    assert_eq!(stock(&after(&table, "pick=yaxchilan5 act=yaxchilan3"))[3], 2);
    let table = worker_on("yaxchilan7", level("extraction", 3));
    assert_eq!(stock(&after(&table, "pick=yaxchilan7 act=yaxchilan3"))[3], 2);
}

// Architecture ---------------------------------------------------------------------------------

#[test]
fn architecture_brings_corn_then_points_for_each_building() {
    for (at, corn, worth) in [(0, 0, 0), (1, 1, 0), (2, 1, 2)] {
        let table = worker_on("tikal2", level("architecture", at)).player(1, json!({ "wood": 1 }));
        let game = after(&table, "pick=tikal2 act=tikal2");
        assert_eq!((stock(&game)[0], points(&game, 1)), (corn, worth), "level {at}");
        // And when building for corn.
        let table = worker_on("uxmal4", level("architecture", at)).player(1, json!({ "corn": 2 }));
        let game = after(&table, "pick=uxmal4 act=uxmal4 build=1");
        assert_eq!((stock(&game)[0], points(&game, 1)), (corn, worth), "level {at}");
    }
}

#[test]
fn architecture_3_saves_a_block_of_choice_at_tikal() {
    let table =
        worker_on("tikal2", level("architecture", 3)).player(1, json!({ "wood": 2, "stone": 1 }));
    let game = after(&table, "pick=tikal2 act=tikal2 build=10");
    assert_eq!(listed(&game), ["save=wood", "save=stone"]);
    let game = after(&table, "pick=tikal2 act=tikal2 build=10 save=stone");
    assert_eq!((stock(&game), points(&game, 1)), ([1, 0, 1, 0, 0], 2));
}

#[test]
fn architecture_3_saves_the_block_that_is_wanting() {
    let table = worker_on("tikal2", level("architecture", 3)).player(1, json!({ "wood": 2 }));
    let game = after(&table, "pick=tikal2 act=tikal2");
    // 4 costs four wood; 13 costs one gold and so nothing.
    assert_eq!(listed(&game), ["build=1", "build=6", "build=10", "build=12", "build=13"]);
    let game = after(&table, "pick=tikal2 act=tikal2 build=10");
    assert_eq!(stock(&game), [1, 0, 0, 0, 0], "stone is saved without asking");
    let table = worker_on("tikal2", level("architecture", 3));
    let game = after(&table, "pick=tikal2 act=tikal2 build=13");
    assert_eq!(points(&game, 1), 2 + 3, "and its advance gives the bonus of the track");
}

#[test]
fn architecture_3_saves_2_corn_at_uxmal() {
    let table = worker_on("uxmal4", level("architecture", 3)).player(1, json!({ "corn": 4 }));
    let game = after(&table, "pick=uxmal4 act=uxmal4 build=10");
    assert_eq!(stock(&game)[0], 1, "6 less 2 are paid, and 1 gained");
}

#[test]
fn architecture_helps_one_of_two_buildings() {
    let table = worker_on("tikal4", level("architecture", 2)).player(1, json!({ "wood": 9 }));
    for choice in ["now", "later"] {
        let words = format!("pick=tikal4 act=tikal4 build=1 architecture={choice} build=6");
        let game = after(&table, &words);
        assert_eq!((stock(&game)[0], points(&game, 1)), (1, 2), "{choice}");
    }
    // Kept for a second building that is never built, it is for the first after all.
    let game = after(&table, "pick=tikal4 act=tikal4 build=1 architecture=later done");
    assert_eq!((stock(&game)[0], points(&game, 1)), (1, 2));
}

#[test]
fn architecture_is_not_asked_about_where_no_second_building_can_follow() {
    let with_wood =
        |wood| worker_on("tikal4", level("architecture", 2)).player(1, json!({ "wood": wood }));
    let game = after(&with_wood(1), "pick=tikal4 act=tikal4");
    assert_eq!((stock(&game)[0], points(&game, 1)), (1, 2), "1 is all that can be built");
    assert_eq!(listed(&game), ["pick=chichen0", "done"]);
    // With two more, 6 can follow.
    let table = with_wood(3);
    assert_eq!(
        listed(&after(&table, "pick=tikal4 act=tikal4 build=1")),
        ["architecture=now", "architecture=later"]
    );
    // In crowded cities the first costs another block, and nothing is left for a second.
    let table = super::under("crowded_cities", table);
    let game = after(&table, "pick=tikal4 act=tikal4 build=1");
    assert_eq!((stock(&game)[0], points(&game, 1)), (1, 2));
}

#[test]
fn what_a_first_building_brings_may_pay_for_a_second() {
    // 9 brings a gold, for which 13 can be built.
    let table = worker_on("tikal4", level("architecture", 1))
        .player(1, json!({ "wood": 3, "stone": 1 }))
        .set("row", json!([7, 9, 13, null, null, null]));
    let asked = ["architecture=now", "architecture=later"];
    assert_eq!(listed(&after(&table, "pick=tikal4 act=tikal4 build=9")), asked);
    // 7 brings a stone, for which nothing is on offer.
    let game = after(&table, "pick=tikal4 act=tikal4 build=7");
    assert_eq!(listed(&game), ["pick=chichen0", "done"]);
}

#[test]
fn a_first_building_may_be_renovated_for_the_second() {
    // 34 costs all there is, and its blocks pay for 6.
    let table = worker_on("tikal4", level("architecture", 1))
        .player(1, json!({ "wood": 2, "gold": 1 }))
        .set("options", json!({ "new_buildings": true }))
        .set("row", json!([34, 6, 4, 5, 10, 11]));
    let asked = ["architecture=now", "architecture=later"];
    assert_eq!(listed(&after(&table, "pick=tikal4 act=tikal4 build=34")), asked);
}

#[test]
fn a_market_with_nothing_to_trade_pays_for_no_second_building() {
    // 26 lets one trade, but costs all there is.
    let table = super::second_age(worker_on("tikal4", level("architecture", 1)))
        .player(1, json!({ "stone": 3 }))
        .set("row", json!([26, 18, 19, 20, 21, 22]));
    let game = after(&table, "pick=tikal4 act=tikal4");
    assert_eq!(listed(&game), ["pick=chichen0", "done"]);
    let table = table.player(1, json!({ "corn": 9 }));
    let asked = ["architecture=now", "architecture=later"];
    assert_eq!(listed(&after(&table, "pick=tikal4 act=tikal4")), asked);
}

#[test]
fn architecture_comes_after_the_surcharge_of_crowded_cities() {
    let table = super::under("crowded_cities", worker_on("tikal2", level("architecture", 2)))
        .player(1, json!({ "wood": 2, "stone": 1 }));
    let game = after(&table, "pick=tikal2 act=tikal2 build=1");
    assert_eq!(listed(&game), ["pay=w", "pay=s"]);
    assert_eq!((stock(&game)[0], points(&game, 1)), (0, 0));
    let game = after(&table, "pick=tikal2 act=tikal2 build=1 pay=w");
    assert_eq!((stock(&game)[0], points(&game, 1)), (1, 2));
}

#[test]
fn kept_architecture_is_read_when_the_first_building_is_paid_for() {
    // 13 raises Architecture to its second level, which does not help itself.
    let table = worker_on("tikal4", level("architecture", 1))
        .player(1, json!({ "wood": 9, "gold": 1 }))
        .set("row", json!([1, 4, 6, 10, 12, 13]));
    let game = after(&table, "pick=tikal4 act=tikal4 build=13 architecture=later done");
    assert_eq!((stock(&game)[0], points(&game, 1)), (1, 0));
    let game = after(&table, "pick=tikal4 act=tikal4 build=13 architecture=later build=1");
    assert_eq!((stock(&game)[0], points(&game, 1)), (1, 2));
}

#[test]
fn architecture_3_saves_a_block_of_one_of_two_buildings() {
    let table = worker_on("tikal4", level("architecture", 3)).player(1, json!({ "wood": 2 }));
    // One wood for 1, then two less one for 6.
    let game = after(&table, "pick=tikal4 act=tikal4 build=1 architecture=later build=6");
    assert_eq!((stock(&game)[1], player(&game, 1).buildings.len()), (0, 2));
    // Nothing for 1, then two for 6.
    let game = after(&table, "pick=tikal4 act=tikal4 build=1 architecture=now build=6");
    assert_eq!((stock(&game)[1], player(&game, 1).buildings.len()), (0, 2));
}

#[test]
fn a_building_that_raises_architecture_does_not_help_itself_but_the_next() {
    let table = worker_on("tikal4", json!({ "gold": 1, "wood": 1 }));
    let game = after(&table, "pick=tikal4 act=tikal4 build=13 build=1");
    assert_eq!(
        (stock(&game)[0], player(&game, 1).technologies[2]),
        (1, 1),
        "at level 0 nothing is used up"
    );
    let table = worker_on("tikal2", json!({ "gold": 1 }));
    assert_eq!(stock(&after(&table, "pick=tikal2 act=tikal2"))[0], 0);
}

#[test]
fn architecture_does_not_help_with_monuments() {
    let table = worker_on("tikal4", level("architecture", 3))
        .player(1, json!({ "wood": 3, "stone": 2 }))
        .set("monuments", json!([1, null, null, null, null, null]));
    assert!(listed_with(&after(&table, "pick=tikal4 act=tikal4"), "monument").is_empty());
    let table = table.player(1, json!({ "gold": 1 }));
    let game = after(&table, "pick=tikal4 act=tikal4 monument=1");
    assert_eq!((stock(&game), points(&game, 1)), ([0; 5], 0));
}

// Theology -------------------------------------------------------------------------------------

#[test]
fn theology_1_reaches_the_next_higher_action_for_nothing() {
    let acts = |from: &str, at: u8| {
        let table = worker_on(from, level("theology", at)).player(1, json!({ "skulls": 1 }));
        listed_with(&after(&table, &format!("pick={from}")), "act").join(" ")
    };
    assert_eq!(acts("chichen4", 0), "act=chichen4");
    assert_eq!(acts("chichen4", 1), "act=chichen4 act=chichen5");
    // From 0 it reaches 1.
    let table = Table::new(4).player(
        1,
        json!({ "on": ["tikal0", "chichen0"], "skulls": 1, "technologies": { "theology": 1 } }),
    );
    assert_eq!(listed(&after(&table, "pick=chichen0")), ["act=chichen1", "done"]);
}

#[test]
fn theology_1_reaches_the_free_choice_from_9() {
    let table = worker_on("chichen9", level("theology", 1)).player(1, json!({ "skulls": 1 }));
    assert_eq!(listed_with(&after(&table, "pick=chichen9"), "act").len(), 9);
    let game = after(&table, "pick=chichen9 act=chichen1");
    assert_eq!((points(&game, 1), stock(&game)[0]), (4, 0));
}

#[test]
fn theology_1_helps_at_chichen_itza_only() {
    let table = worker_on("yaxchilan2", level("theology", 1));
    assert_eq!(listed_with(&after(&table, "pick=yaxchilan2"), "act"), ["act=yaxchilan2"]);
}

#[test]
fn theology_2_sells_a_step_after_an_action_at_chichen_itza() {
    let table =
        worker_on("chichen4", level("theology", 2)).player(1, json!({ "skulls": 1, "wood": 1 }));
    let game = after(&table, "pick=chichen4 act=chichen4");
    assert_eq!(listed(&game), ["climb=brown", "climb=yellow", "climb=green", "done"]);
    let paid = after(&table, "pick=chichen4 act=chichen4 climb=green");
    assert_eq!((player(&paid, 1).temples, stock(&paid)[1]), ([1, 1, 3], 0));
    let kept = after(&table, "pick=chichen4 act=chichen4 done");
    assert_eq!((player(&kept, 1).temples, stock(&kept)[1]), ([1, 1, 2], 1));
}

#[test]
fn theology_2_may_be_paid_with_the_block_just_gained() {
    let table = worker_on("chichen6", level("theology", 2)).player(1, json!({ "skulls": 1 }));
    let game = after(&table, "pick=chichen6 act=chichen6 take=s climb=brown");
    assert_eq!((player(&game, 1).temples, stock(&game)), ([2, 1, 2], [0; 5]));
    let table = worker_on("chichen4", level("theology", 2)).player(1, json!({ "skulls": 1 }));
    assert_eq!(listed(&after(&table, "pick=chichen4 act=chichen4")), ["pick=chichen0", "done"]);
}

#[test]
fn theology_3_brings_another_skull_at_yaxchilan_4_alone() {
    assert_eq!(with("theology", 2, "yaxchilan4", "")[4], 1);
    assert_eq!(with("theology", 3, "yaxchilan4", "")[4], 2);
    let table = worker_on("yaxchilan4", level("theology", 3)).player(2, json!({ "skulls": 12 }));
    assert_eq!(stock(&after(&table, "pick=yaxchilan4 act=yaxchilan4"))[4], 1, "only one is left");
    let table = worker_on("tikal1", level("theology", 3)).player(1, json!({ "wood": 1 }));
    assert_eq!(stock(&after(&table, "pick=tikal1 act=tikal1 learn=theology"))[4], 1);
}

// Beyond the third level -----------------------------------------------------------------------

#[test]
fn beyond_the_third_level_there_is_the_bonus() {
    let beyond = |track: &str, rest: &str| {
        let table = worker_on("tikal1", level(track, 3)).player(1, json!({ "wood": 1 }));
        after(&table, &format!("pick=tikal1 act=tikal1 learn={track} {rest}"))
    };
    assert_eq!(player(&beyond("agriculture", "climb=yellow"), 1).temples, [1, 2, 1]);
    assert_eq!(stock(&beyond("extraction", "take=sg")), [0, 0, 1, 1, 0]);
    assert_eq!(points(&beyond("architecture", ""), 1), 3);
    assert_eq!(stock(&beyond("theology", "")), [0, 0, 0, 0, 1]);
}

#[test]
fn a_bonus_that_does_nothing_is_not_on_offer() {
    let table = worker_on("tikal1", level("theology", 3))
        .player(1, json!({ "wood": 1 }))
        .player(2, json!({ "skulls": 13 }));
    let game = after(&table, "pick=tikal1 act=tikal1");
    assert_eq!(listed(&game), ["learn=agriculture", "learn=extraction", "learn=architecture"]);
}
